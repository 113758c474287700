/** Prices the lines of an order placed without a cart as if they were in one. Nothing is stored. */
import { DEFAULT_CURRENCY } from '../../../../contract/defaults.js'
import type { Ctx } from '../../../../core/context.js'
import { newUuid } from '../../../../core/store/row.js'
import type { CartItemRow, CartRow } from '../../../../db/db.gen.js'
import type { OrderedProduct } from '../../../catalog/assortment/orderable.js'
import { createRows, type NewLine } from '../cart.lines.js'
import { NO_AMOUNTS } from './cart.blank.js'
import { calculate } from './cart.calculate.js'
import { type CartFacts, readCartFacts } from './cart.facts.js'
import type { PricedCart } from './cart.priced-lines.js'

/** What a buyer chooses for a cart besides its lines. */
type UnsavedCart = Pick<
  CartRow,
  | 'channelId'
  | 'contactId'
  | 'customerId'
  | 'companyId'
  | 'language'
  | 'notes'
  | 'reference'
  | 'extra3'
  | 'extra4'
  | 'costCentre'
  | 'project'
  | 'carrier'
  | 'paymentMethod'
  | 'postageMethod'
  | 'requestDate'
  | 'partialDeliveryAllowed'
  | 'pickUpLocationId'
  | 'invoiceAddress'
  | 'deliveryAddress'
  | 'customFields'
>

/**
 * Calculates a cart of these lines. `linesOf` builds the lines from the products, which are read together with the other pricing data.
 * `rows` are the rows of the lines: the main lines first, then all child items.
 */
export async function priceUnsaved(
  ctx: Ctx,
  given: UnsavedCart,
  productIds: readonly number[],
  linesOf: (products: ReadonlyMap<number, OrderedProduct>) => readonly NewLine[],
): Promise<{ priced: PricedCart; rows: readonly CartItemRow[]; facts: CartFacts }> {
  const cart = toCartRow(ctx, given)
  const facts = await readCartFacts(ctx, cart, productIds)
  const rows = await createRows(ctx, cart, linesOf(facts.products), facts.products)
  return { rows, facts, priced: await calculate(ctx, cart, { stored: [], rows, facts }) }
}

const toCartRow = (ctx: Ctx, given: UnsavedCart): CartRow => ({
  ...given,
  // No stored cart has this id.
  id: 0,
  uuid: newUuid(ctx),
  status: 'OPEN',
  actionCode: null,
  orderId: null,
  orderStatus: null,
  isInOrder: false,
  paymentStatus: null,
  paymentStatusDate: null,
  paymentExternalPrice: null,
  postageExternalPrice: null,
  amounts: NO_AMOUNTS,
  // Replaced by the calculation.
  currency: DEFAULT_CURRENCY,
  createdAt: ctx.now,
  createdBy: ctx.actor.userId,
  lastModifiedAt: ctx.now,
  lastModifiedBy: ctx.actor.userId,
})
