create table "payMethod" (
  id               int generated always as identity primary key,
  uuid             uuid not null unique,
  -- No default: a pay method without a name is refused, in a bulk too.
  names            jsonb not null,
  "externalCode"   text not null unique check (length("externalCode") <= 64),
  logo             text check (length(logo) <= 255),
  "createdAt"      timestamptz(3) not null,
  "lastModifiedAt" timestamptz(3) not null
);
comment on column "payMethod".names is 'type: Localized';
create index on "payMethod" ("createdAt", id);
create index on "payMethod" ("lastModifiedAt", id);
-- externalCode is unique: its own index serves filter and sort.
