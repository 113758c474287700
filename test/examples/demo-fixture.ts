/** The records that the examples of the REST reference are about: those of the demo shop, and some that are added because the demo has none to spare. */
import type { Fixture } from '../matrix/fixture.js'
import { depot } from '../warehouses.js'

type Row = Record<string, unknown> & { id: number | string; uuid: string }
type Body = Record<string, unknown> & { data?: Row[] }

/** Sends a request, such as `GET /v2/taxes`, and returns status and body. */
export type Send = (line: string, body?: unknown, headers?: Record<string, string>) => Promise<{ status: number; body: Body }>

export type ExampleFixture = Pick<Fixture, 'own'> & {
  things: Fixture['things'] & { optionProduct: Fixture['things']['product'] }
}

const text = (value: string) => [{ language: 'EN', value }]
const KINDS = ['product', 'category', 'cluster', 'company', 'contact', 'customer'] as const

/** Reads and writes the shop; a record that cannot be added is an error. */
function openShop(send: Send) {
  const list = async (path: string) => (await send(`GET /v2/${path}`)).body.data ?? []
  return {
    send,
    list,
    first: async (path: string) => ((await list(`${path}?page=1&offset=1`))[0] ?? { id: 0, uuid: '' }) as Row,
    async add(path: string, body: unknown): Promise<Row> {
      const answer = await send(`POST /v2/${path}`, body)
      if (answer.status >= 300) throw new Error(`POST /v2/${path}: ${JSON.stringify(answer.body)}`)
      return answer.body as unknown as Row
    },
  }
}
type Shop = ReturnType<typeof openShop>

const addProduct = ({ add }: Shop, sku: string) => add('products', { sku, names: text(`Example ${sku}`) })

/** A description of an attribute for each kind of record. */
async function addDescriptions({ add }: Shop, name: string) {
  const rows: [string, Row][] = []
  for (const kind of KINDS) {
    const input = {
      name: `${name}_${kind.toUpperCase()}`,
      descriptions: text(name),
      type: 'INT',
      attributeClass: kind.toUpperCase(),
    }
    rows.push([kind, await add('attributedescriptions', { ...input, defaultValue: { intValue: 0 } })])
  }
  return Object.fromEntries(rows) as Record<(typeof KINDS)[number], Row>
}

async function readCatalog(shop: Shop) {
  const { send, list, first, add } = shop
  const product = (await send('GET /v2/products/sku/DRL-1500')).body as unknown as Row
  const looseProduct = await addProduct(shop, 'EXAMPLE-1')
  const cluster = await first('clusters')
  const config = await first('clustersconfig')
  const option = await add(`clusters/id/${cluster.id}/options`, { names: text('Engraving') })
  await add(`clusteroptions/id/${option.id}/products`, { sku: 'EXAMPLE-OPTION' })
  const optionProducts = await list(`clusteroptions/id/${option.id}/products`)
  const categories = await list('categories?page=1&offset=2')
  const bundle = await first('bundles')
  await add(`bundles/${bundle.id}/items`, { items: [{ productId: product.id }] })
  await send('POST /v2/products/csv', 'SKU,NAME\nEXAMPLE-CSV,Example', {})
  return {
    product,
    looseProduct,
    otherProduct: await addProduct(shop, 'EXAMPLE-2'),
    cluster,
    otherCluster: await add('clusters', { clusterConfigId: config.id, names: text('Example') }),
    config,
    unusedConfig: await add('clustersconfig', { name: 'EXAMPLE' }),
    configSetting: { id: 1, uuid: '' },
    options: [option, option],
    optionProduct: optionProducts[0],
    members: await list(`clusters/id/${cluster.id}/products`),
    categories: [...categories, await add('categories', { names: text('Example') })],
    bundle,
    crossupsell: await first('crossupsells'),
    document: await first('media/documents'),
    image: await first('media/images'),
    video: await add('media/videos', {
      alt: [],
      description: [],
      tags: [],
      productId: product.id,
      videos: [{ language: 'EN', uri: 'https://films.example.com/drill.mp4' }],
    }),
    valueset: await first('valuesets'),
    valuesetItem: await first('valuesetitems'),
    csvImport: await first('imports'),
  }
}

