-- Machines with their spare parts, and pictures, films and papers of whatever is sold.
create table "sparePartsMachine" (
  id               int generated always as identity primary key,
  uuid             uuid not null unique,
  "parentId"       int references "sparePartsMachine" on delete cascade,
  source           text not null check (length(source) between 1 and 32),
  "sourceId"       text not null check (length("sourceId") between 1 and 64),
  name             jsonb not null,
  description      jsonb not null default '{}',
  slug             jsonb not null default '{}',
  "createdAt"      timestamptz(3) not null,
  "lastModifiedAt" timestamptz(3) not null,
  unique (source, "sourceId")
);
comment on column "sparePartsMachine"."name" is 'type: Localized';
comment on column "sparePartsMachine"."description" is 'type: Localized';
comment on column "sparePartsMachine"."slug" is 'type: Localized';
create index on "sparePartsMachine" ("parentId", id);

create table "sparePartsMachineSlug" (
  language    text not null,
  slug        text not null,
  "machineId" int not null references "sparePartsMachine" on delete cascade,
  primary key (language, slug)
);
create index on "sparePartsMachineSlug" ("machineId");

create table "sparePart" (
  id               int generated always as identity primary key,
  uuid             uuid not null unique,
  "machineId"      int not null references "sparePartsMachine" on delete cascade,
  sku              text not null,
  quantity         int not null,
  name             jsonb not null default '{}',
  "createdAt"      timestamptz(3) not null,
  "lastModifiedAt" timestamptz(3) not null
);
comment on column "sparePart"."name" is 'type: Localized';
create index on "sparePart" ("machineId", id);
create index on "sparePart" (sku);

-- A medium shows exactly one thing. Descriptions and tags have no index: they are looked for among the media of one thing.
create table "mediaImage" (
  id                    int generated always as identity primary key,
  uuid                  uuid not null unique,
  "productId"           int references product on delete cascade,
  "clusterId"           int references cluster on delete cascade,
  "categoryId"          int references category on delete cascade,
  "sparePartsMachineId" uuid references "sparePartsMachine" (uuid) on delete cascade,
  alt                   jsonb not null default '{}',
  description           jsonb not null default '{}',
  tags                  jsonb not null default '{}',
  priority              int not null default 1000,
  -- Language → where the picture lies and what it is.
  files                 jsonb not null default '{}',
  "createdAt"           timestamptz(3) not null,
  "lastModifiedAt"      timestamptz(3) not null,
  check (num_nonnulls("productId", "clusterId", "categoryId", "sparePartsMachineId") = 1)
);
comment on column "mediaImage".alt is 'type: Localized';
comment on column "mediaImage".description is 'type: Localized';
comment on column "mediaImage".tags is 'type: LocalizedTags';
comment on column "mediaImage".files is 'type: MediaFiles';
create index on "mediaImage" ("productId", priority, id) where "productId" is not null;
create index on "mediaImage" ("clusterId", priority, id) where "clusterId" is not null;
create index on "mediaImage" ("categoryId", priority, id) where "categoryId" is not null;
create index on "mediaImage" ("sparePartsMachineId", priority, id) where "sparePartsMachineId" is not null;
create index on "mediaImage" (priority, id);

create table "mediaVideo" (
  id                    int generated always as identity primary key,
  uuid                  uuid not null unique,
  "productId"           int references product on delete cascade,
  "clusterId"           int references cluster on delete cascade,
  "categoryId"          int references category on delete cascade,
  "sparePartsMachineId" uuid references "sparePartsMachine" (uuid) on delete cascade,
  alt                   jsonb not null default '{}',
  description           jsonb not null default '{}',
  tags                  jsonb not null default '{}',
  priority              int not null default 1000,
  -- Language → the address of the film.
  files                 jsonb not null default '{}',
  "createdAt"           timestamptz(3) not null,
  "lastModifiedAt"      timestamptz(3) not null,
  check (num_nonnulls("productId", "clusterId", "categoryId", "sparePartsMachineId") = 1)
);
comment on column "mediaVideo".alt is 'type: Localized';
comment on column "mediaVideo".description is 'type: Localized';
comment on column "mediaVideo".tags is 'type: LocalizedTags';
comment on column "mediaVideo".files is 'type: MediaFiles';
create index on "mediaVideo" ("productId", priority, id) where "productId" is not null;
create index on "mediaVideo" ("clusterId", priority, id) where "clusterId" is not null;
create index on "mediaVideo" ("categoryId", priority, id) where "categoryId" is not null;
create index on "mediaVideo" ("sparePartsMachineId", priority, id) where "sparePartsMachineId" is not null;
create index on "mediaVideo" (priority, id);

