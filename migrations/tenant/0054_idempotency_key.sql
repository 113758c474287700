-- Answers to requests with an Idempotency-Key, kept for a day. Only who knows the key can read one: `hash` is a hash of the caller and the
-- key, `fingerprint` a keyed hash of the request, and `answer` is encrypted with a key that is made of both.
create table "idempotencyKey" (
  hash        bytea primary key,
  fingerprint bytea not null,
  status      smallint,
  answer      bytea,
  "createdAt" timestamptz(3) not null
);
-- For the pruning.
create index on "idempotencyKey" ("createdAt");
