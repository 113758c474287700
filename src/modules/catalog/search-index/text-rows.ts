/** The CTEs that write the text vectors and the word list of the search. They are parts of the statement in refresh.ts and read the CTEs of entry-rows.ts. */
import { type RawBuilder, sql } from 'kysely'
import { columnList, NAME_END, onConflictUpdate } from './entry-rows.js'
import { attributeTextCte, unlessKnown } from './value-rows.js'

/** The columns that depend on the texts and codes of a product; the others depend on its attributes. */
const PLAIN_TEXT_COLUMNS = ['texts', 'codes', 'rest', 'digest', 'textDigest']
const TEXT_COLUMNS = [...PLAIN_TEXT_COLUMNS, 'attributes', 'attributesDigest']

/** Returns a vector made from a text, or the empty one: most texts are empty, and making an empty vector costs as much as a word. */
const unlessEmpty = (column: string, vector: RawBuilder<unknown>) =>
  sql`case when ${sql.ref(column)} = '' then ''::tsvector else ${vector} end`
/** Returns the stems of a text, by the text search configuration of its language. */
const stems = (column: string) => sql`to_tsvector("searchStems"(language), ${sql.ref(column)})`
/** Returns the other spellings of sizes and quantities in a text, such as 18v for 18 volt ("searchForms"). */
const sizeForms = (column: string) => sql`to_tsvector('simple', "searchForms"(${sql.ref(column)}))`
/** Returns a text as stems, as written and in other size spellings. As written, because a prefix query must match words, not stems. */
const stemsAndWords = (column: string) =>
  unlessEmpty(column, sql`${stems(column)} || to_tsvector('simple', ${sql.ref(column)}) || ${sizeForms(column)}`)
/** Returns a code in its parts, and as one word without punctuation: AB-12.3 is found by ab, by 12 and by ab123. */
const codeWords = (column: string) =>
  unlessEmpty(
    column,
    sql`to_tsvector('simple', "searchWords"(${sql.ref(column)}) || ' ' || "searchWords"(regexp_replace(${sql.ref(column)}, '[^[:alnum:]\\n]+', '', 'g')))`,
  )
/** The words that say what a thing is ("searchHead"), of all its names. */
const heads = sql`(select string_agg("searchHead"(head.name), ' ') from string_to_table(n.head_names, ${NAME_END}) head(name))`
/** The heads of names as separate lexemes, prefixed with =, so that no word or prefix matches them by accident. */
const headWords = sql`
  array_to_tsvector(array(select distinct '=' || lexeme from unnest(to_tsvector("searchStems"(language), heads) || to_tsvector('simple', heads))))`

const TEXTS = ['name', 'head_names', 'keywords', 'custom_keywords', 'short_description', 'description']
const CODES = ['sku', 'supplierCode', 'manufacturerCode', 'eanCode', 'manufacturer', 'supplier', 'barCode']
/** The source columns of a row's digest. Another order would write every row again. */
const SOURCES = [...TEXTS, ...CODES]
/** Servers of an earlier version store a digest of everything here; all others this one. A row with another one was written by an earlier version. */
export const CURRENT_DIGEST = 0

/** `own_code`: the codes and makers of each member. The code of a cluster is indexed with the skus of its products. */
const ownCodeCte = sql`
  own_code as materialized (
    select m.id as "memberId", case when r.sku in ('', m.sku) then m.sku else m.sku || E'\\n' || r.sku end as sku, ${columnList(CODES.slice(1), 'm')}
      from member m join record r on r.id = m."recordId")`

/**
 * `changed_text`: the text rows to write, one for each member and language and one without a language (''), with normalized words.
 * Digests of texts and attributes are compared with the stored row: rows that were made from the same texts are left out, because
 * making vectors is the expensive part. HTML tags are removed from descriptions.
 */
const changedTextCte = (isPlain: boolean) => sql`
  changed_text as materialized (
    select n."memberId", n.language, n."textDigest", n."attributesDigest", "searchWords"(n.name) as name, btrim("searchWords"(coalesce(${heads}, ''))) as heads, "searchWords"(n.keywords) as keywords,
           "searchWords"(n.custom_keywords) as custom_keywords, "searchWords"(n.short_description) as short_description,
           "searchWords"(regexp_replace(n.description, '<[^>]*>', ' ', 'g')) as description, "searchWords"(n.attributes) as attributes
      from (select source."memberId", source.language, ${columnList([...TEXTS, 'attributes'], 'source')},
                   hashtextextended(jsonb_build_array(${columnList(SOURCES, 'source')})::text, 3) as "textDigest",
                   ${isPlain ? sql`null::int8` : sql`hashtextextended(source.attributes, 3)`} as "attributesDigest"
              from (select s."memberId", s.language, ${columnList(TEXTS, 's')}, ${columnList(CODES, 'c')}, ${isPlain ? sql`''` : sql`coalesce(a.attributes, '')`} as attributes
                      from (select "memberId", language, ${columnList(TEXTS)} from localized_text
                            union all select id, '', '', '', '', '', '', '' from member) s
                      join own_code c on c."memberId" = s."memberId"
                      ${isPlain ? sql`` : sql`left join attribute_text a on a."memberId" = s."memberId" and a.language = s.language`}) source) n
      left join lateral (
        select digest, "textDigest", "attributesDigest" from "searchText" where "memberId" = n."memberId" and language = n.language offset 0) x on true
     where x.digest is distinct from ${sql.lit(CURRENT_DIGEST)} or x."textDigest" is distinct from n."textDigest"
        ${isPlain ? sql`` : sql`or x."attributesDigest" is distinct from n."attributesDigest"`}),
  code_vector as materialized (
    select "memberId",
           setweight(${codeWords('sku')}, 'A') || setweight(${codeWords('supplierCode')}, 'B') || setweight(${codeWords('manufacturerCode')}, 'C') ||
           setweight(${codeWords('eanCode')}, 'D') as codes,
           setweight(${codeWords('manufacturer')}, 'A') || setweight(${codeWords('supplier')}, 'B') || setweight(${codeWords('barCode')}, 'C') as makers
      from own_code where "memberId" in (select "memberId" from changed_text))`

