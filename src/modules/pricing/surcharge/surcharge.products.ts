/** The surcharges of products. */
import { sql } from 'kysely'
import type { AddSurchargesToProductInput, ConfirmationResponse, SurchargeSearchInput } from '../../../contract/contract.gen.js'
import { unknown } from '../../../core/base/errors.js'
import type { Page } from '../../../core/base/page.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { requireRows } from '../../../core/store/changing.js'
import { childPage, relationById } from '../../../core/store/relations.js'
import { get, type Key, type ParentLink } from '../../../core/store/store.js'
import type { SurchargeProductRow, SurchargeRow } from '../../../db/db.gen.js'
import { product } from '../../../resources/catalog/product.js'
import { surcharge } from './surcharge.resource.js'

const SURCHARGES_OF_PRODUCT: ParentLink = { table: 'surchargeProduct', parent: 'productId', child: 'surchargeId' }

/** The maximum page size: a product has few surcharges. */
const MAX_PAGE_SIZE = 1000

/** Returns a page of the surcharges of a product; by default the active ones. */
export async function listSurchargesOfProduct(
  ctx: Ctx,
  key: Key<'product'>,
  search: SurchargeSearchInput = { enabled: true },
): Promise<Page<SurchargeRow>> {
  const { id } = await get(ctx, product, key)
  return childPage(ctx, surcharge, SURCHARGES_OF_PRODUCT, id, search)
}

/** Returns the surcharges of a product, batched for many products. */
export const surchargesOfProduct = async (ctx: Ctx, productId: number, search?: SurchargeSearchInput | null) =>
  (await childPage(ctx, surcharge, SURCHARGES_OF_PRODUCT, productId, search ?? { enabled: true, offset: MAX_PAGE_SIZE })).items

/** Returns the same page, as pairs of a surcharge and the product. */
export async function listPairsOfProduct(
  ctx: Ctx,
  productId: number,
  search?: SurchargeSearchInput | null,
): Promise<Page<SurchargeProductRow>> {
  const page = await listSurchargesOfProduct(ctx, { id: productId }, search ?? undefined)
  return { ...page, items: page.items.map(({ id }) => ({ surchargeId: id, productId })) }
}

export const surchargeOfPair = relationById(surcharge, ({ surchargeId }: SurchargeProductRow) => surchargeId)
export const productOfPair = relationById(product, ({ productId }: SurchargeProductRow) => productId)

/** Adds surcharges to a product; existing ones are skipped. */
export const addSurcharges = (ctx: Ctx, input: AddSurchargesToProductInput): Promise<ConfirmationResponse> =>
  inTransaction(ctx, async (inner) => {
    const ids = await requireRows(inner, surcharge, 'uuid', input.surchargeIds)
    await requireProduct(inner, input.productId, 'ADD_SURCHARGE_TO_PRODUCT_ERROR')
    await sql`insert into "surchargeProduct" ("surchargeId", "productId")
              select id, ${input.productId} from unnest(${ids}::int4[]) as id order by 1 on conflict do nothing`.execute(inner.db)
    return toConfirmation(`The product with id [${input.productId}] has the surcharges`)
  })

/** Removes surcharges from a product; missing ones are skipped. */
export const removeSurcharges = (ctx: Ctx, input: AddSurchargesToProductInput): Promise<ConfirmationResponse> =>
  inTransaction(ctx, async (inner) => {
    const ids = await requireRows(inner, surcharge, 'uuid', input.surchargeIds)
    await requireProduct(inner, input.productId, 'REMOVE_SURCHARGE_FROM_PRODUCT_ERROR')
    await sql`delete from "surchargeProduct"
               where "productId" = ${input.productId} and "surchargeId" = any(${ids}::int4[])`.execute(inner.db)
    return toConfirmation(`The product with id [${input.productId}] no longer has the surcharges`)
  })

const toConfirmation = (message: string): ConfirmationResponse => ({ status: 'SUCCESS', message })

const requireProduct = (ctx: Ctx, productId: number, code: string) =>
  requireRows(ctx, product, 'id', [productId], (id) => unknown('Product', code, 'PRODUCT_NOT_FOUND_ERROR', [{ id }]))
