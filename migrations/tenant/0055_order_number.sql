-- Order numbers without gaps, where the channel asks for them: the counter is a row that the transaction of the order locks, so that a
-- number which is not used is not lost. A channel may also say for how long its quotes are valid.
alter table channel add column "numbersOrders" boolean not null default false;
alter table channel add column "quoteValidDays" int check ("quoteValidDays" between 1 and 36500);
-- Shown, never searched for: it needs no index. The counter keeps it unique within the channel.
alter table "order" add column "orderNumber" int;
create table "orderNumberCounter" (
  "channelId"  int primary key references channel on delete cascade,
  "lastNumber" int not null
);
