import { expect, test } from 'vitest'
import { type Answer, startTestServer } from '../../../../test/test-server.js'
import { addTrackAndTraces, addWarehouses, toRefusal } from '../../../../test/warehouses.js'

const ALL = `id name type descriptions { language value } shippingCost trackAndTraceURL logo createdAt lastModifiedAt createdBy lastModifiedBy
  warehouses { id name } trackAndTraces { code }`
const CREATE = `mutation ($input: CarrierCreateInput!) { carrierCreate(input: $input) { ${ALL} } }`
const UPDATE = `mutation ($id: Int!, $input: CarrierUpdateInput!) { carrierUpdate(id: $id, input: $input) { ${ALL} } }`
const DELETE = 'mutation ($id: Int!) { carrierDelete(id: $id) }'
const NAMES = 'query ($input: CarriersSearchInput) { carriers(input: $input) { items { name } } }'
const INSTANT = '2026-11-15T12:00:00.000Z'
const LATER = '2026-11-16T12:00:00.000Z'

const barge = { name: 'Barge', type: 'DELIVERY', descriptions: [{ language: 'nl', value: 'Schip' }] }
const shown = {
  id: 1,
  name: 'Barge',
  type: 'DELIVERY',
  descriptions: [{ language: 'NL', value: 'Schip' }],
  trackAndTraceURL: null,
  logo: null,
  createdAt: INSTANT,
  lastModifiedAt: INSTANT,
  createdBy: null,
  lastModifiedBy: null,
}
const shownInGraphql = { ...shown, shippingCost: 0, warehouses: [], trackAndTraces: [] }
const shownInRest = { ...shown, uuid: expect.stringMatching(/^[0-9a-f-]{36}$/), warehouses: [] }

test('a carrier is added with where it collects, and shows it', async () => {
  const server = await startTestServer()
  await addWarehouses(server, 'R1', 'R2', 'R3')
  const input = {
    ...barge,
    shippingCost: 4.12345,
    trackAndTraceURL: 'https://barge.nl/follow?code=',
    logo: 'barge.svg',
    warehouseIds: [3, 1, 3],
  }

  const { carrierCreate } = await server.gql(CREATE, { input })

  expect(carrierCreate).toEqual({
    ...shownInGraphql,
    shippingCost: 4.12345,
    trackAndTraceURL: 'https://barge.nl/follow?code=',
    logo: 'barge.svg',
    warehouses: [
      { id: '1', name: 'R1' },
      { id: '3', name: 'R3' },
    ],
  })
})

test('a carrier without warehouses and costs is a carrier, too; REST never speaks of its costs', async () => {
  const { gql, rest } = await startTestServer()

  expect(await gql(CREATE, { input: { ...barge, warehouseIds: null } })).toEqual({ carrierCreate: shownInGraphql })
  expect((await rest('GET /v2/carriers/1')).body).toEqual(shownInRest)
  expect(await rest('POST /v2/carriers', { ...barge, name: 'Tug' })).toMatchObject({
    status: 201,
    body: { ...shownInRest, id: 2, name: 'Tug' },
  })
  expect(toRefusal(await rest('PATCH /v2/carriers/1', { shippingCost: 3 }))).toEqual({
    status: 400,
    code: 10007,
    type: 'SchemaValidationException',
    messages: ['#/: extraneous key [shippingCost] is not permitted'],
  })
})

test('the name of a carrier is unique', async () => {
  const { gql, rest } = await startTestServer()
  await gql(CREATE, { input: barge })
  await gql(CREATE, { input: { ...barge, name: 'Tug' } })
  const exists = { errors: [{ message: 'Carrier already exists', code: 'CARRIER_ALREADY_EXISTS_ERROR' }] }
  const existsInRest = { status: 400, code: 10017, type: 'PayloadValidationError', messages: ['Carrier already exists'] }

  expect(await gql(CREATE, { input: barge })).toEqual(exists)
  expect(await gql(UPDATE, { id: 2, input: { name: 'Barge' } })).toEqual(exists)
  expect(toRefusal(await rest('POST /v2/carriers', barge))).toEqual(existsInRest)
  expect(toRefusal(await rest('PATCH /v2/carriers/2', { name: 'Barge' }))).toEqual(existsInRest)
  expect((await gql(NAMES)).carriers.items).toEqual([{ name: 'Barge' }, { name: 'Tug' }])
})

