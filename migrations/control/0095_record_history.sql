-- The history of administrators and API keys, as migrations/tenant/0095_record_history.sql keeps it for the records of a tenant.
create table control."controlHistory" (
  id            bigint generated always as identity primary key,
  -- Null for administrators, who may work for several tenants.
  "tenantId"    text references control.tenant on update cascade on delete cascade,
  type          text not null,
  "recordId"    int not null,
  uuid          uuid not null,
  "ownerType"   text,
  "ownerId"     int,
  action        text not null check (action in ('CREATED', 'UPDATED', 'DELETED')),
  "changedAt"   timestamptz(3),
  origin        jsonb,
  changes       jsonb
);
create index on control."controlHistory" (type, "recordId", id);
create index on control."controlHistory" ("ownerType", "ownerId", id) where "ownerId" is not null;
create index on control."controlHistory" ("tenantId");
comment on column control."controlHistory".action is 'contract: ChangeAction';
comment on column control."controlHistory".origin is 'type: HistoryOrigin';
comment on column control."controlHistory".changes is 'type: HistoryChanges';

-- Arguments: the type. Secrets are recognised by the names of their columns.
create function control."writeHistory"() returns trigger language plpgsql as $$
declare
  caller jsonb := nullif(current_setting('wharf.origin', true), '')::jsonb;
  before jsonb := case tg_op when 'INSERT' then '{}' else to_jsonb(old) end;
  after jsonb := case tg_op when 'DELETE' then '{}' else to_jsonb(new) end;
  row jsonb := case tg_op when 'DELETE' then before else after end;
  changed jsonb;
begin
  if tg_op <> 'INSERT' then
    select jsonb_object_agg(key, jsonb_build_array(value, after -> key)) into changed from jsonb_each(before)
     where value is distinct from coalesce(after -> key, 'null') and key !~* '(password|secret|hash|salt|token|totp|recoverycode|^(id|uuid|createdAt|createdBy|lastModifiedAt|lastModifiedBy|lastLoginAt|lastRefreshAt)$)';
    if changed is null and tg_op = 'UPDATE' then return null; end if;
  end if;
  insert into control."controlHistory" ("tenantId", type, "recordId", uuid, "ownerType", "ownerId", action, "changedAt", origin, changes)
  select row ->> 'tenantId', tg_argv[0], (row ->> 'id')::int, (row ->> 'uuid')::uuid, case when row ? 'adminUserId' then 'adminUser' end, (row ->> 'adminUserId')::int,
         case tg_op when 'INSERT' then 'CREATED' when 'UPDATE' then 'UPDATED' else 'DELETED' end,
         (caller ->> 'at')::timestamptz, caller - 'at', changed
   where row ->> 'tenantId' is null or exists (select from control.tenant where id = row ->> 'tenantId');
  return null;
end $$;

create trigger history after insert or update or delete on control."adminUser" for each row execute function control."writeHistory"('adminUser');
create trigger history after insert or update or delete on control."adminUserTenant" for each row execute function control."writeHistory"('adminUserTenant');
create trigger history after insert or update or delete on control."gqlApiKey" for each row execute function control."writeHistory"('gqlApiKey');
create trigger history after insert or update or delete on control."restApiKey" for each row execute function control."writeHistory"('restApiKey');
