-- Links in e-mails to approvers. A link belongs to one contact and to one step of a request, and is used once. Only its hash is stored.
create table "approvalLink" (
  "tokenHash" bytea primary key,
  "requestId" int not null references "approvalRequest"(id) on delete cascade,
  step        int not null,
  "contactId" int not null references contact(id) on delete cascade,
  -- The mailbox that it was sent to. It does not work for a contact who has another address since.
  email       text not null,
  language    text,
  "createdAt" timestamptz(3) not null,
  "expiresAt" timestamptz(3) not null,
  "usedAt"    timestamptz(3)
);
create index on "approvalLink" ("requestId");
create index on "approvalLink" ("contactId");
create index on "approvalLink" ("expiresAt");

-- Who was asked to decide a step, and when last: nobody is reminded more than once an hour, and delegates are asked when their time begins.
create table "approvalNotice" (
  "requestId" int not null references "approvalRequest"(id) on delete cascade,
  step        int not null,
  "contactId" int not null references contact(id) on delete cascade,
  "sentAt"    timestamptz(3) not null,
  primary key ("requestId", step, "contactId")
);
create index on "approvalNotice" ("contactId");

-- How an entry came about. The signed content names it only if it was a link, so that older proofs stay valid.
alter table "approvalEntry" add column via text not null default 'API';
comment on column "approvalEntry".via is 'contract: ApprovalVia';
