/** Bodies of examples that tell more than the shortest ones of the matrix: what an ERP, a PIM or a shop really sends. */
import type { ExampleFixture } from './demo-fixture.js'

type Body = (fixture: ExampleFixture) => object

const text = (nl: string, en: string) => [
  { language: 'NL', value: nl },
  { language: 'EN', value: en },
]
const source = (name: string, id: string) => [{ source: name, sourceId: id }]

const invoice = {
  externalId: 'INV-2026-0901',
  type: 'INVOICE',
  amount: 484,
  bookedAt: '2026-11-10T08:30:00.000Z',
}

const clamp = {
  sku: 'CLAMP-20',
  sources: source('PIM', '901'),
  names: text('Klem 20 mm', 'Clamp 20 mm'),
  shortDescriptions: text('Voor buizen van 20 mm.', 'For pipes of 20 mm.'),
  manufacturer: 'Klemco',
  supplier: 'Groothandel',
  eanCode: '8712345678906',
  minimumQuantity: 10,
  unit: 10,
}

const person = {
  firstName: 'Karin',
  lastName: 'Kok',
  email: 'karin@example.com',
  phone: '+31 20 123 4567',
  primaryLanguage: 'NL',
}
const address = {
  type: 'delivery',
  street: 'Kade',
  number: '1',
  postalCode: '1000 AA',
  city: 'Amsterdam',
  country: 'NL',
  code: 'HQ',
}

/** Two lines, postage and payment that add up to the total. */
const order = {
  status: 'NEW',
  type: 'dropshipment',
  email: 'karin@example.com',
  currency: 'EUR',
  language: 'NL',
  reference: 'PO-2026-118',
  remarks: 'Deliver to the back door',
  sources: source('ERP', 'SO-4711'),
  items: [
    {
      class: 'product',
      productSource: { source: 'DEMO', sourceId: 'DRL-1500' },
      sku: 'DRL-1500',
      name: 'Boorhamer 1500 W',
      quantity: 2,
      originalPrice: 389,
      price: 350,
      priceTotal: 700,
      taxPercentage: 21,
      taxCode: 'H',
      isBonus: 'N',
    },
    {
      class: 'product',
      sku: 'SCR-40',
      name: 'Spaanplaatschroef 4 × 40 mm',
      quantity: 200,
      originalPrice: 0.06,
      price: 0.05,
      priceTotal: 10,
      taxPercentage: 21,
      taxCode: 'H',
      isBonus: 'N',
    },
  ],
  postageData: { method: 'DELIVERY', gross: 10, tax: 2.1, net: 12.1, taxPercentage: 21 },
  paymentData: { method: 'INVOICE', gross: 0, tax: 0, net: 0, taxPercentage: 0 },
  total: { gross: 720, tax: 151.2, net: 871.2, discountType: 'N', discountValue: 0 },
  addresses: ['invoice', 'delivery'].map((type) => ({
    type,
    company: 'Installatiebedrijf Kok',
    firstName: 'Karin',
    lastName: 'Kok',
    gender: 'F',
    street: 'Kade',
    number: '1',
    postalCode: '1000 AA',
    city: 'Amsterdam',
    country: 'NL',
    email: 'karin@example.com',
    icp: 'N',
  })),
}

const transaction = {
  transactionId: 'tr_WDqYK6vllg',
  amount: 87120,
  currency: 'EUR',
  type: 'PAY',
  status: 'SUCCESS',
  provider: 'Mollie',
  description: 'PO-2026-118',
}

