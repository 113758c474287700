/** The attributes that records show: their own values, and the defaults of the rest. */
import { type RawBuilder, sql } from 'kysely'
import type { AttributeResultSearchInput } from '../../../contract/contract.gen.js'
import { invalid } from '../../../core/base/errors.js'
import { type Page, type PageRequest, pageOf, pageRequest } from '../../../core/base/page.js'
import type { Ctx } from '../../../core/context.js'
import { compiledQuery, keyParameter, rowsOfKeys } from '../../../core/store/compiled-query.js'
import { relationWithArgs } from '../../../core/store/relations.js'
import { columnNames } from '../../../core/store/row.js'
import { groupBy } from '../../../core/store/store.js'
import type { AttributeDescriptionRow, AttributeRow } from '../../../db/db.gen.js'
import type { StoredValue } from '../../../db/json.js'
import { type Attribute, CLASS_BY_OWNER, OWNER_COLUMNS, type OwnerColumn, withTypename } from './attribute.resource.js'
import { type AttributeValueObject, toAttributeValue } from './attribute.value.js'
import { classesWithInternalAccess, descriptionConditions, descriptionOf } from './attribute-description.resource.js'

/** An attribute as its record shows it; `attribute` is null if the default applies. */
export interface AttributeResult {
  attribute: Attribute | null
  attributeDescription: AttributeDescriptionRow
  value: AttributeValueObject
}

type ResultSearch = AttributeResultSearchInput
type ResultPage = Page<AttributeResult>

/** What to read of the results: whether they are counted, and which columns; by default all. */
export interface ResultSelection {
  counted?: boolean
  /** Whether attribute columns besides their values are read. */
  attributes?: boolean
  /** The columns of their descriptions. */
  descriptions?: readonly string[]
}

/** Returns the attributes of one record; equal requests on a level share one statement. */
export function loadResults(
  ctx: Ctx,
  owner: OwnerColumn,
  id: number,
  search: ResultSearch,
  wanted: ResultSelection,
): Promise<ResultPage> {
  const args = [owner, search, wanted.counted, wanted.attributes, wanted.descriptions]
  return relationWithArgs(ctx, listResults, args, id, (_, ids) => listResults(ctx, owner, search, ids, wanted))
}

/** Returns a page for each of many records, in one statement. Internal attributes need a role for such records. */
export async function listResults(
  ctx: Ctx,
  owner: OwnerColumn,
  search: ResultSearch,
  ids: readonly number[],
  { counted = true, attributes = true, descriptions = DESCRIPTION }: ResultSelection = {},
): Promise<ResultPage[]> {
  const request = pageRequest(search)
  const wanted = restrictIds(owner, search, ids)
  const columns = { attribute: attributes ? ATTRIBUTE : NO_COLUMNS, description: descriptions }
  const rows = wanted.length ? await readResultRows(ctx, owner, search, wanted, request, counted, columns) : []
  const byOwner = groupBy(rows, ({ ownerId }) => ownerId)
  const known = new Map<number, AttributeDescriptionRow>()
  return ids.map((id) => {
    const items: AttributeResult[] = []
    const mine = byOwner.get(id) ?? []
    for (const row of mine) {
      if (row.description_id === null) continue
      const description = known.get(row.description_id) ?? extractDescription(row, descriptions)
      known.set(row.description_id, description)
      items.push(toResult(row, description, owner, attributes))
    }
    return pageOf(items, mine[0]?.itemsFound ?? items.length, request)
  })
}

/** Returns one attribute as its record shows it. */
export async function loadResult(ctx: Ctx, attribute: Attribute): Promise<AttributeResult> {
  const [description] = await descriptionOf(ctx, [attribute])
  const attributeDescription = description as AttributeDescriptionRow
  return { attribute, attributeDescription, value: toAttributeValue(attribute.uuid, attributeDescription.type, attribute.value) }
}

/** Intersects the ids in the search with the records whose attributes are read. */
function restrictIds(owner: OwnerColumn, search: ResultSearch, ids: readonly number[]): readonly number[] {
  refuseOtherIdLists(search, owner)
  const list = search[idListName(owner)]
  return list?.length ? ids.filter((id) => list.includes(id)) : ids
}

type OwnerIdLists = Partial<Record<`${OwnerColumn}s`, readonly number[] | null>>
const idListName = (owner: OwnerColumn): `${OwnerColumn}s` => `${owner}s`

/** Refuses more than one list of ids, and lists of other classes if the class is known. */
export function refuseOtherIdLists(search: OwnerIdLists, only?: OwnerColumn) {
  const given = OWNER_COLUMNS.filter((owner) => search[idListName(owner)]?.length)
  const foreign = only ? given.filter((owner) => owner !== only) : given.slice(1)
  if (foreign.length === 0) return
  const message = only ? `cannot be used with ${only}` : `cannot be used with ${idListName(given[0] as OwnerColumn)}`
  throw invalid(
    foreign.map((owner) => ({ path: [idListName(owner)], message })),
    'ATTRIBUTE_VALIDATION_ERROR',
  )
}

/** An attribute with its description, whose columns have a prefix. */
interface ResultRow extends Omit<AttributeRow, 'id'> {
  ownerId: number
  itemsFound: number | null
  /** Null if the page is empty. */
  description_id: number | null
  /** The id of the shown value: that of the record, or the default. */
  shownId: string
  shownValue: StoredValue
  /** Null if the default applies. */
  id: number | null
}

const ATTRIBUTE = columnNames('attribute')
const DESCRIPTION = columnNames('attributeDescription')
const NO_COLUMNS: readonly string[] = Object.freeze([])
const PREFIX = 'description_'

