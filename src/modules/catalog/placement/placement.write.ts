/** Writes the placements of products and clusters. A change locks clusters, products, categories and placements, in this order and each by id (placement.locks.ts). */
import { sql } from 'kysely'
import { invalid, notFound } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { newUuid } from '../../../core/store/row.js'
import { groupBy } from '../../../core/store/store.js'
import type { CategoryItemRow } from '../../../db/db.gen.js'
import { refreshChangedProducts, refreshEntries } from '../search-index/refresh.js'
import { type ItemKind, lockAllPlacements, lockCategories, lockItems, lockPlacements } from './placement.locks.js'

/** A move replaces the default category; an addition keeps existing placements, and may become the default. */
type PlaceMode = 'move' | 'add' | 'addAsDefault'

/** Without `sortOrder`: at the end of the category, or its current position there. */
interface WantedPlacement {
  id: number
  categoryId: number
  sortOrder?: number | null | undefined
}

type StoredPlacement = Pick<CategoryItemRow, 'id' | 'categoryId' | 'isDefault' | 'sortOrder'>

interface PlacementPlan {
  gone: number[]
  demoted: number[]
  changed: StoredPlacement[]
  added: (Omit<StoredPlacement, 'id'> & { ownerId: number })[]
  homes: { id: number; categoryId: number | null }[]
}

/** Sets the default category of each product: its default placement moves there, others stay. A product of a cluster has the placements of its cluster. */
export async function placeProducts(ctx: Ctx, wanted: readonly { productId: number; categoryId: number }[]): Promise<void> {
  const moves = wanted.map(({ productId, categoryId }) => ({ id: productId, categoryId }))
  await refreshChangedProducts(ctx, await placeItems(ctx, 'product', 'move', moves))
}

/** Sets the default category of each cluster: its default placement moves there, others stay. */
export async function placeClusters(ctx: Ctx, wanted: readonly { clusterId: number; categoryId: number }[]): Promise<void> {
  const moves = wanted.map(({ clusterId, categoryId }) => ({ id: clusterId, categoryId }))
  await refreshEntries(ctx, { clusterIds: await placeItems(ctx, 'cluster', 'move', moves) })
}

/** Items, and the category to add them to. */
export interface Listing {
  productIds?: readonly number[] | null | undefined
  clusterIds?: readonly number[] | null | undefined
  categoryId: number
  /** The position of the first; the others follow it, products before clusters. */
  sortOrder?: number | null | undefined
  makeDefault?: boolean
}

/** Adds products and clusters to a category; it becomes the default of those without one, and of all on request. */
export async function listInCategory(
  ctx: Ctx,
  { productIds, clusterIds, categoryId, sortOrder, makeDefault }: Listing,
): Promise<void> {
  const manner = makeDefault ? 'addAsDefault' : 'add'
  const wanted = (ids: readonly number[], from: number) =>
    ids.map((id, i) => ({ id, categoryId, sortOrder: sortOrder == null ? undefined : sortOrder + from + i }))
  await lockBothKinds(ctx, { productIds, clusterIds, categoryId })
  const products = await placeItems(ctx, 'product', manner, wanted(productIds ?? [], 0))
  const clusters = await placeItems(ctx, 'cluster', manner, wanted(clusterIds ?? [], products.length))
  await refreshEntries(ctx, { productIds: products, clusterIds: clusters })
}

/** Takes the locks for both kinds before they are placed one after the other. A single kind takes its own locks. */
async function lockBothKinds(ctx: Ctx, { productIds, clusterIds, categoryId }: Listing): Promise<void> {
  if (!productIds?.length || !clusterIds?.length) return
  await lockItems(ctx, 'cluster', clusterIds)
  await lockItems(ctx, 'product', productIds)
  await lockCategories(ctx, [categoryId])
  await lockAllPlacements(ctx, productIds, clusterIds)
}

