-- Other systems that are asked before a sale is decided: prices, tax, shipping, checkout, payment.
create table "decisionHook" (
  id                      int generated always as identity primary key,
  uuid                    uuid not null unique,
  name                    text not null unique,
  url                     text not null,
  points                  text[] not null,
  condition               text,
  "deadlineMs"            int not null default 800,
  "onFailure"             text not null default 'REFUSE',
  "keepSeconds"           int,
  priority                int not null default 0,
  "maxPriceChangePercent" numeric,
  "maxShippingCost"       numeric,
  "mayAddLines"           boolean not null default false,
  "maxAddedAmount"        numeric,
  active                  boolean not null default true,
  revision                uuid not null,
  secret                  text not null,
  "previousSecret"        text,
  "previousSecretUntil"   timestamptz(3),
  "createdAt"             timestamptz(3) not null,
  "createdBy"             int,
  "lastModifiedAt"        timestamptz(3) not null,
  "lastModifiedBy"        int,
  check (("onFailure" = 'USE_LAST') = ("keepSeconds" is not null)),
  check (("previousSecret" is null) = ("previousSecretUntil" is null))
);
comment on column "decisionHook".points is 'type: DecisionPoints';
comment on column "decisionHook"."onFailure" is 'contract: DecisionFailurePolicy';
create index on "decisionHook" ("createdAt", id);
create index on "decisionHook" ("lastModifiedAt", id);
-- A shop has a few hooks: the other filters and sorts need no index.

-- The last calls of each hook.
create table "decisionHookCall" (
  id               int generated always as identity primary key,
  uuid             uuid not null unique,
  "decisionHookId" int not null references "decisionHook" on delete cascade,
  -- The uuid of the hook.
  "hookId"         uuid not null,
  point            text not null,
  status           text not null,
  hash             text not null,
  question         text not null,
  answer           text,
  error            text,
  "responseStatus" int,
  "durationMs"     int not null,
  "isDryRun"       boolean not null default false,
  "isCut"          boolean not null default false,
  "createdAt"      timestamptz(3) not null
);
comment on column "decisionHookCall".point is 'contract: DecisionPoint';
comment on column "decisionHookCall".status is 'contract: DecisionCallStatus';
create index on "decisionHookCall" ("decisionHookId", id);
create index on "decisionHookCall" (hash, "decisionHookId", id);
create index on "decisionHookCall" ("createdAt", id);
-- The log has at most 100 rows for each hook: the filters by hook, status and point need no index.

-- What hooks decided about an order.
alter table "order" add column decisions jsonb not null default '[]';
comment on column "order".decisions is 'type: KeptDecision[]';
