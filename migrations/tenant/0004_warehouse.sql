create table warehouse (
  id                 int generated always as identity primary key,
  uuid               uuid not null unique,
  name               text not null unique,
  description        text not null,
  notes              text not null,
  "isActive"         boolean not null,
  "isStore"          boolean not null,
  "isPickupLocation" boolean not null,
  "shopId"           int,
  "addressId"        int,
  "businessHours"    jsonb not null,
  "createdAt"        timestamptz(3) not null,
  "lastModifiedAt"   timestamptz(3) not null
);
comment on column warehouse."businessHours" is 'type: BusinessDay[]';
create index on warehouse ("createdAt", id);
create index on warehouse ("lastModifiedAt", id);
-- isActive, isStore and isPickupLocation split a merchant's tens of warehouses in halves: no index.

create table "warehouseAddress" (
  id                int generated always as identity primary key,
  uuid              uuid not null unique,
  -- One address for each warehouse; it goes when its warehouse goes.
  "warehouseId"     int not null unique references warehouse on delete cascade,
  "firstName"       text,
  "middleName"      text,
  "lastName"        text,
  gender            text not null default 'U' check (gender in ('M', 'F', 'U')),
  company           text,
  street            text not null,
  number            text,
  "numberExtension" text,
  "postalCode"      text not null,
  city              text not null,
  region            text,
  country           text not null check (length(country) = 2),
  phone             text,
  mobile            text,
  email             text,
  fax               text,
  code              text,
  notes             text,
  icp               text not null default 'N' check (icp in ('Y', 'N')),
  url               text,
  name              text,
  "createdAt"       timestamptz(3) not null,
  "lastModifiedAt"  timestamptz(3) not null
);
comment on column "warehouseAddress".gender is 'contract: Gender';
comment on column "warehouseAddress".icp is 'contract: YesNo';

-- The warehouse shows the id of its address without a look at the other table.
-- Not unique: changing a unique column locks a row against every foreign key that points at it, and a bulk of addresses and a
-- bulk of carriers could wait for each other. That an address has one warehouse is said by "warehouseAddress"."warehouseId".
create index on warehouse ("addressId");
alter table warehouse add foreign key ("addressId") references "warehouseAddress" on delete set null;
