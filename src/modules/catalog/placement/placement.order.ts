/** The order of the items of a category. */
import { sql } from 'kysely'
import { invalid, notFound } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { canHold } from '../../../core/store/row.js'
import { type ItemKind, lockCategoryOrder, lockItems, lockOrderAndItems } from './placement.locks.js'
import { listCategoryPlacements, type Placement } from './placement.resource.js'

/** A target position: next to another item, or at an end. */
export type TargetPosition = { above: string } | { below: string } | 'top' | 'bottom'

/** Moves an item within its category, by the uuid of the placement, and returns the placements around it. `only` limits the kind of item. */
export const movePlacement = (ctx: Ctx, relationshipUuid: string, spot: TargetPosition, only?: ItemKind): Promise<Placement[]> =>
  inTransaction(ctx, async (inner) => {
    const place = await getPlacement(inner, relationshipUuid, only)
    if (typeof spot === 'object') await getPlacement(inner, targetUuidOf(spot), only === 'product' ? only : undefined)
    return reorder(inner, place.categoryId, ({ uuid }) => uuid, relationshipUuid, spot)
  })

/** Moves an item by the uuids of the category, of the item, and of its new neighbour. */
export const movePlacementByUuids = (
  ctx: Ctx,
  categoryUuid: string,
  baseProductUuid: string,
  spot: TargetPosition,
): Promise<Placement[]> =>
  inTransaction(ctx, async (inner) => {
    const found = canHold('category', { uuid: categoryUuid })
      ? await inner.db.selectFrom('category').select('id').where('uuid', '=', categoryUuid).executeTakeFirst()
      : undefined
    if (!found) throw notFound('Category', 'CATEGORY_NOT_FOUND_ERROR', { uuid: categoryUuid })
    return reorder(inner, found.id, (place) => place.baseProductUuid, baseProductUuid, spot)
  })

const targetUuidOf = (spot: { above: string } | { below: string }) => ('above' in spot ? spot.above : spot.below)

async function getPlacement(ctx: Ctx, uuid: string, only?: ItemKind) {
  const query = ctx.db.selectFrom('categoryItem').select(['categoryId', 'productId', 'clusterId']).where('uuid', '=', uuid)
  const found = canHold('categoryItem', { uuid }) ? await query.executeTakeFirst() : undefined
  if (!found || (only && found[`${only}Id`] === null))
    throw notFound('Relationship', 'CATEGORY_RELATIONSHIP_NOT_FOUND_ERROR', { uuid })
  return found
}

/** Reorders a locked category; items that have left it meanwhile are detected here. */
async function reorder(
  ctx: Ctx,
  categoryId: number,
  keyOf: (place: Placement) => string,
  key: string,
  spot: TargetPosition,
): Promise<Placement[]> {
  await lockCategoryOrder(ctx, categoryId)
  const before = await listCategoryPlacements(ctx, categoryId)
  const indexOf = (list: Placement[], asked: string) => {
    const index = list.findIndex((place) => keyOf(place) === asked.toLowerCase())
    if (index < 0) throw invalid([{ path: [], message: `Category with id [${categoryId}] does not list [${asked}]` }])
    return index
  }
  const [moved] = before.splice(indexOf(before, key), 1) as [Placement]
  const isSame = typeof spot === 'object' && targetUuidOf(spot).toLowerCase() === key.toLowerCase()
  if (isSame) throw invalid([{ path: [], message: 'An item cannot be moved above or below itself' }])
  const index = targetIndexOf(before, spot, indexOf)
  before.splice(index, 0, moved)
  await renumber(ctx, before)
  return placesAround(before, index)
}

/** The maximum number of placements that a move returns. */
const MAX_PLACES = 1000

/** Returns the placements of a category in order; if there are too many, those around the moved one. */
function placesAround(order: readonly Placement[], index: number): Placement[] {
  const from = Math.max(0, Math.min(index - MAX_PLACES / 2, order.length - MAX_PLACES))
  return order.slice(from, from + MAX_PLACES)
}

function targetIndexOf(list: Placement[], spot: TargetPosition, indexOf: (list: Placement[], key: string) => number): number {
  if (spot === 'top') return 0
  if (spot === 'bottom') return list.length
  return 'above' in spot ? indexOf(list, spot.above) : indexOf(list, spot.below) + 1
}

/** Renumbers the placements from 1, and writes those that change. Search reads the order directly, so its rows stay. */
async function renumber(ctx: Ctx, order: readonly Placement[]): Promise<void> {
  const changed = order.flatMap((place, i) =>
    place.sortOrder === i + 1 ? [] : [Object.assign(place, { sortOrder: i + 1, lastModifiedAt: ctx.now })],
  )
  if (changed.length)
    await sql`update "categoryItem" item set "sortOrder" = x."sortOrder", "lastModifiedAt" = ${ctx.now}
                from unnest(${changed.map(({ id }) => id)}::int4[], ${changed.map(({ sortOrder }) => sortOrder)}::int4[]) as x(id, "sortOrder")
               where item.id = x.id`.execute(ctx.db)
}

/** Items that are consecutive in a category. */
interface ItemBlock {
  holder: ItemKind
  ids: readonly number[]
  categoryId: number
  /** The position of the first. */
  from: number
}

/** Makes room for them: items at or after the position move up as far as necessary, so that positions stay unique. */
export async function shiftOrder(ctx: Ctx, { holder, ids, categoryId, from }: ItemBlock): Promise<void> {
  await lockItems(ctx, holder, ids)
  await lockOrderAndItems(ctx, categoryId, holder, ids)
  const isOfBlock = sql`${sql.id(`${holder}Id`)} = any(${ids})`
  await sql`
    with behind as (
      select id, "sortOrder" as place, (row_number() over (order by "sortOrder", id) - 1)::int4 as step from "categoryItem"
       where "categoryId" = ${categoryId} and "sortOrder" >= ${from} and (${isOfBlock}) is not true),
    free as (
      select id, step + greatest(${from + ids.length}::int4, max(place - step) over (order by step)) as place from behind)
    update "categoryItem" item set "sortOrder" = free.place, "lastModifiedAt" = ${ctx.now}
      from free where item.id = free.id and item."sortOrder" <> free.place`.execute(ctx.db)
}
