-- A channel may hold stock for checkouts and orders. The contract knows nothing of it, so it is off unless the merchant turns it on.
alter table channel add column "reservesStock" boolean not null default false;
alter table channel add column "reservationMinutes" int not null default 30 check ("reservationMinutes" between 1 and 43200);

-- Stock that is held for something that is under way. "productStock"."heldQuantity" is the sum of these rows, per product.
create table "stockReservation" (
  id               int generated always as identity primary key,
  uuid             uuid not null unique,
  -- What holds it: the uuid of a cart or an order, or a name that another checkout has given.
  reference        text not null check (length(reference) between 1 and 64),
  "productId"      int not null references product on delete cascade,
  "channelId"      int not null references channel on delete cascade,
  quantity         int not null check (quantity > 0),
  -- Null once it is ordered: then it holds until it is released.
  "expiresAt"      timestamptz(3),
  "createdAt"      timestamptz(3) not null,
  "lastModifiedAt" timestamptz(3) not null,
  unique (reference, "productId")
);
create index on "stockReservation" ("productId", "expiresAt");
create index on "stockReservation" ("expiresAt") where "expiresAt" is not null;

-- A reservation that goes gives back what it held, whoever deletes it: a release, the end of its time, or a channel that is deleted.
create function "stockReleased"() returns trigger language plpgsql as $$
begin
  perform from "productStock" s where s."productId" in (select "productId" from gone) order by s."productId" for no key update;
  update "productStock" s set "heldQuantity" = s."heldQuantity" - g.quantity
    from (select "productId", sum(quantity) as quantity from gone group by 1) g
   where g."productId" = s."productId";
  return null;
end $$;
create trigger "stockReleased" after delete on "stockReservation"
  referencing old table as gone for each statement execute function "stockReleased"();
