-- The default price of a product in cents, list ÷ per rounded half up. Searches filter by it; they read a page of products by "productId".
create index "price_default_idx" on price (div(200 * list + per, 2 * per), "productId");
