/** The SQL for the areas of a search: their ids, and the products in them. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { columnNames } from '../../../../core/store/row.js'
import { itemsOfCategories, type Place, withDescendants } from '../conditions.js'
import type { PreparedSearch } from '../prepared-search.js'
import { matchesTextRow } from '../term/term.js'

/**
 * Returns the CTE `area`: one row for each area of the search, by its index in the list.
 * - "topIds": the categories that the area names; null for an area without categories.
 * - "categoryIds": the same with their descendants, unless the search leaves those out.
 * - "entryIds": the entries of the products and clusters in `within`. A product in a cluster adds its cluster.
 * It is materialized so that descendants are resolved once, not for every entry.
 * All areas of a list have the same shape: the first determines whether they have categories or `within`.
 */
export function areaCte({ search: { getDescendants } }: PreparedSearch, areas: readonly Place[]): RawBuilder<unknown> {
  const ids = getDescendants === false ? sql`named."topIds"` : sql`array(${withDescendants(sql`top.id = any(named."topIds")`)})`
  const entryIds = sql`select unnest(named."itemIds") union select m."entryId" from "searchMember" m where m.id = any(named."itemIds") and m."entryId" is not null`
  return sql`
    area as materialized (
      select named."areaIndex", named."topIds", ${areas[0]?.categoryIds ? ids : sql`null::int4[]`} as "categoryIds",
             ${areas[0]?.within ? sql`array(${entryIds})` : sql`null::int4[]`} as "entryIds"
        from ${areaRows(areas)} named)`
}

/** Returns the areas as rows. PostgreSQL estimates a hundred rows for a JSON list and would scan whole tables for them: a single area is a plain select. */
function areaRows(areas: readonly Place[]): RawBuilder<unknown> {
  const [only, ...more] = areas
  if (only && more.length === 0)
    return sql`(select 0 as "areaIndex", ${only.categoryIds ?? null}::int4[] as "topIds", ${only.within ?? null}::int4[] as "itemIds")`
  const rows = areas.map(({ categoryIds, within }, areaIndex) => ({
    areaIndex,
    topIds: categoryIds ?? null,
    itemIds: within ?? null,
  }))
  return sql`(select "areaIndex", "topIds", "itemIds" from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x("areaIndex" int4, "topIds" int4[], "itemIds" int4[]))`
}

/**
 * Returns the from clause that pairs every `area` with its products (`m`). With a term, it adds `term` and the text row (`t`) of each product.
 * The items of categories come first and are made distinct, because an item in several categories of an area is one result.
 */
export function membersOfAreas({ term }: Pick<PreparedSearch, 'term'>, areas: readonly Place[]): RawBuilder<unknown> {
  const items = sql`cross join lateral (select distinct id from (${itemsOfCategories(sql`= any(area."categoryIds")`)}) every_item) item`
  const isWithin = areas[0]?.within ? sql<SqlBool>`m."entryId" = any(area."entryIds")` : null
  const members = areas[0]?.categoryIds
    ? sql`${MEMBERS_OF_ITEM} ${isWithin ? sql`on ${isWithin}` : sql`on true`}`
    : sql`join "searchMember" m on ${isWithin ?? sql`m."entryId" is not null`}`
  return sql`area ${areas[0]?.categoryIds ? items : sql``} ${term ? sql`cross join term` : sql``}
    ${members}
    ${term ? sql`join "searchText" t on ${matchesTextRow(term)}` : sql``}`
}

/**
 * The members of each item, looked up one item at a time. PostgreSQL cannot know how many items a category has, and would read all
 * members of the catalogue for a category of twenty. `offset 0` prevents that.
 */
const MEMBERS_OF_ITEM = sql`join lateral (
  select ${sql.join(columnNames('searchMember').map((column) => sql.ref(`every_member.${column}`)))}
    from "searchMember" every_member where every_member."entryId" = item.id offset 0) m`

/** Counts the results for each value from rows of products: a cluster counts once, however many of its products have the value. `source` has "areaIndex", "entryId", is_result, "valueIds" and `flag`. */
export const valuesOfResults = (
  source: RawBuilder<unknown>,
  flag: RawBuilder<unknown>,
  flagOfCluster: RawBuilder<unknown>,
) => sql`
  select "areaIndex", "entryId", ${flag} as flag, unnest("valueIds") as id from ${source} where is_result
  union all
  select "areaIndex", "entryId", ${flagOfCluster}, id
    from (select "areaIndex", "entryId", ${flag} as flag, unnest("valueIds") as id from ${source} where not is_result) of_cluster
   group by "areaIndex", "entryId", id`
