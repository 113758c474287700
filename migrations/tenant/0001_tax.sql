create table tax (
  id               int generated always as identity primary key,
  uuid             uuid not null unique,
  code             text check (code in ('H', 'L', 'N', 'M', 'CUST')),
  zone             text not null check (length(zone) = 2),
  percentage       numeric(12, 5) not null default 0,
  "exportCode"     text,
  "createdAt"      timestamptz(3) not null,
  "createdBy"      int,
  "lastModifiedAt" timestamptz(3) not null,
  "lastModifiedBy" int,
  -- Two taxes without a code in one zone are the same tax, too.
  unique nulls not distinct (zone, code)
);
comment on column tax.code is 'contract: Taxcode';
create index on tax (code, id);
create index on tax (percentage, id);
create index on tax ("createdAt", id);
create index on tax ("lastModifiedAt", id);
-- exportCode is sorted on rarely and a merchant has tens of taxes: no index.
