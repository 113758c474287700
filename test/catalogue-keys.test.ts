/** How records of the catalogue are called elsewhere: keys of other systems, slugs. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, startTestServer, type TestServer } from './test-server.js'

let server: TestServer
let clusterConfigId: number
let clusterId: number
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  clusterConfigId = (await server.rest('POST /v2/clustersconfig', { name: 'Sizes' })).body.id
  clusterId = (await server.rest('POST /v2/clusters', { clusterConfigId })).body.id
})
afterAll(async () => {
  await server.close()
  expect(server.logged).toEqual([])
})

const text = (value: string) => [{ language: 'NL', value }]
const keys = (name: string) => [
  { source: 'crm', sourceId: `${name}-c` },
  { source: 'erp', sourceId: `${name}-e` },
]

/** The REST route that writes records of a kind, and the mutation that changes one. */
const kinds = {
  product: {
    post: () => '/v2/products',
    patch: (id: number) => `/v2/products/id/${id}`,
    bulk: () => '/v2/products/bulk/id',
    plural: 'products',
    type: 'UpdateProductInput',
    change: (id: number) => `productUpdate(productId: ${id}, input: $input)`,
  },
  category: {
    post: () => '/v2/categories',
    patch: (id: number) => `/v2/categories/id/${id}`,
    bulk: () => '/v2/categories/bulk/id',
    plural: 'categories',
    type: 'UpdateCategoryInput',
    change: (id: number) => `categoryUpdate(categoryId: ${id}, input: $input)`,
  },
  cluster: {
    post: () => '/v2/clusters',
    patch: (id: number) => `/v2/clusters/id/${id}`,
    bulk: () => '/v2/clusters/bulk/id',
    plural: 'clusters',
    type: 'ClusterUpdateInput',
    change: (id: number) => `clusterUpdate(id: ${id}, input: $input)`,
  },
  option: {
    post: () => `/v2/clusters/id/${clusterId}/options`,
    patch: (id: number) => `/v2/clusters/id/${clusterId}/options/${id}`,
    bulk: () => `/v2/clusters/id/${clusterId}/options/bulk`,
    plural: 'options',
    type: 'ClusterOptionUpdateInput',
    change: (id: number) => `clusterOptionUpdate(clusterId: ${clusterId}, optionId: ${id}, input: $input)`,
  },
}
type Kind = keyof typeof kinds
const all = Object.keys(kinds) as Kind[]
const own = (kind: Kind) => (kind === 'cluster' ? { clusterConfigId } : {})
const add = async (kind: Kind, body: object): Promise<Answer> =>
  (await server.rest(`POST ${kinds[kind].post()}`, { names: text('Naam'), ...own(kind), ...body })).body
const patch = (kind: Kind, id: number, body: object) => server.rest(`PATCH ${kinds[kind].patch(id)}`, body)

describe.each(all)('the keys of a %s in other systems', (kind) => {
  const { type, change, bulk, plural } = kinds[kind]

  test('are removed one by one over REST, or all by null; an empty or missing list changes nothing', async () => {
    const { id } = await add(kind, { sources: keys(kind) })
    const sources = async (body: object) => (await patch(kind, id, body)).body.sources
    const [, erp] = keys(kind)

    expect([await sources({ sources: [] }), await sources({ names: text('Ander') })]).toEqual([keys(kind), keys(kind)])
    expect(await sources({ sources: [{ source: 'crm', sourceId: null }] })).toEqual([erp])
    expect(await patch(kind, id, { sources: [{ source: 'erp' }] })).toMatchObject({
      status: 400,
      body: { error: { code: 10007 } },
    })
    expect(await sources({ sources: keys(kind) })).toEqual(keys(kind))
    expect(await sources({ sources: null })).toEqual([])
    const again = await add(kind, { sources: keys(kind) })
    await server.rest(`POST ${bulk()}`, { [plural]: [{ id: again.id, sources: [] }] })
    expect((await patch(kind, again.id, {})).body.sources).toEqual(keys(kind))
    const answer = await server.rest(`POST ${bulk()}`, { [plural]: [{ id: again.id, sources: null }] })
    expect([answer.body.data[0].success, (await patch(kind, again.id, {})).body.sources]).toEqual([true, []])
  })

  test('are removed over GraphQL by null instead of the list', async () => {
    const { id } = await add(kind, { sources: keys(`${kind}-g`) })
    const UPDATE = `mutation ($input: ${type}!) { ${change(id)} { sources { name id } } }`
    const update = async (input: object) => {
      const answer = await server.gql(UPDATE, { input })
      return (Object.values(answer)[0] as Answer).sources
    }

    expect(await update({ sources: [] })).toHaveLength(2)
    expect(await update({ hidden: 'N' })).toHaveLength(2)
    expect(await update({ sources: null })).toEqual([])
  })
})

describe.each(['product', 'category', 'cluster'] as const)('the slugs of a %s', (kind) => {
  const slugs = ({ slugs: list }: Answer) => list.map(({ language, value }: Answer) => `${language} ${value}`)

  test('are made of its kind and number where a name has no letters, and stay unique', async () => {
    const first = await add(kind, { names: [...text('😀'), { language: 'EN', value: '///' }] })
    const blocked = first.id + 2
    await add(kind, { names: text(`${kind} ${blocked}`) })
    const second = await add(kind, { names: text('!') })

    expect(slugs(first)).toEqual([`NL ${kind}-${first.id}`, `EN ${kind}-${first.id}`])
    expect([second.id, slugs(second)]).toEqual([blocked, [`NL ${kind}-${blocked}-${blocked}`]])
    const found = await server.gql(
      `{ ${kind}(slug: "${kind}-${first.id}"${kind === 'category' ? '' : ', language: "EN"'}) { slugs { value } } }`,
    )
    expect(found[kind].slugs).toHaveLength(2)
  })

  test('are not generated on request', async () => {
    const none = await add(kind, { autoGenerateSlugs: false })
    const some = await add(kind, {
      names: [...text('Twee'), { language: 'EN', value: 'Two' }],
      slugs: text(`twee-${kind}`),
      autoGenerateSlugs: false,
    })
    const { plural } = kinds[kind]
    const item = { names: text('Drie'), autoGenerateSlugs: false, sources: keys(`slug-${kind}`), ...own(kind) }
    const [{ id }] = (await server.rest(`POST /v2/${plural}/bulk/sourceId`, { [plural]: [item] })).body.data

    expect([slugs(none), slugs(some)]).toEqual([[], [`NL twee-${kind}`]])
    expect(slugs((await server.rest(`GET ${kinds[kind].patch(id)}`)).body)).toEqual([])
    expect(slugs((await patch(kind, none.id, { autoGenerateSlugs: true })).body)).toEqual([expect.stringMatching(/^NL naam/)])
  })
})
