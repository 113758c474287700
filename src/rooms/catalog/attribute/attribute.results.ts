/** What records show of their attributes: their own values, and the defaults of the rest. */
import { type RawBuilder, sql } from 'kysely'
import type { AttributeResultSearchInput } from '../../../contract/contract.gen.js'
import { invalid } from '../../../core/base/errors.js'
import { type Page, type PageRequest, pageOf, pageRequest } from '../../../core/base/page.js'
import type { Ctx } from '../../../core/context.js'
import { KeyParameter, runCompiled } from '../../../core/store/compiled-query.js'
import { relationWithArgs } from '../../../core/store/relations.js'
import { groupBy } from '../../../core/store/store.js'
import { type AttributeDescriptionRow, type AttributeRow, columns } from '../../../db/db.gen.js'
import type { StoredValue } from '../../../db/json.js'
import { type Attribute, CLASSES, OWNERS, type Owner, typed } from '../../../resources/catalog/attribute.js'
import { described, descriptionOf, openClasses } from '../../../resources/catalog/attribute-description.js'
import { type ShownValue, shownValue } from './attribute.value.js'

/** One attribute as its record shows it; `attribute` is null where the default holds. */
export interface AttributeResult {
  attribute: Attribute | null
  attributeDescription: AttributeDescriptionRow
  value: ShownValue
}

type Search = AttributeResultSearchInput
type Results = Page<AttributeResult>

/** What is to be read of the results: whether they are counted, and which columns; all when nothing is said. */
export interface Wanted {
  counted?: boolean
  /** Of the attributes themselves: their values and no more, unless they were asked for. */
  attributes?: boolean
  /** Of their descriptions. */
  descriptions?: readonly string[]
}

/** The attributes of one record; records on a level that ask alike share one statement. */
export function resultsOf(ctx: Ctx, owner: Owner, id: number, search: Search, wanted: Wanted): Promise<Results> {
  const asked = [owner, search, wanted.counted, wanted.attributes, wanted.descriptions]
  return relationWithArgs(ctx, listResults, asked, id, (_, ids) => listResults(ctx, owner, search, ids, wanted))
}

/** A page for each of many records, in one statement. What is not public is only for those who may read such records by their role. */
export async function listResults(
  ctx: Ctx,
  owner: Owner,
  search: Search,
  ids: readonly number[],
  { counted = true, attributes = true, descriptions = DESCRIPTION }: Wanted = {},
): Promise<Results[]> {
  const request = pageRequest(search)
  const wanted = narrowed(owner, search, ids)
  const columns = { attribute: attributes ? ATTRIBUTE : [], description: descriptions }
  const rows = wanted.length ? await read(ctx, owner, search, wanted, request, counted, columns) : []
  const byOwner = groupBy(rows, ({ ownerId }) => ownerId)
  const known = new Map<number, AttributeDescriptionRow>()
  return ids.map((id) => {
    const items: AttributeResult[] = []
    const mine = byOwner.get(id) ?? []
    for (const row of mine) {
      if (row.description_id === null) continue
      const description = known.get(row.description_id) ?? descriptionIn(row, descriptions)
      known.set(row.description_id, description)
      items.push(shown(row, description, owner, attributes))
    }
    return pageOf(items, mine[0]?.itemsFound ?? items.length, request)
  })
}

/** One attribute as its record shows it. */
export async function resultOf(ctx: Ctx, attribute: Attribute): Promise<AttributeResult> {
  const [description] = await descriptionOf(ctx, [attribute])
  const attributeDescription = description as AttributeDescriptionRow
  return { attribute, attributeDescription, value: shownValue(attribute.uuid, attributeDescription.type, attribute.value) }
}

/** Ids in the search may only narrow the records that are asked anyway. */
function narrowed(owner: Owner, search: Search, ids: readonly number[]): readonly number[] {
  refuseLists(search, owner)
  const list = search[listOf(owner)]
  return list?.length ? ids.filter((id) => list.includes(id)) : ids
}

type Lists = Partial<Record<`${Owner}s`, readonly number[] | null>>
const listOf = (owner: Owner): `${Owner}s` => `${owner}s`

/** At most one list of ids may be given, and where the records are known, only one of their own class. */
export function refuseLists(search: Lists, only?: Owner) {
  const given = OWNERS.filter((owner) => search[listOf(owner)]?.length)
  const foreign = only ? given.filter((owner) => owner !== only) : given.slice(1)
  if (foreign.length === 0) return
  const message = only ? `does not go with ${only}` : `does not go with ${listOf(given[0] as Owner)}`
  throw invalid(
    foreign.map((owner) => ({ path: [listOf(owner)], message })),
    'ATTRIBUTE_VALIDATION_ERROR',
  )
}

/** An attribute beside its description, whose columns have a prefix. */
interface Row extends Omit<AttributeRow, 'id'> {
  ownerId: number
  itemsFound: number | null
  /** Null where the page is empty. */
  description_id: number | null
  /** What is shown: the value of the record, or the default. */
  shownId: string
  shownValue: StoredValue
  /** Null where the default holds. */
  id: number | null
}

