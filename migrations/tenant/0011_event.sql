-- What has happened and somebody outside is to hear of: written in the transaction of the change, carried out afterwards.
create table event (
  id              int generated always as identity primary key,
  uuid            uuid not null unique,
  trigger         text not null,
  "channelId"     int not null,
  payload         jsonb not null,
  "createdAt"     timestamptz(3) not null,
  attempts        int not null default 0,
  -- When it is next tried.
  "dueAt"         timestamptz(3) not null,
  -- When it was carried out, or given up: then `error` says why.
  "doneAt"        timestamptz(3),
  error           text
);
comment on column event.payload is 'type: EventPayload';
create index on event ("dueAt", id) where "doneAt" is null;
create index on event ("doneAt") where "doneAt" is not null;
