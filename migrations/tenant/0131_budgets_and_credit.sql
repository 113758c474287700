-- Budgets of companies, cost centres, projects and contacts, and the credit of paying companies. Both are reserved like stock: an order takes its
-- amount in its own transaction, and gives it back when it is cancelled or expires. The ledger says why each number is what it is.
alter table "orderStatus" add column "isCancelled" boolean not null default false;
alter table cart add column "costCentre" text, add column project text;
alter table "order" add column "costCentre" text, add column project text;

create table budget (
  id               int generated always as identity primary key,
  uuid             uuid not null unique,
  name             text not null,
  "companyId"      int not null references company(id),
  -- At most one of these narrows the budget; without any it is that of the company. The contact may be deleted; the budget then applies to nobody.
  "contactId"      int,
  "costCentre"     text,
  project          text,
  amount           numeric(20, 5) not null,
  currency         text not null,
  rates            jsonb not null default '[]',
  enforcement      text not null default 'HARD',
  period           text not null default 'NONE',
  "rollingDays"    int,
  "timeZone"       text not null,
  "isPerContact"   boolean not null default false,
  active           boolean not null default true,
  "createdAt"      timestamptz(3) not null,
  "createdBy"      int,
  "lastModifiedAt" timestamptz(3) not null,
  "lastModifiedBy" int,
  check (num_nonnulls("contactId", "costCentre", project) <= 1),
  check ((period = 'ROLLING') = ("rollingDays" is not null)),
  unique ("companyId", name)
);
create index on budget ("contactId") where "contactId" is not null;
create index on budget ("costCentre") where "costCentre" is not null;
create index on budget (project) where project is not null;
-- A tenant has some thousands of budgets: other filters and sorts need no index.
comment on column budget.rates is 'type: CurrencyRateValues[]';
comment on column budget.enforcement is 'contract: BudgetEnforcement';
comment on column budget.period is 'contract: BudgetPeriod';

-- What a budget has spent in a period; of a rolling period on one day. It is the sum of the ledger.
create table "budgetUse" (
  "budgetId"  int not null references budget(id) on delete cascade,
  -- The first day of the period; 0001-01-01 of a budget that is for good.
  "startsOn"  date not null,
  -- 0, or the contact if each contact has the amount.
  "contactId" int not null default 0,
  amount      numeric(20, 5) not null,
  primary key ("budgetId", "contactId", "startsOn")
);

create table "creditAccount" (
  id               int generated always as identity primary key,
  uuid             uuid not null unique,
  "companyId"      int not null unique references company(id),
  "creditLimit"    numeric(20, 5) not null,
  currency         text not null,
  rates            jsonb not null default '[]',
  "countsFrom"     text not null default 'ORDER',
  "isOnHold"       boolean not null default false,
  "onHoldReason"   text,
  -- The sums of the ledger: orders that are not invoiced yet, and what was invoiced and not paid.
  "openOrders"     numeric(20, 5) not null default 0,
  balance          numeric(20, 5) not null default 0,
  "createdAt"      timestamptz(3) not null,
  "createdBy"      int,
  "lastModifiedAt" timestamptz(3) not null,
  "lastModifiedBy" int
);
comment on column "creditAccount".rates is 'type: CurrencyRateValues[]';
comment on column "creditAccount"."countsFrom" is 'contract: CreditCountsFrom';

-- Invoices, payments and credit notes of the accounting system. They are never changed: a mistake is corrected by a further entry.
create table "creditEntry" (
  id                int generated always as identity primary key,
  uuid              uuid not null unique,
  "creditAccountId" int not null references "creditAccount"(id),
  "externalId"      text not null unique,
  type              text not null,
  amount            numeric(20, 5) not null check (amount > 0),
  -- The order that an invoice is for, by its number; orders may be deleted.
  "orderId"         int,
  "closesOrder"     boolean not null default false,
  description       text,
  "bookedAt"        timestamptz(3) not null,
  "createdAt"       timestamptz(3) not null,
  "createdBy"       int
);
create index on "creditEntry" ("creditAccountId", id);
create index on "creditEntry" ("orderId") where "orderId" is not null;
create index on "creditEntry" ("bookedAt", id);
create index on "creditEntry" ("createdAt", id);
comment on column "creditEntry".type is 'contract: CreditEntryType';

-- The ledger.
create table "spendingEntry" (
  id                int generated always as identity primary key,
  uuid              uuid not null unique,
  "budgetId"        int references budget(id),
  "creditAccountId" int references "creditAccount"(id),
  part              text not null,
  reason            text not null,
  -- Of a budget: the row of "budgetUse".
  "startsOn"        date,
  "contactId"       int not null default 0,
  "orderId"         int,
  "creditEntryId"   int references "creditEntry"(id),
  -- In the currency of the budget or account.
  amount            numeric(20, 5) not null,
  -- What was converted, if the order is in another currency.
  "orderCurrency"   text,
  rate              numeric(20, 10),
  "createdAt"       timestamptz(3) not null,
  "createdBy"       int,
  check (num_nonnulls("budgetId", "creditAccountId") = 1)
);
create index on "spendingEntry" ("budgetId", id) where "budgetId" is not null;
create index on "spendingEntry" ("creditAccountId", id) where "creditAccountId" is not null;
create index on "spendingEntry" ("orderId", id) where "orderId" is not null;
create index on "spendingEntry" ("createdAt", id);
comment on column "spendingEntry".part is 'contract: SpendingPart';
comment on column "spendingEntry".reason is 'contract: SpendingEntryReason';

-- Orders that have taken something; those that wait for their payment give it back when it expires.
create table "spendingHold" (
  "orderId"   int primary key,
  "expiresAt" timestamptz(3)
);
create index on "spendingHold" ("expiresAt") where "expiresAt" is not null;

create function "refuseChange"() returns trigger language plpgsql as $$
begin
  raise exception 'Rows of % are never changed', tg_table_name;
end
$$;
create trigger "appendOnly" before update or delete on "spendingEntry" for each row execute function "refuseChange"();
create trigger "appendOnly" before update or delete on "creditEntry" for each row execute function "refuseChange"();

select "keepHistory"('budget', 'budget');
select "keepHistory"('"creditAccount"', 'creditAccount', '{}', array['openOrders', 'balance']);