const ATTRIBUTE = Object.keys(columns.attribute)
const DESCRIPTION = Object.keys(columns.attributeDescription)
const PREFIX = 'description_'

interface Columns {
  attribute: readonly string[]
  description: readonly string[]
}

async function read(
  ctx: Ctx,
  owner: Owner,
  search: Search,
  ids: readonly number[],
  { page, offset }: PageRequest,
  counted: boolean,
  columns: Columns,
): Promise<Row[]> {
  const keys = new KeyParameter(ids)
  const values = { ids: keys.value, limit: offset, skipped: (page - 1) * offset }
  const isOpen = openClasses(ctx).includes(CLASSES[owner])
  const isComplete = search.includeDefaultValues !== false
  const filter = search.attributeDescription ?? {}
  const query = (given: Given) => {
    const fits = (d: string) => sql`${sql.ref(`${d}.attributeClass`)} = ${sql.lit(CLASSES[owner])}
      ${isOpen ? sql`` : sql`and ${sql.ref(`${d}.isPublic`)}`} ${isEmpty(filter) ? sql`` : sql`and ${sql.ref(`${d}.id`)} in (${fitting(ctx, filter)})`}`
    return resultsQuery(owner, { keys, counted, isComplete, columns }, given, fits)
  }
  if (!isEmpty(filter)) return (await query(values).execute(ctx.db)).rows
  const shape = `attributes ${keys} ${owner} ${[counted, isComplete, isOpen]} ${columns.attribute} ${columns.description}`
  return runCompiled(ctx.db, shape, values, (slots) => query(slots).compile(ctx.db))
}

type Given = Record<'ids' | 'limit' | 'skipped', unknown>

function resultsQuery(
  owner: Owner,
  { keys, counted, isComplete, columns }: { keys: KeyParameter<number>; counted: boolean; isComplete: boolean; columns: Columns },
  { ids, limit, skipped }: Given,
  fits: (table: string) => RawBuilder<unknown>,
): RawBuilder<Row> {
  const own = (d: string) =>
    sql`attribute a on a."attributeDescriptionId" = ${sql.ref(`${d}.id`)} and a.${sql.id(owner)} = p."ownerId"`
  const total = sql`(select count(*)::int from "attributeDescription" n ${isComplete ? sql`` : sql`join ${own('n')}`} where ${fits('n')})`
  const shown = {
    ...Object.fromEntries(columns.description.map((column) => [PREFIX + column, sql.ref(`d.${column}`)])),
    ...Object.fromEntries(columns.attribute.map((column) => [column, sql.ref(`a.${column}`)])),
    shownId: sql`coalesce(a.uuid, d.uuid)`,
    shownValue: sql`coalesce(a.value, d."defaultValue")`,
  }
  const selected = Object.entries(shown).map(([name, value]) => sql`${value} as ${sql.id(name)}`)
  return sql<Row>`
    select p."ownerId", ${counted ? total : sql`null`} as "itemsFound", ${sql.join(Object.keys(shown).map((name) => sql.ref(`page.${name}`)))}
      from ${keys.rows(ids, 'int4', 'ownerId')} p
      left join lateral (
        select ${sql.join(selected)} from "attributeDescription" d ${isComplete ? sql`left join` : sql`join`} ${own('d')}
         where ${fits('d')} order by d.id limit ${limit} offset ${skipped}) page on true
     order by p."ownerId", page.${sql.id(`${PREFIX}id`)}`
}

const isEmpty = (filter: object) => Object.values(filter).every((value) => value == null)

const fitting = (ctx: Ctx, filter: NonNullable<Search['attributeDescription']>) =>
  ctx.db.selectFrom('attributeDescription').select('id').where(described(filter))

const prefixes = new WeakMap<readonly string[], readonly (readonly [string, string])[]>()

/** Columns of descriptions, each with its name in a row; put together once. */
function prefixed(columns: readonly string[]): readonly (readonly [string, string])[] {
  const known = prefixes.get(columns) ?? columns.map((column) => [column, PREFIX + column] as const)
  prefixes.set(columns, known)
  return known
}

/** The description that stands beside an attribute. */
function descriptionIn(row: Row, columns: readonly string[]): AttributeDescriptionRow {
  const description: Record<string, unknown> = {}
  for (const [column, name] of prefixed(columns)) description[column] = (row as unknown as Record<string, unknown>)[name]
  return description as unknown as AttributeDescriptionRow
}

function shown(row: Row, attributeDescription: AttributeDescriptionRow, owner: Owner, isWhole: boolean): AttributeResult {
  const value = shownValue(row.shownId, attributeDescription.type, row.shownValue)
  if (!isWhole || row.id === null) return { attribute: null, attributeDescription, value }
  const attribute = typed({ ...row, id: row.id, [owner]: row.ownerId, attributeDescription })
  return { attribute, attributeDescription, value }
}
