-- How often what facets count has changed: the sum of all 'version' rows. They are only ever added, so that writers do not wait for each other,
-- and in the transaction that changes something, so that whoever sees the same sum sees the same catalogue.
create function "bumpSearchVersion"() returns void language plpgsql as $$
begin
  insert into "searchCount" (list, bucket, class, statuses, hidden, delta) values ('version', 0, '', '{}', false, 1);
  perform "compactSearchCount"();
end $$;

-- Many statements change nothing: entries that are made anew are mostly what they were.
create function "versionAdded"() returns trigger language plpgsql as $$
begin
  if exists (select from added) then
    perform "bumpSearchVersion"();
  end if;
  return null;
end $$;

create function "versionGone"() returns trigger language plpgsql as $$
begin
  if exists (select from gone) then
    perform "bumpSearchVersion"();
  end if;
  return null;
end $$;

create function "versionEntries"() returns trigger language plpgsql as $$
begin
  if exists (
    select from added a join gone g on g.id = a.id
     where (a.class, a.statuses, a.hidden, a."valueIds", a."productIds") is distinct from (g.class, g.statuses, g.hidden, g."valueIds", g."productIds"))
  then
    perform "bumpSearchVersion"();
  end if;
  return null;
end $$;

create function "versionPlaces"() returns trigger language plpgsql as $$
begin
  if exists (
    select from added a join gone g on g.id = a.id
     where (a."categoryId", a."productId", a."clusterId") is distinct from (g."categoryId", g."productId", g."clusterId"))
  then
    perform "bumpSearchVersion"();
  end if;
  return null;
end $$;

create function "versionTree"() returns trigger language plpgsql as $$
begin
  if exists (select from added a join gone g on g.id = a.id where a.path is distinct from g.path) then
    perform "bumpSearchVersion"();
  end if;
  return null;
end $$;

create trigger "versionAdded" after insert on "searchEntry"
  referencing new table as added for each statement execute function "versionAdded"();
create trigger "versionChanged" after update on "searchEntry"
  referencing old table as gone new table as added for each statement execute function "versionEntries"();
create trigger "versionGone" after delete on "searchEntry"
  referencing old table as gone for each statement execute function "versionGone"();

-- What stands where: places in categories, and the tree itself.
create trigger "versionAdded" after insert on "categoryItem"
  referencing new table as added for each statement execute function "versionAdded"();
create trigger "versionMoved" after update on "categoryItem"
  referencing old table as gone new table as added for each statement execute function "versionPlaces"();
create trigger "versionGone" after delete on "categoryItem"
  referencing old table as gone for each statement execute function "versionGone"();
create trigger "versionMoved" after update on category
  referencing old table as gone new table as added for each statement execute function "versionTree"();
