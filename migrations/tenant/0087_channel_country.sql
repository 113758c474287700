-- Where a channel sells: the country of addresses without one, whose tax is added, and the time zone of its days. The server's defaults where there is none.
alter table channel
  add column country text check (country ~ '^[A-Z]{2}$'),
  add column "timeZone" text check (length("timeZone") between 1 and 64);
