/** The arguments of REST routes, with which a client with every right succeeds. */
import { orderInput } from '../orders.js'
import { depot } from '../warehouses.js'
import type { Fixture, Side } from './fixture.js'
import { english, type Thing, type Things } from './things.js'

/** A request as `server.rest` takes it. */
export interface RestCall {
  line: string
  body?: object | string
}

type Of<T> = (things: Things, own: Side) => T

/** The record that the first parameter of a path names, by the path before it. */
const records: Record<string, Of<Thing | number | string>> = {
  attributedescriptions: ({ description }) => description,
  'bulk-cost-prices': ({ bulkCostPrice }) => bulkCostPrice,
  'bulk-prices': ({ bulkPrice }) => bulkPrice,
  bundles: ({ bundle }) => bundle,
  businessrules: ({ businessRule }) => businessRule,
  carriers: ({ carrier }) => carrier,
  'decision-hooks': ({ decisionHook }) => decisionHook,
  'decision-hook-calls': ({ hookCall }) => hookCall,
  'saved-views': ({ savedView }) => savedView,
  budgets: ({ budget }) => budget,
  'call-off-contracts': ({ callOffContract }) => callOffContract,
  'booking-codes': ({ bookingCode }) => bookingCode,
  'part-numbers': ({ partNumber }) => partNumber,
  'spending-limits': ({ spendingLimit }) => spendingLimit,
  'approval-rules': ({ approvalRule }) => approvalRule,
  'approval-delegates': ({ approvalDelegate }) => approvalDelegate,
  'approval-requests': (_, { approvalRequestId }) => approvalRequestId,
  'credit-accounts': ({ creditAccount }) => creditAccount,
  'credit-entries': ({ creditEntry }) => creditEntry,
  'spending-entries': ({ spendingEntry }) => spendingEntry,
  history: () => 'template',
  categories: ({ categories }) => categories[0],
  carts: (_, { cartId }) => cartId,
  channels: ({ channel }) => channel,
  'field-definitions': ({ fieldDefinition }) => fieldDefinition,
  clusteroptions: ({ options }) => options[0],
  clusters: ({ cluster }) => cluster,
  clustersconfig: ({ config }) => config,
  companies: (_, { companyId }) => companyId,
  contacts: (_, { contactId }) => contactId,
  'cost-prices': ({ costPrice }) => costPrice,
  crossupsells: ({ crossupsell }) => crossupsell,
  customers: (_, { customerId }) => customerId,
  discounts: ({ discount }) => discount,
  favoritelists: (_, { companyListId }) => companyListId,
  imports: ({ csvImport }) => csvImport,
  inventory: ({ inventory }) => inventory,
  'media/attachments': (_, { attachmentId }) => attachmentId,
  'media/documents': ({ document }) => document,
  'media/images': ({ image }) => image,
  'media/videos': ({ video }) => video,
  orders: (_, { orderId }) => orderId,
  orderstatuses: ({ orderStatus }) => orderStatus,
  orderstatussets: ({ orderStatusSet }) => orderStatusSet,
  orderlists: (_, { orderlistId }) => orderlistId,
  payments: (_, { paymentId }) => paymentId,
  paymethods: ({ payMethod }) => payMethod,
  prices: ({ price }) => price,
  pricesheets: ({ pricesheet }) => pricesheet,
  products: ({ product }) => product,
  'purchase-authorization-configs': (_, { configId }) => configId,
  shipments: (_, { shipmentId }) => shipmentId,
  surcharges: ({ surcharge }) => surcharge,
  trackandtraces: (_, { trackAndTraceId }) => trackAndTraceId,
  taxes: ({ tax }) => tax,
  valuesetitems: ({ valuesetItem }) => valuesetItem,
  valuesets: ({ valueset }) => valueset,
  warehouses: ({ warehouse }) => warehouse,
  tenders: (_, { tenderNumber }) => tenderNumber,
  'zone-tax-codes': ({ zoneTaxCode }) => zoneTaxCode,
}

