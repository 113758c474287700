import type { CategoryActionsData } from '../../../contract/contract.gen.js'
import { invalid, invalidField } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { get } from '../../../core/store/store.js'
import { category } from '../../../resources/catalog/category.js'
import { cluster } from '../../../resources/catalog/cluster.js'
import { product } from '../../../resources/catalog/product.js'
import { type ItemKind, lockItems } from './placement.locks.js'
import { shiftOrder } from './placement.order.js'
import { findPlacements, type Placement } from './placement.resource.js'
import { clusterMemberMessage, itemNotFound, listInCategory, unlistFromCategory } from './placement.write.js'

interface ItemIds {
  productIds?: readonly number[] | null | undefined
  clusterIds?: readonly number[] | null | undefined
}

/** Adds products and clusters to a category. Missing items fail alone. */
export const addItems = (ctx: Ctx, categoryId: number, items: ItemIds) =>
  inTransaction(ctx, async (inner) => {
    const asked = await checkItems(inner, categoryId, items)
    const listed = await findListed(inner, categoryId, asked)
    const sound = { productIds: validIds(asked, 'product'), clusterIds: validIds(asked, 'cluster') }
    await listInCategory(inner, { ...sound, categoryId })
    return asked.map((item) =>
      toAction(
        item,
        item.problem ?? (listed.has(itemKey(item)) ? 'is already listed in the category' : 'was added to the category'),
        !item.problem,
      ),
    )
  })

/** Removes products and clusters from a category. Items not in it fail alone. */
export const removeItems = (ctx: Ctx, categoryId: number, items: ItemIds) =>
  inTransaction(ctx, async (inner) => {
    const asked = await checkItems(inner, categoryId, items)
    const gone = await unlistFromCategory(inner, { ...items, categoryId })
    const left = new Set([...gone.productIds.map((id) => `product ${id}`), ...gone.clusterIds.map((id) => `cluster ${id}`)])
    return asked.map((item) => {
      const isGone = left.has(itemKey(item))
      return toAction(item, isGone ? 'was removed from the category' : (item.problem ?? 'is not listed in the category'), isGone)
    })
  })

interface CheckedItem {
  holder: ItemKind
  id: number
  /** Why it cannot be added. */
  problem?: string
}

async function checkItems(ctx: Ctx, categoryId: number, { productIds, clusterIds }: ItemIds): Promise<CheckedItem[]> {
  if (!productIds?.length && !clusterIds?.length)
    throw invalid([{ path: [], message: 'Give productIds, clusterIds or both' }], 'MISSING_ARGUMENT_ERROR')
  refuseDuplicates('productIds', productIds ?? [])
  refuseDuplicates('clusterIds', clusterIds ?? [])
  await get(ctx, category, { id: categoryId })
  const clusters = await checkKind(ctx, 'cluster', clusterIds ?? [])
  return [...(await checkKind(ctx, 'product', productIds ?? [])), ...clusters]
}

async function checkKind(ctx: Ctx, holder: ItemKind, ids: readonly number[]): Promise<CheckedItem[]> {
  if (ids.length === 0) return []
  const known = new Map((await lockItems(ctx, holder, ids)).map((row) => [row.id, row]))
  return ids.map((id) => {
    const row = known.get(id)
    if (!row) return { holder, id, problem: 'not found' }
    return {
      holder,
      id,
      ...(row.clusterId && { problem: `belongs to cluster [${row.clusterId}], which determines its categories` }),
    }
  })
}

function refuseDuplicates(field: string, ids: readonly number[]) {
  if (new Set(ids).size < ids.length) throw invalidField(field, 'must not contain the same id twice')
}

const validIds = (asked: CheckedItem[], holder: ItemKind) =>
  asked.flatMap((item) => (item.holder === holder && !item.problem ? [item.id] : []))
const itemKey = ({ holder, id }: CheckedItem) => `${holder} ${id}`

async function findListed(ctx: Ctx, categoryId: number, asked: CheckedItem[]): Promise<Set<string>> {
  const products = await findPlacements(ctx, 'product', validIds(asked, 'product'), categoryId)
  const clusters = await findPlacements(ctx, 'cluster', validIds(asked, 'cluster'), categoryId)
  return new Set(
    [...products, ...clusters].map(({ productId, clusterId }) => (productId ? `product ${productId}` : `cluster ${clusterId}`)),
  )
}

const toAction = ({ holder, id }: CheckedItem, what: string, success: boolean): CategoryActionsData => ({
  message: `${holder === 'product' ? 'Product' : 'Cluster'} with id [${id}] ${what}`,
  success,
  productId: holder === 'product' ? id : null,
  clusterId: holder === 'cluster' ? id : null,
})

/** The position of added items: consecutive from a position, moving others up, or at the end. */
interface AddOptions {
  categoryId: number
  sortOrder?: number | null | undefined
  makeDefault?: boolean
}

/** Adds products or clusters to a category, all or none, and returns their placements. */
export const addToCategory = (ctx: Ctx, holder: ItemKind, ids: readonly number[], addition: AddOptions): Promise<Placement[]> =>
  inTransaction(ctx, async (inner) => {
    refuseDuplicates(`${holder}Ids`, ids)
    await get(inner, category, { id: addition.categoryId })
    const { categoryId, sortOrder } = addition
    if (sortOrder != null) await shiftOrder(inner, { holder, ids, categoryId, from: sortOrder })
    await listInCategory(inner, { [`${holder}Ids`]: ids, ...addition })
    const places = await findPlacements(inner, holder, ids, categoryId)
    const byId = new Map(places.map((place) => [place[`${holder}Id`], place]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  })

/** Removes products or clusters from a category; returns false if none was in it. */
export const removeFromCategory = (ctx: Ctx, holder: ItemKind, ids: readonly number[], categoryId: number): Promise<boolean> =>
  inTransaction(ctx, async (inner) => {
    refuseDuplicates(`${holder}Ids`, ids)
    await get(inner, category, { id: categoryId })
    const known = new Set((await lockItems(inner, holder, ids)).map(({ id }) => id))
    const stranger = ids.find((id) => !known.has(id))
    if (stranger !== undefined) throw itemNotFound(holder, stranger)
    const gone = await unlistFromCategory(inner, { [`${holder}Ids`]: ids, categoryId })
    return gone[`${holder}Ids`].length > 0
  })

/** Makes one of its categories the default category of a product or cluster. */
const setDefaultCategory = (ctx: Ctx, holder: ItemKind, id: number, categoryId: number) =>
  inTransaction(ctx, async (inner) => {
    await get(inner, category, { id: categoryId })
    const [found] = await lockItems(inner, holder, [id])
    if (!found) throw itemNotFound(holder, id)
    if (found.clusterId) throw invalidField('productId', clusterMemberMessage(id, found.clusterId))
    const [place] = await findPlacements(inner, holder, [id], categoryId)
    if (!place) throw invalidField('categoryId', `is a category that does not contain the ${holder}`)
    await listInCategory(inner, { [`${holder}Ids`]: [id], categoryId, makeDefault: true })
  })

/** Makes one of its categories the default category of a product. */
export async function setProductDefaultCategory(ctx: Ctx, productId: number, categoryId: number) {
  await setDefaultCategory(ctx, 'product', productId, categoryId)
  return get(ctx, product, { id: productId })
}

/** Makes one of its categories the default category of a cluster. */
export async function setClusterDefaultCategory(ctx: Ctx, clusterId: number, categoryId: number) {
  await setDefaultCategory(ctx, 'cluster', clusterId, categoryId)
  return get(ctx, cluster, { id: clusterId })
}