type ResultColumns = { attribute: readonly string[]; description: readonly string[] }

async function readResultRows(
  ctx: Ctx,
  owner: OwnerColumn,
  search: ResultSearch,
  ids: readonly number[],
  { page, offset }: PageRequest,
  counted: boolean,
  columns: ResultColumns,
): Promise<ResultRow[]> {
  const { isOne, value } = keyParameter(ids)
  const values = { ids: value, limit: offset, skipped: (page - 1) * offset }
  const isOpen = classesWithInternalAccess(ctx).includes(CLASS_BY_OWNER[owner])
  const isComplete = search.includeDefaultValues !== false
  const choices = { owner, isOne, counted, isComplete, isOpen, ...columns }
  const filter = search.attributeDescription ?? {}
  if (isEmpty(filter)) return unfilteredResults(ctx.db, choices, values)
  const fitting = ctx.db.selectFrom('attributeDescription').select('id').where(descriptionConditions(filter))
  return (await resultsQuery(choices, values, sql`${fitting}`).execute(ctx.db)).rows
}

type ResultsQuery = { owner: OwnerColumn; isOne: boolean; counted: boolean; isComplete: boolean; isOpen: boolean } & ResultColumns
type ResultsValues = Record<'ids' | 'limit' | 'skipped', unknown>

const unfilteredResults = compiledQuery<ResultsQuery, ResultsValues, ResultRow>((choices, values) =>
  resultsQuery(choices, values, null),
)

/** Builds the statement. `fitting` selects the descriptions that match a filter; null means all of them. */
function resultsQuery(
  { owner, isOne, counted, isComplete, isOpen, attribute, description }: ResultsQuery,
  { ids, limit, skipped }: ResultsValues,
  fitting: RawBuilder<unknown> | null,
): RawBuilder<ResultRow> {
  const fits = (d: string) => sql`${sql.ref(`${d}.attributeClass`)} = ${sql.lit(CLASS_BY_OWNER[owner])}
    ${isOpen ? sql`` : sql`and ${sql.ref(`${d}.isPublic`)}`} ${fitting ? sql`and ${sql.ref(`${d}.id`)} in (${fitting})` : sql``}`
  const isOwn = (d: string) => sql`a."attributeDescriptionId" = ${sql.ref(`${d}.id`)} and a.${sql.id(owner)} = p."ownerId"`
  const own = (d: string) => sql`attribute a on ${isOwn(d)}`
  // Returns whether an attribute has a value. A number missing in both record and description is left out: the contract has no null for it.
  const hasValue = (
    d: string,
  ) => sql`(${sql.ref(`${d}.type`)} not in ('INT', 'DECIMAL') or ${sql.ref(`${d}.defaultValue`)} <> '""'
    or exists (select 1 from attribute a where ${isOwn(d)}))`
  const total = sql`(select count(*)::int from "attributeDescription" n ${isComplete ? sql`` : sql`join ${own('n')}`}
    where ${fits('n')} ${isComplete ? sql`and ${hasValue('n')}` : sql``})`
  const shown = {
    ...Object.fromEntries(description.map((column) => [PREFIX + column, sql.ref(`d.${column}`)])),
    ...Object.fromEntries(attribute.map((column) => [column, sql.ref(`a.${column}`)])),
    shownId: sql`coalesce(a.uuid, d.uuid)`,
    shownValue: sql`coalesce(a.value, d."defaultValue")`,
  }
  const selected = Object.entries(shown).map(([name, value]) => sql`${value} as ${sql.id(name)}`)
  return sql<ResultRow>`
    select p."ownerId", ${counted ? total : sql`null`} as "itemsFound", ${sql.join(Object.keys(shown).map((name) => sql.ref(`page.${name}`)))}
      from ${rowsOfKeys(isOne, ids, 'int4', 'ownerId')} p
      left join lateral (
        select ${sql.join(selected)} from "attributeDescription" d ${isComplete ? sql`left join` : sql`join`} ${own('d')}
         where ${fits('d')} ${isComplete ? sql`and (d.type not in ('INT', 'DECIMAL') or a.id is not null or d."defaultValue" <> '""')` : sql``} order by d.id limit ${limit} offset ${skipped}) page on true
     order by p."ownerId", page.${sql.id(`${PREFIX}id`)}`
}

const isEmpty = (filter: object) => Object.values(filter).every((value) => value == null)

const prefixes = new WeakMap<readonly string[], readonly (readonly [string, string])[]>()

/** Returns the columns of descriptions, each with its name in a row; cached. */
function prefixedColumns(columns: readonly string[]): readonly (readonly [string, string])[] {
  const known = prefixes.get(columns) ?? columns.map((column) => [column, PREFIX + column] as const)
  prefixes.set(columns, known)
  return known
}

/** Returns the description from a joined row. */
function extractDescription(row: ResultRow, columns: readonly string[]): AttributeDescriptionRow {
  const description: Record<string, unknown> = {}
  for (const [column, name] of prefixedColumns(columns)) description[column] = (row as unknown as Record<string, unknown>)[name]
  return description as unknown as AttributeDescriptionRow
}

function toResult(
  row: ResultRow,
  attributeDescription: AttributeDescriptionRow,
  owner: OwnerColumn,
  isWhole: boolean,
): AttributeResult {
  const value = toAttributeValue(row.shownId, attributeDescription.type, row.shownValue)
  if (!isWhole || row.id === null) return { attribute: null, attributeDescription, value }
  const attribute = withTypename({ ...row, id: row.id, [owner]: row.ownerId, attributeDescription })
  return { attribute, attributeDescription, value }
}
