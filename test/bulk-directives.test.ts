import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDescription } from './attributes.js'
import { type Answer, startTestServer, type TestServer } from './test-server.js'

/** The effects of bulk directives, and the meaning of references and pointers of REST. */
let server: TestServer
let configId: number

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  configId = (await server.rest('POST /v2/clustersconfig', { name: 'Sizes' })).body.id
  await addDescription(server, 'NOTE', 'TEXT')
  await addDescription(server, 'VOLTAGE', 'INT')
})
afterAll(async () => {
  await server.close()
  expect(server.logged).toEqual([])
})

const nl = (value: string) => [{ language: 'NL', value }]
const both = (dutch: string, english: string) => [...nl(dutch), { language: 'EN', value: english }]
const by = (sourceId: string, source = 'erp') => ({ sources: [{ source, sourceId }] })
const post = (path: string, body: object): Promise<Answer> => server.rest(`POST /v2/${path}`, body)
const bulk = async (plural: string, items: object[], directives: object = {}): Promise<Answer> => {
  const { body } = await post(`${plural}/bulk/sourceId`, { [plural]: items, directives })
  return body.data?.map(({ success, action, error }: Answer) => (success ? action : error)) ?? body.error
}
const read = async (plural: string, sourceId: string): Promise<Answer> =>
  (await server.rest(`GET /v2/${plural}/sourceId/${sourceId}`)).body
const refusal = ({ status, body }: Answer) => [status, body.error?.code, body.error?.messages]

