-- Sets of values to choose from, and the values in them.
create table valueset (
  id               int generated always as identity primary key,
  uuid             uuid not null unique,
  name             text not null unique check (length(name) between 1 and 64),
  type             text not null default 'CUSTOM' check (type in ('SYSTEM', 'CUSTOM')),
  descriptions     jsonb not null default '{}',
  "createdAt"      timestamptz(3) not null,
  "createdBy"      int,
  "lastModifiedAt" timestamptz(3) not null,
  "lastModifiedBy" int
);
comment on column valueset.type is 'contract: ValuesetType';
comment on column valueset.descriptions is 'type: Localized';
create index on valueset ("createdAt", id);
create index on valueset ("lastModifiedAt", id);
-- type has two values, and a term may stand anywhere in a name or description of a few hundred sets: no index helps.

create table "valuesetItem" (
  id               int generated always as identity primary key,
  uuid             uuid not null unique,
  "valuesetId"     int not null references valueset on delete cascade,
  value            text not null check (length(value) between 1 and 512),
  descriptions     jsonb not null default '{}',
  extra            text check (length(extra) <= 512),
  "createdAt"      timestamptz(3) not null,
  "lastModifiedAt" timestamptz(3) not null,
  unique ("valuesetId", value)
);
comment on column "valuesetItem".descriptions is 'type: Localized';
-- A page of one set's items comes in the order of their ids.
create index on "valuesetItem" ("valuesetId", id);
create index on "valuesetItem" (value, id);
create index on "valuesetItem" (extra, id);
-- A term may stand anywhere in a value or description; sets are short enough to be read through.
