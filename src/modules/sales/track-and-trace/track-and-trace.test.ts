import { expect, test } from 'vitest'
import { addBuyer, addOrder } from '../../../../test/orders.js'
import { addContact, logIn } from '../../../../test/people.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

const CREATE = `mutation ($input: TrackAndTraceCreateInput!) { trackAndTraceCreate(input: $input) { id code carrierId url } }`
const UPDATE = `mutation ($id: String!, $input: TrackAndTraceUpdateInput!) { trackAndTraceUpdate(id: $id, input: $input) { code shipmentId url } }`
const LIST = `query ($input: TrackAndTraceSearchInput) { trackAndTraces(input: $input) { itemsFound items { code } } }`
const UNKNOWN = '00000000-0000-7000-8000-000000000000'

/** Adds a shipment of a new order; returns its uuid. */
async function addShipment(server: TestServer, userId: number): Promise<string> {
  const { id } = await addOrder(server, userId)
  return (await server.gql(`mutation { shipmentCreate(input: { orderId: ${id} }) { id } }`)).shipmentCreate.id
}

const addCarrier = async ({ rest }: TestServer, name: string, trackAndTraceURL?: string): Promise<number> =>
  (await rest('POST /v2/carriers', { name, type: 'DELIVERY', descriptions: [], trackAndTraceURL })).body.id

const codesIn = ({ trackAndTraces }: Answer) => trackAndTraces.items.map(({ code }: Answer) => code)

test('a code is inserted where the URL of the carrier says, or appended', async () => {
  const server = await startTestServer()
  const shipmentId = await addShipment(server, await addBuyer(server))
  const behind = await addCarrier(server, 'Post', 'https://post.example/t/')
  const inside = await addCarrier(server, 'Parcel', 'https://parcel.example/{code}/status?again={code}')
  const without = await addCarrier(server, 'Bike')
  const urlOf = async (carrierId: number | null) =>
    (await server.gql(CREATE, { input: { shipmentId, carrierId, code: '3S/1 é' } })).trackAndTraceCreate.url

  expect(await urlOf(behind)).toBe('https://post.example/t/3S%2F1%20%C3%A9')
  expect(await urlOf(inside)).toBe('https://parcel.example/3S%2F1%20%C3%A9/status?again=3S%2F1%20%C3%A9')
  expect([await urlOf(without), await urlOf(null)]).toEqual([null, null])
})

test('a code belongs to a shipment that exists, and names a carrier that exists', async () => {
  const server = await startTestServer()
  const userId = await addBuyer(server)
  const [first, second] = [await addShipment(server, userId), await addShipment(server, userId)]
  const { id } = (await server.gql(CREATE, { input: { shipmentId: first, code: 'A' } })).trackAndTraceCreate

  const refused = [
    await server.gql(CREATE, { input: { shipmentId: UNKNOWN, code: 'B' } }),
    await server.gql(CREATE, { input: { shipmentId: first, code: 'B', carrierId: 99 } }),
    await server.gql(CREATE, { input: { shipmentId: first, code: '' } }),
    await server.gql(UPDATE, { id, input: { code: 'C', shipmentId: UNKNOWN } }),
    await server.gql(UPDATE, { id, input: { code: 'C', carrierId: 99 } }),
  ]

  for (const { errors } of refused) expect(errors).toHaveLength(1)
  expect(codesIn(await server.gql(LIST))).toEqual(['A'])
  expect(await server.gql(UPDATE, { id, input: { shipmentId: second } })).toEqual({
    trackAndTraceUpdate: { code: 'A', shipmentId: second, url: null },
  })
})

test('codes are found by shipment, carrier and text, and sorted both ways', async () => {
  const server = await startTestServer()
  const userId = await addBuyer(server)
  const [first, second] = [await addShipment(server, userId), await addShipment(server, userId)]
  const carrierId = await addCarrier(server, 'Post')
  for (const input of [
    { shipmentId: first, code: 'B', carrierId },
    { shipmentId: first, code: 'A' },
    { shipmentId: second, code: 'C', carrierId },
  ])
    await server.gql(CREATE, { input })
  const find = async (input: object) => codesIn(await server.gql(LIST, { input }))
  const byCode = (order: string) => ({ sortInputs: [{ field: 'CODE', order }] })

  expect(await find({ shipmentIds: [first], ...byCode('ASC') })).toEqual(['A', 'B'])
  expect(await find({ carrierIds: [carrierId], ...byCode('DESC') })).toEqual(['C', 'B'])
  expect(await find({ codes: ['A', 'C', 'X'], ...byCode('ASC') })).toEqual(['A', 'C'])
  expect(await find({ codes: ['X'] })).toEqual([])
})

test('in REST codes are added, read, searched, changed and deleted', async () => {
  const server = await startTestServer()
  const shipmentId = await addShipment(server, await addBuyer(server))

  const made = await server.rest('POST /v2/trackandtraces', { shipmentId, code: 'X' })
  const path = `/v2/trackandtraces/${made.body.id}`
  const changed = await server.rest(`PATCH ${path}`, { code: 'Y' })
  const found = await server.rest('POST /v2/trackandtraces/search', { shipmentIds: [shipmentId], codes: ['Y'] })
  const read = await server.rest(`GET ${path}`)
  const deleted = await server.rest(`DELETE ${path}`)

  expect([made.status, changed.status, found.body.itemsFound]).toEqual([201, 200, 1])
  expect(read.body).toMatchObject({ code: 'Y', shipmentId })
  expect(deleted.body).toMatchObject({ code: 'Y' })
  expect((await server.rest(`GET ${path}`)).status).toBe(404)
})

test('a buyer follows what is sent to them, and sees nothing of what is sent to others', async () => {
  const server = await startTestServer()
  const { id: ada } = await addContact(server, { email: 'ada@example.com' })
  const [own, foreign] = [await addShipment(server, ada), await addShipment(server, await addBuyer(server))]
  const ids: string[] = []
  for (const [shipmentId, code] of [
    [own, 'OWN'],
    [foreign, 'FOREIGN'],
  ] as const)
    ids.push((await server.gql(CREATE, { input: { shipmentId, code } })).trackAndTraceCreate.id)
  const { accessToken } = await logIn(server, 'ada@example.com')
  const ask = async (query: string, variables: object = {}) => server.gql(query, variables, await server.bareKey(), accessToken)
  const ONE = 'query ($id: String!) { trackAndTrace(id: $id) { code } }'

  expect(codesIn(await ask(LIST))).toEqual(['OWN'])
  expect(await ask(ONE, { id: ids[0] })).toEqual({ trackAndTrace: { code: 'OWN' } })
  expect(await ask(ONE, { id: ids[1] })).toMatchObject({ errors: [{ code: 'TRACK_AND_TRACE_NOT_FOUND_ERROR' }] })
  expect(await ask(UPDATE, { id: ids[0], input: { code: 'MINE' } })).toMatchObject({ errors: [{ code: 'FORBIDDEN' }] })
})

test('the codes of a shipment go with it', async () => {
  const server = await startTestServer()
  const shipmentId = await addShipment(server, await addBuyer(server))
  await server.gql(CREATE, { input: { shipmentId, code: 'X' } })

  await server.gql(`mutation { shipmentDelete(id: "${shipmentId}") }`)

  expect((await server.gql(LIST)).trackAndTraces.itemsFound).toBe(0)
})
