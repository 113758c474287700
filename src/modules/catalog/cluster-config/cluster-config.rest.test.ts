import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDescription } from '../../../../test/attributes.js'
import { type Answer, startTestServer, type TestServer, TODAY } from '../../../../test/test-server.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  for (const name of ['COLOR', 'SIZE']) await addDescription(server, name)
})
afterAll(async () => {
  await server.close()
  expect(server.logged).toEqual([])
})

const refusal = ({ status, body }: Answer) => ({ status, code: body.error?.code, messages: body.error?.messages })

test('a configuration is added, read by number, uuid or name, changed and deleted', async () => {
  const added = await server.rest('POST /v2/clustersconfig', {
    name: 'Shirts',
    language: 'NL',
    defaultLanguage: 'NL',
    settings: [{ attributeName: 'SIZE', displayType: 'dropdown', priority: 2 }],
  })

  const { id, uuid } = added.body
  const stamps = { createdAt: TODAY, lastModifiedAt: TODAY }
  const setting = {
    id: expect.any(Number),
    uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    type: 'SELECTABLE_ATTRIBUTE',
    clusterConfigId: id,
    ...stamps,
  }
  const size = { ...setting, attributeName: 'SIZE', displayType: 'dropdown', priority: 2 }
  const shown = { id, uuid, name: 'Shirts', createdBy: null, lastModifiedBy: null, ...stamps, settings: [size] }
  expect(added).toMatchObject({ status: 201, body: shown })
  for (const path of [`id/${id}`, `id/${uuid}`, 'name/Shirts'])
    expect((await server.rest(`GET /v2/clustersconfig/${path}`)).body).toEqual(shown)
  const changed = await server.rest('PATCH /v2/clustersconfig/name/Shirts', {
    name: 'Blouses',
    settings: [
      { attributeName: 'COLOR', displayType: 'color' },
      { attributeName: 'SIZE', displayType: 'radio' },
    ],
  })
  const color = { ...setting, attributeName: 'COLOR', displayType: 'color', priority: 0 }
  const now = { ...shown, name: 'Blouses', settings: [color, { ...size, displayType: 'radio' }] }
  expect(changed).toMatchObject({ status: 200, body: now })
  expect((await server.rest(`DELETE /v2/clustersconfig/id/${id}`)).body).toEqual(now)
  expect(refusal(await server.rest(`GET /v2/clustersconfig/id/${id}`))).toEqual({
    status: 404,
    code: 21005,
    messages: [`ClusterConfig with id [${id}] not found`],
  })
})

test('an invalid configuration is reported with its published error', async () => {
  await server.rest('POST /v2/clustersconfig', { name: 'Taken' })
  const twice = { attributeName: 'SIZE', displayType: 'radio' }
  const post = async (body: object) => refusal(await server.rest('POST /v2/clustersconfig', body))

  expect(await post({ name: 'Taken' })).toMatchObject({ status: 400, code: 21004 })
  expect(await post({ name: 'Other', settings: [twice, twice] })).toMatchObject({ status: 400, code: 21006 })
  expect(await post({ name: 'Other', settings: [{ ...twice, displayType: 'RADIO' }] })).toMatchObject({
    status: 400,
    code: 10007,
  })
  expect(await post({ name: 'two words' })).toMatchObject({ status: 400, code: 10007 })
  expect(refusal(await server.rest('GET /v2/clustersconfig/code/x'))).toMatchObject({ status: 400, code: 10006 })
  expect(refusal(await server.rest('GET /v2/clustersconfig/name/Other'))).toMatchObject({ status: 404, code: 21005 })
})

test('a list of configurations shows their settings when asked to', async () => {
  await server.rest('POST /v2/clustersconfig', { name: 'Listed', settings: [{ attributeName: 'SIZE', displayType: 'image' }] })

  const plain = await server.rest('GET /v2/clustersconfig?term=listed')
  const expanded = await server.rest('GET /v2/clustersconfig?term=listed&expands=settings')

  expect(plain.body).toMatchObject({ itemsFound: 1, data: [{ name: 'Listed' }] })
  expect(plain.body.data[0]).not.toHaveProperty('settings')
  expect(expanded.body.data[0].settings).toMatchObject([{ attributeName: 'SIZE', displayType: 'image' }])
})

