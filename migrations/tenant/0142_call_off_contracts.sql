-- Call-off contracts: a quantity of a product at a price, agreed with a company for a period. Orders call it off, and give it back when they are cancelled.
create table "callOffContract" (
  id               int generated always as identity primary key,
  uuid             uuid not null unique,
  number           text not null,
  "companyId"      int not null references company(id),
  "productId"      int not null references product(id),
  quantity         int not null check (quantity > 0),
  price            numeric(20, 5) not null,
  currency         text not null,
  "validFrom"      timestamptz(3) not null,
  "validTo"        timestamptz(3) not null,
  schedule         jsonb not null default '[]',
  active           boolean not null default true,
  -- The sum of the ledger. The check is the last defence: no order ever calls off more than was agreed.
  "calledOff"      int not null default 0 check ("calledOff" >= 0),
  "warnedAt"       timestamptz(3),
  "createdAt"      timestamptz(3) not null,
  "createdBy"      int,
  "lastModifiedAt" timestamptz(3) not null,
  "lastModifiedBy" int,
  check ("calledOff" <= quantity),
  check ("validFrom" < "validTo"),
  unique ("companyId", number)
);
create index on "callOffContract" ("productId");
create index on "callOffContract" ("validTo", id);
comment on column "callOffContract".schedule is 'type: CallOffDeliveryValues[]';
select "keepHistory"('"callOffContract"', 'callOffContract', '{}', array['calledOff', 'warnedAt']);

-- The ledger. Orders may be deleted, so that it refers to them by their number.
create table "callOffEntry" (
  id           int generated always as identity primary key,
  uuid         uuid not null unique,
  "contractId" int not null references "callOffContract"(id),
  "orderId"    int not null,
  quantity     int not null check (quantity <> 0),
  reason       text not null,
  "createdAt"  timestamptz(3) not null,
  "createdBy"  int
);
create index on "callOffEntry" ("contractId", id);
create index on "callOffEntry" ("orderId");
comment on column "callOffEntry".reason is 'contract: CallOffReason';
create trigger "appendOnly" before update or delete on "callOffEntry" for each row execute function "refuseChange"();

-- The contract that a line calls off.
alter table "orderItem" add column "callOffContractId" int references "callOffContract"(id);
create index on "orderItem" ("callOffContractId") where "callOffContractId" is not null;
