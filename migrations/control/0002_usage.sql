-- Who uses which deprecated item: one row for each day, client, item and kind of use; every node adds to it.
create table control.usage (
  day               date not null,
  "tenantId"        text not null references control.tenant on delete cascade,
  -- The uuid of a key or client; no reference, because what a deleted one used is still worth knowing.
  credential        uuid not null,
  -- What the caller says of itself; empty when it says nothing.
  "clientName"      text,
  "clientVersion"   text,
  item              text not null,
  kind              text not null check (kind in ('SENT', 'SELECTED', 'SERVED')),
  count             bigint not null check (count > 0),
  "firstAt"         timestamptz(3) not null,
  "lastAt"          timestamptz(3) not null,
  "sampleOperation" text not null,
  unique nulls not distinct ("tenantId", credential, "clientName", "clientVersion", item, kind, day)
);
comment on column control.usage.kind is 'contract: LifecycleUseKind';

-- The same over all days. A tenant has tens of clients that use tens of items: the unique key narrows to the tenant and to
-- the credential, and what is left is sorted and filtered without an index.
create view control."usageByClient" as
select md5(jsonb_build_array("tenantId", credential, "clientName", "clientVersion", item, kind)::text) as id,
       "tenantId", credential, "clientName", "clientVersion", item, kind,
       sum(count)::bigint as count, min("firstAt") as "firstUsedAt", max("lastAt") as "lastUsedAt",
       (array_agg("sampleOperation" order by "lastAt" desc, "sampleOperation"))[1] as "sampleOperation"
  from control.usage
 group by "tenantId", credential, "clientName", "clientVersion", item, kind;
comment on column control."usageByClient"."clientName" is 'nullable';
comment on column control."usageByClient"."clientVersion" is 'nullable';
comment on column control."usageByClient".kind is 'contract: LifecycleUseKind';

-- Each client with the items it has used and when last; a credential that never used one is there, too.
create view control."clientUses" as
with used as (
  select "tenantId", credential, "clientName", "clientVersion", item, max("lastAt") as "lastAt"
    from control.usage
   group by "tenantId", credential, "clientName", "clientVersion", item
), client as (
  select "tenantId", credential, "clientName", "clientVersion", max("lastAt") as "lastUsedAt", jsonb_object_agg(item, "lastAt") as uses
    from used
   group by "tenantId", credential, "clientName", "clientVersion"
  union all
  select owner."tenantId", owner.uuid, null, null, null, '{}'
    from (select "tenantId", uuid from control."gqlApiKey" where active
          union all
          select "tenantId", uuid from control."restApiKey" where active) owner
   where not exists (select from control.usage where usage."tenantId" = owner."tenantId" and usage.credential = owner.uuid)
)
select md5(jsonb_build_array("tenantId", credential, "clientName", "clientVersion")::text) as id,
       "tenantId", credential, "clientName", "clientVersion", "lastUsedAt", uses
  from client;
comment on column control."clientUses"."clientName" is 'nullable';
comment on column control."clientUses"."clientVersion" is 'nullable';
comment on column control."clientUses"."lastUsedAt" is 'nullable';
comment on column control."clientUses".uses is 'type: LastUses';
