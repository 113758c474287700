/**
 * The CTEs that write search entries from the catalogue. They are parts of one statement (refresh.ts), for all ids in its CTE `affected`.
 *
 * `offset 0` in a lateral subquery is an optimization fence: PostgreSQL cannot know how few ids there are, and would otherwise
 * scan whole tables instead of looking up each id.
 */
import { type RawBuilder, sql } from 'kysely'
import { isInCompleteBundle } from './complete-bundles.js'

/** How many characters of a text are indexed. */
const MAX_TEXT_LENGTH = 20_000

/** The part of a text that is indexed. A text of multi-byte characters is cut shorter, because a tsvector holds at most one megabyte. */
export const truncateText = (text: RawBuilder<unknown>) => sql`
  case when octet_length(left(${text}, ${sql.lit(MAX_TEXT_LENGTH)})) <= ${sql.lit(MAX_TEXT_LENGTH * 1.5)} then left(${text}, ${sql.lit(MAX_TEXT_LENGTH)})
       else left(${text}, ${sql.lit(Math.floor(MAX_TEXT_LENGTH / 3))}) end`

/** How many characters of a tag are stored and compared: an index entry cannot be arbitrarily long. */
export const MAX_TAG_LENGTH = sql.lit(255)

/** The columns that decide whether an entry has changed. "indexedAt" is not among them. */
const ENTRY_COLUMNS = [
  ...[
    'class',
    'statuses',
    'hidden',
    'productIds',
    'languages',
    'names',
    'shortNames',
    'sku',
    'supplierCode',
    'skus',
    'manufacturers',
  ],
  ...['manufacturerCodes', 'suppliers', 'supplierCodes', 'eanCodes', 'codes', 'tags', 'valueIds', 'hasBundle', 'isBundleLeader'],
  ...['priority', 'createdAt', 'lastModifiedAt'],
]

export const columnList = (columns: readonly string[], table?: string) =>
  sql.join(columns.map((column) => sql.ref(table ? `${table}.${column}` : column)))

