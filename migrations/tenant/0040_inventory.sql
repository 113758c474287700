-- Stock: one row for what lies of a product in one place, in the own warehouses (local) or at a supplier.
create table inventory (
  id                 int generated always as identity primary key,
  uuid               uuid not null unique,
  "productId"        int not null references product on delete cascade,
  type               text not null check (type in ('local', 'supplier')),
  quantity           int not null,
  "costPrice"        numeric(15, 5) not null default 0,
  -- INTERN for local rows.
  supplier           text not null default '',
  -- Null where no warehouse is named; the contract shows 0.
  "warehouseId"      int references warehouse,
  -- Reserved for this company, and for nobody else.
  "companyId"        int references company on delete cascade,
  location           text not null default '',
  "nextDeliveryDate" timestamptz(3),
  notes              text not null default '',
  "createdAt"        timestamptz(3) not null,
  "createdBy"        int,
  "lastModifiedAt"   timestamptz(3) not null,
  "lastModifiedBy"   int,
  unique nulls not distinct ("productId", type, "warehouseId", location, "companyId")
);
comment on column inventory.type is 'contract: InventoryType';
create index on inventory ("warehouseId", id) where "warehouseId" is not null;
create index on inventory ("companyId", id) where "companyId" is not null;
create index on inventory ("createdAt", id);
create index on inventory ("lastModifiedAt", id);
-- type has two values, and locations are sought within a product: no index of their own. Rows of a product are found by the unique key.

-- The stock of a product that is reserved for no company, added up: what a search filters by. Triggers keep it, by differences, so that two
-- writers never lose each other's change.
create table "productStock" (
  "productId"        int primary key references product on delete cascade,
  "localQuantity"    int8 not null default 0,
  "supplierQuantity" int8 not null default 0,
  -- Held by reservations of orders and checkouts that are under way. Nothing is held unless a channel asks for it.
  "heldQuantity"     int8 not null default 0 check ("heldQuantity" >= 0)
);
create index on "productStock" (("localQuantity" + "supplierQuantity"));
create index on "productStock" ("localQuantity");
create index on "productStock" ("supplierQuantity");

create function "stockAdded"() returns trigger language plpgsql as $$
begin
  insert into "productStock" as s ("productId", "localQuantity", "supplierQuantity")
  select "productId", coalesce(sum(quantity) filter (where type = 'local'), 0), coalesce(sum(quantity) filter (where type = 'supplier'), 0)
    from added where "companyId" is null group by 1 order by 1
  on conflict ("productId") do update
     set "localQuantity" = s."localQuantity" + excluded."localQuantity",
         "supplierQuantity" = s."supplierQuantity" + excluded."supplierQuantity";
  return null;
end $$;

create function "stockChanged"() returns trigger language plpgsql as $$
begin
  insert into "productStock" as s ("productId", "localQuantity", "supplierQuantity")
  select "productId", coalesce(sum(quantity) filter (where type = 'local'), 0) as l, coalesce(sum(quantity) filter (where type = 'supplier'), 0) as r
    from (select "productId", type, "companyId", quantity::int8 as quantity from added
          union all
          select "productId", type, "companyId", -quantity::int8 from gone) change
   where "companyId" is null group by 1
  having coalesce(sum(quantity) filter (where type = 'local'), 0) <> 0 or coalesce(sum(quantity) filter (where type = 'supplier'), 0) <> 0
   order by 1
  on conflict ("productId") do update
     set "localQuantity" = s."localQuantity" + excluded."localQuantity",
         "supplierQuantity" = s."supplierQuantity" + excluded."supplierQuantity";
  return null;
end $$;

-- A product that is deleted takes its totals along: there may be none left to change.
create function "stockGone"() returns trigger language plpgsql as $$
begin
  perform from "productStock" s where s."productId" in (select "productId" from gone) order by s."productId" for no key update;
  update "productStock" s
     set "localQuantity" = s."localQuantity" - g.l, "supplierQuantity" = s."supplierQuantity" - g.r
    from (select "productId", coalesce(sum(quantity) filter (where type = 'local'), 0) as l,
                 coalesce(sum(quantity) filter (where type = 'supplier'), 0) as r
            from gone where "companyId" is null group by 1) g
   where g."productId" = s."productId";
  return null;
end $$;

create trigger "stockAdded" after insert on inventory
  referencing new table as added for each statement execute function "stockAdded"();
create trigger "stockChanged" after update on inventory
  referencing old table as gone new table as added for each statement execute function "stockChanged"();
create trigger "stockGone" after delete on inventory
  referencing old table as gone for each statement execute function "stockGone"();
