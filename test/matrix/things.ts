/** One record of every kind without an owner, for the operations that name one. */
import { randomBytes } from 'node:crypto'
import { v7 } from 'uuid'
import type { Table } from '../../src/core/store/resource.js'
import { DEFAULT_TENANT } from '../../src/db/tenants/tenants.js'
import { refreshEntries } from '../../src/modules/catalog/search-index/refresh.js'
import type { TestServer } from '../test-server.js'

/** A record by its number and by its uuid: operations take either. */
export interface Thing {
  id: number
  uuid: string
}

export const english = (value: string) => [{ language: 'EN', value }]
const text = (value: string) => JSON.stringify({ EN: value })

const cell = (columnId: string, value: string | null = null) => ({
  columnId,
  expression: null,
  value,
  localizedValue: null,
  number: null,
})
/** A table of two rows, of which the first asks for an action code. */
const RULE_TABLE = {
  type: 'decisionTableNode',
  id: 'table',
  name: 'Table',
  description: '',
  content: {
    hitPolicy: 'collect',
    inputs: [{ id: 'total', name: 'Total', field: 'order.subTotal' }],
    outputs: [{ id: 'code', name: 'Code', field: 'actionCode' }],
    rows: [
      { id: 'first', inputs: [cell('total')], outputs: [cell('code', '"SUMMER"')] },
      { id: 'second', inputs: [cell('total')], outputs: [cell('code')] },
    ],
  },
}

const ruleEnd = (type: string) => ({ type, id: type, name: type, description: '' })
const ruleEdge = (sourceId: string, targetId: string) => ({ id: `${sourceId}-${targetId}`, sourceId, targetId, type: 'edge' })

