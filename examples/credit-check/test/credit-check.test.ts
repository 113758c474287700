import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { startTestServer, type TestServer } from 'wharf/testing'
import { createReceiver } from '../receiver.js'

let server: TestServer
let receiver: Server
let port: number
let secret = ''
let limit = 0

const openReceiver = async (at: number): Promise<void> => {
  receiver = createReceiver({ secret: () => secret, limitOf: () => limit }).listen(at, '127.0.0.1')
  await once(receiver, 'listening')
  port = (receiver.address() as AddressInfo).port
}
const killReceiver = () => {
  receiver.closeAllConnections()
  receiver.close()
}

before(async () => {
  server = await startTestServer({ modules: [], env: { WHARF_WEBHOOK_HTTP: 'true', WHARF_WEBHOOK_PRIVATE: 'true' } })
  await openReceiver(0)
  const { decisionHookCreate } = await server.graphql(`mutation {
    decisionHookCreate(input: { name: "Credit", url: "http://127.0.0.1:${port}/", points: [CHECKOUT], deadlineMs: 5000, onFailure: REFUSE }) { secret }
  }`)
  secret = decisionHookCreate.secret
})
after(async () => {
  killReceiver()
  await server.end()
})

async function fillCart(): Promise<string> {
  const { products } = await server.asContact(
    '{ products(input: { offset: 20 }) { items { ... on Product { productId price { gross } } } } }',
  )
  const { productId } = products.items.find(({ price }) => price?.gross > 0)
  const { cartStart } = await server.asContact('mutation { cartStart { cartId } }')
  await server.asContact(
    'mutation ($id: String!, $input: CartAddItemInput!) { cartAddItem(id: $id, input: $input) { cartId } }',
    {
      id: cartStart.cartId,
      input: { productId, quantity: 1 },
    },
  )
  return cartStart.cartId
}

const order = async (cartId: string) => {
  const document = 'mutation ($id: String!) { cartProcess(id: $id, input: { orderStatus: "NEW" }) { order { id remarks } } }'
  return (await server.asContact(document, { id: cartId })).cartProcess.order
}

test('an order within the limit is made, and keeps what the ERP said', async () => {
  limit = 100_000_000

  const made = await order(await fillCart())

  assert.match(made.remarks, /Credit checked by the ERP/)
  // What hooks decided is for the staff, not for the buyer.
  const { order: stored } = await server.graphql(`{ order(orderId: ${made.id}) { decisions { point } } }`)
  assert.deepEqual(stored.decisions, [{ point: 'CHECKOUT' }])
})

test('an order beyond the limit is refused with the message of the ERP', async () => {
  limit = 0

  await assert.rejects(order(await fillCart()), /Your credit limit is used up/)
})

test('an ERP that dies in the middle makes no order; the same cart is ordered when it is back', async () => {
  limit = 100_000_000
  const cartId = await fillCart()
  killReceiver()

  await assert.rejects(order(cartId), /cannot be checked at the moment/)

  await openReceiver(port)
  assert.ok((await order(cartId)).id)
})
