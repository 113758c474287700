/** What can be done with an order: the next statuses, what is still to be sent and to be paid. */
import { orderWorkDocument } from '../../api/documents/sales-edit.js'
import { useQuery } from '../../api/use-query.js'
import type { LocalizedText } from '../../parts/format.js'
import { centsOf } from './money.js'

export interface NextStatus {
  code: string
  name: string
  orderType: string
}

export interface WorkLine {
  id: number
  class: string
  sku: string
  name: string
  quantity: number
}

export interface Shipment {
  id: string
  status: string | null
  createdAt: string
  expectedDeliveryAt: string | null
  customFields: Record<string, unknown>
  items: { id: string; orderItemId: number | null; sku: string | null; name: string | null; quantity: number | null }[] | null
  trackAndTraces: { id: string; code: string; url: string | null; carrier: { name: string } | null }[] | null
}

interface Transaction {
  id: string
  transactionId: string
  type: string
  status: string
  amount: number
  currency: string
  description: string | null
  provider: string | null
  timestamp: string | null
}

export interface Payment {
  id: string
  paymentId: string | null
  amount: number
  currency: string
  method: string
  status: string
  createdAt: string
  transactions: Transaction[] | null
}

export interface WorkOrder {
  id: number
  uuid: string
  status: string
  currency: string
  email: string
  orderStatus: {
    code: string
    isEditable: boolean | null
    isDeletable: boolean | null
    orderType: string
    nextStatuses: { items: NextStatus[] }
  } | null
  total: { gross: number; net: number }
  paymentData: { method: string; status: string | null }
  items: WorkLine[]
  shipments: Shipment[] | null
}

export interface OrderWork {
  order: WorkOrder
  payments: { items: Payment[] }
  carriers: { items: { id: number; name: string }[] }
  payMethods: { items: { externalCode: string; names: LocalizedText[] }[] }
}

export const useOrderWork = (orderId: number) => useQuery<OrderWork>(orderWorkDocument, { orderId })

/** Returns the lines with goods, and how many pieces of each were sent. A canceled shipment sent nothing. */
export function linesToSend({ items, shipments }: WorkOrder): { line: WorkLine; sent: number; left: number }[] {
  const active = (shipments ?? []).filter(({ status }) => status !== 'CANCELED').flatMap((shipment) => shipment.items ?? [])
  return items
    .filter((line) => line.class === 'product' && line.quantity > 0)
    .map((line) => {
      const sent = active
        .filter(({ orderItemId }) => orderItemId === line.id)
        .reduce((sum, item) => sum + (item.quantity ?? 0), 0)
      return { line, sent, left: Math.max(0, line.quantity - sent) }
    })
}

const isDone = ({ status }: Transaction) => status === 'SUCCESS'

/** Returns what a payment brought in and what was paid back, in cents. A paid payment without transactions brought in its amount. */
export function sumsOf({ amount, status, transactions }: Payment): { paid: number; refunded: number } {
  const sum = (types: readonly string[]) =>
    (transactions ?? [])
      .filter((each) => isDone(each) && types.includes(each.type))
      .reduce((total, each) => total + each.amount, 0)
  const paid = sum(['PAY'])
  const isPaid = ['PAID', 'REFUNDED', 'CHARGEBACK'].includes(status)
  return { paid: paid || (isPaid ? amount : 0), refunded: sum(['REFUND', 'CHARGEBACK']) }
}

/** Returns what was paid, refunded and is still open of an order, in cents, with tax. */
export function balanceOf(order: WorkOrder, payments: readonly Payment[]): { paid: number; refunded: number; open: number } {
  const sums = payments.map(sumsOf)
  const paid = sums.reduce((total, each) => total + each.paid, 0)
  const refunded = sums.reduce((total, each) => total + each.refunded, 0)
  return { paid, refunded, open: centsOf(order.total.net) - paid + refunded }
}

/** Returns the status with which an order is canceled: one of the shop's own, or else the archive. */
export const findCancelStatus = ({ orderStatus }: WorkOrder): NextStatus | undefined => {
  const next = orderStatus?.nextStatuses.items ?? []
  return next.find(({ code }) => /CANCEL|ANNUL|STORN/i.test(code)) ?? next.find(({ code }) => code === 'ARCHIVED')
}
