/** The head of a sale: who buys, and what was chosen for the whole of it. */
import type { CartRow } from '../../../db/db.gen.js'
import type { CartAddressValues } from '../../../db/json.js'

export type SaleAddress = Pick<
  CartAddressValues,
  'country' | 'postalCode' | 'city' | 'region' | 'company' | 'icp' | 'customFields'
>

/** The input of rules, prices and costs besides the lines. A cart is one; a tender has its own. */
export interface SaleHead
  extends Pick<
    CartRow,
    | 'channelId'
    | 'contactId'
    | 'customerId'
    | 'companyId'
    | 'language'
    | 'currency'
    | 'createdAt'
    | 'actionCode'
    | 'reference'
    | 'carrier'
    | 'postageMethod'
    | 'paymentMethod'
    | 'requestDate'
    | 'customFields'
  > {
  invoiceAddress: SaleAddress
  deliveryAddress: SaleAddress
  /** Set for tenders, whose custom fields are those of tenders and order lines. */
  isTender?: true
}
