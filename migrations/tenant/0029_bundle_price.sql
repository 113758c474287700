-- A price that the merchant sets for a whole bundle, without tax, instead of a discount. Inputs call it price; the bundle's price is calculated from it.
alter table bundle add column "fixedPrice" numeric(20, 5) check ("fixedPrice" > 0);
