-- Indexes in the memory of a server must notice every change of what they hold. The versions of 'version' tell of what facets count; those of
-- 'text' tell of names, codes and words. Versions of both are kept for every 1024 ids. 'word' is the version of the list of words.
-- The statement that writes the search tables raises the versions of words, see refresh.ts.
create function "bumpSearchTexts"(buckets int[]) returns void language plpgsql as $$
begin
  if cardinality(buckets) = 0 then
    return;
  end if;
  insert into "searchCount" (list, bucket, class, statuses, hidden, delta)
  select 'text', bucket, '', '{}', false, 1 from unnest(buckets) bucket;
end $$;

create or replace function "versionEntries"() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform "bumpSearchVersions"(array(select distinct "entryId" >> 10 from added where "entryId" is not null));
  elsif tg_op = 'DELETE' then
    perform "bumpSearchVersions"(array(select distinct "entryId" >> 10 from gone where "entryId" is not null));
  else
    perform "bumpSearchTexts"(array(
      select distinct a."entryId" >> 10 from added a join gone g on g.id = a.id
       where a."entryId" is not null and (a.names, a.codes) is distinct from (g.names, g.codes)));
    perform "bumpSearchVersions"(array(
      select distinct b.bucket from added a join gone g on g.id = a.id, unnest(array[a."entryId" >> 10, g."entryId" >> 10]) b(bucket)
       where b.bucket is not null
         and (a."entryId", a.class, a.status, a.hidden, a."valueIds") is distinct from (g."entryId", g.class, g.status, g.hidden, g."valueIds")));
  end if;
  return null;
end $$;