/** Companies with a budget and credit accounts, one of which has an invoice. */
async function addSpending(add: Shop['add'], list: Shop['list'], productId: unknown) {
  const company = (name: string) => add('companies', { name })
  const [spender, other, thirdSpender] = [
    await company('Example yard'),
    await company('Example quay'),
    await company('Example dock'),
  ]
  await add('credit-accounts', { companyId: spender.id, creditLimit: 25000 })
  const invoice = {
    companyId: spender.id,
    externalId: 'INV-2026-0815',
    type: 'INVOICE',
    amount: 1210,
    bookedAt: '2026-11-02T09:00:00.000Z',
  }
  const creditEntry = await add('credit-entries', invoice)
  return {
    spender,
    thirdSpender,
    budget: await add('budgets', { name: 'Tools', companyId: spender.id, amount: 5000, period: 'QUARTER' }),
    spendingLimit: await add('spending-limits', { name: 'Large orders', companyId: spender.id, amount: 2500 }),
    callOffContract: await add('call-off-contracts', {
      ...{ number: 'FRAME-2027', companyId: spender.id, productId, quantity: 500, price: 79.5 },
      ...{ validFrom: '2026-01-01T00:00:00.000Z', validTo: '2027-12-31T00:00:00.000Z' },
    }),
    bookingCode: await add('booking-codes', { companyId: spender.id, type: 'COST_CENTRE', code: 'YARD', name: 'The yard' }),
    partNumber: await add('part-numbers', { companyId: spender.id, productId, number: 'YARD-0815', unit: 'piece' }),
    ...(await addRules(add, spender.id)),
    creditAccount: await add('credit-accounts', { companyId: other.id, creditLimit: 10000 }),
    creditEntry,
    spendingEntry: (await list('spending-entries'))[0],
  }
}

/** A rule, and who decides in place of its approver. */
async function addRules(add: Shop['add'], companyId: unknown) {
  const contact = (firstName: string) => add('contacts', { parent: { id: companyId }, firstName, lastName: 'Example' })
  const [approver, delegate] = [await contact('Eva'), await contact('Finn')]
  const steps = [{ approvers: 'CONTACTS', contactIds: [approver.id] }]
  return {
    approvalRule: await add('approval-rules', { name: 'Large orders', companyId, amount: 1000, steps, expireAfterDays: 14 }),
    approvalDelegate: await add('approval-delegates', {
      contactId: approver.id,
      delegateContactId: delegate.id,
      validFrom: '2026-12-21T00:00:00.000Z',
      validUntil: '2027-01-04T00:00:00.000Z',
    }),
  }
}

/** Carts that need approval: one before it was asked for, one that waits, and one that was approved and ordered. */
async function addApprovals({ send, add }: Pick<Shop, 'send' | 'add'>, productId: unknown) {
  const company = await add('companies', { name: 'Approving Example Ltd' })
  const contact = (firstName: string) =>
    add('contacts', {
      parent: { id: company.id },
      firstName,
      lastName: 'Example',
      email: `${firstName.toLowerCase()}@approving.example`,
    })
  const [buyer, approver] = [await contact('Gus'), await contact('Hanna')]
  const steps = [{ approvers: 'CONTACTS', contactIds: [approver.id] }]
  await add('approval-rules', { name: 'Every order', companyId: company.id, steps })
  const startCart = async () => {
    const { id } = await add('carts', { contactId: buyer.id, companyId: company.id })
    await add(`carts/${id}/items`, { items: [{ productId, quantity: 2 }] })
    return id
  }
  const [dearCartId, waitingCartId, approvedCartId] = [await startCart(), await startCart(), await startCart()]
  for (const id of [waitingCartId, approvedCartId]) await send(`POST /v2/carts/${id}/request-authorization`)
  await send(`POST /v2/carts/${approvedCartId}/accept-authorization`, { contactId: approver.id })
  const { orderId } = await add(`carts/${approvedCartId}/process`, { orderStatus: 'NEW' })
  const requestOf = async (search: object) => (await send('POST /v2/approval-requests/search', search)).body.data?.[0]?.id
  return {
    ...{ dearCartId, waitingCartId, managerId: approver.id, approvedOrderId: orderId },
    approvalRequestId: await requestOf({ orderIds: [orderId] }),
    // A request of the demo shop that has waited for days: its approvers can be reminded.
    waitingRequestId: await requestOf({ statuses: ['PENDING'] }),
  }
}

