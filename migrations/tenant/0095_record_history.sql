-- The history of records: which fields a statement changed, before and after, and who sent it. Triggers write it, so that no way to change a record is
-- left out: bulk requests, imports, jobs, cascading deletes. `wharf.origin` says who writes; the server sets it for the transaction.
create table "recordHistory" (
  id            bigint generated always as identity primary key,
  type          text not null,
  -- Null for rows that only link two records.
  "recordId"    int,
  uuid          uuid,
  -- The record that the row is a part of.
  "ownerType"   text,
  "ownerId"     int,
  action        text not null check (action in ('CREATED', 'UPDATED', 'DELETED')),
  -- By the clock of the server; null for a change that somebody made in the database itself.
  "changedAt"   timestamptz(3),
  -- The caller, as src/db/meter.ts describes it; null for the server itself.
  origin        jsonb,
  -- By field: the values before and after. Null for a created record: its values are those of the record, before its later changes.
  changes       jsonb
);
create index on "recordHistory" (type, "recordId", id) where "recordId" is not null;
create index on "recordHistory" ("ownerType", "ownerId", id) where "ownerId" is not null;
-- Finds a deleted record by its uuid; the uuids of others are in their own tables.
create index on "recordHistory" (uuid) where action = 'DELETED';
comment on column "recordHistory".action is 'contract: ChangeAction';
comment on column "recordHistory".origin is 'type: HistoryOrigin';
comment on column "recordHistory".changes is 'type: HistoryChanges';

-- The shown fields of a tender: those of its order, and one for each line and address, so that a changed line does not repeat the others.
create function "tenderFields"(fields jsonb) returns jsonb language sql immutable as $$
  select fields - 'draft' || coalesce(fields -> 'draft' -> 'order', '{}') - '{id,uuid,createdAt,createdBy,lastModifiedAt,lastModifiedBy}'::text[]
    || coalesce((select jsonb_object_agg('items.' || (i ->> 'uuid'), i - '{priceDerivation,createdAt,lastModifiedAt}'::text[])
                   from jsonb_array_elements(fields -> 'draft' -> 'items') i), '{}')
    || coalesce((select jsonb_object_agg('addresses.' || (a ->> 'type'), a - '{createdAt,lastModifiedAt}'::text[])
                   from jsonb_array_elements(fields -> 'draft' -> 'addresses') a), '{}')
$$;

-- The tables whose history is kept, and how; see "keepHistory".
create table "historySource" (
  type     text primary key,
  source   text not null,
  owners   text[] not null,
  hidden   text[] not null,
  shape    text not null,
  -- The columns that the trigger compares: after a migration has added one, "refreshHistory" creates the function again.
  columns  text[] not null
);

-- Creates the trigger function of a table. Columns are compared one by one, because turning whole rows into JSON takes several times as long.
create function "createHistoryFunction"(of_type text) returns void language plpgsql as $body$
declare
  spec "historySource" := (select s from "historySource" s where s.type = of_type);
  table_id regclass := spec.source::regclass;
  is_record boolean := exists (select from pg_attribute where attrelid = table_id and attname = 'uuid' and not attisdropped);
  ignored text[] := spec.hidden || array['createdAt', 'createdBy', 'lastModifiedAt', 'lastModifiedBy', 'createdByAdminUserId', 'lastModifiedByAdminUserId']
    || case when is_record then array['id', 'uuid'] else '{}' end;
  present text[] := array(select attname::text from pg_attribute where attrelid = table_id and attnum > 0 and not attisdropped order by attnum);
  kept text[] := array(select c from unnest(present) c where c <> all(ignored) and c !~* '(password|secret|hash|salt|token|totp|recoverycode)');
  key text := case when is_record then 'r.id, r.uuid' else 'null::int, null::uuid' end;
  owner_type text := coalesce('case' || (select string_agg(format(' when r.%I is not null then %L', split_part(o, ':', 2), split_part(o, ':', 1)), '' order by n)
    from unnest(spec.owners) with ordinality u(o, n)) || ' end', 'null::text');
  owner_id text := coalesce('coalesce(' || (select string_agg(case
    when exists (select from pg_attribute where attrelid = table_id and attname = split_part(o, ':', 2) and atttypid = 'uuid'::regtype)
    then format('(select p.id from %I p where p.uuid = r.%I)', split_part(o, ':', 1), split_part(o, ':', 2))
    else format('r.%I', split_part(o, ':', 2)) end, ', ' order by n) from unnest(spec.owners) with ordinality u(o, n)) || ')', 'null::int');
  head text := format('insert into "recordHistory" (type, "recordId", uuid, "ownerType", "ownerId", action, "changedAt", origin, changes) select %L, %s, %s, %s', of_type, key, owner_type, owner_id);
  -- The pairs of values, for rows that were changed, removed and added.
  changed text := (select string_agg(format('(%L, case when b.%I is distinct from r.%I then jsonb_build_array(b.%I, r.%I) end)', c, c, c, c, c), ', ') from unnest(kept) c);
  removed text := (select string_agg(format('(%L, case when r.%I is not null then jsonb_build_array(r.%I, null) end)', c, c, c), ', ') from unnest(kept) c);
  added text := (select string_agg(format('(%L, case when r.%I is not null then jsonb_build_array(null, r.%I) end)', c, c, c), ', ') from unnest(kept) c);
  pairs text := '(select jsonb_object_agg(v.field, v.pair) from (values %s) v(field, pair) where v.pair is not null)';
  updates text;
