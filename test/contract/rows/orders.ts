/** Rows of stock, orders, payments and shipments. */
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { blankAddress } from '../../../src/modules/sales/cart/cart.resource.js'
import { NO_AMOUNTS } from '../../../src/modules/sales/cart/pricing/cart.blank.js'
import type { TestServer } from '../../test-server.js'
import { insert, type Make, some, stamped } from './insert.js'

const firstIds = async ({ db }: TestServer, table: string, n: number): Promise<number[]> =>
  (await sql<{ id: number }>`select id from ${sql.table(table)} order by id limit ${n}`.execute(db)).rows.map(({ id }) => id)

/** One order that others need. */
async function orderFor(server: TestServer, channelId = 1): Promise<number> {
  const made = server.db.insertInto('order').values({
    ...stamped(server),
    status: 'NEW',
    type: 'dropshipment',
    channelId,
    email: 'a@wharf.test',
    language: 'NL',
  })
  return (await made.returning('id').executeTakeFirstOrThrow()).id
}

async function channelFor(server: TestServer, name: string): Promise<number> {
  const made = server.db.insertInto('channel').values({ ...stamped(server), name })
  return (await made.returning('id').executeTakeFirstOrThrow()).id
}

/** Some shipments of one order. */
async function shipmentsFor(server: TestServer): Promise<string[]> {
  const orderId = await orderFor(server)
  const rows = Array.from({ length: 5 }, () => ({ ...stamped(server), orderId }))
  return (await server.db.insertInto('shipment').values(rows).returning('uuid').execute()).map(({ uuid }) => uuid)
}

const statuses = ['CREATED', 'PROCESSING', 'IN_TRANSIT', 'DELIVERED', null]

const address = JSON.stringify(blankAddress('NL'))

/** A tender of which nothing is known yet. */
const draft = JSON.stringify({
  order: {
    id: 0,
    status: 'NEW',
    type: 'dropshipment',
    email: '',
    language: 'NL',
    currency: 'EUR',
    currencyRatio: '1',
    discountType: 'N',
    discountValue: '0',
    postageGross: '0',
    postageTaxPercentage: '0',
    paymentGross: '0',
    paymentTaxPercentage: '0',
    public: true,
    revisionNumber: 1,
    invalid: false,
    paymentMethod: '',
    postageMethod: '',
  },
  items: [],
  addresses: [],
  savedItemIds: [],
  carriers: null,
  payMethods: null,
  valuePoints: 0,
  incentiveCodes: {},
})

/** Tenders for contacts and customers in two channels. */
async function addTenders(server: TestServer, n: number): Promise<void> {
  const channelId = await channelFor(server, 'Of tenders')
  const [companies, contacts, customers] = [
    await firstIds(server, 'company', 2),
    await firstIds(server, 'contact', 2),
    await firstIds(server, 'customer', 2),
  ]
  await insert('tender', (i) => ({
    channelId: some(i, 1, 1, channelId),
    contactId: i % 2 ? some(i, ...contacts) : null,
    companyId: i % 2 ? some(i, null, ...companies) : null,
    customerId: i % 2 ? null : some(i, ...customers),
    draft,
  }))(server, n)
}

/** Carts of contacts, for companies and for themselves, of customers, and of nobody. */
async function addCarts(server: TestServer, n: number): Promise<void> {
  const [companies, contacts, customers] = [
    await firstIds(server, 'company', 2),
    await firstIds(server, 'contact', 2),
    await firstIds(server, 'customer', 2),
  ]
  const nobody = { companyId: null, contactId: null, customerId: null }
  const buyers = [
    ...contacts.map((contactId, i) => ({ ...nobody, contactId, companyId: companies[i] })),
    ...contacts.map((contactId) => ({ ...nobody, contactId })),
    ...customers.map((customerId) => ({ ...nobody, customerId })),
    nobody,
  ]
  await insert('cart', (i) => ({
    channelId: 1,
    ...(some(i, ...buyers) as object),
    status: some(i, 'OPEN', 'OPEN', 'PENDING_PURCHASE_AUTHORIZATION'),
    invoiceAddress: address,
    deliveryAddress: address,
    amounts: JSON.stringify(NO_AMOUNTS),
  }))(server, n)
}

