/**
 * Measures bulk writes of products: names in two languages, 15 attributes, a category and the search index row.
 * It starts a built server with the embedded PostgreSQL on a real disk.
 * Usage: node tools/run.mjs bench/bulk.ts [requests of 1,000 products]
 */
import { openRestClient } from '../test/process.js'
import { startBenchServer } from './server.js'

const [requests = 10] = process.argv.slice(2).map(Number)
const SIZE = 1000
const ATTRIBUTES = 15
const CATEGORIES = 50
const TABLES = [
  'product',
  'productSource',
  'productSlug',
  'categoryItem',
  'attribute',
  'searchEntry',
  'searchMember',
  'searchText',
]

const server = await startBenchServer()
const { database, credentials } = server

/** Creates what the products refer to: categories, and attributes of all types except colour and date. */
async function createReferences() {
  const stamps = `gen_random_uuid(), now(), now()`
  await database.query(`insert into category (uuid, "createdAt", "lastModifiedAt", path, names)
    select ${stamps}, n::text, jsonb_build_object('NL', 'Categorie ' || n) from generate_series(1, ${CATEGORIES}) n`)
  await database.query(`insert into valueset (uuid, "createdAt", "lastModifiedAt", name) select ${stamps}, 'BENCH'`)
  await database.query(`insert into "valuesetItem" (uuid, "createdAt", "lastModifiedAt", "valuesetId", value)
    select ${stamps}, (select id from valueset where name = 'BENCH'), 'VALUE_' || n from generate_series(0, 9) n`)
  await database.query(`insert into "attributeDescription" (uuid, "createdAt", "lastModifiedAt", name, "attributeClass", type, "valuesetId", "defaultValue")
    select ${stamps}, 'BENCH_' || n, 'PRODUCT', (array['TEXT', 'ENUM', 'INT', 'DECIMAL'])[n % 4 + 1],
           case when n % 4 = 1 then (select id from valueset where name = 'BENCH') end,
           (array['{}', '[]', '0', '0'])[n % 4 + 1]::jsonb from generate_series(0, ${ATTRIBUTES - 1}) n`)
  const { rows } = await database.query<{ id: number }>('select id from category order by id')
  return rows.map(({ id }) => id)
}

const makeValue = (n: number, k: number) =>
  [
    {
      textValues: [
        { language: 'NL', values: [`waarde ${n % 97}`] },
        { language: 'EN', values: [`value ${n % 97}`] },
      ],
    },
    { enumValues: [`VALUE_${(n + k) % 10}`] },
    { intValue: (n * (k + 1)) % 500 },
    { decimalValue: ((n * (k + 3)) % 1000) / 8 },
  ][k % 4]

const makeProduct = (n: number, pass: number, categoryIds: readonly number[]) => ({
  sources: [{ source: 'BENCH', sourceId: String(n) }],
  sku: `B-${n}`,
  names: [
    { language: 'NL', value: `Schroef nummer ${n} van staal ${pass || ''}` },
    { language: 'EN', value: `Screw number ${n} made of steel ${pass || ''}` },
  ],
  shortDescriptions: [{ language: 'NL', value: `Een goede schroef van ${n % 100} mm` }],
  manufacturer: `Maker ${n % 40}`,
  supplier: `Supplier ${n % 20}`,
  supplierCode: `S${n}`,
  parent: { id: categoryIds[n % categoryIds.length] },
  attributes: Array.from({ length: ATTRIBUTES }, (_, k) => ({
    attributeDescriptionName: `BENCH_${k}`,
    value: makeValue(n + pass, k),
  })),
})

async function countStoredRows() {
  let sum = 0
  for (const table of TABLES) sum += (await database.query(`select count(*)::int as n from "${table}"`)).rows[0].n
  return sum
}

const categoryIds = await createReferences()
const rest = await openRestClient(server.url, credentials.rest)
for (const [pass, verb] of ['added', 'changed', 'sent again unchanged'].entries()) {
  const bodies = Array.from({ length: requests }, (_, request) => ({
    products: Array.from({ length: SIZE }, (_, i) => makeProduct(request * SIZE + i, Math.min(pass, 1), categoryIds)),
  }))
  const [startedAt, cpu] = [performance.now(), server.readCpu()]
  let failed = 0
  for (const body of bodies) {
    const response = await rest('POST /v2/products/bulk/sourceId', body)
    if (response.status !== 200) throw new Error(JSON.stringify(response.body))
    failed += response.body.data.filter(({ success }: { success: boolean }) => !success).length
  }
  const seconds = (performance.now() - startedAt) / 1000
  const [node, postgres] = server.readCpu().map((now, i) => now - (cpu[i] ?? 0)) as [number, number]
  const rows = await countStoredRows()
  const products = requests * SIZE
  const perSecond = (count: number) => Math.round(count / seconds).toLocaleString('en')
  console.log(
    `${products} products ${verb}, ${failed} refused: ${seconds.toFixed(1)} s, ${perSecond(products)} products/s, ` +
      `${perSecond(rows)} rows/s ${pass === 0 ? 'stored' : 'compared'} (${(rows / products).toFixed(1)} each); ` +
      `CPU a product: Node ${(node / products).toFixed(2)} ms, PostgreSQL ${(postgres / products).toFixed(2)} ms`,
  )
}
await server.stop()
