-- What facets count is counted anew where it has changed: versions are kept for every 1024 ids, as counts are, and under -1 for the tree of categories.

-- An earlier form of 0019 had other functions behind the same triggers: whichever it was, it ends here.
drop trigger "versionAdded" on "searchEntry";
drop trigger "versionChanged" on "searchEntry";
drop trigger "versionGone" on "searchEntry";
drop trigger "versionAdded" on "categoryItem";
drop trigger "versionMoved" on "categoryItem";
drop trigger "versionGone" on "categoryItem";
drop trigger "versionMoved" on category;
drop function if exists "versionAdded"(), "versionGone"(), "versionEntries"(), "versionPlaces"(), "versionTree"(), "bumpSearchVersionIfChanged"();
drop function "bumpSearchVersion"();

create function "bumpSearchVersions"(buckets int[]) returns void language plpgsql as $$
begin
  if cardinality(buckets) = 0 then
    return;
  end if;
  insert into "searchCount" (list, bucket, class, statuses, hidden, delta)
  select 'version', bucket, '', '{}', false, 1 from unnest(buckets) bucket;
  perform "compactSearchCount"();
end $$;

-- Many statements change nothing: entries that are made anew are mostly what they were.
create function "versionEntries"() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform "bumpSearchVersions"(array(select distinct id >> 10 from added));
  elsif tg_op = 'DELETE' then
    perform "bumpSearchVersions"(array(select distinct id >> 10 from gone));
  else
    perform "bumpSearchVersions"(array(
      select distinct a.id >> 10 from added a join gone g on g.id = a.id
       where (a.class, a.statuses, a.hidden, a."valueIds", a."productIds") is distinct from (g.class, g.statuses, g.hidden, g."valueIds", g."productIds")));
  end if;
  return null;
end $$;

create function "versionPlaces"() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform "bumpSearchVersions"(array(select distinct coalesce("productId", "clusterId") >> 10 from added));
  elsif tg_op = 'DELETE' then
    perform "bumpSearchVersions"(array(select distinct coalesce("productId", "clusterId") >> 10 from gone));
  else
    perform "bumpSearchVersions"(array(
      select distinct unnest(array[coalesce(a."productId", a."clusterId"), coalesce(g."productId", g."clusterId")]) >> 10
        from added a join gone g on g.id = a.id
       where (a."categoryId", a."productId", a."clusterId") is distinct from (g."categoryId", g."productId", g."clusterId")));
  end if;
  return null;
end $$;

create function "versionTree"() returns trigger language plpgsql as $$
begin
  if exists (select from added a join gone g on g.id = a.id where a.path is distinct from g.path) then
    perform "bumpSearchVersions"(array[-1]);
  end if;
  return null;
end $$;

create trigger "versionAdded" after insert on "searchEntry"
  referencing new table as added for each statement execute function "versionEntries"();
create trigger "versionChanged" after update on "searchEntry"
  referencing old table as gone new table as added for each statement execute function "versionEntries"();
create trigger "versionGone" after delete on "searchEntry"
  referencing old table as gone for each statement execute function "versionEntries"();
create trigger "versionAdded" after insert on "categoryItem"
  referencing new table as added for each statement execute function "versionPlaces"();
create trigger "versionMoved" after update on "categoryItem"
  referencing old table as gone new table as added for each statement execute function "versionPlaces"();
create trigger "versionGone" after delete on "categoryItem"
  referencing old table as gone for each statement execute function "versionPlaces"();
create trigger "versionMoved" after update on category
  referencing old table as gone new table as added for each statement execute function "versionTree"();
