import type { CategoryActionsData } from '../../../contract/contract.gen.js'
import { invalid, invalidField } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { get } from '../../../core/store/store.js'
import { category } from '../../../resources/catalog/category.js'
import { cluster } from '../../../resources/catalog/cluster.js'
import { type Place, placesOfIn } from '../../../resources/catalog/placement.js'
import { product } from '../../../resources/catalog/product.js'
import { type Holder, lockHolders } from './placement.locks.js'
import { shiftOrder } from './placement.order.js'
import { inCluster, listIn, unknown, unlist } from './placement.write.js'

interface Items {
  productIds?: readonly number[] | null | undefined
  clusterIds?: readonly number[] | null | undefined
}

/** Lists products and clusters in a category. What is not there fails alone. */
export const addItems = (ctx: Ctx, categoryId: number, items: Items) =>
  inTransaction(ctx, async (inner) => {
    const asked = await checkedItems(inner, categoryId, items)
    const listed = await alreadyListed(inner, categoryId, asked)
    const sound = { productIds: soundIds(asked, 'product'), clusterIds: soundIds(asked, 'cluster') }
    await listIn(inner, { ...sound, categoryId })
    return asked.map((item) =>
      actionOf(
        item,
        item.problem ?? (listed.has(keyOf(item)) ? 'is listed in the category already' : 'was added to the category'),
        !item.problem,
      ),
    )
  })

/** Takes products and clusters out of a category. What it does not list fails alone. */
export const removeItems = (ctx: Ctx, categoryId: number, items: Items) =>
  inTransaction(ctx, async (inner) => {
    const asked = await checkedItems(inner, categoryId, items)
    const gone = await unlist(inner, { ...items, categoryId })
    const left = new Set([...gone.productIds.map((id) => `product ${id}`), ...gone.clusterIds.map((id) => `cluster ${id}`)])
    return asked.map((item) => {
      const isGone = left.has(keyOf(item))
      return actionOf(item, isGone ? 'was removed from the category' : (item.problem ?? 'is not listed in the category'), isGone)
    })
  })

interface Asked {
  holder: Holder
  id: number
  /** Why it cannot be listed. */
  problem?: string
}

async function checkedItems(ctx: Ctx, categoryId: number, { productIds, clusterIds }: Items): Promise<Asked[]> {
  if (!productIds?.length && !clusterIds?.length)
    throw invalid([{ path: [], message: 'Give productIds, clusterIds or both' }], 'MISSING_ARGUMENT_ERROR')
  refuseRepeated('productIds', productIds ?? [])
  refuseRepeated('clusterIds', clusterIds ?? [])
  await get(ctx, category, { id: categoryId })
  const clusters = await checked(ctx, 'cluster', clusterIds ?? [])
  return [...(await checked(ctx, 'product', productIds ?? [])), ...clusters]
}

async function checked(ctx: Ctx, holder: Holder, ids: readonly number[]): Promise<Asked[]> {
  if (ids.length === 0) return []
  const known = new Map((await lockHolders(ctx, holder, ids)).map((row) => [row.id, row]))
  return ids.map((id) => {
    const row = known.get(id)
    if (!row) return { holder, id, problem: 'not found' }
    return { holder, id, ...(row.clusterId && { problem: `belongs to cluster [${row.clusterId}] and stands where that does` }) }
  })
}

function refuseRepeated(field: string, ids: readonly number[]) {
  if (new Set(ids).size < ids.length) throw invalidField(field, 'must not name the same number twice')
}

const soundIds = (asked: Asked[], holder: Holder) =>
  asked.flatMap((item) => (item.holder === holder && !item.problem ? [item.id] : []))
const keyOf = ({ holder, id }: Asked) => `${holder} ${id}`

async function alreadyListed(ctx: Ctx, categoryId: number, asked: Asked[]): Promise<Set<string>> {
  const products = await placesOfIn(ctx, 'product', soundIds(asked, 'product'), categoryId)
  const clusters = await placesOfIn(ctx, 'cluster', soundIds(asked, 'cluster'), categoryId)
  return new Set(
    [...products, ...clusters].map(({ productId, clusterId }) => (productId ? `product ${productId}` : `cluster ${clusterId}`)),
  )
}

const actionOf = ({ holder, id }: Asked, what: string, success: boolean): CategoryActionsData => ({
  message: `${holder === 'product' ? 'Product' : 'Cluster'} with id [${id}] ${what}`,
  success,
  productId: holder === 'product' ? id : null,
  clusterId: holder === 'cluster' ? id : null,
})

/** How several of a kind enter one category: at a place in its order, one after another, what stands there moving up, or at its end. */
interface Addition {
  categoryId: number
  sortOrder?: number | null | undefined
  makeDefault?: boolean
}

/** Lists products or clusters in a category, all of them or none, and answers their places there. */
export const addAll = (ctx: Ctx, holder: Holder, ids: readonly number[], addition: Addition): Promise<Place[]> =>
  inTransaction(ctx, async (inner) => {
    refuseRepeated(`${holder}Ids`, ids)
    await get(inner, category, { id: addition.categoryId })
    const { categoryId, sortOrder } = addition
    if (sortOrder != null) await shiftOrder(inner, { holder, ids, categoryId, from: sortOrder })
    await listIn(inner, { [`${holder}Ids`]: ids, ...addition })
    const places = await placesOfIn(inner, holder, ids, categoryId)
    const byId = new Map(places.map((place) => [place[`${holder}Id`], place]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  })

/** Takes products or clusters out of a category; false where it listed none of them. */
export const removeAll = (ctx: Ctx, holder: Holder, ids: readonly number[], categoryId: number): Promise<boolean> =>
  inTransaction(ctx, async (inner) => {
    refuseRepeated(`${holder}Ids`, ids)
    await get(inner, category, { id: categoryId })
    const known = new Set((await lockHolders(inner, holder, ids)).map(({ id }) => id))
    const stranger = ids.find((id) => !known.has(id))
    if (stranger !== undefined) throw unknown(holder, stranger)
    const gone = await unlist(inner, { [`${holder}Ids`]: ids, categoryId })
    return gone[`${holder}Ids`].length > 0
  })

/** Chooses the home of a product or cluster among the categories that list it. */
const setHome = (ctx: Ctx, holder: Holder, id: number, categoryId: number) =>
  inTransaction(ctx, async (inner) => {
    await get(inner, category, { id: categoryId })
    const [found] = await lockHolders(inner, holder, [id])
    if (!found) throw unknown(holder, id)
    if (found.clusterId) throw invalidField('productId', inCluster(id, found.clusterId))
    const [place] = await placesOfIn(inner, holder, [id], categoryId)
    if (!place) throw invalidField('categoryId', `names a category that does not list the ${holder}`)
    await listIn(inner, { [`${holder}Ids`]: [id], categoryId, makeDefault: true })
  })

/** Chooses the home of a product among the categories that list it. */
export async function setHomeOfProduct(ctx: Ctx, productId: number, categoryId: number) {
  await setHome(ctx, 'product', productId, categoryId)
  return get(ctx, product, { id: productId })
}

/** Chooses the home of a cluster among the categories that list it. */
export async function setHomeOfCluster(ctx: Ctx, clusterId: number, categoryId: number) {
  await setHome(ctx, 'cluster', clusterId, categoryId)
  return get(ctx, cluster, { id: clusterId })
}
