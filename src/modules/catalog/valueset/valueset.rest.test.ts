import { expect, test } from 'vitest'
import { type Answer, startTestServer, type TestServer, TODAY } from '../../../../test/test-server.js'
import { addSystemValueset } from '../../../../test/valuesets.js'

const LATER = '2026-11-16T08:00:00.000Z'
const NOT_ALLOWED = 'A valueset of the type SYSTEM cannot be created or changed'

const item = (id: number, value: string, more: object = {}) => ({
  id,
  uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
  valuesetId: 1,
  value,
  descriptions: [],
  extra: null,
  ...more,
})

const colors = (more: object = {}) => ({
  id: 1,
  uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
  name: 'COLOR',
  type: 'CUSTOM',
  descriptions: [{ language: 'EN', value: 'Colour' }],
  createdAt: TODAY,
  createdBy: null,
  lastModifiedAt: TODAY,
  lastModifiedBy: null,
  ...more,
})

const makeColors = ({ rest }: TestServer) =>
  rest('POST /v2/valuesets', {
    name: 'COLOR',
    descriptions: [{ language: 'en', value: 'Colour' }],
    valuesetItems: [
      { value: 'red', extra: '#f00' },
      { value: 'blue', descriptions: [{ language: 'NL', value: 'Blauw' }] },
    ],
  })

const RED = item(1, 'red', { extra: '#f00' })
const BLUE = item(2, 'blue', { descriptions: [{ language: 'NL', value: 'Blauw' }] })

const everything = async ({ rest }: TestServer) => (await rest('GET /v2/valuesets?expands=valuesetItems&offset=100')).body.data
const failure = ({ status, body }: Answer) => ({ status, code: body.error.code, messages: body.error.messages })

test('a set is made, read by number or uuid, changed and deleted, always with its values', async () => {
  const server = await startTestServer()

  const made = await makeColors(server)
  server.travel(LATER)
  const changed = await server.rest('PATCH /v2/valuesets/1', { name: 'COLOUR', descriptions: [{ language: 'EN', value: null }] })

  expect(made).toMatchObject({ status: 201, body: colors({ valuesetItems: [RED, BLUE] }) })
  const now = colors({ name: 'COLOUR', descriptions: [], lastModifiedAt: LATER, valuesetItems: [RED, BLUE] })
  expect(changed).toMatchObject({ status: 200, body: now })
  expect((await server.rest('GET /v2/valuesets/1')).body).toEqual(now)
  expect((await server.rest(`GET /v2/valuesets/${made.body.uuid}`)).body).toEqual(now)
  expect((await server.rest(`PATCH /v2/valuesets/${made.body.uuid}`, {})).body).toEqual(now)
  expect(await server.rest(`DELETE /v2/valuesets/${made.body.uuid}`)).toMatchObject({ status: 200, body: now })
  expect((await server.rest('GET /v2/valuesetitems')).body.itemsFound).toBe(0)
})

test('a value is made, read, changed and deleted', async () => {
  const server = await startTestServer()
  await makeColors(server)

  const made = await server.rest('POST /v2/valuesetitems', {
    valuesetId: 1,
    value: 'green',
    extra: '#0f0',
    descriptions: [{ language: 'en', value: 'Green' }],
  })
  const changed = await server.rest('PATCH /v2/valuesetitems/3', { extra: null })

  const green = item(3, 'green', { extra: '#0f0', descriptions: [{ language: 'EN', value: 'Green' }] })
  expect(made).toMatchObject({ status: 201, body: green })
  expect(changed).toMatchObject({ status: 200, body: { ...green, extra: null } })
  expect((await server.rest(`GET /v2/valuesetitems/${made.body.uuid}`)).body).toEqual({ ...green, extra: null })
  expect((await server.rest('PATCH /v2/valuesetitems/3', { value: 'lime', descriptions: null })).body).toEqual(item(3, 'lime'))
  expect((await server.rest('DELETE /v2/valuesetitems/3')).body).toEqual(item(3, 'lime'))
  expect((await server.rest('GET /v2/valuesetitems')).body.data).toEqual([RED, BLUE])
})

