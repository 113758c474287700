create table surcharge (
  id               int generated always as identity primary key,
  uuid             uuid not null unique,
  -- No default: a surcharge without a name is refused.
  name             jsonb not null,
  description      jsonb not null default '{}',
  type             text not null check (type in ('FlatFee', 'Percentage')),
  value            numeric(20, 5) not null check (value > 0),
  -- Named after the input: the contract calls it taxCodeValue when it is written and taxCode when it is read.
  "taxCodeValue"   text not null check ("taxCodeValue" in ('H', 'L', 'N', 'M', 'CUST')),
  "taxZone"        text not null check (length("taxZone") = 2),
  enabled          boolean not null,
  "validFrom"      timestamptz(3),
  "validTo"        timestamptz(3),
  "shopId"         int,
  "createdAt"      timestamptz(3) not null,
  "createdBy"      int,
  "lastModifiedAt" timestamptz(3) not null,
  "lastModifiedBy" int
);
comment on column surcharge.name is 'type: Localized';
comment on column surcharge.description is 'type: Localized';
comment on column surcharge.type is 'contract: SurchargeType';
comment on column surcharge."taxCodeValue" is 'contract: Taxcode';
create index on surcharge (enabled, id);
create index on surcharge (type, id);
create index on surcharge ("taxCodeValue", id);
create index on surcharge ("taxZone", id);
create index on surcharge ("createdAt", id);
create index on surcharge ("lastModifiedAt", id);