/** Removes products and clusters from a category; the oldest remaining placement becomes the default. Returns the removed items. */
export async function unlistFromCategory(ctx: Ctx, { productIds, clusterIds, categoryId }: Listing) {
  const isHere = (place: StoredPlacement) => place.categoryId === categoryId
  await lockBothKinds(ctx, { productIds, clusterIds, categoryId })
  const clusters = await removePlacements(ctx, 'cluster', clusterIds ?? [], isHere)
  const gone = { clusterIds: clusters, productIds: await removePlacements(ctx, 'product', productIds ?? [], isHere) }
  await refreshEntries(ctx, gone)
  return gone
}

/** Removes products from every category, because they join a cluster. */
export async function unlistFromAllCategories(ctx: Ctx, productIds: readonly number[]): Promise<void> {
  await refreshEntries(ctx, { productIds: await removePlacements(ctx, 'product', productIds, () => true) })
}

/** Removes each product or cluster from its default category; the oldest remaining placement becomes the default. Returns those that had one. */
export async function clearDefaultCategory(ctx: Ctx, holder: ItemKind, ids: readonly number[]): Promise<number[]> {
  const gone = await removePlacements(ctx, holder, ids, ({ isDefault }) => isDefault)
  await refreshEntries(ctx, { [`${holder}Ids`]: gone })
  return gone
}

/** Writes placements and returns them, including those that existed. */
async function placeItems(ctx: Ctx, holder: ItemKind, manner: PlaceMode, asked: readonly WantedPlacement[]): Promise<number[]> {
  const wanted = [...new Map(asked.map((one) => [one.id, one])).values()]
  if (wanted.length === 0) return []
  const ids = wanted.map(({ id }) => id)
  await requireItems(ctx, holder, ids)
  const ends = await lockCategories(
    ctx,
    wanted.map(({ categoryId }) => categoryId),
  )
  const places = groupBy(await lockPlacements(ctx, holder, ids), ({ ownerId }) => ownerId)
  const plan: PlacementPlan = { gone: [], demoted: [], changed: [], added: [], homes: [] }
  for (const one of wanted) planPlacement(plan, manner, one, places.get(one.id) ?? [], ends)
  await applyPlan(ctx, holder, plan)
  return ids
}

async function requireItems(ctx: Ctx, holder: ItemKind, ids: readonly number[]) {
  const found = new Map((await lockItems(ctx, holder, ids)).map((row) => [row.id, row.clusterId]))
  for (const id of ids) {
    if (!found.has(id)) throw itemNotFound(holder, id)
    const clusterId = found.get(id)
    if (clusterId) throw invalid([{ path: [], message: clusterMemberMessage(id, clusterId) }])
  }
}

export const itemNotFound = (holder: ItemKind, id: number) =>
  holder === 'product'
    ? notFound('Product', 'PRODUCT_NOT_FOUND_ERROR', { id })
    : notFound('Cluster', 'CLUSTER_NOT_FOUND_ERROR', { id })

export const clusterMemberMessage = (productId: number, clusterId: number) =>
  `Product with id [${productId}] belongs to cluster [${clusterId}], which determines its categories`

function planPlacement(
  plan: PlacementPlan,
  manner: PlaceMode,
  { id, categoryId, sortOrder }: WantedPlacement,
  mine: StoredPlacement[],
  ends: Map<number, number>,
) {
  const there = mine.find((place) => place.categoryId === categoryId)
  const home = mine.find(({ isDefault }) => isDefault)
  const isDefault = manner !== 'add' || !home || home === there
  const position = () => sortOrder ?? nextSortOrder(ends, categoryId)
  if (home && home !== there && manner === 'addAsDefault') plan.demoted.push(home.id)
  if (home && there && home !== there && manner === 'move') plan.gone.push(home.id)
  if (there) plan.changed.push({ ...there, isDefault, sortOrder: sortOrder ?? there.sortOrder })
  else if (home && manner === 'move') plan.changed.push({ ...home, categoryId, sortOrder: position() })
  else plan.added.push({ ownerId: id, categoryId, isDefault, sortOrder: position() })
  if (isDefault) plan.homes.push({ id, categoryId })
}

