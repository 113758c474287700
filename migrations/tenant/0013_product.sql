-- Products, clusters of them, and where in the catalogue each stands.

-- Products and clusters share one number space: a list shows both, and a number names one thing in it.
create sequence "baseProductNumber" as int;

create table "clusterConfig" (
  id               int generated always as identity primary key,
  uuid             uuid not null unique,
  name             text not null unique check (length(name) between 1 and 64),
  "createdAt"      timestamptz(3) not null,
  "createdBy"      int,
  "lastModifiedAt" timestamptz(3) not null,
  "lastModifiedBy" int
);

-- There are a few dozen at most: a part of a name is sought without an index.

create table "clusterConfigSetting" (
  id                int generated always as identity primary key,
  uuid              uuid not null unique,
  "clusterConfigId" int not null references "clusterConfig" on delete cascade,
  "attributeName"   text not null,
  type              text not null default 'SELECTABLE_ATTRIBUTE'
    check (type in ('EDITABLE_FIELD', 'SHARED_FIELD', 'SELECTABLE_ATTRIBUTE', 'EDITABLE_ATTRIBUTE', 'SHARED_ATTRIBUTE')),
  "displayType"     text not null check ("displayType" in ('DROPDOWN', 'RADIO', 'IMAGE', 'COLOR')),
  priority          int not null default 0,
  "createdAt"       timestamptz(3) not null,
  "createdBy"       int,
  "lastModifiedAt"  timestamptz(3) not null,
  "lastModifiedBy"  int,
  unique ("clusterConfigId", "attributeName")
);
comment on column "clusterConfigSetting".type is 'contract: ClusterConfigSettingType';
comment on column "clusterConfigSetting"."displayType" is 'contract: ClusterConfigSettingDisplayType';

create table cluster (
  id                      int primary key default nextval('"baseProductNumber"'),
  uuid                    uuid not null unique,
  code                    text,
  "clusterConfigId"       int not null references "clusterConfig",
  -- The category that it is at home in; null while it stands nowhere.
  "categoryId"            int references category on delete set null,
  -- Set below: products come later in this file.
  "defaultProductId"      int,
  names                   jsonb not null default '{}',
  descriptions            jsonb not null default '{}',
  "shortDescriptions"     jsonb not null default '{}',
  slugs                   jsonb not null default '{}',
  "metadataTitles"        jsonb not null default '{}',
  "metadataDescriptions"  jsonb not null default '{}',
  "metadataKeywords"      jsonb not null default '{}',
  "metadataCanonicalUrls" jsonb not null default '{}',
  priority                int,
  hidden                  text not null default 'N' check (hidden in ('Y', 'N')),
  "createdAt"             timestamptz(3) not null,
  "lastModifiedAt"        timestamptz(3) not null
);
comment on column cluster.hidden is 'contract: YesNo';
comment on column cluster."names" is 'type: Localized';
comment on column cluster."descriptions" is 'type: Localized';
comment on column cluster."shortDescriptions" is 'type: Localized';
comment on column cluster."slugs" is 'type: Localized';
comment on column cluster."metadataTitles" is 'type: Localized';
comment on column cluster."metadataDescriptions" is 'type: Localized';
comment on column cluster."metadataKeywords" is 'type: Localized';
comment on column cluster."metadataCanonicalUrls" is 'type: Localized';
create index on cluster ("clusterConfigId", id);
create index on cluster ("categoryId", id);
create index on cluster (code, id);
create index on cluster ("createdAt", id);
create index on cluster ("lastModifiedAt", id);
-- hidden has two values: no index.

create table "clusterSource" (
  name        text not null,
  id          text not null,
  "clusterId" int not null references cluster on delete cascade,
  primary key (name, id)
);
create index on "clusterSource" ("clusterId");
create index on "clusterSource" (id);

