-- Changing a unique column locks a row against every foreign key that points at it: a bulk of addresses and a bulk of carriers
-- could wait for each other. That an address has one warehouse is said by "warehouseAddress"."warehouseId".
alter table warehouse drop constraint "warehouse_addressId_key";
create index on warehouse ("addressId");