describe('a directive names properties that there are', () => {
  test.each(['products', 'categories', 'clusters', 'companies', 'contacts', 'customers'])('%s', async (plural) => {
    const { body, status } = await post(`${plural}/bulk/sourceId`, {
      [plural]: [{ ...by('typo'), names: nl('Naam'), name: 'Naam' }].map((item) => only(item, plural)),
      directives: { skipIfNotEmpty: ['sources', 'bogus'] },
    })

    expect([status, body.error.code]).toEqual([400, 10007])
    expect(body.error.messages).toEqual([
      expect.stringMatching(/^#\/directives\/skipIfNotEmpty\/1: \[bogus\] must be one of .*sources/),
    ])
    expect((await server.rest(`GET /v2/${plural}/sourceId/typo`)).status).toBe(404)
  })

  test('translations are those of texts; what rides along may be named, too', async () => {
    expect(
      refusal(await post('products/bulk/sku', { products: [{ sku: 'x' }], directives: { mergeTranslationsOnUpdate: ['sku'] } })),
    ).toEqual([
      400,
      10007,
      [expect.stringMatching(/^#\/directives\/mergeTranslationsOnUpdate\/0: \[sku\] must be one of .*names/)],
    ])
    expect(
      await bulk('clusters', [{ ...by('named'), clusterConfigId: configId }], { skipIfNotEmpty: ['supplier', 'sku'] }),
    ).toEqual(['create'])
    expect(await bulk('products', [{ ...by('named') }], { skipIfNotEmpty: ['shortName'] })).toEqual(['create'])
  })
})

test('existing values are kept if a directive says so: sources, attributes, members, the default product', async () => {
  const products = [{ sku: 'K1' }, { sku: 'K2' }]
  await bulk('clusters', [{ ...by('keep'), clusterConfigId: configId, products }])
  const { id, products: members } = await read('clusters', 'keep')
  await server.rest(`PATCH /v2/clusters/id/${id}`, { defaultProductId: members[0].id })
  const item = { ...by('keep'), sources: [...by('keep').sources, ...by('more', 'crm').sources] }
  const change = { ...item, products: [{ sku: 'K3' }], defaultProductId: members[1].id }

  expect(await bulk('clusters', [change], { skipIfNotEmpty: ['sources', 'products', 'defaultProductId'] })).toEqual(['update'])

  expect(await read('clusters', 'keep')).toMatchObject({ ...by('keep'), defaultProductId: members[0].id, products })
  for (const plural of ['products', 'categories']) {
    await bulk(plural, [{ ...by('keep'), names: nl('Naam') }])
    await bulk(plural, [{ ...item, names: nl('Nieuw') }], { skipIfNotEmpty: ['sources'] })
    expect(await read(plural, 'keep')).toMatchObject({ ...by('keep'), names: nl('Nieuw') })
  }
})

test('who may only change adds nothing below a cluster either', async () => {
  await bulk('clusters', [{ ...by('only'), clusterConfigId: configId, names: nl('Oud') }])
  const change = { ...by('only'), names: nl('Nieuw') }

  const answers = await Promise.all([
    bulk('clusters', [{ ...change, products: [{ sku: 'fresh' }] }], { skipCreate: true }),
    bulk('clusters', [{ ...change, options: [{ ...by('fresh'), names: nl('Keuze') }] }], { skipCreate: [] }),
  ])

  expect(answers).toEqual([
    ['The product with sku [fresh]: Product not found, and skipCreate is set'],
    ['ClusterOption not found, and skipCreate is set'],
  ])
  expect(await read('clusters', 'only')).toMatchObject({ names: nl('Oud'), products: [], options: [] })
  expect((await server.rest('GET /v2/products/sku/fresh')).status).toBe(404)
})

describe('attributes in bulks', () => {
  const said = (...languages: string[]) => ({ textValues: languages.map((language) => ({ language, values: [language] })) })
  const note = (...languages: string[]) => ({ attributeDescriptionName: 'NOTE', value: said(...languages) })
  const own = async (sku: string) =>
    (await server.rest(`GET /v2/products/sku/${sku}/attributes?includeDefaultValues=false`)).body.data.map(
      ({ value }: Answer) => value,
    )

  test('of a record follow the directives', async () => {
    await post('products', { sku: 'A', attributes: [note('NL', 'EN')] })
    const send = async (attributes: object[], directives: object) =>
      (await post('products/sku/A/attributes/bulk', { attributes, directives })).body
    const voltage = { attributeDescriptionName: 'VOLTAGE', value: { intValue: 12 } }

    const kept = await send([note('DE')], { skipIfNotEmpty: ['value'] })
    expect(kept.data).toMatchObject([{ success: true, action: 'update' }])
    expect(await own('A')).toEqual([said('NL', 'EN')])
    const none = await send([voltage], { skipCreate: true })
    expect(none.data).toMatchObject([{ success: false, error: 'The record has no attribute VOLTAGE, and skipCreate is set' }])
    await send([note('DE')], {})
    expect(await own('A')).toEqual([said('NL', 'DE', 'EN')])
    await send([note('DE')], { mergeTranslationsOnUpdate: true })
    expect(await own('A')).toEqual([said('DE')])
    expect((await send([note('DE')], { skipIfNotEmpty: ['valeu'] })).error.code).toBe(10007)
  })

  test('that ride along lose the languages that are not named, as other texts do', async () => {
    await post('products', { sku: 'B', names: both('Zaag', 'Saw'), attributes: [note('NL', 'EN')] })
    const send = (directives: object) =>
      post('products/bulk/sku', { products: [{ sku: 'B', names: nl('Boor'), attributes: [note('NL')] }], directives })

    await send({ mergeTranslationsOnUpdate: ['names'] })
    expect(await own('B')).toEqual([said('NL', 'EN')])
    await send({ mergeTranslationsOnUpdate: [] })
    expect(await own('B')).toEqual([said('NL')])
  })

  test('that do not match are reported with their position', async () => {
    const attributes = [note('NL'), { attributeDescriptionName: 'VOLTAGE', value: said('NL') }]
    const message = 'VOLTAGE accepts only intValue, because its type is INT'

    expect(refusal(await post('products', { sku: 'C', attributes }))).toMatchObject([
      400,
      10007,
      [`#/attributes/1/value: ${message}`],
    ])
    expect(refusal(await post('products/sku/A/attributes', attributes[1] as object))).toMatchObject([
      400,
      10007,
      [`#/value: ${message}`],
    ])
    expect((await server.rest('GET /v2/products/sku/C')).status).toBe(404)
  })
})

describe('a parent that is named twice', () => {
  test.each(['products', 'categories', 'clusters'])('must be one category: %s', async (plural) => {
    const [one, other] = await Promise.all(
      ['one', 'other'].map(async (name) => (await post('categories', { names: nl(name), ...by(`${plural}-${name}`) })).body.id),
    )
    const item = { names: nl('Kind'), ...(plural === 'clusters' && { clusterConfigId: configId }) }
    const parent = (sourceId: string) => ({ id: one, source: 'erp', sourceId })
    const words = (owner: string, sourceId: string) =>
      `parent contradicts itself: ${owner} has the source [erp] and sourceId [${sourceId}]`

    expect(
      await bulk(plural, [
        { ...by('p1'), ...item, parent: parent(`${plural}-one`) },
        { ...by('p2'), ...item, parent: parent(`${plural}-other`) },
        { ...by('p3'), ...item, parent: parent('nowhere') },
      ]),
    ).toEqual(['create', words(`the category with id [${other}]`, `${plural}-other`), words('no category', 'nowhere')])
    expect(refusal(await post(plural, { ...item, parent: parent('nowhere') }))).toMatchObject([
      400,
      10007,
      [`#/parent: ${words('no category', 'nowhere').replace('parent ', '')}`],
    ])
  })
})

test('pointers point: into slugs, at old names in a list, at the place that a product of a cluster cannot have', async () => {
  const { id } = (await post('clusters', { clusterConfigId: configId })).body

  expect(refusal(await post('products', { sku: 'D', slugs: nl('a b') }))[2]).toEqual([
    '#/slugs: in NL must be 1 to 220 characters long, without spaces, /, ? and #',
  ])
  const contradiction = await post('clusters/bulk/id', { clusters: [{ id, sku: 'A', code: 'B' }] })
  expect(refusal(contradiction)[2]).toEqual(['#/clusters/0/sku: contradicts code'])
  const category = (await post('categories', { names: nl('Plaats') })).body.id
  const path = `clusters/id/${id}/products`
  expect(refusal(await post(path, { sku: 'E', parent: { id: category } }))[2]).toEqual([
    '#/parent: must not be given for a product of a cluster',
  ])
  expect(refusal(await post(path, { sku: 'E', clusterId: 999_999 }))[2]).toEqual([
    `#/clusterId: contradicts the cluster of the product, which is [${id}]`,
  ])
  expect((await server.rest('GET /v2/products/sku/E')).status).toBe(404)
})

/** A company is called otherwise than what has a name in every language. */
function only({ names, name, ...item }: Record<string, unknown>, plural: string) {
  if (plural === 'companies') return { ...item, name }
  return /^(contacts|customers)$/.test(plural) ? item : { ...item, names }
}
