-- Plurals find the compounds that hold their singular, and numbers of products and clusters are no words: 12 finds what has 12 volts.

-- The sign of a diameter says nothing that its number does not: Ø 35 and ø35 are found by 35.
create or replace function "searchWords"(said text) returns text language sql stable parallel safe as $$
  select regexp_replace(lower(unaccent(regexp_replace(replace(said, '×', 'x'), '[øØ⌀]\s*(?=\d)', ' ', 'g'))), '[^[:alnum:]]+', ' ', 'g')
$$;

-- The other numbers of a Dutch word that its stem does not tell: machine of machines, klem of klemmen, boor of boren, schroef of schroeven
-- or of its first letters (schroev), and schroeven of schroef. Most words have none.
create function "searchInflected"(language text, word text) returns text[] language sql immutable parallel safe as $$
  select case
    when language <> 'NL' or length(word) < 4 or word !~ '(e|en|v|z|f|s)$' then '{}'
    when word ~ '..([^aeiou][aeiou]|ie)s$' then array[left(word, -1)]
    when word ~ '..([bdfgklmnprst])\1en?$' then array[regexp_replace(word, '.en?$', '')]
    when word ~ '[^aeiou][aeou]ven$' then array[regexp_replace(word, '(.)ven$', '\1\1f'), regexp_replace(word, 'ven$', 'f')]
    when word ~ '[^aeiou][aeou]zen$' then array[regexp_replace(word, '(.)zen$', '\1\1s'), regexp_replace(word, 'zen$', 's')]
    when word ~ '[^aeiou][aeou]ve$' then array[regexp_replace(word, '(.)ve$', '\1\1f')]
    when word ~ '[^aeiou][aeou]ze$' then array[regexp_replace(word, '(.)ze$', '\1\1s')]
    when word ~ '[^aeiou][aeou][bcdfgklmnprst]en?$' then array[regexp_replace(word, '(.)(.)en?$', '\1\1\2')]
    when word ~ '..[vz](en?)?$' then array[regexp_replace(regexp_replace(regexp_replace(word, '(en?)?$', ''), 'v$', 'f'), 'z$', 's')]
    when word ~ '([aeioulrj]f|[aeioun]s)$'
      then array[regexp_replace(regexp_replace(regexp_replace(word, '([aeou])\1(.)$', '\1\2'), 'f$', 'v'), 's$', 'z') || 'en']
    else '{}' end
$$;

-- Numbers are looked up where a term is nothing else: a lexeme without a position is one of them.
update "searchText" t
   set codes = ts_delete(t.codes, n.numbers)
  from (select "entryId", language, array(select lexeme from unnest(codes) where positions is null) as numbers from "searchText") n
 where n."entryId" = t."entryId" and n.language = t.language and n.numbers <> '{}';

update "searchEntry" e
   set codes = array(select code from unnest(e.codes) code
                      where code <> all(array_append(e."productIds", e.id)::text[])
                         or exists (select from product p, unnest(array[p.sku, p."supplierCode", p."manufacturerCode", p."eanCode", p."barCode"]) said
                                     where p.id = any(e."productIds") and "searchCode"(said) = code)
                         or "searchCode"(e.sku) = code
                      order by code)
 where e.codes && array_append(e."productIds", e.id)::text[];
