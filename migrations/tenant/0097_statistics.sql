-- Sales statistics: sums by day that a job keeps, so that the home page of the desk reads a few hundred rows however many orders there are.

-- When an order first was a quote, a quote that became an order, and an order. Triggers write it, because a job would miss a status that lasted
-- for a second.
create table "orderMilestone" (
  "orderId"  int primary key references "order" on delete cascade,
  "quotedAt" timestamptz(3),
  "wonAt"    timestamptz(3),
  "placedAt" timestamptz(3)
);

-- Orders that have changed since they were counted. An order may be here several times.
create table "orderToCount" (
  id        bigint generated always as identity primary key,
  "orderId" int not null
);

-- What was counted of an order: exactly this is subtracted when the order changes or is deleted. No reference to the order, which may be gone.
create table "orderCount" (
  "orderId"   int primary key,
  "companyId" int,
  "channelId" int not null,
  currency    text not null,
  "quotedOn"  date,
  "wonOn"     date,
  -- Null while it is not an order.
  "placedOn"  date,
  gross       numeric not null,
  net         numeric not null
);

-- The products of a counted order.
create table "orderProductCount" (
  "orderId"   int not null references "orderCount" on delete cascade,
  "productId" int not null,
  quantity    bigint not null,
  gross       numeric not null,
  primary key ("orderId", "productId")
);

-- The sums of a day, a channel and a currency, for each company and for the whole shop, whose "companyId" is 0.
create table "salesDay" (
  "companyId"  int not null,
  day          date not null,
  "channelId"  int not null,
  currency     text not null,
  orders       int not null,
  gross        numeric not null,
  net          numeric not null,
  "quotesSent" int not null,
  "quotesWon"  int not null,
  primary key ("companyId", day, "channelId", currency)
);

-- The sums of a product by day (D) and by month (M): a year reads twelve months instead of 365 days.
create table "productSales" (
  "companyId" int not null,
  unit        text not null check (unit in ('D', 'M')),
  "startsOn"  date not null,
  "channelId" int not null,
  currency    text not null,
  "productId" int not null,
  quantity    bigint not null,
  gross       numeric not null,
  primary key ("companyId", unit, "startsOn", "channelId", currency, "productId")
);

-- Search terms that found nothing, by day. The number of terms per day is limited.
create table "searchTermMiss" (
  day         date not null,
  "channelId" int not null,
  term        text not null,
  count       int not null,
  "lastAt"    timestamptz(3) not null,
  primary key (day, "channelId", term)
);

create function "noteOrderStatus"() returns trigger language plpgsql as $$
declare
  kind text := (select "orderType" from "orderStatus" where code = new.status);
  at timestamptz := case when tg_op = 'INSERT' then new."createdAt" else coalesce(new."statusDate", new."lastModifiedAt") end;
  -- An archived record is an order if it was one before, or if it was imported as one. A quote that is archived was not won.
  placed boolean := kind = 'ORDER' and new.status <> 'UNFINISHED'
    and (new.status <> 'ARCHIVED' or (tg_op = 'INSERT' and new.type <> 'quotation'));
begin
  if placed or kind = 'QUOTATION' then
    insert into "orderMilestone" as known ("orderId", "quotedAt", "placedAt")
    values (new.id, case when kind = 'QUOTATION' then at end, case when placed then at end)
    on conflict ("orderId") do update
       set "quotedAt" = coalesce(known."quotedAt", excluded."quotedAt"),
           "placedAt" = coalesce(known."placedAt", excluded."placedAt"),
           "wonAt" = coalesce(known."wonAt", case when known."quotedAt" is not null then excluded."placedAt" end);
  end if;
  return null;
end $$;
create trigger "noteNewOrder" after insert on "order" for each row execute function "noteOrderStatus"();
create trigger "noteOrderStatus" after update on "order" for each row when (old.status is distinct from new.status)
  execute function "noteOrderStatus"();

create function "countOrderAgain"() returns trigger language plpgsql as $$
begin
  insert into "orderToCount" ("orderId") values (case when tg_op = 'DELETE' then old.id else new.id end);
  return null;
end $$;
create trigger "countNewOrder" after insert on "order" for each row execute function "countOrderAgain"();
create trigger "countDeletedOrder" after delete on "order" for each row execute function "countOrderAgain"();
create trigger "countChangedOrder" after update on "order" for each row
  when ((old.status, old."companyId", old."channelId", old.currency, old."totalGross", old."totalNet")
        is distinct from (new.status, new."companyId", new."channelId", new.currency, new."totalGross", new."totalNet"))
  execute function "countOrderAgain"();

create function "countLinesAgain"() returns trigger language plpgsql as $$
begin
  insert into "orderToCount" ("orderId") select distinct "orderId" from changed;
  return null;
end $$;
create trigger "countNewLines" after insert on "orderItem" referencing new table as changed for each statement execute function "countLinesAgain"();
create trigger "countChangedLines" after update on "orderItem" referencing new table as changed for each statement execute function "countLinesAgain"();
create trigger "countDeletedLines" after delete on "orderItem" referencing old table as changed for each statement execute function "countLinesAgain"();

-- The days of orders follow the time zone of their channel, and what counts as an order the type of its status.
create function "countOrdersOfChannel"() returns trigger language plpgsql as $$
begin
  insert into "orderToCount" ("orderId") select id from "order" where "channelId" = new.id;
  return null;
end $$;
create trigger "countOrdersOfChannel" after update on channel for each row when (old."timeZone" is distinct from new."timeZone")
  execute function "countOrdersOfChannel"();
create function "countOrdersOfStatus"() returns trigger language plpgsql as $$
begin
  insert into "orderToCount" ("orderId") select id from "order" where status = new.code;
  return null;
end $$;
create trigger "countOrdersOfStatus" after update on "orderStatus" for each row when (old."orderType" is distinct from new."orderType")
  execute function "countOrdersOfStatus"();

-- Orders from before this migration. A quote with a revision was sent when its first revision was saved.
insert into "orderMilestone" ("orderId", "quotedAt", "wonAt", "placedAt")
select o.id, q.at, case when q.at is not null and p.placed then o."statusDate" end,
       case when p.placed then case when q.at is null then o."createdAt" else coalesce(o."statusDate", o."createdAt") end end
  from "order" o
  join "orderStatus" s on s.code = o.status
  cross join lateral (select case when s."orderType" = 'QUOTATION' or exists (select from "orderRevision" r where r."orderId" = o.id)
    then coalesce((select min(r."createdAt") from "orderRevision" r where r."orderId" = o.id), o."createdAt") end as at) q
  cross join lateral (select s."orderType" = 'ORDER' and o.status <> 'UNFINISHED'
    and (o.status <> 'ARCHIVED' or o.type <> 'quotation') as placed) p
 where q.at is not null or p.placed;
insert into "orderToCount" ("orderId") select id from "order";

-- Carts that wait for an approval are counted for the home page of the desk.
create index on cart (id) where status = 'PENDING_PURCHASE_AUTHORIZATION';
