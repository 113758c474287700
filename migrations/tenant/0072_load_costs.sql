-- The same words, sizes and heads as before, at less cost: a load makes them for every text of every product.

-- Only texts with a sign of diameter are searched for it.
create or replace function "searchWords"(said text) returns text language sql stable parallel safe as $$
  select regexp_replace(lower(unaccent(case when said ~ '[øØ⌀]' then regexp_replace(replace(said, '×', 'x'), '[øØ⌀]\s*(?=\d)', ' ', 'g')
                                            else replace(said, '×', 'x') end)), '[^[:alnum:]]+', ' ', 'g')
$$;

-- What a text holds of sizes, in one word and in parts, unless it stands there already.
create function "searchSizeForms"(words text) returns text language sql immutable parallel safe as $$
  select case when "searchSizes"(words) = words then '' else (
    select coalesce(string_agg(form, ' '), '')
      from unnest(string_to_array("searchSizes"(words), ' ')) size, unnest("searchSize"(size) || string_to_array(size, '_')) form
     where position('_' in size) > 0 and form <> 'x' and position(' ' || form || ' ' in ' ' || words || ' ') = 0) end
$$;

-- Most texts hold none. The expression has no look-ahead and finds every text that "searchSizes" would change. A function without a query of
-- its own becomes a part of the statement that calls it, so that these texts cost no call.
create or replace function "searchForms"(words text) returns text language sql immutable parallel safe as $$
  select case when words ~ '\d ?(?:x ?\d|(?:v|volts?|w|watts?|kw|kilowatts?|kva|a|amps?|amperes?|ma|ah|mah|wh|kwh|mm|millimet(?:er|re)s?|cm|centimet(?:er|re)s?|dm|m|mtr|met(?:er|re)s?|km|ml|cl|dl|l|ltr|lit(?:er|re)s?|mg|g|gr|grams?|grammen|kg|kilos?|kilograms?|bar|nm|hz|khz|mhz|lm|lumen|inch|inches|db|pk|hp|gb|tb|m2|m3)(?:[^[:alnum:]_]|$))'
         then "searchSizeForms"(words) else '' end
$$;

-- One loop over the words instead of a query for each name.
create or replace function "searchHead"(name text) returns text language plpgsql immutable parallel safe as $$
declare
  word text;
  head text;
  is_first bool := true;
begin
  foreach word in array regexp_split_to_array(btrim((regexp_split_to_array(coalesce(name, ''), '[,;:(|]|\s[-–]\s'))[1]), '\s+') loop
    exit when not is_first and word ~ '[[:alnum:]]' and (word ~ '\d' or (word ~ '^[[:upper:]]+$' and name <> upper(name)) or lower(word) = any(
      '{met,voor,van,op,in,en,zonder,tot,per,zwart,wit,rood,blauw,groen,geel,grijs,oranje,bruin,helder,transparant,leeg,maat,
        verzinkt,aluminium,with,for,of,on,and,to,without,by,black,white,red,blue,green,yellow,grey,gray,orange,brown,clear,empty,
        size,galvanised,stainless,surface,mit,für,von,aus,auf,und,avec,pour,de,du,sur,et}'::text[]));
    is_first := false;
    continue when word !~ '[[:alnum:]]';
    head := word;
  end loop;
  return head;
end
$$;

-- What an update has changed is the difference of two sets. A join of the rows before and after was planned for the first update of a connection,
-- mostly one of a single row, and then compared each of a thousand rows with a thousand others.
create or replace function "versionEntries"() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform "bumpSearchVersions"(array(select distinct "entryId" >> 10 from added where "entryId" is not null));
  elsif tg_op = 'DELETE' then
    perform "bumpSearchVersions"(array(select distinct "entryId" >> 10 from gone where "entryId" is not null));
  else
    perform "bumpSearchVersions"(array(
      select distinct changed."entryId" >> 10
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
    perform "bumpSearchVersions"(array(select distinct coalesce("productId", "clusterId") >> 10 from added));
  elsif tg_op = 'DELETE' then
    perform "bumpSearchVersions"(array(select distinct coalesce("productId", "clusterId") >> 10 from gone));
  else
    perform "bumpSearchVersions"(array(
      select distinct coalesce(changed."productId", changed."clusterId") >> 10
        from ((select id, "categoryId", "productId", "clusterId" from added except select id, "categoryId", "productId", "clusterId" from gone)
              union all
              (select id, "categoryId", "productId", "clusterId" from gone except select id, "categoryId", "productId", "clusterId" from added)) changed));
  end if;
  return null;
end $$;

create or replace function "versionTree"() returns trigger language plpgsql as $$
begin
  if exists (select id, path from added except select id, path from gone) then
    perform "bumpSearchVersions"(array[-1]);
  end if;
  return null;
end $$;
