/** The facts for rules, and their catalogue for authors of conditions. */
import type { BusinessRuleFieldDefinition, BusinessRuleFieldDefinitionGroup } from '../../../contract/contract.gen.js'
import { notFound } from '../../../core/base/errors.js'

interface AddressFacts {
  country: string
  postalCode: string
  city: string
  region: string | null
  company: string | null
}

/** A line of an order. Amounts are without tax. */
export interface ItemFacts {
  itemId: string
  productId: number
  clusterId: number | null
  bundleId: string | null
  sku: string | null
  manufacturer: string | null
  supplier: string | null
  categoryIds: readonly number[]
  quantity: number
  price: number
  totalPrice: number
  taxCode: string
}

/** The facts about an order that is being priced. Numbers are doubles here: they are compared, never charged. */
export interface RuleFacts {
  now: string
  order: {
    channelId: number
    language: string
    createdAt: string
    actionCode: string | null
    reference: string | null
    contactId: number | null
    companyId: number | null
    customerId: number | null
    carrier: string | null
    shippingMethod: string
    paymentMethod: string
    requestDate: string | null
    subTotal: number
    subTotalNet: number
    quantity: number
    itemCount: number
    deliveryAddress: AddressFacts
    invoiceAddress: AddressFacts
    items: readonly ItemFacts[]
  }
}

type FieldType = BusinessRuleFieldDefinition['type']
type Entry = [path: string, type: FieldType, english: string, dutch: string]

const names = (english: string, dutch: string) =>
  Object.entries({ EN: english, NL: dutch }).map(([language, value]) => ({ language, value }))

const toDefinition =
  (prefix: string) =>
  ([path, type, english, dutch]: Entry): BusinessRuleFieldDefinition => ({
    id: `${prefix}${path}`,
    name: names(english, dutch),
    path: `${prefix}${path}`,
    type,
    fields: null,
    expressions: null,
  })

const ITEM: Entry[] = [
  ['productId', 'number', 'Product number', 'Productnummer'],
  ['clusterId', 'number', 'Cluster number', 'Clusternummer'],
  ['sku', 'string', 'SKU', 'Artikelcode'],
  ['manufacturer', 'string', 'Manufacturer', 'Fabrikant'],
  ['supplier', 'string', 'Supplier', 'Leverancier'],
  ['categoryIds', 'array', 'Categories', 'Categorieën'],
  ['quantity', 'number', 'Quantity', 'Aantal'],
  ['price', 'number', 'Price of one unit', 'Stukprijs'],
  ['totalPrice', 'number', 'Price of the line', 'Regelprijs'],
  ['taxCode', 'string', 'Tax code', 'Btw-code'],
]

const ADDRESS: Entry[] = [
  ['country', 'string', 'Country', 'Land'],
  ['postalCode', 'string', 'Postal code', 'Postcode'],
  ['city', 'string', 'City', 'Plaats'],
  ['region', 'string', 'Region', 'Regio'],
  ['company', 'string', 'Company', 'Bedrijf'],
]

const ORDER: Entry[] = [
  ['subTotal', 'number', 'Sum of the lines without tax', 'Som van de regels zonder btw'],
  ['subTotalNet', 'number', 'Sum of the lines with tax', 'Som van de regels met btw'],
  ['quantity', 'number', 'Number of units', 'Aantal stuks'],
  ['itemCount', 'number', 'Number of lines', 'Aantal regels'],
  ['actionCode', 'string', 'Action code', 'Actiecode'],
  ['reference', 'string', 'Reference', 'Referentie'],
  ['channelId', 'number', 'Channel', 'Kanaal'],
  ['language', 'string', 'Language', 'Taal'],
  ['contactId', 'number', 'Contact', 'Contactpersoon'],
  ['companyId', 'number', 'Company', 'Bedrijf'],
  ['customerId', 'number', 'Customer', 'Klant'],
  ['carrier', 'string', 'Carrier', 'Vervoerder'],
  ['shippingMethod', 'string', 'Shipping method', 'Verzendmethode'],
  ['paymentMethod', 'string', 'Payment method', 'Betaalmethode'],
  ['requestDate', 'datetime', 'Requested delivery date', 'Gewenste leverdatum'],
  ['createdAt', 'datetime', 'Started at', 'Begonnen op'],
]

const SUMMABLE = new Set(['quantity', 'price', 'totalPrice'])

const orderDefinitions: BusinessRuleFieldDefinition[] = [
  ...ORDER.map(toDefinition('order.')),
  ...ADDRESS.map(toDefinition('order.deliveryAddress.')),
  ...ADDRESS.map(toDefinition('order.invoiceAddress.')),
  {
    id: 'order.items',
    name: names('Lines', 'Regels'),
    path: 'order.items',
    type: 'complex',
    fields: ITEM.filter(([path]) => SUMMABLE.has(path)).map(([path, , english, dutch]) => ({
      name: names(english, dutch),
      path,
    })),
    expressions: ITEM.map(toDefinition('')),
  },
  { ...toDefinition('')(['now', 'datetime', 'Now', 'Nu']) },
]

const RULE_TYPES = ['orderPaymentMethods', 'orderCarriers', 'orderIncentives', 'orderShippingCosts', 'orderTransactionCosts']

/** The definitions of each group, by name. Every rule type gets the facts about the order. */
const groups: Record<string, Omit<BusinessRuleFieldDefinitionGroup, 'id' | 'name'>> = {
  ...Object.fromEntries(['order', ...RULE_TYPES].map((name) => [name, { isRoot: true, definitions: orderDefinitions }])),
  orderItem: { isRoot: false, definitions: ITEM.map(toDefinition('')) },
  address: { isRoot: false, definitions: ADDRESS.map(toDefinition('')) },
}

export function readDefinitions(name: string): BusinessRuleFieldDefinitionGroup {
  const group = Object.hasOwn(groups, name) ? groups[name] : undefined
  if (!group) throw notFound('Group of field definitions', 'BUSINESS_DEFINITIONS_NOT_FOUND', { name })
  return { id: name, name, ...group }
}
