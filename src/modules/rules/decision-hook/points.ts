/** The questions and answers of each point. schemas.ts publishes them as JSON Schemas, and answers are checked with those. */
import type { DecisionPoint } from '../../../contract/contract.gen.js'
import type { CustomFieldValues } from '../../../db/json.js'

/** The custom fields of a record. Questions of before they had them lack this. */
export interface AskedFields {
  customFields?: CustomFieldValues
}

interface AskedAddress extends AskedFields {
  country: string
  postalCode: string | null
  city: string | null
  region: string | null
  company: string | null
}

/** A sale, as every question about one describes it. */
export interface AskedSale extends AskedFields {
  channelId: number
  language: string
  currency: string
  contactId: number | null
  customerId: number | null
  companyId: number | null
  contact?: AskedFields | null
  company?: AskedFields | null
  carrier: string | null
  shippingMethod: string | null
  paymentMethod: string | null
  actionCode: string | null
  reference: string | null
  requestDate: string | null
  subTotal: string
  deliveryAddress: AskedAddress
  invoiceAddress: AskedAddress
}

export interface AskedLine extends AskedFields {
  product?: AskedFields | null
  id: string
  parentId: string | null
  productId: number
  sku: string
  quantity: number
  price: string | null
  taxCode: string
}

/** A line, a surcharge or a cost whose tax is asked. */
export interface TaxedItem extends AskedFields {
  product?: AskedFields | null
  id: string
  productId: number | null
  sku: string | null
  quantity: number
  taxable: string
  taxCode: string | null
  percentage: string
}

export interface ShippingOption {
  carrier: string
  price: string
}

export interface Questions {
  /** `catalog` is set for a catalogue page: its lines are products that are only shown. */
  PRICES: { sale: AskedSale; lines: readonly AskedLine[]; catalog?: boolean }
  TAX: { sale: AskedSale; items: readonly TaxedItem[] }
  SHIPPING: { sale: AskedSale; lines: readonly AskedLine[]; options: readonly ShippingOption[] }
  CHECKOUT: {
    record: { type: 'CART' | 'ORDER' | 'TENDER'; id: string | null }
    sale: AskedSale
    lines: readonly AskedLine[]
    totals: Record<'subTotal' | 'discount' | 'payment' | 'postage' | 'totalGross' | 'totalNet', string>
    orderStatus: string
    mayAddLines: boolean
  }
  PAYMENT: {
    operation: 'START' | 'CAPTURE' | 'CANCEL' | 'REFUND' | 'STATUS'
    operationId: string
    payment: { id: string; method: string; status: string; providerId: string | null } & AskedFields
    order: { id: number; reference: string | null; totalNet: string } & AskedFields
    amount: string
    currency: string
    returnUrl: string | null
  }
  /** `point` is the name of the point, such as reviews/moderation. The other properties are those of its schema. */
  MODULE: { point: string; [property: string]: unknown }
}

/** A point of Wharf itself. */
export type OwnPoint = Exclude<DecisionPoint, 'MODULE'>

export interface AddedLine {
  sku: string
  quantity: number
  price: string
}

export interface Answers {
  PRICES: { lines: readonly { id: string; price: string }[] }
  TAX: { items: readonly { id: string; percentage?: string; amount?: string }[] }
  SHIPPING: { options: readonly ShippingOption[]; others?: 'KEEP' | 'HIDE' }
  CHECKOUT: { decision: 'ALLOW' | 'REFUSE'; message?: string; note?: string; lines?: readonly AddedLine[] }
  PAYMENT: {
    status: 'OPEN' | 'PENDING' | 'AUTHORIZED' | 'PAID' | 'FAILED' | 'CANCELLED' | 'EXPIRED' | 'REFUNDED'
    providerId?: string
    transactionId?: string
    redirectUrl?: string
    amount?: string
    message?: string
  }
  MODULE: Readonly<Record<string, unknown>>
}

export const POINTS: readonly OwnPoint[] = ['PRICES', 'TAX', 'SHIPPING', 'CHECKOUT', 'PAYMENT']
