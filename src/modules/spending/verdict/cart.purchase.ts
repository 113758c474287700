import type { CartRow } from '../../../db/db.gen.js'
import type { Purchase } from './purchase.js'

/** What of a cart decides about its spending. */
export type SpendingCart = Pick<
  CartRow,
  'companyId' | 'contactId' | 'costCentre' | 'project' | 'currency' | 'orderId' | 'paymentStatus'
> & {
  amounts: Pick<CartRow['amounts'], 'totalGross' | 'totalNet'>
}

/** Returns the purchase that a cart would be. */
export const purchaseOfCart = ({
  companyId,
  contactId,
  costCentre,
  project,
  currency,
  orderId,
  paymentStatus,
  amounts,
}: SpendingCart): Purchase => ({
  ...{ orderId, companyId, contactId, costCentre, project, currency },
  totalGross: amounts.totalGross,
  totalNet: amounts.totalNet,
  isPaid: paymentStatus === 'PAID',
})
