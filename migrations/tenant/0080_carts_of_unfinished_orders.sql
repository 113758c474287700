-- A cart whose order waits for its payment can be changed and ordered again. Therefore a cart knows the current status of its order, and whether
-- the order has everything that the cart has now.
alter table cart add column "isInOrder" boolean not null default false;
create index on cart ("orderId") where "orderId" is not null;

-- The status of an order changes in many places: a trigger keeps the status on its cart the same. A cart is free again when the order is deleted
-- before it was paid.
create function "followOrderStatus"() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update cart set "orderId" = null, "orderStatus" = null, "isInOrder" = false where "orderId" = old.id;
  else
    update cart set "orderStatus" = new.status where "orderId" = new.id;
  end if;
  return null;
end $$;
create trigger "followOrderStatus" after update of status on "order"
  for each row when (old.status is distinct from new.status) execute function "followOrderStatus"();
create trigger "followOrderDelete" after delete on "order"
  for each row when (old.status = 'UNFINISHED') execute function "followOrderStatus"();

update cart set "isInOrder" = true, "orderStatus" = coalesce((select o.status from "order" o where o.id = cart."orderId"), "orderStatus")
 where "orderId" is not null;
update cart set "orderId" = null, "orderStatus" = null, "isInOrder" = false
 where "orderStatus" = 'UNFINISHED' and not exists (select from "order" o where o.id = cart."orderId");
