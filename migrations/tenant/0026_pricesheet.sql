-- Prices that are agreed with some parties.
create table pricesheet (
  id               int generated always as identity primary key,
  uuid             uuid not null unique,
  code             text not null unique check (length(code) between 1 and 64),
  names            jsonb not null default '{}',
  descriptions     jsonb not null default '{}',
  -- Of the sheets of a buyer, the one with the lowest number wins.
  priority         int not null default 1 check (priority > 0),
  readonly         boolean not null default false,
  usergroups       jsonb not null default '[]',
  "createdAt"      timestamptz(3) not null,
  "lastModifiedAt" timestamptz(3) not null
);
comment on column pricesheet.names is 'type: Localized';
comment on column pricesheet.descriptions is 'type: Localized';
comment on column pricesheet.usergroups is 'type: Usergroups';
create index on pricesheet (priority, id);
create index on pricesheet ("createdAt", id);
create index on pricesheet ("lastModifiedAt", id);
-- Names and readonly are searched in some thousands of sheets: no index.

-- Whom a sheet is assigned to. It names the sheet by its number: no operation shows this table, and children of parties are found by it.
create table "pricesheetParty" (
  "pricesheetId" int not null references pricesheet on delete cascade,
  "companyId"    int references company on delete cascade,
  "contactId"    int references contact on delete cascade,
  "customerId"   int references customer on delete cascade,
  check (num_nonnulls("companyId", "contactId", "customerId") = 1)
);
create unique index on "pricesheetParty" ("pricesheetId", "companyId") where "companyId" is not null;
create unique index on "pricesheetParty" ("pricesheetId", "contactId") where "contactId" is not null;
create unique index on "pricesheetParty" ("pricesheetId", "customerId") where "customerId" is not null;
create index on "pricesheetParty" ("companyId", "pricesheetId") where "companyId" is not null;
create index on "pricesheetParty" ("contactId", "pricesheetId") where "contactId" is not null;
create index on "pricesheetParty" ("customerId", "pricesheetId") where "customerId" is not null;

-- A line of a sheet: what a product, the products of a category (and of those below it) or the products of a price group cost.
-- It names its sheet by the uuid, as the contract does. A sheet may have a million lines: each of the three unique indexes answers
-- "this sheet, this target, which quantities", holds only the lines of its kind, and is all that a price needs.
create table discount (
  id               int generated always as identity primary key,
  uuid             uuid not null unique,
  "pricesheetId"   uuid not null references pricesheet (uuid) on delete cascade,
  "productId"      int references product on delete cascade,
  "categoryId"     int references category on delete cascade,
  "priceGroup"     text check (length("priceGroup") > 0),
  value            numeric(20, 5) not null,
  "discountType"   text not null check ("discountType" in ('COST_PRICE_PLUS', 'LIST_PRICE_MIN', 'NET_PRICE')),
  "quantityFrom"   int not null default 1 check ("quantityFrom" > 0),
  "validFrom"      timestamptz(3),
  "validTo"        timestamptz(3),
  "createdAt"      timestamptz(3) not null,
  "lastModifiedAt" timestamptz(3) not null,
  check (num_nonnulls("productId", "categoryId", "priceGroup") = 1),
  check ("validTo" >= "validFrom")
);
comment on column discount."discountType" is 'contract: PriceDiscountType';
create unique index on discount ("pricesheetId", "productId", "quantityFrom", "validFrom") nulls not distinct where "productId" is not null;
create unique index on discount ("pricesheetId", "categoryId", "quantityFrom", "validFrom") nulls not distinct where "categoryId" is not null;
create unique index on discount ("pricesheetId", "priceGroup", "quantityFrom", "validFrom") nulls not distinct where "priceGroup" is not null;
create index on discount ("productId") where "productId" is not null;
create index on discount ("categoryId") where "categoryId" is not null;
create index on discount ("priceGroup") where "priceGroup" is not null;
-- Pages of one sheet, oldest line first.
create index on discount ("pricesheetId", id);
create index on discount ("createdAt", id);
create index on discount ("lastModifiedAt", id);
-- Searches by value, type, quantity or validity name a sheet as a rule and read its lines: no index.
