/** The facets of a search: by which attribute values its results can be filtered, and how many results have each value. */
import type { AttributeType } from '../../../../contract/contract.gen.js'
import type { Ctx } from '../../../../core/context.js'
import type { Place, ProductSearch } from '../conditions.js'
import { countAreas } from '../engine/engine.js'
import { type AttributeFilter, type FacetAttribute, readAttributes } from '../engine/facet-attributes.js'
import type { FacetCounts, FacetValue } from '../engine/facet-values.js'
import type { IndexResult, SearchedArea } from '../engine/search-engine.js'
import type { PreparedSearch } from '../prepared-search.js'
import { loaderFor } from '../product-search.js'
import { languageOf } from '../term/fallback.js'

/** A value of a facet with its counts, as in AttributeTextFilter of the contract. */
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
  /** The attribute, as the caller may read it. */
  attributeDescription: FacetAttribute
  type: AttributeType
  textFilters: TextFacet[] | null
  integerRangeFilter: { min: number; max: number } | null
  decimalRangeFilter: { min: number; max: number } | null
}

/** A search that has run in an area. */
interface RunSearch {
  prepared: PreparedSearch
  place: Place
  result?: IndexResult | null
  isApproximate?: boolean | undefined
}

/** Whether `countTotal` is selected. Totals are expensive if they are not cached. */
interface FacetSelection {
  totals: boolean
}

/** Returns the facets of a page of results. Pages of many parents on one level of a request share the same few statements. */
export function facetsOf(
  ctx: Ctx,
  { prepared, place, result = null, isApproximate = false }: RunSearch,
  filter: AttributeFilter,
  selection: FacetSelection = { totals: true },
): Promise<Facet[]> {
  if (isApproximate) return Promise.resolve([])
  const form = [Boolean(place.categoryIds), Boolean(place.within)]
  return loaderFor(
    ctx,
    facetsOf,
    JSON.stringify([prepared.search, prepared.term, form, filter, selection]),
    (areas: readonly SearchedArea[]) => countFacets(ctx, prepared, areas, filter, selection),
  ).load({ place, result })
}

async function countFacets(
  ctx: Ctx,
  prepared: PreparedSearch,
  areas: readonly SearchedArea[],
  filter: AttributeFilter,
  { totals: wantsTotals }: FacetSelection,
): Promise<Facet[][]> {
  const [language, attributes] = await Promise.all([
    languageOf(ctx, prepared.search),
    readAttributes(ctx, filter, areas[0]?.result ?? null),
  ])
  if (attributes.length === 0) return areas.map(() => [])
  const isNumber = new Map(attributes.map(({ id, type }) => [id, isNumberType(type as AttributeType)]))
  const counts = await countAreas(ctx, prepared, areas, { isNumber, wantsTotals })
  return counts.map((counted) => buildFacets(attributes, prepared.search, language, counted))
}

/** The maximum number of values of a facet: those of most results. */
const MAX_FACET_VALUES = 5000

/** The values of a facet: texts in alphabetical order, or the range of numbers. */
interface FacetValues {
  texts: TextFacet[]
  range: { min: number; max: number } | null
}

/** A facet while its values are added. */
interface OpenFacet extends FacetValues {
  attribute: FacetAttribute
  isNumber: boolean
  selected: ReadonlySet<string>
}

/** Builds the facets of one area from its counts. */
function buildFacets(
  attributes: readonly FacetAttribute[],
  search: ProductSearch,
  language: string,
  counts: FacetCounts,
): Facet[] {
  const values = search.textFilters?.length
    ? collectValues(attributes, search, language, counts)
    : collectOnce(attributes, search, language, counts)
  return attributes.flatMap((attribute) => toFacet(attribute, values.get(attribute.id)))
}

type ValuesByAttribute = ReadonlyMap<number, FacetValues>

const collected = new WeakMap<FacetCounts, Map<string, ValuesByAttribute>>()