export async function addThings(server: TestServer) {
  const stamps = () => ({ uuid: v7(), createdAt: server.clock(), lastModifiedAt: server.clock() })
  const add = (table: Table, row: object): Promise<Thing> =>
    server.db
      .insertInto(table)
      .values({ ...stamps(), ...row } as never)
      .returning(['id', 'uuid'] as never)
      .executeTakeFirstOrThrow() as Promise<Thing>
  const link = (table: Table, row: object) =>
    server.db
      .insertInto(table)
      .values(row as never)
      .execute()

  const attribute = (name: string, more: object = {}) =>
    add('attributeDescription', { name, attributeClass: 'PRODUCT', type: 'INT', defaultValue: '0', ...more })
  const category = async (name: string, parent?: Thing) => {
    const made = await add('category', { names: text(name), parentId: parent?.id ?? null })
    const path = parent ? `${parent.id}/${made.id}` : `${made.id}`
    await server.db.updateTable('category').set({ path }).where('id', '=', made.id).execute()
    return made
  }
  const tools = await category('Tools')
  const categories = [tools, await category('Paint'), await category('Empty', tools)] as const
  await link('categorySlug', { language: 'EN', slug: 'tools', categoryId: tools.id })
  await link('categorySource', { name: 'erp', id: 'tools', categoryId: tools.id })
  const config = await add('clusterConfig', { name: 'SIZES' })
  const unusedConfig = await add('clusterConfig', { name: 'UNUSED' })
  const cluster = await add('cluster', { names: text('Saws'), clusterConfigId: config.id, categoryId: tools.id })
  const otherCluster = await add('cluster', { names: text('Drills'), clusterConfigId: config.id, categoryId: tools.id })
  const product = await add('product', { sku: 'SAW', names: text('Saw'), categoryId: tools.id })
  const otherProduct = await add('product', { sku: 'DRILL', names: text('Drill'), categoryId: tools.id })
  const looseProduct = await add('product', { sku: 'LOOSE', names: text('Loose') })
  const members = [
    await add('product', { sku: 'SAW-S', clusterId: cluster.id, clusterOrder: 1 }),
    await add('product', { sku: 'SAW-L', clusterId: cluster.id, clusterOrder: 2 }),
  ] as const
  const place = (row: object, sortOrder: number) =>
    add('categoryItem', { categoryId: tools.id, isDefault: true, sortOrder, ...row })
  const places = [await place({ productId: product.id }, 1), await place({ productId: otherProduct.id }, 2)] as const
  const clusterPlaces = [await place({ clusterId: cluster.id }, 3), await place({ clusterId: otherCluster.id }, 4)] as const
  const options = [
    await add('clusterOption', { clusterId: cluster.id, names: text('Blade'), sortOrder: 1 }),
    await add('clusterOption', { clusterId: cluster.id, names: text('Grip'), sortOrder: 2 }),
  ] as const
  for (const [i, { id: productId }] of [product, otherProduct].entries())
    await add('clusterOptionProduct', { clusterOptionId: options[0].id, productId, sortOrder: i })
  const description = await attribute('WIDTH')
  const valueset = await add('valueset', { name: 'SHAPES' })
  const bundle = await add('bundle', { name: 'Set' })
  await add('bundleItem', { bundleId: bundle.id, productId: product.id })
  const ends = { productIdFrom: product.id, productIdTo: otherProduct.id }
  const uuids = { baseProductUuidFrom: product.uuid, baseProductUuidTo: otherProduct.uuid }
  const surcharge = await add('surcharge', {
    name: text('Fee'),
    type: 'FlatFee',
    value: 1,
    taxCodeValue: 'H',
    taxZone: 'NL',
    enabled: true,
  })
  await link('surchargeProduct', { surchargeId: surcharge.id, productId: product.id })
  const warehouse = await add('warehouse', warehouseRow('Depot'))
  const address = await add('warehouseAddress', { warehouseId: warehouse.id, ...ADDRESS })
  await server.db.updateTable('warehouse').set({ addressId: address.id }).where('id', '=', warehouse.id).execute()
  const otherWarehouse = await add('warehouse', warehouseRow('Yard'))
  const carrier = await add('carrier', { name: 'Post', type: 'DELIVERY' })
  await link('carrierWarehouse', { carrierId: carrier.id, warehouseId: warehouse.id })
  const fieldDefinition = await add('fieldDefinition', { ownerType: 'SHIPMENT', code: 'dock', type: 'TEXT' })
  const price = await add('price', { productId: product.id, list: 100, defaultTaxCode: 'H' })
  const tier = { priceId: price.uuid, quantityFrom: 10, value: 90 }
  const orderStatusSet = await add('orderStatusSet', { name: 'Packing' })
  const businessRule = await add('businessRule', {
    type: 'orderIncentives',
    name: text('Summer'),
    nodes: JSON.stringify([ruleEnd('inputNode'), RULE_TABLE, ruleEnd('outputNode')]),
    edges: JSON.stringify([ruleEdge('inputNode', RULE_TABLE.id), ruleEdge(RULE_TABLE.id, 'outputNode')]),
    isActive: true,
    revision: v7(),
  })
  const decisionHook = await add('decisionHook', {
    name: 'Credit check',
    url: 'https://hook.example/',
    points: ['CHECKOUT'],
    active: false,
    secret: 'whsec_c2VjcmV0',
    revision: v7(),
  })
  const savedView = await add('savedView', { list: 'orders', name: 'Open', isShared: true })
  const spending = await addSpending(server, add, otherProduct.id)
  const pricesheet = await add('pricesheet', { code: 'SHEET' })
  const letterRow = { names: text('x'), contents: text('x'), subjects: text('x'), tos: '[{"email":"a@wharf.test"}]' }
  const letter = await add('template', { type: 'EMAIL', ...letterRow })
  const attachedPaper = await add('template', { type: 'DOCUMENT', names: text('x'), contents: text('x'), fileNames: text('x') })
  await link('templateAttachment', { templateId: letter.id, documentTemplateId: attachedPaper.id })
  const webhook = { kind: 'WEBHOOK', names: text('x'), trigger: 'ORDER_CREATED', url: 'https://receiver.example/' }
  const action = await add('eventActionConfig', webhook)
  await add('eventActionConfig', { ...webhook, trigger: 'CUSTOM_EVENT', code: 'x' })
  const mail = { kind: 'EMAIL', names: text('x'), trigger: 'ORDER_CREATED', emailTemplateId: letter.uuid }
  // No address of this machine is asked: every conversation fails alike.
  const partner = {
    active: true,
    types: ['ADVICE'],
    trigger: 'CHAT',
    interactionMode: 'SINGLE_TURN',
    webhookUrl: 'https://127.0.0.1:1/',
  }
  const medium = { productId: product.id, description: text('Saw') }
  const key = { tenantId: DEFAULT_TENANT, name: 'spare', active: true }
  const things = {
    categories,
    config,
    unusedConfig,
    configSetting: await add('clusterConfigSetting', {
      clusterConfigId: config.id,
      attributeName: 'WIDTH',
      displayType: 'DROPDOWN',
    }),
    cluster,
    otherCluster,
    product,
    otherProduct,
    looseProduct,
    members,
    places,
    clusterPlaces,
    options,
    description,
    otherDescription: await attribute('HEIGHT'),
    /** Of each class one that no record has a value for. */
    freeDescriptions: {
      category: await attribute('FREE', { attributeClass: 'CATEGORY' }),
      cluster: await attribute('FREE', { attributeClass: 'CLUSTER' }),
      company: await attribute('FREE', { attributeClass: 'COMPANY' }),
      contact: await attribute('FREE', { attributeClass: 'CONTACT' }),
      customer: await attribute('FREE', { attributeClass: 'CUSTOMER' }),
    },
    attributes: {
      product: await add('attribute', { attributeDescriptionId: description.id, productId: product.id, value: '1' }),
      category: await add('attribute', {
        attributeDescriptionId: (await attribute('AREA', { attributeClass: 'CATEGORY' })).id,
        categoryId: tools.id,
        value: '1',
      }),
      cluster: await add('attribute', {
        attributeDescriptionId: (await attribute('SIZE', { attributeClass: 'CLUSTER' })).id,
        clusterId: cluster.id,
        value: '1',
      }),
    },
    valueset,
    valuesetItem: await add('valuesetItem', { valuesetId: valueset.id, value: 'round' }),
    bundle,
    businessRule,
    decisionHook,
    savedView,
    ...spending,
    hookCall: await addHookCall(server, decisionHook),
    crossupsell: await add('crossupsell', { type: 'PARTS', ...ends, ...uuids }),
    machine: await add('sparePartsMachine', { source: 'erp', sourceId: 'M1', name: text('Crane') }),
    image: await add('mediaImage', medium),
    video: await add('mediaVideo', medium),
    document: await add('mediaDocument', medium),
    surcharge,
    price,
    costPrice: await add('costPrice', tier),
    bulkPrice: await add('bulkPrice', tier),
    bulkCostPrice: await add('bulkCostPrice', tier),
    zoneTaxCode: await add('zoneTaxCode', { priceId: price.uuid, zone: 'DE', taxCode: 'L' }),
    pricesheet,
    discount: await add('discount', {
      pricesheetId: pricesheet.uuid,
      productId: product.id,
      value: 5,
      discountType: 'LIST_PRICE_MIN',
    }),
    tax: await add('tax', { zone: 'NL', code: 'H', percentage: 21 }),
    payMethod: await add('payMethod', { names: text('Invoice'), externalCode: 'INVOICE' }),
    warehouse,
    warehouseAddress: address,
    otherWarehouse,
    carrier,
    fieldDefinition,
    inventory: await add('inventory', { type: 'local', productId: product.id, quantity: 10, warehouseId: warehouse.id }),
    orderStatus: await add('orderStatus', { name: 'Packed', code: 'PACKED', type: 'CUSTOM', orderType: 'ORDER' }),
    orderStatusSet,
    setStatus: await add('orderStatus', {
      name: 'Picked',
      code: 'PICKED',
      type: 'CUSTOM',
      orderType: 'ORDER',
      orderStatusSetId: orderStatusSet.id,
    }),
    letter,
    attachedPaper,
    paper: await add('template', { type: 'DOCUMENT', names: text('x'), contents: text('x'), fileNames: text('x') }),
    templateError: await addTemplateError(server),
    action,
    mailAction: await add('eventActionConfig', mail),
    delivery: await addDelivery(server, action.id),
    failure: await addFailure(server),
    csvImport: await add('csvImportJob', importing),
    ticket: await add('ticket', { titles: text('x') }),
    agent: await add('agent', { names: text('x'), ...partner }),
    reindex: await addReindex(server),
    channel: await add('channel', { name: 'Second', reservesStock: true, reservationMinutes: 10 }),
    roleDefinition: await add('roleDefinition', { name: 'spare', descriptions: text('Spare'), defaultAccess: 'NONE' }),
    gqlApiKey: await add('control.gqlApiKey', { ...key, keyHash: randomBytes(32), keyHint: 'xxxx', channelId: 1 }),
    restApiKey: await add('control.restApiKey', {
      ...key,
      clientId: 'spare',
      secretHash: randomBytes(32),
      secretHint: 'xxxx',
    }),
  }
  await addUsage(server)
  const checkout = { reference: 'checkout', channelId: things.channel.id, items: [{ productId: product.id, quantity: 1 }] }
  if ((await server.rest('POST /v2/inventory/reservations', checkout)).body.items.length === 0) throw new Error('nothing is held')
  const ids = [product, otherProduct, looseProduct, ...members].map(({ id }) => id)
  await refreshEntries({ db: server.db, now: server.clock() }, { productIds: ids, clusterIds: [cluster.id, otherCluster.id] })
  return things
}

