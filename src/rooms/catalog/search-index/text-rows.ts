/** How the texts and words that a search reads are made: parts of the statement of search.rows.ts. */
import { sql } from 'kysely'
import { names, onConflictUpdate, start } from './entry-rows.js'

const TEXT_COLUMNS = ['texts', 'codes', 'rest', 'digest']

/** What codes and makers are called, in no language. */
const codedRows = sql`
  coded as materialized (
    select "entryId", ${each('sku')} as sku, ${each('supplierCode')} as "supplierCode", ${each('manufacturerCode')} as "manufacturerCode",
           ${each('eanCode')} as "eanCode", ${each('manufacturer')} as manufacturer, ${each('supplier')} as supplier,
           ${each('barCode')} as "barCode"
      from (select "entryId", sku, "supplierCode", "manufacturerCode", "eanCode", manufacturer, supplier, "barCode"
              from member
            union all
            select id, sku, null, null, null, null, null, null from record where class = 'CLUSTER') m
     group by "entryId")`

function each(column: string) {
  return sql`coalesce(${start(sql`string_agg(${sql.ref(column)}, E'\\n' order by ${sql.ref(column)})`)}, '')`
}

const stems = (column: string) => sql`to_tsvector("searchStems"(language), ${sql.ref(column)})`
/** Sizes and quantities in their other spellings. */
const forms = (column: string) => sql`to_tsvector('simple', "searchForms"(${sql.ref(column)}))`
/** As written and by its stem: the beginning of a word is found whatever its stem is. */
const both = (column: string) => sql`(${stems(column)} || to_tsvector('simple', ${sql.ref(column)}) || ${forms(column)})`
/** In its parts, and without its signs: AB-12.3 is found by ab, 12, and ab123. */
const code = (column: string) =>
  sql`to_tsvector('simple', "searchWords"(${sql.ref(column)}) || ' ' || "searchWords"(regexp_replace(${sql.ref(column)}, '[^[:alnum:]\\n]+', '', 'g')))`

/** Only what is not made from the same words already. */
const changedRows = sql`
  worded as materialized (
    select n."entryId", n.language, n.digest, "searchWords"(n.named) as named, "searchWords"(n.keywords) as keywords,
           "searchWords"(n.custom) as custom, "searchWords"(n.short) as short, n.sku, n."supplierCode", n."manufacturerCode", n."eanCode",
           n.manufacturer, n.supplier, n."barCode", "searchWords"(regexp_replace(n.long, '<[^>]*>', ' ', 'g')) as long
      from (select s."entryId", s.language, s.named, s.keywords, s.custom, s.short, s.long, c.sku,
                   c."supplierCode", c."manufacturerCode", c."eanCode", c.manufacturer, c.supplier, c."barCode",
                   hashtextextended(jsonb_build_array(s.named, s.keywords, s.custom, s.short, s.long, c.sku,
                     c."supplierCode", c."manufacturerCode", c."eanCode", c.manufacturer, c.supplier, c."barCode")::text, 2) as digest
              from (select "entryId", language, named, keywords, custom, short, long from spoken
                    union all select id, '', '', '', '', '', '' from record) s
              join coded c on c."entryId" = s."entryId") n
      left join lateral (select digest from "searchText" where "entryId" = n."entryId" and language = n.language offset 0) x on true
     where x.digest is distinct from n.digest)`

export const textRows = sql`
  ${codedRows}, ${changedRows},
  vectors as materialized (
    select "entryId", language, digest,
           setweight(${both('named')}, 'A') || setweight(${both('keywords')}, 'B') || setweight(${both('custom')}, 'C') ||
           setweight(${stems('short')} || ${forms('short')}, 'D') as texts,
           setweight(${code('sku')}, 'A') || setweight(${code('supplierCode')}, 'B') || setweight(${code('manufacturerCode')}, 'C') ||
           setweight(${code('eanCode')}, 'D') as codes,
           setweight(${code('manufacturer')}, 'A') || setweight(${code('supplier')}, 'B') || setweight(${code('barCode')}, 'C') ||
           setweight(${stems('long')}, 'D') as rest
      from worded),
  written as (
    insert into "searchText" ("entryId", language, ${names(TEXT_COLUMNS)})
    select "entryId", language, texts, codes, rest, digest from vectors order by language, "entryId"
    on conflict ("entryId", language) do update set ${onConflictUpdate(TEXT_COLUMNS)}),
  unspoken as (
    delete from "searchText" x using (
        select t.id, y.language from touched t
         cross join lateral (select language from "searchText" where "entryId" = t.id offset 0) y
          left join spoken s on s."entryId" = t.id and s.language = y.language
          left join record r on r.id = t.id
         where s."entryId" is null and (y.language <> '' or r.id is null)) old
     where x."entryId" = old.id and x.language = old.language)`

/** Words that are new to a language, and their stems, by which compounds are found. Numbers are not misspelt. */
export const wordRows = sql`
  fresh as materialized (
    select distinct language, word
      from (select language, regexp_split_to_table(concat_ws(' ', named, keywords, custom), ' ') as word from worded
            union all
            select '', regexp_split_to_table("searchWords"(concat_ws(' ', manufacturer, supplier)), ' ') from worded where language = '') w
     where length(word) between 3 and 40 and word !~ '^\\d+$'
       and not exists (select from "searchWord" k where k.language = w.language and k.word = w.word)),
  word as (
    insert into "searchWord" (language, word)
    select language, word from fresh
    union
    select f.language, s.lexeme from fresh f, unnest(to_tsvector("searchStems"(f.language), f.word)) s
     where f.language <> '' and length(s.lexeme) >= 3
       and not exists (select from "searchWord" k where k.language = f.language and k.word = s.lexeme))`
