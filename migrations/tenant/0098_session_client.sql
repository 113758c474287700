-- Where a session was started or last refreshed, so that an administrator recognises it in the list of sessions.
alter table session
  add column "lastUsedAt" timestamptz(3),
  add column address text,
  add column client text;
