-- Who can log in. The password of an administrator lies in control."adminUser".
create table account (
  id                 int generated always as identity primary key,
  -- What the interface calls the uid.
  uuid               uuid not null unique,
  "contactId"        int unique references contact on delete cascade,
  "customerId"       int unique references customer on delete cascade,
  email              text not null,
  "passwordHash"     text,
  "displayName"      text,
  "phoneNumber"      text,
  "emailVerified"    boolean not null default false,
  disabled           boolean not null default false,
  "tokensValidAfter" timestamptz(3),
  "lastLoginAt"      timestamptz(3),
  "lastRefreshAt"    timestamptz(3),
  "createdAt"        timestamptz(3) not null,
  "lastModifiedAt"   timestamptz(3) not null,
  check (num_nonnulls("contactId", "customerId") <= 1)
);
create unique index on account (lower(email));

-- A session is the family of refresh tokens that grew from one login. Without an account it is a visitor's.
create table session (
  uuid         uuid primary key,
  kind         text not null check (kind in ('anonymous', 'contact', 'customer', 'user', 'admin')),
  -- account.uuid, or control."adminUser".uuid for an administrator.
  "accountUid" uuid,
  -- How it began: password, magicToken or anonymous.
  provider     text not null,
  "createdAt"  timestamptz(3) not null,
  "expiresAt"  timestamptz(3) not null,
  "revokedAt"  timestamptz(3),
  check ((kind = 'anonymous') = ("accountUid" is null))
);
create index on session ("accountUid");
create index on session ("expiresAt");

-- Each is good for one exchange; one that comes a second time ends its whole family.
create table "refreshToken" (
  "tokenHash" bytea primary key,
  "sessionId" uuid not null references session on delete cascade,
  "createdAt" timestamptz(3) not null,
  "usedAt"    timestamptz(3)
);
create index on "refreshToken" ("sessionId");

-- What a link to set a password is worth, once.
create table "passwordToken" (
  "tokenHash"   bytea primary key,
  "accountUid"  uuid not null,
  -- The address that the link was made for: once the account has another, the link opens nothing.
  email         text not null,
  purpose       text not null check (purpose in ('reset', 'init')),
  "redirectUrl" text,
  language      text not null,
  "createdAt"   timestamptz(3) not null,
  "expiresAt"   timestamptz(3) not null,
  "usedAt"      timestamptz(3)
);
create index on "passwordToken" ("accountUid");
create index on "passwordToken" ("expiresAt");

create table "magicToken" (
  id                 int generated always as identity primary key,
  -- Names the token, and does not open anything.
  uuid               uuid not null unique,
  "tokenHash"        bytea not null unique,
  "contactId"        int references contact on delete cascade,
  "customerId"       int references customer on delete cascade,
  "expiresAt"        timestamptz(3) not null,
  "lastAccessedAt"   timestamptz(3),
  "failedLogins"     int not null default 0,
  "successfulLogins" int not null default 0,
  "oneTimeUse"       boolean not null default false,
  extra              jsonb not null default '[]',
  "createdAt"        timestamptz(3) not null,
  "lastModifiedAt"   timestamptz(3) not null,
  check (num_nonnulls("contactId", "customerId") = 1)
);
comment on column "magicToken".extra is 'type: Extras';
create index on "magicToken" ("contactId");
create index on "magicToken" ("customerId");
create index on "magicToken" ("expiresAt");
create index on "magicToken" ("createdAt", id);
create index on "magicToken" ("lastModifiedAt", id);
-- oneTimeUse and the counters are filtered within what the others leave: no index.
