/** Bodies of examples that tell more than the shortest ones of the matrix: what an ERP, a PIM or a shop really sends. */
import type { ExampleFixture } from './demo-fixture.js'

type Body = (fixture: ExampleFixture) => object

const text = (nl: string, en: string) => [
  { language: 'NL', value: nl },
  { language: 'EN', value: en },
]
const source = (name: string, id: string) => [{ source: name, sourceId: id }]

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

export const bodies: Record<string, Body | undefined> = {
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
  'POST /v2/channels': () => ({ name: 'Belgium' }),
  'PATCH /v2/channels/{id}': () => ({ name: 'Netherlands' }),
}
