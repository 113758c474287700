create table review (
  id          int generated always as identity primary key,
  "productId" int not null,
  "contactId" int not null,
  rating      int not null check (rating between 1 and 5),
  text        text not null,
  status      text not null default 'WAITING' check (status in ('WAITING', 'APPROVED', 'REJECTED')),
  "createdAt" timestamptz(3) not null,
  "changedAt" timestamptz(3) not null,
  unique ("productId", "contactId")
);
create index on review (status, id);
