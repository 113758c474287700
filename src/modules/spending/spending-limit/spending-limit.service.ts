/** Spending limits. The managers of a company set them, but never for themselves. */
import type { SpendingLimitCreateInput, SpendingLimitUpdateInput } from '../../../contract/contract.gen.js'
import { invalidField } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { changing, requireRows } from '../../../core/store/changing.js'
import { create, type Key, remove, update } from '../../../core/store/store.js'
import type { SpendingLimitRow } from '../../../db/db.gen.js'
import { category } from '../../../resources/catalog/category.js'
import { product } from '../../../resources/catalog/product.js'
import { localeOf } from '../../platform/channel/channel.locale.js'
import { requireCompanyAndContact } from '../budget/budget.service.js'
import { requireDistinctRates } from '../budget/rates.js'
import { spendingLimitEvents } from './spending-limit.events.js'
import { spendingLimit } from './spending-limit.resource.js'

/** Adds a limit of a company. */
export const createLimit = (ctx: Ctx, input: SpendingLimitCreateInput): Promise<SpendingLimitRow> =>
  inTransaction(ctx, async (inner) => {
    const currency = input.currency ?? (await localeOf(inner)).currency
    requireDistinctRates(input.rates, currency)
    await requireCompanyAndContact(inner, input)
    await requireSubject(inner, input)
    const added = await create(inner, { ...spendingLimit, visible: () => null }, { ...input, currency, rates: input.rates ?? [] })
    await spendingLimitEvents.emit(inner, 'SPENDING_LIMIT_CREATED', { spendingLimitId: added.id })
    return added
  })

/** Refuses a limit or rule of a category or product that does not exist, or of more than one of category, product and supplier. */
export async function requireSubject(
  ctx: Ctx,
  { categoryId, productId, supplier }: Pick<SpendingLimitCreateInput, 'categoryId' | 'productId' | 'supplier'>,
): Promise<void> {
  if (categoryId != null && productId != null) throw invalidField('categoryId', 'must not be given together with productId')
  if (supplier != null && (categoryId ?? productId) != null)
    throw invalidField('supplier', 'must not be given together with categoryId or productId')
  const missing = (field: string) => (id: number) => invalidField(field, `refers to [${id}], which does not exist`)
  if (categoryId != null) await requireRows(ctx, { ...category, visible: () => null }, 'id', [categoryId], missing('categoryId'))
  if (productId != null) await requireRows(ctx, { ...product, visible: () => null }, 'id', [productId], missing('productId'))
}

export const updateLimit = (ctx: Ctx, key: Key<'spendingLimit'>, input: SpendingLimitUpdateInput): Promise<SpendingLimitRow> =>
  changing(ctx, spendingLimit, key, { access: 'EDITOR', event: announceUpdate }, (inner, { id, currency }) => {
    requireDistinctRates(input.rates, currency)
    return update(inner, spendingLimit, { id }, { ...input, ...(input.rates === null && { rates: [] }) })
  })

const announceUpdate = (ctx: Ctx, { id }: SpendingLimitRow) =>
  spendingLimitEvents.emit(ctx, 'SPENDING_LIMIT_UPDATED', { spendingLimitId: id })

export const deleteLimit = (ctx: Ctx, key: Key<'spendingLimit'>): Promise<SpendingLimitRow> =>
  inTransaction(ctx, async (inner) => {
    const removed = await remove(inner, spendingLimit, key)
    await spendingLimitEvents.emit(inner, 'SPENDING_LIMIT_DELETED', { spendingLimitId: removed.id })
    return removed
  })
