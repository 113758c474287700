-- The control database: tenants and the credentials that lead to them.
create table control.tenant (
  id                               text primary key check (id ~ '^[a-z][a-z0-9-]{0,31}$'),
  uuid                             uuid not null unique,
  name                             text not null,
  descriptions                     jsonb not null default '{}',
  "restrictSalesPricingVisibility" text not null default 'NO' check ("restrictSalesPricingVisibility" in ('YES', 'NO')),
  "allowQuoteInvalidation"         text not null default 'YES' check ("allowQuoteInvalidation" in ('YES', 'NO')),
  "quoteDefaultExpiryPeriodDays"   int,
  "defaultAppLanguage"             text not null default 'EN',
  "defaultDataLanguage"            text,
  -- The name of the tenant's own database on this server; the default tenant's tables lie in this one.
  database                         text unique,
  -- The tenant has moved: its database lies where this connection string says.
  "databaseUrl"                    text,
  -- A tenant whose database is being made or dropped serves nobody.
  ready                            boolean not null default false,
  "createdAt"                      timestamptz(3) not null,
  "lastModifiedAt"                 timestamptz(3) not null,
  -- No two tenants share their tables.
  check (id = 'default' or database is not null or "databaseUrl" is not null)
);
comment on column control.tenant.descriptions is 'type: Localized';
comment on column control.tenant."restrictSalesPricingVisibility" is 'contract: RESTRICT_SALES_PRICING_VISIBILITY';
comment on column control.tenant."allowQuoteInvalidation" is 'contract: ALLOW_QUOTE_INVALIDATION';

create table control."gqlApiKey" (
  id               int generated always as identity primary key,
  uuid             uuid not null unique,
  "tenantId"       text not null references control.tenant on delete cascade,
  name             text not null,
  "keyHash"        bytea not null unique,
  "keyHint"        text not null,
  active           boolean not null default true,
  roles            jsonb not null default '{}',
  "channelId"      int,
  "createdAt"      timestamptz(3) not null,
  "lastModifiedAt" timestamptz(3) not null
);
-- A tenant has tens of keys: within a tenant nothing but the uuid needs an index to be filtered or sorted by.
create index on control."gqlApiKey" ("tenantId", uuid);
comment on column control."gqlApiKey".roles is 'type: Roles';

create table control."restApiKey" (
  id               int generated always as identity primary key,
  uuid             uuid not null unique,
  "tenantId"       text not null references control.tenant on delete cascade,
  name             text not null,
  "clientId"       text not null unique,
  "secretHash"     bytea not null,
  "secretHint"     text not null,
  active           boolean not null default true,
  roles            jsonb not null default '{}',
  "createdAt"      timestamptz(3) not null,
  "lastModifiedAt" timestamptz(3) not null
);
create index on control."restApiKey" ("tenantId", uuid);
comment on column control."restApiKey".roles is 'type: Roles';

create table control."restToken" (
  "tokenHash" bytea primary key,
  "clientId"  text not null references control."restApiKey" ("clientId") on delete cascade,
  "expiresAt" timestamptz(3) not null
);
create index on control."restToken" ("expiresAt");
create index on control."restToken" ("clientId");
