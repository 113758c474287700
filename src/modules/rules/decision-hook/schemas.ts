/** The published JSON Schemas of questions and answers. A change that receivers notice gets a new version. */
import type { OwnPoint } from './points.js'

/** The version of the protocol that this server speaks. */
export const VERSION = 1

/** An amount of money: a decimal as text, because numbers of JSON are not exact. */
const MONEY = { type: 'string', pattern: '^-?\\d{1,12}(\\.\\d{1,10})?$' }
const PRICE = { type: 'string', pattern: '^\\d{1,10}(\\.\\d{1,5})?$' }
const PERCENTAGE = { type: 'string', pattern: '^\\d{1,3}(\\.\\d{1,4})?$' }
const MAX_LINES = 10_000

const text = (maxLength: number) => ({ type: 'string', maxLength })
const orNull = (schema: object) => ({ anyOf: [schema, { type: 'null' }] })
const listOf = (items: object, maxItems = MAX_LINES) => ({ type: 'array', items, maxItems })

/** An object of a question: receivers ignore properties that they do not know. Properties that were added later are not required: logged questions lack them. */
const shape = (properties: Record<string, object>, added: Record<string, object> = {}) => ({
  type: 'object',
  required: Object.keys(properties),
  properties: { ...properties, ...added },
})
const CUSTOM_FIELDS = {
  customFields: {
    type: 'object',
    description:
      'The custom fields of the record by their codes; empty ones are left out. Decimals and days are texts, references are ids.',
    additionalProperties: { type: ['string', 'number', 'boolean', 'array'] },
  },
}
const FIELDED = { type: ['object', 'null'], properties: CUSTOM_FIELDS }
/** An object of an answer: a property that the server does not know is a mistake. */
const answerShape = (required: Record<string, object>, optional: Record<string, object> = {}) => ({
  type: 'object',
  required: Object.keys(required),
  properties: { ...required, ...optional },
  additionalProperties: false,
})

const INT = { type: 'integer' }
const ADDRESS = shape(
  {
    country: text(255),
    postalCode: orNull(text(255)),
    city: orNull(text(255)),
    region: orNull(text(255)),
    company: orNull(text(255)),
  },
  CUSTOM_FIELDS,
)

const SALE = shape(
  {
    channelId: INT,
    language: { type: 'string' },
    currency: { type: 'string', pattern: '^[A-Z]{3}$' },
    contactId: orNull(INT),
    customerId: orNull(INT),
    companyId: orNull(INT),
    carrier: orNull(text(255)),
    shippingMethod: orNull(text(255)),
    paymentMethod: orNull(text(255)),
    actionCode: orNull(text(255)),
    reference: orNull({ type: 'string' }),
    requestDate: orNull({ type: 'string', format: 'date-time' }),
    subTotal: { ...MONEY, description: 'The sum of the lines without tax.' },
    deliveryAddress: ADDRESS,
    invoiceAddress: ADDRESS,
  },
  { ...CUSTOM_FIELDS, contact: FIELDED, company: FIELDED },
)

const LINE = shape(
  {
    id: { type: 'string', description: 'The position of the line, from 1. The answer refers to it.' },
    parentId: orNull({ type: 'string' }),
    productId: INT,
    sku: { type: 'string' },
    quantity: INT,
    price: { ...orNull(MONEY), description: 'The price of one unit without tax; null if the shop has none.' },
    taxCode: { type: 'string' },
  },
  { ...CUSTOM_FIELDS, product: FIELDED },
)

const TAXED = shape(
  {
    id: { type: 'string', description: 'The position of the line, and after a dot that of its surcharge; or payment, postage.' },
    productId: orNull(INT),
    sku: orNull({ type: 'string' }),
    quantity: INT,
    taxable: { ...MONEY, description: 'The amount without tax, before a discount on the whole sale.' },
    taxCode: orNull({ type: 'string' }),
    percentage: { ...MONEY, description: 'The percentage of the shop.' },
  },
  { ...CUSTOM_FIELDS, product: FIELDED },
)

const OPTION = shape({ carrier: { type: 'string' }, price: MONEY })

const RECORD = shape({ type: { enum: ['CART', 'ORDER', 'TENDER'] }, id: orNull({ type: 'string' }) })

