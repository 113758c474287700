-- The domains in which rights are given, and who has which of them.
create table "roleDefinition" (
  id               int generated always as identity primary key,
  uuid             uuid not null unique,
  name             text not null unique,
  descriptions     jsonb not null default '{}',
  "defaultAccess"  text not null check ("defaultAccess" in ('OWNER', 'EDITOR', 'VIEWER', 'NONE')),
  "createdAt"      timestamptz(3) not null,
  "lastModifiedAt" timestamptz(3) not null,
  "createdBy"      int,
  "lastModifiedBy" int
);
comment on column "roleDefinition".descriptions is 'type: Localized';
comment on column "roleDefinition"."defaultAccess" is 'contract: RoleAccess';
-- A tenant has tens of them: what is unique is indexed, and that is enough.

create table role (
  id                 int generated always as identity primary key,
  uuid               uuid not null unique,
  "roleDefinitionId" uuid not null references "roleDefinition" (uuid) on delete cascade,
  -- A contact, a customer or an administrator; the last live in the control database, so there is no reference.
  "userId"           int not null,
  access             text not null check (access in ('OWNER', 'EDITOR', 'VIEWER', 'NONE')),
  "createdAt"        timestamptz(3) not null,
  "lastModifiedAt"   timestamptz(3) not null,
  "createdBy"        int,
  "lastModifiedBy"   int,
  unique ("userId", "roleDefinitionId")
);
comment on column role.access is 'contract: RoleAccess';
create index on role ("roleDefinitionId");
create index on role ("createdAt", id);
create index on role ("lastModifiedAt", id);

-- What a contact may order for a company without asking, and who is asked.
create table "purchaseAuthorizationConfig" (
  id                   int generated always as identity primary key,
  uuid                 uuid not null unique,
  "contactId"          int not null,
  "companyId"          int not null,
  "purchaseRole"       text not null default 'PURCHASER' check ("purchaseRole" in ('PURCHASER', 'AUTHORIZATION_MANAGER')),
  "authorizationLimit" numeric(20, 5) check ("authorizationLimit" >= 0),
  "createdAt"          timestamptz(3) not null,
  "lastModifiedAt"     timestamptz(3) not null,
  unique ("contactId", "companyId"),
  -- Who leaves the company leaves this behind.
  foreign key ("contactId", "companyId") references "contactCompany" on delete cascade
);
comment on column "purchaseAuthorizationConfig"."purchaseRole" is 'contract: PurchaseRole';
create index on "purchaseAuthorizationConfig" ("companyId");
create index on "purchaseAuthorizationConfig" ("authorizationLimit");
create index on "purchaseAuthorizationConfig" ("createdAt", id);
create index on "purchaseAuthorizationConfig" ("lastModifiedAt", id);
