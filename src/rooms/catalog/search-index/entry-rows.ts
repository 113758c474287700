/** How the rows that a search reads are made from the catalogue: parts of one statement, for all ids in `touched`. */
import { type RawBuilder, sql } from 'kysely'
import { isInCompleteBundle } from './complete-bundles.js'

/** More than this of a text is not searched. */
const LONG = 20_000

/** As much of a text as is searched. Letters that take many bytes count for more: a vector of words holds a megabyte. */
export const start = (text: RawBuilder<unknown>) => sql`
  case when octet_length(left(${text}, ${sql.lit(LONG)})) <= ${sql.lit(LONG * 1.5)} then left(${text}, ${sql.lit(LONG)})
       else left(${text}, ${sql.lit(Math.floor(LONG / 3))}) end`

/** An index holds no longer ones. */
export const TAG_LENGTH = sql.lit(255)

/** What is compared to see whether an entry is still the same; when it was made does not count. */
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

export const names = (columns: readonly string[], prefix?: string) =>
  sql.join(columns.map((column) => sql.ref(prefix ? `${prefix}.${column}` : column)))

export const onConflictUpdate = (columns: readonly string[]) =>
  sql.join(columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`))

const MEMBER = sql`p.status, p.sku, p.manufacturer, p."manufacturerCode", p.supplier, p."supplierCode", p."eanCode", p."barCode",
           p.names, p."shortNames", p.keywords, p."customKeywords"`

/**
 * The results themselves, and the products that each stands for.
 * `offset 0` keeps PostgreSQL, which cannot know how few ids there are, from reading whole tables instead of looking each up.
 */
const recordRows = sql`
  record as materialized (
    select r.id, r.class, r.hidden, r.sku, r.priority, r."createdAt", r."lastModifiedAt", r.names, r."shortNames", r.keywords,
           r."customKeywords", r."shortDescriptions", r.descriptions
      from touched t cross join lateral (
        select p.id, 'PRODUCT' as class, p.hidden, p.sku, p.priority, p."createdAt", p."lastModifiedAt", p.names, p."shortNames",
               p.keywords, p."customKeywords", p."shortDescriptions", p.descriptions
          from product p where p.id = t.id and p."clusterId" is null
        union all
        select c.id, 'CLUSTER', c.hidden, coalesce(c.code, ''), c.priority, c."createdAt", c."lastModifiedAt", c.names, '{}',
               '{}', '{}', c."shortDescriptions", c.descriptions
          from cluster c where c.id = t.id
        offset 0) r),
  member as materialized (
    select t.id as "entryId", m.id, m.status, m.sku, m.manufacturer, m."manufacturerCode", m.supplier, m."supplierCode", m."eanCode",
           m."barCode", m.names, m."shortNames", m.keywords, m."customKeywords"
      from touched t cross join lateral (
        select p.id, ${MEMBER} from product p where p.id = t.id and p."clusterId" is null
        union all
        select p.id, ${MEMBER} from product p where p."clusterId" = t.id and p.hidden = 'N'
        offset 0) m)`

/** Which cluster shows which products, to find it again when one leaves. */
export const memberRows = sql`
  joined as (
    insert into "searchMember" ("productId", "entryId")
    select m.id, m."entryId" from member m where m.id <> m."entryId" order by m.id
    on conflict ("productId") do update set "entryId" = excluded."entryId"
     where "searchMember"."entryId" <> excluded."entryId"),
  gone as (
    delete from "searchMember" x using (
        select m."productId" from touched t
         cross join lateral (select "productId" from "searchMember" where "entryId" = t.id offset 0) m
          left join member k on k.id = m."productId" and k."entryId" = t.id
         where k.id is null) old
     where x."productId" = old."productId" and not exists (select from member k where k.id = x."productId" and k.id <> k."entryId"))`

const distinct = (column: string) => sql`
  coalesce(array_agg(distinct ${sql.ref(column)} order by ${sql.ref(column)}) filter (where ${sql.ref(column)} <> ''), '{}')`

/** What the products of each result add up to. */
const sumRows = sql`
  code as materialized (
    select "entryId", array_agg(distinct code order by code) as codes
      from (select m."entryId", "searchCode"(said) as code
              from member m, unnest(array[m.sku, m."supplierCode", m."manufacturerCode", m."eanCode", m."barCode"]) said
            union all
            select r.id, "searchCode"(r.sku) from record r) every_code
     where code <> '' group by "entryId"),
  sum as materialized (
    select "entryId", array_agg(distinct status order by status) as statuses, array_agg(m.id order by m.id) as "productIds",
           min("supplierCode") as "supplierCode", ${distinct('sku')} as skus, ${distinct('manufacturer')} as manufacturers,
           ${distinct('manufacturerCode')} as "manufacturerCodes", ${distinct('supplier')} as suppliers,
           ${distinct('supplierCode')} as "supplierCodes", ${distinct('eanCode')} as "eanCodes",
           bool_or(b."productId" is not null) as "hasBundle", coalesce(bool_or(b.leads), false) as "isBundleLeader"
      from member m
      left join lateral (select i."productId", bool_or(i."isLeader" = 'Y') as leads from "bundleItem" i
                          where i."productId" = m.id and ${isInCompleteBundle('i')} group by 1) b on true
     group by "entryId"),
  tag as materialized (
    select "entryId", array_agg(distinct tag order by tag) as tags
      from (select m."entryId", left(tag, ${TAG_LENGTH}) as tag
              from member m, unnest(array[m.keywords, m."customKeywords"]) said, jsonb_each_text(said) k,
                   regexp_split_to_table(lower(btrim(left(k.value, ${sql.lit(LONG)}), E' \\t\\r\\n')), '\\s*[,;]\\s*') tag) every_tag
     where tag <> '' group by "entryId")`

export const entryRows = (now: Date) => sql`
  ${recordRows}, ${sumRows}, ${saidRows}, ${spokenRows},
  entry as (
    insert into "searchEntry" (id, ${names(ENTRY_COLUMNS)}, "indexedAt")
    select r.id, r.class, coalesce(s.statuses, '{}'), r.hidden = 'Y',
           coalesce(s."productIds", '{}'), coalesce(l.languages, '{}'), r.names, r."shortNames", r.sku, coalesce(s."supplierCode", ''),
           case when r.class = 'CLUSTER' and r.sku <> '' then array_append(coalesce(s.skus, '{}'), r.sku) else coalesce(s.skus, '{}') end,
           coalesce(s.manufacturers, '{}'), coalesce(s."manufacturerCodes", '{}'),
           coalesce(s.suppliers, '{}'), coalesce(s."supplierCodes", '{}'), coalesce(s."eanCodes", '{}'), coalesce(c.codes, '{}'),
           coalesce(g.tags, '{}'), coalesce(v."valueIds", '{}'), coalesce(s."hasBundle", false),
           coalesce(s."isBundleLeader", false), r.priority, r."createdAt", r."lastModifiedAt", ${now}
      from record r
      left join code c on c."entryId" = r.id
      left join sum s on s."entryId" = r.id
      left join tag g on g."entryId" = r.id
      left join (select "entryId", array_agg(distinct id order by id) as "valueIds" from said group by "entryId") v
        on v."entryId" = r.id
      left join (select "entryId", array_agg(language order by language) as languages from spoken group by "entryId") l
        on l."entryId" = r.id
     order by r.id
    on conflict (id) do update set ${onConflictUpdate([...ENTRY_COLUMNS, 'indexedAt'])}
     where (${names(ENTRY_COLUMNS, 'searchEntry')}) is distinct from (${names(ENTRY_COLUMNS, 'excluded')}))`

/** What attributes say: texts per language, members of a value set, or a single value. Long texts are no values to choose from. */
const saidRows = sql`
  stated as materialized (
    select o."entryId", o."attributeDescriptionId", d.type, o.value, jsonb_typeof(o.value) as kind
      from (select m."entryId", a."attributeDescriptionId", a.value
              from member m cross join lateral (select "attributeDescriptionId", value from attribute where "productId" = m.id offset 0) a
            union all
            select r.id, a."attributeDescriptionId", a.value
              from record r cross join lateral (select "attributeDescriptionId", value from attribute where "clusterId" = r.id offset 0) a
             where r.class = 'CLUSTER') o
      join "attributeDescription" d on d.id = o."attributeDescriptionId"),
  said as materialized (
    select "entryId", "attributeDescriptionId", language, value, number,
           hashtextextended("attributeDescriptionId" || E'\\x1f' || language || E'\\x1f' || value, 0) as id
      from (select o."entryId", o."attributeDescriptionId", t.key as language, v.value, null::numeric as number
              from stated o, jsonb_each(o.value) t, jsonb_array_elements_text(t.value) v where o.kind = 'object'
            union all
            select o."entryId", o."attributeDescriptionId", '', v.value, null
              from stated o, jsonb_array_elements_text(o.value) v where o.kind = 'array'
            union all
            select "entryId", "attributeDescriptionId", '', value #>> '{}', case when kind = 'number' then (value #>> '{}')::numeric
                   when type = 'DATETIME' and value #>> '{}' ~ '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z$'
                   then extract(epoch from (value #>> '{}')::timestamptz) * 1000 end
              from stated where kind in ('string', 'number')) every_value
     where length(value) between 1 and 255)`

export const valueRows = sql`
  value as (
    insert into "searchValue" (id, "attributeDescriptionId", language, value, number)
    select distinct on (id) id, "attributeDescriptionId", language, value, number from said
     where not exists (select from "searchValue" v where v.id = said.id) order by id)`

/** What is said in each language, of the result itself and of the products of a cluster. */
const spokenRows = sql`
  source as materialized (
    select id as "entryId", 0 as place, names, "shortNames", keywords, "customKeywords", "shortDescriptions", descriptions from record
    union all
    select m."entryId", m.id, m.names, m."shortNames", m.keywords, m."customKeywords", '{}', '{}'
      from member m join record r on r.id = m."entryId" and r.class = 'CLUSTER'),
  spoken as materialized (
    select s."entryId", l.language,
           ${joined(sql`concat_ws(' ', s.names ->> l.language, s."shortNames" ->> l.language)`)} as named,
           ${joined(sql`s.keywords ->> l.language`)} as keywords, ${joined(sql`s."customKeywords" ->> l.language`)} as custom,
           ${joined(sql`s."shortDescriptions" ->> l.language`)} as short, ${joined(sql`s.descriptions ->> l.language`)} as long
      from (select distinct "entryId", jsonb_object_keys(
              names || "shortNames" || keywords || "customKeywords" || "shortDescriptions" || descriptions) as language
              from source) l
      join source s on s."entryId" = l."entryId"
     group by s."entryId", l.language)`

function joined(text: ReturnType<typeof sql>) {
  return sql`coalesce(${start(sql`string_agg(${text}, ' ' order by s.place)`)}, '')`
}
