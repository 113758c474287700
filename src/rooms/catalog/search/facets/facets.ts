/** The facets of a search: by which attribute values its results can be filtered, and how many results have each value. */
import { type SqlBool, sql } from 'kysely'
import type { AttributeType } from '../../../../contract/contract.gen.js'
import type { Ctx } from '../../../../core/context.js'
import { readsInternal } from '../../../../resources/catalog/attribute-description.js'
import { type Place, type ProductSearch, selectedValueIds } from '../conditions.js'
import { matchesAll } from '../counted-pages.js'
import { areaCte, membersOfAreas, type PreparedSearch, valuesOfResults } from '../find-entries.js'
import { loaderFor } from '../product-search.js'
import { languageOf } from '../term/fallback.js'
import { termConditions, termCte } from '../term/term.js'
import { type Totals, totalsOf } from './totals.js'
import { type FacetValue, valuesOf } from './values.js'

/** The attributes for which facets are wanted; an absent member does not filter. */
interface AttributeFilter {
  isPublic?: boolean | null
  isSearchable?: boolean | null
  /** Uuids or names. */
  ids?: readonly string[] | null
  types?: readonly AttributeType[] | null
}

/** A value of a facet with its counts, as AttributeTextFilter of the contract has them. */
interface TextFacet {
  value: string
  count: number
  countActive: number
  countTotal: number
  isSelected: boolean
}

export interface Facet {
  /** The uuid of the attribute description. */
  id: string
  attributeDescriptionId: number
  type: AttributeType
  textFilters: TextFacet[] | null
  integerRangeFilter: { min: number; max: number } | null
  decimalRangeFilter: { min: number; max: number } | null
}

/** A search that has run in an area. */
interface SearchedArea {
  prepared: PreparedSearch
  place: Place
}

/** Whether `countTotal` is selected. Totals are expensive where they are not cached. */
interface FacetSelection {
  totals: boolean
}

/** The facets of a page of results. Pages of many parents on one level of a request are served by the same few statements. */
export function facetsOf(
  ctx: Ctx,
  { prepared, place: area }: SearchedArea,
  filter: AttributeFilter,
  selection: FacetSelection = { totals: true },
): Promise<Facet[]> {
  const form = [Boolean(area.categoryIds), Boolean(area.within)]
  return loaderFor(
    ctx,
    facetsOf,
    JSON.stringify([prepared.search, prepared.term, form, filter, selection]),
    (areas: readonly Place[]) => countFacets(ctx, prepared, areas, filter, selection),
  ).load(area)
}

/** How many results have a value. */
interface ValueCount {
  /** With all filters of the search. */
  count: number
  /** With all filters except those by attribute. */
  countActive: number
}

/** The columns of an attribute description that facets need. */
interface FacetAttribute {
  id: number
  uuid: string
  name: string
  type: AttributeType
}

async function countFacets(
  ctx: Ctx,
  prepared: PreparedSearch,
  areas: readonly Place[],
  filter: AttributeFilter,
  { totals: wantsTotals }: FacetSelection,
): Promise<Facet[][]> {
  const isWholeArea = isUnfiltered(prepared)
  const [language, attributes, totals, counts] = await Promise.all([
    languageOf(ctx, prepared.search),
    readAttributes(ctx, filter),
    isWholeArea || wantsTotals ? totalsOf(ctx, prepared, areas) : null,
    isWholeArea ? null : countValues(ctx, prepared, areas),
  ])
  const values = await valuesOf(ctx, keysOf(counts ?? totals ?? []))
  return areas.map((_, i) => {
    const builder = new FacetBuilder(attributes, prepared.search, language, values, totals?.[i] ?? null)
    if (counts) for (const [id, { count, countActive }] of counts[i] ?? []) builder.add(id, count, countActive)
    else for (const [id, total] of totals?.[i] ?? []) builder.add(id, total, total)
    return builder.build()
  })
}

function* keysOf(maps: readonly ReadonlyMap<string, unknown>[]): Iterable<string> {
  for (const map of maps) yield* map.keys()
}

/** True when the search filters by nothing but its area and visibility: then the totals are the counts, too. */
const isUnfiltered = ({ term, conditions: { filters, attributeFilters } }: PreparedSearch) =>
  !term && filters.length + attributeFilters.length === 0

/** A facet has at most this many values: those that most results have. */
const MAX_FACET_VALUES = 5000

/** A facet while its values are added. */
interface OpenFacet {
  attribute: FacetAttribute
  isNumber: boolean
  selected: ReadonlySet<string>
  texts: TextFacet[]
  range: { min: number; max: number } | null
}

/**
 * Builds the facets of one area, value by value: there may be thousands. A number attribute becomes a range. Every other attribute becomes
 * a list of values, in the language of the search or without a language. A value that no result has is left out, unless the search
 * has selected it and some entry of the area has it.
 */
class FacetBuilder {
  readonly #byAttribute: Map<number, OpenFacet>

  constructor(
    attributes: readonly FacetAttribute[],
    search: ProductSearch,
    readonly language: string,
    readonly values: ReadonlyMap<string, FacetValue>,
    readonly totals: Totals | null,
  ) {
    this.#byAttribute = new Map(attributes.map((attribute) => [attribute.id, openFacet(attribute, search)]))
  }

