-- The references of attributes are checked once for every statement, not once for every row: a product has many attributes, and seven foreign
-- keys of each took half of the time of a bulk load. The rules stay those of a foreign key that deletes on cascade.
alter table attribute
  drop constraint "attribute_attributeDescriptionId_fkey", drop constraint "attribute_productId_fkey", drop constraint "attribute_categoryId_fkey",
  drop constraint "attribute_clusterId_fkey", drop constraint "attribute_companyId_fkey", drop constraint "attribute_contactId_fkey",
  drop constraint "attribute_customerId_fkey";

-- What new rows refer to is there, and is locked against being deleted until the end of the transaction.
create function "checkAttributes"() returns trigger language plpgsql as $$
declare
  link text;
  missing int;
begin
  select m.link, m.id into link, missing from (
    select 'productId' as link, c."productId" as id from changed c where c."productId" is not null
       group by 2 having not exists (select from product r where r.id = c."productId" for key share)
    union all select 'categoryId', c."categoryId" from changed c where c."categoryId" is not null
       group by 2 having not exists (select from category r where r.id = c."categoryId" for key share)
    union all select 'clusterId', c."clusterId" from changed c where c."clusterId" is not null
       group by 2 having not exists (select from cluster r where r.id = c."clusterId" for key share)
    union all select 'companyId', c."companyId" from changed c where c."companyId" is not null
       group by 2 having not exists (select from company r where r.id = c."companyId" for key share)
    union all select 'contactId', c."contactId" from changed c where c."contactId" is not null
       group by 2 having not exists (select from contact r where r.id = c."contactId" for key share)
    union all select 'customerId', c."customerId" from changed c where c."customerId" is not null
       group by 2 having not exists (select from customer r where r.id = c."customerId" for key share)
    union all select 'attributeDescriptionId', c."attributeDescriptionId" from changed c where c."attributeDescriptionId" is not null
       group by 2 having not exists (select from "attributeDescription" r where r.id = c."attributeDescriptionId" for key share)) m limit 1;
  if missing is not null then
    raise foreign_key_violation using message = format('an attribute refers to the %s %s, which is not there', link, missing),
      table = 'attribute', constraint = format('attribute_%s_fkey', link);
  end if;
  return null;
end $$;
create trigger "checkAdded" after insert on attribute referencing new table as changed for each statement execute function "checkAttributes"();

-- References never change. A row that has to refer to something else is another row.
create function "refuseAttributeMove"() returns trigger language plpgsql as $$
begin
  raise exception 'an attribute stays with its record and its description';
end $$;
create trigger "keepReferences" before update on attribute for each row
  when ((old."attributeDescriptionId", old."productId", old."categoryId", old."clusterId", old."companyId", old."contactId", old."customerId")
        is distinct from (new."attributeDescriptionId", new."productId", new."categoryId", new."clusterId", new."companyId", new."contactId", new."customerId"))
  execute function "refuseAttributeMove"();

-- What is deleted takes its attributes along.
create function "deleteAttributes"() returns trigger language plpgsql as $$
begin
  execute format('delete from attribute a using gone g where a.%I = g.id', tg_argv[0]);
  return null;
end $$;
create trigger "deleteAttributes" after delete on product referencing old table as gone for each statement execute function "deleteAttributes"('productId');
create trigger "deleteAttributes" after delete on category referencing old table as gone for each statement execute function "deleteAttributes"('categoryId');
create trigger "deleteAttributes" after delete on cluster referencing old table as gone for each statement execute function "deleteAttributes"('clusterId');
create trigger "deleteAttributes" after delete on company referencing old table as gone for each statement execute function "deleteAttributes"('companyId');
create trigger "deleteAttributes" after delete on contact referencing old table as gone for each statement execute function "deleteAttributes"('contactId');
create trigger "deleteAttributes" after delete on customer referencing old table as gone for each statement execute function "deleteAttributes"('customerId');
create trigger "deleteAttributes" after delete on "attributeDescription" referencing old table as gone for each statement execute function "deleteAttributes"('attributeDescriptionId');

-- In the change feed an attribute is a part of its record: who asks which products have changed wants to hear of it. Rows of a record that is
-- deleted with them are not told.
drop trigger change_attribute_added on attribute;
drop trigger change_attribute_updated on attribute;
drop trigger change_attribute_deleted on attribute;
drop function change_attribute();
create function "change_attributeOwner"() returns trigger language plpgsql as $$
begin
  insert into "changeEntry" (type, action, "recordId", uuid, xid)
  select 'product', 'UPDATED', p.id, p.uuid, pg_current_xact_id()::text::bigint from product p where p.id in (select c."productId" from changed c where c."productId" is not null)
  union all select 'category', 'UPDATED', p.id, p.uuid, pg_current_xact_id()::text::bigint from category p where p.id in (select c."categoryId" from changed c where c."categoryId" is not null)
  union all select 'cluster', 'UPDATED', p.id, p.uuid, pg_current_xact_id()::text::bigint from cluster p where p.id in (select c."clusterId" from changed c where c."clusterId" is not null)
  union all select 'company', 'UPDATED', p.id, p.uuid, pg_current_xact_id()::text::bigint from company p where p.id in (select c."companyId" from changed c where c."companyId" is not null)
  union all select 'contact', 'UPDATED', p.id, p.uuid, pg_current_xact_id()::text::bigint from contact p where p.id in (select c."contactId" from changed c where c."contactId" is not null)
  union all select 'customer', 'UPDATED', p.id, p.uuid, pg_current_xact_id()::text::bigint from customer p where p.id in (select c."customerId" from changed c where c."customerId" is not null);
  return null;
end $$;
create trigger "change_attributeOwner_added" after insert on attribute referencing new table as changed for each statement execute function "change_attributeOwner"();
create trigger "change_attributeOwner_updated" after update on attribute referencing new table as changed for each statement execute function "change_attributeOwner"();
create trigger "change_attributeOwner_deleted" after delete on attribute referencing old table as changed for each statement execute function "change_attributeOwner"();
