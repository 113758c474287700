import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { fill } from '../../../../test/catalogue.js'
import { addBuyer, addOrder } from '../../../../test/orders.js'
import { addCompany } from '../../../../test/people.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

const TASKS = 'query ($lowStock: Int! = 5) { deskTasks(lowStock: $lowStock) { kind count isMore query filter } }'

async function readCounts(server: TestServer, apikey?: string): Promise<Record<string, number>> {
  const { deskTasks } = await server.gql(TASKS, {}, apikey)
  return Object.fromEntries(deskTasks.map(({ kind, count }: Answer) => [kind, count]))
}

const NOTHING = {
  QUOTES_TO_ANSWER: 0,
  ORDERS_TO_CONFIRM: 0,
  FAILED_EXPORTS: 0,
  CARTS_TO_APPROVE: 0,
  OPEN_TICKETS: 0,
  ENDING_CONTRACTS: 0,
  LOW_STOCK: 0,
  FAILED_DELIVERIES: 0,
  FAILED_IMPORTS: 0,
  DEPRECATED_CLIENTS: 0,
}

test('the tasks count what waits, and their filters list the same records', async () => {
  const server = await startTestServer()
  expect(await readCounts(server)).toEqual(NOTHING)
  const buyer = await addBuyer(server)
  await addOrder(server, buyer, { status: 'REQUEST', type: 'quotation' })
  await addOrder(server, buyer)
  const { id } = await addOrder(server, buyer)
  await server.db.updateTable('order').set({ exportStatus: 'FAILED', status: 'VALIDATED' }).where('id', '=', id).execute()
  await server.rest('POST /v2/orderstatuses', { name: 'On hold', code: 'CREDIT_HOLD', orderType: 'ORDER' })
  const held = await addOrder(server, buyer)
  await server.db.updateTable('order').set({ status: 'CREDIT_HOLD' }).where('id', '=', held.id).execute()
  await addStock(server, { FEW: 5, MANY: 6, OLD: 0 })
  await server.db
    .insertInto('ticket')
    .values(['OPEN', 'OPEN', 'CLOSED'].map((status) => ({ ...stamps(server), status: status as 'OPEN' })))
    .execute()
  await addContracts(server)

  const { deskTasks } = await server.gql(TASKS)
  const rest = await server.rest('GET /v2/desk-tasks?lowStock=6')

  expect(await readCounts(server)).toEqual({
    ...NOTHING,
    QUOTES_TO_ANSWER: 1,
    ORDERS_TO_CONFIRM: 1,
    ORDERS_ON_HOLD: 1,
    FAILED_EXPORTS: 1,
    OPEN_TICKETS: 2,
    ENDING_CONTRACTS: 1,
    LOW_STOCK: 1,
  })
  expect(rest.body.items.find(({ kind }: Answer) => kind === 'LOW_STOCK')).toMatchObject({ count: 2, isMore: false })
  const inputs: Record<string, string> = {
    orders: 'OrderSearchArguments',
    tickets: 'TicketSearchInput',
    callOffContracts: 'CallOffContractSearchInput',
    carts: 'CartSearchInput',
    eventDeliveries: 'EventDeliverySearchInput',
    csvImportJobs: 'CsvImportJobSearchInput',
    lifecycleReadiness: 'LifecycleReadinessSearchInput',
    products: 'ProductSearchInput',
  }
  for (const { query, filter, count, kind } of deskTasks) {
    const found = await server.gql(`query ($input: ${inputs[query]}!) { ${query}(input: $input) { itemsFound } }`, {
      input: filter,
    })
    expect([kind, found[query]?.itemsFound ?? found.errors]).toEqual([
      kind,
      kind === 'DEPRECATED_CLIENTS' ? expect.any(Number) : count,
    ])
  }
})

