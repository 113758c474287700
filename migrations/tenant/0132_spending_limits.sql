-- What one order or one line may come to. What may be spent in a period is a budget.
create table "spendingLimit" (
  id               int generated always as identity primary key,
  uuid             uuid not null unique,
  name             text not null,
  "companyId"      int not null references company(id),
  -- The contact whose orders it is for, or null. The contact may be deleted; the limit then applies to nobody.
  "contactId"      int,
  measure          text not null default 'ORDER',
  -- At most one of these: it then counts only their lines.
  "categoryId"     int references category(id) on delete cascade,
  "productId"      int references product(id) on delete cascade,
  amount           numeric(20, 5) not null,
  currency         text not null,
  rates            jsonb not null default '[]',
  effect           text not null default 'REFUSES',
  active           boolean not null default true,
  "createdAt"      timestamptz(3) not null,
  "createdBy"      int,
  "lastModifiedAt" timestamptz(3) not null,
  "lastModifiedBy" int,
  check (num_nonnulls("categoryId", "productId") <= 1),
  unique ("companyId", name)
);
create index on "spendingLimit" ("categoryId") where "categoryId" is not null;
create index on "spendingLimit" ("productId") where "productId" is not null;
-- A tenant has some thousands of limits: other filters and sorts need no index.
comment on column "spendingLimit".measure is 'contract: SpendingLimitMeasure';
comment on column "spendingLimit".rates is 'type: CurrencyRateValues[]';
comment on column "spendingLimit".effect is 'contract: SpendingReasonEffect';
select "keepHistory"('"spendingLimit"', 'spendingLimit');