/** Caches the facet values of counts: an engine returns the same counts while nothing has changed. There is one cache per language. */
function collectOnce(
  attributes: readonly FacetAttribute[],
  search: ProductSearch,
  language: string,
  counts: FacetCounts,
): ValuesByAttribute {
  const byLanguage = collected.get(counts) ?? new Map<string, ValuesByAttribute>()
  collected.set(counts, byLanguage)
  const values = byLanguage.get(language) ?? collectValues(attributes, search, language, counts)
  byLanguage.set(language, values)
  return values
}

/**
 * Collects the values of each attribute, possibly thousands. A number attribute becomes a range. Every other attribute becomes a list of
 * values, in the language of the search or without a language. A value that no result has is left out, unless the search has selected it and
 * some entry of the area has it.
 */
function collectValues(
  attributes: readonly FacetAttribute[],
  search: ProductSearch,
  language: string,
  { values, counts, actives, totals }: FacetCounts,
): ValuesByAttribute {
  const facets = new Map(attributes.map((attribute) => [attribute.id, openFacet(attribute, search)]))
  let facet: OpenFacet | undefined
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as FacetValue
    // Values of one attribute mostly follow each other.
    if (facet?.attribute.id !== value.attributeDescriptionId) facet = facets.get(value.attributeDescriptionId)
    const countActive = actives[i] as number
    if (facet?.isNumber && countActive > 0 && value.number !== null) widenRange(facet, value.number)
    else if (facet && !facet.isNumber && (value.language === '' || value.language === language))
      addText(facet, value.value, counts[i] as number, countActive, totals ? (totals[i] as number) : countActive)
  }
  return new Map([...facets].map(([id, { texts, range }]) => [id, { texts: sortValues(texts), range }]))
}

function addText(
  { attribute, selected, texts }: OpenFacet,
  value: string,
  count: number,
  countActive: number,
  countTotal: number,
) {
  const isSelected = selected.size > 0 && selected.has(toComparable(attribute.type as AttributeType, value))
  if (countActive > 0 || (isSelected && countTotal > 0)) texts.push({ value, count, countActive, countTotal, isSelected })
}

function toFacet(attribute: FacetAttribute, { texts, range }: FacetValues = NO_VALUES): Facet[] {
  if (!range && texts.length === 0) return []
  const type = attribute.type as AttributeType
  return [
    {
      id: attribute.uuid,
      attributeDescriptionId: attribute.id,
      attributeDescription: attribute,
      type,
      textFilters: isNumberType(type) ? null : texts,
      integerRangeFilter: type === 'INT' ? range : null,
      decimalRangeFilter: type === 'DECIMAL' ? range : null,
    },
  ]
}

const NO_VALUES: FacetValues = { texts: [], range: null }

const isNumberType = (type: AttributeType): boolean => type === 'INT' || type === 'DECIMAL'

const openFacet = (attribute: FacetAttribute, { textFilters }: ProductSearch): OpenFacet => ({
  attribute,
  isNumber: isNumberType(attribute.type as AttributeType),
  selected: new Set(
    (textFilters ?? [])
      .filter(({ exclude, id, name }) => !exclude && (id ? id.toLowerCase() === attribute.uuid : name === attribute.name))
      .flatMap((filter) => filter.values.map((value) => toComparable(attribute.type as AttributeType, value))),
  ),
  texts: [],
  range: null,
})

/** Normalizes a value for comparison: colours ignore case. */
const toComparable = (type: AttributeType, value: string) => (type === 'COLOR' ? value.toLowerCase() : value)

function widenRange(facet: OpenFacet, number: number): void {
  facet.range ??= { min: number, max: number }
  if (number < facet.range.min) facet.range.min = number
  if (number > facet.range.max) facet.range.max = number
}

/** Returns the values in alphabetical order; if there are too many, those with the highest counts. */
function sortValues(texts: readonly TextFacet[]): TextFacet[] {
  const most =
    texts.length > MAX_FACET_VALUES ? texts.toSorted((a, b) => b.countActive - a.countActive).slice(0, MAX_FACET_VALUES) : texts
  return most.toSorted((a, b) => (a.value < b.value ? -1 : 1))
}
