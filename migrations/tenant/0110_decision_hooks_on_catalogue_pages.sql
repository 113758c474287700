-- A hook that sets prices may also set those of catalogue pages.
alter table "decisionHook"
  add column "forCatalogPages" boolean not null default false,
  add column "maxCatalogLines" int not null default 200;