create table "clusterSlug" (
  language    text not null,
  slug        text not null,
  "clusterId" int not null references cluster on delete cascade,
  primary key (language, slug)
);
create index on "clusterSlug" ("clusterId");
create index on "clusterSlug" (slug);

create table product (
  id                        int primary key default nextval('"baseProductNumber"'),
  uuid                      uuid not null unique,
  sku                       text not null default '',
  -- The category that it is at home in; null while it stands nowhere or lives in a cluster.
  "categoryId"              int references category on delete set null,
  "clusterId"               int references cluster,
  -- The place among the products of the cluster, and since when it has it.
  "clusterOrder"            int not null default 0,
  "clusteredAt"             timestamptz(3),
  "names"                   jsonb not null default '{}',
  "descriptions"            jsonb not null default '{}',
  "shortDescriptions"       jsonb not null default '{}',
  "shortNames"              jsonb not null default '{}',
  "slugs"                   jsonb not null default '{}',
  "keywords"                jsonb not null default '{}',
  "customKeywords"          jsonb not null default '{}',
  "packageDescriptions"     jsonb not null default '{}',
  "notes"                   jsonb not null default '{}',
  "metadataTitles"          jsonb not null default '{}',
  "metadataDescriptions"    jsonb not null default '{}',
  "metadataKeywords"        jsonb not null default '{}',
  "metadataCanonicalUrls"   jsonb not null default '{}',
  manufacturer              text not null default '',
  "manufacturerCode"        text not null default '',
  supplier                  text not null default '',
  "supplierCode"            text not null default '',
  "eanCode"                 text not null default '',
  "barCode"                 text,
  status                    text not null default 'A' check (status in ('A', 'N', 'P', 'S', 'R', 'T')),
  "statusExtra"             text,
  taxonomy                  text,
  "turnoverGroup"           text,
  "priceGroup"              text,
  priority                  int,
  hidden                    text not null default 'N' check (hidden in ('Y', 'N')),
  orderable                 text not null default 'Y' check (orderable in ('Y', 'N')),
  returnable                text not null default 'Y' check (returnable in ('Y', 'N')),
  physical                  text not null default 'Y' check (physical in ('Y', 'N')),
  "orderableFrom"           timestamptz(3),
  "orderableTo"             timestamptz(3),
  "releaseDate"             timestamptz(3),
  unit                      int not null default 1,
  "minimumQuantity"         int not null default 1,
  "economicOrderQuantity"   int not null default 1,
  package                   text not null default '',
  "packageUnit"             text not null default '',
  "packageUnitQuantity"     text not null default '1',
  "purchaseUnit"            int not null default 1,
  "purchaseMinimumQuantity" int not null default 1,
  width                     int,
  height                    int,
  depth                     float8,
  weight                    float8,
  "createdAt"               timestamptz(3) not null,
  "lastModifiedAt"          timestamptz(3) not null
);
comment on column product.hidden is 'contract: YesNo';
comment on column product.orderable is 'contract: YesNo';
comment on column product.returnable is 'contract: YesNo';
comment on column product.physical is 'contract: YesNo';
comment on column product.status is 'contract: ProductStatus';
comment on column product."names" is 'type: Localized';
comment on column product."descriptions" is 'type: Localized';
comment on column product."shortDescriptions" is 'type: Localized';
comment on column product."shortNames" is 'type: Localized';
comment on column product."slugs" is 'type: Localized';
comment on column product."keywords" is 'type: Localized';
comment on column product."customKeywords" is 'type: Localized';
comment on column product."packageDescriptions" is 'type: Localized';
comment on column product."notes" is 'type: Localized';
comment on column product."metadataTitles" is 'type: Localized';
comment on column product."metadataDescriptions" is 'type: Localized';
comment on column product."metadataKeywords" is 'type: Localized';
comment on column product."metadataCanonicalUrls" is 'type: Localized';
create index on product (sku, id);
create index on product ("supplierCode", id);
create index on product ("categoryId", id);
create index on product ("clusterId", "clusterOrder", id) where "clusterId" is not null;
create index on product (manufacturer, id);
create index on product (supplier, id);
create index on product ("createdAt", id);
create index on product ("lastModifiedAt", id);
alter table cluster add foreign key ("defaultProductId") references product on delete set null;
create index on cluster ("defaultProductId") where "defaultProductId" is not null;

