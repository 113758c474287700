/** The CTEs that write the text vectors and the word list of the search. They are parts of the statement in refresh.ts and read the CTEs of entry-rows.ts. */
import { sql } from 'kysely'
import { columnList, onConflictUpdate, truncateText } from './entry-rows.js'

const TEXT_COLUMNS = ['texts', 'codes', 'rest', 'digest']

/** `code_text`: the codes and makers of each entry, those of all its products joined by line breaks. They belong to no language. */
const codeTextCte = sql`
  code_text as materialized (
    select "entryId", ${joinValues('sku')} as sku, ${joinValues('supplierCode')} as "supplierCode", ${joinValues('manufacturerCode')} as "manufacturerCode",
           ${joinValues('eanCode')} as "eanCode", ${joinValues('manufacturer')} as manufacturer, ${joinValues('supplier')} as supplier,
           ${joinValues('barCode')} as "barCode"
      from (select "entryId", sku, "supplierCode", "manufacturerCode", "eanCode", manufacturer, supplier, "barCode"
              from member
            union all
            select id, sku, null, null, null, null, null, null from record where class = 'CLUSTER') m
     group by "entryId")`

function joinValues(column: string) {
  return sql`coalesce(${truncateText(sql`string_agg(${sql.ref(column)}, E'\\n' order by ${sql.ref(column)})`)}, '')`
}

/** The stems of a text, by the text search configuration of its language. */
const stems = (column: string) => sql`to_tsvector("searchStems"(language), ${sql.ref(column)})`
/** The other spellings of sizes and quantities in a text, such as 18v for 18 volt ("searchForms"). */
const sizeForms = (column: string) => sql`to_tsvector('simple', "searchForms"(${sql.ref(column)}))`
/** A text as stems, as written and in other size spellings. As written, because a prefix query must match words, not stems. */
const stemsAndWords = (column: string) =>
  sql`(${stems(column)} || to_tsvector('simple', ${sql.ref(column)}) || ${sizeForms(column)})`
/** A code in its parts, and as one word without punctuation: AB-12.3 is found by ab, by 12 and by ab123. */
const codeWords = (column: string) =>
  sql`to_tsvector('simple', "searchWords"(${sql.ref(column)}) || ' ' || "searchWords"(regexp_replace(${sql.ref(column)}, '[^[:alnum:]\\n]+', '', 'g')))`

/**
 * `changed_text`: the text rows to write, one for each entry and language and one without a language (''), with normalized words.
 * A digest of all texts is compared with the stored row: rows that were made from the same texts are left out, because
 * making vectors is the expensive part. HTML tags are removed from descriptions.
 */
const changedTextCte = sql`
  changed_text as materialized (
    select n."entryId", n.language, n.digest, "searchWords"(n.name) as name, "searchWords"(n.keywords) as keywords,
           "searchWords"(n.custom_keywords) as custom_keywords, "searchWords"(n.short_description) as short_description, n.sku, n."supplierCode", n."manufacturerCode", n."eanCode",
           n.manufacturer, n.supplier, n."barCode", "searchWords"(regexp_replace(n.description, '<[^>]*>', ' ', 'g')) as description
      from (select s."entryId", s.language, s.name, s.keywords, s.custom_keywords, s.short_description, s.description, c.sku,
                   c."supplierCode", c."manufacturerCode", c."eanCode", c.manufacturer, c.supplier, c."barCode",
                   hashtextextended(jsonb_build_array(s.name, s.keywords, s.custom_keywords, s.short_description, s.description, c.sku,
                     c."supplierCode", c."manufacturerCode", c."eanCode", c.manufacturer, c.supplier, c."barCode")::text, 2) as digest
              from (select "entryId", language, name, keywords, custom_keywords, short_description, description from localized_text
                    union all select id, '', '', '', '', '', '' from record) s
              join code_text c on c."entryId" = s."entryId") n
      left join lateral (select digest from "searchText" where "entryId" = n."entryId" and language = n.language offset 0) x on true
     where x.digest is distinct from n.digest)`

/**
 * Writes "searchText".
 * - `vector`: the three tsvectors of each changed row. The weight of a word says its field; term.ts (VECTORS) has the same assignment.
 * - `text_upsert` writes them, ordered by language and entry.
 * - `text_delete` removes the rows of languages that an entry no longer has, and all rows of an entry that is deleted.
 */
export const textCtes = sql`
  ${codeTextCte}, ${changedTextCte},
  vector as materialized (
    select "entryId", language, digest,
           setweight(${stemsAndWords('name')}, 'A') || setweight(${stemsAndWords('keywords')}, 'B') || setweight(${stemsAndWords('custom_keywords')}, 'C') ||
           setweight(${stems('short_description')} || ${sizeForms('short_description')}, 'D') as texts,
           setweight(${codeWords('sku')}, 'A') || setweight(${codeWords('supplierCode')}, 'B') || setweight(${codeWords('manufacturerCode')}, 'C') ||
           setweight(${codeWords('eanCode')}, 'D') as codes,
           setweight(${codeWords('manufacturer')}, 'A') || setweight(${codeWords('supplier')}, 'B') || setweight(${codeWords('barCode')}, 'C') ||
           setweight(${stems('description')}, 'D') as rest
      from changed_text),
  text_upsert as (
    insert into "searchText" ("entryId", language, ${columnList(TEXT_COLUMNS)})
    select "entryId", language, texts, codes, rest, digest from vector order by language, "entryId"
    on conflict ("entryId", language) do update set ${onConflictUpdate(TEXT_COLUMNS)}),
  text_delete as (
    delete from "searchText" x using (
        select a.id, y.language from affected a
         cross join lateral (select language from "searchText" where "entryId" = a.id offset 0) y
          left join localized_text s on s."entryId" = a.id and s.language = y.language
          left join record r on r.id = a.id
         where s."entryId" is null and (y.language <> '' or r.id is null)) old
     where x."entryId" = old.id and x.language = old.language)`

/**
 * Adds words to "searchWord", which suggests spellings and finds compounds.
 * - `new_word`: the words of names, keywords and makers that the list does not have yet. Numbers are left out: they are not misspelt.
 * - `word_insert` adds them and their stems, because a compound may contain the stem only.
 */
export const wordCtes = sql`
  new_word as materialized (
    select distinct language, word
      from (select language, regexp_split_to_table(concat_ws(' ', name, keywords, custom_keywords), ' ') as word from changed_text
            union all
            select '', regexp_split_to_table("searchWords"(concat_ws(' ', manufacturer, supplier)), ' ') from changed_text where language = '') w
     where length(word) between 3 and 40 and word !~ '^\\d+$'
       and not exists (select from "searchWord" k where k.language = w.language and k.word = w.word)),
  word_insert as (
    insert into "searchWord" (language, word)
    select language, word from new_word
    union
    select f.language, s.lexeme from new_word f, unnest(to_tsvector("searchStems"(f.language), f.word)) s
     where f.language <> '' and length(s.lexeme) >= 3
       and not exists (select from "searchWord" k where k.language = f.language and k.word = s.lexeme))`
