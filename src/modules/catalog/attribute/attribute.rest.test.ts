import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDescription, addValueset } from '../../../../test/attributes.js'
import { addProducts } from '../../../../test/category-fixtures.js'
import { undone } from '../../../../test/rolled-back.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
let product: number
let size: string

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  product = (await addProducts(server, 1, { sku: 'ROPE' }))[0] as number
  const valuesetId = await addValueset(server, 'SIZES', ['S', 'M', 'L'])
  size = await addDescription(server, 'SIZE', 'ENUM', { valuesetId, defaultValue: { enumValues: ['M'] } })
  await addDescription(server, 'NOTE', 'TEXT')
  await addDescription(server, 'LENGTH', 'DECIMAL', { units: [{ language: 'EN', value: 'm' }], group: 'Sizes' })
})
afterAll(() => server.close())

const path = () => `/v2/products/id/${product}/attributes`
const refusal = ({ status, body }: Answer) => ({ status, code: body.error.code, messages: body.error.messages })
const at = '2026-11-15T12:00:00.000Z'

/** Returns the attributes that the product shows, as short texts; an exclamation mark marks its own. */
const shown = async (query = ''): Promise<string[]> =>
  (await server.rest(`GET ${path()}?offset=100${query}`)).body.data.map(
    ({ id, attributeDescriptionName, value }: Answer) =>
      `${attributeDescriptionName}${id ? '!' : ''} ${JSON.stringify(Object.values(value)[0])}`,
  )

test('a product shows its attributes in the shape in which they are sent', () =>
  undone(server, async () => {
    const note = { textValues: [{ language: 'NL', values: ['mooi'] }] }
    const added = await server.rest(`POST ${path()}`, { attributeDescriptionName: 'NOTE', value: note })

    expect(added).toMatchObject({
      status: 201,
      body: {
        id: expect.any(Number),
        uuid: expect.any(String),
        attributeDescriptionId: expect.any(String),
        attributeDescriptionName: 'NOTE',
        type: 'TEXT',
        value: note,
        createdAt: at,
        lastModifiedAt: at,
        attributeDescription: { name: 'NOTE', attributeClass: 'PRODUCT', defaultValue: { textValues: [] } },
      },
    })
    const { body } = await server.rest(`GET /v2/products/sku/ROPE/attributes`)
    expect(body).toMatchObject({ itemsFound: 3, total: 3, page: 1, pages: 1 })
    expect(body.data[0]).toEqual({
      id: null,
      uuid: null,
      attributeDescriptionId: size,
      attributeDescriptionName: 'SIZE',
      type: 'ENUM',
      value: { enumValues: ['M'] },
      createdAt: null,
      lastModifiedAt: null,
    })
    expect(body.data[1].value).toEqual(note)
    const expanded = (await server.rest(`GET ${path()}?expands=attributeDescription&name=LENGTH`)).body.data
    expect(expanded[0].attributeDescription.units).toEqual([{ language: 'EN', value: 'm' }])
  }))

test('the filters of the descriptions are parameters', () =>
  undone(server, async () => {
    await server.rest(`POST ${path()}`, { attributeDescriptionId: size, value: { enumValues: ['S'] } })

    expect(await shown()).toEqual(['SIZE! ["S"]', 'NOTE []', 'LENGTH 0'])
    expect(await shown('&includeDefaultValues=false')).toEqual(['SIZE! ["S"]'])
    expect(await shown('&type=DECIMAL')).toEqual(['LENGTH 0'])
    expect(await shown('&group=Sizes&isPublic=true')).toEqual(['LENGTH 0'])
  }))

test('an attribute is changed and deleted by its number or uuid, within its record', () =>
  undone(server, async () => {
    const { id, uuid } = (await server.rest(`POST ${path()}`, { attributeDescriptionName: 'LENGTH', value: { decimalValue: 2 } }))
      .body
    const [other] = await addProducts(server, 1)

    const changed = await server.rest(`PATCH ${path()}/${id}`, { value: { decimalValue: 2.5 } })
    expect([changed.status, changed.body.value]).toEqual([200, { decimalValue: 2.5 }])
    expect((await server.rest(`PATCH /v2/products/id/${other}/attributes/${id}`, { value: { decimalValue: 3 } })).status).toBe(
      404,
    )
    expect((await server.rest(`DELETE /v2/products/id/${other}/attributes/${uuid}`)).status).toBe(404)
    const unfit = refusal(await server.rest(`PATCH ${path()}/${id}`, { value: { intValue: 3 } }))
    expect(unfit).toEqual({
      status: 400,
      code: 10007,
      messages: ['#/value: LENGTH accepts only decimalValue, because its type is DECIMAL'],
    })
    expect(await shown('&includeDefaultValues=false')).toEqual(['LENGTH! 2.5'])

    const deleted = await server.rest(`DELETE ${path()}/${uuid}`)
    expect([deleted.status, deleted.body.value]).toEqual([200, { decimalValue: 2.5 }])
    expect(await shown('&includeDefaultValues=false')).toEqual([])
  }))