/** Records to delete must not be in use, and some routes need a record in another state. */
const unused: Record<string, Of<Thing | number | string>> = {
  'DELETE /v2/companies/{lookupKey}/{lookupValue}': (_, { emptyCompanyId }) => emptyCompanyId,
  'DELETE /v2/attributedescriptions/{id}': ({ otherDescription }) => otherDescription,
  'DELETE /v2/categories/{lookupKey}/{key}': ({ categories }) => categories[2],
  'DELETE /v2/clusters/{lookupKey}/{key}': ({ otherCluster }) => otherCluster,
  'DELETE /v2/clustersconfig/{lookupKey}/{key}': ({ unusedConfig }) => unusedConfig,
  'DELETE /v2/products/{lookupKey}/{key}': ({ looseProduct }) => looseProduct,
  'DELETE /v2/warehouses/{id}': ({ otherWarehouse }) => otherWarehouse,
  'POST /v2/warehouses/{id}/address': ({ otherWarehouse }) => otherWarehouse,
  'GET /v2/orders/id/{id}/approval-proof': (_, { approvedOrderId }) => approvedOrderId,
  'POST /v2/approval-requests/{id}/remind': (_, { waitingRequestId }) => waitingRequestId,
  'POST /v2/carts/{id}/request-authorization': (_, { dearCartId }) => dearCartId,
  'POST /v2/carts/{id}/accept-authorization': (_, { waitingCartId }) => waitingCartId,
  'POST /v2/carts/{id}/decline-authorization': (_, { waitingCartId }) => waitingCartId,
}

/** The further parameters of a path. */
const parameters: Record<string, (things: Things, own: Side, resource: string) => Thing | number | string> = {
  attributeId: ({ attributes }, own, resource) =>
    ({
      products: attributes.product.uuid,
      categories: attributes.category.uuid,
      clusters: attributes.cluster.uuid,
      companies: own.companyAttributeId,
      contacts: own.contactAttributeId,
      customers: own.customerAttributeId,
    })[resource] ?? '',
  addressId: (_, own, resource) => (resource === 'companies' ? own.companyAddressId : own.customerAddressId),
  optionId: ({ options }) => options[0],
  productId: ({ product, members }, _, resource) => (resource === 'clusters' ? members[0] : product),
  settingId: ({ configSetting }) => configSetting,
  recordId: ({ letter }) => letter,
  reference: () => 'checkout',
  type: () => 'local',
  warehouseId: ({ warehouse }) => warehouse,
  zone: () => 'NL',
  code: () => 'H',
}

const idOf = (thing: Thing | number | string) => (typeof thing === 'object' ? thing.id : thing)

/** How a bulk finds its records, where it is not by the id. */
const bulkKeys: Record<string, string> = {
  'part-numbers': 'number',
  attributedescriptions: 'name',
  carriers: 'name',
  'credit-entries': 'externalId',
  'field-definitions': 'ownerTypeAndCode',
  categories: 'sourceId',
  clustersconfig: 'name',
  paymethods: 'externalCode',
  pricesheets: 'code',
  products: 'sourceId',
  clusters: 'sourceId',
  taxes: 'zoneAndCode',
  valuesets: 'name',
  warehouses: 'name',
}