test('a count ends at a hundred, and says that there are more', async () => {
  const server = await startTestServer()
  const rows = (count: number) => Array.from({ length: count }, () => ({ ...stamps(server), status: 'OPEN' as const }))
  const readTickets = async () => {
    const { deskTasks } = await server.gql(TASKS)
    const { count, isMore } = deskTasks.find(({ kind }: Answer) => kind === 'OPEN_TICKETS')
    return { count, isMore }
  }
  await server.db.insertInto('ticket').values(rows(100)).execute()
  expect(await readTickets()).toEqual({ count: 100, isMore: false })

  await server.db.insertInto('ticket').values(rows(30)).execute()

  expect(await readTickets()).toEqual({ count: 100, isMore: true })
})

test('a caller sees the tasks of their roles only, and a visitor none', async () => {
  const server = await startTestServer()
  const kindsFor = async (roles: object) => Object.keys(await readCounts(server, await server.keyFor(roles as Answer)))

  expect(await kindsFor({})).toEqual([])
  expect(await kindsFor({ user: 'VIEWER' })).toEqual(['OPEN_TICKETS', 'ENDING_CONTRACTS'])
  expect(await kindsFor({ logistics: 'VIEWER' })).toEqual(['LOW_STOCK'])
  expect(await kindsFor({ pricing: 'OWNER' })).toEqual(['FAILED_IMPORTS'])
  expect(await kindsFor({ configuration: 'VIEWER', apikey: 'VIEWER' })).toEqual(['FAILED_DELIVERIES', 'DEPRECATED_CLIENTS'])
  expect(await kindsFor({ order: 'VIEWER' })).toEqual([
    'QUOTES_TO_ANSWER',
    'ORDERS_TO_CONFIRM',
    'FAILED_EXPORTS',
    'CARTS_TO_APPROVE',
  ])
})

test('all counts together take as many statements with many records as with none', async () => {
  const server = await startTestServer()
  const countStatements = async () => {
    server.statements.length = 0
    await server.gql(TASKS)
    return server.statements.length
  }
  await countStatements()
  const before = await countStatements()
  await server.db
    .insertInto('ticket')
    .values(Array.from({ length: 200 }, () => ({ ...stamps(server), status: 'OPEN' as const })))
    .execute()

  expect(await countStatements()).toBe(before)
})

const stamps = (server: TestServer) => ({ uuid: v7(), createdAt: server.clock(), lastModifiedAt: server.clock() })

/** Adds products with this stock. */
async function addStock(server: TestServer, stock: Record<string, number>): Promise<void> {
  const { product } = await fill(server, {
    products: Object.keys(stock).map((sku) => ({ names: { EN: sku }, sku, status: sku === 'OLD' ? 'N' : 'A' })),
  })
  const rows = Object.entries(stock).map(([sku, quantity]) => ({
    ...stamps(server),
    productId: product.get(sku) as number,
    type: 'local' as const,
    quantity,
  }))
  await server.db.insertInto('inventory').values(rows).execute()
}

/** Adds contracts that end in some days: one counts, the others are over, far, inactive or used up. */
async function addContracts(server: TestServer): Promise<void> {
  const { product } = await fill(server, { products: [{ names: { EN: 'GLOVE' }, sku: 'GLOVE', status: 'N' }] })
  const companyId = await addCompany(server)
  const of = (number: string, days: number, more = {}) => ({
    ...{ ...stamps(server), number, companyId, productId: product.get('GLOVE') as number },
    ...{ quantity: 10, price: '5', currency: 'EUR', validFrom: inDays(server, -90), validTo: inDays(server, days), ...more },
  })
  const contracts = [
    of('SOON', 29),
    of('OVER', -1),
    of('FAR', 31),
    of('OFF', 10, { active: false }),
    of('USED', 10, { calledOff: 10 }),
  ]
  await server.db.insertInto('callOffContract').values(contracts).execute()
}

const inDays = (server: TestServer, days: number) => new Date(server.clock().getTime() + days * 86_400_000)
