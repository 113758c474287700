-- The currency of channels, carts, prices and price sheets. What there was before is in euros.
alter table channel add column currency text not null default 'EUR' check (currency ~ '^[A-Z]{3}$');
alter table cart add column currency text not null default 'EUR' check (currency ~ '^[A-Z]{3}$');
alter table pricesheet add column currency text not null default 'EUR' check (currency ~ '^[A-Z]{3}$');

-- A product has one price in each currency. Prices are looked up by product and currency; a filter by currency alone reads the table.
alter table price
  add column currency text not null default 'EUR' check (currency ~ '^[A-Z]{3}$'),
  drop constraint "price_productId_key",
  add unique ("productId", currency);

-- The default price in cents, as before, now within a currency.
drop index "price_default_idx";
create index "price_default_idx" on price (currency, div(200 * list + per, 2 * per), "productId");