async function readTerms({ first, add, send, list }: Shop, productId: unknown) {
  const price = await first('prices')
  const warehouse = await first('warehouses')
  const carrier = await first('carriers')
  await send(`POST /v2/carriers/${carrier.id}/warehouses/${warehouse.id}`)
  // Only channels that ask for it hold stock.
  await send('PATCH /v2/channels/1', { reservesStock: true })
  await add('inventory/reservations', { reference: 'checkout', items: [{ productId, quantity: 1 }] })
  return {
    price,
    bulkPrice: await first('bulk-prices'),
    costPrice: await first('cost-prices'),
    bulkCostPrice: await add('bulk-cost-prices', { priceId: price.uuid, value: 12.5, quantityFrom: 5 }),
    zoneTaxCode: await add('zone-tax-codes', { priceId: price.uuid, zone: 'FR', taxCode: 'L' }),
    pricesheet: await first('pricesheets'),
    discount: await first('discounts'),
    surcharge: await first('surcharges'),
    tax: await first('taxes'),
    inventory: await first('inventory'),
    warehouse,
    otherWarehouse: await add('warehouses', depot('Example')),
    carrier,
    payMethod: await first('paymethods'),
    orderStatus: await add('orderstatuses', { name: 'Example', code: 'EXAMPLE', type: 'CUSTOM', orderType: 'ORDER' }),
    orderStatusSet: await first('orderstatussets'),
    businessRule: await first('businessrules'),
    decisionHook: await add('decision-hooks', {
      name: 'Example',
      url: 'https://erp.example.com/wharf/checkout',
      points: ['CHECKOUT'],
      active: false,
    }),
    ...(await addSpending(add, list, productId)),
    savedView: await add('saved-views', {
      list: 'orders',
      name: 'Example',
      settings: { columns: ['id', 'status'] },
      isShared: true,
    }),
    channel: await add('channels', { name: 'Example' }),
    fieldDefinition: await add('field-definitions', {
      ownerType: 'SHIPMENT',
      code: 'dock',
      type: 'TEXT',
      names: [{ language: 'EN', value: 'Dock' }],
    }),
  }
}

/** The order of which some goods are still to be sent, and its shipment, which has not arrived yet. */
async function findPartShipment({ send, list }: Pick<Shop, 'send' | 'list'>): Promise<{ shipment: Row; order: Row }> {
  for (let page = 1; ; page++) {
    const shipments = await list(`shipments?page=${page}&offset=50`)
    for (const shipment of shipments.filter(({ status }) => status === 'IN_TRANSIT')) {
      const order = (await send(`GET /v2/orders/id/${shipment.orderId}`)).body as unknown as Row
      if (order.reference === 'Filiaal Rijswijk') return { shipment, order }
    }
    if (shipments.length === 0) throw new Error('The demo shop has no order that was sent in part.')
  }
}

