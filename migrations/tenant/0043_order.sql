-- Orders, quotes and requests for quotes are one kind of record; type and status tell them apart.
create table "order" (
  id                       int generated always as identity primary key,
  uuid                     uuid not null unique,
  status                   text not null references "orderStatus" (code) on update cascade,
  "statusDate"             timestamptz(3),
  type                     text not null check (type in ('dropshipment', 'purchase', 'quotation', 'stock')),
  -- The contact or customer who ordered; both share one number space. An order outlives them.
  "userId"                 int,
  "accountManagerId"       int,
  "invoiceUserId"          int,
  "companyId"              int references company on delete set null,
  "channelId"              int not null references channel,
  -- The uuid of the cart that it was made from: a cart makes one order.
  "cartId"                 text,
  "originalOrderId"        int references "order" on delete set null,
  "debtorId"               text,
  "debtorFirstName"        text,
  "debtorLastName"         text,
  "debtorCompany"          text,
  "recipientFirstName"     text,
  "recipientLastName"      text,
  "recipientCompany"       text,
  source                   text,
  email                    text not null,
  "emailDate"              timestamptz(3),
  remarks                  text,
  reference                text,
  extra3                   text,
  extra4                   text,
  "actionCode"             text,
  currency                 text not null default 'EUR',
  "currencyRatio"          numeric(15, 5) not null default 1,
  language                 text not null,
  "validUntil"             timestamptz(3),
  "exportedAt"             timestamptz(3),
  "exportStatus"           text not null default 'EMPTY' check ("exportStatus" in ('EMPTY', 'EXPORTED', 'FINISHED', 'FAILED')),
  "exportMessage"          text,
  -- Order.paymentData; gross excludes tax, net includes it.
  "paymentMethod"          text not null default '',
  "paymentGross"           numeric(20, 5) not null default 0,
  "paymentNet"             numeric(20, 5) not null default 0,
  "paymentTax"             numeric(20, 5) not null default 0,
  "paymentTaxPercentage"   numeric(7, 4) not null default 0,
  "paymentStatus"          text default 'UNKNOWN',
  "paymentStatusDate"      timestamptz(3),
  "paymentAccountingId"    text,
  -- Y keeps the amounts as they are; otherwise they follow their percentage.
  "paymentOverruled"       text not null default 'N' check ("paymentOverruled" in ('Y', 'N')),
  -- Order.postageData.
  "postageMethod"          text not null default '',
  "postageGross"           numeric(20, 5) not null default 0,
  "postageNet"             numeric(20, 5) not null default 0,
  "postageTax"             numeric(20, 5) not null default 0,
  "postageTaxPercentage"   numeric(7, 4) not null default 0,
  "requestDate"            timestamptz(3),
  "partialDeliveryAllowed" text not null default 'N' check ("partialDeliveryAllowed" in ('Y', 'N')),
  "pickUpLocationId"       int references warehouse on delete set null,
  carrier                  text,
  "postageOverruled"       text not null default 'N' check ("postageOverruled" in ('Y', 'N')),
  -- Order.total.
  "totalGross"             numeric(20, 5) not null default 0,
  "totalNet"               numeric(20, 5) not null default 0,
  "totalTax"               numeric(20, 5) not null default 0,
  "discountType"           text not null default 'N' check ("discountType" in ('N', 'P', 'A')),
  "discountValue"          numeric(20, 5) not null default 0,
  -- The tax of each percentage.
  "taxPercentages"         jsonb not null default '[]',
  public                   boolean not null default true,
  "revisionNumber"         int not null default 1,
  "publicVersionNumber"    int,
  invalid                  boolean not null default false,
  "invalidationReason"     text,
  "createdAt"              timestamptz(3) not null,
  "createdBy"              int,
  "lastModifiedAt"         timestamptz(3) not null,
  "lastModifiedBy"         int
);
comment on column "order".type is 'contract: OrderType';
comment on column "order"."exportStatus" is 'contract: OrderExportStatus';
comment on column "order"."paymentOverruled" is 'contract: YesNo';
comment on column "order"."postageOverruled" is 'contract: YesNo';
comment on column "order"."partialDeliveryAllowed" is 'contract: YesNo';
comment on column "order"."discountType" is 'contract: OrderDiscountType';
comment on column "order"."taxPercentages" is 'type: TaxPercentage[]';
create unique index on "order" ("cartId") where "cartId" is not null;
create index on "order" ("userId", id);
create index on "order" ("companyId", id);
create index on "order" ("channelId", id);
create index on "order" (status, id);
create index on "order" ("exportStatus", id);
create index on "order" ("exportedAt", id);
create index on "order" ("originalOrderId", id) where "originalOrderId" is not null;
create index on "order" ("totalGross", id);
create index on "order" ("validUntil", id);
create index on "order" ("createdAt", id);
create index on "order" ("lastModifiedAt", id);
-- type has four values: no index. Terms are sought among the orders that the other filters leave.

