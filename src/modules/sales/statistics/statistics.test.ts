import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { fill } from '../../../../test/catalogue.js'
import { addBuyer, addOrder, emptyOrder, orderLine } from '../../../../test/orders.js'
import { addCompany } from '../../../../test/people.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'
import { countChangedOrders } from './count-orders.js'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})

/** Adds a product; returns its id. */
async function addProduct(sku: string): Promise<number> {
  const { product } = await fill(server, { products: [{ names: { EN: sku }, sku }] })
  return product.get(sku) as number
}

const POINT = 'from to orders quotesSent quotesWon newCompanies newContacts newCustomers revenue { currency orders gross net }'

async function readSales(input: Answer = {}): Promise<Answer> {
  const data = await server.gql(
    `query ($input: SalesStatisticsInput!) { salesStatistics(input: $input) { interval isUpToDate points { ${POINT} } total { ${POINT} } } }`,
    { input: { from: '2026-11-14', to: '2026-11-16', ...input } },
  )
  if (data.errors) throw new Error(JSON.stringify(data.errors))
  return data.salesStatistics
}

const revenueOf = async (input: Answer = {}) => {
  await countChangedOrders(server.db)
  return (await readSales(input)).total.revenue
}

const placeOrder = (userId: number, price: number, more: Answer = {}) =>
  addOrder(server, userId, emptyOrder(userId, { items: [orderLine('A', price)], ...more }))

test('orders count on the day on which they were placed, in the time zone of the channel, and each currency for itself', async () => {
  const buyer = await addBuyer(server)
  await placeOrder(buyer, 100)
  await placeOrder(buyer, 50)
  await placeOrder(buyer, 70, { currency: 'USD' })
  // 23:30 in UTC is half past midnight of the next day in Amsterdam.
  server.travel('2026-11-15T23:30:00.000Z')
  await placeOrder(buyer, 11)

  expect((await readSales()).isUpToDate).toBe(false)
  await countChangedOrders(server.db)
  const { points, total, isUpToDate } = await readSales()

  expect(isUpToDate).toBe(true)
  expect(points.map(({ from, orders, revenue }: Answer) => [from, orders, revenue])).toEqual([
    ['2026-11-14', 0, []],
    [
      '2026-11-15',
      3,
      [
        { currency: 'EUR', orders: 2, gross: 150, net: 181.5 },
        { currency: 'USD', orders: 1, gross: 70, net: 84.7 },
      ],
    ],
    ['2026-11-16', 1, [{ currency: 'EUR', orders: 1, gross: 11, net: 13.31 }]],
  ])
  expect(total).toMatchObject({ from: '2026-11-14', to: '2026-11-16', orders: 4, newCustomers: 1 })
  expect(total.revenue[0]).toEqual({ currency: 'EUR', orders: 3, gross: 161, net: 194.81 })
})

test('REST returns the same as GraphQL', async () => {
  const buyer = await addBuyer(server)
  await placeOrder(buyer, 100)
  await countChangedOrders(server.db)

  const { status, body } = await server.rest('GET /v2/statistics/sales?from=2026-11-14&to=2026-11-16&interval=WEEK')

  expect(status).toBe(200)
  expect(body).toEqual(await readSales({ interval: 'WEEK' }))
  expect(body.points.map(({ from, to }: Answer) => [from, to])).toEqual([
    ['2026-11-14', '2026-11-15'],
    ['2026-11-16', '2026-11-16'],
  ])
})

test('a changed, deleted or moved order changes the sums by exactly as much', async () => {
  const buyer = await addBuyer(server)
  const companyId = await addCompany(server)
  const order = await placeOrder(buyer, 100)
  const other = await placeOrder(buyer, 40)
  expect(await revenueOf()).toEqual([{ currency: 'EUR', orders: 2, gross: 140, net: 169.4 }])

  await sql`update "order" set "companyId" = ${companyId}, "totalGross" = 90, "totalNet" = 108.9 where id = ${order.id}`.execute(
    server.db,
  )
  expect(await revenueOf()).toEqual([{ currency: 'EUR', orders: 2, gross: 130, net: 157.3 }])
  expect(await revenueOf({ companyId })).toEqual([{ currency: 'EUR', orders: 1, gross: 90, net: 108.9 }])

  await sql`update "order" set currency = 'USD' where id = ${order.id}`.execute(server.db)
  await sql`delete from "order" where id = ${other.id}`.execute(server.db)
  expect(await revenueOf()).toEqual([{ currency: 'USD', orders: 1, gross: 90, net: 108.9 }])

  await sql`delete from company where id = ${companyId}`.execute(server.db)
  expect(await revenueOf({ companyId })).toEqual([])
  expect(await revenueOf()).toEqual([{ currency: 'USD', orders: 1, gross: 90, net: 108.9 }])
})

