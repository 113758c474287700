/**
 * Measures what must stay bounded on a catalogue of 10,000 products that was just loaded, before PostgreSQL has statistics of its own:
 * searches with short and long terms, and changes of a category that lists everything. It prints the CPU time of the server and of PostgreSQL,
 * because the time that passes says little on a busy machine.
 * Usage: node tools/run.mjs bench/large-categories.ts [products]
 */
import { openRestClient } from '../test/process.js'
import { startBenchServer } from './server.js'

const [count = 10_000] = process.argv.slice(2).map(Number)
const CLUSTERS = 1000
const WORDS = [
  'accu',
  'boor',
  'hamer',
  'zaag',
  'schroef',
  'moer',
  'kabel',
  'lamp',
  'verf',
  'tang',
  'helm',
  'ladder',
  'slang',
  'pomp',
]
const COLOURS = ['rood', 'groen', 'blauw', 'zwart', 'wit', 'geel']

const server = await startBenchServer()
const { database, credentials } = server
const rest = await openRestClient(server.url, credentials.rest)

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T
const makeProduct = (n: number, categoryId: number) => ({
  sources: [{ source: 'BENCH', sourceId: String(n) }],
  sku: `B-${n}`,
  names: [
    {
      language: 'NL',
      value: `${pick(WORDS, n)}${pick(WORDS, n >> 4)} ${pick(COLOURS, n)} model ${n} met ${n % 300} mm en 230 V`,
    },
    { language: 'EN', value: `Article ${pick(WORDS, n)} number ${n} at ${n % 300} mm and 230 V` },
  ],
  descriptions: [
    {
      language: 'NL',
      value: `Een artikel van ${pick(COLOURS, n + 1)} metaal, geschikt voor ${pick(WORDS, n + 2)} en ander werk.`,
    },
  ],
  manufacturer: `Maker ${n % 40}`,
  supplier: `Supplier ${n % 20}`,
  parent: { id: categoryId },
  attributes: [
    { attributeDescriptionName: 'BENCH_COLOUR', value: { textValues: [{ language: 'NL', values: [pick(COLOURS, n)] }] } },
  ],
})

async function graphql(query: string, variables: object = {}) {
  const headers = { 'content-type': 'application/json', apikey: credentials.graphql.adminKey }
  const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) })
  const text = await response.text()
  return { bytes: text.length, ...(JSON.parse(text) as { data: Record<string, never>; errors?: object[] }) }
}

async function measure(name: string, work: () => Promise<{ bytes?: number; errors?: object[] | undefined; status?: number }>) {
  const [startedAt, before] = [performance.now(), server.readCpu()]
  const { errors, bytes, status } = await work()
  const cpu = server
    .readCpu()
    .map((now, i) => Math.round(now - (before[i] ?? 0)))
    .join(' + ')
  const problem = errors ? ` ERROR ${JSON.stringify(errors).slice(0, 200)}` : ''
  console.log(
    `${name.padEnd(46)} ${Math.round(performance.now() - startedAt)} ms, CPU ${cpu} ms${bytes ? `, ${bytes} bytes` : ''}${status ? `, status ${status}` : ''}${problem}`,
  )
}