create table "productSource" (
  name        text not null,
  id          text not null,
  "productId" int not null references product on delete cascade,
  primary key (name, id)
);
create index on "productSource" ("productId");
create index on "productSource" (id);

create table "productSlug" (
  language    text not null,
  slug        text not null,
  "productId" int not null references product on delete cascade,
  primary key (language, slug)
);
create index on "productSlug" ("productId");
create index on "productSlug" (slug);

-- Which products and clusters a category lists, in which order. One of its categories is the home of each: isDefault.
create table "categoryItem" (
  id               int generated always as identity primary key,
  uuid             uuid not null unique,
  "categoryId"     int not null references category,
  "productId"      int references product on delete cascade,
  "clusterId"      int references cluster on delete cascade,
  "isDefault"      boolean not null default false,
  "sortOrder"      int not null default 0,
  "createdAt"      timestamptz(3) not null,
  "lastModifiedAt" timestamptz(3) not null,
  check (num_nonnulls("productId", "clusterId") = 1)
);
create unique index on "categoryItem" ("productId", "categoryId") where "productId" is not null;
create unique index on "categoryItem" ("clusterId", "categoryId") where "clusterId" is not null;
create unique index on "categoryItem" ("productId") where "productId" is not null and "isDefault";
create unique index on "categoryItem" ("clusterId") where "clusterId" is not null and "isDefault";
create index on "categoryItem" ("categoryId", "sortOrder", id);

-- What can be chosen beside the product of a cluster.
create table "clusterOption" (
  id                  int generated always as identity primary key,
  uuid                uuid not null unique,
  "clusterId"         int not null references cluster on delete cascade,
  names               jsonb not null default '{}',
  descriptions        jsonb not null default '{}',
  "shortDescriptions" jsonb not null default '{}',
  "isRequired"        text not null default 'N' check ("isRequired" in ('Y', 'N')),
  hidden              text not null default 'N' check (hidden in ('Y', 'N')),
  "defaultProductId"  int references product on delete set null,
  "sortOrder"         int not null default 0,
  "createdAt"         timestamptz(3) not null,
  "createdBy"         int,
  "lastModifiedAt"    timestamptz(3) not null,
  "lastModifiedBy"    int
);
comment on column "clusterOption"."isRequired" is 'contract: YesNo';
comment on column "clusterOption".hidden is 'contract: YesNo';
comment on column "clusterOption"."names" is 'type: Localized';
comment on column "clusterOption"."descriptions" is 'type: Localized';
comment on column "clusterOption"."shortDescriptions" is 'type: Localized';
create index on "clusterOption" ("clusterId", "sortOrder", id);
create index on "clusterOption" ("defaultProductId") where "defaultProductId" is not null;
-- isRequired and hidden have two values, and a term is sought among the options of a few clusters: no index.

create table "clusterOptionSource" (
  name              text not null,
  id                text not null,
  "clusterOptionId" int not null references "clusterOption" on delete cascade,
  primary key (name, id)
);
create index on "clusterOptionSource" ("clusterOptionId");
create index on "clusterOptionSource" (id);

create table "clusterOptionProduct" (
  id                int generated always as identity primary key,
  uuid              uuid not null unique,
  "clusterOptionId" int not null references "clusterOption" on delete cascade,
  "productId"       int not null references product on delete cascade,
  "sortOrder"       int not null default 0,
  "createdAt"       timestamptz(3) not null,
  "lastModifiedAt"  timestamptz(3) not null,
  unique ("clusterOptionId", "productId")
);
create index on "clusterOptionProduct" ("productId");