create table "mediaDocument" (
  id                    int generated always as identity primary key,
  uuid                  uuid not null unique,
  "productId"           int references product on delete cascade,
  "clusterId"           int references cluster on delete cascade,
  "categoryId"          int references category on delete cascade,
  "sparePartsMachineId" uuid references "sparePartsMachine" (uuid) on delete cascade,
  alt                   jsonb not null default '{}',
  description           jsonb not null default '{}',
  tags                  jsonb not null default '{}',
  priority              int not null default 1000,
  files                 jsonb not null default '{}',
  "createdAt"           timestamptz(3) not null,
  "lastModifiedAt"      timestamptz(3) not null,
  check (num_nonnulls("productId", "clusterId", "categoryId", "sparePartsMachineId") = 1)
);
comment on column "mediaDocument".alt is 'type: Localized';
comment on column "mediaDocument".description is 'type: Localized';
comment on column "mediaDocument".tags is 'type: LocalizedTags';
comment on column "mediaDocument".files is 'type: MediaFiles';
create index on "mediaDocument" ("productId", priority, id) where "productId" is not null;
create index on "mediaDocument" ("clusterId", priority, id) where "clusterId" is not null;
create index on "mediaDocument" ("categoryId", priority, id) where "categoryId" is not null;
create index on "mediaDocument" ("sparePartsMachineId", priority, id) where "sparePartsMachineId" is not null;
create index on "mediaDocument" (priority, id);

-- Papers that only their company or customer may see.
create table "mediaAttachment" (
  id                    int generated always as identity primary key,
  uuid                  uuid not null unique,
  "sparePartsMachineId" uuid references "sparePartsMachine" (uuid) on delete cascade,
  -- Orders come later.
  "orderId"             int,
  "companyId"           int references company on delete cascade,
  "customerId"          int references customer on delete cascade,
  alt                   jsonb not null default '{}',
  description           jsonb not null default '{}',
  tags                  jsonb not null default '{}',
  priority              int not null default 1000,
  files                 jsonb not null default '{}',
  "createdAt"           timestamptz(3) not null,
  "lastModifiedAt"      timestamptz(3) not null,
  check (num_nonnulls("companyId", "customerId") = 1)
);
comment on column "mediaAttachment".alt is 'type: Localized';
comment on column "mediaAttachment".description is 'type: Localized';
comment on column "mediaAttachment".tags is 'type: LocalizedTags';
comment on column "mediaAttachment".files is 'type: MediaFiles';
create index on "mediaAttachment" ("sparePartsMachineId", priority, id) where "sparePartsMachineId" is not null;
create index on "mediaAttachment" ("orderId", priority, id) where "orderId" is not null;
create index on "mediaAttachment" ("companyId", priority, id) where "companyId" is not null;
create index on "mediaAttachment" ("customerId", priority, id) where "customerId" is not null;
create index on "mediaAttachment" (priority, id);

-- Files that no medium shows any more, whatever took them away (a product that goes takes its pictures along). The sweep deletes them.
create table "mediaOrphan" (
  key text primary key
);

create function forget_media_files() returns trigger language plpgsql as $$
begin
  insert into "mediaOrphan" (key)
  select old_file.value ->> 'key' from jsonb_each(old.files) as old_file
   where old_file.value ? 'key'
     and (tg_op = 'DELETE' or not exists (
           select 1 from jsonb_each(new.files) as new_file where new_file.value ->> 'key' = old_file.value ->> 'key'))
  on conflict do nothing;
  return null;
end $$;
create trigger forget_files after delete or update of files on "mediaImage" for each row execute function forget_media_files();
create trigger forget_files after delete or update of files on "mediaDocument" for each row execute function forget_media_files();
create trigger forget_files after delete or update of files on "mediaAttachment" for each row execute function forget_media_files();
