-- Saved views of the lists on the desk: which columns, filters and order somebody has chosen.
create table "savedView" (
  id               int generated always as identity primary key,
  uuid             uuid not null unique,
  list             text not null,
  name             text not null,
  settings         jsonb not null default '{}',
  "isShared"       boolean not null default false,
  -- The administrator, in the control database; null for a view that another system has provided.
  "ownerId"        int,
  "createdAt"      timestamptz(3) not null,
  "createdBy"      int,
  "lastModifiedAt" timestamptz(3) not null,
  "lastModifiedBy" int,
  unique nulls not distinct ("ownerId", list, name)
);
-- A tenant has some hundreds of views: the unique index finds those of an administrator, the others are filtered and sorted without one.
comment on column "savedView".settings is 'type: SavedViewSettings';