async function readPeople({ send, list, first, add }: Shop, productId: unknown) {
  const company = await add('companies', { name: 'Example Ltd' })
  const second = await add('companies', { name: 'Second Example Ltd' })
  const contact = await add('contacts', { parent: { id: company.id }, firstName: 'Ada', lastName: 'Example' })
  const other = await add('contacts', { parent: { id: second.id }, firstName: 'Ben', lastName: 'Example' })
  const customer = await add('customers', { firstName: 'Cleo', lastName: 'Example' })
  const address = { type: 'delivery', street: 'Kade', number: '2', postalCode: '3011 AB', city: 'Rotterdam', country: 'NL' }
  const { shipment, order } = await findPartShipment({ send, list })
  const items = order.items as Row[]
  const cart = await add('carts', { contactId: contact.id, companyId: company.id })
  await add(`carts/${cart.id}/items`, { items: [{ productId, quantity: 2 }] })
  const file = { base64: Buffer.from('Signed for.').toString('base64'), fileName: 'receipt.txt' }
  const attachment = { alt: [], description: [], tags: [], companyId: company.id, orderId: order.id }
  return {
    companyId: company.id,
    secondCompanyId: second.id,
    otherCompanyId: second.id,
    emptyCompanyId: (await add('companies', { name: 'Empty Example Ltd' })).id,
    contactId: contact.id,
    customerId: customer.id,
    companyAddressId: (await add(`companies/id/${company.id}/addresses`, address)).id,
    customerAddressId: (await add(`customers/id/${customer.id}/addresses`, address)).id,
    configId: (await add('purchase-authorization-configs', { contactId: other.id, companyId: second.id })).id,
    orderId: order.id,
    freeOrderItemId: items.at(-1)?.id,
    cartId: cart.id,
    ...(await addApprovals({ send, add }, productId)),
    paymentId: (await first('payments')).id,
    shipmentId: shipment.uuid,
    trackAndTraceId: (await first('trackandtraces')).id,
    tenderNumber: Number((await first('tenders')).id),
    companyListId: (await first('favoritelists')).id,
    orderlistId: (await first('orderlists')).id,
    attachmentId: (
      await add('media/attachments', {
        ...attachment,
        uploadAttachments: [{ language: 'EN', uploadType: 'BASE64', base64File: file }],
      })
    ).id,
  }
}

/** Gives one record of each kind an attribute. */
async function addAttributes(
  { add }: Shop,
  used: Record<(typeof KINDS)[number], Row>,
  ids: Record<(typeof KINDS)[number], unknown>,
) {
  const paths = {
    product: 'products',
    category: 'categories',
    cluster: 'clusters',
    company: 'companies',
    contact: 'contacts',
    customer: 'customers',
  }
  const rows: [string, Row][] = []
  for (const kind of KINDS) {
    const body = { attributeDescriptionId: used[kind].uuid, value: { intValue: 4 } }
    rows.push([kind, await add(`${paths[kind]}/id/${ids[kind]}/attributes`, body)])
  }
  return Object.fromEntries(rows) as Record<(typeof KINDS)[number], Row>
}

export async function readFixture(send: Send): Promise<ExampleFixture> {
  const shop = openShop(send)
  const catalog = await readCatalog(shop)
  const terms = await readTerms(shop, catalog.product.id)
  const people = await readPeople(shop, catalog.product.id)
  const used = await addDescriptions(shop, 'EXAMPLE')
  const free = await addDescriptions(shop, 'SECOND_EXAMPLE')
  const attributes = await addAttributes(shop, used, {
    product: catalog.product.id,
    category: catalog.categories[0]?.id,
    cluster: catalog.cluster.id,
    company: people.companyId,
    contact: people.contactId,
    customer: people.customerId,
  })
  const things = {
    ...catalog,
    ...terms,
    attributes,
    description: used.product,
    otherDescription: free.product,
    freeDescriptions: free,
  }
  const own = {
    ...people,
    companyAttributeId: attributes.company.uuid,
    contactAttributeId: attributes.contact.uuid,
    customerAttributeId: attributes.customer.uuid,
  }
  return { things, own } as unknown as ExampleFixture
}
