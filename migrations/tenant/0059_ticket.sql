-- What somebody in the back office has to do for a buyer.
create table ticket (
  id                          int generated always as identity primary key,
  uuid                        uuid not null unique,
  titles                      jsonb not null default '{}',
  descriptions                jsonb not null default '{}',
  "buttonLabels"              jsonb not null default '{}',
  type                        text,
  status                      text not null default 'OPEN',
  -- Administrators are in the control database.
  "assignedToAdminUserId"     int,
  "contactId"                 int references contact on delete set null,
  "customerId"                int references customer on delete set null,
  "productId"                 int references product on delete set null,
  "clusterId"                 int references cluster on delete set null,
  "orderId"                   int references "order" on delete set null,
  "companyId"                 int references company on delete set null,
  email                       text,
  phone                       text,
  "externalUrl"               text,
  "pickedUpAt"                timestamptz(3),
  "completedAt"               timestamptz(3),
  "createdAt"                 timestamptz(3) not null,
  "lastModifiedAt"            timestamptz(3) not null,
  "createdByAdminUserId"      int,
  "lastModifiedByAdminUserId" int
);
comment on column ticket.titles is 'type: Localized';
comment on column ticket.descriptions is 'type: Localized';
comment on column ticket."buttonLabels" is 'type: Localized';
comment on column ticket.status is 'contract: TicketStatus';
create index on ticket ("createdAt", id);
create index on ticket ("lastModifiedAt", id);
create index on ticket (type, id);
create index on ticket (status, id);
create index on ticket ("assignedToAdminUserId", id);
create index on ticket ("contactId", id);
create index on ticket ("customerId", id);
create index on ticket ("productId", id);
create index on ticket ("clusterId", id);
create index on ticket ("orderId", id);
create index on ticket ("companyId", id);
create index on ticket ("pickedUpAt", id);
create index on ticket ("completedAt", id);
-- A shop has some thousands of tickets: email, phone, externalUrl and the authors are filtered and sorted without an index.

create table "ticketSource" (
  name       text not null,
  id         text not null,
  "ticketId" int not null references ticket on delete cascade,
  primary key (name, id)
);
create index on "ticketSource" ("ticketId");
select "watchChanges"('ticket', 'ticket');
select "watchChanges"('"ticketSource"', 'ticket', 'ticket', 'ticketId');
