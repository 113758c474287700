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

create table media (
  id                    int generated always as identity primary key,
  uuid                  uuid not null unique,
  kind                  text not null check (kind in ('image', 'video', 'document', 'attachment')),
  "productId"           int references product on delete cascade,
  "clusterId"           int references cluster on delete cascade,
  "categoryId"          int references category on delete cascade,
  "sparePartsMachineId" int references "sparePartsMachine" on delete cascade,
  -- Attachments are private to their owner.
  "orderId"             int,
  "companyId"           int references company on delete cascade,
  "customerId"          int references customer on delete cascade,
  alt                   jsonb not null default '{}',
  description           jsonb not null default '{}',
  tags                  jsonb not null default '{}',
  priority              int not null default 1000,
  -- Language → where the file lies and what it is; for a video, its address.
  files                 jsonb not null default '{}',
  "createdAt"           timestamptz(3) not null,
  "lastModifiedAt"      timestamptz(3) not null
);
comment on column media.alt is 'type: Localized';
comment on column media.description is 'type: Localized';
comment on column media.tags is 'type: LocalizedTags';
comment on column media.files is 'type: MediaFiles';
create index on media ("productId", kind, priority, id) where "productId" is not null;
create index on media ("clusterId", kind, priority, id) where "clusterId" is not null;
create index on media ("categoryId", kind, priority, id) where "categoryId" is not null;
create index on media ("sparePartsMachineId", kind, priority, id) where "sparePartsMachineId" is not null;
create index on media ("orderId") where "orderId" is not null;
create index on media ("companyId") where "companyId" is not null;
create index on media ("customerId") where "customerId" is not null;
create index on media (kind, priority, id);
