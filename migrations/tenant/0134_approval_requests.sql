-- A request to approve a cart, and what was decided about it.
create table "approvalRequest" (
  id               int generated always as identity primary key,
  uuid             uuid not null unique,
  -- Carts, contacts, companies and orders may be deleted; the request stays.
  "cartId"         int not null,
  "cartUuid"       uuid not null,
  "companyId"      int not null,
  "contactId"      int not null,
  "orderId"        int,
  status           text not null default 'PENDING',
  -- An authorization manager took the cart over, as the contract has it.
  "isTakenOver"    boolean not null default false,
  "tolerancePercentage" numeric(6, 3) not null default 0,
  -- What was asked for: hashes of the parts of the cart, the hash of all of them, and the totals.
  parts            jsonb not null,
  fingerprint      text not null,
  currency         text not null,
  "totalGross"     numeric(20, 5) not null,
  "totalNet"       numeric(20, 5) not null,
  -- The step that waits, who may decide it, and until when.
  step             int not null default 1,
  "approverIds"    int[] not null default '{}',
  "escalatedIds"   int[] not null default '{}',
  "escalateAt"     timestamptz(3),
  "escalateTo"     int,
  "expiresAt"      timestamptz(3),
  "createdAt"      timestamptz(3) not null,
  "createdBy"      int,
  "lastModifiedAt" timestamptz(3) not null,
  "lastModifiedBy" int
);
create index on "approvalRequest" ("cartId", id);
create unique index on "approvalRequest" ("cartId") where status = 'PENDING';
create index on "approvalRequest" ("orderId") where "orderId" is not null;
create index on "approvalRequest" using gin ("approverIds") where status = 'PENDING';
create index on "approvalRequest" ("companyId", id);
create index on "approvalRequest" ("contactId", id);
create index on "approvalRequest" ("escalateAt") where status = 'PENDING' and "escalateAt" is not null;
create index on "approvalRequest" ("expiresAt") where status = 'PENDING' and "expiresAt" is not null;
create index on "approvalRequest" ("createdAt", id);
create index on "approvalRequest" ("lastModifiedAt", id);
comment on column "approvalRequest".status is 'contract: ApprovalStatus';
comment on column "approvalRequest".parts is 'type: FingerprintParts';

-- The entries of a request: who did what, when, and what they saw. The content is what was hashed and signed, to the byte.
create table "approvalEntry" (
  id                    int generated always as identity primary key,
  uuid                  uuid not null unique,
  "requestId"           int not null references "approvalRequest"(id),
  number                int not null,
  action                text not null,
  "contactId"           int,
  "onBehalfOfContactId" int,
  "isEscalated"         boolean not null default false,
  step                  int,
  comment               text,
  content               text not null,
  hash                  text not null,
  signature             text not null,
  kid                   text not null,
  "createdAt"           timestamptz(3) not null,
  unique ("requestId", number)
);
comment on column "approvalEntry".action is 'contract: ApprovalAction';
create trigger "appendOnly" before update or delete on "approvalEntry" for each row execute function "refuseChange"();

-- The keys that sign entries. A replaced key stays, so that older entries can be checked.
create table "approvalKey" (
  kid          text primary key,
  "publicJwk"  jsonb not null,
  "privateJwk" jsonb not null,
  "createdAt"  timestamptz(3) not null,
  "retiredAt"  timestamptz(3)
);
comment on column "approvalKey"."publicJwk" is 'type: Jwk';
comment on column "approvalKey"."privateJwk" is 'type: Jwk';