test('a request is not an order, a quote is won when it becomes one, and an archived quote is not', async () => {
  const buyer = await addBuyer(server)
  const quote = await placeOrder(buyer, 100, { status: 'REQUEST', type: 'quotation' })
  const lost = await placeOrder(buyer, 300, { status: 'QUOTATION', type: 'quotation' })
  await placeOrder(buyer, 7, { status: 'UNFINISHED' })
  const setStatus = async (id: number, status: string) =>
    expect(
      await server.gql('mutation ($id: Int!, $s: String!) { orderSetStatus(input: { orderId: $id, status: $s }) { status } }', {
        id,
        s: status,
      }),
    ).toEqual({
      orderSetStatus: { status },
    })
  await setStatus(quote.id, 'QUOTATION')
  await setStatus(lost.id, 'ARCHIVED')
  server.travel('2026-11-16T12:00:00.000Z')
  await setStatus(quote.id, 'NEW')
  await setStatus(quote.id, 'ARCHIVED')

  await countChangedOrders(server.db)
  const { points } = await readSales({ from: '2026-11-15' })

  expect(points).toMatchObject([
    { from: '2026-11-15', orders: 0, quotesSent: 2, quotesWon: 0, revenue: [] },
    { from: '2026-11-16', orders: 1, quotesSent: 0, quotesWon: 1, revenue: [{ gross: 100 }] },
  ])
})

test('another time zone of the channel moves orders to another day', async () => {
  const buyer = await addBuyer(server)
  server.travel('2026-11-15T23:30:00.000Z')
  await placeOrder(buyer, 11)
  expect(await revenueOf({ to: '2026-11-15' })).toEqual([])

  await sql`update channel set "timeZone" = 'UTC'`.execute(server.db)

  expect(await revenueOf({ to: '2026-11-15' })).toMatchObject([{ gross: 11 }])
})

test('counting again and in small steps gives what counting everything at once gives', async () => {
  const buyer = await addBuyer(server)
  for (const price of [1, 2, 4]) {
    await placeOrder(buyer, price)
    await countChangedOrders(server.db)
  }
  const before = await revenueOf()
  await sql`insert into "orderToCount" ("orderId") select id from "order" union all select id from "order" union all select 2000000`.execute(
    server.db,
  )

  expect(await revenueOf()).toEqual(before)
  expect(before).toEqual([{ currency: 'EUR', orders: 3, gross: 7, net: 8.47 }])
})

test('top products are ranked within one currency, by months and days, and follow changes of lines', async () => {
  const buyer = await addBuyer(server)
  const [bolt, nut] = [await addProduct('BOLT'), await addProduct('NUT')]
  const line = (sku: string, productId: number, price: number, quantity: number) => orderLine(sku, price, { productId, quantity })
  const items = [line('BOLT', bolt, 10, 3), line('NUT', nut, 1, 20)]
  for (const now of ['2026-09-30T12:00:00Z', '2026-10-05T12:00:00Z', '2026-11-01T12:00:00Z']) {
    server.travel(now)
    await addOrder(server, buyer, emptyOrder(buyer, { items }))
  }
  await addOrder(server, buyer, emptyOrder(buyer, { items: [line('NUT', nut, 1000, 1)], currency: 'USD' }))
  await countChangedOrders(server.db)
  const read = async (input: Answer) =>
    (
      await server.gql(
        'query ($input: TopProductsInput!) { topProducts(input: $input) { currency items { sku quantity gross } } }',
        { input: { from: '2026-09-30', to: '2026-11-15', ...input } },
      )
    ).topProducts

  expect(await read({})).toEqual({
    currency: 'EUR',
    items: [
      { sku: 'BOLT', quantity: 9, gross: 90 },
      { sku: 'NUT', quantity: 60, gross: 60 },
    ],
  })
  expect((await read({ orderBy: 'QUANTITY', limit: 1 })).items).toEqual([{ sku: 'NUT', quantity: 60, gross: 60 }])
  expect(await read({ currency: 'usd' })).toEqual({ currency: 'USD', items: [{ sku: 'NUT', quantity: 1, gross: 1000 }] })
  expect((await read({ from: '2026-10-01', to: '2026-10-31' })).items[0]).toEqual({ sku: 'BOLT', quantity: 3, gross: 30 })

  await sql`delete from "orderItem" where sku = 'BOLT' and "createdAt" < '2026-10-01'`.execute(server.db)
  await countChangedOrders(server.db)
  expect((await read({})).items).toEqual([
    { sku: 'BOLT', quantity: 6, gross: 60 },
    { sku: 'NUT', quantity: 60, gross: 60 },
  ])
  const rest = await server.rest('GET /v2/statistics/top-products?from=2026-09-30&to=2026-11-15&limit=1')
  expect(rest.body).toMatchObject({ currency: 'EUR', items: [{ productId: bolt, sku: 'BOLT', quantity: 6 }] })
})

