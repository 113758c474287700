/**
 * The CTEs that write search entries and their members from the catalogue. They are parts of one statement (refresh.ts), for all ids in its
 * CTE `affected`. An entry is a result of a search; its members are its products, each of which is matched on its own.
 *
 * `offset 0` in a lateral subquery is an optimization fence: PostgreSQL cannot know how few ids there are, and would otherwise
 * scan whole tables instead of looking up each id.
 *
 * `isPlain` leaves out what cannot have changed if only columns of a product outside clusters have: its clusters, bundles and attributes.
 */
import { type RawBuilder, sql } from 'kysely'
import { isInCompleteBundle } from './complete-bundles.js'
import { attributeCtes } from './value-rows.js'

/** How many characters of a text are indexed. */
const MAX_TEXT_LENGTH = 20_000

/** Returns the part of a text that is indexed. A text of multi-byte characters is cut shorter, because a tsvector holds at most one megabyte. */
const truncateText = (text: RawBuilder<unknown>) => sql`
  case when octet_length(left(${text}, ${sql.lit(MAX_TEXT_LENGTH)})) <= ${sql.lit(MAX_TEXT_LENGTH * 1.5)} then left(${text}, ${sql.lit(MAX_TEXT_LENGTH)})
       else left(${text}, ${sql.lit(Math.floor(MAX_TEXT_LENGTH / 3))}) end`

/** How many characters of a tag are stored and compared: an index entry cannot be arbitrarily long. */
export const MAX_TAG_LENGTH = sql.lit(255)

/** The columns of the result itself, which entries and members share. */
const RESULT_COLUMNS = [
  ...['class', 'hidden', 'names', 'shortNames', 'sku', 'supplierCode', 'priority', 'createdAt', 'lastModifiedAt'],
]
/** The columns that determine whether a row has changed. "indexedAt" is not among them. */
const ENTRY_COLUMNS = [...RESULT_COLUMNS, 'statuses']
const PLAIN_MEMBER_COLUMNS = [
  ...['entryId', ...RESULT_COLUMNS, 'status', 'languages', 'skus', 'supplierCodes', 'manufacturer', 'manufacturerCode'],
  ...['supplier', 'eanCode', 'codes', 'tags'],
]
/** The columns of a member that depend on other tables. */
const LINKED_MEMBER_COLUMNS = ['valueIds', 'hasBundle', 'isBundleLeader']

export const columnList = (columns: readonly string[], table?: string) =>
  sql.join(columns.map((column) => sql.ref(table ? `${table}.${column}` : column)))

