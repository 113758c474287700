/** Products that are added, changed and deleted as products of a cluster. One of another cluster is not found. */
import type { CreateProductInput, UpdateProductInput } from '../../../contract/contract.gen.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { get, type Key } from '../../../core/store.js'
import type { ProductRow } from '../../../db/db.gen.js'
import { product } from '../product/product.js'
import { createProduct, removeProduct, updateProduct } from '../product/product.service.js'
import { cluster } from './cluster.js'

export const createInCluster = async (ctx: Ctx, clusterId: number, input: CreateProductInput): Promise<ProductRow> => {
  await get(ctx, cluster, { id: clusterId })
  return createProduct(ctx, { ...input, clusterId })
}

export const updateInCluster = (
  ctx: Ctx,
  clusterId: number,
  productId: number | string,
  input: UpdateProductInput,
): Promise<ProductRow> =>
  inTransaction(ctx, async (inner) => {
    const { id } = await get(inner, product, { ...keyOfProduct(productId), clusterId }, 'EDITOR')
    return updateProduct(inner, { id }, input)
  })

export const removeFromCluster = (ctx: Ctx, clusterId: number, productId: number | string): Promise<ProductRow> =>
  inTransaction(ctx, async (inner) => {
    const { id } = await get(inner, product, { ...keyOfProduct(productId), clusterId }, 'OWNER')
    return removeProduct(inner, { id })
  })

/** A path names a product by its number or its uuid. */
export const keyOfProduct = (id: number | string): Key<'product'> =>
  typeof id === 'string' && id.length === 36 ? { uuid: id } : { id: id as number }
