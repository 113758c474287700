create table channel (
  id                int generated always as identity primary key,
  uuid              uuid not null unique,
  name              text not null,
  descriptions      jsonb not null default '{}',
  -- The root category of the catalogue and the account of a visitor who has not logged in; their rooms own those tables.
  "catalogRootId"   int,
  "anonymousUserId" int,
  "defaultLetterId" int,
  "createdAt"       timestamptz(3) not null,
  "lastModifiedAt"  timestamptz(3) not null
);
comment on column channel.descriptions is 'type: Localized';
-- A merchant has a handful of channels: only the primary key is worth an index.

-- What the channel's predecessor was set to: one row per channel, made with it and gone with it.
create table shop (
  id                                  int generated always as identity primary key,
  uuid                                uuid not null unique,
  "channelId"                         int not null unique references channel on delete cascade,
  "purchaseRootId"                    int,
  "userRootId"                        int,
  "enableIncentives"                  boolean not null default false,
  "isVatIncludedLeading"              boolean not null default false,
  "inheritCatalogDiscountOnPriceList" boolean not null default false,
  "useMultipleCostprices"             boolean not null default false,
  "calculateDiscountOverBulkPrices"   boolean not null default false,
  "debtorId"                          text,
  "cocNumber"                         text,
  "taxNumber"                         text,
  "createdAt"                         timestamptz(3) not null,
  "lastModifiedAt"                    timestamptz(3) not null
);