export type Things = Awaited<ReturnType<typeof addThings>>

/** An action that was given up. */
async function addDelivery({ db, clock }: TestServer, eventActionConfigId: number): Promise<Thing> {
  const now = clock()
  const event = { uuid: v7(), trigger: 'ORDER_CREATED', channelId: 1, payload: {}, createdAt: now, dueAt: now, doneAt: now }
  const { id: eventId } = await db.insertInto('event').values(event).returning('id').executeTakeFirstOrThrow()
  const row = { uuid: v7(), eventId, eventActionConfigId, status: 'FAILED' as const, dueAt: now, createdAt: now }
  const { id, uuid } = await db.insertInto('actionDelivery').values(row).returning(['id', 'uuid']).executeTakeFirstOrThrow()
  return { id: Number(id), uuid }
}

/** A call whose question is only stored in part, so that it cannot be sent again: there is no other system. */
async function addHookCall({ db, clock }: TestServer, hook: Thing): Promise<Thing> {
  const of = { decisionHookId: hook.id, hookId: hook.uuid, point: 'CHECKOUT' as const }
  const row = {
    uuid: v7(),
    ...of,
    status: 'ANSWERED' as const,
    hash: 'x',
    question: '{',
    isCut: true,
    durationMs: 1,
    createdAt: clock(),
  }
  return db.insertInto('decisionHookCall').values(row).returning(['id', 'uuid']).executeTakeFirstOrThrow()
}

