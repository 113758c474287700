-- Two-factor sign-in of administrators: the secret of the authenticator app, encrypted if the operator has set a key.
create table control."adminTwoFactor" (
  "adminUserId" int primary key references control."adminUser" on delete cascade,
  secret        bytea not null,
  -- Null until the first code was entered: until then, no code is asked for.
  "enabledAt"   timestamptz(3),
  -- The time step of the last accepted code: a code works once.
  "lastStep"    bigint not null default 0,
  "createdAt"   timestamptz(3) not null
);

-- Recovery codes, as hashes. Each works once and is then deleted.
create table control."adminRecoveryCode" (
  "adminUserId" int not null references control."adminTwoFactor" on delete cascade,
  "codeHash"    bytea not null,
  primary key ("adminUserId", "codeHash")
);

-- What the operator requires of all administrators: one row.
create table control."signInPolicy" (
  id                 boolean primary key default true check (id),
  "requiresTwoFactor" boolean not null default false
);
insert into control."signInPolicy" default values;
