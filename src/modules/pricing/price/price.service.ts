import type { PriceCostPriceInput, PriceCreateInput, PriceUpdateInput } from '../../../contract/contract.gen.js'
import { DEFAULT_CURRENCY } from '../../../contract/defaults.js'
import { notFound } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { changing, requireRows } from '../../../core/store/changing.js'
import { create, type Key, update } from '../../../core/store/store.js'
import type { PriceRow } from '../../../db/db.gen.js'
import { product } from '../../../resources/catalog/product.js'
import { refuseNulls } from '../../../resources/shapes/refuse-nulls.js'
import { price } from '../tier/price.resource.js'
import { upsertTiers } from '../tier/tier.bulk.js'
import { costPrice } from '../tier/tiers.resource.js'

/** Adds the price of a product, with its cost prices. */
export const createPrice = (ctx: Ctx, input: PriceCreateInput): Promise<PriceRow> =>
  inTransaction(ctx, async (inner) => {
    await requireRows(inner, product, 'id', [input.productId], (id) => notFound('Product', 'PRODUCT_NOT_FOUND_ERROR', { id }))
    const added = await create(inner, price, {
      productId: input.productId,
      currency: input.currency ?? DEFAULT_CURRENCY,
      ...priceColumns(input),
    })
    await writeCostPrices(inner, added, input.costPrices)
    return added
  })

/** Changes the given fields. Cost prices are added or changed; the others stay. */
export const updatePrice = (ctx: Ctx, key: Key<'price'>, input: PriceUpdateInput): Promise<PriceRow> =>
  changing(ctx, price, key, { access: 'EDITOR' }, async (inner, { id }) => {
    refuseNulls(input, 'per', 'bulkDiscountType', 'display', 'costPrices')
    const changed = await update(inner, price, { id }, priceColumns(input))
    await writeCostPrices(inner, changed, input.costPrices)
    return changed
  })

const writeCostPrices = async (ctx: Ctx, { uuid }: PriceRow, costPrices: readonly PriceCostPriceInput[] | null | undefined) =>
  costPrices?.length &&
  upsertTiers(
    ctx,
    costPrice,
    costPrices.map((item) => ({ ...item, priceId: uuid })),
  )

/** Returns the columns of the price itself. For a new price, null in a required column means its default; updates refuse it. */
export const priceColumns = ({
  per,
  list,
  store,
  suggested,
  bulkDiscountType,
  defaultTaxCode,
  display,
}: Partial<PriceUpdateInput>) => ({
  per: per ?? undefined,
  list,
  store,
  suggested,
  bulkPriceDiscountType: bulkDiscountType ?? undefined,
  defaultTaxCode,
  display: display ?? undefined,
})
