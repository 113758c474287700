-- Business rules: decision tables that choose payment methods and carriers, set costs and give incentives.
create table "businessRule" (
  id               int generated always as identity primary key,
  uuid             uuid not null unique,
  type             text not null
                   check (type in ('orderPaymentMethods', 'orderCarriers', 'orderIncentives', 'orderShippingCosts', 'orderTransactionCosts')),
  name             jsonb not null,
  -- The channel whose carts the rule decides about; null for all channels.
  "channelId"      int references channel on delete cascade,
  -- The graph. It is small, is always read whole and is only changed under the lock of the rule.
  nodes            jsonb not null,
  edges            jsonb not null,
  -- Whether a row of a table has an outcome. Carts look at active rules only.
  "isActive"       boolean not null default false,
  -- Made anew by every change, so that a copy in memory is never taken for another state of the rule.
  revision         uuid not null,
  "createdAt"      timestamptz(3) not null,
  "createdBy"      int,
  "lastModifiedAt" timestamptz(3) not null,
  "lastModifiedBy" int
);
comment on column "businessRule".type is 'contract: BusinessRuleType';
comment on column "businessRule".name is 'type: Localized';
comment on column "businessRule".nodes is 'type: RuleNode[]';
comment on column "businessRule".edges is 'type: RuleEdge[]';
create index on "businessRule" (type, id);
create index on "businessRule" ("channelId", id);
create index on "businessRule" ("createdAt", id);
create index on "businessRule" ("lastModifiedAt", id);
create index on "businessRule" (id) where "isActive";

-- What incentives gave when the order was made.
alter table "order" add column incentives jsonb;
comment on column "order".incentives is 'type: OrderIncentiveValues[]';
