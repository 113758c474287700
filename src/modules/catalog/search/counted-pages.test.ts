import { sql } from 'kysely'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'
import { refreshEntries } from '../search-index/refresh.js'

let server: TestServer
const PRODUCT_COUNT = 2500
/** Half of the products are in one group of counters, half in the next. */
const FIRST_ID = 2 ** 15 - 1250
const STATUSES = ['A', 'A', 'P', 'N']

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  await sql`select setval('"baseProductNumber"', ${FIRST_ID - 1})`.execute(server.db)
  const row = (i: number) => ({
    uuid: v7(),
    sku: `S${String(i).padStart(5, '0')}`,
    names: JSON.stringify({ NL: `Ding ${i}` }) as never,
    status: STATUSES[i % 4] as 'A',
    hidden: i % 10 === 0 ? ('Y' as const) : ('N' as const),
    createdAt: server.clock(),
    lastModifiedAt: server.clock(),
  })
  for (let i = 0; i < PRODUCT_COUNT; i += 500)
    await server.db
      .insertInto('product')
      .values(Array.from({ length: 500 }, (_, j) => row(i + j)))
      .execute()
  const productIds = Array.from({ length: PRODUCT_COUNT }, (_, i) => FIRST_ID + i)
  await refreshEntries({ db: server.db, now: server.clock() }, { productIds })
})
afterAll(() => server.close())

const readPage = async (input: object): Promise<Answer> => {
  const query = 'query ($input: ProductSearchInput) { products(input: $input) { itemsFound pages page start end items { id } } }'
  const { products } = await server.gql(query, { input })
  return { ...products, items: products.items.map(({ id }: Answer) => id) }
}

/** The counters of groups that differ from the sum of their blocks. */
const differences = async () => {
  const { rows } = await sql`
    select * from (select list, bucket, class, statuses, hidden, sum(delta) as n from "searchCount" where list like '%Group' group by 1, 2, 3, 4, 5) g
      full join (select list || 'Group' as list, bucket >> 5 as bucket, class, statuses, hidden, sum(delta) as n
                   from "searchCount" where list in ('entry', 'product') group by 1, 2, 3, 4, 5) b using (list, bucket, class, statuses, hidden)
     where coalesce(g.n, 0) <> coalesce(b.n, 0)`.execute(server.db)
  return rows
}

const sumOfCounters = async () => {
  const { rows } = await sql<{ list: string; n: number }>`
    select list, sum(delta)::int4 as n from "searchCount" where list in ('entry', 'product') group by list order by list`.execute(
    server.db,
  )
  return rows
}
const countRows = async () => {
  const { rows } = await sql<{ list: string; n: number }>`
    select 'entry' as list, count(*)::int4 as n from "searchEntry" union all select 'product', count(*)::int4 from product`.execute(
    server.db,
  )
  return rows
}

test('every page of an unfiltered list has the items that an ordinary query returns', async () => {
  const ids = (
    await server.db.selectFrom('product').select('id').where('status', '=', 'A').where('hidden', '=', 'N').orderBy('id').execute()
  ).map(({ id }) => id)
  const pages = Math.ceil(ids.length / 100)

  for (const page of [1, 2, Math.floor(pages / 2), pages - 1, pages, pages + 1]) {
    const items = ids.slice((page - 1) * 100, page * 100)
    const start = items.length ? (page - 1) * 100 + 1 : 0
    const expected = { itemsFound: ids.length, pages, page, start, end: items.length ? start + items.length - 1 : 0, items }
    expect(await readPage({ page, offset: 100, hidden: false })).toEqual(expected)
  }
})

test('a later page runs the same statements as the first, and counts no rows', async () => {
  const statementsOf = async (page: number) => {
    server.statements.length = 0
    await readPage({ page, offset: 10 })
    return [...server.statements]
  }

  expect(await statementsOf(100)).toEqual(await statementsOf(1))
  expect(server.statements.filter((statement) => statement.includes('count(*)'))).toEqual([])
})

