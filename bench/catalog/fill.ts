/**
 * Fills the data folder of a benchmark with a large catalogue in minutes: the first products are loaded through the API, the others are copies of them
 * with other codes, which statements on the tables make. Then the server rebuilds the search tables.
 * Usage: node tools/run.mjs bench/catalog/fill.ts <folder> <products> <languages> <attributes>
 */
import { mkdirSync } from 'node:fs'
import pg from 'pg'
import { buildUrl } from '../../src/embedded-postgres/admin-connection.js'
import { superuser } from '../../src/embedded-postgres/cluster.js'
import { findRunningUrl } from '../../src/embedded-postgres/running.js'
import { readState } from '../../src/embedded-postgres/state-file.js'
import { openRestClient, readCredentials, startServer } from '../../test/process.js'
import { addPictures, addPrices, countLoaded, loadCatalog } from './load.js'

const [folder = '', ...numbers] = process.argv.slice(2)
const [count = 10_000, languages = 2, attributes = 15] = numbers.map(Number)
/** The number of products that are loaded through the API, and of the copies that one statement makes. */
const ORIGINALS = 10_000

mkdirSync(folder, { recursive: true, mode: 0o711 })
const server = await startServer({ WHARF_DATA_DIR: folder, WHARF_SEARCH_MEMORY: '0' })
const rest = await openRestClient(server.url, readCredentials(folder).rest)
const database = await connect()
try {
  await loadCatalog(rest, database, Math.min(count, ORIGINALS), { languages, attributes })
  const present = await countLoaded(database)
  if (present < count) {
    await database.query(`set session_replication_role = replica`)
    for (let from = present; from < count; from += ORIGINALS) {
      await copyProducts(from, Math.min(count, from + ORIGINALS))
      process.stderr.write(`\r${Math.min(count, from + ORIGINALS)} of ${count} products `)
    }
    await addPrices(database)
    await database.query(`
      insert into "productStock" ("productId", "localQuantity", "supplierQuantity", "heldQuantity")
      select i."productId", i.quantity, 0, 0 from inventory i where not exists (select from "productStock" s where s."productId" = i."productId")`)
    await addPictures(rest, database)
    await database.query(`set session_replication_role = origin`)
  }
  await rebuild()
  await database.query('vacuum analyze')
} finally {
  await database.end()
  await server.end()
}

/** Connects as the superuser, who may switch off triggers and foreign keys. */
async function connect(): Promise<pg.Client> {
  const state = readState(folder)
  const url = state ? buildUrl(state, superuser) : findRunningUrl(folder)
  const client = new pg.Client({ connectionString: url ?? '' })
  await client.connect()
  return client
}

/** Copies the originals as the products with the numbers from `from` to `to`, with everything that the search reads. */
async function copyProducts(from: number, to: number): Promise<void> {
  await database.query('begin')
  await database.query(
    `
    create temp table copied on commit drop as
    select n, p.id as old, p."manufacturerCode" as model, nextval('"baseProductNumber"')::int as id,
           left(p."manufacturerCode", 2) || (1000 + abs(hashtext('model' || n)) % 9000) as code
      from (select "productId", $1::int + substr(id, 2)::int as n from "productSource" where name = 'BENCH' and substr(id, 2)::int < $2::int - $1::int) s
      join product p on p.id = s."productId" order by n`,
    [from, to],
  )
  await copyRows(
    'product',
    {
      id: 'c.id',
      uuid: 'gen_random_uuid()',
      sku: `'SKU-' || lpad(c.n::text, 7, '0')`,
      names: 'replace(t.names::text, c.model, c.code)::jsonb',
      descriptions: 'replace(t.descriptions::text, c.model, c.code)::jsonb',
      slugs: `replace(t.slugs::text, lower(c.model), lower(c.code) || '-' || c.n)::jsonb`,
      manufacturerCode: 'c.code',
      supplierCode: `'L' || c.n`,
      eanCode: '(8710000000000 + c.n)::text',
    },
    't.id',
  )
  await copyRows('productSource', { id: `'p' || c.n`, productId: 'c.id' })
  await copyRows('productSlug', { slug: `replace(t.slug, lower(c.model), lower(c.code) || '-' || c.n)`, productId: 'c.id' })
  await copyRows('categoryItem', { uuid: 'gen_random_uuid()', productId: 'c.id' })
  await copyRows('attribute', { uuid: 'gen_random_uuid()', productId: 'c.id' })
  // What the triggers of products would count.
  await database.query(`
    insert into "searchCount" (list, bucket, class, statuses, hidden, delta)
    select list, case list when 'product' then p.id >> 10 else p.id >> 15 end, 'PRODUCT', array[p.status], p.hidden = 'Y', count(*)
      from copied c join product p on p.id = c.id cross join unnest(array['product', 'productGroup']) list group by 1, 2, 4, 5`)
  await database.query('commit')
}

/** Copies the rows of a table that belong to the originals. `changed` has the columns that differ; an identity column is left out. */
async function copyRows(table: string, changed: Record<string, string>, key = 't."productId"'): Promise<void> {
  const { rows } = await database.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attidentity = '' order by attnum`,
    [`"${table}"`],
  )
  const names = rows.map(({ name }) => name)
  const values = names.map((name) => changed[name] ?? `t."${name}"`)
  await database.query(
    `insert into "${table}" (${names.map((name) => `"${name}"`)}) select ${values} from copied c join "${table}" t on ${key} = c.old order by c.n`,
  )
}

/** Rebuilds the search tables, as the product does it, and waits. */
async function rebuild(): Promise<void> {
  const { rows } = await database.query<{ products: number; entries: number }>(
    'select (select count(*)::int from product where "clusterId" is null) as products, (select count(*)::int from "searchEntry" where class = \'PRODUCT\') as entries',
  )
  if (rows[0]?.products === rows[0]?.entries) return
  const apikey = readCredentials(folder).graphql.adminKey
  const body = JSON.stringify({ query: 'mutation { productSearchFullReindexStart { reindexId } }' })
  const headers = { 'content-type': 'application/json', apikey }
  const response = await fetch(`${server.url}/v2/graphql`, { method: 'POST', headers, body })
  process.stderr.write(`${await response.text()}\n`)
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 5000))
    const running = await database.query<{ state: string; doneBatches: number; totalBatches: number }>(
      'select state, "doneBatches", "totalBatches" from "searchReindex" order by id desc limit 1',
    )
    const { state, doneBatches, totalBatches } = running.rows[0] ?? { state: 'done', doneBatches: 0, totalBatches: 0 }
    process.stderr.write(`\rsearch: ${doneBatches} of ${totalBatches} batches `)
    if (state !== 'running') return void process.stderr.write(`${state}\n`)
  }
}
