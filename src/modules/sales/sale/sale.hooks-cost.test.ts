/** What decision hooks cost a shop that has none: no statement. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fill } from '../../../../test/catalogue.js'
import { addCompany, addContact, logIn } from '../../../../test/people.js'
import { addPrice, addTax } from '../../../../test/price-fixtures.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
let storefront: string
let ada: string
let drill: number

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  storefront = await server.keyFor({ shop: 'VIEWER', product: 'VIEWER' })
  const products = ['DRILL', 'BIT'].map((sku) => ({ sku, names: { NL: sku }, categories: ['Tools'] }))
  const ids = (await fill(server, { categories: { Tools: null }, products })).product
  drill = ids.get('DRILL') as number
  await addTax(server, 'NL', 'H', 21)
  for (const id of ids.values()) await addPrice(server, id, { list: 100 })
  await addContact(server, { email: 'ada@oak.test', companyIds: [await addCompany(server)] })
  ada = (await logIn(server, 'ada@oak.test')).accessToken
})
afterAll(() => server.close())

const ask = (query: string): Promise<Answer> => server.gql(query, {}, storefront, ada)

/** Buys one drill, and returns the statements of each step. */
async function buy(): Promise<Record<string, string[]>> {
  const steps: Record<string, string[]> = {}
  const run = async (name: string, query: string) => {
    server.statements.length = 0
    const answer = await ask(query)
    expect(answer.errors).toBeUndefined()
    steps[name] = [...server.statements]
    return answer
  }
  const { cartStart } = await run('cartStart', 'mutation { cartStart { cartId } }')
  const id = cartStart.cartId
  await run('cartAddItem', `mutation { cartAddItem(id: "${id}", input: { productId: ${drill} }) { cartId total { totalNet } } }`)
  await run('cart', `{ cart(id: "${id}") { total { totalNet } items { price } } }`)
  await run('cartProcess', `mutation { cartProcess(id: "${id}", input: { orderStatus: "NEW" }) { cartOrderId order { id } } }`)
  await run('catalogue page', '{ productsRaw(input: {}) { items { sku price { gross } bulkPrices { gross } } } }')
  return steps
}

const countsOf = (steps: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(steps).map(([name, statements]) => [name, statements.length]))

/** A part of a statement that identifies the hooks. */
const STAMP =
  /\(select (case when bool_or\([^)]*\)\)\s+then )?md5\(string_agg\(revision::text, ',' order by id\)\)( end)?\s+from "decisionHook" where active( and [^)]*)?\)/g

test('a sale and a catalogue page execute no statement for hooks: what asks for them is a column of statements that are there anyway', async () => {
  await buy()

  const without = await buy()

  expect(countsOf(without)).toEqual({ cartStart: 4, cartAddItem: 10, cart: 2, cartProcess: 13, 'catalogue page': 3 })
  const about = Object.values(without)
    .flat()
    .filter((statement) => /decisionHook/.test(statement))
  expect(about.length).toBeGreaterThan(0)
  for (const statement of about) {
    const rest = statement.replace(STAMP, 'null')
    expect(rest).not.toMatch(/decisionHook/)
    expect(rest).toMatch(/from (tax|product) /)
  }
  await server.gql(
    `mutation { decisionHookCreate(input: { name: "Pay", url: "https://pay.example/hook", points: [PAYMENT], onFailure: REFUSE }) { id } }`,
  )
  await buy()
  expect(await buy()).toEqual(without)
})
