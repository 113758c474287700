import { expect, test } from 'vitest'
import { startTestServer } from '../../../../test/test-server.js'
import { addWarehouses, quayAddress, toRefusal } from '../../../../test/warehouses.js'

const ALL = `id createdAt lastModifiedAt firstName middleName lastName gender company street number numberExtension postalCode city region
  country phone mobile email fax code notes icp url name`
const CREATE = `mutation ($id: Float!, $input: CreateWarehouseAddressInput!) { warehouseAddressCreate(id: $id, input: $input) { ${ALL} } }`
const UPDATE = `mutation ($id: Float!, $input: UpdateWarehouseAddressInput!) { warehouseAddressUpdate(id: $id, input: $input) { ${ALL} } }`
const DELETE = 'mutation ($id: Float!, $address: Int!) { warehouseAddressDelete(id: $id, input: { id: $address }) }'
const INSTANT = '2026-11-15T12:00:00.000Z'
const LATER = '2026-11-16T12:00:00.000Z'

const sparse = {
  id: 1,
  createdAt: INSTANT,
  lastModifiedAt: INSTANT,
  firstName: null,
  middleName: null,
  lastName: null,
  gender: 'U',
  company: null,
  ...quayAddress,
  number: null,
  numberExtension: null,
  region: null,
  phone: null,
  mobile: null,
  email: null,
  fax: null,
  code: null,
  notes: null,
  icp: 'N',
  url: null,
  name: null,
}
const full = {
  firstName: 'Ada',
  middleName: 'van',
  lastName: 'Dijk',
  gender: 'F',
  company: 'Wharf',
  street: 'Pier',
  number: '1',
  numberExtension: 'b',
  postalCode: '1000',
  city: 'Antwerp',
  region: 'AN',
  country: 'BE',
  phone: '+32 3 11',
  mobile: '+32 4 11',
  email: 'ada@wharf.be',
  fax: '+32 3 12',
  code: 'A-1',
  notes: 'Gate 3',
  icp: 'Y',
  url: 'https://wharf.be',
  name: 'Main gate',
}

test('a warehouse gets its one address, and shows it', async () => {
  const server = await startTestServer()
  const { gql, travel } = server
  await addWarehouses(server, 'R1', 'R2')
  travel(LATER)

  const plain = await gql(CREATE, { id: 1, input: { ...quayAddress, country: 'nl', gender: null, icp: null } })
  const rich = await gql(CREATE, { id: 2, input: full })

  expect(plain).toEqual({ warehouseAddressCreate: { ...sparse, createdAt: LATER, lastModifiedAt: LATER } })
  expect(rich).toEqual({ warehouseAddressCreate: { id: 2, createdAt: LATER, lastModifiedAt: LATER, ...full } })
  expect(await gql('{ warehouse(id: 2) { addressId createdAt lastModifiedAt address { city } } }')).toEqual({
    warehouse: { addressId: 2, createdAt: INSTANT, lastModifiedAt: LATER, address: { city: 'Antwerp' } },
  })
})

test('a second address on the same warehouse is refused, also when both come at once', async () => {
  const server = await startTestServer()
  const { gql, rest } = server
  await addWarehouses(server, 'R1', 'R2')
  await gql(CREATE, { id: 1, input: quayAddress })
  const message = 'Warehouse with id [1] already has an address'

  const second = await gql(CREATE, { id: 1, input: full })
  const inRest = await rest('POST /v2/warehouses/1/address', full)
  const race = await Promise.all([1, 2, 3].map(() => rest('POST /v2/warehouses/2/address', quayAddress)))

  expect(second).toEqual({ errors: [{ message, code: 'WAREHOUSE_ADDRESS_CREATE_ERROR' }] })
  expect(toRefusal(inRest)).toEqual({ status: 400, code: 10017, type: 'PayloadValidationError', messages: [message] })
  expect(race.map(({ status }) => status).sort()).toEqual([201, 400, 400])
  expect((await rest('GET /v2/warehouses/1')).body).toMatchObject({ addressId: 1, lastModifiedAt: INSTANT, address: sparse })
})