test('search terms without results are counted once they are stored, and a narrowed search does not count', async () => {
  await addProduct('BOLT')
  const search = (input: Answer) =>
    server.gql('query ($input: ProductSearchInput) { products(input: $input) { itemsFound } }', { input })
  for (const term of ['  Flanged   Widget ', 'flanged widget', 'BOLT', 'x', 'ada@example.com']) await search({ term })
  await search({ term: 'sprocket', manufacturers: ['Acme'] })
  await server.services.searchMisses.flush()
  await search({ term: 'FLANGED widget' })
  await server.services.searchMisses.flush()

  const data = await server.gql(`{
    searchTermsWithoutResults(input: { from: "2026-11-15", to: "2026-11-15" }) { items { term count lastAt } } }`)
  const rest = await server.rest('GET /v2/statistics/search-terms-without-results?from=2026-11-15&to=2026-11-15')

  expect(data.searchTermsWithoutResults.items).toEqual([{ term: 'flanged widget', count: 3, lastAt: '2026-11-15T12:00:00.000Z' }])
  expect(rest.body).toEqual(data.searchTermsWithoutResults)
})

test('a visitor who searches for random words fills neither the memory nor the table', async () => {
  const { searchMisses } = server.services
  for (let i = 0; i < 700; i++) searchMisses.add('default', 1, `word ${i}`)
  await searchMisses.flush()
  for (let i = 600; i < 1300; i++) searchMisses.add('default', 1, `word ${i}`)
  searchMisses.add('default', 1, 'word 3')
  await searchMisses.flush()

  const { rows } = await sql<Answer>`select count(*)::int as n, max(count) as most from "searchTermMiss"`.execute(server.db)
  expect(rows).toEqual([{ n: 500, most: 1 }])

  searchMisses.add('default', 1, 'word 3')
  await searchMisses.flush()
  const { rows: known } = await sql<Answer>`select count from "searchTermMiss" where term = 'word 3'`.execute(server.db)
  expect(known).toEqual([{ count: 2 }])
})

test.each([
  [{ from: '2026-02-30' }, 'from'],
  [{ from: 'yesterday' }, 'from'],
  [{ from: '2026-11-17' }, 'to'],
  [{ from: '2001-01-01' }, 'to'],
  [{ from: '2025-01-01' }, 'interval'],
])('the period %j is refused because of %s', async (given, field) => {
  const { errors } = await server.gql('query ($input: SalesStatisticsInput!) { salesStatistics(input: $input) { interval } }', {
    input: { to: '2026-11-16', ...given },
  })
  expect(errors[0].code).toBe('VALIDATION_ERROR')
  expect(errors[0].message).toContain(field)
})

test('statistics need the right to read orders, and take the same statements for a day and a year', async () => {
  const query = 'query ($input: SalesStatisticsInput!) { salesStatistics(input: $input) { total { orders } } }'
  const count = async (from: string) => {
    const before = server.statements.length
    await server.gql(query, { input: { from, to: '2026-11-16' } })
    return server.statements.length - before
  }
  await count('2026-11-16')

  expect(await count('2025-11-16')).toBe(await count('2026-11-16'))
})