/** An import that runs. */
const importing = {
  operation: 'productCsvImport',
  fileName: 'a.csv',
  bytesTotal: 1,
  actor: '{}',
  lease: v7(),
  leaseUntil: new Date(Date.UTC(2026, 0, 1)),
}

/** An event that was given up. */
async function addFailure({ db, clock }: TestServer): Promise<Thing> {
  const now = clock()
  const row = {
    uuid: v7(),
    trigger: 'SEARCH_ANALYZE',
    channelId: 1,
    payload: {},
    createdAt: now,
    dueAt: now,
    doneAt: now,
    error: 'x',
  }
  return db.insertInto('event').values(row).returning(['id', 'uuid']).executeTakeFirstOrThrow()
}

/** A template that could not be rendered. */
async function addTemplateError({ db, clock }: TestServer): Promise<Thing> {
  const row = { uuid: v7(), errorType: 'RENDER_ERROR' as const, errorMessage: 'x', stackTrace: 'x', createdAt: clock() }
  return db.insertInto('templateErrorLog').values(row).returning(['id', 'uuid']).executeTakeFirstOrThrow()
}

/** A rebuilding of the search index that has ended. */
async function addReindex({ db, clock }: TestServer): Promise<Thing> {
  const counts = { totalProducts: 0, totalClusters: 0, totalBatches: 0 }
  const row = { uuid: v7(), state: 'done' as const, ...counts, startedAt: clock(), aliveAt: clock() }
  return db.insertInto('searchReindex').values(row).returning(['id', 'uuid']).executeTakeFirstOrThrow()
}

