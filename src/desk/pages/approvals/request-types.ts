/** What the page of a request reads. */
import type { LocalizedText } from '../../parts/format.js'
import type { OfCompany } from '../spending/parts.js'
import type { Person } from './people.js'
import type { RequestStatus } from './requests.js'
import type { approvalWords } from './words.js'

type Words = (typeof approvalWords)['en']

export interface RequestEntry {
  id: number
  number: number
  action: keyof Words['actions']
  contactId: number | null
  contactName: string | null
  onBehalfOfContactId: number | null
  onBehalfOfName: string | null
  isEscalated: boolean
  step: number | null
  comment: string | null
  createdAt: string
}

export interface ShownRequest extends OfCompany {
  cartId: string
  status: RequestStatus
  isTakenOver: boolean
  contactId: number
  contact: Person | null
  orderId: number | null
  step: number
  approverIds: number[]
  escalatedIds: number[]
  escalateAt: string | null
  expiresAt: string | null
  changedParts: (keyof Words['parts'])[]
  fingerprint: string
  currency: string
  totalGross: number
  totalNet: number
  createdAt: string
  entries: RequestEntry[]
}

export interface VerdictStep {
  number: number
  approvalRuleId: number | null
  name: string | null
  needs: keyof Words['needsValues']
  required: number
  approverIds: number[]
  approvedByIds: number[]
  isComplete: boolean
}

export interface RequestedCart {
  cartId: string
  status: string | null
  reference: string | null
  costCentre: string | null
  project: string | null
  items:
    | {
        itemId: string
        productId: number | null
        quantity: number
        price: number
        totalSum: number
        product: { sku: string; names: LocalizedText[] } | null
      }[]
    | null
  spendingVerdict: { steps: VerdictStep[] }
}

export interface RequestedOrder {
  id: number
  orderNumber: number | null
  reference: string | null
  costCentre: string | null
  project: string | null
  items: {
    uuid: string
    productId: number | null
    name: string
    sku: string | null
    quantity: number
    price: number
    priceTotal: number
    class: string
  }[]
}

/** Who may decide now, and why. */
export interface Decider {
  id: number
  name: string
  /** The approver in whose place a delegate decides. */
  awayName: string | null
  isEscalated: boolean
}
