-- The facets of a search keep the attributes in memory. 'attribute' is their version: it grows with every change of an attribute description.
create function "versionAttributes"() returns trigger language plpgsql as $$
begin
  insert into "searchCount" (list, bucket, class, statuses, hidden, delta) values ('attribute', 0, '', '{}', false, 1);
  perform "compactSearchCount"();
  return null;
end $$;
create trigger "versionChanged" after insert or update or delete or truncate on "attributeDescription"
  for each statement execute function "versionAttributes"();
