-- Who may see which part of the catalogue, and what people keep to find again.
create table orderlist (
  id               int generated always as identity primary key,
  uuid             uuid not null unique,
  type             text not null check (type in ('POSITIVE', 'NEGATIVE')),
  descriptions     jsonb not null default '{}',
  extras           jsonb not null default '{}',
  code             text,
  "validFrom"      timestamptz(3),
  "validTo"        timestamptz(3),
  "partnerEntity"  text,
  active           text not null default 'Y' check (active in ('Y', 'N')),
  "createdAt"      timestamptz(3) not null,
  "lastModifiedAt" timestamptz(3) not null
);
comment on column orderlist.type is 'contract: OrderlistType';
comment on column orderlist.active is 'contract: YesNo';
comment on column orderlist."descriptions" is 'type: Localized';
comment on column orderlist."extras" is 'type: Localized';
create index on orderlist (code, id);
create index on orderlist ("partnerEntity", id);
create index on orderlist ("createdAt", id);
create index on orderlist ("lastModifiedAt", id);
create index on orderlist ("validFrom", id);
create index on orderlist ("validTo", id);
-- active and type have two values: no index.

create table "orderlistItem" (
  "orderlistId" int not null references orderlist on delete cascade,
  "productId"   int references product on delete cascade,
  "clusterId"   int references cluster on delete cascade,
  check (num_nonnulls("productId", "clusterId") = 1)
);
create unique index on "orderlistItem" ("orderlistId", "productId") where "productId" is not null;
create unique index on "orderlistItem" ("orderlistId", "clusterId") where "clusterId" is not null;
create index on "orderlistItem" ("productId") where "productId" is not null;
create index on "orderlistItem" ("clusterId") where "clusterId" is not null;

create table "orderlistParty" (
  "orderlistId" int not null references orderlist on delete cascade,
  "companyId"   int references company on delete cascade,
  "contactId"   int references contact on delete cascade,
  "customerId"  int references customer on delete cascade,
  check (num_nonnulls("companyId", "contactId", "customerId") = 1)
);
create unique index on "orderlistParty" ("orderlistId", "companyId") where "companyId" is not null;
create unique index on "orderlistParty" ("orderlistId", "contactId") where "contactId" is not null;
create unique index on "orderlistParty" ("orderlistId", "customerId") where "customerId" is not null;
create index on "orderlistParty" ("companyId") where "companyId" is not null;
create index on "orderlistParty" ("contactId") where "contactId" is not null;
create index on "orderlistParty" ("customerId") where "customerId" is not null;

create table "favoriteList" (
  id               int generated always as identity primary key,
  uuid             uuid not null unique,
  name             text not null check (length(name) between 1 and 64),
  slug             text not null,
  "isDefault"      boolean not null default false,
  "companyId"      int references company on delete cascade,
  "contactId"      int references contact on delete cascade,
  "customerId"     int references customer on delete cascade,
  "createdAt"      timestamptz(3) not null,
  "lastModifiedAt" timestamptz(3) not null,
  check (num_nonnulls("companyId", "contactId", "customerId") = 1)
);
create unique index on "favoriteList" ("companyId", name) where "companyId" is not null;
create unique index on "favoriteList" ("contactId", name) where "contactId" is not null;
create unique index on "favoriteList" ("customerId", name) where "customerId" is not null;
create unique index on "favoriteList" ("companyId") where "companyId" is not null and "isDefault";
create unique index on "favoriteList" ("contactId") where "contactId" is not null and "isDefault";
create unique index on "favoriteList" ("customerId") where "customerId" is not null and "isDefault";
create index on "favoriteList" ("createdAt", id);
create index on "favoriteList" ("lastModifiedAt", id);

create table "favoriteListItem" (
  "favoriteListId" int not null references "favoriteList" on delete cascade,
  "productId"      int references product on delete cascade,
  "clusterId"      int references cluster on delete cascade,
  check (num_nonnulls("productId", "clusterId") = 1)
);
create unique index on "favoriteListItem" ("favoriteListId", "productId") where "productId" is not null;
create unique index on "favoriteListItem" ("favoriteListId", "clusterId") where "clusterId" is not null;
create index on "favoriteListItem" ("productId") where "productId" is not null;
create index on "favoriteListItem" ("clusterId") where "clusterId" is not null;