  add(id: string, count: number, countActive: number) {
    const value = this.values.get(id)
    const facet = value && this.#byAttribute.get(value.attributeDescriptionId)
    if (!facet) return
    if (facet.isNumber) {
      if (countActive > 0 && value.number !== null) facet.range = widenRange(facet.range, value.number)
      return
    }
    if (value.language !== '' && value.language !== this.language) return
    const isSelected = facet.selected.has(toComparable(facet.attribute.type, value.value))
    const countTotal = this.totals ? (this.totals.get(id) ?? 0) : countActive
    if (countActive > 0 || (isSelected && countTotal > 0))
      facet.texts.push({ value: value.value, count, countActive, countTotal, isSelected })
  }

  build(): Facet[] {
    return [...this.#byAttribute.values()].flatMap(({ attribute: { id, uuid, type }, isNumber, texts, range }) => {
      if (!range && texts.length === 0) return []
      return {
        id: uuid,
        attributeDescriptionId: id,
        type,
        textFilters: isNumber ? null : sortValues(texts),
        integerRangeFilter: type === 'INT' ? range : null,
        decimalRangeFilter: type === 'DECIMAL' ? range : null,
      }
    })
  }
}

const openFacet = (attribute: FacetAttribute, { textFilters }: ProductSearch): OpenFacet => ({
  attribute,
  isNumber: attribute.type === 'INT' || attribute.type === 'DECIMAL',
  selected: new Set(
    (textFilters ?? [])
      .filter(({ exclude, id, name }) => !exclude && (id ? id.toLowerCase() === attribute.uuid : name === attribute.name))
      .flatMap((filter) => filter.values.map((value) => toComparable(attribute.type, value))),
  ),
  texts: [],
  range: null,
})

/** Colours are compared without case. */
const toComparable = (type: AttributeType, value: string) => (type === 'COLOR' ? value.toLowerCase() : value)

const widenRange = (range: OpenFacet['range'], number: number) =>
  range ? { min: Math.min(range.min, number), max: Math.max(range.max, number) } : { min: number, max: number }

/** The values in alphabetical order; of too many, those with the highest counts. */
function sortValues(texts: readonly TextFacet[]): TextFacet[] {
  const most =
    texts.length > MAX_FACET_VALUES ? texts.toSorted((a, b) => b.countActive - a.countActive).slice(0, MAX_FACET_VALUES) : texts
  return most.toSorted((a, b) => (a.value < b.value ? -1 : 1))
}

/**
 * Counts the values of the results in each area.
 * - `area` and `term`: as in the search itself, see find-entries.ts.
 * - `hit`: the products that match everything except the attribute filters, with their value ids; `is_selected` says whether they match
 *   the attribute filters as well. So one pass over the products yields both counts.
 * The final select counts the results for each area and value id; a cluster has a value if a product that matches has it. Selected values are added with a count of 0, so that a value that
 * no result has is still returned; the first row of a value wins.
 */
async function countValues(ctx: Ctx, prepared: PreparedSearch, areas: readonly Place[]): Promise<Map<string, ValueCount>[]> {
  const { conditions, term } = prepared
  const selected = selectedValueIds(ctx, prepared.search)
  const { rows } = await sql<ValueCount & { areaIndex: number; id: string }>`
    with ${areaCte(prepared, areas)}, ${term ? sql`${termCte(term)},` : sql``}
    hit as materialized (
      select area."areaIndex", m."entryId", m.id = m."entryId" as is_result, m."valueIds", (${matchesAll(conditions.attributeFilters)}) as is_selected
        from ${membersOfAreas(prepared, areas)}
       where ${matchesAll([...conditions.visible, ...conditions.filters, ...(term ? termConditions(term) : [])])})
    select "areaIndex", id::text as id, count(*) filter (where flag)::int4 as count, count(*)::int4 as "countActive"
      from (${valuesOfResults(sql`hit`, sql`is_selected`, sql`bool_or(flag)`)}) v group by "areaIndex", id
    ${selected ? sql`union all select area."areaIndex", c.id::text, 0, 0 from area cross join (${selected}) c` : sql``}`.execute(
    ctx.db,
  )
  const counts = areas.map(() => new Map<string, ValueCount>())
  for (const { areaIndex, id, count, countActive } of rows) {
    const ofArea = counts[areaIndex]
    if (ofArea && !ofArea.has(id)) ofArea.set(id, { count, countActive })
  }
  return counts
}

/** The attributes of products and clusters that match the filter. Callers who may not read internal attributes get public ones only. */
async function readAttributes({ actor, db }: Ctx, filter: AttributeFilter): Promise<FacetAttribute[]> {
  const { isSearchable, ids, types } = filter
  const isPublic = readsInternal(actor, 'product') ? filter.isPublic : true
  const { rows } = await sql<FacetAttribute>`
    select d.id, d.uuid, d.name, d.type from "attributeDescription" d where ${matchesAll([
      sql`d."attributeClass" in ('PRODUCT', 'CLUSTER')`,
      ...(isPublic == null ? [] : [sql<SqlBool>`d."isPublic" = ${isPublic}`]),
      ...(isSearchable == null ? [] : [sql<SqlBool>`d."isSearchable" = ${isSearchable}`]),
      ...(ids?.length ? [sql<SqlBool>`(d.uuid::text = any(${ids}::text[]) or d.name = any(${ids}::text[]))`] : []),
      ...(types?.length ? [sql<SqlBool>`d.type = any(${types}::text[])`] : []),
    ])} order by d.name, d.id`.execute(db)
  return rows
}