export const bodies: Record<string, Body | undefined> = {
  'POST /v2/part-numbers/bulk/{lookupKey}': ({ things }) => ({
    partNumbers: [
      {
        companyId: things.spender.id,
        sku: 'DRL-1500',
        number: 'YARD-0816',
        name: 'Drill of the yard',
        unit: 'piece',
        externalId: 'INFO-17',
      },
    ],
  }),
  'POST /v2/credit-entries/bulk/{lookupKey}': ({ things }) => ({
    entries: [{ companyId: things.spender.id, ...invoice }],
  }),
  'POST /v2/products': () => clamp,
  'POST /v2/products/bulk/{lookupKey}': () => ({
    products: [
      clamp,
      {
        ...clamp,
        sku: 'CLAMP-25',
        sources: source('PIM', '902'),
        names: text('Klem 25 mm', 'Clamp 25 mm'),
        eanCode: '8712345678913',
      },
    ],
  }),
  'PATCH /v2/products/{lookupKey}/{key}': () => ({ manufacturer: 'Klemco', minimumQuantity: 5 }),
  'POST /v2/categories': () => ({ names: text('Klemmen', 'Clamps'), sources: source('PIM', 'C-17') }),
  'PATCH /v2/categories/{lookupKey}/{key}': () => ({ names: text('Bevestiging', 'Fixings') }),
  'POST /v2/categories/bulk/{lookupKey}': () => ({
    categories: [{ sources: source('PIM', 'C-17'), names: text('Klemmen', 'Clamps') }],
  }),
  'POST /v2/companies': () => ({
    name: 'Installatiebedrijf Kok',
    taxNumber: 'NL001234567B01',
    phone: '+31 20 123 4567',
    sources: source('CRM', 'A-100'),
  }),
  'PATCH /v2/companies/{lookupKey}/{lookupValue}': () => ({ phone: '+31 20 765 4321', notes: 'Delivers to the back door only' }),
  'POST /v2/companies/bulk/{lookupKey}': ({ own }) => ({ companies: [{ id: own.companyId, notes: 'Checked by sales' }] }),
  'POST /v2/companies/{lookupKey}/{lookupValue}/addresses': () => address,
  'POST /v2/companies/{lookupKey}/{lookupValue}/addresses/bulk': () => ({ addresses: [address] }),
  'POST /v2/contacts': ({ own }) => ({ parent: { id: own.companyId }, ...person }),
  'PATCH /v2/contacts/{lookupKey}/{lookupValue}': () => ({ mobile: '+31 6 1234 5678' }),
  'POST /v2/contacts/bulk/{lookupKey}': ({ own }) => ({ contacts: [{ id: own.contactId, notes: 'Speaks German' }] }),
  'POST /v2/customers': () => person,
  'PATCH /v2/customers/{lookupKey}/{lookupValue}': () => ({ mobile: '+31 6 1234 5678' }),
  'POST /v2/customers/bulk/{lookupKey}': ({ own }) => ({ customers: [{ id: own.customerId, notes: 'Speaks German' }] }),
  'POST /v2/customers/{lookupKey}/{lookupValue}/addresses': () => address,
  'POST /v2/orders': ({ own }) => ({ userId: own.contactId, companyId: own.companyId, ...order }),
  'POST /v2/payments': ({ own }) => ({
    orderId: own.orderId,
    paymentId: 'tr_WDqYK6vllg',
    amount: 87120,
    currency: 'EUR',
    method: 'IDEAL',
    status: 'PAID',
    addTransaction: transaction,
  }),
  'PATCH /v2/payments/{id}': () => ({ status: 'REFUNDED', addTransaction: { ...transaction, type: 'REFUND' } }),
  'POST /v2/shipments': ({ own }) => ({
    orderId: own.orderId,
    status: 'CREATED',
    expectedDeliveryAt: '2026-11-18T12:00:00Z',
    items: [{ orderItemId: own.freeOrderItemId, quantity: 1 }],
    trackAndTraces: [{ code: '3SABCD0123456' }],
    sources: source('WMS', 'PACK-88'),
  }),
  'PATCH /v2/shipments/{id}': () => ({ status: 'IN_TRANSIT', expectedDeliveryAt: '2026-11-19T12:00:00Z' }),
  'POST /v2/shipments/search': ({ own }) => ({ page: 1, offset: 1, orderIds: [own.orderId] }),
  'POST /v2/trackandtraces': ({ own, things }) => ({
    shipmentId: own.shipmentId,
    carrierId: things.carrier.id,
    code: '3SABCD0123457',
  }),
  'PATCH /v2/trackandtraces/{id}': () => ({ code: '3SABCD0123458' }),
  'PATCH /v2/carts/{id}': () => ({ notes: 'Call before delivery', reference: 'PO-2026-119' }),
  'PATCH /v2/orders/id/{id}': () => ({
    exportStatus: 'EXPORTED',
    exportedAt: '2026-11-16T12:00:00Z',
    exportMessage: 'taken over by the ERP',
  }),
  'POST /v2/orders/search': () => ({ page: 1, offset: 1, status: ['NEW'] }),
  'POST /v2/products/search': () => ({ page: 1, offset: 1, skus: ['DRL-1500'] }),
  'POST /v2/taxes': () => ({ zone: 'FR', code: 'H', percentage: 20 }),
  'POST /v2/orderstatuses': () => ({ name: 'Waiting for payment', code: 'WAITING', type: 'CUSTOM', orderType: 'ORDER' }),
  'POST /v2/purchase-authorization-configs': ({ own }) => ({
    contactId: own.contactId,
    companyId: own.companyId,
    authorizationLimit: 500,
  }),
  'PATCH /v2/taxes/{id}': () => ({ percentage: 21 }),
  'POST /v2/taxes/bulk/{lookupKey}': () => ({ taxes: [{ zone: 'NL', code: 'H', percentage: 21 }] }),
  'POST /v2/warehouses/{id}/address': () => ({
    street: 'Havenweg',
    number: '12',
    postalCode: '3011 AB',
    city: 'Rotterdam',
    country: 'NL',
  }),
  'POST /v2/lifecycle/check': () => ({ document: '{ taxes { items { shopId code percentage } } }' }),
  'POST /v2/approval-delegates': ({ things }) => {
    const { contactId, delegateContactId } = things.approvalDelegate as unknown as Record<string, number>
    return {
      contactId: delegateContactId,
      delegateContactId: contactId,
      validFrom: '2026-12-21T00:00:00.000Z',
      validUntil: '2027-01-04T00:00:00.000Z',
    }
  },
  'POST /v2/channels': () => ({ name: 'Belgium' }),
  'PATCH /v2/channels/{id}': () => ({ name: 'Netherlands' }),
}