test('a carrier that breaks a rule is refused, and none is added', async () => {
  const { gql } = await startTestServer()
  const faults = [
    [{ name: '' }, 'name must be at least 1 character long'],
    [{ name: 'x'.repeat(65) }, 'name must be at most 64 characters long'],
    [{ shippingCost: 0.123456 }, 'shippingCost must have at most 5 decimals'],
    [{ shippingCost: null }, 'shippingCost must not be null'],
    [{ trackAndTraceURL: 'http://barge.nl' }, 'trackAndTraceURL must be an https address'],
    [{ trackAndTraceURL: `https://${'x'.repeat(248)}` }, 'trackAndTraceURL must be at most 255 characters long'],
    [{ logo: 'x'.repeat(256) }, 'logo must be at most 255 characters long'],
    [{ warehouseIds: [0] }, 'warehouseIds[0] must be more than 0'],
    [{ descriptions: [...barge.descriptions, ...barge.descriptions] }, 'descriptions[1].language repeats the language NL'],
  ] as const

  for (const [wrong, message] of faults)
    expect(await gql(CREATE, { input: { ...barge, ...wrong } })).toEqual({ errors: [{ message, code: 'VALIDATION_ERROR' }] })

  expect((await gql(NAMES)).carriers.items).toEqual([])
})

test('an update changes what it names: texts by language, null clears, absent stays', async () => {
  const { gql, rest, travel } = await startTestServer()
  await gql(CREATE, { input: { ...barge, logo: 'barge.svg', shippingCost: 2, trackAndTraceURL: 'https://barge.nl/' } })
  travel(LATER)

  const texts = await gql(UPDATE, {
    id: 1,
    input: { descriptions: [{ language: 'EN', value: 'Boat' }], logo: null, shippingCost: 7.5 },
  })
  const more = await rest('PATCH /v2/carriers/1', {
    type: 'PICKUP',
    name: '<b>Ferry</b>',
    descriptions: [{ language: 'NL', value: null }],
  })

  expect(texts).toEqual({
    carrierUpdate: {
      ...shownInGraphql,
      descriptions: expect.arrayContaining([
        { language: 'NL', value: 'Schip' },
        { language: 'EN', value: 'Boat' },
      ]),
      trackAndTraceURL: 'https://barge.nl/',
      shippingCost: 7.5,
      lastModifiedAt: LATER,
    },
  })
  expect(more).toMatchObject({
    status: 200,
    body: {
      name: 'Ferry',
      type: 'PICKUP',
      descriptions: [{ language: 'EN', value: 'Boat' }],
      trackAndTraceURL: 'https://barge.nl/',
    },
  })
  expect(await gql(UPDATE, { id: 1, input: { name: null } })).toEqual({
    errors: [{ message: 'name must not be null', code: 'VALIDATION_ERROR' }],
  })
  expect(await gql(UPDATE, { id: 1, input: { descriptions: null } })).toMatchObject({
    carrierUpdate: { name: 'Ferry', descriptions: [], shippingCost: 7.5 },
  })
})

test('a carrier is deleted with its links, unless it follows a shipment', async () => {
  const server = await startTestServer()
  const { gql, rest } = server
  await addWarehouses(server, 'R1')
  for (const name of ['Barge', 'Tug', 'Ferry']) await gql(CREATE, { input: { ...barge, name, warehouseIds: [1] } })
  await addTrackAndTraces(server, [{ carrierId: 3, code: 'T1' }])

  expect(await gql(DELETE, { id: 1 })).toEqual({ carrierDelete: true })
  expect(await rest('DELETE /v2/carriers/2')).toMatchObject({
    status: 200,
    body: { id: 2, name: 'Tug', warehouses: [{ name: 'R1' }] },
  })
  expect(await gql(DELETE, { id: 3 })).toEqual({ errors: [{ message: 'Carrier is still in use', code: 'CARRIER_DELETE_ERROR' }] })
  expect(toRefusal(await rest('DELETE /v2/carriers/3'))).toMatchObject({
    status: 400,
    code: 10017,
    messages: ['Carrier is still in use'],
  })
  expect((await rest('GET /v2/carriers?expands=warehouses')).body.data).toMatchObject([{ id: 3, warehouses: [{ name: 'R1' }] }])
})