const hookRow = (i: number) => ({
  name: `Hook ${i}`,
  url: `https://hook.example/${i}`,
  points: some(i, ['PRICES'], ['TAX', 'SHIPPING'], ['CHECKOUT']),
  priority: i % 4,
  active: some(i, false, false, true),
  condition: 'false',
  secret: 'whsec_c2VjcmV0',
  revision: v7(),
})

async function hookFor(server: TestServer): Promise<{ id: number; uuid: string }> {
  await insert('decisionHook', () => hookRow(0))(server, 1)
  return server.db.selectFrom('decisionHook').select(['id', 'uuid']).executeTakeFirstOrThrow()
}

export const orderRows: Record<string, Make> = {
  // Orders bring them: then there are people who buy.
  Cart: async () => undefined,
  Tender: async () => undefined,
  DecisionHook: (server, n) => insert('decisionHook', hookRow)(server, n),
  DecisionHookCall: async (server, n) => {
    const hooks = await server.db.selectFrom('decisionHook').select(['id', 'uuid']).limit(3).execute()
    const known = hooks.length ? hooks : [await hookFor(server)]
    const rows = Array.from({ length: n }, (_, i) => ({
      uuid: v7(),
      decisionHookId: (some(i, ...known) as { id: number }).id,
      hookId: (some(i, ...known) as { uuid: string }).uuid,
      point: some(i, 'PRICES', 'CHECKOUT') as 'PRICES',
      status: some(i, 'ANSWERED', 'TIMEOUT', 'INVALID') as 'ANSWERED',
      hash: `${i}`,
      question: '{}',
      durationMs: i % 5,
      createdAt: new Date(Date.UTC(2026, 0, 1 + (i % 7))),
    }))
    await server.db.insertInto('decisionHookCall').values(rows).execute()
  },
  BusinessRule: async (server, n) => {
    const channels = [1, null, await channelFor(server, 'Of rules')]
    await insert('businessRule', (i) => ({
      type: some(i, 'orderCarriers', 'orderIncentives', 'orderShippingCosts'),
      name: JSON.stringify({ EN: `Rule ${i}` }),
      channelId: some(i, ...channels),
      nodes: '[]',
      edges: '[]',
      revision: v7(),
    }))(server, n)
  },
  Inventory: async (server, n) => {
    await insert('product', (i) => ({ sku: `STOCK-${i % 9}` }))(server, n)
    const { rows } = await sql<{ id: number }>`select id from product where sku like 'STOCK-%' order by id`.execute(server.db)
    const [company] = await server.db
      .insertInto('company')
      .values({ ...stamped(server), name: 'Of stock' })
      .returning('id')
      .execute()
    const depot = (name: string) => ({
      ...stamped(server),
      name,
      description: '',
      notes: '',
      isActive: true,
      isStore: true,
      isPickupLocation: true,
    })
    const made = ['North', 'South'].map((name) => ({ ...depot(name), businessHours: '[]' }))
    const warehouses = (
      await server.db
        .insertInto('warehouse')
        .values(made as never)
        .returning('id')
        .execute()
    ).map(({ id }) => id)
    await insert('inventory', (i) => ({
      productId: rows[i]?.id,
      type: some(i, 'local', 'supplier'),
      quantity: i % 5,
      location: some(i, '', 'A', 'B'),
      companyId: some(i, null, null, company?.id),
      warehouseId: some(i, null, ...warehouses),
    }))(server, n)
  },
  OrderStatus: insert('orderStatus', (i) => ({
    name: `State ${some(i, 'a', 'b', 'B')}`,
    code: `STATE_${i}`,
    type: some(i, 'CUSTOM', 'CUSTOM', 'SYSTEM'),
    orderType: some(i, 'ORDER', 'QUOTATION', 'REQUEST'),
    priority: i % 4,
    isPublic: some(i, true, false),
    isEditable: some(i, true, true, false),
    isDeletable: some(i, false, true),
    isExportable: some(i, false, true, true),
    isConfirmable: some(i, true, false),
    isArchivable: some(i, true, false, false),
  })),
  OrderStatusSet: insert('orderStatusSet', (i) => ({ name: `Set ${i}` })),
  Order: async (server, n) => {
    await addCarts(server, n)
    await addTenders(server, n)
    const [companies, first] = [await firstIds(server, 'company', 3), await orderFor(server)]
    const channelId = await channelFor(server, 'Of orders')
    await insert('order', (i) => ({
      status: some(i, 'NEW', 'CONFIRMED', 'QUOTATION', 'ARCHIVED'),
      type: some(i, 'dropshipment', 'quotation', 'purchase', 'stock'),
      channelId: some(i, 1, 1, channelId),
      userId: some(i, null, 5, 6, 7),
      companyId: some(i, null, ...companies),
      originalOrderId: some(i, null, null, first),
      email: some(i, 'ann@wharf.test', 'bob@wharf.test'),
      language: 'NL',
      reference: some(i, null, `PO ${i % 6}`),
      remarks: some(i, 'Soon please', null),
      extra3: some(i, null, 'Gate 3'),
      exportStatus: some(i, 'EMPTY', 'EXPORTED', 'FAILED'),
      exportedAt: some(i, null, new Date(Date.UTC(2026, 1, 1 + (i % 5)))),
      validUntil: some(i, null, new Date(Date.UTC(2026, 2, 1 + (i % 4)))),
      totalGross: String(10 * (i % 6)),
    }))(server, n)
    await sql`insert into "orderAddress" (uuid, "orderId", type, company, "createdAt", "lastModifiedAt")
      select gen_random_uuid(), id, 'invoice', (array['Acme', 'Zeta', null])[1 + id % 3], now(), now() from "order"`.execute(
      server.db,
    )
    await sql`insert into "orderItem" (uuid, "orderId", class, quantity, sku, name, price, "priceTotal", "taxPercentage", "taxCode", priority, "createdAt", "lastModifiedAt")
      select gen_random_uuid(), id, 'product', 1, 'LINE-' || id % 4, 'Line', 1, 1, 21, 'H', 100, now(), now() from "order"`.execute(
      server.db,
    )
    await sql`insert into "orderSource" (name, id, "orderId") select (array['erp', 'pim'])[1 + id % 2], 'O' || id, id from "order" where id % 3 = 0`.execute(
      server.db,
    )
  },
  OrderRevision: async (server, n) => {
    const orderIds = [await orderFor(server), await orderFor(server, await channelFor(server, 'Of quotes'))]
    await insert('orderRevision', (i) => ({
      orderId: some(i, ...orderIds),
      revisionNumber: i + 1,
      public: some(i, true, false),
      invalid: some(i, false, false, true),
      snapshot: JSON.stringify({ order: { id: some(i, ...orderIds) }, items: [], addresses: [], sources: [] }),
    }))(server, n)
  },
  Payment: async (server, n) => {
    const orderIds = [await orderFor(server), await orderFor(server)]
    await insert('payment', (i) => ({
      orderId: some(i, ...orderIds),
      amount: 100 + i,
      currency: 'EUR',
      method: 'CARD',
      status: 'OPEN',
    }))(server, n)
  },
  Shipment: async (server, n) => {
    const orderIds = [await orderFor(server), await orderFor(server)]
    await insert('shipment', (i) => ({
      orderId: some(i, ...orderIds),
      status: some(i, ...statuses),
      expectedDeliveryAt: some(i, null, new Date(Date.UTC(2026, 1, 1 + (i % 5)))),
    }))(server, n)
  },
  ShipmentItem: async (server, n) => {
    const shipments = await shipmentsFor(server)
    await insert('shipmentItem', (i) => ({
      shipmentId: some(i, ...shipments),
      name: some(i, 'Bolt', 'Nut', null),
      sku: some(i, 'S1', 'S2', 'S3', null),
      quantity: 1 + (i % 4),
    }))(server, n)
    await sql`update "shipmentItem" t set "orderItemId" = i.id from (select id, row_number() over (order by id) as n from "orderItem") i where i.n = t.id % 3`.execute(
      server.db,
    )
  },
  TrackAndTrace: async (server, n) => {
    const shipments = await shipmentsFor(server)
    const carriers = await firstIds(server, 'carrier', 2)
    await insert('trackAndTrace', (i) => ({
      shipmentId: some(i, ...shipments),
      carrierId: some(i, null, ...carriers),
      code: `T${i % 6}`,
    }))(server, n)
  },
}
