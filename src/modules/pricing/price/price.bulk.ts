/** Prices in bulk: one for each product and currency. Unchanged prices are not written. */
import type { PriceCostPriceInput, PriceUpdateInput } from '../../../contract/contract.gen.js'
import { DEFAULT_CURRENCY } from '../../../contract/defaults.js'
import { DomainError, notFound } from '../../../core/base/errors.js'
import { type BulkItem, type BulkResult, type Directives, upsertMany } from '../../../core/bulk/bulk.js'
import { type Checked, writeValid, writtenItems } from '../../../core/bulk/items.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { keepRows } from '../../../core/store/changing.js'
import { rowsOf } from '../../../core/store/store.js'
import { product } from '../../../resources/catalog/product.js'
import { price } from '../tier/price.resource.js'
import {
  type BulkCounts,
  countResults,
  findProductIds,
  type ProductReference,
  refuseRepeated,
  toTierRow,
  writeTiers,
} from '../tier/tier.bulk.js'
import { costPrice } from '../tier/tiers.resource.js'
import { priceColumns } from './price.service.js'

export type PriceItem = ProductReference &
  PriceUpdateInput & {
    /** EUR by default. */
    currency?: string | null
    costPrices?: readonly PriceCostPriceInput[] | null
  }

const currencyOf = ({ currency }: Pick<PriceItem, 'currency'>): string => currency ?? DEFAULT_CURRENCY

/** Adds or changes the prices of many products, all or none: the result has only counters, which cannot report a failed item. */
export const upsertPrices = (ctx: Ctx, items: readonly PriceItem[], directives: Directives): Promise<BulkCounts> =>
  inTransaction(ctx, async (inner) => {
    const productIds = (await findProductIds(inner, items)).map((found) => {
      if (found instanceof DomainError) throw found
      return found
    })
    refuseRepeated(
      productIds.map((id, i) => `${id} ${currencyOf(items[i] as PriceItem)}`),
      'PRICE_VALIDATION_ERROR',
    )
    const kept = await keepRows(inner, product, productIds)
    const gone = productIds.find((id) => !kept.has(id))
    if (gone !== undefined) throw notFound('Product', 'PRODUCT_NOT_FOUND_ERROR', { id: gone })
    return countResults(await writePrices(inner, items, productIds, directives))
  })

/** Adds or changes prices from the rows of a file; each has its own result. */
export async function upsertPriceRows(ctx: Ctx, items: readonly PriceItem[]): Promise<BulkResult[]> {
  const found = await findProductIds(ctx, items)
  const kept = await keepRows(
    ctx,
    product,
    found.filter((id) => typeof id === 'number'),
  )
  const checked = items.map((item, i): Checked<{ item: PriceItem; productId: number }> => {
    const productId = found[i] as number | DomainError
    if (productId instanceof DomainError) return productId.message
    return kept.has(productId) ? { item, productId } : `Product with id [${productId}] not found`
  })
  return writeValid(rejectSameProduct(checked), (valid) =>
    writePrices(
      ctx,
      valid.map(({ item }) => item),
      valid.map(({ productId }) => productId),
      {},
    ),
  )
}

/** Rejects rows that name one product in different ways; only the last of them counts. */
function rejectSameProduct<I extends { productId: number; item: PriceItem }>(items: readonly Checked<I>[]): Checked<I>[] {
  const keyOf = ({ productId, item }: I) => `${productId} ${currencyOf(item)}`
  const last = new Map(items.flatMap((item, i) => (typeof item === 'string' ? [] : [[keyOf(item), i] as const])))
  return items.map((item, i) =>
    typeof item === 'string' || last.get(keyOf(item)) === i ? item : 'A later row refers to the same product',
  )
}

async function writePrices(
  ctx: Ctx,
  items: readonly PriceItem[],
  productIds: readonly number[],
  directives: Directives,
): Promise<BulkResult[]> {
  const rows = items.map(
    (item, i): BulkItem => ({
      productId: productIds[i],
      currency: currencyOf(item),
      ...priceColumns(item),
    }),
  )
  const results = await upsertMany(ctx, price, 'productAndCurrency', rows, directives)
  await writeCostPricesOf(ctx, writtenItems(items, results))
  return results
}

/** Writes the cost prices that are given with the prices. */
async function writeCostPricesOf(ctx: Ctx, written: readonly (PriceItem & { id: number })[]): Promise<void> {
  const withCosts = written.filter(({ costPrices }) => costPrices?.length)
  if (withCosts.length === 0) return
  const ids = withCosts.map(({ id }) => id)
  const uuidOf = new Map((await rowsOf(ctx, price, 'id', ids, ['id', 'uuid'])).map(({ id, uuid }) => [id, uuid]))
  const tiers = withCosts.flatMap(({ id, costPrices }) =>
    (costPrices ?? []).map((item) => toTierRow(item, uuidOf.get(id) as string, 'PRICE_VALIDATION_ERROR')),
  )
  refuseRepeated(
    tiers.map(({ priceId, quantityFrom, validFrom }) => JSON.stringify([priceId, quantityFrom, validFrom])),
    'PRICE_VALIDATION_ERROR',
  )
  countResults(await writeTiers(ctx, costPrice, tiers))
}
