-- A second level of counters: 'productGroup' and 'entryGroup' count per 32,768 ids what 'product' and 'entry' count per 1,024. A list adds up the
-- groups, and then the blocks of one group only: at a million products 31 + 32 counters instead of 977.

-- Nobody counts while the groups are made: a change that is not committed yet would be missing in them.
lock table "searchCount" in share row exclusive mode;

create or replace function "countProducts"() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from "searchCount" where list in ('product', 'productGroup');
    delete from "searchText";
    delete from "searchMember";
    delete from "searchEntry";
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into "searchCount" (list, bucket, class, statuses, hidden, delta)
    select level.list, id >> level.bits, 'PRODUCT', array[status], hidden = 'Y', count(*)
      from added cross join (values ('product', 10), ('productGroup', 15)) level(list, bits) group by 1, 2, 4, 5;
  elsif tg_op = 'DELETE' then
    insert into "searchCount" (list, bucket, class, statuses, hidden, delta)
    select level.list, id >> level.bits, 'PRODUCT', array[status], hidden = 'Y', -count(*)
      from gone cross join (values ('product', 10), ('productGroup', 15)) level(list, bits) group by 1, 2, 4, 5;
  else
    insert into "searchCount" (list, bucket, class, statuses, hidden, delta)
    select level.list, id >> level.bits, 'PRODUCT', array[status], hidden, sum(delta)
      from (select id, status, hidden = 'Y' as hidden, 1 as delta from added
            union all
            select id, status, hidden = 'Y', -1 from gone) change
     cross join (values ('product', 10), ('productGroup', 15)) level(list, bits)
     group by 1, 2, status, hidden having sum(delta) <> 0;
  end if;
  perform "compactSearchCount"();
  return null;
end $$;

create or replace function "countEntries"() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into "searchCount" (list, bucket, class, statuses, hidden, delta)
    select level.list, id >> level.bits, class, statuses, hidden, count(*)
      from added cross join (values ('entry', 10), ('entryGroup', 15)) level(list, bits) group by 1, 2, 3, 4, 5;
  elsif tg_op = 'DELETE' then
    insert into "searchCount" (list, bucket, class, statuses, hidden, delta)
    select level.list, id >> level.bits, class, statuses, hidden, -count(*)
      from gone cross join (values ('entry', 10), ('entryGroup', 15)) level(list, bits) group by 1, 2, 3, 4, 5;
  else
    insert into "searchCount" (list, bucket, class, statuses, hidden, delta)
    select level.list, id >> level.bits, class, statuses, hidden, sum(delta)
      from (select id, class, statuses, hidden, 1 as delta from added
            union all
            select id, class, statuses, hidden, -1 from gone) change
     cross join (values ('entry', 10), ('entryGroup', 15)) level(list, bits)
     group by 1, 2, class, statuses, hidden having sum(delta) <> 0;
  end if;
  perform "compactSearchCount"();
  return null;
end $$;

insert into "searchCount" (list, bucket, class, statuses, hidden, delta)
select list || 'Group', bucket >> 5, class, statuses, hidden, sum(delta)
  from "searchCount" where list in ('product', 'entry') group by 1, 2, 3, 4, 5 having sum(delta) <> 0;
