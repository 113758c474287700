/** What the results of a search can be filtered by, and how many results each value would leave. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { AttributeType } from '../../../contract/contract.gen.js'
import type { Ctx } from '../../../core/context.js'
import { groupBy } from '../../../core/store.js'
import { readsInternal } from '../attribute/attribute-description.js'
import type { Place, ProductSearch } from './search.asked.js'
import { all } from './search.counts.js'
import { entriesIn, type Prepared, scopeRows } from './search.entries.js'
import { batched } from './search.products.js'
import { askedRow, foundBy, type Term, textOf } from './search.term.js'

/** Which attributes are of interest; what is left out narrows nothing. */
export interface Wanted {
  isPublic?: boolean | null
  isSearchable?: boolean | null
  /** By uuid or by name. */
  ids?: readonly string[] | null
  types?: readonly AttributeType[] | null
}

interface TextFacet {
  value: string
  count: number
  countActive: number
  countTotal: number
  isSelected: boolean
}

export interface Facet {
  /** The uuid of the attribute's description. */
  id: string
  attributeDescriptionId: number
  type: AttributeType
  textFilters: TextFacet[] | null
  integerRangeFilter: { min: number; max: number } | null
  decimalRangeFilter: { min: number; max: number } | null
}

interface Searched {
  prepared: Prepared
  place: Place
}

/** The filters of a page of results; pages of many parents on one level are served by one statement. */
export function facetsOf(ctx: Ctx, { prepared, place }: Searched, wanted: Wanted): Promise<Facet[]> {
  const kind = [Boolean(place.categoryIds), Boolean(place.within)]
  return batched(
    ctx,
    facetsOf,
    JSON.stringify([prepared.search, prepared.term?.sought, kind, wanted]),
    (places: readonly Place[]) => facetsIn(ctx, prepared, places, wanted),
  ).load(place)
}

interface Counted extends TextFacet {
  key: number
  id: string
  attributeDescriptionId: number
  name: string
  type: AttributeType
  number: string | null
}

async function facetsIn(ctx: Ctx, prepared: Prepared, places: readonly Place[], wanted: Wanted): Promise<Facet[][]> {
  const counted = await countValues(ctx, prepared, places, wanted)
  const byPlace = groupBy(counted, ({ key }) => key)
  return places.map((_, key) => {
    const byAttribute = groupBy(byPlace.get(key) ?? [], ({ attributeDescriptionId }) => attributeDescriptionId)
    return [...byAttribute.values()].map((values) => facet(prepared.search, values))
  })
}

/** Numbers are offered as a range, everything else value by value. A value that no result has is not offered, unless it was chosen. */
function facet({ textFilters }: ProductSearch, values: readonly Counted[]): Facet {
  const { id, attributeDescriptionId, type, name } = values[0] as Counted
  const chosen = new Set(
    (textFilters ?? [])
      .filter((filter) => !filter.exclude && (filter.id ? filter.id.toLowerCase() === id : filter.name === name))
      .flatMap((filter) => filter.values),
  )
  const numbers = values.flatMap(({ number, countActive }) => (countActive > 0 ? Number(number) : []))
  const range = rangeOf(numbers)
  const isNumber = type === 'INT' || type === 'DECIMAL'
  const texts = values.flatMap(({ value, count, countActive, countTotal }) =>
    countActive > 0 || chosen.has(value) ? [{ value, count, countActive, countTotal, isSelected: chosen.has(value) }] : [],
  )
  return {
    id,
    attributeDescriptionId,
    type,
    textFilters: isNumber ? null : texts,
    integerRangeFilter: type === 'INT' ? range : null,
    decimalRangeFilter: type === 'DECIMAL' ? range : null,
  }
}

/** A large catalogue has more numbers than a function takes arguments. */
function rangeOf([first, ...rest]: readonly number[]): { min: number; max: number } | null {
  if (first === undefined) return null
  return rest.reduce(({ min, max }, one) => ({ min: Math.min(min, one), max: Math.max(max, one) }), { min: first, max: first })
}

/**
 * Every value in the places, with how many entries have it: with all filters, with all but those by attribute, and without any.
 * One pass over the entries that the caller may see there.
 */
async function countValues(ctx: Ctx, prepared: Prepared, places: readonly Place[], wanted: Wanted): Promise<Counted[]> {
  const { conditions, search, term } = prepared
  const language = (search.language ?? 'NL').toUpperCase()
  const isFound = term ? [sql<SqlBool>`e.id in (select id from found)`] : []
  const { rows } = await sql<Counted>`
    with ${scopeRows(prepared, places)}, ${term ? sql`${askedRow(term)}, ${foundRows(term)},` : sql``}
    seen as materialized (
      select s.key, e."valueIds", (${all([...conditions.narrowed, ...isFound])}) as active, (${all(conditions.valued)}) as valued
        from ${entriesIn({ term: null }, places)} where ${all(conditions.visible)}),
    tally as materialized (
      select key, v.id, count(*)::int4 as total, count(*) filter (where active)::int4 as active,
             count(*) filter (where active and valued)::int4 as counted
        from seen, unnest("valueIds") v(id) group by key, v.id)
    select t.key, d.uuid as id, d.id as "attributeDescriptionId", d.name, d.type, v.value, v.number, t.counted as count,
           t.active as "countActive", t.total as "countTotal"
      from tally t
      join lateral (select v."attributeDescriptionId", v.language, v.value, v.number from "searchValue" v where v.id = t.id limit 1) v on true
      join "attributeDescription" d on d.id = v."attributeDescriptionId"
     where v.language in ('', ${language}) and ${offered(ctx, wanted)}
     order by t.key, d.name, d.id, v.number, v.value`.execute(ctx.db)
  return rows
}

const foundRows = (term: Term) => sql`
  found as materialized (
    select e.id from asked join "searchText" t on (t.texts || t.codes || t.rest) @@ asked.query join "searchEntry" e on ${textOf(term)}
     where ${all(foundBy(term))})`

/** What is internal is not offered to the world. */
function offered({ actor }: Ctx, { isPublic, isSearchable, ids, types }: Wanted): RawBuilder<SqlBool> {
  const isOpen = readsInternal(actor, 'product') ? isPublic : true
  return all([
    sql`d."attributeClass" in ('PRODUCT', 'CLUSTER')`,
    ...(isOpen == null ? [] : [sql<SqlBool>`d."isPublic" = ${isOpen}`]),
    ...(isSearchable == null ? [] : [sql<SqlBool>`d."isSearchable" = ${isSearchable}`]),
    ...(ids?.length ? [sql<SqlBool>`(d.uuid::text = any(${ids}::text[]) or d.name = any(${ids}::text[]))`] : []),
    ...(types?.length ? [sql<SqlBool>`d.type = any(${types}::text[])`] : []),
  ])
}
