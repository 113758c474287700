import { expect, test } from 'vitest'
import { type Answer, startTestServer } from '../../../../test/test-server.js'
import { addWarehouses, closedDay, depot, openDay, quayAddress, toRefusal, week } from '../../../../test/warehouses.js'

const CREATE = `mutation ($input: CreateWarehouseInput!) { warehouseCreate(input: $input) {
  id name description notes isActive isStore isPickupLocation shopId addressId createdAt lastModifiedAt
  businessHours { dayOfWeek openingTime closingTime lunchBeakStartTime lunchBeakEndTime }
  address { id street gender icp country } } }`
const UPDATE = `mutation ($id: Float!, $input: UpdateWarehouseInput!) { warehouseUpdate(id: $id, input: $input) {
  name description notes isActive isStore isPickupLocation shopId lastModifiedAt } }`
const DELETE = 'mutation ($id: Float!) { warehouseDelete(id: $id) { id name address { id street } } }'
const NAMES = 'query ($input: WarehousesSearchInput) { warehouses(input: $input) { items { name } } }'
const INSTANT = '2026-11-15T12:00:00.000Z'

const inRest = {
  id: 1,
  uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
  ...depot('R1'),
  addressId: null,
  createdAt: INSTANT,
  lastModifiedAt: INSTANT,
}

test('a warehouse and its address come into being together, the week sorted from Sunday', async () => {
  const { gql } = await startTestServer()
  const input = depot('R1', {
    description: 'By the <b>water</b>',
    notes: 'Ring twice',
    isStore: true,
    isPickupLocation: true,
    shopId: 7,
    businessHours: [openDay(6), openDay(5), openDay(4), { dayOfWeek: 3 }, openDay(2), openDay(1), closedDay(0)],
    createWarehouseAddress: { ...quayAddress, country: 'nl' },
  })

  const { warehouseCreate } = await gql(CREATE, { input })

  expect(warehouseCreate).toEqual({
    id: '1',
    name: 'R1',
    description: 'By the water',
    notes: 'Ring twice',
    isActive: true,
    isStore: true,
    isPickupLocation: true,
    shopId: 7,
    addressId: 1,
    createdAt: INSTANT,
    lastModifiedAt: INSTANT,
    businessHours: [closedDay(0), openDay(1), openDay(2), closedDay(3), openDay(4), openDay(5), openDay(6)],
    address: { id: 1, street: 'Quay', gender: 'U', icp: 'N', country: 'NL' },
  })
})

test('REST adds a warehouse with its address and never speaks of its shop', async () => {
  const { rest } = await startTestServer()

  const plain = await rest('POST /v2/warehouses', depot('R1'))
  const withAddress = await rest(
    'POST /v2/warehouses',
    depot('R2', { address: { ...quayAddress, country: 'nl', email: 'a@b.nl' } }),
  )
  const withShop = await rest('POST /v2/warehouses', depot('R3', { shopId: 7 }))

  expect(plain).toMatchObject({ status: 201, body: { ...inRest, address: null } })
  expect(plain.body).not.toHaveProperty('shopId')
  expect(withAddress.body).toMatchObject({ name: 'R2', addressId: 1, address: { id: 1, country: 'NL', email: 'a@b.nl' } })
  expect(toRefusal(withShop)).toEqual({
    status: 400,
    code: 10007,
    type: 'SchemaValidationException',
    messages: ['#/: extraneous key [shopId] is not permitted'],
  })
  expect((await rest('GET /v2/warehouses')).body.itemsFound).toBe(2)
})

test('the name of a warehouse is unique, and a refused one leaves nothing behind', async () => {
  const { gql, rest } = await startTestServer()
  await gql(CREATE, { input: depot('R1') })
  await gql(CREATE, { input: depot('R2') })

  const again = await gql(CREATE, { input: depot('R1', { createWarehouseAddress: quayAddress }) })
  const renamed = await gql(UPDATE, { id: 2, input: { name: 'R1' } })
  const restAgain = await rest('POST /v2/warehouses', depot('R1'))
  const restRenamed = await rest('PATCH /v2/warehouses/2', { name: 'R1' })

  const exists = { status: 400, code: 10017, type: 'PayloadValidationError', messages: ['Warehouse already exists'] }
  expect(again).toEqual({ errors: [{ message: 'Warehouse already exists', code: 'WAREHOUSE_CREATE_ERROR' }] })
  expect(renamed).toEqual({ errors: [{ message: 'Warehouse already exists', code: 'WAREHOUSE_UPDATE_ERROR' }] })
  expect(toRefusal(restAgain)).toEqual(exists)
  expect(toRefusal(restRenamed)).toEqual(exists)
  expect(await gql('{ warehouses { itemsFound items { name addressId } } }')).toEqual({
    warehouses: {
      itemsFound: 2,
      items: [
        { name: 'R1', addressId: null },
        { name: 'R2', addressId: null },
      ],
    },
  })
})

