-- Whoever registers a company without a session gets a one-time token for its first contact. Only the hash of the token is stored.
alter table company add column "registrationTokenHash" bytea;

-- How many password e-mails a mailbox got in the current hour, so that strangers cannot flood it from many addresses.
create table "mailboxUse" (
  -- In lower case.
  mailbox       text primary key,
  "windowStart" timestamptz(3) not null,
  sent          int not null
);
create index on "mailboxUse" ("windowStart");

-- A new login address that waits to be confirmed: by the link that was sent to it, and by the password.
create table "loginChange" (
  "tokenHash"  bytea primary key,
  "accountUid" uuid not null references account (uuid) on delete cascade,
  -- The address when the change was requested; once the account has another, the link opens nothing.
  email        text not null,
  "newEmail"   text not null,
  language     text not null,
  "createdAt"  timestamptz(3) not null,
  "expiresAt"  timestamptz(3) not null
);
create index on "loginChange" ("accountUid");
create index on "loginChange" ("expiresAt");
