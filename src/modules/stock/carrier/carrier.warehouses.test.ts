import { expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../../test/test-server.js'
import { addTrackAndTraces, addWarehouses, depot, quayAddress, toRefusal, uuidFor } from '../../../../test/warehouses.js'

const LATER = '2026-11-16T12:00:00.000Z'
const STAMPS = { createdAt: '2026-11-15T12:00:00.000Z', lastModifiedAt: '2026-11-15T12:00:00.000Z' }
const UPDATE = `mutation ($id: Int!, $input: CarrierUpdateInput!) { carrierUpdate(id: $id, input: $input) { logo warehouses { id } } }`
const barge = { name: 'Barge', type: 'DELIVERY', descriptions: [] }

/** Warehouses R1 to R3, and a carrier that collects at the first two. */
async function harbour() {
  const server = await startTestServer()
  await addWarehouses(server, 'R1', 'R2', 'R3')
  await server.rest('POST /v2/carriers', { ...barge, warehouseIds: [1, 2] })
  return server
}

const warehousesOf = async ({ rest }: TestServer, id = 1): Promise<number[]> =>
  (await rest(`GET /v2/carriers/${id}`)).body.warehouses.map((warehouse: { id: number }) => warehouse.id)

const call = (name: string, id: number, warehouseId: number, selection = '') =>
  `mutation { ${name}(id: ${id}, warehouseId: ${warehouseId}) ${selection} }`
const WITH_IDS = '{ id lastModifiedAt warehouses { id } }'

test('warehouses that are given replace those a carrier has; absent they stay, null takes them away', async () => {
  const server = await harbour()

  expect(await server.gql(UPDATE, { id: 1, input: { logo: 'x' } })).toMatchObject({
    carrierUpdate: { warehouses: [{ id: '1' }, { id: '2' }] },
  })
  expect(await server.gql(UPDATE, { id: 1, input: { warehouseIds: [3, 2, 2] } })).toEqual({
    carrierUpdate: { logo: 'x', warehouses: [{ id: '2' }, { id: '3' }] },
  })
  expect((await server.rest('PATCH /v2/carriers/1', { warehouseIds: [1] })).body.warehouses).toMatchObject([
    { id: 1, name: 'R1' },
  ])
  expect((await server.rest('PATCH /v2/carriers/1', { warehouseIds: null })).body.warehouses).toEqual([])
  expect((await server.rest('PATCH /v2/carriers/1', { warehouseIds: [2] })).body.warehouses).toMatchObject([{ id: 2 }])
  expect((await server.rest('PATCH /v2/carriers/1', { warehouseIds: [] })).body.warehouses).toEqual([])
})

test('an unknown warehouse refuses the whole change and is named', async () => {
  const server = await harbour()
  const message = 'Warehouses with ids [8, 9] not found'
  const refused = { status: 400, code: 10017, type: 'PayloadValidationError', messages: [message] }
  const create = `mutation { carrierCreate(input: { name: "Tug", type: PICKUP, descriptions: [], warehouseIds: [3, 8, 9, 8] }) { id } }`

  expect(await server.gql(create)).toEqual({ errors: [{ message, code: 'CARRIER_CREATE_ERROR' }] })
  expect(await server.gql(UPDATE, { id: 1, input: { logo: 'x', warehouseIds: [3, 8, 9] } })).toEqual({
    errors: [{ message, code: 'CARRIER_UPDATE_ERROR' }],
  })
  expect(toRefusal(await server.rest('POST /v2/carriers', { ...barge, name: 'Tug', warehouseIds: [8, 9] }))).toEqual(refused)
  expect(toRefusal(await server.rest('PATCH /v2/carriers/1', { logo: 'x', warehouseIds: [8, 9] }))).toEqual(refused)
  expect((await server.rest('GET /v2/carriers?expands=warehouses')).body.data).toMatchObject([
    { name: 'Barge', logo: null, warehouses: [{ id: 1 }, { id: 2 }] },
  ])
})

test('assigning a warehouse returns true in its old form and the carrier in its new one; repeating it is harmless', async () => {
  const server = await harbour()
  server.travel(LATER)
  const carrier = { id: 1, lastModifiedAt: LATER, warehouses: [{ id: '1' }, { id: '2' }, { id: '3' }] }

  expect(await server.gql(call('carrierAssignWarehouse', 1, 3))).toEqual({ carrierAssignWarehouse: true })
  expect(await warehousesOf(server)).toEqual([1, 2, 3])
  expect(await server.gql(call('carrierAssignWarehouse', 1, 3))).toEqual({ carrierAssignWarehouse: true })
  expect(await server.gql(call('carrierAssignWarehouseAndReturnCarrier', 1, 3, WITH_IDS))).toEqual({
    carrierAssignWarehouseAndReturnCarrier: carrier,
  })
  expect(await warehousesOf(server)).toEqual([1, 2, 3])
})

test('unassigning a warehouse returns true in its old form and the carrier in its new one', async () => {
  const server = await harbour()
  server.travel(LATER)

  expect(await server.gql(call('carrierUnassignWarehouse', 1, 1))).toEqual({ carrierUnassignWarehouse: true })
  expect(await warehousesOf(server)).toEqual([2])
  expect(await server.gql(call('carrierUnassignWarehouseAndReturnCarrier', 1, 2, WITH_IDS))).toEqual({
    carrierUnassignWarehouseAndReturnCarrier: { id: 1, lastModifiedAt: LATER, warehouses: [] },
  })
})

test('a carrier or a warehouse that does not exist, or a missing link, is refused', async () => {
  const server = await harbour()
  server.travel(LATER)
  const refusedWith = async (name: string, id: number, warehouseId: number) => {
    const plain = await server.gql(call(name, id, warehouseId))
    expect(await server.gql(call(`${name}AndReturnCarrier`, id, warehouseId, WITH_IDS))).toEqual(plain)
    return plain.errors[0]
  }
  const noCarrier = { message: 'Carrier with id [9] not found', code: 'CARRIER_NOT_FOUND_ERROR' }
  const notAssigned = (id: number) => ({
    message: `Warehouse with id [${id}] is not assigned to this carrier`,
    code: 'CARRIER_UNASSIGN_WAREHOUSE_ERROR',
  })

  expect(await refusedWith('carrierAssignWarehouse', 9, 1)).toEqual(noCarrier)
  expect(await refusedWith('carrierUnassignWarehouse', 9, 1)).toEqual(noCarrier)
  expect(await refusedWith('carrierAssignWarehouse', 1, 9)).toEqual({
    message: 'Warehouse with id [9] not found',
    code: 'CARRIER_ASSIGN_WAREHOUSE_ERROR',
  })
  expect(await refusedWith('carrierUnassignWarehouse', 1, 3)).toEqual(notAssigned(3))
  expect(await refusedWith('carrierUnassignWarehouse', 1, 9)).toEqual(notAssigned(9))
  expect((await server.rest('GET /v2/carriers/1')).body).toMatchObject({ ...STAMPS, warehouses: [{ id: 1 }, { id: 2 }] })
})

test('REST assigns and unassigns by path, number or uuid, and returns the carrier', async () => {
  const server = await harbour()
  const { rest } = server
  const [carrier, warehouse] = [(await rest('GET /v2/carriers/1')).body, (await rest('GET /v2/warehouses/3')).body]
  const refused = { status: 400, code: 10017, type: 'PayloadValidationError' }

  expect(await rest('POST /v2/carriers/1/warehouses/3')).toMatchObject({
    status: 200,
    body: { ...carrier, warehouses: [{ id: 1 }, { id: 2 }, { id: 3, name: 'R3' }] },
  })
  expect((await rest(`POST /v2/carriers/${carrier.uuid}/warehouses/${warehouse.uuid}`)).body.warehouses).toHaveLength(3)
  expect((await rest(`DELETE /v2/carriers/${carrier.uuid}/warehouses/${warehouse.uuid}`)).body).toEqual(carrier)
  expect(toRefusal(await rest('DELETE /v2/carriers/1/warehouses/3'))).toEqual({
    ...refused,
    messages: ['Warehouse with id [3] is not assigned to this carrier'],
  })
  expect(toRefusal(await rest('POST /v2/carriers/1/warehouses/nowhere'))).toEqual({
    ...refused,
    messages: ['Warehouse with id [nowhere] not found'],
  })
  expect(toRefusal(await rest('POST /v2/carriers/9/warehouses/1'))).toMatchObject({ status: 404, code: 10008 })
  expect(await warehousesOf(server)).toEqual([1, 2])
})

test('editors of logistics assign and unassign, viewers do not', async () => {
  const server = await harbour()
  const [viewer, editor] = [await server.keyFor({ logistics: 'VIEWER' }), await server.keyFor({ logistics: 'EDITOR' })]
  const [reads, edits] = [await server.tokenFor({ logistics: 'VIEWER' }), await server.tokenFor({ logistics: 'EDITOR' })]

  for (const [name, selection] of [
    ['', ''],
    ['AndReturnCarrier', '{ id }'],
  ] as const) {
    for (const verb of ['Assign', 'Unassign']) {
      const document = call(`carrier${verb}Warehouse${name}`, 1, 3, selection)
      expect(await server.gql(document, {}, viewer)).toEqual({ errors: [{ message: 'Forbidden resource', code: 'FORBIDDEN' }] })
      expect(await server.gql(document, {}, editor)).not.toHaveProperty('errors')
    }
  }
  for (const method of ['POST', 'DELETE']) {
    expect((await server.rest(`${method} /v2/carriers/1/warehouses/3`, undefined, reads)).status).toBe(403)
    expect((await server.rest(`${method} /v2/carriers/1/warehouses/3`, undefined, edits)).status).toBe(200)
  }
  expect(await warehousesOf(server)).toEqual([1, 2])
})

test('track and trace codes show their carrier only to callers who may see orders', async () => {
  const server = await harbour()
  await addTrackAndTraces(server, [
    { carrierId: 1, code: 'T0' },
    { carrierId: 1, code: 'T1' },
  ])
  const query = '{ carrier(id: 1) { trackAndTraces { id carrierId carrier { name } code shipmentId createdAt lastModifiedAt } } }'
  const trace = (n: number) => ({
    id: uuidFor(n),
    carrierId: 1,
    carrier: { name: 'Barge' },
    code: `T${n}`,
    shipmentId: uuidFor(n),
    ...STAMPS,
  })

  const seen = { carrier: { trackAndTraces: [trace(0), trace(1)] } }
  expect(await server.gql(query)).toEqual(seen)
  expect(await server.gql(query, {}, await server.keyFor({ order: 'VIEWER' }))).toEqual(seen)
  expect(await server.gql(query, {}, await server.keyFor({ logistics: 'OWNER' }))).toEqual({ carrier: { trackAndTraces: [] } })
})

test('a page of carriers with warehouses, addresses and codes costs the same, short or long', async () => {
  const server = await startTestServer()
  const { gql, rest, statements } = server
  const names = Array.from({ length: 100 }, (_, i) => `N${String(i).padStart(3, '0')}`)
  const { body } = await rest('POST /v2/warehouses/bulk/name', {
    warehouses: names.map((name) => depot(name, { address: quayAddress })),
  })
  const ids: number[] = body.data.map(({ id }: { id: number }) => id)
  const carriers = names.map((name, i) => ({ ...barge, name, warehouseIds: [ids[i], ids[(i + 1) % 100]] }))
  await rest('POST /v2/carriers/bulk/name', { carriers })
  await addTrackAndTraces(
    server,
    names.map((code, i) => ({ carrierId: i + 1, code })),
  )
  const query = `query ($offset: Int) { carriers(input: { offset: $offset }) { itemsFound items {
    warehouses { name address { city } } trackAndTraces { code carrier { name } } } } }`

  for (const offset of [12, 100]) {
    statements.length = 0
    const { items } = (await gql(query, { offset })).carriers
    expect(items).toHaveLength(offset)
    expect(items[1]).toEqual({
      warehouses: [
        { name: 'N001', address: { city: 'Rotterdam' } },
        { name: 'N002', address: { city: 'Rotterdam' } },
      ],
      trackAndTraces: [{ code: 'N001', carrier: { name: 'N001' } }],
    })
    expect(statements).toHaveLength(5)
  }
  // The first request looks up the language of the channel, which is then remembered.
  await rest('GET /v2/carriers?offset=1')
  for (const offset of [12, 100]) {
    statements.length = 0
    const { data } = (await rest(`GET /v2/carriers?expands=warehouses&offset=${offset}`)).body
    expect(data).toHaveLength(offset)
    expect(data[1].warehouses).toMatchObject([{ name: 'N001' }, { name: 'N002' }])
    expect(statements).toHaveLength(2)
  }
})
