-- A delivery waits for an earlier one of the same record to the same address. It is marked when a server finds it waiting, so that
-- later looks at what is due skip it, and released when the earlier one is delivered, given up or deleted.
alter table "actionDelivery" add column "waitsFor" bigint references "actionDelivery" on delete set null;
create index on "actionDelivery" ("waitsFor") where "waitsFor" is not null;

-- Only deliveries that wait for no other one are looked at.
drop index "actionDelivery_eventActionConfigId_dueAt_id_idx";
create index on "actionDelivery" ("eventActionConfigId", "dueAt", id) where status = 'PENDING' and "waitsFor" is null;

-- A webhook that is stopped calls nobody. While a salt is replaced, requests are signed with the previous one, too.
alter table "eventActionConfig"
  add column "stoppedAt" timestamptz(3),
  add column "stopReason" text,
  add column "previousSignatureSalt" text,
  add column "previousSignatureSaltUntil" timestamptz(3),
  add check (("stoppedAt" is null) = ("stopReason" is null)),
  add check (("previousSignatureSalt" is null) = ("previousSignatureSaltUntil" is null));
