import { type Relation, readOnce } from '../../../core/store/relations.js'
import type { CartRow } from '../../../db/db.gen.js'
import { readFacts } from './facts.js'
import { judge, type Verdict } from './judge.js'
import { NO_FACTS, type Purchase } from './purchase.js'

/** The columns of a cart that determine what it takes. */
export type SpendingCart = Pick<
  CartRow,
  'id' | 'companyId' | 'contactId' | 'costCentre' | 'project' | 'currency' | 'orderId' | 'paymentStatus'
> & {
  amounts: Pick<CartRow['amounts'], 'totalGross' | 'totalNet'>
}

/** Returns the purchase that a cart would be. */
export const purchaseOfCart = ({ id, orderId, amounts, paymentStatus, ...row }: SpendingCart): Purchase => ({
  ...{ orderId, cartId: id, approvedCartId: id },
  ...{
    companyId: row.companyId,
    contactId: row.contactId,
    costCentre: row.costCentre,
    project: row.project,
    currency: row.currency,
  },
  totalGross: amounts.totalGross,
  totalNet: amounts.totalNet,
  isPaid: paymentStatus === 'PAID',
  isPlaced: true,
})

/** Returns the verdict on each cart. One statement. */
export const verdictOfCart: Relation<SpendingCart, Verdict> = readOnce(async (ctx, carts) => {
  const purchases = carts.map(purchaseOfCart)
  const facts = await readFacts(ctx, purchases)
  return purchases.map((purchase, i) => judge(purchase, facts[i] ?? NO_FACTS))
})
