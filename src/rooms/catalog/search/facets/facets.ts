/** What the results of a search can be filtered by, and how many results each value would leave. */
import { type SqlBool, sql } from 'kysely'
import type { AttributeType } from '../../../../contract/contract.gen.js'
import type { Ctx } from '../../../../core/context.js'
import { readsInternal } from '../../../../resources/catalog/attribute-description.js'
import { type Place, type ProductSearch, selectedValueIds } from '../conditions.js'
import { all } from '../counted-pages.js'
import { entriesIn, type Prepared, scopeRows } from '../find-entries.js'
import { loaderFor } from '../product-search.js'
import { termConditions, termCte } from '../term/term.js'
import { type Totals, totalsOf } from './totals.js'
import { type Value, valuesOf } from './values.js'

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

/** What is to be counted: totals are dear where they are not known yet. */
interface Shown {
  totals: boolean
}

/** The filters of a page of results; pages of many parents on one level are served by the same few statements. */
export function facetsOf(
  ctx: Ctx,
  { prepared, place }: Searched,
  wanted: Wanted,
  shown: Shown = { totals: true },
): Promise<Facet[]> {
  const kind = [Boolean(place.categoryIds), Boolean(place.within)]
  return loaderFor(
    ctx,
    facetsOf,
    JSON.stringify([prepared.search, prepared.term?.sought, kind, wanted, shown]),
    (places: readonly Place[]) => facetsIn(ctx, prepared, places, wanted, shown),
  ).load(place)
}

/** How many of the results have a value. */
interface Count {
  /** With all filters. */
  count: number
  /** With all but those by attribute. */
  countActive: number
}

interface Description {
  id: number
  uuid: string
  name: string
  type: AttributeType
}

async function facetsIn(
  ctx: Ctx,
  prepared: Prepared,
  places: readonly Place[],
  wanted: Wanted,
  { totals: isTotalled }: Shown,
): Promise<Facet[][]> {
  const isAll = isUnfiltered(prepared)
  const [descriptions, totals, counts] = await Promise.all([
    descriptionsOffered(ctx, wanted),
    isAll || isTotalled ? totalsOf(ctx, prepared, places) : null,
    isAll ? null : countValues(ctx, prepared, places),
  ])
  const values = await valuesOf(ctx, idsIn(counts ?? totals ?? []))
  const offers = (i: number) => new Offers(descriptions, prepared.search, values, totals?.[i] ?? null)
  return places.map((_, i) => {
    const made = offers(i)
    if (counts) for (const [id, { count, countActive }] of counts[i] ?? []) made.add(id, count, countActive)
    else for (const [id, n] of totals?.[i] ?? []) made.add(id, n, n)
    return made.facets()
  })
}

function* idsIn(maps: readonly ReadonlyMap<string, unknown>[]): Iterable<string> {
  for (const map of maps) yield* map.keys()
}

/** Nothing but the place was asked for: then what is there is what was found. */
const isUnfiltered = ({ term, conditions: { narrowed, valued } }: Prepared) => !term && narrowed.length + valued.length === 0

/** A list longer than this is no choice: the values that most results have are offered. */
const MAX_VALUES = 5000

interface Offer {
  description: Description
  isNumber: boolean
  chosen: ReadonlySet<string>
  texts: TextFacet[]
  range: { min: number; max: number } | null
}

/**
 * What one place offers, value by value: there may be thousands. Numbers are offered as a range, everything else by its values,
 * in the language of the search or in none. A value that no result has is not offered, unless it was chosen and stands somewhere in the place.
 */
class Offers {
  readonly #byAttribute: Map<number, Offer>
  readonly #language: string

  constructor(
    descriptions: readonly Description[],
    search: ProductSearch,
    readonly values: ReadonlyMap<string, Value>,
    readonly totals: Totals | null,
  ) {
    this.#language = (search.language ?? 'NL').toUpperCase()
    this.#byAttribute = new Map(descriptions.map((description) => [description.id, offerOf(description, search)]))
  }