test('an address changes in the fields that are given; a cleared gender is unknown again', async () => {
  const server = await startTestServer()
  const { gql, rest, travel } = server
  await addWarehouses(server, 'R1')
  await gql(CREATE, { id: 1, input: full })
  travel(LATER)

  const changed = await gql(UPDATE, { id: 1, input: { id: 1, city: 'Ghent', email: null, gender: null, icp: null } })
  const refused = await gql(UPDATE, { id: 1, input: { id: 1, street: null, city: 'Bruges' } })

  const now = { ...full, id: 1, city: 'Ghent', email: null, gender: 'U', icp: 'N', createdAt: INSTANT, lastModifiedAt: LATER }
  expect(changed).toEqual({ warehouseAddressUpdate: now })
  expect(refused).toEqual({ errors: [{ message: 'street must not be null', code: 'VALIDATION_ERROR' }] })
  expect((await rest('GET /v2/warehouses/1/address')).body).toEqual({ ...now, uuid: expect.any(String) })
})

test('the address of another warehouse is not found, and stays', async () => {
  const server = await startTestServer()
  const { gql, rest } = server
  await addWarehouses(server, 'R1', 'R2')
  await gql(CREATE, { id: 1, input: quayAddress })
  const missing = {
    errors: [
      { message: 'WarehouseAddress with id [1] and warehouseId [2] not found', code: 'WAREHOUSE_ADDRESS_NOT_FOUND_ERROR' },
    ],
  }
  const noWarehouse = { errors: [{ message: 'Warehouse with id [9] not found', code: 'WAREHOUSE_NOT_FOUND_ERROR' }] }

  expect(await gql(UPDATE, { id: 2, input: { id: 1, city: 'X' } })).toEqual(missing)
  expect(await gql(DELETE, { id: 2, address: 1 })).toEqual(missing)
  expect(await gql(CREATE, { id: 9, input: quayAddress })).toEqual(noWarehouse)
  expect(await gql(UPDATE, { id: 9, input: { id: 1, city: 'X' } })).toEqual(noWarehouse)
  expect(await gql(DELETE, { id: 9, address: 1 })).toEqual(noWarehouse)
  for (const [line, body] of [['GET'], ['PATCH', { city: 'X' }], ['DELETE']] as const)
    expect(toRefusal(await rest(`${line} /v2/warehouses/2/address`, body))).toEqual({
      status: 404,
      code: 10008,
      type: 'NotFound',
      messages: ['WarehouseAddress with warehouseId [2] not found'],
    })
  expect((await rest('GET /v2/warehouses/1/address')).body).toMatchObject(sparse)
})

test('a deleted address leaves a warehouse that can have another', async () => {
  const server = await startTestServer()
  const { gql, rest, travel } = server
  await addWarehouses(server, 'R1')
  await gql(CREATE, { id: 1, input: quayAddress })
  travel(LATER)

  expect(await gql(DELETE, { id: 1, address: 1 })).toEqual({ warehouseAddressDelete: true })

  expect((await rest('GET /v2/warehouses/1')).body).toMatchObject({ addressId: null, address: null, lastModifiedAt: LATER })
  expect(await gql(CREATE, { id: 1, input: quayAddress })).toMatchObject({ warehouseAddressCreate: { id: 2 } })
})

