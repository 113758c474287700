-- Companies, the people who act for them, consumers, and the addresses of both.
create extension if not exists pg_trgm;

-- Contacts and customers share one number space: clients pass either number wherever a user id is asked for.
-- The numbers of administrators begin above it (control."adminUser").
create sequence "userNumber" as int maxvalue 999999999;

create table company (
  id                   int generated always as identity primary key,
  uuid                 uuid not null unique,
  name                 text not null,
  "taxNumber"          text,
  "cocNumber"          text,
  "debtorId"           text,
  phone                text,
  email                text,
  notes                text,
  hidden               text not null default 'N' check (hidden in ('Y', 'N')),
  tag                  text,
  "inheritProductList" text check ("inheritProductList" in ('Y', 'N')),
  path                 text,
  slug                 text,
  "parentId"           int references company on delete set null,
  -- The session or key of the visitor who registered the company; whoever else makes one leaves it empty.
  "registeredBy"       uuid,
  "createdAt"          timestamptz(3) not null,
  "lastModifiedAt"     timestamptz(3) not null
);
comment on column company.hidden is 'contract: YesNo';
comment on column company."inheritProductList" is 'contract: YesNo';
create index on company (name, id);
create index on company ("createdAt", id);
create index on company ("lastModifiedAt", id);
create index on company using gin (lower(name) gin_trgm_ops);
create index on company (lower("taxNumber"));
create index on company (lower("cocNumber"));
create index on company ("debtorId");
create index on company (lower(email));
create index on company (phone);
create index on company ("parentId");
-- A term is looked for in many columns of a company, its addresses and its contacts at once: no index serves that.

create table contact (
  id                int primary key default nextval('"userNumber"'),
  uuid              uuid not null unique,
  -- The primary company; the contact is one of its contacts in "contactCompany", too.
  "parentCompanyId" int not null references company,
  gender            text check (gender in ('M', 'F', 'U')),
  "firstName"       text not null default '',
  "middleName"      text,
  "lastName"        text not null default '',
  phone             text,
  mobile            text,
  email             text,
  homepage          text,
  iban              text,
  "bankAccount"     text,
  bic               text,
  notes             text,
  "primaryLanguage" text,
  expires           timestamptz(3),
  "externalId"      text,
  "dateOfBirth"     timestamptz(3),
  "mailingList"     text check ("mailingList" in ('Y', 'N')),
  "debtorId"        text,
  "createdAt"       timestamptz(3) not null,
  "lastModifiedAt"  timestamptz(3) not null
);
comment on column contact.gender is 'contract: Gender';
comment on column contact."mailingList" is 'contract: YesNo';
create unique index on contact (lower(email));
create index on contact ("parentCompanyId");
create index on contact ("firstName", id);
create index on contact ("lastName", id);
create index on contact ("createdAt", id);
create index on contact ("lastModifiedAt", id);
create index on contact ("debtorId");
create index on contact using gin (lower("firstName") gin_trgm_ops);
create index on contact using gin (lower("lastName") gin_trgm_ops);
-- middleName and gender narrow little: no index.

-- Every company that a contact acts for.
create table "contactCompany" (
  "contactId" int not null references contact on delete cascade,
  "companyId" int not null references company,
  primary key ("contactId", "companyId")
);
create index on "contactCompany" ("companyId", "contactId");

-- The contacts who manage a company.
create table "companyManager" (
  "companyId" int not null references company on delete cascade,
  "userId"    int not null references contact on delete cascade,
  primary key ("companyId", "userId")
);
create index on "companyManager" ("userId");

create table customer (
  id                int primary key default nextval('"userNumber"'),
  uuid              uuid not null unique,
  gender            text check (gender in ('M', 'F', 'U')),
  "firstName"       text not null default '',
  "middleName"      text,
  "lastName"        text not null default '',
  phone             text,
  mobile            text,
  email             text,
  iban              text,
  "bankAccount"     text,
  bic               text,
  notes             text,
  "primaryLanguage" text,
  expires           timestamptz(3),
  "externalId"      text,
  "dateOfBirth"     timestamptz(3),
  "mailingList"     text check ("mailingList" in ('Y', 'N')),
  "debtorId"        text unique,
  "createdAt"       timestamptz(3) not null,
  "lastModifiedAt"  timestamptz(3) not null
);
comment on column customer.gender is 'contract: Gender';
comment on column customer."mailingList" is 'contract: YesNo';
create unique index on customer (lower(email));
create index on customer ("firstName", id);
create index on customer ("lastName", id);
create index on customer ("createdAt", id);
create index on customer ("lastModifiedAt", id);
create index on customer using gin (lower("firstName") gin_trgm_ops);
create index on customer using gin (lower("lastName") gin_trgm_ops);

create table address (
  id                int generated always as identity primary key,
  uuid              uuid not null unique,
  "companyId"       int references company on delete cascade,
  "customerId"      int references customer on delete cascade,
  type              text not null check (type in ('delivery', 'invoice', 'home')),
  "firstName"       text,
  "middleName"      text,
  "lastName"        text,
  gender            text check (gender in ('M', 'F', 'U')),
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
  url               text,
  name              text,
  icp               text not null default 'N' check (icp in ('Y', 'N')),
  active            text not null default 'Y' check (active in ('Y', 'N')),
  "isDefault"       text not null default 'N' check ("isDefault" in ('Y', 'N')),
  "createdAt"       timestamptz(3) not null,
  "lastModifiedAt"  timestamptz(3) not null,
  check (num_nonnulls("companyId", "customerId") = 1)
);
comment on column address.type is 'contract: AddressType';
comment on column address.gender is 'contract: Gender';
comment on column address.icp is 'contract: YesNo';
comment on column address.active is 'contract: YesNo';
comment on column address."isDefault" is 'contract: YesNo';
create index on address ("companyId", id);
create index on address ("customerId", id);
-- Addresses are filtered within one owner: no index on type.
-- One default of each type, and a code names one address of its owner.
create unique index on address ("companyId", type) where "isDefault" = 'Y' and "companyId" is not null;
create unique index on address ("customerId", type) where "isDefault" = 'Y' and "customerId" is not null;
create unique index on address ("companyId", code) where code is not null and "companyId" is not null;
create unique index on address ("customerId", code) where code is not null and "customerId" is not null;

-- Which other systems know a record, and by which key.
create table "companySource" (
  name        text not null,
  id          text not null,
  "companyId" int not null references company on delete cascade,
  primary key (name, id)
);
create index on "companySource" ("companyId");
create index on "companySource" (id);
create table "contactSource" (
  name        text not null,
  id          text not null,
  "contactId" int not null references contact on delete cascade,
  primary key (name, id)
);
create index on "contactSource" ("contactId");
create index on "contactSource" (id);
create table "customerSource" (
  name         text not null,
  id           text not null,
  "customerId" int not null references customer on delete cascade,
  primary key (name, id)
);
create index on "customerSource" ("customerId");
create index on "customerSource" (id);
