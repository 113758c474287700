create table carrier (
  id                 int generated always as identity primary key,
  uuid               uuid not null unique,
  name               text not null unique,
  type               text not null check (type in ('PICKUP', 'DELIVERY')),
  descriptions       jsonb not null default '{}',
  "shippingCost"     numeric(15, 5) not null default 0,
  "trackAndTraceURL" text,
  logo               text,
  "createdAt"        timestamptz(3) not null,
  "createdBy"        int,
  "lastModifiedAt"   timestamptz(3) not null,
  "lastModifiedBy"   int
);
comment on column carrier.type is 'contract: CarrierType';
comment on column carrier.descriptions is 'type: Localized';
create index on carrier ("createdAt", id);
create index on carrier ("lastModifiedAt", id);
-- type has two values and a merchant tens of carriers: no index.

-- A bare link, no record of its own: the pair is its key.
create table "carrierWarehouse" (
  "carrierId"   int not null references carrier on delete cascade,
  "warehouseId" int not null references warehouse on delete cascade,
  primary key ("carrierId", "warehouseId")
);
create index on "carrierWarehouse" ("warehouseId", "carrierId");

-- Written with the shipments. A carrier that has carried something stays: its trackAndTraceURL makes the links of old shipments.
create table "trackAndTrace" (
  id               int generated always as identity primary key,
  uuid             uuid not null unique,
  "carrierId"      int references carrier,
  code             text not null,
  "shipmentId"     uuid not null,
  "createdAt"      timestamptz(3) not null,
  "lastModifiedAt" timestamptz(3) not null
);
create index on "trackAndTrace" ("carrierId", id);
create index on "trackAndTrace" ("shipmentId", id);
-- Nobody filters or sorts by code and dates yet: those indexes come with the operations.
