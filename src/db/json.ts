/** The types of the values in jsonb columns. */

/** Text in several languages: language code in upper case → text. */
export type Localized = Record<string, string>

export type Access = 'OWNER' | 'EDITOR' | 'VIEWER' | 'NONE'

/** Role domain → access, such as `{ pricing: 'OWNER' }`. */
export type Roles = Record<string, Access>

/** The opening hours of a warehouse on one day of the week (0 = Sunday). Times are HH:MM; null means closed, or no lunch break. */
export interface BusinessDay {
  dayOfWeek: number
  openingTime: string | null
  closingTime: string | null
  lunchBeakStartTime: string | null
  lunchBeakEndTime: string | null
}

/** A period in which the API behaves for a client as it will after the removal. Both ends are ISO 8601. */
export interface Brownout {
  from: string
  to: string
}

/** Id of a deprecated item → when it was last used, as ISO 8601. */
export type LastUses = Record<string, string>

/** A JSON Web Key (RFC 7517). */
export type Jwk = Record<string, unknown>

/** The data of an event, usually ids. The handler reads the rest from the database. */
export type EventPayload = Record<string, unknown>

/** What an event leads to. */
export type EventActionKind = 'EMAIL' | 'WEBHOOK'

/** Extra strings that the creator of a magic token stores in it. */
export type Extras = string[]

/** The value of an attribute. The type of its description decides: texts per language, selected enum values, or a single value. */
export type StoredValue = Record<string, string[]> | string[] | string | number

/** Tags per language. */
export type LocalizedTags = Record<string, string[]>

/** A file in our storage (`key`), or a video on another server (`uri`). */
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
  /** Where it is not the whole number that is shown. */
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

/** A voucher that an action code brings. */
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

/** What a cart costs. */
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
  /** Ids of the carriers and payment methods that the buyer may choose, with their costs; null where no rule limits them. */
  carriers: { id: number; price: string }[] | null
  payMethods: { id: number; price: string }[] | null
}

/** A surcharge that a line pays. */
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

/** What a line of a cart costs: one unit, and all of them. `sum` and `totalSum` are with child items and surcharges. */
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
  /** How many units of the line an incentive gives away: they are a bonus item, and the line shows the others. */
  movedQuantity: number
  /** The quantity at which the line was priced. A price that differs at the same quantity has changed by itself. */
  pricedQuantity: number
  /** The price before it last changed by itself, and when that was. */
  previousPrice: string | null
  priceChangedAt: string | null
}

/** The tax of one percentage in the total of an order. Amounts in JSON are exact texts. */
export interface TaxPercentage {
  percentage: number
  /** Where it is not the whole number that is shown. */
  exactPercentage?: string
  total: string
}

/** How the price of an order line came about, as the pricing modules write it. */
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
  /** The lines that the order has already. Others are new. */
  savedItemIds: number[]
  /** What rules leave to choose from, with the costs; null where no rule limits it. */
  carriers: { id: number; price: string }[] | null
  payMethods: { id: number; price: string }[] | null
  valuePoints: number
  /** How incentives change lines, by the uuid of the line. */
  incentiveCodes: Record<string, string>
}

/** Somebody whom an e-mail template writes to: an address, or a contact, a customer or an administrator whose address is looked up. */
export interface TemplateContact {
  email?: string | null
  name?: string | null
  contactId?: number | null
  customerId?: number | null
  adminUserId?: number | null
}

/** A mailbox as inputs name it. */
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

/** An e-mail that waits to be sent. It is made with a template, with its own texts, or with a template whose texts it replaces. */
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
  /** In place of the recipients of the template. */
  to?: MailContact[] | null
  /** Where neither the request nor the template names somebody: the person whom the e-mail is about. */
  defaultTo?: MailContact[] | null
  cc?: MailContact[] | null
  bcc?: MailContact[] | null
  attachments?: MailFile[] | null
  /** The uuids of document templates that are attached beside those of the template. */
  documentTemplateIds?: string[]
  /** The caller's own id of the e-mail. */
  messageId?: string | null
  campaignId?: string | null
  utmTags?: string | null
  /** The event that asked for it, for the log of errors. */
  topicName?: string | null
  eventInstance?: string | null
}

/** A condition of a business rule, as the contract describes it. */
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

/** An incentive that an order was made with. */
export interface OrderIncentiveValues {
  name: string
  action: string
  ruleId: string | null
  rowId: string | null
  params: Record<string, string | number | null>
}

/** Which column of a CSV file is which field. */
export type CsvMappings = { csvHeader: string; fieldName: string }[]

/** A row of a CSV file, by column. */
export type CsvRecord = Record<string, string>

/** The caller who began an import. */
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
