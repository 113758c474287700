-- The files in which servers keep indexes of the product search. A file may be used as long as its row is here: a database that was set back to a time
-- before the file was written does not have it, even if it has counted up to the same versions since.
create table "searchSnapshot" (
  uuid        uuid primary key,
  "createdAt" timestamptz(3) not null
);

-- As before, but changes of the last 20,000 transactions are kept instead of 2,000: an index from a file is some minutes old.
create or replace function "compactSearchCount"() returns void language plpgsql as $$
begin
  if nextval('"searchCountTurn"') % 100 <> 0 or not pg_try_advisory_xact_lock(hashtext('searchCount')) then
    return;
  end if;
  with gone as (delete from "searchCount" returning list, bucket, class, statuses, hidden, delta)
  insert into "searchCount" (list, bucket, class, statuses, hidden, delta)
  select list, bucket, class, statuses, hidden, sum(delta) from gone
   group by list, bucket, class, statuses, hidden having sum(delta) <> 0;
  delete from "searchChange"
   where xid < pg_snapshot_xmin(pg_current_snapshot())::text::bigint - 20000 or xid > pg_snapshot_xmax(pg_current_snapshot())::text::bigint + 20000;
end $$;
