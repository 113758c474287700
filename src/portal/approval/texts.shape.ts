/** Which texts the page for approvers has. */
import type { ApprovalAction, ApprovalPart, ApprovalStatus, SpendingReasonCode } from '../../contract/contract.gen.js'
import type { LinkOutcome } from '../../modules/sales/approval-link/decide.js'

/** A page with one message. */
export interface Notice {
  title: string
  lead: string
}

/** The name is that of a budget, a limit or a rule. */
type ReasonText = (name: string) => string

export interface ApprovalPageTexts {
  lang: 'en' | 'nl' | 'de'
  /** Formats amounts and dates. */
  locale: string
  title: (asker: string) => string
  lead: (company: string, without: string, including: string) => string
  facts: Record<'reference' | 'notes' | 'costCentre' | 'project', string>
  lines: {
    title: string
    product: string
    quantity: string
    price: string
    total: string
    others: string
    without: string
    including: string
  }
  reasons: { title: string } & Record<SpendingReasonCode, ReasonText>
  steps: {
    title: string
    of: (names: string, required: number) => string
    done: (names: string) => string
    current: string
    nobody: string
  }
  remarks: { title: string } & Partial<Record<ApprovalAction, (name: string) => string>>
  /** By the part of the cart. */
  changes: Readonly<Record<ApprovalPart, string>>
  change: (what: string) => string
  notApproved: string
  /** Why nothing was decided, from the code and the English message of the error. */
  refusal: (code: string, message: string) => string
  approve: string
  takeOver: string
  takeOverHint: string
  cannotApprove: string
  decline: string
  remark: string
  tooLong: string
  reader: (name: string, email: string) => string
  until: (date: string) => string
  outcome: Record<LinkOutcome, (asker: string) => Notice>
  used: Notice
  expired: (asker: string) => Notice
  /** By the status of the request; `PENDING` means that another step waits, or for somebody else. */
  over: Record<ApprovalStatus, string>
  overTitle: string
  unknown: Notice
  own: Notice
  unread: Notice
  busy: { title: string; lead: (seconds: number) => string }
  failed: Notice
  wrongMethod: Notice
}
