-- The status and payment status for which `orderSetStatus` last announced the confirmation of an order. Payment providers repeat their
-- webhooks, and clients then set the same statuses again: the buyer gets one confirmation for them.
create table "orderConfirmation" (
  "orderId"       int primary key references "order" on delete cascade,
  status          text not null,
  "paymentStatus" text,
  "announcedAt"   timestamptz(3) not null
);
