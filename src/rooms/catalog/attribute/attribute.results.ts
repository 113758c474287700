/** What records show of their attributes: their own values, and the defaults of the rest. */
import { sql } from 'kysely'
import type { AttributeResultSearchInput } from '../../../contract/contract.gen.js'
import type { Ctx } from '../../../core/context.js'
import { invalid } from '../../../core/errors.js'
import { relatedAs } from '../../../core/load.js'
import { type Page, type PageRequest, pageOf, pageRequest } from '../../../core/page.js'
import { groupBy } from '../../../core/store.js'
import { type AttributeDescriptionRow, type AttributeRow, columns } from '../../../db/db.gen.js'
import { type Attribute, typed } from './attribute.js'
import { type ShownValue, shownValue } from './attribute.value.js'
import { CLASSES, OWNERS, type Owner } from './attribute.write.js'
import { described, descriptionOf, openClasses } from './attribute-description.js'

/** One attribute as its record shows it; `attribute` is null where the default holds. */
export interface AttributeResult {
  attribute: Attribute | null
  attributeDescription: AttributeDescriptionRow
  value: ShownValue
}

type Search = AttributeResultSearchInput
type Results = Page<AttributeResult>

/** The attributes of one record; records on a level that ask alike share one statement. */
export const resultsOf = (ctx: Ctx, owner: Owner, id: number, search: Search, counted: boolean): Promise<Results> =>
  relatedAs(ctx, listResults, [owner, search, counted], id, (_, ids) => listResults(ctx, owner, search, ids, counted))

/** A page for each of many records, in one statement. What is not public is only for those who may read such records by their role. */
export async function listResults(
  ctx: Ctx,
  owner: Owner,
  search: Search,
  ids: readonly number[],
  counted = true,
): Promise<Results[]> {
  const request = pageRequest(search)
  const wanted = narrowed(owner, search, ids)
  const rows = wanted.length ? await read(ctx, owner, search, wanted, request, counted) : []
  const descriptions = new Map(rows.flatMap(({ description }) => (description ? [[description.id, dated(description)]] : [])))
  const byOwner = groupBy(rows, ({ ownerId }) => ownerId)
  return ids.map((id) => {
    const mine = byOwner.get(id) ?? []
    const items = mine.flatMap((row) =>
      row.descriptionId === null ? [] : [shown(row, descriptions.get(row.descriptionId), owner)],
    )
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

interface Row extends Omit<AttributeRow, 'id'> {
  ownerId: number
  itemsFound: number | null
  /** Null where the page is empty. */
  descriptionId: number | null
  /** Only in the first row that has this description. */
  description: AttributeDescriptionRow | null
  id: number | null
}

const ATTRIBUTE = Object.keys(columns.attribute) as (keyof AttributeRow)[]
const DESCRIPTION = Object.keys(columns.attributeDescription) as (keyof AttributeDescriptionRow)[]

async function read(
  ctx: Ctx,
  owner: Owner,
  search: Search,
  ids: readonly number[],
  { page, offset }: PageRequest,
  counted: boolean,
): Promise<Row[]> {
  const descriptions = describedIn(ctx, owner, search)
  const own = sql`attribute a on a."attributeDescriptionId" = d.id and a.${sql.id(owner)} = p."ownerId"`
  const isComplete = search.includeDefaultValues !== false
  const total = isComplete
    ? sql`(select count(*)::int from ${descriptions} as d)`
    : sql`(select count(*)::int from ${descriptions} as d join ${own})`
  const { rows } = await sql<Row>`
    select p."ownerId", ${counted ? total : sql`null`} as "itemsFound", page."descriptionId",
           case when row_number() over (partition by page."descriptionId" order by p."ownerId") = 1 then to_jsonb(page.description) end as description,
           ${listed('page')}
      from unnest(${ids}::int4[]) as p("ownerId")
      left join lateral (
        select d.id as "descriptionId", d as description, ${listed('a')}
          from ${descriptions} as d ${isComplete ? sql`left join` : sql`join`} ${own}
         order by d.id limit ${offset} offset ${(page - 1) * offset}) page on true
     order by p."ownerId", page."descriptionId"`.execute(ctx.db)
  return rows
}

const listed = (table: string) => sql.join(ATTRIBUTE.map((column) => sql.ref(`${table}.${column}`)))

const describedIn = (ctx: Ctx, owner: Owner, { attributeDescription }: Search) =>
  ctx.db
    .selectFrom('attributeDescription')
    .select(DESCRIPTION)
    .where('attributeClass', '=', CLASSES[owner])
    .where(described(attributeDescription ?? {}))
    .$if(!openClasses(ctx).includes(CLASSES[owner]), (query) => query.where('isPublic', '=', true))

/** JSON has no dates. */
const dated = (description: AttributeDescriptionRow): AttributeDescriptionRow => ({
  ...description,
  createdAt: new Date(description.createdAt),
  lastModifiedAt: new Date(description.lastModifiedAt),
})

function shown(
  { itemsFound: _i, description: _d, descriptionId: _n, ownerId, ...row }: Row,
  description: AttributeDescriptionRow | undefined,
  owner: Owner,
): AttributeResult {
  const attributeDescription = description as AttributeDescriptionRow
  const { uuid, type, defaultValue } = attributeDescription
  if (row.id === null) return { attribute: null, attributeDescription, value: shownValue(uuid, type, defaultValue) }
  const attribute = typed({ ...row, id: row.id, [owner]: ownerId, attributeDescription })
  return { attribute, attributeDescription, value: shownValue(row.uuid, type, row.value) }
}
