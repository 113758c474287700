-- The deprecated shop of a tax, which clients may set and filter by until the item is removed. Calculations ignore it: zone and code are unique without it.
-- It has no foreign key, because clients send numbers of shops that never were channels. A merchant has tens of taxes: no index.
alter table tax add column "shopId" int;