try {
  await database.query('alter system set autovacuum = off')
  await database.query('select pg_reload_conf()')
  await database.query(`insert into "attributeDescription" (uuid, "createdAt", "lastModifiedAt", name, "attributeClass", type, "defaultValue")
    select gen_random_uuid(), now(), now(), 'BENCH_COLOUR', 'PRODUCT', 'TEXT', '{}'::jsonb`)
  const { rows } = await database.query<{ id: number; uuid: string }>(
    `insert into category (uuid, "createdAt", "lastModifiedAt", path, names) values (gen_random_uuid(), now(), now(), '9999', '{"NL": "Alles"}') returning id, uuid`,
  )
  const [category] = rows as [{ id: number; uuid: string }]
  await database.query('update category set path = id::text where id = $1', [category.id])
  await measure(`load of ${count} products`, async () => {
    for (let n = 0; n < count; n += 1000)
      await rest('POST /v2/products/bulk/sourceId', {
        products: Array.from({ length: Math.min(1000, count - n) }, (_, i) => makeProduct(n + i, category.id)),
      })
    return {}
  })

  for (const term of ['a', 'e', 'bo', 'hamer', 'accuboor rood', 'model', 'xqz'])
    for (const time of ['first', 'second'])
      await measure(`search "${term}", ${time} time`, () =>
        graphql(
          `query ($term: String!) { products(input: { term: $term }) { itemsFound items { ... on Product { sku } } filters { type } } }`,
          { term },
        ),
      )
  for (const term of ['a', 'hamer']) {
    await measure(`category{products}, term "${term}"`, () =>
      graphql(
        'query ($id: Float!, $term: String!) { category(categoryId: $id) { products(input: { term: $term }) { itemsFound items { ... on Product { sku } } filters { type textFilters { value count countTotal } } } } }',
        { id: category.id, term },
      ),
    )
    await measure(`baseProducts, term "${term}"`, () =>
      graphql('query ($term: String!) { baseProducts(input: { term: $term }) { itemsFound items { ... on Product { sku } } } }', {
        term,
      }),
    )
    await measure(`productsRaw, term "${term}"`, () =>
      graphql('query ($term: String!) { productsRaw(input: { term: $term }) { itemsFound items { sku } } }', { term }),
    )
    await measure(`REST search, term "${term}"`, () =>
      rest('POST /v2/products/search', { term, categoryId: category.id, sortInputs: [{ field: 'CATEGORY_ORDER' }] }),
    )
  }
  const last = await database.query<{ uuid: string }>(
    'select uuid from "categoryItem" where "categoryId" = $1 order by "sortOrder" desc limit 3',
    [category.id],
  )
  await measure('productCategoryMoveToTop, one field', () =>
    graphql('mutation ($id: ID!) { productCategoryMoveToTop(relationshipUuid: $id) { uuid } }', { id: last.rows[0]?.uuid }),
  )
  await measure('productCategoryMoveToTop, with products', () =>
    graphql('mutation ($id: ID!) { productCategoryMoveToTop(relationshipUuid: $id) { uuid sortOrder product { sku } } }', {
      id: last.rows[1]?.uuid,
    }),
  )
  await measure('productCategoryMoveToBottom, one field', () =>
    graphql('mutation ($id: ID!) { productCategoryMoveToBottom(relationshipUuid: $id) { uuid } }', { id: last.rows[1]?.uuid }),
  )
  await measure('PATCH of the name of the category', () =>
    rest(`PATCH /v2/categories/id/${category.id}`, { names: [{ language: 'NL', value: 'Echt alles' }] }),
  )
  await measure('PATCH of many fields of the category', () =>
    rest(`PATCH /v2/categories/id/${category.id}`, {
      names: [{ language: 'EN', value: 'Everything' }],
      descriptions: [{ language: 'NL', value: 'x' }],
      hidden: 'Y',
      slugs: [{ language: 'NL', value: 'alles' }],
    }),
  )
  await measure('PATCH of the parent of the category', async () => {
    const parent = await rest('POST /v2/categories', { names: [{ language: 'NL', value: 'Boven' }] })
    return rest(`PATCH /v2/categories/id/${category.id}`, { parent: { id: parent.body.data?.id ?? parent.body.id } })
  })
  const clusters = await database.query<{ ids: number[] }>(
    `with config as (insert into "clusterConfig" (uuid, name, "createdAt", "lastModifiedAt") values (gen_random_uuid(), 'BENCH', now(), now()) returning id),
          made as (insert into cluster (uuid, code, names, "clusterConfigId", "createdAt", "lastModifiedAt")
            select gen_random_uuid(), 'C-' || n, jsonb_build_object('NL', 'Groep ' || n), config.id, now(), now() from config, generate_series(1, $1) n returning id)
     select array_agg(id) as ids from made`,
    [CLUSTERS],
  )
  await measure(`clustersBulkAddToCategory, ${CLUSTERS} at the top`, () =>
    graphql(
      'mutation ($ids: [Int!]!, $to: Int!) { clustersBulkAddToCategory(clusterIds: $ids, categoryId: $to, startingSortOrder: 1) { uuid } }',
      { ids: clusters.rows[0]?.ids, to: category.id },
    ),
  )
  await measure('a page of the category', () =>
    graphql('query ($id: Float!) { category(categoryId: $id) { products { itemsFound items { ... on Product { sku } } } } }', {
      id: category.id,
    }),
  )
} finally {
  await server.stop()
}