function nextSortOrder(ends: Map<number, number>, categoryId: number): number {
  const end = (ends.get(categoryId) ?? 0) + 1
  ends.set(categoryId, end)
  return end
}

/** Demoted placements are written first, so that no item ever has two defaults. */
async function applyPlan(ctx: Ctx, holder: ItemKind, { gone, demoted, changed, added, homes }: PlacementPlan) {
  if (gone.length) await sql`delete from "categoryItem" where id = any(${gone})`.execute(ctx.db)
  if (demoted.length)
    await sql`update "categoryItem" set "isDefault" = false, "lastModifiedAt" = ${ctx.now} where id = any(${demoted})`.execute(
      ctx.db,
    )
  if (changed.length) await updatePlacements(ctx, changed)
  if (added.length) await insertPlacements(ctx, holder, added)
  if (homes.length) await updateDefaultCategories(ctx, holder, homes)
}

const updatePlacements = (ctx: Ctx, places: StoredPlacement[]) =>
  sql`update "categoryItem" item
         set "categoryId" = x."categoryId", "isDefault" = x."isDefault", "sortOrder" = x."sortOrder", "lastModifiedAt" = ${ctx.now}
        from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as x(id int4, "categoryId" int4, "isDefault" bool, "sortOrder" int4)
       where item.id = x.id
         and (item."categoryId", item."isDefault", item."sortOrder") is distinct from (x."categoryId", x."isDefault", x."sortOrder")`.execute(
    ctx.db,
  )

function insertPlacements(ctx: Ctx, holder: ItemKind, added: PlacementPlan['added']) {
  const rows = added.map((place) => ({ ...place, uuid: newUuid(ctx) }))
  return sql`insert into "categoryItem" (uuid, "categoryId", ${sql.id(`${holder}Id`)}, "isDefault", "sortOrder", "createdAt", "lastModifiedAt")
    select x.uuid, x."categoryId", x."ownerId", x."isDefault", x."sortOrder", ${ctx.now}, ${ctx.now}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as x(uuid uuid, "categoryId" int4, "ownerId" int4, "isDefault" bool, "sortOrder" int4)`.execute(ctx.db)
}

/** Copies the default category to the product or cluster, so that lists read it without a join. */
const updateDefaultCategories = (ctx: Ctx, holder: ItemKind, homes: PlacementPlan['homes']) =>
  sql`update ${sql.table(holder)} owner set "categoryId" = x."categoryId", "lastModifiedAt" = ${ctx.now}
        from jsonb_to_recordset(${JSON.stringify(homes)}::jsonb) as x(id int4, "categoryId" int4)
       where owner.id = x.id and owner."categoryId" is distinct from x."categoryId"`.execute(ctx.db)

/** Deletes placements, and returns their items. */
async function removePlacements(
  ctx: Ctx,
  holder: ItemKind,
  ids: readonly number[],
  isLeft: (place: StoredPlacement) => boolean,
): Promise<number[]> {
  if (ids.length === 0) return []
  await lockItems(ctx, holder, ids)
  const places = await lockPlacements(ctx, holder, ids)
  const left = places.filter(isLeft)
  if (left.length === 0) return []
  const others = groupBy(
    places.filter((place) => !isLeft(place)),
    ({ ownerId }) => ownerId,
  )
  const homeless = left.filter(({ isDefault }) => isDefault).map(({ ownerId }) => ownerId)
  const promoted = homeless.map((id) => ({ id, next: others.get(id)?.[0] }))
  await applyPlan(ctx, holder, {
    gone: left.map(({ id }) => id),
    demoted: [],
    changed: promoted.flatMap(({ next }) => (next ? [{ ...next, isDefault: true }] : [])),
    added: [],
    homes: promoted.map(({ id, next }) => ({ id, categoryId: next?.categoryId ?? null })),
  })
  return [...new Set(left.map(({ ownerId }) => ownerId))]
}
