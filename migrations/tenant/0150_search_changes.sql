-- Which results of the product search have changed, by transaction: an index in memory reads these again, not all 1,024 ids of their blocks.
create table "searchChange" (
  xid       bigint not null,
  bucket    int not null,
  -- Null if so many of the block have changed that all of it is read again.
  "entryId" int
);
create index on "searchChange" (xid);

-- Adds up the counters now and then, as before, and deletes old changes: those of so long ago that no index is without them, and those that came with
-- a copy of another database, whose transactions have other numbers.
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
   where xid < pg_snapshot_xmin(pg_current_snapshot())::text::bigint - 2000 or xid > pg_snapshot_xmax(pg_current_snapshot())::text::bigint + 2000;
end $$;

-- Raises the version of blocks, and notes which of their results have changed. Every change of what an index holds goes through here.
create function "noteSearchChanges"(of_list text, entries int[]) returns void language plpgsql as $$
begin
  if cardinality(entries) = 0 then
    return;
  end if;
  -- Most changes are those of one product.
  if cardinality(entries) = 1 then
    insert into "searchCount" (list, bucket, class, statuses, hidden, delta) values (of_list, entries[1] >> 10, '', '{}', false, 1);
    insert into "searchChange" (xid, bucket, "entryId") values (pg_current_xact_id()::text::bigint, entries[1] >> 10, entries[1]);
    perform "compactSearchCount"();
    return;
  end if;
  with changed as materialized (
    select id >> 10 as bucket, array_agg(id) as ids from (select distinct unnest(entries) as id) entry group by 1),
  counted as (
    insert into "searchCount" (list, bucket, class, statuses, hidden, delta)
    select of_list, bucket, '', '{}', false, 1 from changed)
  insert into "searchChange" (xid, bucket, "entryId")
  select pg_current_xact_id()::text::bigint, c.bucket, entry.id
    from changed c cross join lateral unnest(case when cardinality(c.ids) > 256 then array[null::int] else c.ids end) entry(id);
  perform "compactSearchCount"();
end $$;

create or replace function "versionEntries"() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform "noteSearchChanges"('version', array(select "entryId" from added where "entryId" is not null));
  elsif tg_op = 'DELETE' then
    perform "noteSearchChanges"('version', array(select "entryId" from gone where "entryId" is not null));
  else
    perform "noteSearchChanges"('version', array(
      select changed."entryId"
        from ((select id, "entryId", class, status, hidden, "valueIds" from added except select id, "entryId", class, status, hidden, "valueIds" from gone)
              union all
              (select id, "entryId", class, status, hidden, "valueIds" from gone except select id, "entryId", class, status, hidden, "valueIds" from added)) changed
       where changed."entryId" is not null));
  end if;
  return null;
end $$;

create or replace function "versionPlaces"() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform "noteSearchChanges"('version', array(select coalesce("productId", "clusterId") from added));
  elsif tg_op = 'DELETE' then
    perform "noteSearchChanges"('version', array(select coalesce("productId", "clusterId") from gone));
  else
    perform "noteSearchChanges"('version', array(
      select coalesce(changed."productId", changed."clusterId")
        from ((select id, "categoryId", "productId", "clusterId" from added except select id, "categoryId", "productId", "clusterId" from gone)
              union all
              (select id, "categoryId", "productId", "clusterId" from gone except select id, "categoryId", "productId", "clusterId" from added)) changed));
  end if;
  return null;
end $$;

-- The words of a result. The statement that writes them raised the version of their blocks itself; a server of an earlier version still does, which does no harm.
create function "noteSearchTexts"() returns trigger language plpgsql as $$
begin
  perform "noteSearchChanges"('text', array(
    select m."entryId" from changed c cross join lateral (
      select "entryId" from "searchMember" where id = c."memberId" and "entryId" is not null offset 0) m));
  return null;
end $$;
create trigger "noteAdded" after insert on "searchText" referencing new table as changed for each statement execute function "noteSearchTexts"();
create trigger "noteUpdated" after update on "searchText" referencing new table as changed for each statement execute function "noteSearchTexts"();
create trigger "noteDeleted" after delete on "searchText" referencing old table as changed for each statement execute function "noteSearchTexts"();