export const onConflictUpdate = (columns: readonly string[]) =>
  sql.join(columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`))

/** The columns of a product that its member is made from. A code or maker that a product does not have is an empty text. */
const PRODUCT_COLUMNS = sql.join([
  sql`p.hidden, p.status, p.names, p."shortNames", p.keywords, p."customKeywords"`,
  ...['sku', 'manufacturer', 'manufacturerCode', 'supplier', 'supplierCode', 'eanCode', 'barCode'].map(
    (column) => sql`coalesce(${sql.ref(`p.${column}`)}, '') as ${sql.id(column)}`,
  ),
])

/**
 * Selects the records.
 * - `record`: the product outside clusters or the cluster of each entry; one row for each id that should have an entry.
 * An id without a row here no longer exists, or is a product in a cluster: its entry is deleted.
 * - `part`: the products of each record: the product itself, or all products of the cluster.
 * - `member`: the parts, and clusters without a part to show under their own id. "entryId" is null for a hidden product of a cluster:
 * its cluster is not found by it. "recordId" is the record in any case.
 */
const recordCtes = (isPlain: boolean) => sql`
  record as materialized (
    select r.id, r.class, r.hidden, r.sku, r.priority, r."createdAt", r."lastModifiedAt", r.names, r."shortNames", r.keywords,
           r."customKeywords", r."shortDescriptions", r.descriptions
      from affected a cross join lateral (
        select p.id, 'PRODUCT' as class, p.hidden, p.sku, p.priority, p."createdAt", p."lastModifiedAt", p.names, p."shortNames",
               p.keywords, p."customKeywords", p."shortDescriptions", p.descriptions
          from product p where p.id = a.id and p."clusterId" is null${
            isPlain
              ? sql``
              : sql`
        union all
        select c.id, 'CLUSTER', c.hidden, coalesce(c.code, ''), c.priority, c."createdAt", c."lastModifiedAt", c.names, '{}',
               '{}', '{}', c."shortDescriptions", c.descriptions
          from cluster c where c.id = a.id`
          }
        offset 0) r),
  part as materialized (
    select r.id as "recordId", r.class, m.id, case when r.class = 'PRODUCT' or m.hidden = 'N' then r.id end as "entryId", m.status, m.sku, m.manufacturer,
           m."manufacturerCode", m.supplier, m."supplierCode", m."eanCode", m."barCode", m.names, m."shortNames", m.keywords, m."customKeywords"
      from record r cross join lateral (
        select p.id, ${PRODUCT_COLUMNS} from product p where p.id = r.id and p."clusterId" is null${
          isPlain
            ? sql``
            : sql`
        union all
        select p.id, ${PRODUCT_COLUMNS} from product p where p."clusterId" = r.id`
        }
        offset 0) m),
  member as materialized (
    select "recordId", class, id, "entryId", status, sku, manufacturer, "manufacturerCode", supplier, "supplierCode", "eanCode", "barCode", names,
           "shortNames", keywords, "customKeywords" from part${
             isPlain
               ? sql``
               : sql`
    union all
    select r.id, r.class, r.id, r.id, null, '', '', '', '', '', '', '', '{}', '{}', '{}', '{}' from record r
     where not exists (select from part p where p."entryId" = r.id)`
           })`

/**
 * The compared values of each member; one row for each.
 * - `code`: its codes and that of its cluster, without punctuation, to find it by a complete code.
 * - `bundle`: whether it is in a complete bundle, and whether it leads one.
 * - `tag`: its keywords in all languages, split at commas and semicolons, in lower case.
 */
const comparedCtes = (isPlain: boolean) => sql`
  code as materialized (
    select id, array_agg(distinct code order by code) as codes
      from (select m.id, "searchCode"(original) as code
              from member m join record r on r.id = m."recordId",
                   unnest(array[m.sku, m."supplierCode", m."manufacturerCode", m."eanCode", m."barCode", r.sku]) original) every_code
     where code <> '' group by id),
  ${isPlain ? sql`` : bundleCte}tag as materialized (
    select id, array_agg(distinct tag order by tag) as tags
      from (select m.id, left(tag, ${MAX_TAG_LENGTH}) as tag
              from member m, unnest(array[m.keywords, m."customKeywords"]) by_language, jsonb_each_text(by_language) k,
                   regexp_split_to_table(lower(btrim(left(k.value, ${sql.lit(MAX_TEXT_LENGTH)}), E' \\t\\r\\n')), '\\s*[,;]\\s*') tag) every_tag
     where tag <> '' group by id)`

const bundleCte = sql`
  bundle_item as materialized (
    select m.id, b.is_leader
      from member m cross join lateral (
        select bool_or(i."isLeader" = 'Y') as is_leader from "bundleItem" i
         where i."productId" = m.id and ${isInCompleteBundle('i')} having count(*) > 0 offset 0) b),
  `

/**
 * Reads the catalogue and writes "searchEntry" (`entry_upsert`): one row for each `record`, with the statuses of the products that it shows.
 * The rows are ordered by id, as locks are (refresh.ts). An unchanged entry is not updated, so that counters,
 * which triggers maintain, change only on real changes.
 */
export const entryCtes = (now: RawBuilder<Date>, isPlain: boolean) => sql`
  ${recordCtes(isPlain)}, ${comparedCtes(isPlain)}, ${isPlain ? sql`` : sql`${attributeCtes},`} ${localizedCtes(isPlain)},
  result as materialized (
    select r.id, r.class, r.hidden = 'Y' as hidden, r.names, r."shortNames", r.sku, coalesce(s."supplierCode", '') as "supplierCode", r.priority,
           r."createdAt", r."lastModifiedAt", coalesce(s.statuses, '{}') as statuses
      from record r
      left join (select "entryId", array_agg(distinct status order by status) filter (where status is not null) as statuses,
                        min("supplierCode") as "supplierCode"
                   from member where "entryId" is not null group by "entryId") s on s."entryId" = r.id),
  entry_upsert as (
    insert into "searchEntry" (id, ${columnList(ENTRY_COLUMNS)}, "indexedAt")
    select r.id, ${columnList(ENTRY_COLUMNS, 'r')}, ${now} from result r order by r.id
    on conflict (id) do update set ${onConflictUpdate([...ENTRY_COLUMNS, 'indexedAt'])}
     where (${columnList(ENTRY_COLUMNS, 'searchEntry')}) is distinct from (${columnList(ENTRY_COLUMNS, 'excluded')}))`

/**
 * Writes "searchMember".
 * - `member_upsert` writes the members of all affected entries, and moves those that were in another cluster. An unchanged member
 * is not updated, so the versions of facets change only on real changes.
 * - `member_delete` removes members that affected entries no longer have, unless another affected entry has taken them over.
 */
export const memberCtes = (isPlain: boolean) => sql`
  member_upsert as (
    insert into "searchMember" (id, ${columnList([...PLAIN_MEMBER_COLUMNS, ...LINKED_MEMBER_COLUMNS])})
    select m.id, m."entryId", ${columnList(RESULT_COLUMNS, 'r')}, m.status, coalesce(l.languages, '{}'),
           array_remove(case when m.sku = r.sku then array[m.sku] else array[m.sku, r.sku] end, ''), array_remove(array[m."supplierCode"], ''),
           m.manufacturer, m."manufacturerCode", m.supplier, m."eanCode", coalesce(c.codes, '{}'), coalesce(g.tags, '{}'),
           ${isPlain ? sql`'{}', false, false` : sql`coalesce(v."valueIds", '{}'), b.id is not null, coalesce(b.is_leader, false)`}
      from member m
      join result r on r.id = m."recordId"
      left join code c on c.id = m.id
      left join tag g on g.id = m.id
      ${isPlain ? sql`` : linkedJoins}
      left join (select "memberId", array_agg(language order by language) as languages from localized_text group by "memberId") l on l."memberId" = m.id
     order by m.id
    ${onMemberConflict(isPlain ? PLAIN_MEMBER_COLUMNS : [...PLAIN_MEMBER_COLUMNS, ...LINKED_MEMBER_COLUMNS])})${isPlain ? sql`` : goneCtes}`

const linkedJoins = sql`
      left join bundle_item b on b.id = m.id
      left join (select "memberId", array_agg(distinct id order by id) as "valueIds" from facet_value group by "memberId") v on v."memberId" = m.id`

const onMemberConflict = (columns: readonly string[]) => sql`
    on conflict (id) do update set ${onConflictUpdate(columns)}
     where (${columnList(columns, 'searchMember')}) is distinct from (${columnList(columns, 'excluded')})`

const goneCtes = sql`,
  member_gone as materialized (
    select old.id from affected a
     cross join lateral (select x.id from "searchMember" x where x."entryId" = a.id union select x.id from "searchMember" x where x.id = a.id offset 0) old
    except select id from member),
  member_delete as (delete from "searchMember" where id = any(array(select id from member_gone)))`

/** Separates the names of a product and its cluster. */
export const NAME_END = sql.lit('\x1f')

/**
 * The texts of each member by language.
 * - `localized_record`: the JSON texts of the member and of its cluster (ordinal 0 is the entry itself). Products add no
 *   descriptions to their cluster.
 * - `localized_text`: one row for each member and language that any of these has, with the texts of each field joined in that order.
 *   `heads` are the words that say what the thing is ("searchHead").
 */
const localizedCtes = (isPlain: boolean) => sql`
  localized_record as materialized (
    select m.id as "memberId", 0 as ordinal, r.names, r."shortNames", r.keywords, r."customKeywords", r."shortDescriptions", r.descriptions
      from member m join record r on r.id = m."recordId"${
        isPlain
          ? sql``
          : sql`
    union all
    select m.id, 1, m.names, m."shortNames", m.keywords, m."customKeywords", '{}', '{}' from member m where m.class = 'CLUSTER' and m.status is not null`
      }),
  localized_text as materialized (
    select s."memberId", l.language,
           ${joinTexts(sql`concat_ws(' ', s.names ->> l.language, s."shortNames" ->> l.language)`)} as name,
           coalesce(string_agg(left(s.names ->> l.language, 255), ${NAME_END} order by s.ordinal), '') as head_names,
           ${joinTexts(sql`s.keywords ->> l.language`)} as keywords, ${joinTexts(sql`s."customKeywords" ->> l.language`)} as custom_keywords,
           ${joinTexts(sql`s."shortDescriptions" ->> l.language`)} as short_description, ${joinTexts(sql`s.descriptions ->> l.language`)} as description
      from (select distinct "memberId", jsonb_object_keys(
              names || "shortNames" || keywords || "customKeywords" || "shortDescriptions" || descriptions) as language
              from localized_record) l
      join localized_record s on s."memberId" = l."memberId"
     group by s."memberId", l.language)`

function joinTexts(text: ReturnType<typeof sql>) {
  return sql`coalesce(${truncateText(sql`string_agg(${text}, ' ' order by s.ordinal)`)}, '')`
}
