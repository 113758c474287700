/** Products added, changed and deleted as members of a cluster. Products of other clusters are not found. */
import type { CreateProductInput, UpdateProductInput } from '../../../contract/contract.gen.js'
import { invalidField } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { idOrUuid } from '../../../core/store/reference.js'
import { get } from '../../../core/store/store.js'
import type { ProductRow } from '../../../db/db.gen.js'
import { cluster } from '../../../resources/catalog/cluster.js'
import { product } from '../../../resources/catalog/product.js'
import { createProduct, removeProduct, updateProduct } from '../product/product.service.js'
import { lockMember, moveOutOfCluster } from './cluster.members.js'

export const createInCluster = async (ctx: Ctx, clusterId: number, input: CreateProductInput): Promise<ProductRow> => {
  await get(ctx, cluster, { id: clusterId })
  return createProduct(ctx, withClusterId(input, clusterId))
}

/** Adds the cluster to a product input, which may not name another one. */
export function withClusterId<I extends { clusterId?: number | null | undefined }>(input: I, clusterId: number) {
  if (input.clusterId != null && input.clusterId !== clusterId)
    throw invalidField('clusterId', `contradicts the cluster of the product, which is [${clusterId}]`)
  return { ...input, clusterId }
}

export const updateInCluster = (
  ctx: Ctx,
  clusterId: number,
  productId: number | string,
  input: UpdateProductInput,
): Promise<ProductRow> =>
  inTransaction(ctx, async (inner) => {
    const { id } = await get(inner, product, { ...idOrUuid<'product'>(productId), clusterId }, 'EDITOR')
    return updateProduct(inner, { id }, input)
  })

/** Deletes a product of the cluster; if an option of any cluster contains it, it is only removed from this one. */
export const removeFromCluster = (ctx: Ctx, clusterId: number, productId: number | string): Promise<ProductRow> =>
  inTransaction(ctx, async (inner) => {
    const { id } = await get(inner, product, { ...idOrUuid<'product'>(productId), clusterId }, 'OWNER')
    await lockMember(inner, clusterId, id)
    if (!(await isOptionProduct(inner, id))) return removeProduct(inner, { id })
    await moveOutOfCluster(inner, [id], null)
    return get(inner, product, { id })
  })

async function isOptionProduct(ctx: Ctx, productId: number): Promise<boolean> {
  const query = ctx.db.selectFrom('clusterOptionProduct').select('id').where('productId', '=', productId)
  return (await query.limit(1).executeTakeFirst()) !== undefined
}