/**
 * Writes "searchText".
 * - `code_vector` and `vector`: the tsvectors of each changed row; those of codes are the same in every language. The weight of a word
 * identifies its field; term.ts (VECTORS) has the same assignment.
 * - `text_upsert` writes them, ordered by language and member.
 * - `text_delete` removes the rows of languages that a member no longer has, and all rows of a deleted member.
 * A trigger notes which results have other words.
 */
export const textCtes = (isPlain: boolean) => sql`
  ${isPlain ? sql`` : sql`${attributeTextCte},`} ${ownCodeCte}, ${changedTextCte(isPlain)},
  vector as materialized (
    select t."memberId", language, "textDigest", "attributesDigest",
           setweight(${stemsAndWords('name')}, 'A') || setweight(${stemsAndWords('keywords')}, 'B') || setweight(${stemsAndWords('custom_keywords')}, 'C') ||
           setweight(${unlessEmpty('short_description', sql`${stems('short_description')} || ${sizeForms('short_description')}`)}, 'D') ||
           ${unlessEmpty('heads', headWords)} as texts,
           codes, makers || setweight(${unlessEmpty('description', stems('description'))}, 'D') as rest,
           ${isPlain ? sql`''::tsvector` : stemsAndWords('attributes')} as attributes
      from changed_text t join code_vector c on c."memberId" = t."memberId"),
  text_upsert as (
    insert into "searchText" ("memberId", language, ${columnList(TEXT_COLUMNS)})
    select "memberId", language, texts, codes, rest, ${sql.lit(CURRENT_DIGEST)}, "textDigest", attributes, "attributesDigest"
      from vector order by language, "memberId"
    on conflict ("memberId", language) do update set ${onConflictUpdate(isPlain ? PLAIN_TEXT_COLUMNS : TEXT_COLUMNS)})${isPlain ? sql`` : textDeleteCte}`

/** Rows are deleted by their places: a join might read all rows of the table, since PostgreSQL cannot know how few these are. */
const textDeleteCte = sql`,
  text_delete as (
    delete from "searchText" where ctid = any(array(
      select y.ctid from (select id from member union all select id from member_gone) known
       cross join lateral (select ctid, language from "searchText" where "memberId" = known.id offset 0) y
        left join localized_text s on s."memberId" = known.id and s.language = y.language
        left join member m on m.id = known.id
       where s."memberId" is null and (y.language <> '' or m.id is null))))`

/**
 * Adds words to "searchWord", which suggests spellings and finds compounds.
 * - `new_word`: the words of names, keywords, attributes and makers that the list does not have yet. Numbers are left out: they are not misspelt.
 * - `word_insert` adds them and their stems, because a compound may contain the stem only.
 * - `word_version` raises the version of the list, on which the meaning of a term depends.
 */
export const wordCtes = sql`
  new_word as materialized (
    select w.language, w.word
      from (select distinct language, word
              from (select language, string_to_table(concat_ws(' ', name, keywords, custom_keywords, attributes), ' ') as word from changed_text
                    union all
                    select '', string_to_table("searchWords"(concat_ws(' ', manufacturer, supplier)), ' ')
                      from own_code where "memberId" in (select "memberId" from changed_text where language = '')) every_word
             where length(word) between 3 and 40 and word !~ '^\\d+$') w
      ${unlessKnown(sql`"searchWord" x where x.language = w.language and x.word = w.word`)}),
  word_insert as (
    insert into "searchWord" (language, word)
    select language, word from new_word
    union
    select w.language, w.word
      from (select f.language, s.lexeme as word from new_word f, unnest(to_tsvector("searchStems"(f.language), f.word)) s
             where f.language <> '' and length(s.lexeme) >= 3) w
      ${unlessKnown(sql`"searchWord" x where x.language = w.language and x.word = w.word`)}),
  word_version as (
    insert into "searchCount" (list, bucket, class, statuses, hidden, delta)
    select 'word', 0, '', '{}'::text[], false, 1 where exists (select from new_word))`
