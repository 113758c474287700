/** A record that is named by its id is read together with the fields that need nothing of it but that id. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fill } from './catalogue.js'
import { startTestServer, type TestServer } from './test-server.js'

let server: TestServer
let [plank, inCluster, leaf, top] = [0, 0, 0, 0]

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  const made = await fill(server, {
    categories: { Top: null, Leaf: 'Top', Other: null },
    attributes: { COLOUR: 'TEXT' },
    clusters: { K: { names: { NL: 'Kast' }, categories: ['Other'] } },
    products: [
      { sku: 'P', names: { NL: 'Plank' }, categories: ['Leaf'], attributes: { COLOUR: { NL: ['rood'] } } },
      { sku: 'M', names: { NL: 'Kast M' }, categories: [], cluster: 'K' },
    ],
  })
  plank = made.product.get('P') ?? 0
  inCluster = made.product.get('M') ?? 0
  leaf = made.category.get('Leaf') ?? 0
  top = made.category.get('Top') ?? 0
  await server.db.updateTable('product').set({ categoryId: leaf }).where('id', '=', plank).execute()
  const other = made.category.get('Other') ?? 0
  await server.db.updateTable('cluster').set({ categoryId: other }).execute()
})
afterAll(() => server.close())

const DETAIL = `query ($id: Int!) { product(productId: $id) { sku categoryPath { names { value } }
  attributes { items { attributeDescription { name } value { ... on AttributeTextValue { textValues { values } } } } }
  media { images { itemsFound } } } }`

test('a product, its attributes, its media and the way to it are read once each', async () => {
  server.statements.length = 0
  const { product } = await server.gql(DETAIL, { id: plank })

  expect(product).toEqual({
    sku: 'P',
    categoryPath: [{ names: [{ value: 'Top' }] }, { names: [{ value: 'Leaf' }] }],
    attributes: { items: [{ attributeDescription: { name: 'COLOUR' }, value: { textValues: [{ values: ['rood'] }] } }] },
    media: { images: { itemsFound: 0 } },
  })
  expect(server.statements).toHaveLength(4)
})

test('a product of a cluster is shown where its cluster is at home', async () => {
  const { product } = await server.gql('query ($id: Int!) { product(productId: $id) { categoryPath { names { value } } } }', {
    id: inCluster,
  })

  expect(product.categoryPath).toEqual([{ names: [{ value: 'Other' }] }])
})

test('a product that does not exist gives only that error, whatever was selected', async () => {
  const missing = await server.gql(DETAIL, { id: 999_999 })
  const withFault = await server.gql('{ product(productId: 999999) { attributes(input: { page: -1 }) { itemsFound } } }')

  for (const answer of [missing, withFault])
    expect(answer.errors).toEqual([expect.objectContaining({ code: 'PRODUCT_FETCH_ERROR' })])
})

test('a failed field is reported once', async () => {
  const answer = await server.gql(`{ product(productId: ${plank}) { sku attributes(input: { page: -1 }) { itemsFound } } }`)

  expect(answer.errors).toHaveLength(1)
})

test('the same field with other arguments is read for each of them', async () => {
  const { product } = await server.gql(`{ product(productId: ${plank}) {
    first: attributes(input: { page: 1 }) { items { value { id } } } second: attributes(input: { page: 2 }) { items { value { id } } } } }`)

  expect([product.first.items.length, product.second.items.length]).toEqual([1, 0])
})

test('a category is read together with its children and its products', async () => {
  server.statements.length = 0
  const document = `query ($id: Float!) { category(categoryId: $id) { names { value } categories { categoryId } products { itemsFound } } }`
  const { category } = await server.gql(document, { id: top })

  expect(category).toEqual({ names: [{ value: 'Top' }], categories: [{ categoryId: leaf }], products: { itemsFound: 1 } })
  expect(new Set(server.statements).size).toBe(server.statements.length)
})

test('a document that changes a product and reads it again shows the change', async () => {
  const names = 'input: { names: [{ language: "NL", value: "Balk" }] }'
  const answer = await server.gql(
    `mutation { productUpdate(productId: ${plank}, ${names}) { names { value } attributes { itemsFound } } }`,
  )

  expect(answer).toEqual({ productUpdate: { names: [{ value: 'Balk' }], attributes: { itemsFound: 1 } } })
})
