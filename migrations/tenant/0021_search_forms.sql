-- Sizes and numbers with units, however they are spelt: 18 V, 18V and 18 volt; M8 x 40, M8x40 and M8 × 40.

create or replace function "searchWords"(said text) returns text language sql stable parallel safe as $$
  select regexp_replace(lower(unaccent(replace(said, '×', 'x'))), '[^[:alnum:]]+', ' ', 'g')
$$;

-- No longer than an index takes, whatever the letters.
create or replace function "searchCode"(code text) returns text language sql stable parallel safe as $$
  select left(regexp_replace(lower(unaccent(replace(code, '×', 'x'))), '[^[:alnum:]]+', '', 'g'), 255)
$$;

-- Words of which those that make up one size or quantity hang together: 18_v, m8_x_40.
create function "searchSizes"(words text) returns text language sql immutable parallel safe as $$
  select regexp_replace(
    regexp_replace(words, '(\d) ?x ?(?=\d)', '\1_x_', 'g'),
    '(?:(\d) |\m(\d+))(?=(?:v|volts?|w|watts?|kw|kilowatts?|kva|a|amps?|amperes?|ma|ah|mah|wh|kwh|mm|millimet(?:er|re)s?|cm|centimet(?:er|re)s?|dm|m|mtr|met(?:er|re)s?|km|ml|cl|dl|l|ltr|lit(?:er|re)s?|mg|g|gr|grams?|grammen|kg|kilos?|kilograms?|bar|nm|hz|khz|mhz|lm|lumen|inch|inches|db|pk|hp|gb|tb|m2|m3)\M)',
    '\1\2_', 'g')
$$;

-- One of them as it is compared: in one word, with the short name of its unit.
create function "searchSize"(size text) returns text language sql immutable parallel safe as $$
  select replace(regexp_replace(size, '_[a-z]+$', ''), '_', '') || coalesce(
    '{"volt": "v", "volts": "v", "watt": "w", "watts": "w", "kilowatt": "kw", "kilowatts": "kw", "amp": "a", "amps": "a", "ampere": "a",
      "amperes": "a", "millimeter": "mm", "millimeters": "mm", "millimetre": "mm", "millimetres": "mm", "centimeter": "cm",
      "centimeters": "cm", "centimetre": "cm", "centimetres": "cm", "mtr": "m", "meter": "m", "meters": "m", "metre": "m", "metres": "m",
      "ltr": "l", "liter": "l", "liters": "l", "litre": "l", "litres": "l", "gr": "g", "gram": "g", "grams": "g", "grammen": "g",
      "kilo": "kg", "kilos": "kg", "kilogram": "kg", "kilograms": "kg", "lumen": "lm", "inches": "inch"}'::jsonb
      ->> substring(size from '_([a-z]+)$'), substring(size from '_([a-z]+)$'), '')
$$;

-- What a text holds of them, in one word and in parts, unless it stands there already. Most texts hold none.
create function "searchForms"(words text) returns text language sql immutable parallel safe as $$
  select case when words !~ '\d' or "searchSizes"(words) = words then '' else (
    select coalesce(string_agg(form, ' '), '')
      from unnest(string_to_array("searchSizes"(words), ' ')) size, unnest("searchSize"(size) || string_to_array(size, '_')) form
     where position('_' in size) > 0 and form <> 'x' and position(' ' || form || ' ' in ' ' || words || ' ') = 0) end
$$;

-- Words that contain a stem are found by it, too: zag in cirkelzag.
insert into "searchWord" (language, word)
select distinct k.language, s.lexeme from "searchWord" k, unnest(to_tsvector("searchStems"(k.language), k.word)) s
 where length(s.lexeme) >= 3 and not exists (select from "searchWord" o where o.language = k.language and o.word = s.lexeme);
