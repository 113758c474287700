/** The results of the documents of orders, quotes and carts. */
import type { ShownAddress } from '../../parts/address.js'
import type { LocalizedText } from '../../parts/format.js'

export interface FoundOrder {
  id: number
  orderNumber: number | null
  status: string
  type: string
  email: string
  reference: string | null
  currency: string
  createdAt: string
  lastModifiedAt: string | null
  validUntil: string | null
  revisionNumber: number
  source: string | null
  exportedAt: string | null
  company: { companyId: number; name: string } | null
  total: { gross: number; net: number }
}

export interface OrderLine {
  uuid: string
  class: string
  productId: number | null
  sku: string
  name: string
  quantity: number
  price: number
  priceTotal: number
  discount: number | null
  taxPercentage: number
  isBonus: string
  notes: string | null
  parentOrderItemId: number | null
}

type TotalRowKind = 'SUBTOTAL' | 'DISCOUNT' | 'POSTAGE' | 'PAYMENT' | 'ROUNDING' | 'GROSS' | 'TAX' | 'NET'

/** The part of an order that its revisions also have. */
export interface OrderContent {
  items: OrderLine[]
  total: { gross: number; net: number }
  totalRows: { kind: TotalRowKind; percentage: number | null; amount: number }[]
  postageData: { method: string; carrier: string | null }
  paymentData: { method: string; status: string | null }
}

export interface Revision {
  revisionNumber: number
  createdAt: string
  createdFromRevisionNumber: number | null
  createdByAdminUser: { email: string } | null
  createdByContact: { firstName: string; lastName: string } | null
  snapshot: { status: string; public: boolean; invalid: boolean } & OrderContent
}

interface OrderAddress extends ShownAddress {
  company: string | null
  firstName: string | null
  lastName: string | null
}

export interface ShownOrder extends OrderContent {
  id: number
  orderNumber: number | null
  status: string
  statusDate: string | null
  type: string
  source: string | null
  email: string
  reference: string | null
  remarks: string | null
  currency: string
  createdAt: string
  emailDate: string | null
  exportedAt: string | null
  validUntil: string | null
  revisionNumber: number
  originalOrderId: number | null
  debtorId: string | null
  debtorFirstName: string | null
  debtorLastName: string | null
  debtorCompany: string | null
  recipientFirstName: string | null
  recipientLastName: string | null
  recipientCompany: string | null
  actionCode: string | null
  orderAddresses: OrderAddress[]
  company: { companyId: number; name: string } | null
  shipments:
    | { id: string; status: string | null; createdAt: string; trackAndTraces: { id: string; code: string }[] | null }[]
    | null
  revisions: { items: Revision[] }
}

interface Person {
  firstName: string | null
  lastName: string | null
}

export interface FoundCart {
  cartId: string
  status: 'OPEN' | 'PENDING_PURCHASE_AUTHORIZATION' | null
  orderId: number | null
  orderStatus: string | null
  reference: string | null
  currency: string
  createdAt: string | null
  lastModifiedAt: string | null
  company: { name: string } | null
  contact: Person | null
  customer: Person | null
  items: { itemId: string }[] | null
  total: { totalGross: number; totalNet: number } | null
}

export interface ShownCart {
  cartId: string
  status: FoundCart['status']
  orderId: number | null
  orderStatus: string | null
  reference: string | null
  currency: string
  notes: string | null
  createdAt: string | null
  lastModifiedAt: string | null
  company: { companyId: number; name: string } | null
  contact: Person | null
  customer: Person | null
  items:
    | {
        itemId: string
        productId: number | null
        quantity: number
        price: number
        totalSum: number
        discount: number
        product: { sku: string; names: LocalizedText[] } | null
      }[]
    | null
  total: { subTotal: number; discount: number; totalGross: number; totalNet: number } | null
}