test('the pages of REST and of productsRaw agree with the product table', async () => {
  const { body } = await server.rest('GET /v2/products?page=250&offset=10')
  const { productsRaw } = await server.gql('{ productsRaw(input: { page: 250, offset: 10 }) { itemsFound pages items { id } } }')

  const ids = Array.from({ length: 10 }, (_, i) => FIRST_ID + PRODUCT_COUNT - 10 + i)
  expect({ itemsFound: body.itemsFound, ids: body.data.map(({ id }: Answer) => id) }).toEqual({ itemsFound: PRODUCT_COUNT, ids })
  expect(productsRaw).toEqual({ itemsFound: PRODUCT_COUNT, pages: 250, items: ids.map((id) => ({ id })) })
})

test('concurrent writes never make a page disagree with its total, and leave the counters equal to the rows', async () => {
  const rounds = 12
  const write = async (n: number) => {
    for (let i = 0; i < rounds; i++) {
      const sku = `W${n}-${i}`
      const made = await server.gql('mutation ($sku: String!) { productCreate(input: { sku: $sku }) { productId } }', { sku })
      const { productId } = made.productCreate
      const changed = 'mutation ($id: Int!) { productUpdate(productId: $id, input: { status: P }) { status } }'
      expect(await server.gql(changed, { id: productId })).toEqual({ productUpdate: { status: 'P' } })
      if (i % 2)
        expect(await server.gql('mutation ($id: Int!) { productDelete(productId: $id) }', { id: productId })).toEqual({
          productDelete: true,
        })
    }
  }
  const inconsistent: Answer[] = []
  let isWriting = true
  const read = async () => {
    while (isWriting) {
      const found = await readPage({ statuses: ['A', 'P', 'N'], offset: 490, page: 6 })
      if (found.end !== found.itemsFound) inconsistent.push(found)
    }
  }
  const readers = [read(), read()]
  await Promise.all([write(1), write(2), write(3)]).finally(() => {
    isWriting = false
  })
  await Promise.all(readers)

  expect(inconsistent).toEqual([])
  expect(await sumOfCounters()).toEqual(await countRows())
  expect(await differences()).toEqual([])
  expect(await countRows()).toEqual([
    { list: 'entry', n: PRODUCT_COUNT + 18 },
    { list: 'product', n: PRODUCT_COUNT + 18 },
  ])
})

test('the counter rows are compacted from time to time, which changes no sum', async () => {
  const before = await sumOfCounters()
  const countCounterRows = async () =>
    Number((await sql<{ n: number }>`select count(*)::int4 as n from "searchCount"`.execute(server.db)).rows[0]?.n)
  for (let i = 0; i < 120; i++)
    await server.db
      .updateTable('product')
      .set({ status: i % 2 ? 'A' : 'R' })
      .where('id', '=', FIRST_ID + (i >> 1))
      .execute()
  const rowCount = await countCounterRows()

  expect(rowCount).toBeLessThan(450)
  expect(await sumOfCounters()).toEqual(before)
  expect(await differences()).toEqual([])
})

test('both levels of counters agree after random writes in both groups', async () => {
  let state = 5
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
  for (let i = 0; i < 40; i++) {
    const ids = Array.from({ length: 1 + below(60) }, () => FIRST_ID + below(PRODUCT_COUNT))
    const write = below(4)
    if (write === 0) await server.db.deleteFrom('product').where('id', 'in', ids).execute()
    else
      await server.db
        .updateTable('product')
        .set(write === 1 ? { hidden: below(2) ? 'Y' : 'N' } : { status: STATUSES[below(4)] as 'A' })
        .where('id', 'in', ids)
        .execute()
    await refreshEntries({ db: server.db, now: server.clock() }, { productIds: ids })
  }

  expect(await differences()).toEqual([])
  expect(await sumOfCounters()).toEqual(await countRows())
  const { rows } = await sql<{ id: number }>`select id from "searchEntry" where statuses && '{A}' order by id`.execute(server.db)
  const ids = rows.map(({ id }) => id)
  const pages = Math.ceil(ids.length / 100)
  for (let page = 1; page <= pages; page++)
    expect((await readPage({ page, offset: 100 })).items).toEqual(ids.slice((page - 1) * 100, page * 100))
})

test('a truncated product table leaves empty lists', async () => {
  const empty = await startTestServer()
  await empty.gql('mutation { productCreate(input: { sku: "X" }) { productId } }')

  await sql`truncate product cascade`.execute(empty.db)

  expect((await empty.rest('GET /v2/products')).body).toMatchObject({ itemsFound: 0, data: [] })
  expect(await empty.gql('{ products { itemsFound } }')).toEqual({ products: { itemsFound: 0 } })
})
