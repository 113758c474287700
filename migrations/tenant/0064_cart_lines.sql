-- How a price came about is worked out when the order is made: a cart does not keep it.
alter table "cartItem" drop column "priceDerivation";

-- Carts change often. Room in the pages lets PostgreSQL put the new version of a row next to the old one, without touching the indexes.
alter table "cartItem" set (fillfactor = 70);
alter table cart set (fillfactor = 70);
