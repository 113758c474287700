/** Products added, changed and deleted as members of an option. Products of other options are not found. */
import { sql } from 'kysely'
import type { CreateProductInput, UpdateProductInput } from '../../../contract/contract.gen.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { idOrUuid } from '../../../core/store/reference.js'
import { get, missing } from '../../../core/store/store.js'
import type { ProductRow } from '../../../db/db.gen.js'
import { type ProductWithSources, product } from '../../../resources/catalog/product.js'
import { lockMembers } from '../placement/cluster-members.js'
import { createProduct, removeProduct, updateProduct } from '../product/product.service.js'
import { addToOptions, changingOption, unlinkProducts } from './cluster-option.members.js'
import { clusterOption, readOptionProducts } from './cluster-option.resource.js'

/** Adds a new product to the option. */
export const createInOption = (ctx: Ctx, optionId: number, input: CreateProductInput): Promise<ProductRow> =>
  changingOption(ctx, { id: optionId }, async (inner) => {
    const added = await createProduct(inner, input)
    await addToOptions(inner, [{ optionId, productIds: [added.id] }])
    return added
  })

/** Changes a product of the option; others are not found. */
export const updateInOption = (
  ctx: Ctx,
  optionId: number,
  productId: number | string,
  input: UpdateProductInput,
): Promise<ProductRow> =>
  inTransaction(ctx, async (inner) => updateProduct(inner, { id: await requireOptionProduct(inner, optionId, productId) }, input))

/** Deletes a product that is only in this option; one that is used elsewhere is only removed from the option. Others are not found. */
export const deleteInOption = (ctx: Ctx, optionId: number, productId: number | string): Promise<ProductWithSources> =>
  inTransaction(ctx, async (inner) => {
    const { clusterId } = await get(inner, clusterOption, { id: optionId })
    const { id } = await get(inner, product, idOrUuid(productId), 'OWNER')
    await lockMembers(inner, { products: sql`id = ${id}`, clusterIds: [clusterId] })
    await requireOptionProduct(inner, optionId, productId)
    if (!(await isUsedElsewhere(inner, id, optionId))) return removeProduct(inner, { id })
    await unlinkProducts(inner, optionId, [id])
    return get(inner, product, { id })
  })

/** Returns whether a category, a cluster or another option contains the product. */
async function isUsedElsewhere(ctx: Ctx, productId: number, optionId: number): Promise<boolean> {
  const { rows } = await sql<{ elsewhere: boolean }>`
    select exists (select from product where id = ${productId} and num_nonnulls("clusterId", "categoryId") > 0)
        or exists (select from "categoryItem" where "productId" = ${productId})
        or exists (select from "clusterOptionProduct" where "productId" = ${productId} and "clusterOptionId" <> ${optionId})
        as elsewhere`.execute(ctx.db)
  return rows[0]?.elsewhere === true
}

async function requireOptionProduct(ctx: Ctx, optionId: number, productId: number | string): Promise<number> {
  await get(ctx, clusterOption, { id: optionId })
  const { id } = await get(ctx, product, idOrUuid(productId))
  const isThere = (await readOptionProducts(ctx, [optionId])).some((link) => link.productId === id)
  return isThere ? id : missing(product, { id: productId, clusterOptionId: optionId })
}
