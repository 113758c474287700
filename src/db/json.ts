/** The types of the values in jsonb columns. */
export type {
  ApprovalStep as ApprovalStepValues,
  CallOffDelivery as CallOffDeliveryValues,
  CurrencyRate as CurrencyRateValues,
  OwnPartNumber as PartNumberValues,
} from '../contract/contract.gen.js'
export type { HistoryChanges, HistoryOrigin } from './meter.js'
export type { BusinessDay } from './values/business-day.js'
export type { FingerprintParts } from './values/fingerprint-parts.js'

/** Text in several languages: language code in upper case → text. */
export type Localized = Record<string, string>

export type Access = 'OWNER' | 'EDITOR' | 'VIEWER' | 'NONE'

/** Role domain → access, such as `{ pricing: 'OWNER' }`. */
export type Roles = Record<string, Access>

/** A period in which the API behaves for a client as it will after the removal. Both ends are ISO 8601. */
export type Brownout = Record<'from' | 'to', string>

/** Id of a deprecated item → when it was last used, as ISO 8601. */
export type LastUses = Record<string, string>

/** A JSON Web Key (RFC 7517). */
export type Jwk = Record<string, unknown>

/** The data of an event, usually ids. The handler reads the rest from the database. */
export type EventPayload = Record<string, unknown>

/** The kinds of actions of an event. */
export type EventActionKind = 'EMAIL' | 'WEBHOOK'

/** Extra strings that the creator of a magic token stores in it. */
export type Extras = string[]

/** The value of an attribute. It depends on the type of its description: texts per language, selected enum values, or a single value. */
export type StoredValue = Record<string, string[]> | string[] | string | number

/** Tags per language. */
export type LocalizedTags = Record<string, string[]>

/** A stored file (`key`), or a video on another server (`uri`). */
export interface MediaFile {
  key?: string
  uri?: string
  fileName?: string
  mimeType: string | null
  size?: number
  cacheControl?: string
}

/** Language code → file. */
export type MediaFiles = Record<string, MediaFile>

/** The user groups that a price sheet is assigned to. */
export type Usergroups = string[]

/** An address of a cart. It is blank at first. */
export interface CartAddressValues {
  customFields?: CustomFieldValues
  company: string | null
  gender: 'M' | 'F' | 'U' | null
  firstName: string
  middleName: string | null
  lastName: string
  street: string
  number: string | null
  numberExtension: string | null
  postalCode: string
  city: string
  region: string | null
  country: string
  code: string | null
  email: string | null
  mobile: string | null
  phone: string | null
  icp: 'Y' | 'N'
  notes: string | null
}

/** Costs of payment or shipping. Amounts in JSON are exact texts. */
export interface CartCost {
  price: string
  priceNet: string
  taxPercentage: number
  /** Set if it differs from the whole number that is shown. */
  exactTaxPercentage?: string
}

/** An incentive that changed a cart. `itemIds` are the uuids of the lines. */
interface CartIncentiveValues {
  name: string
  action: string
  itemIds: string[]
  params: Record<string, string | number | null>
  ruleId: string | null
  rowId: string | null
}

/** A voucher from an action code. */
interface CartVoucherValues {
  code: string
  name: string
  description: string
  ruleId: number
  redeemed: 'Y' | 'N'
  combinable: 'Y' | 'N'
  partialRedemption: 'Y' | 'N'
  available: string
  remaining: string
}

/** The amounts of a cart. */
export interface CartAmounts {
  subTotal: string
  subTotalNet: string
  discount: string
  discountNet: string
  discountPercentage: string
  totalGross: string
  totalNet: string
  taxLevels: { taxPercentage: number; exactTaxPercentage?: string; price: string; discount: string }[]
  payment: CartCost
  postage: CartCost
  incentives: CartIncentiveValues[]
  vouchers: CartVoucherValues[]
  valuePoints: number
  /** Ids of the carriers and payment methods that the buyer may choose, with their costs; null if no rule limits them. */
  carriers: { id: number; price: string }[] | null
  payMethods: { id: number; price: string }[] | null
  /** What decision hooks decided. */
  decisions?: KeptDecision[]
  /** Lines that a hook added at the checkout. Any other change of the cart drops them. */
  added?: { productId: number; name: string; quantity: number; price: string }[]
}

