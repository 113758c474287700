-- The change feed: one row for every record that a statement created, updated or deleted. Triggers write it, because bulk requests, imports and
-- cascading deletes must be in it, too. A reader gets the rows of every transaction that has committed since its last visit: `xid` says whose they are.
create table "changeEntry" (
  id           bigint generated always as identity primary key,
  -- The transaction, as a number.
  xid          bigint not null,
  type         text not null,
  action       text not null,
  "recordId"   int not null,
  uuid         uuid not null
);
-- Finds the rows of transactions that were still open when a reader last came.
create index on "changeEntry" (xid, id);

-- The history that cursors belong to. A copy of the database has another oid, and numbers its transactions differently.
create table "changeFeed" (
  "databaseOid" bigint not null,
  -- The highest id that was deleted because of its age.
  "prunedId"    bigint not null default 0
);
insert into "changeFeed" ("databaseOid") select oid from pg_database where datname = current_database();

-- How far the feed was at some instants. Triggers do not know the time of the server, so that entries have none.
create table "changeMark" (
  "markedAt"  timestamptz(3) primary key,
  snapshot    text not null,
  top         bigint not null
);

-- Lets the feed report the rows of a table. With `parent`, a row is a part of another record, which counts as updated; `link` is the column with its id or uuid.
create function "watchChanges"(source regclass, type text, parent regclass default null, link text default null) returns void language plpgsql as $body$
declare
  name text := 'change_' || case when parent is null then '' else replace(source::text, '"', '') || '_' end || type;
  key text := (select case when atttypid = 'uuid'::regtype then 'uuid' else 'id' end from pg_attribute where attrelid = source and attname = link);
  selection text := case when parent is null
    then format('select %L, case tg_op when ''INSERT'' then ''CREATED'' when ''UPDATE'' then ''UPDATED'' else ''DELETED'' end, c.id, c.uuid, pg_current_xact_id()::text::bigint from changed c', type)
    else format('select %L, ''UPDATED'', p.id, p.uuid, pg_current_xact_id()::text::bigint from %s p where p.%I in (select c.%I from changed c)', type, parent, key, link) end;
begin
  execute format('create function %I() returns trigger language plpgsql as $$ begin insert into "changeEntry" (type, action, "recordId", uuid, xid) %s; return null; end $$', name, selection);
  execute format('create trigger %I after insert on %s referencing new table as changed for each statement execute function %I()', name || '_added', source, name);
  execute format('create trigger %I after update on %s referencing new table as changed for each statement execute function %I()', name || '_updated', source, name);
  execute format('create trigger %I after delete on %s referencing old table as changed for each statement execute function %I()', name || '_deleted', source, name);
end $body$;

select "watchChanges"(t::regclass, replace(t, '"', '')) from unnest(array[
  'product', 'cluster', '"clusterOption"', '"clusterConfig"', 'category', '"attributeDescription"', 'attribute', '"sparePartsMachine"',
  '"mediaImage"', '"mediaVideo"', '"mediaDocument"', 'bundle', 'crossupsell', 'valueset', '"valuesetItem"',
  'price', '"costPrice"', '"bulkPrice"', '"bulkCostPrice"', 'pricesheet', 'discount', 'tax', '"zoneTaxCode"', 'surcharge',
  'inventory', 'warehouse', 'carrier',
  'company', 'contact', 'customer', 'address', '"purchaseAuthorizationConfig"', 'orderlist', '"favoriteList"',
  '"orderItem"', '"orderStatus"', '"orderStatusSet"', 'payment', '"payMethod"', 'shipment', '"trackAndTrace"', 'channel']) t;
select "watchChanges"('"order"', 'order');

select "watchChanges"(t, p, p::regclass, l) from (values
  ('"productSource"'::regclass, 'product', 'productId'), ('"categoryItem"', 'product', 'productId'), ('"categoryItem"', 'cluster', 'clusterId'),
  ('"clusterSource"', 'cluster', 'clusterId'), ('"categorySource"', 'category', 'categoryId'), ('"bundleItem"', 'bundle', 'bundleId'),
  ('"surchargeProduct"', 'surcharge', 'surchargeId'), ('"pricesheetParty"', 'pricesheet', 'pricesheetId'),
  ('"warehouseAddress"', 'warehouse', 'warehouseId'), ('"carrierWarehouse"', 'carrier', 'carrierId'),
  ('"companySource"', 'company', 'companyId'), ('"contactSource"', 'contact', 'contactId'), ('"contactCompany"', 'contact', 'contactId'),
  ('"customerSource"', 'customer', 'customerId'), ('"orderlistItem"', 'orderlist', 'orderlistId'), ('"orderlistParty"', 'orderlist', 'orderlistId'),
  ('transaction', 'payment', 'paymentRecordId'), ('"shipmentItem"', 'shipment', 'shipmentId'), ('"shipmentSource"', 'shipment', 'shipmentId')) v(t, p, l);
select "watchChanges"('"clusterOptionSource"', 'clusterOption', '"clusterOption"', 'clusterOptionId');
select "watchChanges"('"clusterOptionProduct"', 'clusterOption', '"clusterOption"', 'clusterOptionId');
select "watchChanges"('"clusterConfigSetting"', 'clusterConfig', '"clusterConfig"', 'clusterConfigId');
select "watchChanges"('"sparePart"', 'sparePartsMachine', '"sparePartsMachine"', 'machineId');
select "watchChanges"('"favoriteListItem"', 'favoriteList', '"favoriteList"', 'favoriteListId');
select "watchChanges"('"orderSource"', 'order', '"order"', 'orderId');
select "watchChanges"('"orderAddress"', 'order', '"order"', 'orderId');
