import { buildSchema, isInterfaceType, isObjectType, parse, validate, validateSchema } from 'graphql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Answer, startTestServer, type TestServer } from '../test-server.js'

const REMOVAL = '2027-03-01T00:00:00.000Z'
let server: TestServer
let key: string

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  key = await server.keyFor({ product: 'OWNER', category: 'OWNER', shop: 'OWNER' })
  const made = await send('mutation { clusterConfigCreate(input: { name: "Hamers" }) { id } }')
  const { data } = await send(`mutation {
    clusterCreate(input: { clusterConfigId: ${made.data.clusterConfigCreate.id}, code: "HAMER-C" }) { clusterId }
    hammer: productCreate(input: { names: [{ language: "NL", value: "Hamer" }], sku: "HAMER-1" }) { productId }
    productCreate(input: { names: [{ language: "NL", value: "Zaag" }], sku: "ZAAG-1" }) { productId }
  }`)
  await send(
    `mutation { clusterAssignProduct(clusterId: ${data.clusterCreate.clusterId}, productId: ${data.hammer.productId}) { __typename } }`,
  )
})

afterAll(() => server.close())

async function send(query: string): Promise<Answer> {
  return (await server.app.inject({ method: 'POST', url: '/v2/graphql', headers: { apikey: key }, payload: { query } })).json()
}

const readSku = (selection: string) => `{ products(input: { statuses: [A, N, P, T, S, R] }) { items { ${selection} } } }`

it('keeps sku of IBaseProduct after the removal; for a cluster it is the code', async () => {
  const before = await send(readSku('sku'))
  server.travel(REMOVAL)
  const after = await send(readSku('sku'))

  expect(before.data.products.items.map(({ sku }: Answer) => sku).sort()).toEqual(['HAMER-C', 'ZAAG-1'])
  expect(after).toEqual(before)
})

it('refuses sku of a cluster itself after the removal, and names code', async () => {
  server.travel(REMOVAL)

  const { errors } = await send(readSku('sku ... on Cluster { sku }'))

  expect(errors.map(({ extensions }: Answer) => [extensions.code, extensions.item, extensions.replacement])).toEqual([
    ['REMOVED_ITEM', 'Cluster.sku', 'Cluster.code'],
  ])
})

it('has Cluster.sku in the schema after the removal only because IBaseProduct requires it, and says so', async () => {
  const schema = buildSchema((await server.app.inject('/v2/schema.graphql?at=2027-03-01')).body)
  const cluster = schema.getType('Cluster')

  expect(validateSchema(schema)).toEqual([])
  expect(validate(schema, parse(readSku('sku')))).toEqual([])
  expect(isObjectType(cluster) && cluster.getFields().sku?.description).toBe(
    'Removed: a request that selects it on Cluster fails. Use Cluster.code. The schema has it only because IBaseProduct, which keeps it, requires it.',
  )
  const others = ['ICluster', 'IProduct', 'IBaseProduct', 'IResource'].map((name) => schema.getType(name))
  const left = others.flatMap((type) => (isInterfaceType(type) ? Object.keys(type.getFields()) : []))
  expect(left).not.toContain('defaultLanguage')
  expect(left).not.toContain('class')
})