begin
  updates := case
    when not is_record then
      head || format(', ''DELETED'', moment, caller, ' || pairs, removed) || ' from (select * from before except select * from after) r;'
      || head || format(', ''CREATED'', moment, caller, ' || pairs, added) || ' from (select * from after except select * from before) r'
    when spec.shape <> '' then head || format($s$, 'UPDATED', moment, caller, d.changes from before b join after r on r.id = b.id
      cross join lateral (select %1$s(to_jsonb(b) - %2$L::text[]) as old, %1$s(to_jsonb(r) - %2$L::text[]) as new offset 0) v
      cross join lateral (select jsonb_object_agg(k.key, jsonb_build_array(v.old -> k.key, v.new -> k.key)) as changes
        from (select o.key from jsonb_each(v.old) o where v.new -> o.key is distinct from o.value
              union select n.key from jsonb_each(v.new) n where not v.old ? n.key) k) d
      where d.changes is not null$s$, spec.shape, ignored)
    else format('insert into "recordHistory" (type, "recordId", uuid, "ownerType", "ownerId", action, "changedAt", origin, changes)
      select * from (select %L, %s, %s as "ownerType", %s as "ownerId", ''UPDATED'', moment, caller, ' || pairs || ' as changes from before b join after r on r.id = b.id offset 0) d
       where d.changes is not null', of_type, key, owner_type, owner_id, changed) end;
  -- A plan is kept for the session: without nested loops it is also right for a bulk.
  execute format($f$create or replace function %I() returns trigger language plpgsql set enable_nestloop = off as $$
    declare
      caller jsonb;
      moment timestamptz;
    begin
      -- Most cascading deletes find nothing to delete.
      if tg_op = 'DELETE' then
        if not exists (select from before) then return null; end if;
      end if;
      caller := nullif(current_setting('wharf.origin', true), '')::jsonb;
      moment := (caller ->> 'at')::timestamptz;
      caller := caller - 'at';
      if tg_op = 'INSERT' then
        %s;
      elsif tg_op = 'UPDATE' then
        %s;
      else
        %s;
      end if;
      return null;
    end $$ $f$, 'history_' || of_type,
    head || case when is_record then ', ''CREATED'', moment, caller, null::jsonb from after r' else format(', ''CREATED'', moment, caller, ' || pairs, added) || ' from after r' end,
    updates,
    head || format(', ''DELETED'', moment, caller, ' || pairs, removed) || ' from before r');
  update "historySource" set columns = present where type = of_type;
end $body$;

-- Keeps the history of a table. `owners` are records that a row is a part of, as `product:productId`; the first that is not null counts. `hidden` are columns that
-- are not kept, besides stamps and everything with the name of a secret. `shape` is a function that turns a row into its shown fields.
create function "keepHistory"(source regclass, type text, owners text[] default '{}', hidden text[] default '{}', shape text default '') returns void language plpgsql as $body$
declare
  name text := 'history_' || type;
begin
  insert into "historySource" (type, source, owners, hidden, shape, columns) values (type, source::text, owners, hidden, shape, '{}');
  perform "createHistoryFunction"(type);
  execute format('create trigger %I after insert on %s referencing new table as after for each statement execute function %I()', name || '_added', source, name);
  execute format('create trigger %I after update on %s referencing old table as before new table as after for each statement execute function %I()', name || '_updated', source, name);
  execute format('create trigger %I after delete on %s referencing old table as before for each statement execute function %I()', name || '_deleted', source, name);
end $body$;

-- Creates the functions of tables again whose columns have changed. The server calls it after every migration.
create function "refreshHistory"() returns void language sql as $$
  select "createHistoryFunction"(type) from "historySource"
   where columns <> array(select attname::text from pg_attribute where attrelid = source::regclass and attnum > 0 and not attisdropped order by attnum)
$$;

-- Records of their own.
select "keepHistory"(format('%I', t)::regclass, t) from unnest(array[
  'product', 'cluster', 'clusterConfig', 'attributeDescription', 'sparePartsMachine', 'bundle', 'valueset', 'pricesheet', 'tax', 'surcharge', 'warehouse', 'carrier',
  'contact', 'customer', 'orderlist', 'favoriteList', 'order', 'orderStatus', 'orderStatusSet', 'payMethod', 'businessRule', 'decisionHook', 'eventActionConfig',
  'template', 'ticket', 'channel', 'shop', 'role', 'roleDefinition', 'fieldDefinition', 'agent']) t;
select "keepHistory"(format('%I', t)::regclass, t, '{}', array['path']) from unnest(array['category', 'company']) t;

-- Parts of other records; some have operations, and so a history, of their own.
select "keepHistory"(format('%I', t)::regclass, t, string_to_array(o, ' ')) from (values
  ('clusterOption', 'cluster:clusterId'), ('clusterConfigSetting', 'clusterConfig:clusterConfigId'), ('sparePart', 'sparePartsMachine:machineId'),
  ('attribute', 'product:productId category:categoryId cluster:clusterId company:companyId contact:contactId customer:customerId'),
  ('mediaImage', 'product:productId cluster:clusterId category:categoryId sparePartsMachine:sparePartsMachineId'),
  ('mediaVideo', 'product:productId cluster:clusterId category:categoryId sparePartsMachine:sparePartsMachineId'),
  ('mediaDocument', 'product:productId cluster:clusterId category:categoryId sparePartsMachine:sparePartsMachineId'),
  ('mediaAttachment', 'order:orderId company:companyId customer:customerId sparePartsMachine:sparePartsMachineId'),
  ('bundleItem', 'bundle:bundleId'), ('crossupsell', 'product:productIdFrom cluster:clusterIdFrom'), ('valuesetItem', 'valueset:valuesetId'),
  ('categoryItem', 'product:productId cluster:clusterId'), ('price', 'product:productId'), ('costPrice', 'price:priceId'), ('bulkPrice', 'price:priceId'),
  ('bulkCostPrice', 'price:priceId'), ('zoneTaxCode', 'price:priceId'), ('discount', 'pricesheet:pricesheetId product:productId'), ('inventory', 'product:productId'),
  ('warehouseAddress', 'warehouse:warehouseId'), ('address', 'company:companyId customer:customerId'), ('purchaseAuthorizationConfig', 'contact:contactId'),
  ('orderAddress', 'order:orderId'), ('payment', 'order:orderId'), ('transaction', 'payment:paymentRecordId'), ('shipment', 'order:orderId'),
  ('shipmentItem', 'shipment:shipmentId'), ('trackAndTrace', 'shipment:shipmentId'),
  ('productSource', 'product:productId'), ('categorySource', 'category:categoryId'), ('clusterSource', 'cluster:clusterId'),
  ('clusterOptionSource', 'clusterOption:clusterOptionId'), ('clusterOptionProduct', 'clusterOption:clusterOptionId'), ('surchargeProduct', 'surcharge:surchargeId'),
  ('pricesheetParty', 'pricesheet:pricesheetId'), ('carrierWarehouse', 'carrier:carrierId'), ('companySource', 'company:companyId'),
  ('companyManager', 'company:companyId'), ('contactSource', 'contact:contactId'), ('contactCompany', 'contact:contactId'), ('customerSource', 'customer:customerId'),
  ('orderlistItem', 'orderlist:orderlistId'), ('orderlistParty', 'orderlist:orderlistId'), ('favoriteListItem', 'favoriteList:favoriteListId'),
  ('orderSource', 'order:orderId'), ('orderStatusNext', 'orderStatus:orderStatusId'), ('shipmentSource', 'shipment:shipmentId'),
  ('templateAttachment', 'template:templateId'), ('ticketSource', 'ticket:ticketId')) v(t, o);
-- How a price was found is explained on the line itself.
select "keepHistory"('"orderItem"', 'orderItem', array['order:orderId'], array['priceDerivation']);
select "keepHistory"('account', 'account', array['contact:contactId', 'customer:customerId'], array['lastLoginAt', 'lastRefreshAt']);
select "keepHistory"('tender', 'tender', array['order:orderId'], array['orderFingerprint'], '"tenderFields"');