  add(id: string, count: number, countActive: number) {
    const value = this.values.get(id)
    const offer = value && this.#byAttribute.get(value.attributeDescriptionId)
    if (!offer) return
    if (offer.isNumber) {
      if (countActive > 0 && value.number !== null) offer.range = widened(offer.range, value.number)
      return
    }
    if (value.language !== '' && value.language !== this.#language) return
    const isSelected = offer.chosen.has(comparable(offer.description.type, value.value))
    const countTotal = this.totals ? (this.totals.get(id) ?? 0) : countActive
    if (countActive > 0 || (isSelected && countTotal > 0))
      offer.texts.push({ value: value.value, count, countActive, countTotal, isSelected })
  }

  facets(): Facet[] {
    return [...this.#byAttribute.values()].flatMap(({ description: { id, uuid, type }, isNumber, texts, range }) => {
      if (!range && texts.length === 0) return []
      return {
        id: uuid,
        attributeDescriptionId: id,
        type,
        textFilters: isNumber ? null : inOrder(texts),
        integerRangeFilter: type === 'INT' ? range : null,
        decimalRangeFilter: type === 'DECIMAL' ? range : null,
      }
    })
  }
}

const offerOf = (description: Description, { textFilters }: ProductSearch): Offer => ({
  description,
  isNumber: description.type === 'INT' || description.type === 'DECIMAL',
  chosen: new Set(
    (textFilters ?? [])
      .filter(({ exclude, id, name }) => !exclude && (id ? id.toLowerCase() === description.uuid : name === description.name))
      .flatMap((filter) => filter.values.map((value) => comparable(description.type, value))),
  ),
  texts: [],
  range: null,
})

/** Colours are the same in capitals. */
const comparable = (type: AttributeType, value: string) => (type === 'COLOR' ? value.toLowerCase() : value)

const widened = (range: Offer['range'], number: number) =>
  range ? { min: Math.min(range.min, number), max: Math.max(range.max, number) } : { min: number, max: number }

function inOrder(texts: readonly TextFacet[]): TextFacet[] {
  const most = texts.length > MAX_VALUES ? texts.toSorted((a, b) => b.countActive - a.countActive).slice(0, MAX_VALUES) : texts
  return most.toSorted((a, b) => (a.value < b.value ? -1 : 1))
}

/** The values of what was found in each place, and those that were chosen. */
async function countValues(ctx: Ctx, prepared: Prepared, places: readonly Place[]): Promise<Map<string, Count>[]> {
  const { conditions, term } = prepared
  const chosen = selectedValueIds(ctx, prepared.search)
  const { rows } = await sql<Count & { key: number; id: string }>`
    with ${scopeRows(prepared, places)}, ${term ? sql`${termCte(term)},` : sql``}
    hit as materialized (
      select s.key, e."valueIds", (${all(conditions.valued)}) as valued from ${entriesIn(prepared, places)}
       where ${all([...conditions.visible, ...conditions.narrowed, ...(term ? termConditions(term) : [])])})
    select key, id::text as id, count(*) filter (where valued)::int4 as count, count(*)::int4 as "countActive"
      from (select key, valued, unnest("valueIds") as id from hit) v group by key, id
    ${chosen ? sql`union all select s.key, c.id::text, 0, 0 from scope s cross join (${chosen}) c` : sql``}`.execute(ctx.db)
  const counts = places.map(() => new Map<string, Count>())
  for (const { key, id, count, countActive } of rows) {
    const mine = counts[key]
    if (mine && !mine.has(id)) mine.set(id, { count, countActive })
  }
  return counts
}

/** What is internal is not offered to the world. */
async function descriptionsOffered({ actor, db }: Ctx, { isPublic, isSearchable, ids, types }: Wanted): Promise<Description[]> {
  const isOpen = readsInternal(actor, 'product') ? isPublic : true
  const { rows } = await sql<Description>`
    select d.id, d.uuid, d.name, d.type from "attributeDescription" d where ${all([
      sql`d."attributeClass" in ('PRODUCT', 'CLUSTER')`,
      ...(isOpen == null ? [] : [sql<SqlBool>`d."isPublic" = ${isOpen}`]),
      ...(isSearchable == null ? [] : [sql<SqlBool>`d."isSearchable" = ${isSearchable}`]),
      ...(ids?.length ? [sql<SqlBool>`(d.uuid::text = any(${ids}::text[]) or d.name = any(${ids}::text[]))`] : []),
      ...(types?.length ? [sql<SqlBool>`d.type = any(${types}::text[])`] : []),
    ])} order by d.name, d.id`.execute(db)
  return rows
}
