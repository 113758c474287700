-- The states of orders are data: which there are, what may be done in each, and which may follow.
create table "orderStatusSet" (
  id               int generated always as identity primary key,
  uuid             uuid not null unique,
  name             text not null unique check (length(name) between 1 and 64),
  description      text,
  "createdAt"      timestamptz(3) not null,
  "lastModifiedAt" timestamptz(3) not null
);

create table "orderStatus" (
  id                 int generated always as identity primary key,
  uuid               uuid not null unique,
  name               text not null check (length(name) between 1 and 64),
  code               text not null unique check (length(code) between 1 and 32),
  type               text not null default 'CUSTOM' check (type in ('SYSTEM', 'CUSTOM')),
  "orderType"        text not null default 'ORDER' check ("orderType" in ('QUOTATION', 'ORDER', 'REQUEST')),
  description        text,
  priority           int not null default 0,
  "isDefault"        boolean not null default false,
  "isPublic"         boolean not null default false,
  "isEditable"       boolean not null default false,
  "isDeletable"      boolean not null default false,
  "isExportable"     boolean not null default false,
  "isConfirmable"    boolean not null default false,
  "isArchivable"     boolean not null default false,
  "orderStatusSetId" int references "orderStatusSet" on delete set null,
  "createdAt"        timestamptz(3) not null,
  "lastModifiedAt"   timestamptz(3) not null
);
comment on column "orderStatus".type is 'contract: OrderStatusType';
comment on column "orderStatus"."orderType" is 'contract: OrderStatusOrderType';
create index on "orderStatus" ("orderStatusSetId", priority, id);
-- One default for each kind of order. A merchant has a few dozen statuses: filters and sorts need no index.
create unique index on "orderStatus" ("orderType") where "isDefault";

create table "orderStatusNext" (
  "orderStatusId"     int not null references "orderStatus" on delete cascade,
  "nextOrderStatusId" int not null references "orderStatus" on delete cascade,
  primary key ("orderStatusId", "nextOrderStatusId")
);
create index on "orderStatusNext" ("nextOrderStatusId", "orderStatusId");

insert into "orderStatusSet" (uuid, name, description, "createdAt", "lastModifiedAt") values
  ('019a0000-0000-7000-8000-000000000001', 'Orders', 'Orders from checkout to archive', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z'),
  ('019a0000-0000-7000-8000-000000000002', 'Quotes', 'Requests for quotes and quotes', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z');

insert into "orderStatus" (uuid, name, code, type, "orderType", priority, "isDefault", "isPublic", "isEditable", "isDeletable",
                           "isExportable", "isConfirmable", "isArchivable", "orderStatusSetId", "createdAt", "lastModifiedAt")
select ('019a0000-0000-7000-8000-0000000001' || lpad(s.n::text, 2, '0'))::uuid, s.name, s.code, 'SYSTEM', s."orderType", s.n * 10, s."isDefault",
       s."isPublic", s."isEditable", s."isDeletable", s.code in ('NEW', 'CONFIRMED', 'VALIDATED'), s.code = 'NEW', s.code <> 'ARCHIVED',
       (select id from "orderStatusSet" where name = s.set_name), '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z'
  from (values
    (1, 'UNFINISHED', 'Unfinished', 'ORDER',     'Orders', false, false, true,  true),
    (2, 'NEW',        'New',        'ORDER',     'Orders', true,  true,  true,  false),
    (3, 'CONFIRMED',  'Confirmed',  'ORDER',     'Orders', false, true,  false, false),
    (4, 'VALIDATED',  'Validated',  'ORDER',     'Orders', false, true,  false, false),
    (5, 'ARCHIVED',   'Archived',   'ORDER',     'Orders', false, true,  false, false),
    (6, 'REQUEST',    'Request',    'REQUEST',   'Quotes', true,  true,  true,  true),
    (7, 'QUOTATION',  'Quotation',  'QUOTATION', 'Quotes', true,  true,  true,  true)
  ) s(n, code, name, "orderType", set_name, "isDefault", "isPublic", "isEditable", "isDeletable")
 order by s.n;

insert into "orderStatusNext" ("orderStatusId", "nextOrderStatusId")
select a.id, b.id
  from (values
    ('UNFINISHED', 'NEW'), ('UNFINISHED', 'UNFINISHED'),
    ('NEW', 'CONFIRMED'), ('NEW', 'VALIDATED'), ('NEW', 'ARCHIVED'),
    ('CONFIRMED', 'VALIDATED'), ('CONFIRMED', 'ARCHIVED'),
    ('VALIDATED', 'ARCHIVED'),
    ('REQUEST', 'QUOTATION'), ('REQUEST', 'ARCHIVED'),
    ('QUOTATION', 'NEW'), ('QUOTATION', 'ARCHIVED')
  ) pair(code, next)
  join "orderStatus" a on a.code = pair.code
  join "orderStatus" b on b.code = pair.next;
