-- Fields that a shop defines itself. The values are in "customFields" of the records; see decision 85.
create table "fieldDefinition" (
  id                      int generated always as identity primary key,
  uuid                    uuid not null unique,
  "ownerType"             text not null,
  code                    text not null check (code ~ '^[a-z][A-Za-z0-9]{0,63}$'),
  type                    text not null,
  "itemType"              text,
  options                 text[] not null default '{}',
  "referenceTo"           text,
  names                   jsonb not null default '{}',
  descriptions            jsonb not null default '{}',
  "isRequired"            boolean not null default false,
  "defaultValue"          jsonb,
  "minLength"             int,
  "maxLength"             int,
  minimum                 numeric(30, 10),
  maximum                 numeric(30, 10),
  pattern                 text,
  "isVisibleToStorefront" boolean not null default false,
  "isEditableByBuyer"     boolean not null default false,
  "isIndexed"             boolean not null default false,
  "indexState"            text not null default 'NONE',
  "sortOrder"             int not null default 0,
  "createdAt"             timestamptz(3) not null,
  "createdBy"             int,
  "lastModifiedAt"        timestamptz(3) not null,
  "lastModifiedBy"        int,
  unique ("ownerType", code)
);
-- A shop has at most 1,100 definitions: no other column needs an index.
comment on column "fieldDefinition"."ownerType" is 'contract: FieldOwnerType';
comment on column "fieldDefinition".type is 'contract: FieldType';
comment on column "fieldDefinition"."itemType" is 'contract: FieldType';
comment on column "fieldDefinition"."referenceTo" is 'contract: FieldReferenceType';
comment on column "fieldDefinition"."indexState" is 'contract: FieldIndexState';
comment on column "fieldDefinition".names is 'type: Localized';
comment on column "fieldDefinition".descriptions is 'type: Localized';
comment on column "fieldDefinition"."defaultValue" is 'type: CustomFieldValue';

-- The type that stored values of a code have, also after its definition was deleted.
create table "fieldCode" (
  "ownerType" text not null,
  code        text not null,
  "valueType" text not null,
  primary key ("ownerType", code)
);

-- The values, by code. The index finds equal values; it contains only records that have any.
alter table "order" add column "customFields" jsonb not null default '{}' constraint "order_customFields_size" check (octet_length("customFields"::text) <= 65536);
alter table "orderItem" add column "customFields" jsonb not null default '{}' constraint "orderItem_customFields_size" check (octet_length("customFields"::text) <= 65536);
alter table "orderAddress" add column "customFields" jsonb not null default '{}' constraint "orderAddress_customFields_size" check (octet_length("customFields"::text) <= 65536);
alter table cart add column "customFields" jsonb not null default '{}' constraint "cart_customFields_size" check (octet_length("customFields"::text) <= 65536);
alter table "cartItem" add column "customFields" jsonb not null default '{}' constraint "cartItem_customFields_size" check (octet_length("customFields"::text) <= 65536);
alter table address add column "customFields" jsonb not null default '{}' constraint "address_customFields_size" check (octet_length("customFields"::text) <= 65536);
alter table tender add column "customFields" jsonb not null default '{}' constraint "tender_customFields_size" check (octet_length("customFields"::text) <= 65536);
alter table shipment add column "customFields" jsonb not null default '{}' constraint "shipment_customFields_size" check (octet_length("customFields"::text) <= 65536);
alter table payment add column "customFields" jsonb not null default '{}' constraint "payment_customFields_size" check (octet_length("customFields"::text) <= 65536);
alter table company add column "customFields" jsonb not null default '{}' constraint "company_customFields_size" check (octet_length("customFields"::text) <= 65536);
alter table contact add column "customFields" jsonb not null default '{}' constraint "contact_customFields_size" check (octet_length("customFields"::text) <= 65536);
alter table product add column "customFields" jsonb not null default '{}' constraint "product_customFields_size" check (octet_length("customFields"::text) <= 65536);

comment on column "order"."customFields" is 'type: CustomFieldValues';
comment on column "orderItem"."customFields" is 'type: CustomFieldValues';
comment on column "orderAddress"."customFields" is 'type: CustomFieldValues';
comment on column cart."customFields" is 'type: CustomFieldValues';
comment on column "cartItem"."customFields" is 'type: CustomFieldValues';
comment on column address."customFields" is 'type: CustomFieldValues';
comment on column tender."customFields" is 'type: CustomFieldValues';
comment on column shipment."customFields" is 'type: CustomFieldValues';
comment on column payment."customFields" is 'type: CustomFieldValues';
comment on column company."customFields" is 'type: CustomFieldValues';
comment on column contact."customFields" is 'type: CustomFieldValues';
comment on column product."customFields" is 'type: CustomFieldValues';

create index "order_customFields_idx" on "order" using gin ("customFields" jsonb_path_ops) where "customFields" <> '{}';
create index "cart_customFields_idx" on cart using gin ("customFields" jsonb_path_ops) where "customFields" <> '{}';
create index "tender_customFields_idx" on tender using gin ("customFields" jsonb_path_ops) where "customFields" <> '{}';
create index "shipment_customFields_idx" on shipment using gin ("customFields" jsonb_path_ops) where "customFields" <> '{}';
create index "payment_customFields_idx" on payment using gin ("customFields" jsonb_path_ops) where "customFields" <> '{}';
create index "company_customFields_idx" on company using gin ("customFields" jsonb_path_ops) where "customFields" <> '{}';
create index "contact_customFields_idx" on contact using gin ("customFields" jsonb_path_ops) where "customFields" <> '{}';
create index "product_customFields_idx" on product using gin ("customFields" jsonb_path_ops) where "customFields" <> '{}';