test('lists show the values of their sets on request, in one statement more', async () => {
  const server = await startTestServer()
  await makeColors(server)
  const valuesets = Array.from({ length: 100 }, (_, n) => ({ name: `SET_${n}`, valuesetItems: [{ value: 'a' }] }))
  await server.rest('POST /v2/valuesets/bulk/name', { valuesets })

  expect((await server.rest('GET /v2/valuesets?offset=1')).body.data).toEqual([colors()])
  expect((await server.rest('GET /v2/valuesets?offset=1&expands=valuesetItems')).body.data).toEqual([
    colors({ valuesetItems: [RED, BLUE] }),
  ])
  for (const offset of [12, 100]) {
    server.statements.length = 0
    const { body } = await server.rest(`GET /v2/valuesets?offset=${offset}&expands=valuesetItems`)
    expect(body.data).toHaveLength(offset)
    expect(server.statements).toHaveLength(2)
  }
})

test('a single response nests the first thousand values; the page of the set’s values shows them all', async () => {
  const server = await startTestServer()
  const valuesetItems = Array.from({ length: 1005 }, (_, n) => ({ value: `v${n}` }))
  await makeColors(server)
  const { body } = await server.rest('POST /v2/valuesets', { name: 'MANY', valuesetItems })

  expect(body.valuesetItems.map(({ value }: Answer) => value)).toEqual(valuesetItems.slice(0, 1000).map(({ value }) => value))
  expect((await server.rest('DELETE /v2/valuesets/1')).body.valuesetItems).toEqual([RED, BLUE])
  const page = (await server.rest(`GET /v2/valuesets/${body.uuid}/items?page=101&offset=10`)).body
  expect(page.data.map(({ value }: Answer) => value)).toEqual(['v1000', 'v1001', 'v1002', 'v1003', 'v1004'])
  expect({ ...page, data: [] }).toEqual({
    data: [],
    messages: [],
    start: 1001,
    end: 1005,
    page: 101,
    offset: 10,
    total: 5,
    pages: 101,
    itemsFound: 1005,
  })
})

test('the values of one set are paged and filtered; an unknown set has none', async () => {
  const server = await startTestServer()
  await makeColors(server)
  await server.rest('POST /v2/valuesets', { name: 'OTHER', valuesetItems: [{ value: 'red' }] })

  expect((await server.rest('GET /v2/valuesets/1/items')).body.data).toEqual([RED, BLUE])
  expect((await server.rest('GET /v2/valuesets/1/items?term=BLAUW')).body.data).toEqual([BLUE])
  expect(failure(await server.rest('GET /v2/valuesets/9/items'))).toEqual({
    status: 404,
    code: 10008,
    messages: ['Valueset with id [9] not found'],
  })
})

test('lists and searches take the filters of the contract', async () => {
  const server = await startTestServer()
  await makeColors(server)
  server.travel(LATER)
  await server.rest('POST /v2/valuesets', {
    name: 'SIZE',
    descriptions: [{ language: 'EN', value: 'Not a colour' }],
    valuesetItems: [{ value: 'S' }],
  })
  const sets = async (line: string, body?: object) => (await server.rest(line, body)).body.data.map(({ name }: Answer) => name)
  const values = async (body: object) =>
    (await server.rest('POST /v2/valuesetitems/search', body)).body.data.map(({ value }: Answer) => value)

  expect(await sets('GET /v2/valuesets?type=CUSTOM&term=colour')).toEqual(['COLOR', 'SIZE'])
  expect(await sets('GET /v2/valuesets?type=SYSTEM')).toEqual([])
  expect(await sets('POST /v2/valuesets/search', { ids: [2], names: ['SIZE'], type: 'CUSTOM' })).toEqual(['SIZE'])
  expect(
    await sets('POST /v2/valuesets/search', { filters: { term: 'SIZ', termFields: ['NAME'], termLanguages: ['en'] } }),
  ).toEqual(['SIZE'])
  expect(await sets('POST /v2/valuesets/search', { createdAt: { from: LATER }, lastModifiedAt: { to: LATER } })).toEqual(['SIZE'])
  expect(await sets('POST /v2/valuesets/search', { sortInputs: [{ field: 'NAME', order: 'DESC' }] })).toEqual(['SIZE', 'COLOR'])
  expect(await values({ ids: [1, 2], valuesetIds: [1], values: ['red'], extras: ['#f00'] })).toEqual(['red'])
  expect(await values({ term: 'S', termFields: ['VALUE'], sortInputs: [{ field: 'EXTRA' }] })).toEqual(['S'])
  expect((await server.rest('GET /v2/valuesetitems?term=blau')).body.data).toEqual([BLUE])
})

