import { type Kysely, type RawBuilder, sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { addBuyer, addOrder } from '../../../../test/orders.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'
import { maintainFieldIndexes } from './field-definition.indexes.js'
import { searchExpression, sortExpression } from './field-search.js'

let server: TestServer

beforeEach(async () => {
  server = await startTestServer()
})

const define = async (ownerType: string, code: string, type: string, more: object = {}): Promise<number> => {
  const { status, body } = await server.rest('POST /v2/field-definitions', { ownerType, code, type, isIndexed: true, ...more })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.id
}

/** Runs the job that builds indexes, as the server does about once a minute. */
const buildIndexes = () => maintainFieldIndexes.run({ db: server.db, tenantId: 'default', now: server.clock() } as never)

/** Four orders: three with values of every type, and one without. */
async function addOrders() {
  await define('ORDER', 'po', 'TEXT')
  await define('ORDER', 'pallets', 'NUMBER')
  await define('ORDER', 'weight', 'DECIMAL')
  await define('ORDER', 'isRush', 'BOOLEAN')
  await define('ORDER', 'wanted', 'DATE')
  await define('ORDER', 'dock', 'ENUM', { options: ['NORTH', 'SOUTH'] })
  await define('ORDER', 'labels', 'LIST', { itemType: 'TEXT' })
  await define('ORDER', 'plain', 'TEXT', { isIndexed: false })
  const buyer = await addBuyer(server)
  const values = [
    { po: 'PO-10', pallets: 9, weight: '9.50', isRush: true, wanted: '2026-12-01', dock: 'NORTH', labels: ['a', 'b'] },
    { po: 'PO-9', pallets: 10, weight: '10', isRush: false, wanted: '2026-12-24', dock: 'SOUTH', labels: ['b'] },
    { po: 'Project 100%', pallets: 100, weight: '0.1', isRush: false, wanted: '2027-01-02', dock: 'SOUTH', labels: [] },
    undefined,
  ]
  const ids: number[] = []
  for (const customFields of values) ids.push((await addOrder(server, buyer, customFields && { customFields })).id)
  return ids as [number, number, number, number]
}

const search = async (input: object, key?: string): Promise<Answer> => {
  const sorted = { sortInputs: [{ field: 'ID', order: 'ASC' }], ...input }
  const query = 'query ($input: OrderSearchArguments) { orders(input: $input) { items { id } } }'
  const answer = await server.gql(query, { input: sorted }, key)
  return answer.orders?.items.map(({ id }: Answer) => id) ?? answer.errors[0].message
}

const byField = (...customFields: object[]) => search({ customFields })

describe('a list of orders', () => {
  test('is filtered by custom fields, before and after their indexes are built', async () => {
    const [a, b, c, none] = await addOrders()
    const check = async () => {
      expect(await byField({ code: 'po', equals: 'PO-9' })).toEqual([b])
      expect(await byField({ code: 'po', in: ['PO-9', 'PO-10', 'x'] })).toEqual([a, b])
      expect(await byField({ code: 'po', contains: 'po-' })).toEqual([a, b])
      expect(await byField({ code: 'po', contains: '0%' })).toEqual([c])
      expect(await byField({ code: 'po', exists: false })).toEqual([none])
      expect(await byField({ code: 'po', exists: true })).toEqual([a, b, c])
      expect(await byField({ code: 'pallets', greaterThan: 10 })).toEqual([b, c])
      expect(await byField({ code: 'pallets', greaterThan: 9, lessThan: 10 })).toEqual([a, b])
      expect(await byField({ code: 'weight', equals: '9.5' })).toEqual([a])
      expect(await byField({ code: 'weight', lessThan: '9.6' })).toEqual([a, c])
      expect(await byField({ code: 'isRush', equals: false })).toEqual([b, c])
      expect(await byField({ code: 'wanted', greaterThan: '2026-12-24' })).toEqual([b, c])
      expect(await byField({ code: 'labels', equals: 'b' })).toEqual([a, b])
      expect(await byField({ code: 'dock', equals: 'SOUTH' }, { code: 'pallets', lessThan: 50 })).toEqual([b])
      expect(await byField()).toEqual([a, b, c, none])
      const rest = await server.rest('POST /v2/orders/search', { customFields: [{ code: 'po', equals: 'PO-9' }] })
      expect(rest.body.data.map(({ id }: Answer) => id)).toEqual([b])
    }
    await check()
    await buildIndexes()
    await check()
  })

  test('is sorted by a custom field: numbers as numbers, and orders without a value last', async () => {
    const [a, b, c, none] = await addOrders()
    const sorted = (code: string, order = 'ASC') => search({ sortByCustomField: { code, order } })
    expect(await sorted('pallets')).toEqual([a, b, c, none])
    expect(await sorted('pallets', 'DESC')).toEqual([none, c, b, a])
    expect(await sorted('weight')).toEqual([c, a, b, none])
    expect(await sorted('wanted', 'DESC')).toEqual([none, c, b, a])
    expect(await sorted('dock')).toEqual([a, b, c, none])
    const page = { sortByCustomField: { code: 'weight' }, offset: 2, page: 2 }
    expect(await search(page)).toEqual([b, none])
    const { body } = await server.rest('POST /v2/orders/search', { sortByCustomField: { code: 'weight', order: 'DESC' } })
    expect(body.data.map(({ id }: Answer) => id)).toEqual([none, b, a, c])
  })

  test('refuses fields that are unknown or not indexed, and values of another type', async () => {
    await addOrders()
    expect(await byField({ code: 'colour', equals: 1 })).toBe('customFields[0].code [colour] is not a custom field of orders')
    expect(await byField({ code: 'plain', equals: 'x' })).toBe(
      'customFields[0].code [plain] is not indexed: set isIndexed of its definition',
    )
    expect(await byField({ code: 'pallets', equals: 'many' })).toBe('customFields[0].equals must be a whole number')
    expect(await byField({ code: 'po', greaterThan: 'A' })).toBe(
      'customFields[0].greaterThan is only allowed for the types NUMBER, DECIMAL and DATE',
    )
    expect(await byField({ code: 'dock', contains: 'N' })).toBe('customFields[0].contains is only allowed for the type TEXT')
    expect(await search({ sortByCustomField: { code: 'plain' } })).toBe(
      'sortByCustomField.code [plain] is not indexed: set isIndexed of its definition',
    )
    expect(await search({ sortByCustomField: { code: 'labels' } })).toBe('sortByCustomField.code must not be a LIST')
  })

  test('does not find by a field that the caller may not see', async () => {
    await define('CART', 'secret', 'TEXT')
    const { cartId: id } = (await server.gql('mutation { cartStart { cartId } }')).cartStart
    const set = 'mutation ($id: String!, $input: CartUpdateInput!) { cartUpdate(id: $id, input: $input) { cartId } }'
    await server.gql(set, { id, input: { customFields: { secret: 'x' } } })
    const storefront = await server.keyFor({ shop: 'VIEWER', product: 'VIEWER' })
    const query = '{ carts(input: { customFields: [{ code: "secret", equals: "x" }] }) { itemsFound } }'
    expect((await server.gql(query)).carts.itemsFound).toBe(1)
    const buyer = await server.gql(query, {}, storefront)
    expect(buyer.errors[0].code).not.toBeUndefined()
  })
})

describe('the index of a custom field', () => {
  const indexNames = async () => {
    const { rows } = await sql<{ name: string }>`
      select indexrelid::regclass::text as name from pg_index
       where indexrelid::regclass::text like '%customField\\_%' and indisvalid order by 1`.execute(server.db)
    return rows.map(({ name }) => name)
  }
  const stateOf = async (id: number) => (await server.rest(`GET /v2/field-definitions/${id}`)).body.indexState

  test('is built in the background, rebuilt for another type, and dropped', async () => {
    const id = await define('ORDER', 'po', 'TEXT')
    expect([await stateOf(id), await indexNames()]).toEqual(['BUILDING', []])
    await buildIndexes()
    expect(await stateOf(id)).toBe('READY')
    expect(await indexNames()).toEqual([`"customField_${id}_search"`, `"customField_${id}_sort"`])

    await server.rest(`PATCH /v2/field-definitions/${id}`, { type: 'NUMBER', maxLength: null })
    expect(await stateOf(id)).toBe('BUILDING')
    await server.rest(`PATCH /v2/field-definitions/${id}`, { isIndexed: false })
    expect(await stateOf(id)).toBe('NONE')
    await buildIndexes()
    expect(await indexNames()).toEqual([])
    await server.rest(`PATCH /v2/field-definitions/${id}`, { isIndexed: true })
    await buildIndexes()
    expect(await indexNames()).toEqual([`"customField_${id}_sort"`])
    await server.rest(`DELETE /v2/field-definitions/${id}`)
    await buildIndexes()
    expect(await indexNames()).toEqual([])
  })

  test('serves filters, ranges and sorts of many orders', async () => {
    await addOrders()
    await buildIndexes()
    await sql`insert into "order" (uuid, status, type, "userId", "channelId", email, "createdAt", "lastModifiedAt", language, currency, "customFields")
      select gen_random_uuid(), status, type, "userId", "channelId", email, "createdAt", "lastModifiedAt", language, currency,
             jsonb_build_object('po', 'PO-' || (n + 1000), 'pallets', n, 'weight', (n * 1.5)::text)
        from (select * from "order" order by id limit 1) one cross join generate_series(1, 20000) n`.execute(server.db)
    await sql`analyze "order"`.execute(server.db)
    server.statements.length = 0
    await byField({ code: 'po', equals: 'PO-1500' })
    expect(server.statements.some((text) => text.includes(`"customFields" <> '{}' and "customFields" @> `))).toBe(true)
    const column = sql.ref('customFields')
    const explain = async (condition: RawBuilder<unknown>, db: Kysely<never> = server.db as never) =>
      JSON.stringify((await sql`explain select id from "order" where ${condition}`.execute(db)).rows)
    expect(await explain(sql`"customFields" <> '{}' and "customFields" @> '{"po":"PO-1500"}'`)).toContain(
      'order_customFields_idx',
    )
    const pallets = sortExpression({ type: 'NUMBER', code: 'pallets' }, column)
    expect(await explain(sql`${pallets} >= 19990`)).toContain('customField_')
    expect(await explain(sql`true order by ${pallets}, id limit 10`)).toContain('customField_')
    // Reading the whole table is as fast for so few orders.
    const text = await server.db.transaction().execute(async (db) => {
      await sql`set local enable_seqscan = off`.execute(db)
      return explain(sql`${searchExpression({ code: 'po' }, column)} like '%o-1500%'`, db as never)
    })
    expect(text).toContain('_search')
  })
})