test('a carrier that does not exist is not found, on either interface', async () => {
  const { gql, rest } = await startTestServer()
  const missing = { errors: [{ message: 'Carrier with id [9] not found', code: 'CARRIER_NOT_FOUND_ERROR' }] }
  const notFound = { status: 404, code: 10008, type: 'NotFound', messages: ['Carrier with id [9] not found'] }

  expect(await gql('{ carrier(id: 9) { name } }')).toEqual(missing)
  expect(await gql(UPDATE, { id: 9, input: { warehouseIds: [9] } })).toEqual(missing)
  expect(await gql(DELETE, { id: 9 })).toEqual(missing)
  expect(toRefusal(await rest('GET /v2/carriers/9'))).toEqual(notFound)
  expect(toRefusal(await rest('PATCH /v2/carriers/9', { warehouseIds: [9] }))).toEqual(notFound)
  expect(toRefusal(await rest('DELETE /v2/carriers/9'))).toEqual(notFound)
})

test('a carrier is read by its number or, in REST, by its uuid', async () => {
  const { gql, rest } = await startTestServer()
  const { uuid } = (await rest('POST /v2/carriers', barge)).body

  expect(await gql(`{ carrier(id: 1) { ${ALL} } }`)).toEqual({ carrier: shownInGraphql })
  expect((await rest(`GET /v2/carriers/${uuid}`)).body).toEqual({ ...shownInRest, uuid })
  expect((await rest('GET /v2/carriers')).body.data).toEqual([{ ...shownInRest, uuid, warehouses: undefined }])
})

test('carriers are filtered and sorted, alike on both interfaces', async () => {
  const server = await startTestServer()
  const { gql, rest, travel } = server
  await addWarehouses(server, 'R1', 'R2')
  for (const [day, name, type, warehouseIds] of [
    ['16', 'Tug', 'PICKUP', [1, 2]],
    ['17', 'Barge', 'DELIVERY', [2]],
    ['18', 'Ferry', 'DELIVERY', []],
  ] as const) {
    travel(`2026-11-${day}T12:00:00.000Z`)
    await gql(CREATE, { input: { ...barge, name, type, warehouseIds } })
  }
  travel('2026-11-19T12:00:00.000Z')
  await gql(UPDATE, { id: 1, input: { logo: 'x' } })
  const names = ({ name }: { name: string }) => name
  const found = async (input: Record<string, unknown>) => {
    const inGraphql = (await gql(NAMES, { input })).carriers.items.map(names)
    const range = (field: string) => {
      const { greaterThan, lessThan } = (input[field] ?? {}) as Record<string, string>
      return input[field] ? { [field]: { from: greaterThan, to: lessThan } } : {}
    }
    const body = { ...input, ...range('createdAt'), ...range('lastModifiedAt') }
    expect((await rest('POST /v2/carriers/search', body)).body.data.map(names)).toEqual(inGraphql)
    return inGraphql
  }
  const sorted = (field: string, order?: string) => found({ sortInputs: [{ field, order }] })

  expect(await found({})).toEqual(['Tug', 'Barge', 'Ferry'])
  expect(await found({ ids: [3, 1, 99] })).toEqual(['Tug', 'Ferry'])
  expect(await found({ names: ['Barge', 'tug'] })).toEqual(['Barge'])
  expect(await found({ types: ['DELIVERY'] })).toEqual(['Barge', 'Ferry'])
  expect(await found({ types: ['PICKUP', 'DELIVERY'] })).toEqual(['Tug', 'Barge', 'Ferry'])
  expect(await found({ warehouseIds: [2] })).toEqual(['Tug', 'Barge'])
  expect(await found({ warehouseIds: [1, 2], types: ['DELIVERY'] })).toEqual(['Barge'])
  expect(await found({ warehouseIds: [] })).toEqual(['Tug', 'Barge', 'Ferry'])
  expect(await found({ createdAt: { greaterThan: '2026-11-17T12:00:00Z' } })).toEqual(['Barge', 'Ferry'])
  expect(await found({ createdAt: { lessThan: '2026-11-17T12:00:00Z' } })).toEqual(['Tug', 'Barge'])
  expect(await found({ lastModifiedAt: { greaterThan: '2026-11-19', lessThan: '2026-11-20' } })).toEqual(['Tug'])
  expect(await sorted('ID', 'DESC')).toEqual(['Ferry', 'Barge', 'Tug'])
  expect(await sorted('NAME')).toEqual(['Barge', 'Ferry', 'Tug'])
  expect(await sorted('CREATED_AT', 'DESC')).toEqual(['Ferry', 'Barge', 'Tug'])
  expect(await sorted('LAST_MODIFIED_AT', 'ASC')).toEqual(['Barge', 'Ferry', 'Tug'])
})

