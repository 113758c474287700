-- When some server next looks at the events of a tenant. Whoever looks first moves the instant, so that servers share the work.
create table control."outboxVisit" (
  "tenantId"    text primary key references control.tenant on delete cascade,
  "dueAt"       timestamptz(3) not null,
  -- How long it waits after a visit that found nothing.
  "intervalMs"  int not null
);
create index on control."outboxVisit" ("dueAt");
