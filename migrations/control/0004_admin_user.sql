-- Who works in the back office, and for which tenants. Their numbers begin above those of contacts and customers.
create table control."adminUser" (
  id                 int generated always as identity (start with 1000000001) primary key,
  uuid               uuid not null unique,
  email              text not null,
  gender             text check (gender in ('M', 'F', 'U')),
  "firstName"        text,
  "middleName"       text,
  "lastName"         text,
  language           text not null default 'NL',
  phone              text,
  job                text,
  "passwordHash"     text,
  disabled           boolean not null default false,
  "tokensValidAfter" timestamptz(3),
  "lastLoginAt"      timestamptz(3),
  "lastRefreshAt"    timestamptz(3),
  "createdAt"        timestamptz(3) not null,
  "createdBy"        int,
  "lastModifiedAt"   timestamptz(3) not null,
  "lastModifiedBy"   int
);
comment on column control."adminUser".gender is 'contract: Gender';
create unique index on control."adminUser" (lower(email));
-- An installation has tens of administrators: no further index.

create table control."adminUserTenant" (
  id               int generated always as identity primary key,
  uuid             uuid not null unique,
  "adminUserId"    int not null references control."adminUser" on delete cascade,
  "tenantId"       text not null references control.tenant on delete cascade,
  name             text not null,
  "default"        boolean not null,
  "createdAt"      timestamptz(3) not null,
  "createdBy"      int,
  "lastModifiedAt" timestamptz(3) not null,
  "lastModifiedBy" int,
  unique ("adminUserId", "tenantId")
);
create index on control."adminUserTenant" ("tenantId");
