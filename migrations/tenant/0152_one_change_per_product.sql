-- A transaction reports a product once in the change feed, however many of its rows it writes: a new product was reported four times, for itself, its
-- sources, its attributes and its categories.

-- The products that this transaction has not reported yet. A difference of two sets: the plan of a join might compare each of a thousand with each.
create function "unreportedProducts"(ids int[]) returns int[] language sql as $$
  select array(select unnest(ids) except select "recordId" from "changeEntry" where xid = pg_current_xact_id()::text::bigint and type = 'product')
$$;

create or replace function change_product() returns trigger language plpgsql as $$
declare
  fresh int[];
begin
  if tg_op = 'UPDATE' then
    fresh := "unreportedProducts"(array(select id from changed));
    if fresh <> '{}' then
      insert into "changeEntry" (type, action, "recordId", uuid, xid)
      select 'product', 'UPDATED', c.id, c.uuid, pg_current_xact_id()::text::bigint from changed c where c.id = any(fresh);
    end if;
  else
    insert into "changeEntry" (type, action, "recordId", uuid, xid)
    select 'product', case tg_op when 'INSERT' then 'CREATED' else 'DELETED' end, c.id, c.uuid, pg_current_xact_id()::text::bigint from changed c;
  end if;
  return null;
end $$;

-- Reports products because of their parts.
create function "reportProducts"(ids int[]) returns void language plpgsql as $$
declare
  fresh int[] := case when ids = '{}' then ids else "unreportedProducts"(ids) end;
begin
  if fresh <> '{}' then
    insert into "changeEntry" (type, action, "recordId", uuid, xid)
    select 'product', 'UPDATED', p.id, p.uuid, pg_current_xact_id()::text::bigint from product p where p.id = any(fresh);
  end if;
end $$;

create or replace function "change_productSource_product"() returns trigger language plpgsql as $$ begin
  perform "reportProducts"(array(select "productId" from changed));
  return null;
end $$;

create or replace function "change_categoryItem_product"() returns trigger language plpgsql as $$ begin
  perform "reportProducts"(array(select "productId" from changed where "productId" is not null));
  return null;
end $$;

create or replace function "change_attributeOwner"() returns trigger language plpgsql as $$
begin
  perform "reportProducts"(array(select distinct "productId" from changed where "productId" is not null));
  if not exists (select from changed where "productId" is null) then
    return null;
  end if;
  insert into "changeEntry" (type, action, "recordId", uuid, xid)
  select 'category', 'UPDATED', p.id, p.uuid, pg_current_xact_id()::text::bigint from category p where p.id in (select c."categoryId" from changed c where c."categoryId" is not null)
  union all select 'cluster', 'UPDATED', p.id, p.uuid, pg_current_xact_id()::text::bigint from cluster p where p.id in (select c."clusterId" from changed c where c."clusterId" is not null)
  union all select 'company', 'UPDATED', p.id, p.uuid, pg_current_xact_id()::text::bigint from company p where p.id in (select c."companyId" from changed c where c."companyId" is not null)
  union all select 'contact', 'UPDATED', p.id, p.uuid, pg_current_xact_id()::text::bigint from contact p where p.id in (select c."contactId" from changed c where c."contactId" is not null)
  union all select 'customer', 'UPDATED', p.id, p.uuid, pg_current_xact_id()::text::bigint from customer p where p.id in (select c."customerId" from changed c where c."customerId" is not null);
  return null;
end $$;