test('a warehouse that breaks a rule is refused, and none is added', async () => {
  const { gql } = await startTestServer()
  const faults = [
    [{ name: 'Depot West' }, 'name must not contain spaces'],
    [{ name: '' }, 'name must not contain spaces'],
    [{ name: 'x'.repeat(65) }, 'name must be at most 64 characters long'],
    [{ description: 'x'.repeat(256) }, 'description must be at most 255 characters long'],
    [{ notes: 'x'.repeat(256) }, 'notes must be at most 255 characters long'],
    [
      { createWarehouseAddress: { ...quayAddress, region: 'ZHO' } },
      'createWarehouseAddress.region must be at most 2 characters long',
    ],
  ] as const

  for (const [wrong, message] of faults)
    expect(await gql(CREATE, { input: depot('R1', wrong) })).toEqual({ errors: [{ message, code: 'VALIDATION_ERROR' }] })

  expect(await gql('{ warehouses { itemsFound } }')).toEqual({ warehouses: { itemsFound: 0 } })
})

test('an update changes what it names, and clears only what may be empty', async () => {
  const { gql, rest, travel } = await startTestServer()
  await gql(CREATE, { input: depot('R1', { shopId: 7, notes: 'old' }) })
  travel('2026-11-16T08:00:00.000Z')

  const changed = await gql(UPDATE, { id: 1, input: { description: 'new', isActive: false, shopId: null } })
  const refused = await gql(UPDATE, { id: 1, input: { notes: null, isStore: true } })
  const inParts = await rest('PATCH /v2/warehouses/1', { isStore: true, isPickupLocation: true, name: 'R9', notes: 'later' })

  expect(changed).toEqual({
    warehouseUpdate: {
      name: 'R1',
      description: 'new',
      notes: 'old',
      isActive: false,
      isStore: false,
      isPickupLocation: false,
      shopId: null,
      lastModifiedAt: '2026-11-16T08:00:00.000Z',
    },
  })
  expect(refused).toEqual({ errors: [{ message: 'notes must not be null', code: 'VALIDATION_ERROR' }] })
  expect(inParts).toMatchObject({
    status: 200,
    body: { name: 'R9', description: 'new', notes: 'later', isActive: false, isStore: true, isPickupLocation: true },
  })
  expect(await gql(UPDATE, { id: 1, input: { shopId: 3 } })).toMatchObject({ warehouseUpdate: { shopId: 3, name: 'R9' } })
})

test('a deleted warehouse is answered as it was, and its address and its carriers’ links go with it', async () => {
  const { gql, rest, db } = await startTestServer()
  await gql(CREATE, { input: depot('R1', { createWarehouseAddress: quayAddress }) })
  await rest('POST /v2/warehouses', depot('R2', { address: quayAddress }))
  await rest('POST /v2/carriers', { name: 'Barge', type: 'DELIVERY', descriptions: [], warehouseIds: [1, 2] })

  const first = await gql(DELETE, { id: 1 })
  const second = await rest('DELETE /v2/warehouses/2')

  expect(first).toEqual({ warehouseDelete: { id: '1', name: 'R1', address: { id: 1, street: 'Quay' } } })
  expect(second).toMatchObject({ status: 200, body: { id: 2, name: 'R2', addressId: 2, address: { id: 2, street: 'Quay' } } })
  expect((await rest('GET /v2/carriers/1')).body.warehouses).toEqual([])
  expect(await db.selectFrom('warehouseAddress').select('id').execute()).toEqual([])
})