test('a search for carriers that breaks a rule is refused', async () => {
  const { gql } = await startTestServer()
  const faults = [
    [{ ids: [0] }, 'ids[0] must be more than 0'],
    [{ warehouseIds: [-1] }, 'warehouseIds[0] must be more than 0'],
    [{ names: ['x'.repeat(65)] }, 'names[0] must be at most 64 characters long'],
    [{ createdAt: { lessThan: 'soon' } }, 'createdAt.lessThan must be an ISO 8601 date'],
  ] as const

  for (const [input, message] of faults)
    expect(await gql(NAMES, { input })).toEqual({ errors: [{ message, code: 'VALIDATION_ERROR' }] })
})

test('anyone with a key sees carriers in GraphQL; REST asks for rights in logistics', async () => {
  const { gql, rest, keyFor, tokenFor } = await startTestServer()
  await gql(CREATE, { input: barge })
  const [none, viewer, editor] = [await keyFor({}), await keyFor({ logistics: 'VIEWER' }), await keyFor({ logistics: 'EDITOR' })]
  const tokens = [await tokenFor({}), await tokenFor({ logistics: 'VIEWER' }), await tokenFor({ logistics: 'EDITOR' })]
  const forbidden = { errors: [{ message: 'Forbidden resource', code: 'FORBIDDEN' }] }
  const status = async (line: string, body?: object) =>
    Promise.all(tokens.map(async (token) => (await rest(line, body, token)).status))

  expect(await gql('{ carrier(id: 1) { name } carriers { itemsFound } }', {}, none)).toMatchObject({ carrier: { name: 'Barge' } })
  expect(await gql('{ carriers { itemsFound } }', {}, null)).toMatchObject({ errors: [{ code: 'UNAUTHENTICATED' }] })
  expect(await gql(UPDATE, { id: 1, input: { logo: 'x' } }, viewer)).toEqual(forbidden)
  expect(await gql(UPDATE, { id: 1, input: { logo: 'x' } }, editor)).toMatchObject({ carrierUpdate: { logo: 'x' } })
  expect(await gql(CREATE, { input: { ...barge, name: 'Tug' } }, editor)).toEqual(forbidden)
  expect(await gql(DELETE, { id: 1 }, editor)).toEqual(forbidden)
  expect(await status('GET /v2/carriers')).toEqual([403, 200, 200])
  expect(await status('GET /v2/carriers/1')).toEqual([403, 200, 200])
  expect(await status('POST /v2/carriers/search', {})).toEqual([403, 200, 200])
  expect(await status('PATCH /v2/carriers/1', { logo: 'y' })).toEqual([403, 403, 200])
  expect(await status('POST /v2/carriers', { ...barge, name: 'Tug' })).toEqual([403, 403, 403])
  expect(await status('DELETE /v2/carriers/1')).toEqual([403, 403, 403])
  expect(await status('POST /v2/carriers/bulk/name', { carriers: [{ ...barge, name: 'Tug' }] })).toEqual([403, 403, 403])
  expect((await gql('{ carriers { items { name logo } } }')).carriers.items).toEqual([{ name: 'Barge', logo: 'y' }])
})

test('deprecated items of carriers are marked, and nothing else', async () => {
  const { gql } = await startTestServer()
  const members =
    'fields(includeDeprecated: true) { name isDeprecated } inputFields(includeDeprecated: true) { name isDeprecated }'
  const old = async (type: string) => {
    const { fields, inputFields } = (await gql(`{ __type(name: "${type}") { ${members} } }`)).__type
    return (fields ?? inputFields).filter((member: Answer) => member.isDeprecated).map(({ name }: Answer) => name)
  }

  for (const type of ['Carrier', 'CarrierCreateInput', 'CarrierUpdateInput']) expect(await old(type)).toEqual(['shippingCost'])
  for (const type of ['TrackAndTrace', 'CarriersSearchInput', 'CarriersResponse']) expect(await old(type)).toEqual([])
  expect((await old('Mutation')).filter((name: string) => name.startsWith('carrier'))).toEqual([
    'carrierAssignWarehouse',
    'carrierUnassignWarehouse',
  ])
})
