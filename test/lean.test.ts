/** Rows are read with only the columns that a document needs. So every field is selected alone here, wherever such rows are read, and must return the same as among all others. */
import { type GraphQLObjectType, getNamedType, isLeafType, isRequiredArgument } from 'graphql'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { columns } from '../src/db/db.gen.js'
import { fill } from './catalogue.js'
import { schema } from './contract/surface.js'
import { type Answer, startTestServer, type TestServer } from './test-server.js'

let server: TestServer
let ids: { product: number; cluster: number; category: number; leaf: number }

const TABLES = ['product', 'cluster', 'category', 'mediaImage', 'mediaVideo', 'mediaDocument', 'attributeDescription'] as const

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  const made = await fill(server, {
    categories: { Top: null, Leaf: 'Top' },
    attributes: { COLOUR: 'TEXT' },
    clusters: { K: { names: { NL: 'Kast' }, categories: ['Leaf'] } },
    products: [{ sku: 'P', names: { NL: 'Plank' }, categories: ['Leaf'], attributes: { COLOUR: { NL: ['rood'] } } }],
  })
  ids = {
    product: made.product.get('P') ?? 0,
    cluster: made.cluster.get('K') ?? 0,
    category: made.category.get('Top') ?? 0,
    leaf: made.category.get('Leaf') ?? 0,
  }
  await server.db.updateTable('product').set({ categoryId: ids.leaf }).execute()
  await server.db.updateTable('cluster').set({ categoryId: ids.leaf, defaultProductId: ids.product }).execute()
  for (const table of ['mediaImage', 'mediaVideo', 'mediaDocument'] as const)
    await sql`insert into ${sql.table(table)} (uuid, "productId", "createdAt", "lastModifiedAt")
      values (gen_random_uuid(), ${ids.product}, ${server.clock()}, ${server.clock()})`.execute(server.db)
  for (const table of TABLES) await sayAll(table)
  await sql`insert into "categorySlug" ("categoryId", language, slug) values (${ids.leaf}, 'NL', 'slugs')`.execute(server.db)
})
afterAll(() => server.close())

/** Fills what is empty, so that a column that was not read is seen to be missing. */
async function sayAll(table: (typeof TABLES)[number]) {
  const samples: Record<string, string> = {
    text: `'x'`,
    int4: '7',
    numeric: '1.5',
    float8: '1.5',
    timestamptz: `'2026-01-02T03:04:05Z'`,
    date: `'2026-01-02'`,
  }
  for (const [column, said] of Object.entries(columns[table])) {
    const type = said.replace(/[?*]/g, '')
    if (/Id$|^(id|uuid)$/.test(column) || column === 'defaultValue') continue
    if (type === 'jsonb') {
      const sample =
        column === 'files' ? { NL: { key: 'k', uri: 'https://films.example/a', mimeType: 'image/png' } } : { NL: column }
      const value = column === 'tags' ? { NL: ['t'] } : sample
      await sql`update ${sql.table(table)} set ${sql.id(column)} = ${JSON.stringify(value)}::jsonb where ${sql.id(column)} = '{}'`.execute(
        server.db,
      )
    } else if (said.includes('?') && samples[type])
      await sql`update ${sql.table(table)} set ${sql.id(column)} = ${sql.raw(samples[type])} where ${sql.id(column)} is null`.execute(
        server.db,
      )
  }
}

