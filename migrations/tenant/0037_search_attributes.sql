-- A term finds the values of attributes that are searchable and public, numbers with their units. Where one of these changes, the words of all
-- products with a value of it are made anew, in the background because there may be many.
create function "refreshSearchAttributes"() returns trigger language plpgsql as $$
begin
  insert into event (uuid, trigger, "channelId", payload, "createdAt", "dueAt")
  select gen_random_uuid(), 'SEARCH_ATTRIBUTE', 1, jsonb_build_object('attributeDescriptionId', a.id, 'after', 0), a."lastModifiedAt", a."lastModifiedAt"
    from added a join gone g on g.id = a.id
   where a."attributeClass" in ('PRODUCT', 'CLUSTER')
     and (a."isSearchable", a."isPublic", a.units) is distinct from (g."isSearchable", g."isPublic", g.units)
     and exists (select from attribute v where v."attributeDescriptionId" = a.id);
  return null;
end $$;
create trigger "searchAttributes" after update on "attributeDescription"
  referencing old table as gone new table as added for each statement execute function "refreshSearchAttributes"();
