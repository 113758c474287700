import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProducts } from '../../../../test/category-fixtures.js'
import { undone } from '../../../../test/rolled-back.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

const ADD = 'mutation ($input: AddSurchargesToProductInput!) { addSurchargesToProduct(input: $input) { status message } }'
const REMOVE =
  'mutation ($input: RemoveSurchargesFromProductInput!) { removeSurchargesFromProduct(input: $input) { status message } }'
const UNKNOWN = '01939d2c-0000-7000-8000-000000000000'

let server: TestServer
let products: number[]
let surcharges: { id: number; uuid: string; value: number }[]
let key: string
let viewer: string

/** Two products; a flat fee, a percentage, and a fee that is not in use. */
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  products = await addProducts(server, 2)
  surcharges = []
  for (const [i, more] of [{}, { type: 'Percentage' }, { enabled: false }].entries()) {
    const base = { name: [{ language: 'NL', value: 'x' }], type: 'FlatFee', taxCodeValue: 'H', taxZone: 'NL', enabled: true }
    surcharges.push((await server.rest('POST /v2/surcharges', { ...base, value: i + 1, ...more })).body)
  }
  key = await server.keyFor({})
  viewer = await server.keyFor({ pricing: 'VIEWER' })
})
afterAll(() => server.close())

const error = (code: string, message: string) => ({ errors: [{ message, code }] })
const ids = (...which: number[]) => which.map((i) => surcharges[i]?.uuid)
const add = (productId: number | undefined, ...which: number[]) =>
  server.gql(ADD, { input: { productId, surchargeIds: ids(...which) } })
const valuesOf = async (productId: number | undefined, input = '{}') =>
  (await server.gql(`{ product(id: ${productId}) { surcharges(input: ${input}) { value } } }`, {}, key)).product.surcharges.map(
    ({ value }: Answer) => value,
  )

test('a product is charged with surcharges, each once, and freed from them', () =>
  undone(server, async () => {
    const [one, two] = products
    const answer = await add(one, 0, 1, 2)
    await add(one, 1)
    await add(two, 1)
    const before = [await valuesOf(one), await valuesOf(one, '{ enabled: null }'), await valuesOf(two)]

    await server.gql(REMOVE, { input: { productId: one, surchargeIds: ids(0, 0) } })
    await server.gql(REMOVE, { input: { productId: two, surchargeIds: ids(0) } })

    expect(answer.addSurchargesToProduct).toEqual({
      status: 'SUCCESS',
      message: `The product with id [${one}] has the surcharges`,
    })
    expect(before).toEqual([[1, 2], [1, 2, 3], [2]])
    expect([await valuesOf(one), await valuesOf(two)]).toEqual([[2], [2]])
    expect((await server.gql(`{ product(id: ${one}) { surcharges { value } } }`)).product.surcharges).toEqual([{ value: 2 }])
  }))

test('pairs of a product are a page, filtered like surcharges', () =>
  undone(server, async () => {
    const [one] = products
    await add(one, 0, 1, 2)
    const read = async (input: string) =>
      (
        await server.gql(`{ productSurcharges(productId: ${one}, input: ${input}) {
          itemsFound pages items { surchargeId productId surcharge { value } product { productId } } } }`)
      ).productSurcharges

    expect(await read('{ type: Percentage }')).toEqual({
      itemsFound: 1,
      pages: 1,
      items: [{ surchargeId: surcharges[1]?.uuid, productId: one, surcharge: { value: 2 }, product: { productId: one } }],
    })
    expect(await read('{ offset: 1, page: 2 }')).toMatchObject({ itemsFound: 2, pages: 2, items: [{ surcharge: { value: 2 } }] })
    const { status, body } = await server.rest(`GET /v2/surcharges/product/${one}?enabled=false`)
    expect([status, body.data]).toEqual([200, [surcharges[2]]])
    expect((await server.rest(`GET /v2/surcharges/product/${one}`)).body).toMatchObject({ itemsFound: 2 })
    expect((await server.rest('GET /v2/surcharges/product/999999')).status).toBe(404)
  }))

test('unknown records are refused, and nothing changes', async () => {
  await add(products[0], 0)
  const missing = error('NOT_FOUND_SURCHARGE_ERROR', `Surcharge with id [${UNKNOWN}] not found`)
  const input = { productId: products[0], surchargeIds: [...ids(1), UNKNOWN] }

  expect(await server.gql(ADD, { input })).toEqual(missing)
  expect(await server.gql(REMOVE, { input: { ...input, surchargeIds: [...ids(0), UNKNOWN] } })).toEqual(missing)
  expect(await add(999999, 0)).toEqual(error('ADD_SURCHARGE_TO_PRODUCT_ERROR', 'Product with id [999999] not found'))
  expect(await server.gql(ADD, { input: { ...input, surchargeIds: ['x'] } })).toEqual(
    error('VALIDATION_ERROR', 'surchargeIds[0] must be a uuid'),
  )
  expect(await server.gql('{ productSurcharges(productId: 999999) { itemsFound } }')).toEqual(
    error('LIST_SURCHARGES_ERROR', 'Product with id [999999] not found'),
  )
  expect(await valuesOf(products[0])).toEqual([1])
  await server.db.deleteFrom('surchargeProduct').execute()
})

test('editors of pricing link them, viewers read the pairs', async () => {
  const forbidden = error('FORBIDDEN', 'Forbidden resource')
  const pairs = `{ productSurcharges(productId: ${products[0]}) { itemsFound } }`

  expect(await server.gql(pairs, {}, key)).toEqual(forbidden)
  expect(await server.gql(pairs, {}, viewer)).toEqual({ productSurcharges: { itemsFound: 0 } })
  expect(await server.gql(ADD, { input: { productId: products[0], surchargeIds: ids(0) } }, viewer)).toEqual(forbidden)
  expect(await server.gql(REMOVE, { input: { productId: products[0], surchargeIds: ids(0) } }, viewer)).toEqual(forbidden)
})