test('many configurations are added and changed by name, or changed by number', async () => {
  const byName = await server.rest('POST /v2/clustersconfig/bulk/name', {
    clusterConfigs: [
      { name: 'Bulk_1', settings: [{ attributeName: 'SIZE', displayType: 'radio' }], language: 'NL' },
      { name: 'Bulk_2' },
    ],
  })

  const [one, two] = byName.body.data
  expect(byName.body.data).toEqual([
    { action: 'create', id: expect.any(Number), key: 'Bulk_1', lookupKey: 'name', success: true },
    { action: 'create', id: expect.any(Number), key: 'Bulk_2', lookupKey: 'name', success: true },
  ])
  const byId = await server.rest('POST /v2/clustersconfig/bulk/id', {
    clusterConfigs: [
      { id: one.id, name: 'Bulk_one', settings: [{ attributeName: 'COLOR', displayType: 'color' }] },
      { id: 999_999, name: 'Nobody' },
      { id: two.id, name: 'Bulk_one' },
    ],
  })
  expect(byId.body.data).toEqual([
    { action: 'update', id: one.id, key: String(one.id), lookupKey: 'id', success: true },
    { key: '999999', lookupKey: 'id', success: false, error: 'ClusterConfig with id [999999] not found' },
    { key: String(two.id), lookupKey: 'id', success: false, error: expect.any(String) },
  ])
  expect((await server.rest('GET /v2/clustersconfig/name/Bulk_one')).body).toMatchObject({
    id: one.id,
    settings: [{ attributeName: 'SIZE' }, { attributeName: 'COLOR' }],
  })
  expect((await server.rest(`GET /v2/clustersconfig/id/${two.id}`)).body.name).toBe('Bulk_2')
})

test('the interface publishes the format of a name, and refuses others before anything is written', async () => {
  const { BulkClusterConfigDto, BulkCategoryDto } = (await server.rest('GET /v2/openapi.json')).body.components.schemas
  const refused = await server.rest('POST /v2/clustersconfig/bulk/name', {
    clusterConfigs: [{ name: 'two words' }],
  })

  expect(BulkClusterConfigDto.properties.name).toMatchObject({ minLength: 2, maxLength: 35, pattern: '^\\w+$' })
  expect(BulkCategoryDto.properties.names.items.properties).toEqual({ value: { maxLength: 150 } })
  expect(refusal(refused)).toMatchObject({ status: 400, code: 10007 })
  expect(refused.body.error.messages).toEqual([expect.stringContaining('clusterConfigs/0/name')])
  expect((await server.rest('GET /v2/clustersconfig?term=words')).body.itemsFound).toBe(0)
})

const names = (settings: Answer[]) => settings.map(({ attributeName }) => attributeName)
const setting = (attributeName: string) => ({ attributeName, displayType: 'radio' })

test('settings are removed one by one, or all at once; a list only adds or changes', async () => {
  const { id } = (
    await server.rest('POST /v2/clustersconfig', { name: 'Shrinking', settings: [setting('SIZE'), setting('COLOR')] })
  ).body
  const other = (await server.rest('POST /v2/clustersconfig', { name: 'Other_one', settings: [setting('SIZE')] })).body
  const patch = async (settings: unknown) => (await server.rest(`PATCH /v2/clustersconfig/id/${id}`, { settings })).body.settings
  const foreign = `DELETE /v2/clustersconfig/id/${id}/settings/${other.settings[0].id}`

  const [size] = await patch([])
  const gone = await server.rest(`DELETE /v2/clustersconfig/name/Shrinking/settings/${size.id}`)

  expect(gone).toMatchObject({ status: 200, body: size })
  expect(refusal(await server.rest(foreign))).toMatchObject({ status: 404, code: 21007 })
  expect(names(await patch([]))).toEqual(['COLOR'])
  expect(refusal(await server.rest(`PATCH /v2/clustersconfig/id/${id}`, { settings: [setting('NOBODY')] }))).toEqual({
    status: 404,
    code: 10008,
    messages: ['AttributeDescription with name [NOBODY] and attributeClass [PRODUCT] not found'],
  })
  expect(await patch(null)).toEqual([])
  expect((await server.rest(`GET /v2/clustersconfig/id/${other.id}`)).body).toEqual(other)
})

test('a bulk keeps existing settings if directed, and removes them for null', async () => {
  const before = [{ name: 'Full', settings: [setting('SIZE')] }, { name: 'Empty' }]
  const bulk = (clusterConfigs: object[], directives = {}) =>
    server.rest('POST /v2/clustersconfig/bulk/name', { clusterConfigs, directives })
  const settingsOf = async (name: string) => names((await server.rest(`GET /v2/clustersconfig/name/${name}`)).body.settings)
  await bulk(before)

  const both = ['Full', 'Empty'].map((name) => ({ name, settings: [setting('COLOR')] }))
  const answer = await bulk([...both, { name: 'Wrong', settings: [setting('NOBODY')] }], { skipIfNotEmpty: ['settings'] })

  expect(answer.body.data.map(({ success }: Answer) => success)).toEqual([true, true, false])
  expect(answer.body.data[2].error).toBe('AttributeDescription with name [NOBODY] and attributeClass [PRODUCT] not found')
  expect([await settingsOf('Full'), await settingsOf('Empty')]).toEqual([['SIZE'], ['COLOR']])
  await bulk([{ name: 'Full', settings: null }, { name: 'Empty' }])
  expect([await settingsOf('Full'), await settingsOf('Empty')]).toEqual([[], ['COLOR']])
})
