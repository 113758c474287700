import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startTestServer, type TestServer } from 'wharf/testing'

let server: TestServer
before(async () => {
  server = await startTestServer()
})
after(() => server.end())

const readProduct = (productId: number) =>
  server.graphql(`{ product(productId: ${productId}) { rating { average count } reviews { rating text } } }`, {}, 'storefront')

async function findProduct(): Promise<number> {
  const { products } = await server.graphql(
    '{ products(input: { offset: 20 }) { items { ... on Product { productId } } } }',
    {},
    'storefront',
  )
  return products.items.find(({ productId }) => productId).productId
}

const write = (productId: number, rating: number, text: string) =>
  server.asContact(
    `mutation { reviewWrite(input: { productId: ${productId}, rating: ${rating}, text: "${text}" }) { id status } }`,
  )

test('a review is shown when staff has approved it, and waits again when it is changed', async () => {
  const productId = await findProduct()

  const { reviewWrite } = await write(productId, 4, 'Solid')
  assert.equal(reviewWrite.status, 'WAITING')
  assert.deepEqual((await readProduct(productId)).product, { rating: null, reviews: [] })

  const approved = await server.rest(`PATCH /v2/reviews/${reviewWrite.id}`, { status: 'APPROVED' })
  assert.equal(approved.body.status, 'APPROVED')
  assert.deepEqual((await readProduct(productId)).product, {
    rating: { average: 4, count: 1 },
    reviews: [{ rating: 4, text: 'Solid' }],
  })

  const changed = await write(productId, 1, 'Broke')
  assert.equal(changed.reviewWrite.id, reviewWrite.id)
  assert.deepEqual((await readProduct(productId)).product, { rating: null, reviews: [] })
})

test('a visitor writes no reviews and sees no list of them', async () => {
  const productId = await findProduct()
  const document = `mutation { reviewWrite(input: { productId: ${productId}, rating: 5, text: "x" }) { id } }`

  await assert.rejects(server.graphql(document, {}, 'storefront'), /Log in as a contact/)
  await assert.rejects(server.graphql('{ reviews { itemsFound } }', {}, 'storefront'), /Forbidden|needs product/)
})

test('ratings, products and reviews that do not exist are refused', async () => {
  await assert.rejects(write(await findProduct(), 6, 'x'), /rating/)
  await assert.rejects(write(2147483647, 5, 'x'), /there is no such product/)
  assert.equal((await server.rest('PATCH /v2/reviews/2147483647', { status: 'APPROVED' })).status, 404)
})
