-- The decision hook that carries out a payment: every operation of the payment asks this one. There is no foreign key, because a payment outlives
-- its hook: the name says in errors which one was deleted.
alter table payment
  add column "hookId" uuid,
  add column "hookName" text,
  add check (("hookId" is null) = ("hookName" is null));
alter table "paymentIntent" add column "hookId" uuid;

-- Payments that began before: the log of calls names their hook.
update payment p
   set "hookId" = h.uuid, "hookName" = h.name
  from (select distinct on (asked.payment) asked.payment, asked.hook
          from (select c.id, c."decisionHookId" as hook, c.question::jsonb #>> '{payment,id}' as payment from "decisionHookCall" c
                 where c.point = 'PAYMENT' and c.status = 'ANSWERED' and not c."isCut" and not c."isDryRun") asked
         order by asked.payment, asked.id) first
  join "decisionHook" h on h.id = first.hook
 where p.uuid::text = first.payment;
-- Otherwise it is the only one that there is.
update payment p
   set "hookId" = h.uuid, "hookName" = h.name
  from "decisionHook" h
 where p."hookId" is null and 'PAYMENT' = any (h.points)
   and (select count(*) from "decisionHook" where 'PAYMENT' = any (points)) = 1
   and exists (select from "paymentIntent" i where i."paymentRecordId" = p.id);
update "paymentIntent" i set "hookId" = p."hookId" from payment p where p.id = i."paymentRecordId";