/** A surcharge of a line. */
export interface CartSurchargeValues {
  names: Localized
  descriptions: Localized
  type: 'FlatFee' | 'Percentage'
  value: string
  taxCode: string
  taxPercentage: number
  exactTaxPercentage?: string
  quantity: number
  price: string
  priceNet: string
  totalPrice: string
  totalPriceNet: string
}

/** The amounts of a cart line: for one unit, and for all of them. `sum` and `totalSum` include child items and surcharges. */
export interface CartItemAmounts {
  price: string
  priceNet: string
  totalPrice: string
  totalPriceNet: string
  sum: string
  sumNet: string
  totalSum: string
  totalSumNet: string
  discount: string
  discountPercentage: string
  taxCode: string
  taxPercentage: number
  exactTaxPercentage?: string
  surcharges: CartSurchargeValues[]
  incentive: { name: string | null; quantity: number; price: string; code: string } | null
  /** The number of units that an incentive gives away: they are a bonus item, and the line shows the others. */
  movedQuantity: number
  /** The quantity at which the line was priced. If the price differs at the same quantity, it has changed independently of the buyer. */
  pricedQuantity: number
  /** The price before its last independent change, and when that was. */
  previousPrice: string | null
  priceChangedAt: string | null
}

/** The names of the decisions that a hook takes part in. */
export type DecisionPoints = ('PRICES' | 'TAX' | 'SHIPPING' | 'CHECKOUT' | 'PAYMENT' | 'MODULE')[]

/** What a decision hook decided about a sale, as the order keeps it. */
export interface KeptDecision {
  /** The uuid and the name of the hook at that time. */
  hookId: string
  hookName: string
  point: DecisionPoints[number]
  outcome: 'ANSWERED' | 'LAST_ANSWER' | 'CONTINUED' | 'NOT_ASKED'
  /** When the answer was given, as ISO 8601. */
  at: string
  /** The hash of the question. */
  hash: string
  /** What it changed, or why it was not used. */
  summary: string
}

/** The tax of one percentage in the total of an order. Amounts in JSON are exact texts. */
export interface TaxPercentage {
  percentage: number
  /** Set if it differs from the whole number that is shown. */
  exactPercentage?: string
  total: string
}

/** How the price of an order line was derived, as written by the pricing modules. */
export type PriceDerivation = Record<string, unknown>

/** A row as JSON: dates are ISO 8601, decimals exact texts. */
export type JsonRow = Record<string, unknown>

/** An order as it was when a revision was saved. */
export interface OrderSnapshot {
  order: JsonRow
  items: JsonRow[]
  addresses: JsonRow[]
  sources: { name: string; id: string }[]
}

/** An order as a tender would write it. */
export interface TenderDraft {
  order: JsonRow
  items: JsonRow[]
  addresses: JsonRow[]
  /** The lines that the order already has. Others are new. */
  savedItemIds: number[]
  /** The choices that rules allow, with the costs; null if no rule limits them. */
  carriers: { id: number; price: string }[] | null
  payMethods: { id: number; price: string }[] | null
  valuePoints: number
  /** How incentives change lines, by the uuid of the line. */
  incentiveCodes: Record<string, string>
}

/** A recipient of an e-mail template: an address, or a contact, a customer or an administrator whose address is looked up. */
export interface TemplateContact {
  email?: string | null
  name?: string | null
  contactId?: number | null
  customerId?: number | null
  adminUserId?: number | null
}

/** A mailbox in inputs. */
export interface MailContact {
  email: string
  name?: string | null
}

/** A file of an e-mail, in base64. */
export interface MailFile {
  base64: string
  contentType: string
  fileName: string
}

