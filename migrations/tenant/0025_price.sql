-- What products cost: list prices, purchase prices, tiers by quantity, and tax codes that differ by zone.
-- Amounts have five decimals at most. Tiers and tax codes name their price by its uuid, which is what the contract calls `priceId`,
-- so that lists show it and bulks write it without a join.
create table price (
  id                      int generated always as identity primary key,
  uuid                    uuid not null unique,
  "productId"             int not null unique references product on delete cascade,
  -- How many units the list price buys.
  per                     int not null default 1 check (per > 0),
  list                    numeric(20, 5) not null,
  store                   numeric(20, 5),
  suggested               numeric(20, 5),
  -- How the values of the tiers in "bulkPrice" are read. Inputs call it bulkDiscountType.
  "bulkPriceDiscountType" text not null default 'NET_PRICE' check ("bulkPriceDiscountType" in ('COST_PRICE_PLUS', 'LIST_PRICE_MIN', 'NET_PRICE')),
  "defaultTaxCode"        text not null check ("defaultTaxCode" in ('H', 'L', 'N', 'M', 'CUST')),
  display                 text not null default 'DEFAULT'
                          check (display in ('FROM', 'FROM_FOR', 'LISTPRICE_OURPRICE', 'PACKAGE', 'PER_UOM', 'ON_REQUEST', 'DEFAULT')),
  "createdAt"             timestamptz(3) not null,
  "lastModifiedAt"        timestamptz(3) not null
);
comment on column price."bulkPriceDiscountType" is 'contract: PriceDiscountType';
comment on column price."defaultTaxCode" is 'contract: Taxcode';
comment on column price.display is 'contract: PriceDisplay';
create index on price (list, id);
create index on price ("createdAt", id);
create index on price ("lastModifiedAt", id);
-- per, store, suggested, bulkPriceDiscountType and defaultTaxCode are filtered and sorted on rarely, and each index slows the nightly load: none.

-- What the merchant pays for a product, from a quantity on. One row for each price, quantity and first instant.
create table "costPrice" (
  id               int generated always as identity primary key,
  uuid             uuid not null unique,
  "priceId"        uuid not null references price (uuid) on delete cascade,
  "quantityFrom"   int not null default 1 check ("quantityFrom" > 0),
  value            numeric(20, 5) not null,
  "validFrom"      timestamptz(3),
  "validTo"        timestamptz(3),
  "createdAt"      timestamptz(3) not null,
  "lastModifiedAt" timestamptz(3) not null,
  unique nulls not distinct ("priceId", "quantityFrom", "validFrom"),
  check ("validTo" >= "validFrom")
);
create index on "costPrice" ("createdAt", id);
create index on "costPrice" ("lastModifiedAt", id);

-- What everybody pays from a quantity on; price."bulkPriceDiscountType" says how to read the value.
create table "bulkPrice" (
  id               int generated always as identity primary key,
  uuid             uuid not null unique,
  "priceId"        uuid not null references price (uuid) on delete cascade,
  "quantityFrom"   int not null default 1 check ("quantityFrom" > 0),
  value            numeric(20, 5) not null,
  "validFrom"      timestamptz(3),
  "validTo"        timestamptz(3),
  "createdAt"      timestamptz(3) not null,
  "lastModifiedAt" timestamptz(3) not null,
  unique nulls not distinct ("priceId", "quantityFrom", "validFrom"),
  check ("validTo" >= "validFrom")
);
create index on "bulkPrice" ("createdAt", id);
create index on "bulkPrice" ("lastModifiedAt", id);

-- Tiers by quantity that are reckoned from purchase prices: a price that such a tier decides has the type BULK_COST_PRICE.
create table "bulkCostPrice" (
  id               int generated always as identity primary key,
  uuid             uuid not null unique,
  "priceId"        uuid not null references price (uuid) on delete cascade,
  "quantityFrom"   int not null default 1 check ("quantityFrom" > 0),
  value            numeric(20, 5) not null,
  "validFrom"      timestamptz(3),
  "validTo"        timestamptz(3),
  "createdAt"      timestamptz(3) not null,
  "lastModifiedAt" timestamptz(3) not null,
  unique nulls not distinct ("priceId", "quantityFrom", "validFrom"),
  check ("validTo" >= "validFrom")
);
create index on "bulkCostPrice" ("createdAt", id);
create index on "bulkCostPrice" ("lastModifiedAt", id);
-- Tiers are looked up by their price. Searches by value, quantity or validity without a price are rare and read the table.

-- The tax code of a price in a zone where it is not the default one.
create table "zoneTaxCode" (
  id               int generated always as identity primary key,
  uuid             uuid not null unique,
  "priceId"        uuid not null references price (uuid) on delete cascade,
  zone             text not null check (length(zone) = 2),
  "taxCode"        text not null check ("taxCode" in ('H', 'L', 'N', 'M', 'CUST')),
  "createdAt"      timestamptz(3) not null,
  "lastModifiedAt" timestamptz(3) not null,
  unique ("priceId", zone)
);
comment on column "zoneTaxCode"."taxCode" is 'contract: Taxcode';
create index on "zoneTaxCode" (zone, id);
create index on "zoneTaxCode" ("taxCode", id);
create index on "zoneTaxCode" ("createdAt", id);
create index on "zoneTaxCode" ("lastModifiedAt", id);