/** The positions of rows of a type: a document around the selection, and the path to it in the response. */
const places: [string, string, (asked: string) => string, (answer: Answer) => Answer][] = [
  ['Product', 'product', (asked) => `{ product(productId: ${ids.product}) { ${asked} } }`, ({ product }) => product],
  [
    'Product',
    'products',
    (asked) => `{ products(input: { productIds: [${ids.product}], statuses: [] }) { items { ... on Product { ${asked} } } } }`,
    ({ products }) => products.items[0],
  ],
  [
    'Product',
    'baseProducts',
    (asked) =>
      `{ baseProducts(input: { types: [PRODUCT] }) { items { ...on Product { ...F } } } } fragment F on Product { ${asked} }`,
    ({ baseProducts }) => baseProducts.items[0],
  ],
  [
    'Product',
    'the products of a category',
    (asked) =>
      `{ category(categoryId: ${ids.leaf}) { products(input: { statuses: [], class: PRODUCT }) { items { ... on Product { ${asked} } } } } }`,
    ({ category }) => category.products.items[0],
  ],
  [
    'Cluster',
    'products',
    (asked) => `{ products(input: { clusterIds: [${ids.cluster}], statuses: [] }) { items { ... on Cluster { ${asked} } } } }`,
    ({ products }) => products.items[0],
  ],
  ['Category', 'category', (asked) => `{ category(categoryId: ${ids.leaf}) { ${asked} } }`, ({ category }) => category],
  [
    'Category',
    'the categories below one',
    (asked) => `{ category(categoryId: ${ids.category}) { categories { ${asked} } } }`,
    ({ category }) => category.categories[0],
  ],
  [
    'Category',
    'the hierarchy',
    (asked) => `{ categoryHierarchy(categoryId: ${ids.leaf}) { ${asked} } }`,
    ({ categoryHierarchy }) => categoryHierarchy[1],
  ],
  [
    'Category',
    'the path of a product',
    (asked) => `{ product(productId: ${ids.product}) { categoryPath { ${asked} } } }`,
    ({ product }) => product.categoryPath[1],
  ],
  [
    'Category',
    'the home of a product',
    (asked) => `{ product(productId: ${ids.product}) { category { ${asked} } } }`,
    ({ product }) => product.category,
  ],
  [
    'Category',
    'its slug',
    (asked) => `{ categoryBySlug(slug: "slugs", language: "NL") { ${asked} } }`,
    ({ categoryBySlug }) => categoryBySlug,
  ],
  [
    'Category',
    'those below one',
    (asked) => `{ categoryChildren(categoryId: ${ids.category}) { ${asked} } }`,
    ({ categoryChildren }) => categoryChildren[0],
  ],
  [
    'Category',
    'the path of a category',
    (asked) => `{ category(categoryId: ${ids.leaf}) { categoryPath { ${asked} } } }`,
    ({ category }) => category.categoryPath[1],
  ],
  [
    'Category',
    'the home of a cluster',
    (asked) => `{ cluster(clusterId: ${ids.cluster}) { category { ${asked} } } }`,
    ({ cluster }) => cluster.category,
  ],
  [
    'Category',
    'the path of a cluster',
    (asked) => `{ cluster(clusterId: ${ids.cluster}) { categoryPath { ${asked} } } }`,
    ({ cluster }) => cluster.categoryPath[1],
  ],
  ...(['Image', 'Video', 'Document'] as const).map((kind): (typeof places)[number] => [
    `Media${kind}`,
    'the media of a product',
    (asked) => `{ product(productId: ${ids.product}) { media { ${kind.toLowerCase()}s { items { ${asked} } } } } }`,
    ({ product }) => product.media[`${kind.toLowerCase()}s`].items[0],
  ]),
  [
    'AttributeDescription',
    'the attributes of a product',
    (asked) => `{ product(productId: ${ids.product}) { attributes { items { attributeDescription { ${asked} } } } } }`,
    ({ product }) => product.attributes.items[0].attributeDescription,
  ],
  [
    'AttributeDescription',
    'an attribute of a product',
    (asked) =>
      `{ product(productId: ${ids.product}) { attributes { items { attribute { attributeDescription { ${asked} } } } } } }`,
    ({ product }) => product.attributes.items[0].attribute.attributeDescription,
  ],
  [
    'ProductAttribute',
    'the attributes of a product',
    (asked) =>
      `{ product(productId: ${ids.product}) { attributes { items { attribute { ... on ProductAttribute { ${asked} } } } } } }`,
    ({ product }) => product.attributes.items[0].attribute,
  ],
]

/** Every field that needs no argument, with as little below it as will do. */
function fieldsOf(type: string): string[] {
  const fields = Object.values((schema.getType(type) as GraphQLObjectType).getFields())
  return fields.flatMap(({ name, args, type: of }) => {
    if (args.some(isRequiredArgument)) return []
    return [isLeafType(getNamedType(of)) ? name : `${name} { __typename }`]
  })
}

describe.each(places)('a %s read by %s', (type, _, documentFor, rowIn) => {
  const ask = async (asked: string) => {
    const answer = await server.gql(documentFor(asked))
    expect(answer.errors).toBeUndefined()
    return rowIn(answer)
  }

  test('returns the same for each field alone as for all', async () => {
    const fields = fieldsOf(type)
    const whole = await ask(fields.join(' '))
    const alone = await Promise.all(fields.map(ask))
    expect(Object.assign({}, ...alone)).toEqual(whole)
    expect(Object.keys(whole).length).toBe(fields.length)
  })
})
