/** What strangers can make the server store is limited: by session, by forwarded address and by key, without refusing the visitors of a storefront. */
import { expect, test } from 'vitest'
import { fill } from './catalogue.js'
import { addCustomer, logIn } from './people.js'
import { addPrice } from './price-fixtures.js'
import { type Answer, startTestServer, type TestServer } from './test-server.js'

const START = 'mutation { startSession { session { accessToken } } }'
const START_CART = 'mutation { cartStart { cartId } }'
const ADD = 'mutation ($id: String!, $productId: Int!) { cartAddItem(id: $id, input: { productId: $productId }) { cartId } }'
const REFUSED = { errors: [{ code: 'TOO_MANY_REQUESTS' }] }

const storefrontKey = (server: TestServer) => server.keyFor({ shop: 'VIEWER', product: 'VIEWER' })
const sessionOf = async (server: TestServer, key: string): Promise<string> =>
  (await server.gql(START, {}, key)).startSession.session.accessToken
const countCarts = async (server: TestServer) => (await server.db.selectFrom('cart').select('id').execute()).length
const from = <T>(server: TestServer, address: string, work: () => Promise<T>) =>
  server.withHeaders({ 'x-forwarded-for': address }, work)
const repeat = async (count: number, work: () => Promise<Answer>) => {
  const answers: Answer[] = []
  for (let i = 0; i < count; i++) answers.push(await work())
  return answers
}

test('500 visitors behind one address and one key start sessions and fill carts, and none of them is refused', async () => {
  const server = await startTestServer()
  const { product } = await fill(server, {
    categories: { Top: null },
    products: [{ sku: 'P', names: { NL: 'Plank' }, categories: ['Top'] }],
  })
  await addPrice(server, product.get('P') as number, { list: 10 })
  const key = await storefrontKey(server)
  const visit = async () => {
    const bearer = await sessionOf(server, key)
    const { cartStart } = await server.gql(START_CART, {}, key, bearer)
    return server.gql(ADD, { id: cartStart.cartId, productId: product.get('P') }, key, bearer)
  }

  const refused: Answer[] = []
  for (let i = 0; i < 50; i++) {
    const answers = await Promise.all(Array.from({ length: 10 }, visit))
    refused.push(...answers.filter(({ errors }) => errors))
  }

  expect(refused).toEqual([])
  expect(await countCarts(server)).toBe(500)
})

test('one session may start some carts at once, then waits as long as the response says; other sessions are served', async () => {
  const server = await startTestServer({ visitorLimits: { session: { carts: 2 } } })
  const key = await storefrontKey(server)
  const [one, other] = [await sessionOf(server, key), await sessionOf(server, key)]

  const begun = await repeat(10, () => server.gql(START_CART, {}, key, one))
  const response = await server.app.inject({
    method: 'POST',
    url: '/v2/graphql',
    headers: { apikey: key, authorization: `Bearer ${one}`, accept: 'application/graphql-response+json' },
    payload: { query: START_CART },
  })

  expect(begun.filter(({ errors }) => errors)).toEqual([])
  expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '30'])
  expect(response.json().errors).toMatchObject([{ extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: 30 } }])
  expect(await server.gql(START_CART, {}, key, other)).toMatchObject({ cartStart: {} })
  server.travel('2026-11-15T12:00:30.000Z')
  expect(await server.gql(START_CART, {}, key, one)).toMatchObject({ cartStart: {} })
  expect(await countCarts(server)).toBe(12)
})

test('an address that a proxy forwards is limited, whatever sessions it starts', async () => {
  const server = await startTestServer({ visitorLimits: { address: { carts: 1 } } })
  const key = await storefrontKey(server)

  const answers = await from(server, '198.51.100.7', () =>
    repeat(6, async () => server.gql(START_CART, {}, key, await sessionOf(server, key))),
  )

  expect(answers.filter(({ errors }) => errors)).toMatchObject([REFUSED])
  expect(await from(server, '198.51.100.8', () => server.gql(START_CART, {}, key))).toMatchObject({ cartStart: {} })
})

test('an address that nobody forwards cannot use up what a key may do: a storefront elsewhere goes on', async () => {
  const server = await startTestServer({ visitorLimits: { key: { carts: 3 } } })
  const key = await storefrontKey(server)
  const start = async (remoteAddress: string) => {
    const headers = { apikey: key }
    const response = await server.app.inject({
      method: 'POST',
      url: '/v2/graphql',
      remoteAddress,
      headers,
      payload: { query: START_CART },
    })
    return response.json()
  }

  const flood = await repeat(20, () => start('203.0.113.66'))

  expect(flood.filter(({ errors }) => !errors)).toHaveLength(5)
  expect(await start('203.0.113.67')).toMatchObject({ data: { cartStart: {} } })
})