const address = { street: 'Kade', postalCode: '3011 AB', city: 'Rotterdam', country: 'NL', type: 'invoice' }
const file = { base64: Buffer.from('text').toString('base64'), fileName: 'a.txt' }
const pixel = { base64: 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', fileName: 'a.gif' }
const upload = (base64File: object) => [{ language: 'EN', uploadType: 'BASE64', base64File }]
const texts = { alt: [], description: [], tags: [] }
const known = (id: string) => [{ source: 'erp', sourceId: id }]
const fee = { name: english('New'), type: 'FlatFee', value: 1, taxCodeValue: 'H', taxZone: 'NL', enabled: true }

/** The attribute of a record that it has not yet. */
const attribute = (uuid: string) => ({ attributeDescriptionId: uuid, value: { intValue: 1 } })

const bodies: Record<string, Of<object>> = {
  'POST /v2/attributedescriptions': () => ({
    name: 'NEW',
    descriptions: english('New'),
    type: 'INT',
    attributeClass: 'PRODUCT',
    defaultValue: { intValue: 0 },
  }),
  'PATCH /v2/attributedescriptions/{id}': () => ({ group: 'x' }),
  'POST /v2/attributedescriptions/bulk/{lookupKey}': () => ({
    attributeDescriptions: [{ name: 'WIDTH', attributeClass: 'PRODUCT', group: 'x' }],
  }),
  'POST /v2/bundles': () => ({ name: 'New' }),
  'PATCH /v2/bundles/{id}': () => ({ name: 'Renamed' }),
  'POST /v2/bundles/{id}/items': ({ otherProduct }) => ({ items: [{ productId: otherProduct.id }] }),
  'POST /v2/field-definitions': () => ({ ownerType: 'SHIPMENT', code: 'gate', type: 'TEXT' }),
  'POST /v2/field-definitions/bulk/{lookupKey}': () => ({
    fieldDefinitions: [{ ownerType: 'SHIPMENT', code: 'dock', type: 'TEXT' }],
  }),
  'PATCH /v2/field-definitions/{id}': () => ({ isRequired: true }),
  'POST /v2/carriers': () => ({ name: 'New', type: 'DELIVERY', descriptions: english('New') }),
  'PATCH /v2/carriers/{id}': () => ({ name: 'Renamed' }),
  'POST /v2/carriers/bulk/{lookupKey}': () => ({ carriers: [{ name: 'Post', type: 'PICKUP' }] }),
  'POST /v2/categories': () => ({ names: english('New') }),
  'PATCH /v2/categories/{lookupKey}/{key}': () => ({ names: english('Renamed') }),
  'POST /v2/categories/bulk/{lookupKey}': () => ({ categories: [{ sources: known('tools'), names: english('Renamed') }] }),
  'POST /v2/channels': () => ({ name: 'Third' }),
  'PATCH /v2/channels/{id}': () => ({ name: 'Renamed' }),
  'POST /v2/clusteroptions/{lookupKey}/{key}/products': () => ({ sku: 'NEW' }),
  'PATCH /v2/clusteroptions/{lookupKey}/{key}/products/{productId}': () => ({ sku: 'RENAMED' }),
  'POST /v2/clusters': ({ config }) => ({ clusterConfigId: config.id, names: english('New') }),
  'PATCH /v2/clusters/{lookupKey}/{key}': () => ({ names: english('Renamed') }),
  'POST /v2/clusters/bulk/{lookupKey}': ({ config }) => ({
    clusters: [{ sources: known('new'), names: english('New'), clusterConfigId: config.id }],
  }),
  'POST /v2/clusters/{lookupKey}/{key}/options': () => ({ names: english('New') }),
  'PATCH /v2/clusters/{lookupKey}/{key}/options/{optionId}': () => ({ names: english('Renamed') }),
  'POST /v2/clusters/{lookupKey}/{key}/options/bulk': () => ({ options: [{ sources: known('new'), names: english('New') }] }),
  'POST /v2/clusters/{lookupKey}/{key}/products': () => ({ sku: 'NEW' }),
  'PATCH /v2/clusters/{lookupKey}/{key}/products/{productId}': () => ({ sku: 'RENAMED' }),
  'POST /v2/clusters/{lookupKey}/{key}/products/bulk': () => ({ products: [{ sources: known('new'), names: english('New') }] }),
  'POST /v2/clustersconfig': () => ({ name: 'NEW' }),
  'PATCH /v2/clustersconfig/{lookupKey}/{key}': () => ({ name: 'RENAMED' }),
  'POST /v2/clustersconfig/bulk/{lookupKey}': () => ({ clusterConfigs: [{ name: 'SIZES' }] }),
  'POST /v2/companies': () => ({ name: 'New' }),
  'PATCH /v2/companies/{lookupKey}/{lookupValue}': () => ({ notes: 'x' }),
  'POST /v2/companies/bulk/{lookupKey}': (_, { companyId }) => ({ companies: [{ id: companyId, notes: 'x' }] }),
  'POST /v2/contacts': (_, { companyId }) => ({ parent: { id: companyId }, firstName: 'New' }),
  'PATCH /v2/contacts/{lookupKey}/{lookupValue}': () => ({ notes: 'x' }),
  'POST /v2/contacts/bulk/{lookupKey}': (_, { contactId }) => ({ contacts: [{ id: contactId, notes: 'x' }] }),
  'POST /v2/crossupsells': ({ product, looseProduct }) => ({
    type: 'RELATED',
    productIdFrom: product.id,
    productIdTo: looseProduct.id,
  }),
  'PATCH /v2/crossupsells/{id}': () => ({ subType: 'x' }),
  'POST /v2/customers': () => ({ firstName: 'New' }),
  'PATCH /v2/customers/{lookupKey}/{lookupValue}': () => ({ notes: 'x' }),
  'POST /v2/customers/bulk/{lookupKey}': (_, { customerId }) => ({ customers: [{ id: customerId, notes: 'x' }] }),
  'POST /v2/favoritelists': (_, { companyId }) => ({ name: 'New', companyId }),
  'PATCH /v2/favoritelists/{id}': () => ({ name: 'Renamed' }),
  'POST /v2/favoritelists/{id}/items/add': ({ product }) => ({ productIds: [product.id] }),
  'POST /v2/favoritelists/{id}/items/remove': ({ product }) => ({ productIds: [product.id] }),
  'POST /v2/favoritelists/{id}/items/clear': () => ({ products: true }),
  'POST /v2/lifecycle/check': () => ({ document: '{ taxes { itemsFound } }' }),
  'POST /v2/media/attachments': (_, { companyId }) => ({ ...texts, companyId, uploadAttachments: upload(file) }),
  'POST /v2/media/documents': ({ product }) => ({ ...texts, productId: product.id, uploadDocuments: upload(file) }),
  'POST /v2/media/images': ({ product }) => ({ ...texts, productId: product.id, uploadImages: upload(pixel) }),
  'POST /v2/media/videos': ({ product }) => ({
    ...texts,
    productId: product.id,
    videos: [{ language: 'EN', uri: 'https://films.test/a.mp4' }],
  }),
  ...Object.fromEntries(
    ['attachments', 'documents', 'images', 'videos'].map((kind) => [`PATCH /v2/media/${kind}/{id}`, () => ({ priority: 1 })]),
  ),
  'POST /v2/orderlists': () => ({ type: 'POSITIVE' }),
  'PATCH /v2/orderlists/{id}': () => ({ code: 'x' }),
  'POST /v2/orderlists/{id}/companies/add': (_, { secondCompanyId }) => ({ companyIds: [secondCompanyId] }),
  'POST /v2/orderlists/{id}/companies/remove': (_, { companyId }) => ({ companyIds: [companyId] }),
  'POST /v2/orderlists/{id}/items/add': ({ product }) => ({ productIds: [product.id] }),
  'POST /v2/orderlists/{id}/items/remove': ({ product }) => ({ productIds: [product.id] }),
  'POST /v2/orderlists/{id}/users/add': (_, { contactId }) => ({ userIds: [contactId] }),
  'POST /v2/orderlists/{id}/users/remove': (_, { contactId }) => ({ userIds: [contactId] }),
  'POST /v2/paymethods': () => ({ externalCode: 'NEW', names: english('New') }),
  'PATCH /v2/paymethods/{id}': () => ({ names: english('Renamed') }),
  'POST /v2/paymethods/bulk/{lookupKey}': () => ({ paymethods: [{ externalCode: 'INVOICE', names: english('Renamed') }] }),
  'POST /v2/prices': ({ otherProduct }) => ({ productId: otherProduct.id, list: 1, defaultTaxCode: 'H' }),
  'PATCH /v2/prices/{id}': () => ({ list: 2 }),
  'POST /v2/prices/bulk': ({ product }) => ({ prices: [{ productId: product.id, list: 2, defaultTaxCode: 'H' }] }),
  ...tierBodies(),
  'PATCH /v2/carts/{id}': () => ({ notes: 'x' }),
  'POST /v2/carts/{id}/items': ({ product }) => ({ items: [{ productId: product.id }] }),
  'POST /v2/carts/{id}/process': () => ({ orderStatus: 'NEW' }),
  'POST /v2/inventory': ({ otherProduct }) => ({ type: 'local', productId: otherProduct.id, quantity: 1 }),
  'PATCH /v2/inventory/id/{id}': () => ({ quantity: 2 }),
  'POST /v2/inventory/bulk/{lookupKey}/{type}': ({ otherProduct }) => ({ inventory: [{ id: otherProduct.id, quantity: 1 }] }),
  'POST /v2/inventory/reservations': ({ product }) => ({
    reference: 'checkout',
    items: [{ productId: product.id, quantity: 1 }],
  }),
  'POST /v2/orders': (_, { contactId, companyId }) => orderInput(contactId, { companyId }),
  'PATCH /v2/orders/id/{id}': () => ({ remarks: 'x' }),
  'POST /v2/orderstatuses': () => ({ name: 'New', code: 'OTHER', type: 'CUSTOM', orderType: 'ORDER' }),
  'PATCH /v2/orderstatuses/{id}': () => ({ name: 'Renamed' }),
  'POST /v2/orderstatussets': () => ({ name: 'New' }),
  'PATCH /v2/orderstatussets/{id}': () => ({ name: 'Renamed' }),
  'POST /v2/payments': (_, { orderId }) => ({ orderId, amount: 100, currency: 'EUR', method: 'CARD', status: 'OPEN' }),
  'PATCH /v2/payments/{id}': () => ({ status: 'PAID' }),
  'POST /v2/payments/start': (_, { orderId }) => ({ orderId, key: 'x' }),
  'POST /v2/payments/{id}/capture': () => ({ key: 'capture' }),
  'POST /v2/payments/{id}/cancel': () => ({ key: 'cancel' }),
  'POST /v2/payments/{id}/refund': () => ({ key: 'refund' }),
  'POST /v2/payments/{id}/refresh-status': () => ({ key: 'status' }),
  'POST /v2/decision-hooks': () => ({ name: 'New', url: 'https://hook.example/', points: ['TAX'] }),
  'PATCH /v2/decision-hooks/{id}': () => ({ priority: 1 }),
  'POST /v2/decision-hooks/{id}/rotate-secret': () => ({}),
  'POST /v2/budgets': ({ spender }) => ({ name: 'New', companyId: spender.id, amount: 100 }),
  'PATCH /v2/budgets/{id}': () => ({ amount: 200 }),
  'POST /v2/call-off-contracts': ({ spender, otherProduct }) => ({
    ...{ number: 'K-2', companyId: spender.id, productId: otherProduct.id, quantity: 10, price: 5 },
    ...{ validFrom: '2026-01-01T00:00:00.000Z', validTo: '2027-12-31T00:00:00.000Z' },
  }),
  'PATCH /v2/call-off-contracts/{id}': () => ({ price: 6 }),
  'POST /v2/booking-codes': ({ spender }) => ({ companyId: spender.id, type: 'PROJECT', code: 'B1', name: 'Berth 1' }),
  'PATCH /v2/booking-codes/{id}': () => ({ active: false }),
  'POST /v2/part-numbers': ({ spender, looseProduct }) => ({
    companyId: spender.id,
    productId: looseProduct.id,
    number: 'P-2',
  }),
  'PATCH /v2/part-numbers/{id}': () => ({ number: 'P-3' }),
  'POST /v2/part-numbers/bulk/{lookupKey}': ({ spender, looseProduct }) => ({
    partNumbers: [{ companyId: spender.id, productId: looseProduct.id, number: 'P-4', externalId: 'E4' }],
  }),
  'POST /v2/spending-limits': ({ spender }) => ({ name: 'New', companyId: spender.id, amount: 100 }),
  'PATCH /v2/spending-limits/{id}': () => ({ amount: 200 }),
  'POST /v2/approval-rules': ({ spender }) => ({
    name: 'New',
    companyId: spender.id,
    steps: [{ approvers: 'MANAGERS_ABOVE' }],
  }),
  'PATCH /v2/approval-rules/{id}': () => ({ amount: 200 }),
  'POST /v2/approval-delegates': (_, { contactId, managerId }) => ({
    contactId,
    delegateContactId: managerId,
    validFrom: '2026-11-01T00:00:00.000Z',
    validUntil: '2026-12-01T00:00:00.000Z',
  }),
  'PATCH /v2/approval-delegates/{id}': () => ({ validUntil: '2027-01-01T00:00:00.000Z' }),
  'POST /v2/carts/{id}/accept-authorization': (_, { managerId }) => ({ contactId: managerId }),
  'POST /v2/carts/{id}/decline-authorization': () => ({ comment: 'x' }),
  'POST /v2/credit-accounts': ({ thirdSpender }) => ({ companyId: thirdSpender.id, creditLimit: 100 }),
  'PATCH /v2/credit-accounts/{id}': () => ({ isOnHold: true }),
  'POST /v2/credit-entries': ({ spender }) => ({ companyId: spender.id, externalId: 'I2', type: 'INVOICE', amount: 10 }),
  'POST /v2/credit-entries/bulk/{lookupKey}': ({ spender }) => ({
    entries: [{ companyId: spender.id, externalId: 'I2', type: 'INVOICE', amount: 10 }],
  }),
  'POST /v2/saved-views': () => ({ list: 'orders', name: 'New', settings: {}, isShared: true }),
  'PATCH /v2/saved-views/{id}': () => ({ name: 'Renamed' }),
  'POST /v2/shipments': (_, { orderId }) => ({ orderId }),
  'PATCH /v2/shipments/{id}': () => ({ status: 'IN_TRANSIT' }),
  'POST /v2/trackandtraces': (_, { shipmentId }) => ({ shipmentId, code: 'T2' }),
  'PATCH /v2/trackandtraces/{id}': () => ({ code: 'T3' }),
  'POST /v2/zone-tax-codes': ({ price }) => ({ priceId: price.uuid, zone: 'BE', taxCode: 'L' }),
  'PATCH /v2/zone-tax-codes/{id}': () => ({ taxCode: 'N' }),
  'POST /v2/pricesheets': () => ({ code: 'NEW' }),
  'PATCH /v2/pricesheets/{lookupKey}/{lookupValue}': () => ({ priority: 2 }),
  'POST /v2/pricesheets/bulk/{lookupKey}': () => ({ pricesheets: [{ code: 'SHEET', priority: 2 }] }),
  'POST /v2/pricesheets/{lookupKey}/{lookupValue}/assign': (_, { companyId }) => ({ companyIds: [companyId] }),
  'POST /v2/pricesheets/{lookupKey}/{lookupValue}/unassign': (_, { companyId }) => ({ companyIds: [companyId] }),
  'POST /v2/pricesheets/{lookupKey}/{lookupValue}/pricing': ({ product }) => ({
    products: [{ id: product.id, pricing: { type: 'SP', amount: 5 } }],
  }),
  'POST /v2/discounts': ({ pricesheet }) => ({
    pricesheetId: pricesheet.uuid,
    priceGroup: 'NEW',
    value: 1,
    discountType: 'netprice',
  }),
  'PATCH /v2/discounts/{id}': () => ({ value: 2 }),
  'POST /v2/products': () => ({ names: english('New') }),
  'PATCH /v2/products/{lookupKey}/{key}': () => ({ names: english('Renamed') }),
  'POST /v2/products/bulk/{lookupKey}': () => ({ products: [{ sources: known('new'), names: english('New') }] }),
  'POST /v2/purchase-authorization-configs': (_, { contactId, secondCompanyId }) => ({ contactId, companyId: secondCompanyId }),
  'PATCH /v2/purchase-authorization-configs/{id}': () => ({ authorizationLimit: 5 }),
  'POST /v2/surcharges': () => fee,
  'PATCH /v2/surcharges/{id}': () => ({ value: 2 }),
  'POST /v2/taxes': () => ({ zone: 'DE', code: 'H' }),
  'PATCH /v2/taxes/{id}': () => ({ percentage: 9 }),
  'POST /v2/taxes/bulk/{lookupKey}': () => ({ taxes: [{ zone: 'NL', code: 'H', percentage: 9 }] }),
  'POST /v2/valuesetitems': ({ valueset }) => ({ value: 'square', valuesetId: valueset.id }),
  'PATCH /v2/valuesetitems/{id}': () => ({ extra: 'x' }),
  'POST /v2/valuesets': () => ({ name: 'NEW' }),
  'PATCH /v2/valuesets/{id}': () => ({ name: 'RENAMED' }),
  'POST /v2/valuesets/bulk/{lookupKey}': () => ({ valuesets: [{ name: 'SHAPES' }] }),
  'POST /v2/warehouses': () => depot('New'),
  'PATCH /v2/warehouses/{id}': () => ({ notes: 'x' }),
  'POST /v2/warehouses/bulk/{lookupKey}': () => ({ warehouses: [depot('Depot')] }),
  'POST /v2/warehouses/{id}/address': () => ({ street: 'Kade', postalCode: '3011 AB', city: 'Delft', country: 'NL' }),
  'PATCH /v2/warehouses/{id}/address': () => ({ city: 'Delft' }),
  ...belowRecords(),
}

/** The three kinds of tiers are written alike. */
function tierBodies(): Record<string, Of<object>> {
  const kinds = { 'cost-prices': 'costPrices', 'bulk-prices': 'bulkPrices', 'bulk-cost-prices': 'bulkCostPrices' }
  return Object.fromEntries(
    Object.entries(kinds).flatMap(([path, plural]): [string, Of<object>][] => [
      [`POST /v2/${path}`, ({ price }) => ({ priceId: price.uuid, value: 1, quantityFrom: 50 })],
      [`PATCH /v2/${path}/{id}`, () => ({ value: 2, quantityFrom: 10 })],
      [`POST /v2/${path}/bulk`, ({ product }) => ({ [plural]: [{ productId: product.id, value: 1, quantityFrom: 60 }] })],
    ]),
  )
}

/** Returns the routes of attributes and addresses below a record of each kind. */
function belowRecords(): Record<string, Of<object>> {
  const values: [string, string, (things: Things, own: Side) => string][] = [
    ['products', 'key', ({ otherDescription }) => otherDescription.uuid],
    ['categories', 'key', ({ freeDescriptions }) => freeDescriptions.category.uuid],
    ['clusters', 'key', ({ freeDescriptions }) => freeDescriptions.cluster.uuid],
    ['companies', 'lookupValue', ({ freeDescriptions }) => freeDescriptions.company.uuid],
    ['contacts', 'lookupValue', ({ freeDescriptions }) => freeDescriptions.contact.uuid],
    ['customers', 'lookupValue', ({ freeDescriptions }) => freeDescriptions.customer.uuid],
  ]
  const said = values.flatMap(([resource, key, uuid]): [string, Of<object>][] => {
    const path = `/v2/${resource}/{lookupKey}/{${key}}/attributes`
    return [
      [`POST ${path}`, (things, own) => attribute(uuid(things, own))],
      [`POST ${path}/bulk`, (things, own) => ({ attributes: [attribute(uuid(things, own))] })],
      [`PATCH ${path}/{attributeId}`, () => ({ value: { intValue: 2 } })],
    ]
  })
  const addresses = ['companies', 'customers'].flatMap((resource): [string, Of<object>][] => {
    const path = `/v2/${resource}/{lookupKey}/{lookupValue}/addresses`
    return [
      [`POST ${path}`, () => address],
      [`POST ${path}/bulk`, () => ({ addresses: [{ ...address, code: 'A1' }] })],
      [`PATCH ${path}/{addressId}`, () => ({ city: 'Delft' })],
    ]
  })
  return Object.fromEntries([...said, ...addresses])
}

/** The bodies of requests about many records: a file with one row, or the key of one record. */
function massBody(route: string, things: Things, own: Side): object | string | undefined {
  const [, resource = ''] = route.match(/\/v2\/(media\/\w+|[\w-]+)/) ?? []
  if (route.endsWith('/csv')) return CSV_FILES[resource] ?? 'NAME\nNew'
  const one = route.startsWith('POST /v2/media/') && route.endsWith('/bulk') && bodies[route.replace('/bulk', '')]
  if (one) return { [resource.replace('media/', '')]: [one(things, own)] }
  if (!route.endsWith('/delete')) return undefined
  if (['categories', 'products', 'clusters'].includes(resource)) return { keys: ['nobody'] }
  return { keys: [`${idOf(records[resource]?.(things, own) as Thing)}`] }
}

const CSV_FILES: Record<string, string> = {
  clusters: 'CODE\nNew',
  contacts: 'FIRST_NAME,EMAIL\nNew,new@example.com',
  customers: 'FIRST_NAME,EMAIL\nNew,new@example.com',
  'media/images': 'PRODUCT_ID\n1',
  'media/videos': 'PRODUCT_ID\n1',
  'media/documents': 'PRODUCT_ID\n1',
}

export function restCall(route: string, { things, own }: Fixture, takesBody: boolean): RestCall {
  const [method = '', path = ''] = route.split(' ')
  const [, resource = ''] = path.match(/^\/v2\/(media\/\w+|[\w-]+)/) ?? []
  let isFirst = true
  const given = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'lookupKey') return path.includes('/bulk/') ? (bulkKeys[resource] ?? 'id') : 'id'
    const further = parameters[name]
    const isOfRecord = isFirst && (!further || !['zone', 'code', 'productId', 'reference', 'type'].includes(name))
    isFirst = false
    const record = unused[route] ?? records[resource]
    const thing = isOfRecord ? record?.(things, own) : further?.(things, own, resource)
    return `${idOf(thing as Thing)}`
  })
  const body = massBody(route, things, own) ?? bodies[route]?.(things, own) ?? (takesBody ? {} : undefined)
  return { line: `${method} ${given}`, ...(body && { body }) }
}