export const onConflictUpdate = (columns: readonly string[]) =>
  sql.join(columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`))

const MEMBER_COLUMNS = sql`p.status, p.sku, p.manufacturer, p."manufacturerCode", p.supplier, p."supplierCode", p."eanCode", p."barCode",
           p.names, p."shortNames", p.keywords, p."customKeywords"`

/**
 * - `record`: the product outside clusters or the cluster of each entry; one row for each id that should have an entry.
 *   An id without a row here names nothing any more, or a product in a cluster: its entry is deleted.
 * - `member`: the products that each entry represents: the product itself, or the products of the cluster that are not hidden.
 */
const recordCtes = sql`
  record as materialized (
    select r.id, r.class, r.hidden, r.sku, r.priority, r."createdAt", r."lastModifiedAt", r.names, r."shortNames", r.keywords,
           r."customKeywords", r."shortDescriptions", r.descriptions
      from affected a cross join lateral (
        select p.id, 'PRODUCT' as class, p.hidden, p.sku, p.priority, p."createdAt", p."lastModifiedAt", p.names, p."shortNames",
               p.keywords, p."customKeywords", p."shortDescriptions", p.descriptions
          from product p where p.id = a.id and p."clusterId" is null
        union all
        select c.id, 'CLUSTER', c.hidden, coalesce(c.code, ''), c.priority, c."createdAt", c."lastModifiedAt", c.names, '{}',
               '{}', '{}', c."shortDescriptions", c.descriptions
          from cluster c where c.id = a.id
        offset 0) r),
  member as materialized (
    select a.id as "entryId", m.id, m.status, m.sku, m.manufacturer, m."manufacturerCode", m.supplier, m."supplierCode", m."eanCode",
           m."barCode", m.names, m."shortNames", m.keywords, m."customKeywords"
      from affected a cross join lateral (
        select p.id, ${MEMBER_COLUMNS} from product p where p.id = a.id and p."clusterId" is null
        union all
        select p.id, ${MEMBER_COLUMNS} from product p where p."clusterId" = a.id and p.hidden = 'N'
        offset 0) m)`

/**
 * Writes "searchMember", which maps the products of a cluster to its entry. It is needed when a product leaves: then the product itself
 * no longer says which cluster contained it.
 * - `member_upsert` adds new members, and moves those that were in another cluster.
 * - `member_delete` removes the members of an affected entry that it no longer has, unless another affected entry has taken them over.
 */
export const memberCtes = sql`
  member_upsert as (
    insert into "searchMember" ("productId", "entryId")
    select m.id, m."entryId" from member m where m.id <> m."entryId" order by m.id
    on conflict ("productId") do update set "entryId" = excluded."entryId"
     where "searchMember"."entryId" <> excluded."entryId"),
  member_delete as (
    delete from "searchMember" x using (
        select m."productId" from affected a
         cross join lateral (select "productId" from "searchMember" where "entryId" = a.id offset 0) m
          left join member k on k.id = m."productId" and k."entryId" = a.id
         where k.id is null) old
     where x."productId" = old."productId" and not exists (select from member k where k.id = x."productId" and k.id <> k."entryId"))`

/** All different values of a column that are not empty, in order. */
const distinctValues = (column: string) => sql`
  coalesce(array_agg(distinct ${sql.ref(column)} order by ${sql.ref(column)}) filter (where ${sql.ref(column)} <> ''), '{}')`

/**
 * What the products of an entry add up to; one row for each entry.
 * - `code`: all codes of the products and of the entry itself, without punctuation, to find an entry by a code that is typed in full.
 * - `aggregate`: statuses, product ids, the codes of each kind, makers, and whether a product is in a complete bundle or leads one.
 * - `tag`: the keywords of all languages, split at commas and semicolons, in lower case.
 */
const aggregateCtes = sql`
  code as materialized (
    select "entryId", array_agg(distinct code order by code) as codes
      from (select m."entryId", "searchCode"(original) as code
              from member m, unnest(array[m.sku, m."supplierCode", m."manufacturerCode", m."eanCode", m."barCode"]) original
            union all
            select r.id, "searchCode"(r.sku) from record r) every_code
     where code <> '' group by "entryId"),
  aggregate as materialized (
    select "entryId", array_agg(distinct status order by status) as statuses, array_agg(m.id order by m.id) as "productIds",
           min("supplierCode") as "supplierCode", ${distinctValues('sku')} as skus, ${distinctValues('manufacturer')} as manufacturers,
           ${distinctValues('manufacturerCode')} as "manufacturerCodes", ${distinctValues('supplier')} as suppliers,
           ${distinctValues('supplierCode')} as "supplierCodes", ${distinctValues('eanCode')} as "eanCodes",
           bool_or(b."productId" is not null) as "hasBundle", coalesce(bool_or(b.is_leader), false) as "isBundleLeader"
      from member m
      left join lateral (select i."productId", bool_or(i."isLeader" = 'Y') as is_leader from "bundleItem" i
                          where i."productId" = m.id and ${isInCompleteBundle('i')} group by 1) b on true
     group by "entryId"),
  tag as materialized (
    select "entryId", array_agg(distinct tag order by tag) as tags
      from (select m."entryId", left(tag, ${MAX_TAG_LENGTH}) as tag
              from member m, unnest(array[m.keywords, m."customKeywords"]) by_language, jsonb_each_text(by_language) k,
                   regexp_split_to_table(lower(btrim(left(k.value, ${sql.lit(MAX_TEXT_LENGTH)}), E' \\t\\r\\n')), '\\s*[,;]\\s*') tag) every_tag
     where tag <> '' group by "entryId")`

/**
 * Reads the catalogue and writes "searchEntry" (`entry_upsert`): one row for each `record`, with what its products and values add up to.
 * The rows are ordered by id, as locks are (refresh.ts). An entry without a difference is not updated: so counters and versions,
 * which triggers keep, change only on real changes.
 */
export const entryCtes = (now: Date) => sql`
  ${recordCtes}, ${aggregateCtes}, ${attributeCtes}, ${localizedCtes},
  entry_upsert as (
    insert into "searchEntry" (id, ${columnList(ENTRY_COLUMNS)}, "indexedAt")
    select r.id, r.class, coalesce(s.statuses, '{}'), r.hidden = 'Y',
           coalesce(s."productIds", '{}'), coalesce(l.languages, '{}'), r.names, r."shortNames", r.sku, coalesce(s."supplierCode", ''),
           case when r.class = 'CLUSTER' and r.sku <> '' then array_append(coalesce(s.skus, '{}'), r.sku) else coalesce(s.skus, '{}') end,
           coalesce(s.manufacturers, '{}'), coalesce(s."manufacturerCodes", '{}'),
           coalesce(s.suppliers, '{}'), coalesce(s."supplierCodes", '{}'), coalesce(s."eanCodes", '{}'), coalesce(c.codes, '{}'),
           coalesce(g.tags, '{}'), coalesce(v."valueIds", '{}'), coalesce(s."hasBundle", false),
           coalesce(s."isBundleLeader", false), r.priority, r."createdAt", r."lastModifiedAt", ${now}
      from record r
      left join code c on c."entryId" = r.id
      left join aggregate s on s."entryId" = r.id
      left join tag g on g."entryId" = r.id
      left join (select "entryId", array_agg(distinct id order by id) as "valueIds" from facet_value group by "entryId") v
        on v."entryId" = r.id
      left join (select "entryId", array_agg(language order by language) as languages from localized_text group by "entryId") l
        on l."entryId" = r.id
     order by r.id
    on conflict (id) do update set ${onConflictUpdate([...ENTRY_COLUMNS, 'indexedAt'])}
     where (${columnList(ENTRY_COLUMNS, 'searchEntry')}) is distinct from (${columnList(ENTRY_COLUMNS, 'excluded')}))`

/**
 * The attribute values of each entry.
 * - `attribute_value`: the stored values of its products and, for a cluster, its own, with their JSON type.
 * - `facet_value`: one row for each single value that results can be filtered by: every text of an object by language, every member of an
 *   array, or the scalar itself. Numbers and dates (in milliseconds since 1970) also have a `number` for range filters. The id is
 *   a hash of attribute, language and value. Values of more than 255 characters are left out: they are prose, not a choice.
 */
const attributeCtes = sql`
  attribute_value as materialized (
    select o."entryId", o."attributeDescriptionId", d.type, o.value, jsonb_typeof(o.value) as json_type
      from (select m."entryId", a."attributeDescriptionId", a.value
              from member m cross join lateral (select "attributeDescriptionId", value from attribute where "productId" = m.id offset 0) a
            union all
            select r.id, a."attributeDescriptionId", a.value
              from record r cross join lateral (select "attributeDescriptionId", value from attribute where "clusterId" = r.id offset 0) a
             where r.class = 'CLUSTER') o
      join "attributeDescription" d on d.id = o."attributeDescriptionId"),
  facet_value as materialized (
    select "entryId", "attributeDescriptionId", language, value, number,
           hashtextextended("attributeDescriptionId" || E'\\x1f' || language || E'\\x1f' || value, 0) as id
      from (select o."entryId", o."attributeDescriptionId", t.key as language, v.value, null::numeric as number
              from attribute_value o, jsonb_each(o.value) t, jsonb_array_elements_text(t.value) v where o.json_type = 'object'
            union all
            select o."entryId", o."attributeDescriptionId", '', v.value, null
              from attribute_value o, jsonb_array_elements_text(o.value) v where o.json_type = 'array'
            union all
            select "entryId", "attributeDescriptionId", '', value #>> '{}', case when json_type = 'number' then (value #>> '{}')::numeric
                   when type = 'DATETIME' and value #>> '{}' ~ '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z$'
                   then extract(epoch from (value #>> '{}')::timestamptz) * 1000 end
              from attribute_value where json_type in ('string', 'number')) every_value
     where length(value) between 1 and 255)`

/** Adds values that are new to "searchValue". Values are never removed: other entries may have them, and the id keeps its meaning. */
export const valueCte = sql`
  value_insert as (
    insert into "searchValue" (id, "attributeDescriptionId", language, value, number)
    select distinct on (id) id, "attributeDescriptionId", language, value, number from facet_value
     where not exists (select from "searchValue" v where v.id = facet_value.id) order by id)`

/**
 * The texts of each entry by language.
 * - `localized_record`: the JSON texts of the entry itself (ordinal 0) and, for a cluster, of its products by id. Products add no
 *   descriptions to their cluster.
 * - `localized_text`: one row for each entry and language that any of these has, with the texts of each field joined in that order.
 */
const localizedCtes = sql`
  localized_record as materialized (
    select id as "entryId", 0 as ordinal, names, "shortNames", keywords, "customKeywords", "shortDescriptions", descriptions from record
    union all
    select m."entryId", m.id, m.names, m."shortNames", m.keywords, m."customKeywords", '{}', '{}'
      from member m join record r on r.id = m."entryId" and r.class = 'CLUSTER'),
  localized_text as materialized (
    select s."entryId", l.language,
           ${joinTexts(sql`concat_ws(' ', s.names ->> l.language, s."shortNames" ->> l.language)`)} as name,
           ${joinTexts(sql`s.keywords ->> l.language`)} as keywords, ${joinTexts(sql`s."customKeywords" ->> l.language`)} as custom_keywords,
           ${joinTexts(sql`s."shortDescriptions" ->> l.language`)} as short_description, ${joinTexts(sql`s.descriptions ->> l.language`)} as description
      from (select distinct "entryId", jsonb_object_keys(
              names || "shortNames" || keywords || "customKeywords" || "shortDescriptions" || descriptions) as language
              from localized_record) l
      join localized_record s on s."entryId" = l."entryId"
     group by s."entryId", l.language)`

function joinTexts(text: ReturnType<typeof sql>) {
  return sql`coalesce(${truncateText(sql`string_agg(${text}, ' ' order by s.ordinal)`)}, '')`
}
