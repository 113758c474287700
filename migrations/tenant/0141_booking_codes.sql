-- The cost centres and projects of a company. A company with codes of a type accepts only these on its carts.
create table "bookingCode" (
  id               int generated always as identity primary key,
  uuid             uuid not null unique,
  "companyId"      int not null references company(id) on delete cascade,
  type             text not null,
  code             text not null,
  name             text not null,
  active           boolean not null default true,
  "createdAt"      timestamptz(3) not null,
  "createdBy"      int,
  "lastModifiedAt" timestamptz(3) not null,
  "lastModifiedBy" int,
  unique ("companyId", type, code)
);
-- A tenant has some thousands of codes: filters and sorts need no index.
comment on column "bookingCode".type is 'contract: BookingCodeType';
select "keepHistory"('"bookingCode"', 'bookingCode');