test('invalid input is refused with its published error, and nothing changes', async () => {
  const server = await startTestServer()
  await makeColors(server)
  const { setId, itemId } = await addSystemValueset(server)
  const before = await everything(server)
  const refused = async (line: string, body: object | undefined, status: number, code: number, message: string) =>
    expect(failure(await server.rest(line, body))).toEqual({ status, code, messages: [message] })

  await refused('POST /v2/valuesets', { name: 'COLOR' }, 400, 10017, 'Valueset already exists')
  await refused(
    'POST /v2/valuesets',
    { name: 'X', valuesetItems: [{ value: 'a' }, { value: 'a' }] },
    400,
    10017,
    'The value [a] is given twice',
  )
  await refused('POST /v2/valuesets', { name: 'X', type: 'SYSTEM' }, 400, 10017, NOT_ALLOWED)
  await refused(`PATCH /v2/valuesets/${setId}`, { name: 'X' }, 400, 10017, NOT_ALLOWED)
  await refused(`DELETE /v2/valuesets/${setId}`, undefined, 400, 10017, NOT_ALLOWED)
  await refused('POST /v2/valuesetitems', { valuesetId: setId, value: 'x' }, 400, 10017, NOT_ALLOWED)
  await refused(`PATCH /v2/valuesetitems/${itemId}`, { value: 'x' }, 400, 10017, NOT_ALLOWED)
  await refused(`DELETE /v2/valuesetitems/${itemId}`, undefined, 400, 10017, NOT_ALLOWED)
  await refused('POST /v2/valuesetitems', { valuesetId: 1, value: 'red' }, 400, 10017, 'ValuesetItem already exists')
  await refused('POST /v2/valuesetitems', { valuesetId: 99, value: 'x' }, 404, 10008, 'Valueset with id [99] not found')
  await refused('PATCH /v2/valuesets/1', { type: 'SYSTEM' }, 400, 10007, '#/: extraneous key [type] is not permitted')
  await refused('PATCH /v2/valuesetitems/1', { valuesetId: 2 }, 400, 10007, '#/: extraneous key [valuesetId] is not permitted')
  for (const id of ['99', 'abc', '99999999999', '01939d2c-0000-7000-8000-000000000000']) {
    await refused(`GET /v2/valuesets/${id}`, undefined, 404, 10008, `Valueset with id [${id}] not found`)
    await refused(`PATCH /v2/valuesets/${id}`, {}, 404, 10008, `Valueset with id [${id}] not found`)
    await refused(`DELETE /v2/valuesetitems/${id}`, undefined, 404, 10008, `ValuesetItem with id [${id}] not found`)
  }
  expect(await everything(server)).toEqual(before)
})

test('reading needs VIEWER, editing EDITOR, making, deleting and bulk OWNER of the configuration', async () => {
  const server = await startTestServer()
  await makeColors(server)
  const status = async (line: string, body: object | undefined, access: 'VIEWER' | 'EDITOR' | 'OWNER') =>
    (await server.rest(line, body, await server.tokenFor({ configuration: access, product: 'OWNER' }))).status

  expect(await status('GET /v2/valuesets/1/items', undefined, 'VIEWER')).toBe(200)
  expect(await status('PATCH /v2/valuesets/1', {}, 'VIEWER')).toBe(403)
  expect(await status('PATCH /v2/valuesets/1', {}, 'EDITOR')).toBe(200)
  expect(await status('PATCH /v2/valuesetitems/1', {}, 'EDITOR')).toBe(200)
  expect(await status('POST /v2/valuesets/bulk/name', { valuesets: [{ name: 'X' }] }, 'EDITOR')).toBe(403)
  expect(await status('POST /v2/valuesets/bulk/name', { valuesets: [{ name: 'X' }] }, 'OWNER')).toBe(200)
})
