import type { PaymentsSearchInput } from '../../../contract/contract.gen.js'
import { byCustomFields } from '../../../core/store/custom-fields.js'
import type { Relation } from '../../../core/store/relations.js'
import { equals, type Resource, visibleToAll } from '../../../core/store/resource.js'
import { groupBy, rowsOf } from '../../../core/store/store.js'
import type { PaymentRow, TransactionRow } from '../../../db/db.gen.js'

/** A payment of an order. Amounts are whole cents. */
export const payment: Resource<'payment', PaymentsSearchInput, never> = {
  label: 'Payment',
  table: 'payment',
  customFields: 'PAYMENT',
  key: 'uuid',
  lookups: { paymentId: ['paymentId'] },
  visible: visibleToAll,
  filters: { orderId: equals('orderId'), customFields: byCustomFields },
  sort: {},
}

/** Something that happened to a payment; transactions are only added. */
export const transaction: Resource<'transaction', object, never> = {
  label: 'Transaction',
  table: 'transaction',
  key: 'uuid',
  lookups: {},
  visible: visibleToAll,
  filters: {},
  sort: {},
}

/** A deleted payment with its transactions, which can no longer be read from the database. */
export type DeletedPayment = PaymentRow & { transactions?: readonly TransactionRow[] }

/** Returns the transactions of each payment, oldest first. */
export const transactionsOfPayment: Relation<DeletedPayment, readonly TransactionRow[]> = async (ctx, payments) => {
  const ids = payments.flatMap(({ id, transactions }) => (transactions ? [] : [id]))
  const rows = ids.length ? await rowsOf(ctx, transaction, 'paymentRecordId', ids) : []
  const byPayment = groupBy(rows, ({ paymentRecordId }) => paymentRecordId)
  return payments.map(({ id, transactions }) => transactions ?? byPayment.get(id) ?? [])
}
