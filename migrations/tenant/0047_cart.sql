-- Carts. What a buyer pays is calculated at every change and stored with the cart, so that reading one costs as much as reading its rows.
create table cart (
  id                       int generated always as identity primary key,
  uuid                     uuid not null unique,
  "channelId"              int not null references channel on delete cascade,
  -- Who buys: a contact, perhaps for a company, or a customer. A cart without a party belongs to whoever knows its uuid.
  "contactId"              int references contact on delete cascade,
  "customerId"             int references customer on delete cascade,
  "companyId"              int references company on delete cascade,
  status                   text not null default 'OPEN' check (status in ('OPEN', 'PENDING_PURCHASE_AUTHORIZATION')),
  language                 text,
  notes                    text,
  reference                text,
  extra3                   text,
  extra4                   text,
  "actionCode"             text,
  -- The order that the cart became, and its status: a processed cart can be read until it is deleted, but not changed.
  "orderId"                int,
  "orderStatus"            text,
  "paymentMethod"          text not null default '',
  "paymentStatus"          text,
  "paymentStatusDate"      timestamptz(3),
  -- A price that the caller has set; null where the platform calculates it.
  "paymentExternalPrice"   numeric(20, 5) check ("paymentExternalPrice" >= 0),
  "postageMethod"          text not null default '',
  "postageExternalPrice"   numeric(20, 5) check ("postageExternalPrice" >= 0),
  carrier                  text,
  "requestDate"            timestamptz(3),
  "partialDeliveryAllowed" text not null default 'N' check ("partialDeliveryAllowed" in ('Y', 'N')),
  "pickUpLocationId"       int references warehouse on delete set null,
  "invoiceAddress"         jsonb not null,
  "deliveryAddress"        jsonb not null,
  -- What was calculated: totals, taxes, postage, payment, incentives.
  amounts                  jsonb not null,
  "createdAt"              timestamptz(3) not null,
  "createdBy"              int,
  "lastModifiedAt"         timestamptz(3) not null,
  "lastModifiedBy"         int,
  check ("contactId" is null or "customerId" is null)
);
comment on column cart.status is 'contract: CartStatus';
comment on column cart."partialDeliveryAllowed" is 'contract: YesNo';
comment on column cart."invoiceAddress" is 'type: CartAddressValues';
comment on column cart."deliveryAddress" is 'type: CartAddressValues';
comment on column cart.amounts is 'type: CartAmounts';
create index on cart ("contactId", "companyId", id) where "contactId" is not null;
create index on cart ("customerId", id) where "customerId" is not null;
create index on cart ("companyId", status, id) where "companyId" is not null;
create index on cart ("createdAt", id);
create index on cart ("lastModifiedAt", id);
create index on cart ("channelId");

create table "cartItem" (
  id                  int generated always as identity primary key,
  uuid                uuid not null unique,
  "cartId"            int not null references cart on delete cascade,
  "parentItemId"      int references "cartItem" on delete cascade,
  -- No foreign key: a product that was deleted stays in the cart as a line that cannot be ordered.
  "productId"         int not null,
  "clusterId"         int,
  "bundleId"          uuid,
  -- Of a child: how many belong to one unit of its parent.
  quantity            int not null check (quantity > 0),
  notes               text,
  "requestDate"       timestamptz(3),
  "externalPrice"     numeric(20, 5),
  -- Given by an incentive: it is priced at zero, and replaced at every calculation.
  "isBonus"           boolean not null default false,
  -- Why the line cannot be ordered; null where it can.
  "unorderableReason" text,
  amounts             jsonb not null,
  -- How the price came about; it moves on to the order.
  "priceDerivation"   jsonb,
  "createdAt"         timestamptz(3) not null,
  "lastModifiedAt"    timestamptz(3) not null
);
comment on column "cartItem".amounts is 'type: CartItemAmounts';
comment on column "cartItem"."priceDerivation" is 'type: PriceDerivation';
create index on "cartItem" ("cartId", id);
create index on "cartItem" ("parentItemId") where "parentItemId" is not null;
