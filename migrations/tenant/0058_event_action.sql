-- Events of one record are numbered, and delivered in the order of their numbers. An event that concerns no single record has no number.
alter table event add column aggregate text, add column sequence int;
create index on event (aggregate, sequence) where "doneAt" is null and aggregate is not null;

-- The last number of each record. Its row stays locked until the change is committed, so that numbers become visible in their order.
create table "eventSequence" (
  aggregate  text primary key,
  last       int not null
);

-- What follows from an event: an e-mail by a template, or a request to another system.
create table "eventActionConfig" (
  id                  int generated always as identity primary key,
  uuid                uuid not null unique,
  kind                text not null check (kind in ('EMAIL', 'WEBHOOK')),
  trigger             text not null,
  -- Which custom event.
  code                text,
  names               jsonb not null default '{}',
  -- Empty for all channels.
  "channelIds"        int[] not null default '{}',
  "emailTemplateId"   uuid,
  url                 text,
  "signatureSalt"     text,
  "basicAuthUsername" text,
  "basicAuthPassword" text,
  "createdAt"         timestamptz(3) not null,
  "createdBy"         int,
  "lastModifiedAt"    timestamptz(3) not null,
  "lastModifiedBy"    int,
  check ((kind = 'EMAIL') = ("emailTemplateId" is not null) and (kind = 'WEBHOOK') = (url is not null)),
  check ((trigger = 'CUSTOM_EVENT') = (code is not null)),
  check (("basicAuthUsername" is null) = ("basicAuthPassword" is null)),
  constraint "eventActionConfig_once" unique nulls not distinct (trigger, code, "emailTemplateId", url)
);
comment on column "eventActionConfig".kind is 'type: EventActionKind';
comment on column "eventActionConfig".trigger is 'contract: EventTrigger';
comment on column "eventActionConfig".names is 'type: Localized';
create index on "eventActionConfig" ("createdAt", id);
create index on "eventActionConfig" ("lastModifiedAt", id);

-- One action for one event: written with the event, carried out afterwards, and kept as the log of what happened.
create table "actionDelivery" (
  id                    bigint generated always as identity primary key,
  uuid                  uuid not null unique,
  "eventId"             int not null references event on delete cascade,
  "eventActionConfigId" int not null references "eventActionConfig" on delete cascade,
  aggregate             text,
  sequence              int,
  -- What is sent. It is written before the first attempt, so that every attempt sends the same.
  body                  text,
  status                text not null default 'PENDING' check (status in ('PENDING', 'DELIVERED', 'FAILED')),
  attempts              int not null default 0,
  -- When it is next tried, and until when a server is at it.
  "dueAt"               timestamptz(3) not null,
  "lockedUntil"         timestamptz(3),
  "createdAt"           timestamptz(3) not null,
  "lastAttemptAt"       timestamptz(3),
  "deliveredAt"         timestamptz(3),
  "responseStatus"      int,
  "responseExcerpt"     text,
  error                 text
);
comment on column "actionDelivery".status is 'contract: EventDeliveryStatus';
create index on "actionDelivery" ("eventActionConfigId", "dueAt", id) where status = 'PENDING';
create index on "actionDelivery" ("eventActionConfigId", aggregate, sequence) where status = 'PENDING' and aggregate is not null;
create index on "actionDelivery" ("eventId");
create index on "actionDelivery" ("createdAt", id);
create index on "actionDelivery" (status, "createdAt", id);
