-- What can be said of a product, category, cluster, company, contact or customer, and what is said of each.
create table "attributeDescription" (
  id               int generated always as identity primary key,
  uuid             uuid not null unique,
  name             text not null check (length(name) between 1 and 64),
  "attributeClass" text not null check ("attributeClass" in ('PRODUCT', 'CATEGORY', 'CLUSTER', 'CUSTOMER', 'CONTACT', 'COMPANY')),
  type             text not null check (type in ('TEXT', 'ENUM', 'COLOR', 'DATETIME', 'INT', 'DECIMAL')),
  descriptions     jsonb not null default '{}',
  units            jsonb not null default '{}',
  "valuesetId"     int references valueset,
  "group"          text,
  "isSearchable"   boolean not null default true,
  "isPublic"       boolean not null default true,
  "isSystem"       boolean not null default false,
  "isHidden"       boolean not null default false,
  -- As attribute.value.
  "defaultValue"   jsonb not null,
  "createdAt"      timestamptz(3) not null,
  "createdBy"      int,
  "lastModifiedAt" timestamptz(3) not null,
  "lastModifiedBy" int,
  unique ("attributeClass", name)
);
comment on column "attributeDescription"."attributeClass" is 'contract: AttributeDescriptionClass';
comment on column "attributeDescription".type is 'contract: AttributeType';
comment on column "attributeDescription".descriptions is 'type: Localized';
comment on column "attributeDescription".units is 'type: Localized';
comment on column "attributeDescription"."defaultValue" is 'type: StoredValue';
create index on "attributeDescription" (name, id);
create index on "attributeDescription" ("createdAt", id);
create index on "attributeDescription" ("lastModifiedAt", id);
create index on "attributeDescription" ("valuesetId");
-- group, type and the four flags narrow a list of a few hundred little: no index.

create table attribute (
  id                       int generated always as identity primary key,
  uuid                     uuid not null unique,
  "attributeDescriptionId" int not null references "attributeDescription" on delete cascade,
  "productId"              int references product on delete cascade,
  "categoryId"             int references category on delete cascade,
  "clusterId"              int references cluster on delete cascade,
  "companyId"              int references company on delete cascade,
  "contactId"              int references contact on delete cascade,
  "customerId"             int references customer on delete cascade,
  -- By the type of its description: {"NL": ["a", "b"]}, ["A", "B"], "#ff0000", "2027-01-01T00:00:00.000Z", 5, 1.25.
  value                    jsonb not null,
  "createdAt"              timestamptz(3) not null,
  "createdBy"              int,
  "lastModifiedAt"         timestamptz(3) not null,
  "lastModifiedBy"         int,
  check (num_nonnulls("productId", "categoryId", "clusterId", "companyId", "contactId", "customerId") = 1)
);
comment on column attribute.value is 'type: StoredValue';
create unique index on attribute ("productId", "attributeDescriptionId") where "productId" is not null;
create unique index on attribute ("categoryId", "attributeDescriptionId") where "categoryId" is not null;
create unique index on attribute ("clusterId", "attributeDescriptionId") where "clusterId" is not null;
create unique index on attribute ("companyId", "attributeDescriptionId") where "companyId" is not null;
create unique index on attribute ("contactId", "attributeDescriptionId") where "contactId" is not null;
create unique index on attribute ("customerId", "attributeDescriptionId") where "customerId" is not null;
create index on attribute ("attributeDescriptionId");
