-- Operations of payments that a decision hook carries out. The intent is stored before the call, so that a retry with the same key has one effect.
create table "paymentIntent" (
  id                int generated always as identity primary key,
  uuid              uuid not null unique,
  key               text not null unique,
  "paymentRecordId" int not null references payment on delete cascade,
  operation         text not null,
  -- In cents.
  amount            int not null,
  "returnUrl"       text,
  "isDone"          boolean not null default false,
  "redirectUrl"     text,
  message           text,
  "createdAt"       timestamptz(3) not null,
  "doneAt"          timestamptz(3)
);
comment on column "paymentIntent".operation is 'contract: PaymentOperationType';
create index on "paymentIntent" ("paymentRecordId", id);
