-- The log of deliveries outlives its webhook or e-mail action: an operator who deletes one still wants to read what it sent.
alter table "actionDelivery"
  alter column "eventActionConfigId" drop not null,
  add column "deletedConfigUuid" uuid,
  drop constraint "actionDelivery_eventActionConfigId_fkey",
  add foreign key ("eventActionConfigId") references "eventActionConfig",
  add check (("eventActionConfigId" is null) = ("deletedConfigUuid" is not null)),
  add check (status <> 'PENDING' or "eventActionConfigId" is not null);
create index on "actionDelivery" ("eventActionConfigId", "createdAt", id);
create index on "actionDelivery" ("deletedConfigUuid") where "deletedConfigUuid" is not null;

-- A trigger, because actions are also deleted with their template. What was still to be sent is given up, and releases what waits for it.
create function keep_deliveries_of_action() returns trigger language plpgsql as $$
begin
  update "actionDelivery" set "waitsFor" = null
   where "waitsFor" in (select id from "actionDelivery" where "eventActionConfigId" = old.id);
  update "actionDelivery"
     set "eventActionConfigId" = null,
         "deletedConfigUuid" = old.uuid,
         "waitsFor" = null,
         error = case when status = 'PENDING' then 'Given up: the action was deleted' else error end,
         status = case when status = 'PENDING' then 'FAILED' else status end
   where "eventActionConfigId" = old.id;
  return old;
end $$;
create trigger keep_deliveries before delete on "eventActionConfig" for each row execute function keep_deliveries_of_action();