test('a key has a limit, however many sessions and addresses use it; other keys are served', async () => {
  const server = await startTestServer({ visitorLimits: { key: { carts: 1 } } })
  const [key, other] = [await storefrontKey(server), await storefrontKey(server)]
  const begun: Answer[] = []
  for (let i = 0; i < 6; i++) begun.push(await from(server, `198.51.100.${i}`, () => server.gql(START_CART, {}, key)))

  expect(begun.slice(0, 5).filter(({ errors }) => errors)).toEqual([])
  expect(begun[5]).toMatchObject(REFUSED)
  expect(await from(server, '198.51.100.9', () => server.gql(START_CART, {}, other))).toMatchObject({ cartStart: {} })
})

test('the lines of carts count one by one', async () => {
  const server = await startTestServer({ visitorLimits: { session: { cartLines: 1 } } })
  const names = ['A', 'B', 'C', 'D']
  const { product } = await fill(server, {
    categories: { Top: null },
    products: names.map((sku) => ({ sku, names: { NL: sku }, categories: ['Top'] as const })),
  })
  for (const id of product.values()) await addPrice(server, id, { list: 10 })
  const key = await storefrontKey(server)
  const bearer = await sessionOf(server, key)
  const { cartStart } = await server.gql(START_CART, {}, key, bearer)
  const items = names.map((sku) => ({ productId: product.get(sku), quantity: 1 }))
  const bulk = () =>
    server.gql(
      'mutation ($input: CartItemsBulkUpsertInput!) { cartItemBulk(input: $input) { created } }',
      { input: { cartId: cartStart.cartId, items } },
      key,
      bearer,
    )

  expect(await bulk()).toEqual({ cartItemBulk: { created: 4 } })
  expect(await bulk()).toMatchObject(REFUSED)
  expect(await server.gql(ADD, { id: cartStart.cartId, productId: product.get('A') }, key, bearer)).toMatchObject({
    cartAddItem: {},
  })
  expect(await server.db.selectFrom('cartItem').select('quantity').orderBy('id').execute()).toMatchObject([
    { quantity: 2 },
    {},
    {},
    {},
  ])
})

test('every mutation of a visitor counts, also one that is refused; those of systems with roles do not', async () => {
  const server = await startTestServer({ visitorLimits: { session: { changes: 1 } } })
  const key = await storefrontKey(server)
  const bearer = await sessionOf(server, key)
  const change = () => server.gql('mutation { cartDelete(id: "none") }', {}, key, bearer)

  const answers = await repeat(6, change)
  const system = await repeat(20, () => server.gql('mutation { cartDelete(id: "none") }'))

  expect(answers.slice(0, 5).map(({ errors }) => errors[0].code)).toEqual(Array.from({ length: 5 }, () => 'CART_NOT_FOUND_ERROR'))
  expect(answers[5]).toMatchObject(REFUSED)
  expect(system.map(({ errors }) => errors[0].code)).not.toContain('TOO_MANY_REQUESTS')
})

test('somebody who is logged in counts as a person, whatever sessions they have', async () => {
  const server = await startTestServer({ visitorLimits: { session: { carts: 1 } } })
  const key = await storefrontKey(server)
  await addCustomer(server, { email: 'bo@quay.test' })
  const sessions = await repeat(6, () => logIn(server, 'bo@quay.test'))

  const answers: Answer[] = []
  for (const { accessToken } of sessions) answers.push(await server.gql(START_CART, {}, key, accessToken))

  expect(answers.filter(({ errors }) => errors)).toMatchObject([REFUSED])
})

test("stored responses of a visitor's Idempotency-Keys are limited, and a refused change is not made", async () => {
  const server = await startTestServer({ visitorLimits: { session: { keptAnswers: 1 } } })
  const key = await storefrontKey(server)
  const bearer = await sessionOf(server, key)
  const start = (name: string) => server.withHeaders({ 'idempotency-key': name }, () => server.gql(START_CART, {}, key, bearer))

  const answers = []
  for (let i = 0; i < 6; i++) answers.push(await start(`key-${i}`))

  expect(answers.slice(0, 5).filter(({ errors }) => errors)).toEqual([])
  expect(answers[5]).toMatchObject(REFUSED)
  expect(await countCarts(server)).toBe(5)
})
