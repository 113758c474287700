-- Files that contacts and customers upload for their company or themselves. What those of each party take together is one row, changed with them.
alter table "mediaFile" add column party text;

create table "mediaPartyUsage" (
  party text primary key,
  bytes int8 not null check (bytes >= 0)
);