const TOTALS = shape({
  subTotal: MONEY,
  discount: MONEY,
  payment: MONEY,
  postage: MONEY,
  totalGross: { ...MONEY, description: 'Without tax.' },
  totalNet: { ...MONEY, description: 'With tax.' },
})

/** Properties that were added later. */
const addedToQuestions: Partial<Record<OwnPoint, Record<string, object>>> = {
  PRICES: {
    catalog: {
      type: 'boolean',
      description:
        'True for a catalogue page: each line is a product that is only shown. `sale` is the cart that its buyer would start.',
    },
  },
}

const questions: Record<OwnPoint, Record<string, object>> = {
  PRICES: { sale: SALE, lines: listOf(LINE) },
  TAX: { sale: SALE, items: listOf(TAXED) },
  SHIPPING: { sale: SALE, lines: listOf(LINE), options: listOf(OPTION) },
  CHECKOUT: {
    record: RECORD,
    sale: SALE,
    lines: listOf(LINE),
    totals: TOTALS,
    orderStatus: { type: 'string' },
    mayAddLines: { type: 'boolean' },
  },
  PAYMENT: {
    operation: { enum: ['START', 'CAPTURE', 'CANCEL', 'REFUND', 'STATUS'] },
    operationId: { type: 'string', description: 'The uuid of the operation.' },
    payment: shape(
      {
        id: { type: 'string', description: 'The uuid of the payment.' },
        method: { type: 'string' },
        status: { type: 'string' },
        providerId: { ...orNull(text(255)), description: 'What the provider calls it; null before it has started.' },
      },
      CUSTOM_FIELDS,
    ),
    order: shape({ id: INT, reference: orNull({ type: 'string' }), totalNet: MONEY }, CUSTOM_FIELDS),
    amount: MONEY,
    currency: { type: 'string', pattern: '^[A-Z]{3}$' },
    returnUrl: { ...orNull(text(2048)), description: 'Where the buyer returns to after paying.' },
  },
}

const answers: Record<OwnPoint, object> = {
  PRICES: answerShape({ lines: listOf(answerShape({ id: text(64), price: PRICE })) }),
  TAX: answerShape({ items: listOf(answerShape({ id: text(64) }, { percentage: PERCENTAGE, amount: PRICE })) }),
  SHIPPING: answerShape(
    { options: listOf(answerShape({ carrier: text(255), price: PRICE }), 1000) },
    { others: { enum: ['KEEP', 'HIDE'], description: 'What happens to carriers that are not in `options`; KEEP by default.' } },
  ),
  CHECKOUT: answerShape(
    { decision: { enum: ['ALLOW', 'REFUSE'] } },
    {
      message: { ...text(500), description: 'Why the order is refused: the buyer sees it.' },
      note: { ...text(1000), description: 'Is added to the remarks of the order.' },
      lines: listOf(
        answerShape({ sku: text(255), quantity: { type: 'integer', minimum: 1, maximum: 100_000 }, price: PRICE }),
        20,
      ),
    },
  ),
  PAYMENT: answerShape(
    { status: { enum: ['OPEN', 'PENDING', 'AUTHORIZED', 'PAID', 'FAILED', 'CANCELLED', 'EXPIRED', 'REFUNDED'] } },
    {
      providerId: text(255),
      transactionId: {
        ...text(255),
        minLength: 1,
        description: 'The id of this transaction in later reports of the provider; by default the id of the operation.',
      },
      redirectUrl: { ...text(2048), description: 'Where the buyer pays.' },
      amount: { ...PRICE, description: 'The amount that was moved; by default the requested one.' },
      message: text(500),
    },
  ),
}

/** Returns the schema of the questions of a point. */
export const questionSchema = (point: OwnPoint) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: `The question of a decision hook: ${point}`,
  ...shape(
    {
      version: { const: VERSION },
      point: { const: point },
      dryRun: { type: 'boolean', description: 'True if nothing will be stored: the receiver must not do anything either.' },
      ...questions[point],
    },
    addedToQuestions[point],
  ),
})

/** Returns the schema of the answers of a point. */
export const answerSchema = (point: OwnPoint) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: `The answer of a decision hook: ${point}`,
  ...answers[point],
})
