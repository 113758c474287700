create table booking (
  id          int generated always as identity primary key,
  "companyId" int not null,
  points      int not null check (points <> 0),
  reason      text not null,
  -- Points for an order are booked once, however often its event arrives.
  "orderId"   int unique,
  "createdAt" timestamptz(3) not null,
  "expiresAt" timestamptz(3)
);
create index on booking ("companyId", id);
create index on booking ("expiresAt") where "expiresAt" is not null;
