-- How often what facets count has changed: the sum of all 'version' rows. They are only ever added, so that writers do not wait for each other,
-- and in the transaction that changes something, so that whoever sees the same sum sees the same catalogue.
create function "bumpSearchVersion"() returns trigger language plpgsql as $$
begin
  insert into "searchCount" (list, bucket, class, statuses, hidden, delta) values ('version', 0, '', '{}', false, 1);
  perform "compactSearchCount"();
  return null;
end $$;

-- Entries that are made anew are mostly what they were.
create function "bumpSearchVersionIfChanged"() returns trigger language plpgsql as $$
begin
  if exists (
    select from added a join gone g on g.id = a.id
     where (a.class, a.statuses, a.hidden, a."valueIds", a."productIds") is distinct from (g.class, g.statuses, g.hidden, g."valueIds", g."productIds"))
  then
    insert into "searchCount" (list, bucket, class, statuses, hidden, delta) values ('version', 0, '', '{}', false, 1);
    perform "compactSearchCount"();
  end if;
  return null;
end $$;

create trigger "versionAdded" after insert on "searchEntry" for each statement execute function "bumpSearchVersion"();
create trigger "versionChanged" after update on "searchEntry"
  referencing old table as gone new table as added for each statement execute function "bumpSearchVersionIfChanged"();
create trigger "versionGone" after delete on "searchEntry" for each statement execute function "bumpSearchVersion"();

-- What stands where: places in categories, and the tree itself.
create trigger "versionAdded" after insert on "categoryItem" for each statement execute function "bumpSearchVersion"();
create trigger "versionMoved" after update of "categoryId", "productId", "clusterId" on "categoryItem"
  for each statement execute function "bumpSearchVersion"();
create trigger "versionGone" after delete on "categoryItem" for each statement execute function "bumpSearchVersion"();
create trigger "versionMoved" after update of path on category for each statement execute function "bumpSearchVersion"();
