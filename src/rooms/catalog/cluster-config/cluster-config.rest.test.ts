import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, type House, house, TODAY } from '../../../../test/house.js'

let at: House
beforeAll(async () => {
  at = await house({ closes: false })
})
afterAll(async () => {
  await at.close()
  expect(at.logged).toEqual([])
})

const refusal = ({ status, body }: Answer) => ({ status, code: body.error?.code, messages: body.error?.messages })

test('a configuration is added, read by number, uuid or name, changed and deleted', async () => {
  const added = await at.rest('POST /v2/clustersconfig', {
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
    expect((await at.rest(`GET /v2/clustersconfig/${path}`)).body).toEqual(shown)
  const changed = await at.rest('PATCH /v2/clustersconfig/name/Shirts', {
    name: 'Blouses',
    settings: [
      { attributeName: 'COLOR', displayType: 'color' },
      { attributeName: 'SIZE', displayType: 'radio' },
    ],
  })
  const color = { ...setting, attributeName: 'COLOR', displayType: 'color', priority: 0 }
  const now = { ...shown, name: 'Blouses', settings: [color, { ...size, displayType: 'radio' }] }
  expect(changed).toMatchObject({ status: 200, body: now })
  expect((await at.rest(`DELETE /v2/clustersconfig/id/${id}`)).body).toEqual(now)
  expect(refusal(await at.rest(`GET /v2/clustersconfig/id/${id}`))).toEqual({
    status: 404,
    code: 21005,
    messages: [`ClusterConfig with id [${id}] not found`],
  })
})

test('what is wrong with a configuration is told by its number', async () => {
  await at.rest('POST /v2/clustersconfig', { name: 'Taken' })
  const twice = { attributeName: 'SIZE', displayType: 'radio' }
  const post = async (body: object) => refusal(await at.rest('POST /v2/clustersconfig', body))

  expect(await post({ name: 'Taken' })).toMatchObject({ status: 400, code: 21004 })
  expect(await post({ name: 'Other', settings: [twice, twice] })).toMatchObject({ status: 400, code: 21006 })
  expect(await post({ name: 'Other', settings: [{ ...twice, displayType: 'RADIO' }] })).toMatchObject({
    status: 400,
    code: 10007,
  })
  expect(await post({ name: 'two words' })).toMatchObject({ status: 400, code: 10007 })
  expect(refusal(await at.rest('GET /v2/clustersconfig/code/x'))).toMatchObject({ status: 400, code: 10006 })
  expect(refusal(await at.rest('GET /v2/clustersconfig/name/Other'))).toMatchObject({ status: 404, code: 21005 })
})

test('a list of configurations shows their settings when asked to', async () => {
  await at.rest('POST /v2/clustersconfig', { name: 'Listed', settings: [{ attributeName: 'SIZE', displayType: 'image' }] })

  const plain = await at.rest('GET /v2/clustersconfig?term=listed')
  const expanded = await at.rest('GET /v2/clustersconfig?term=listed&expands=settings')

  expect(plain.body).toMatchObject({ itemsFound: 1, data: [{ name: 'Listed' }] })
  expect(plain.body.data[0]).not.toHaveProperty('settings')
  expect(expanded.body.data[0].settings).toMatchObject([{ attributeName: 'SIZE', displayType: 'image' }])
})

test('many configurations are added and changed by name, or changed by number', async () => {
  const byName = await at.rest('POST /v2/clustersconfig/bulk/name', {
    clusterConfigs: [
      { name: 'Bulk_1', settings: [{ attributeName: 'SIZE', displayType: 'radio' }], language: 'NL' },
      { name: 'two words' },
      { name: 'Bulk_2' },
    ],
  })

  const [one, , two] = byName.body.data
  expect(byName.body.data).toEqual([
    { action: 'create', id: expect.any(Number), key: 'Bulk_1', lookupKey: 'name', success: true },
    { key: 'two words', lookupKey: 'name', success: false, error: 'name must consist of letters, digits and underscores' },
    { action: 'create', id: expect.any(Number), key: 'Bulk_2', lookupKey: 'name', success: true },
  ])
  const byId = await at.rest('POST /v2/clustersconfig/bulk/id', {
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
  expect((await at.rest('GET /v2/clustersconfig/name/Bulk_one')).body).toMatchObject({
    id: one.id,
    settings: [{ attributeName: 'SIZE' }, { attributeName: 'COLOR' }],
  })
  expect((await at.rest(`GET /v2/clustersconfig/id/${two.id}`)).body.name).toBe('Bulk_2')
})