test('a warehouse that does not exist is not found, on either interface', async () => {
  const server = await startTestServer()
  const { gql, rest } = server
  await addWarehouses(server, 'R1')
  const missing = { errors: [{ message: 'Warehouse with id [9] not found', code: 'WAREHOUSE_NOT_FOUND_ERROR' }] }
  const notFound = { status: 404, code: 10019, type: 'WarehouseNotFound', messages: ['Warehouse with id [9] not found'] }

  expect(await gql('{ warehouse(id: 9) { name } }')).toEqual(missing)
  expect(await gql(UPDATE, { id: 9, input: { notes: 'x' } })).toEqual(missing)
  expect(await gql(DELETE, { id: 9 })).toEqual(missing)
  expect(await gql(DELETE, { id: 1.5 })).toEqual({
    errors: [{ message: 'Warehouse with id [1.5] not found', code: 'WAREHOUSE_NOT_FOUND_ERROR' }],
  })
  for (const line of ['GET /v2/warehouses/9', 'DELETE /v2/warehouses/9', 'GET /v2/warehouses/9/address'])
    expect(toRefusal(await rest(line))).toEqual(notFound)
  expect(toRefusal(await rest('PATCH /v2/warehouses/9', {}))).toEqual(notFound)
  expect((await rest('GET /v2/warehouses')).body).toMatchObject({ itemsFound: 1, data: [{ name: 'R1', notes: '' }] })
})

test('a warehouse is read by its number or, in REST, by its uuid', async () => {
  const server = await startTestServer()
  await addWarehouses(server, 'R1')

  const byNumber = await server.rest('GET /v2/warehouses/1')

  expect(byNumber.body).toEqual({ ...inRest, address: null })
  expect((await server.rest(`GET /v2/warehouses/${byNumber.body.uuid}`)).body).toEqual(byNumber.body)
  expect(await server.gql('{ warehouse(id: 1) { id name shopId } }')).toEqual({
    warehouse: { id: '1', name: 'R1', shopId: null },
  })
})

test('warehouses are filtered and sorted, alike on both interfaces', async () => {
  const server = await startTestServer()
  const { gql, rest, travel } = server
  for (const [day, name, more] of [
    ['16', 'store', { isStore: true }],
    ['17', 'pickup', { isPickupLocation: true }],
    ['18', 'idle', { isActive: false }],
  ] as const) {
    travel(`2026-11-${day}T12:00:00.000Z`)
    await gql(CREATE, { input: depot(name, more) })
  }
  travel('2026-11-19T12:00:00.000Z')
  await gql(UPDATE, { id: 1, input: { notes: 'seen' } })
  const found = async (input: object) => {
    const names = (await gql(NAMES, { input })).warehouses.items.map(({ name }: { name: string }) => name)
    const inSearch = (await rest('POST /v2/warehouses/search', input)).body.data.map(({ name }: { name: string }) => name)
    expect(inSearch).toEqual(names)
    return names
  }

  expect(await found({})).toEqual(['store', 'pickup', 'idle'])
  expect(await found({ ids: [3, 1, 99] })).toEqual(['store', 'idle'])
  expect(await found({ ids: [] })).toEqual(['store', 'pickup', 'idle'])
  expect(await found({ isActive: false })).toEqual(['idle'])
  expect(await found({ isStore: true })).toEqual(['store'])
  expect(await found({ isPickupLocation: true, isActive: true })).toEqual(['pickup'])
  expect(await found({ sortInputs: [{ field: 'CREATED_AT', order: 'DESC' }] })).toEqual(['idle', 'pickup', 'store'])
  expect(await found({ sortInputs: [{ field: 'LAST_MODIFIED_AT' }] })).toEqual(['pickup', 'idle', 'store'])
  expect((await rest('GET /v2/warehouses?isStore=false&isActive=true')).body.data).toMatchObject([{ name: 'pickup' }])
  expect((await gql(NAMES, {})).warehouses.items).toHaveLength(3)
})

test('a page of warehouses with their addresses costs two statements, however long it is', async () => {
  const { gql, rest, statements } = await startTestServer()
  const warehouses = Array.from({ length: 100 }, (_, i) => depot(`R${i}`, { address: quayAddress }))
  await rest('POST /v2/warehouses/bulk/name', { warehouses })
  const query =
    'query ($offset: Int!) { warehouses(input: { offset: $offset }) { itemsFound items { addressId address { street } } } }'

  for (const offset of [12, 100]) {
    statements.length = 0
    const { items } = (await gql(query, { offset })).warehouses
    expect(items).toHaveLength(offset)
    expect(items.at(-1)).toEqual({ addressId: offset, address: { street: 'Quay' } })
    expect(statements).toHaveLength(2)
  }
  for (const offset of [12, 100]) {
    statements.length = 0
    const { data } = (await rest(`GET /v2/warehouses?offset=${offset}&expands=address`)).body
    expect(data).toHaveLength(offset)
    expect(data[0]).toMatchObject({ addressId: 1, address: { id: 1, street: 'Quay' } })
    expect(statements).toHaveLength(2)
  }
  expect((await rest('GET /v2/warehouses')).body.data[0]).not.toHaveProperty('address')
})

