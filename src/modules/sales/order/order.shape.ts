/** The columns of an order that the contract shows as nested objects. */
import type { OrderPaymentData, OrderTotals } from '../../../contract/contract.gen.js'
import { hasRole } from '../../../core/auth/access.js'
import type { Ctx } from '../../../core/context.js'
import type { OrderItemRow, OrderRow } from '../../../db/db.gen.js'
import { readsPricing } from '../../pricing/price-calculation/price-terms.js'

export const paymentDataOf = (row: OrderRow): OrderPaymentData => ({
  gross: row.paymentGross,
  net: row.paymentNet,
  tax: row.paymentTax,
  taxPercentage: row.paymentTaxPercentage,
  method: row.paymentMethod,
  status: row.paymentStatus,
  statusDate: row.paymentStatusDate,
  accountingId: row.paymentAccountingId,
  overruled: row.paymentOverruled,
})

/** Returns the shipping data. The warehouse is looked up by `pickUpLocationId`. */
export const postageDataOf = (row: OrderRow) => ({
  gross: row.postageGross,
  net: row.postageNet,
  tax: row.postageTax,
  taxPercentage: row.postageTaxPercentage,
  method: row.postageMethod,
  requestDate: row.requestDate,
  partialDeliveryAllowed: row.partialDeliveryAllowed,
  pickUpLocationId: row.pickUpLocationId,
  carrier: row.carrier,
  overruled: row.postageOverruled,
})

export const totalsOf = (row: OrderRow): OrderTotals => ({
  orderId: row.id,
  gross: row.totalGross,
  net: row.totalNet,
  tax: row.totalTax,
  discountType: row.discountType,
  discountValue: row.discountValue,
  taxPercentages: row.taxPercentages,
})

/** Returns what decision hooks decided. Buyers do not see it: it names the systems of the merchant. */
export const decisionsOf = ({ decisions }: Pick<OrderRow, 'decisions'>, _: unknown, { actor }: Pick<Ctx, 'actor'>) =>
  hasRole(actor.roles, 'configuration', 'VIEWER') ? decisions.map((each) => ({ ...each, at: new Date(each.at) })) : []

/** Returns how the price of a line was calculated, and which price a hook set. Only callers who may read prices see it. */
export const priceDerivationOf = ({ priceDerivation }: Pick<OrderItemRow, 'priceDerivation'>, ctx: Ctx): object | null =>
  readsPricing(ctx) && priceDerivation ? { decision: null, ...(priceDerivation as object) } : null