test('REST keeps the address below its warehouse, by number or uuid', async () => {
  const server = await startTestServer()
  const { rest } = server
  await addWarehouses(server, 'R1')
  const { uuid } = (await rest('GET /v2/warehouses/1')).body

  const added = await rest(`POST /v2/warehouses/${uuid}/address`, { ...quayAddress, country: 'nl' })
  const changed = await rest(`PATCH /v2/warehouses/${uuid}/address`, { notes: '<i>Gate</i> 3', gender: 'M' })
  const gone = await rest('DELETE /v2/warehouses/1/address')

  expect(added).toMatchObject({ status: 201, body: { ...sparse, uuid: expect.any(String) } })
  expect(changed).toMatchObject({ status: 200, body: { ...sparse, notes: 'Gate 3', gender: 'M' } })
  expect(gone).toMatchObject({ status: 200, body: { ...sparse, notes: 'Gate 3', gender: 'M' } })
  expect((await rest('GET /v2/warehouses/1')).body).toMatchObject({ addressId: null, address: null })
})

test('an address that breaks a rule is refused, and none is added', async () => {
  const server = await startTestServer()
  const { gql, rest } = server
  await addWarehouses(server, 'R1')
  const long = (limit: number) => 'x'.repeat(limit + 1)
  const limits = {
    firstName: 30,
    middleName: 20,
    lastName: 50,
    company: 100,
    street: 150,
    number: 10,
    numberExtension: 15,
    postalCode: 10,
  }
  const more = { city: 100, region: 2, phone: 30, fax: 30, mobile: 30, code: 64, notes: 255, name: 150, url: 150 }
  const faults = [
    ...Object.entries({ ...limits, ...more }).map(([field, max]) => [field, long(max), `must be at most ${max} characters long`]),
    ...['phone', 'fax', 'mobile'].map((field) => [field, '12345', 'must be at least 6 characters long']),
    ['number', '', 'must be at least 1 character long'],
    ['email', '', 'must be an e-mail address'],
    ['country', 'NLD', 'must be two letters'],
  ] as [string, string, string][]

  for (const [field, value, message] of faults)
    expect(await gql(CREATE, { id: 1, input: { ...quayAddress, [field]: value } })).toEqual({
      errors: [{ message: `${field} ${message}`, code: 'VALIDATION_ERROR' }],
    })
  for (const [field, value] of faults)
    expect(toRefusal(await rest('POST /v2/warehouses/1/address', { ...quayAddress, [field]: value }))).toMatchObject({
      status: 400,
      code: 10007,
    })

  expect((await rest('GET /v2/warehouses/1')).body.address).toBeNull()
})

test('an address is added and deleted by owners, changed by editors and read by viewers of logistics', async () => {
  const server = await startTestServer()
  const { gql, rest, keyFor, tokenFor } = server
  await addWarehouses(server, 'R1')
  await gql(CREATE, { id: 1, input: quayAddress })
  const [viewer, editor] = [await keyFor({ logistics: 'VIEWER' }), await keyFor({ logistics: 'EDITOR' })]
  const tokens = [await tokenFor({}), await tokenFor({ logistics: 'VIEWER' }), await tokenFor({ logistics: 'EDITOR' })]
  const status = async (line: string, body?: object) =>
    Promise.all(tokens.map(async (token) => (await rest(line, body, token)).status))
  const forbidden = { errors: [{ message: 'Forbidden resource', code: 'FORBIDDEN' }] }

  expect(await gql(UPDATE, { id: 1, input: { id: 1 } }, viewer)).toEqual(forbidden)
  expect(await gql(UPDATE, { id: 1, input: { id: 1 } }, editor)).toMatchObject({ warehouseAddressUpdate: { id: 1 } })
  expect(await gql(CREATE, { id: 1, input: quayAddress }, editor)).toEqual(forbidden)
  expect(await gql(DELETE, { id: 1, address: 1 }, editor)).toEqual(forbidden)
  expect(await status('GET /v2/warehouses/1/address')).toEqual([403, 200, 200])
  expect(await status('PATCH /v2/warehouses/1/address', {})).toEqual([403, 403, 200])
  expect(await status('POST /v2/warehouses/1/address', quayAddress)).toEqual([403, 403, 403])
  expect(await status('DELETE /v2/warehouses/1/address')).toEqual([403, 403, 403])
  expect((await rest('GET /v2/warehouses/1/address')).body).toMatchObject(sparse)
})
