-- Who must agree before a purchase is ordered, as data. The steps of a rule name contacts, a role in the company, or the managers above it.
create table "approvalRule" (
  id                    int generated always as identity primary key,
  uuid                  uuid not null unique,
  name                  text not null,
  "companyId"           int not null references company(id),
  -- Who asks: a contact, everybody with a role in the company, or everybody. The contact may be deleted; the rule then applies to nobody.
  "contactId"           int,
  "contactRole"         text,
  -- What needs approval: purchases above the amount; of a category or product only its lines count; of a cost centre only its purchases.
  amount                numeric(20, 5) not null default 0,
  currency              text not null,
  rates                 jsonb not null default '[]',
  "categoryId"          int references category(id) on delete cascade,
  "productId"           int references product(id) on delete cascade,
  "costCentre"          text,
  -- Applies only if a purchase limit, a soft budget or a spending limit needs approval; it then replaces the authorization managers.
  "onlyIfRequired"      boolean not null default false,
  steps                 jsonb not null,
  "tolerancePercentage" numeric(6, 3) not null default 0,
  "allowsOwnApproval"   boolean not null default false,
  "escalateAfterHours"  int,
  "escalateToContactId" int,
  "expireAfterDays"     int,
  active                boolean not null default true,
  "createdAt"           timestamptz(3) not null,
  "createdBy"           int,
  "lastModifiedAt"      timestamptz(3) not null,
  "lastModifiedBy"      int,
  check (num_nonnulls("contactId", "contactRole") <= 1),
  check (num_nonnulls("categoryId", "productId") <= 1),
  check (("escalateAfterHours" is null) = ("escalateToContactId" is null)),
  unique ("companyId", name)
);
create index on "approvalRule" ("categoryId") where "categoryId" is not null;
create index on "approvalRule" ("productId") where "productId" is not null;
-- A tenant has some thousands of rules: other filters and sorts need no index.
comment on column "approvalRule"."contactRole" is 'contract: ApprovalRole';
comment on column "approvalRule".rates is 'type: CurrencyRateValues[]';
comment on column "approvalRule".steps is 'type: ApprovalStepValues[]';
select "keepHistory"('"approvalRule"', 'approvalRule');

-- Who decides in place of a contact while that contact is away.
create table "approvalDelegate" (
  id                  int generated always as identity primary key,
  uuid                uuid not null unique,
  "contactId"         int not null references contact(id) on delete cascade,
  "delegateContactId" int not null references contact(id) on delete cascade,
  "validFrom"         timestamptz(3) not null,
  "validUntil"        timestamptz(3) not null,
  "createdAt"         timestamptz(3) not null,
  "createdBy"         int,
  "lastModifiedAt"    timestamptz(3) not null,
  "lastModifiedBy"    int,
  check ("contactId" <> "delegateContactId"),
  check ("validFrom" < "validUntil")
);
create index on "approvalDelegate" ("contactId");
create index on "approvalDelegate" ("delegateContactId");
select "keepHistory"('"approvalDelegate"', 'approvalDelegate');

-- Another account of the same person, so that nobody approves their own request with it. The other contact may be deleted.
alter table contact add column "linkedContactId" int;