create table "orderSource" (
  name      text not null,
  id        text not null,
  "orderId" int not null references "order" on delete cascade,
  primary key (name, id)
);
create index on "orderSource" ("orderId");
create index on "orderSource" (id);

create table "orderItem" (
  id                        int generated always as identity primary key,
  uuid                      uuid not null unique,
  "orderId"                 int not null references "order" on delete cascade,
  class                     text not null check (class in ('product', 'incentive', 'surcharge', 'postage', 'payment')),
  "productId"               int references product on delete set null,
  "parentOrderItemId"       int references "orderItem" on delete cascade,
  quantity                  int not null,
  sku                       text not null,
  name                      text not null default '',
  notes                     text,
  supplier                  text,
  "supplierCode"            text,
  manufacturer              text,
  "manufacturerCode"        text,
  "eanCode"                 text,
  "originalPrice"           numeric(20, 5),
  "customerPrice"           numeric(20, 5),
  "costPrice"               numeric(20, 5),
  price                     numeric(20, 5) not null,
  "priceNet"                numeric(20, 5),
  "priceTotal"              numeric(20, 5) not null,
  "priceTotalNet"           numeric(20, 5),
  discount                  numeric(20, 5),
  tax                       numeric(20, 5),
  "taxPercentage"           int not null,
  "taxCode"                 text not null check ("taxCode" in ('H', 'L', 'N', 'M', 'CUST')),
  "isBonus"                 text not null default 'N' check ("isBonus" in ('Y', 'N')),
  "minimumQuantity"         int,
  unit                      int,
  package                   text,
  "packageUnit"             text,
  "packageUnitQuantity"     text,
  "purchaseUnit"            int,
  "purchaseMinimumQuantity" int,
  "requestDate"             timestamptz(3),
  -- The place among the lines: lower comes first.
  priority                  int not null,
  -- How the price came about, so that it can still be explained when price sheets have changed.
  "priceDerivation"         jsonb,
  "createdAt"               timestamptz(3) not null,
  "lastModifiedAt"          timestamptz(3) not null,
  -- Checked at the end of a statement, because a clash shifts the lines behind it.
  unique ("orderId", priority) deferrable initially immediate
);
comment on column "orderItem".class is 'contract: OrderItemClass';
comment on column "orderItem"."taxCode" is 'contract: Taxcode';
comment on column "orderItem"."isBonus" is 'contract: YesNo';
comment on column "orderItem"."priceDerivation" is 'type: PriceDerivation';
create index on "orderItem" ("productId", id) where "productId" is not null;
create index on "orderItem" ("parentOrderItemId") where "parentOrderItemId" is not null;
-- Lines are found by the unique key on their order.

create table "orderAddress" (
  id                int generated always as identity primary key,
  uuid              uuid not null unique,
  "orderId"         int not null references "order" on delete cascade,
  type              text not null check (type in ('delivery', 'invoice')),
  "firstName"       text,
  "middleName"      text,
  "lastName"        text,
  gender            text not null default 'U' check (gender in ('M', 'F', 'U')),
  company           text,
  street            text not null default '',
  number            text,
  "numberExtension" text,
  "postalCode"      text not null default '',
  city              text not null default '',
  region            text,
  country           text not null default 'NL' check (length(country) = 2),
  phone             text,
  mobile            text,
  email             text,
  code              text,
  notes             text,
  icp               text not null default 'N' check (icp in ('Y', 'N')),
  url               text,
  name              text,
  "createdAt"       timestamptz(3) not null,
  "lastModifiedAt"  timestamptz(3) not null,
  unique ("orderId", type)
);
comment on column "orderAddress".type is 'contract: AddressType';
comment on column "orderAddress".gender is 'contract: Gender';
comment on column "orderAddress".icp is 'contract: YesNo';

-- What a quote said each time it was saved.
create table "orderRevision" (
  id                          int generated always as identity primary key,
  uuid                        uuid not null unique,
  "orderId"                   int not null references "order" on delete cascade,
  "revisionNumber"            int not null,
  "createdFromRevisionNumber" int,
  "createdByContactId"        int,
  "createdByCustomerId"       int,
  "createdByAdminUserId"      int,
  "lastModifiedByContactId"   int,
  "lastModifiedByCustomerId"  int,
  "lastModifiedByAdminUserId" int,
  public                      boolean not null default false,
  invalid                     boolean not null default false,
  "invalidationReason"        text,
  -- The order with its lines, addresses and sources, as they were.
  snapshot                    jsonb not null,
  "createdAt"                 timestamptz(3) not null,
  "lastModifiedAt"            timestamptz(3) not null,
  unique ("orderId", "revisionNumber")
);
comment on column "orderRevision".snapshot is 'type: OrderSnapshot';
create index on "orderRevision" ("createdAt", id);
create index on "orderRevision" ("lastModifiedAt", id);
create index on "orderRevision" ("revisionNumber", id);
