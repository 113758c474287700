import { expect, test } from 'vitest'
import { addBuyer, addOrder } from '../../../../test/orders.js'
import { startTestServer } from '../../../../test/test-server.js'

const CREATE = `mutation ($input: ShipmentCreateInput!) { shipmentCreate(input: $input) { id status items { sku name quantity orderItem { sku } } trackAndTraces { code url } sources { name id } } }`

async function orderedHouse() {
  const server = await startTestServer()
  const order = await addOrder(server, await addBuyer(server))
  return { ...server, order, line: order.items[0].id as number }
}

test('a shipment takes the rest of a line, and no more than was ordered is ever sent', async () => {
  const { gql, rest, order, line } = await orderedHouse()
  const carrier = (
    await rest('POST /v2/carriers', {
      name: 'Post',
      type: 'DELIVERY',
      descriptions: [],
      trackAndTraceURL: 'https://post.example/t/',
    })
  ).body
  const one = { orderId: order.id, items: [{ orderItemId: line, quantity: 1 }] }

  const first = await gql(CREATE, {
    input: { ...one, trackAndTraces: [{ carrierId: carrier.id, code: '3S 1' }], sources: [{ name: 'WMS', id: '9' }] },
  })
  const rest2 = await gql(CREATE, { input: { orderId: order.id, items: [{ orderItemId: line }] } })
  const tooMuch = await gql(CREATE, { input: one })

  expect(first.shipmentCreate).toMatchObject({
    status: 'CREATED',
    items: [{ sku: 'A', name: 'A', quantity: 1, orderItem: { sku: 'A' } }],
    trackAndTraces: [{ code: '3S 1', url: 'https://post.example/t/3S%201' }],
    sources: [{ name: 'WMS', id: '9' }],
  })
  expect(rest2.shipmentCreate.items).toMatchObject([{ quantity: 1 }])
  expect(tooMuch).toMatchObject({ errors: [{ code: 'VALIDATION_ERROR' }] })
  expect((await rest('GET /v2/shipments')).body.itemsFound).toBe(2)
  expect((await rest(`GET /v2/orders/id/${order.id}`)).body.shipments).toMatchObject([
    { items: [{ quantity: 1 }], trackAndTraces: [{ code: '3S 1' }] },
    {},
  ])
})

test('a shipment that is canceled gives its goods back, and keeps its status', async () => {
  const { gql, order, line } = await orderedHouse()
  const all = { orderId: order.id, items: [{ orderItemId: line }] }
  const { id } = (await gql(CREATE, { input: all })).shipmentCreate
  const UPDATE = 'mutation ($id: String!, $input: ShipmentUpdateInput!) { shipmentUpdate(id: $id, input: $input) { status } }'

  await gql(UPDATE, { id, input: { status: 'CANCELED' } })

  expect(await gql(UPDATE, { id, input: { status: 'IN_TRANSIT' } })).toMatchObject({
    errors: [{ code: 'SHIPMENT_UPDATE_ERROR' }],
  })
  expect((await gql(CREATE, { input: all })).shipmentCreate.items).toMatchObject([{ quantity: 2 }])
  expect(await gql(CREATE, { input: { orderId: 99 } })).toMatchObject({ errors: [{ code: 'ORDER_NOT_FOUND' }] })
  expect(await gql(CREATE, { input: { orderId: order.id, items: [{ orderItemId: 99 }] } })).toMatchObject({
    errors: [{ code: 'ORDER_ITEM_NOT_FOUND' }],
  })
})

test('a code is added to a shipment, changed and deleted', async () => {
  const { gql, order } = await orderedHouse()
  const { id } = (await gql(CREATE, { input: { orderId: order.id } })).shipmentCreate
  const code = (
    await gql(`mutation { trackAndTraceCreate(input: { shipmentId: "${id}", code: "X" }) { id code shipmentId url } }`)
  ).trackAndTraceCreate

  expect(code).toMatchObject({ code: 'X', shipmentId: id, url: null })
  expect(await gql(`mutation { trackAndTraceUpdate(id: "${code.id}", input: { code: "Y" }) { code } }`)).toEqual({
    trackAndTraceUpdate: { code: 'Y' },
  })
  expect(await gql(`mutation { trackAndTraceDelete(id: "${code.id}") }`)).toEqual({ trackAndTraceDelete: true })
  expect(await gql(`{ trackAndTrace(id: "${code.id}") { code } }`)).toMatchObject({
    errors: [{ code: 'TRACK_AND_TRACE_NOT_FOUND_ERROR' }],
  })
})
