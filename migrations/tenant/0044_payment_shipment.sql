-- Payments of orders. Amounts are whole cents.
create table payment (
  id               int generated always as identity primary key,
  uuid             uuid not null unique,
  "userId"         int,
  "anonymousId"    int,
  -- What the payment provider calls it.
  "paymentId"      text unique,
  "orderId"        int not null references "order" on delete cascade,
  amount           int not null check (amount > 0),
  currency         text not null,
  method           text not null,
  status           text not null
    check (status in ('OPEN', 'PENDING', 'AUTHORIZED', 'CANCELLED', 'EXPIRED', 'FAILED', 'PAID', 'REFUNDED', 'CHARGEBACK')),
  "createdAt"      timestamptz(3) not null,
  "createdBy"      int,
  "lastModifiedAt" timestamptz(3) not null,
  "lastModifiedBy" int
);
comment on column payment.status is 'contract: PaymentStatuses';
create index on payment ("orderId", id);

-- What happened to a payment; rows are only added.
create table transaction (
  id                int generated always as identity primary key,
  uuid              uuid not null unique,
  -- The payment that it belongs to; "paymentId" is what the provider calls it.
  "paymentRecordId" int not null references payment on delete cascade,
  "transactionId"   text not null,
  "paymentId"       text,
  "orderId"         int not null references "order" on delete cascade,
  amount            int not null check (amount > 0),
  currency          text not null,
  description       text,
  timestamp         timestamptz(3),
  type              text not null check (type in ('AUTHORIZATION', 'CANCEL_AUTHORIZATION', 'PAY', 'REFUND', 'CHARGEBACK')),
  provider          text,
  status            text not null check (status in ('OPEN', 'PENDING', 'FAILED', 'SUCCESS')),
  "createdAt"       timestamptz(3) not null,
  "lastModifiedAt"  timestamptz(3) not null,
  -- A provider reports the same transaction again as its status changes; the same report twice is one too many.
  unique ("paymentRecordId", "transactionId", type, status)
);
comment on column transaction.type is 'contract: TransactionTypes';
comment on column transaction.status is 'contract: TransactionStatuses';
create index on transaction ("orderId", id);

create table shipment (
  id                   int generated always as identity primary key,
  uuid                 uuid not null unique,
  "orderId"            int not null references "order" on delete cascade,
  status               text check (status in ('CREATED', 'PROCESSING', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERED', 'CANCELED',
                                              'PARTIALLY_DELIVERED', 'FAILED_DELIVERY', 'EXCEPTION')),
  "expectedDeliveryAt" timestamptz(3),
  "createdAt"          timestamptz(3) not null,
  "lastModifiedAt"     timestamptz(3) not null
);
comment on column shipment.status is 'contract: ShipmentStatus';
create index on shipment ("orderId", id);
create index on shipment (status, id);
create index on shipment ("expectedDeliveryAt", id);
create index on shipment ("createdAt", id);
create index on shipment ("lastModifiedAt", id);

create table "shipmentSource" (
  name         text not null,
  id           text not null,
  "shipmentId" int not null references shipment on delete cascade,
  primary key (name, id)
);
create index on "shipmentSource" ("shipmentId");

create table "shipmentItem" (
  id               int generated always as identity primary key,
  uuid             uuid not null unique,
  "shipmentId"     uuid not null references shipment (uuid) on delete cascade,
  "orderItemId"    int references "orderItem" on delete set null,
  name             text,
  sku              text,
  quantity         int check (quantity > 0),
  "createdAt"      timestamptz(3) not null,
  "lastModifiedAt" timestamptz(3) not null
);
create index on "shipmentItem" ("shipmentId", id);
create index on "shipmentItem" ("orderItemId", id);
create index on "shipmentItem" (sku, id);
create index on "shipmentItem" (name, id);
create index on "shipmentItem" (quantity, id);
create index on "shipmentItem" ("createdAt", id);
create index on "shipmentItem" ("lastModifiedAt", id);

-- The codes of shipments that never were have nothing to lead to.
delete from "trackAndTrace" t where not exists (select from shipment s where s.uuid = t."shipmentId");
alter table "trackAndTrace" add foreign key ("shipmentId") references shipment (uuid) on delete cascade;
create index on "trackAndTrace" (code, id);
create index on "trackAndTrace" ("createdAt", id);
create index on "trackAndTrace" ("lastModifiedAt", id);