test('a bulk adds, changes and removes by the id or name of the description; each gets its result', async () => {
  const bulk = (attributes: object[]) => server.rest(`POST ${path()}/bulk`, { attributes })
  const first = await bulk([
    { attributeDescriptionName: 'LENGTH', value: { decimalValue: 1 } },
    { attributeDescriptionId: size, value: { enumValues: ['XL'] } },
    { attributeDescriptionName: 'NOTE', value: { textValues: [{ language: 'NL', values: ['a'] }] } },
    { attributeDescriptionName: 'NOPE', value: { intValue: 1 } },
  ])
  const second = await bulk([
    { attributeDescriptionName: 'LENGTH', value: null },
    { attributeDescriptionName: 'NOTE', value: { textValues: [{ language: 'EN', values: ['b'] }] } },
    { attributeDescriptionId: size, value: null },
  ])

  const done = (key: string, action: string) => ({
    action,
    id: expect.any(Number),
    key,
    lookupKey: 'attributeDescription',
    success: true,
  })
  const failed = (key: string, error: string) => ({ key, lookupKey: 'attributeDescription', success: false, error })
  expect(first.status).toBe(200)
  expect(first.body.data).toEqual([
    done('LENGTH', 'create'),
    failed(size, 'SIZE has [XL], which is not in its valueset'),
    done('NOTE', 'create'),
    failed('NOPE', 'AttributeDescription with name [NOPE] and attributeClass [PRODUCT] not found'),
  ])
  expect(second.body.data).toEqual([
    done('LENGTH', 'update'),
    done('NOTE', 'update'),
    failed(size, 'The record has no attribute SIZE'),
  ])
  const texts = '[{"language":"NL","values":["a"]},{"language":"EN","values":["b"]}]'
  expect(await shown('&includeDefaultValues=false')).toEqual([`NOTE! ${texts}`])
})

test('companies, contacts and customers have theirs in their bulks', async () => {
  await addDescription(server, 'TIER', 'INT', { attributeClass: 'COMPANY' })
  const bulk = (value: object | null, directives: object = {}) =>
    server.rest('POST /v2/companies/bulk/sourceId', {
      companies: [
        {
          name: 'Hull',
          sources: [{ source: 'erp', sourceId: '1' }],
          attributes: [{ attributeDescriptionName: 'TIER', value }],
        },
      ],
      directives,
    })
  const tier = async () => (await server.rest('GET /v2/companies/sourceId/1/attributes')).body.data[0].value

  expect((await bulk({ intValue: 1 })).body.data[0]).toMatchObject({ action: 'create', success: true })
  expect(await tier()).toEqual({ intValue: 1 })
  await bulk({ intValue: 2 }, { skipIfNotEmpty: ['attributes'] })
  expect(await tier()).toEqual({ intValue: 1 })
  await bulk({ intValue: 2 })
  expect(await tier()).toEqual({ intValue: 2 })
  expect((await bulk({ textValues: [] })).body.data[0]).toEqual({
    key: '1',
    lookupKey: 'sourceId',
    success: false,
    error: 'TIER accepts only intValue, because its type is INT',
  })
})

test('descriptions are kept by REST, too', () =>
  undone(server, async () => {
    const input = {
      name: 'WIDTH',
      type: 'INT',
      attributeClass: 'CLUSTER',
      descriptions: [{ language: 'EN', value: 'Width' }],
      defaultValue: { intValue: 7 },
    }
    const { status, body } = await server.rest('POST /v2/attributedescriptions', input)
    expect([status, body]).toEqual([201, { ...body, ...input, units: [], valuesetId: null, group: null, isPublic: true }])
    expect((await server.rest(`PATCH /v2/attributedescriptions/${body.id}`, { isPublic: false })).body.isPublic).toBe(false)
    expect((await server.rest(`GET /v2/attributedescriptions/${body.uuid}`)).body.defaultValue).toEqual({ intValue: 7 })
    expect((await server.rest('POST /v2/attributedescriptions/search', { classes: ['CLUSTER'] })).body.itemsFound).toBe(1)
    expect((await server.rest(`DELETE /v2/attributedescriptions/${body.id}`)).body.name).toBe('WIDTH')
    expect(refusal(await server.rest(`GET /v2/attributedescriptions/${body.id}`)).status).toBe(404)
  }))

test('a bulk of descriptions adds and changes by class and name, and keeps what never changes', async () => {
  const bulk = (attributeDescriptions: object[]) =>
    server.rest('POST /v2/attributedescriptions/bulk/name', { attributeDescriptions })
  const of = (name: string, more: object = {}) => ({ name, attributeClass: 'CATEGORY', ...more })
  const { body } = await bulk([
    of('BANNER', { type: 'TEXT', descriptions: [{ language: 'NL', value: 'Banier' }] }),
    of('WITHOUT_TYPE'),
    of('bad name', { type: 'INT' }),
    of('NO_SET', { type: 'ENUM' }),
    of('RANK', { type: 'INT', defaultValue: { textValues: [] } }),
  ])
  const again = await bulk([
    of('BANNER', { descriptions: [{ language: 'EN', value: 'Banner' }], isHidden: true }),
    of('BANNER_TOO', { type: 'COLOR' }),
  ])
  const changed = await bulk([of('BANNER', { type: 'INT' })])

  const key = (name: string) => ({ key: `CATEGORY/${name}`, lookupKey: 'name' })
  const failed = (name: string, error: string) => ({ ...key(name), success: false, error })
  expect(body.data).toEqual([
    { ...key('BANNER'), action: 'create', id: expect.any(Number), success: true },
    failed('WITHOUT_TYPE', 'AttributeDescription not found; a new one needs type, defaultValue'),
    failed('bad name', 'name must be in SCREAMING_SNAKE_CASE and at most 64 characters long'),
    failed('NO_SET', 'valuesetId is required if the type is ENUM'),
    failed('RANK', 'RANK accepts only intValue, because its type is INT'),
  ])
  expect(again.body.data.map(({ action }: Answer) => action)).toEqual(['update', 'create'])
  expect(changed.body.data).toEqual([failed('BANNER', 'type is TEXT and never changes')])
  const stored = (await server.rest('POST /v2/attributedescriptions/search', { names: ['BANNER'] })).body.data[0]
  expect(stored).toMatchObject({
    type: 'TEXT',
    isHidden: true,
    descriptions: [
      { language: 'NL', value: 'Banier' },
      { language: 'EN', value: 'Banner' },
    ],
  })
})