test('anyone with a key sees warehouses in GraphQL; REST asks for rights in logistics', async () => {
  const server = await startTestServer()
  const { gql, rest, keyFor, tokenFor } = server
  await addWarehouses(server, 'R1')
  const [none, viewer, editor] = [await keyFor({}), await keyFor({ logistics: 'VIEWER' }), await keyFor({ logistics: 'EDITOR' })]
  const tokens = [await tokenFor({}), await tokenFor({ logistics: 'VIEWER' }), await tokenFor({ logistics: 'EDITOR' })] as const
  const forbidden = { errors: [{ message: 'Forbidden resource', code: 'FORBIDDEN' }] }
  const status = async (line: string, body: unknown) =>
    Promise.all(tokens.map(async (token) => (await rest(line, body, token)).status))

  expect(await gql('{ warehouse(id: 1) { name } warehouses { itemsFound } }', {}, none)).toMatchObject({
    warehouse: { name: 'R1' },
  })
  expect(await gql('{ warehouses { itemsFound } }', {}, null)).toMatchObject({ errors: [{ code: 'UNAUTHENTICATED' }] })
  expect(await gql(UPDATE, { id: 1, input: { notes: 'x' } }, viewer)).toEqual(forbidden)
  expect(await gql(UPDATE, { id: 1, input: { notes: 'x' } }, editor)).toMatchObject({ warehouseUpdate: { notes: 'x' } })
  expect(await gql(CREATE, { input: depot('R2') }, editor)).toEqual(forbidden)
  expect(await gql(DELETE, { id: 1 }, editor)).toEqual(forbidden)
  expect(await status('GET /v2/warehouses/1', undefined)).toEqual([403, 200, 200])
  expect(await status('POST /v2/warehouses/search', {})).toEqual([403, 200, 200])
  expect(await status('PATCH /v2/warehouses/1', { notes: 'y' })).toEqual([403, 403, 200])
  expect(await status('POST /v2/warehouses', depot('R2'))).toEqual([403, 403, 403])
  expect(await status('DELETE /v2/warehouses/1', undefined)).toEqual([403, 403, 403])
  expect(await status('POST /v2/warehouses/bulk/name', { warehouses: [depot('R2')] })).toEqual([403, 403, 403])
  expect((await rest('GET /v2/warehouses')).body.data).toMatchObject([{ name: 'R1', notes: 'y', businessHours: week }])
})

test('deprecated items of warehouses are marked, and nothing else', async () => {
  const { gql } = await startTestServer()
  const members =
    'fields(includeDeprecated: true) { name isDeprecated } inputFields(includeDeprecated: true) { name isDeprecated }'
  const old = async (type: string) => {
    const { fields, inputFields } = (await gql(`{ __type(name: "${type}") { ${members} } }`)).__type
    return (fields ?? inputFields).filter((member: Answer) => member.isDeprecated).map(({ name }: Answer) => name)
  }

  for (const type of ['Warehouse', 'CreateWarehouseInput']) expect(await old(type)).toEqual(['shopId'])
  for (const type of ['UpdateWarehouseInput', 'WarehouseAddress', 'BusinessHours', 'WarehousesSearchInput'])
    expect(await old(type)).toEqual([])
})

test('a visitor sees where to shop and to collect, but no internal notes and no address of a depot', async () => {
  const { gql, keyFor } = await startTestServer()
  const add = (name: string, more: object) =>
    gql(CREATE, { input: depot(name, { notes: 'Alarm code 4711', createWarehouseAddress: quayAddress, ...more }) })
  await add('Depot', {})
  await add('Store', { isStore: true })
  await add('Counter', { isPickupLocation: true })
  const read = async (key?: string) =>
    (await gql('{ warehouses { items { name notes address { street } } } }', {}, key)).warehouses.items
  const { street } = quayAddress

  expect(await read(await keyFor({ shop: 'VIEWER', product: 'VIEWER' }))).toEqual([
    { name: 'Depot', notes: '', address: null },
    { name: 'Store', notes: '', address: { street } },
    { name: 'Counter', notes: '', address: { street } },
  ])
  for (const key of [undefined, await keyFor({ logistics: 'VIEWER' })])
    expect(await read(key)).toEqual(
      ['Depot', 'Store', 'Counter'].map((name) => ({ name, notes: 'Alarm code 4711', address: { street } })),
    )
})