/** The person whose rights the query of a template has. */
export interface TemplateParty {
  contactId?: number | null
  customerId?: number | null
}

/** A queued e-mail. It is made with a template, with its own texts, or with a template whose texts it replaces. */
export interface MailRequest {
  /** The uuid of the template. */
  templateId?: string | null
  language?: string | null
  data?: Record<string, unknown>
  party?: TemplateParty | null
  /** Handlebars; HTML in `content`. */
  subject?: string | null
  content?: string | null
  from?: MailContact | null
  /** Replaces the recipients of the template. */
  to?: MailContact[] | null
  /** The recipients if neither the request nor the template names any: the person that the e-mail is about. */
  defaultTo?: MailContact[] | null
  cc?: MailContact[] | null
  bcc?: MailContact[] | null
  attachments?: MailFile[] | null
  /** The uuids of additional document templates to attach. */
  documentTemplateIds?: string[]
  /** The caller's own id of the e-mail. */
  messageId?: string | null
  campaignId?: string | null
  utmTags?: string | null
  /** The event that caused it, for the log of errors. */
  topicName?: string | null
  eventInstance?: string | null
}

/** A condition of a business rule, as in the contract. */
export type RuleExpression = { id: string; path: string | null } & (
  | { type: 'string'; operator: string; string: string }
  | { type: 'number'; operator: string; number: number }
  | { type: 'array'; operator: string; string: string | null; number: number | null }
  | { type: 'date'; operator: string; string: string | null; number: number | null; date: string | null }
  | {
      type: 'complex'
      operator: string
      action: 'sum' | 'count' | 'collect'
      field: string | null
      number: number
      expressions: RuleExpressionGroup[]
    }
)

export interface RuleExpressionGroup {
  id: string
  operator: 'and' | 'or'
  expressions: RuleExpression[]
}

/** A cell of a decision table; it has at most one value. */
export interface RuleCell {
  columnId: string
  expression: RuleExpressionGroup | null
  value: string | null
  localizedValue: Localized | null
  number: number | null
}

export interface RuleColumn {
  id: string
  name: string
  field: string
}

export interface RuleRow {
  id: string
  inputs: RuleCell[]
  outputs: RuleCell[]
}

export interface RuleTable {
  type: 'decisionTableNode'
  id: string
  name: string
  description: string
  content: { hitPolicy: 'first' | 'collect'; rows: RuleRow[]; inputs: RuleColumn[]; outputs: RuleColumn[] }
}

/** A node of the graph of a business rule. */
export type RuleNode = { type: 'inputNode' | 'outputNode'; id: string; name: string; description: string } | RuleTable

export interface RuleEdge {
  id: string
  sourceId: string
  targetId: string
  type: 'edge'
}

/** An incentive that was applied to an order. */
export interface OrderIncentiveValues {
  name: string
  action: string
  ruleId: string | null
  rowId: string | null
  params: Record<string, string | number | null>
}

/** The field of each column of a CSV file. */
export type CsvMappings = { csvHeader: string; fieldName: string }[]

/** A row of a CSV file, by column. */
export type CsvRecord = Record<string, string>

/** The caller who started an import. */
export interface ImportActor {
  kind: 'nobody' | 'key' | 'client'
  roles: Roles
  channelId: number
  userId: number | null
  user: {
    kind: 'contact' | 'customer' | 'user' | 'admin'
    id: number | null
    uid: string
    email: string
    companyId: number | null
    companyIds: readonly number[]
    managedCompanyIds: readonly number[]
  } | null
  credential: string | null
}

/** A value of a custom field: decimals and dates are texts, references are ids. */
export type CustomFieldValue = string | number | boolean | readonly (string | number | boolean)[]

/** The values of a record's custom fields, by their codes. */
export type CustomFieldValues = Record<string, CustomFieldValue>

/** Columns, filters and order of a saved view, as the desk writes them. */
export type SavedViewSettings = Record<string, unknown>
