-- Products that are sold together, or that lead to each other, and what is charged on top.
create table bundle (
  id               int generated always as identity primary key,
  uuid             uuid not null unique,
  name             text not null unique check (length(name) between 1 and 64),
  description      text check (length(description) <= 255),
  discount         numeric(20, 5) check (discount between 0 and 100),
  condition        text check (condition in ('ALL', 'EP')),
  "createdAt"      timestamptz(3) not null,
  "createdBy"      int,
  "lastModifiedAt" timestamptz(3) not null,
  "lastModifiedBy" int
);
comment on column bundle.condition is 'contract: BundleCondition';
create index on bundle ("createdAt", id);
create index on bundle ("lastModifiedAt", id);

create table "bundleItem" (
  id               int generated always as identity primary key,
  uuid             uuid not null unique,
  "bundleId"       int not null references bundle on delete cascade,
  "productId"      int not null references product on delete cascade,
  "isLeader"       text not null default 'N' check ("isLeader" in ('Y', 'N')),
  "createdAt"      timestamptz(3) not null,
  "createdBy"      int,
  "lastModifiedAt" timestamptz(3) not null,
  "lastModifiedBy" int,
  unique ("bundleId", "productId")
);
comment on column "bundleItem"."isLeader" is 'contract: YesNo';
create unique index on "bundleItem" ("bundleId") where "isLeader" = 'Y';
create index on "bundleItem" ("productId");

create table crossupsell (
  id               int generated always as identity primary key,
  uuid             uuid not null unique,
  type             text not null check (type in ('ACCESSORIES', 'ALTERNATIVES', 'OPTIONS', 'PARTS', 'RELATED')),
  "subType"        text,
  "productIdFrom"  int references product on delete cascade,
  "clusterIdFrom"  int references cluster on delete cascade,
  "productIdTo"    int references product on delete cascade,
  "clusterIdTo"    int references cluster on delete cascade,
  -- The uuids of the two ends, which never change: a list shows them without a join.
  "baseProductUuidFrom" uuid not null,
  "baseProductUuidTo"   uuid not null,
  "createdAt"      timestamptz(3) not null,
  "lastModifiedAt" timestamptz(3) not null,
  check (num_nonnulls("productIdFrom", "clusterIdFrom") = 1),
  check (num_nonnulls("productIdTo", "clusterIdTo") = 1)
);
comment on column crossupsell.type is 'contract: CrossupsellType';
create index on crossupsell ("productIdFrom", type, id) where "productIdFrom" is not null;
create index on crossupsell ("clusterIdFrom", type, id) where "clusterIdFrom" is not null;
create index on crossupsell ("productIdTo", type, id) where "productIdTo" is not null;
create index on crossupsell ("clusterIdTo", type, id) where "clusterIdTo" is not null;
create index on crossupsell ("baseProductUuidFrom", id);
create index on crossupsell ("baseProductUuidTo", id);
create index on crossupsell (type, id);
create index on crossupsell ("subType", id);
create index on crossupsell ("createdAt", id);
create index on crossupsell ("lastModifiedAt", id);

create table "surchargeProduct" (
  "surchargeId" int not null references surcharge on delete cascade,
  "productId"   int not null references product on delete cascade,
  primary key ("productId", "surchargeId")
);
create index on "surchargeProduct" ("surchargeId");