/** Somebody has used a deprecated item. */
const addUsage = ({ db, clock }: TestServer) =>
  db
    .insertInto('control.usage')
    .values({
      day: '2026-11-15',
      tenantId: DEFAULT_TENANT,
      credential: v7(),
      item: 'gql:Tax.shopId',
      kind: 'SENT',
      count: 1,
      firstAt: clock(),
      lastAt: clock(),
      sampleOperation: 'taxes',
    })
    .execute()

const ADDRESS = { street: 'Kade', postalCode: '3011 AB', city: 'Rotterdam', country: 'NL' }
const warehouseRow = (name: string) => ({
  name,
  description: '',
  notes: '',
  isActive: true,
  isStore: false,
  isPickupLocation: true,
  businessHours: '[]',
})

const STEPS = JSON.stringify([{ approvers: 'MANAGERS_ABOVE', contactIds: [], role: null, needs: 'ANY', count: null }])

/** Two contacts of a company, of whom one decides for the other. */
async function addDelegate(add: (table: Table, row: object) => Promise<Thing>, parentCompanyId: number): Promise<Thing> {
  const [away, delegate] = [await add('contact', { parentCompanyId }), await add('contact', { parentCompanyId })]
  const period = { validFrom: new Date('2026-11-01'), validUntil: new Date('2026-12-01') }
  return add('approvalDelegate', { contactId: away.id, delegateContactId: delegate.id, ...period })
}

/** A company with budgets and credit accounts: one of each was used, the others can be deleted. */
async function addSpending(server: TestServer, add: (table: Table, row: object) => Promise<Thing>, productId: number) {
  const company = async (name: string) => (await add('company', { name })).id
  const [spender, other, third] = [await company('Spender'), await company('Other spender'), await company('Third spender')]
  const money = { currency: 'EUR' }
  const usedAccount = await add('creditAccount', { companyId: spender, creditLimit: 1000, ...money })
  const entry = (table: Table, row: object): Promise<Thing> =>
    server.db
      .insertInto(table)
      .values({ uuid: v7(), createdAt: server.clock(), ...row } as never)
      .returning(['id', 'uuid'] as never)
      .executeTakeFirstOrThrow() as Promise<Thing>
  const booked = { creditAccountId: usedAccount.id, externalId: 'I1', type: 'INVOICE', amount: 10, bookedAt: server.clock() }
  const creditEntry = await entry('creditEntry', booked)
  const ledger = {
    creditAccountId: usedAccount.id,
    part: 'BALANCE',
    reason: 'INVOICE',
    amount: 10,
    creditEntryId: creditEntry.id,
  }
  return {
    spender: { id: spender, uuid: '' },
    thirdSpender: { id: third, uuid: '' },
    budget: await add('budget', { name: 'Tools', companyId: spender, amount: 100, timeZone: 'UTC', ...money }),
    spendingLimit: await add('spendingLimit', { name: 'Large orders', companyId: spender, amount: 500, ...money }),
    callOffContract: await add('callOffContract', {
      ...{ number: 'K-1', companyId: spender, productId, quantity: 10, price: 5, ...money },
      ...{ validFrom: '2026-01-01T00:00:00.000Z', validTo: '2027-12-31T00:00:00.000Z' },
    }),
    bookingCode: await add('bookingCode', { companyId: spender, type: 'COST_CENTRE', code: 'YARD', name: 'Yard' }),
    partNumber: await add('partNumber', { companyId: spender, productId, number: 'P-1' }),
    approvalRule: await add('approvalRule', { name: 'Large orders', companyId: spender, steps: STEPS, ...money }),
    approvalDelegate: await addDelegate(add, spender),
    creditAccount: await add('creditAccount', { companyId: other, creditLimit: 1000, ...money }),
    creditEntry,
    spendingEntry: await entry('spendingEntry', ledger),
  }
}
