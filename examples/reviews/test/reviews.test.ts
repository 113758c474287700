import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { startTestServer, type TestServer } from 'wharf/testing'

let server: TestServer
before(async () => {
  server = await startTestServer({ env: { WHARF_WEBHOOK_HTTP: 'true', WHARF_WEBHOOK_PRIVATE: 'true' } })
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

test('a decision hook approves or rejects a review when it is written; if it is down, the review is refused or waits', async () => {
  const asked: { point: string; rating: number }[] = []
  const receiver = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      asked.push(JSON.parse(body))
      response.end(JSON.stringify({ status: JSON.parse(body).text.includes('spam') ? 'REJECTED' : 'APPROVED' }))
    })
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const { port } = receiver.address() as AddressInfo
  const { decisionHookCreate: hook } = await server.graphql(`mutation {
    decisionHookCreate(input: { name: "Moderator", url: "http://127.0.0.1:${port}/", points: [MODULE], modulePoints: ["reviews/moderation"],
      condition: "rating < 5", deadlineMs: 5000 }) { id }
  }`)
  const productId = await findProduct()

  const approved = await write(productId, 4, 'Good')
  const rejected = await write(productId, 1, 'spam')
  const notAsked = await write(productId, 5, 'Great')
  receiver.closeAllConnections()
  receiver.close()
  await assert.rejects(write(productId, 3, 'Fine'), /The request cannot be completed at the moment.* Reference: /)
  await server.graphql(`mutation { decisionHookUpdate(id: "${hook.id}", input: { onFailure: CONTINUE }) { id } }`)
  const waiting = await write(productId, 3, 'Fine')

  const statuses = [approved, rejected, notAsked, waiting].map(({ reviewWrite }) => reviewWrite.status)
  assert.deepEqual(statuses, ['APPROVED', 'REJECTED', 'WAITING', 'WAITING'])
  assert.deepEqual(
    asked.map(({ point, rating }) => [point, rating]),
    [
      ['reviews/moderation', 4],
      ['reviews/moderation', 1],
    ],
  )
  const { decisionHookCalls } = await server.graphql('{ decisionHookCalls { items { point modulePoint } } }')
  assert.deepEqual(decisionHookCalls.items[0], { point: 'MODULE', modulePoint: 'reviews/moderation' })
  const schema = await fetch(`${server.url}/v2/decision-hooks/schemas/v1/reviews/moderation-answer.json`)
  assert.deepEqual(((await schema.json()) as { required: string[] }).required, ['status'])
  await server.graphql(`mutation { decisionHookDelete(id: "${hook.id}") }`)
})

test('a hook names only points of modules that are installed', async () => {
  const add = (points: string) =>
    server.graphql(
      `mutation { decisionHookCreate(input: { name: "Typo", url: "https://x.example", points: [MODULE], modulePoints: [${points}] }) { id } }`,
    )

  await assert.rejects(add('"reviews/moderator"'), /not a point of an installed module/)
  await assert.rejects(add(''), /modulePoints is required with the point MODULE/)
})
