-- Tenders: working copies of orders and quotes. A tender has the uuid of its order, so that an order which nobody changes needs no row here.
create table tender (
  id                          int generated always as identity primary key,
  uuid                        uuid not null unique,
  -- Null until the tender becomes an order.
  "orderId"                   int unique references "order" on delete cascade,
  "channelId"                 int not null references channel on delete cascade,
  "ownerId"                   int,
  "contactId"                 int references contact on delete set null,
  "customerId"                int references customer on delete set null,
  "companyId"                 int references company on delete set null,
  -- The order with its lines and addresses, as it will be written. It is always read and written whole, under the lock of this row.
  draft                       jsonb not null,
  "incentivesApplied"         boolean not null default false,
  -- What the order said when it was copied: an order that has changed since is not overwritten.
  "orderFingerprint"          text,
  "createdByAdminUserId"      int,
  "createdByContactId"        int,
  "createdByCustomerId"       int,
  "createdFromRevisionNumber" int,
  "createdAt"                 timestamptz(3) not null,
  "createdBy"                 int,
  "lastModifiedAt"            timestamptz(3) not null,
  "lastModifiedBy"            int
);
comment on column tender.draft is 'type: TenderDraft';
create index on tender ("channelId", id);
create index on tender ("contactId", id) where "contactId" is not null;
create index on tender ("customerId", id) where "customerId" is not null;
create index on tender ("companyId", id) where "companyId" is not null;
create index on tender ("createdAt", id);
create index on tender ("lastModifiedAt", id);
