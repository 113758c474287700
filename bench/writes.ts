/**
 * Measures writes of the catalogue, and searches right after them: CPU milliseconds of the server and of PostgreSQL. With two trees, for example a
 * branch and the commit before it, both take turns at every flow, because a shared machine changes its speed from one minute to the next.
 * Each tree has a data folder of its own, which is filled at first.
 * Usage: node tools/run.mjs bench/writes.ts <products> <turns> <flows, such as update,bulk, or all> <tree> <folder> [<tree> <folder>]
 */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { findRunningUrl } from '../src/embedded-postgres/running.js'
import { openRestClient, readCredentials, startServer } from '../test/process.js'
import { makeProduct, SOURCE } from './catalog/data.js'
import { loadCatalog } from './catalog/load.js'
import { median } from './catalog/measure.js'

const [products, turns] = process.argv.slice(2, 4).map(Number) as [number, number]
const [chosen = 'all', ...places] = process.argv.slice(4)
const ATTRIBUTES = 200

/** The CPU time of all threads of a process in milliseconds, to the microsecond: a search takes less than a tick of /proc/<pid>/stat. */
function readThreads(pid: number): number {
  try {
    const tasks = readdirSync(`/proc/${pid}/task`)
    return (
      tasks.reduce((sum, task) => sum + Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]), 0) /
      1e6
    )
  } catch {
    return 0
  }
}

const parentOf = (pid: string) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return Number(parentOf(pid)) === parent
      } catch {
        return false
      }
    })
    .map(Number)
}

type Cost = [node: number, postgres: number]

async function openSide(tree: string, folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o711 })
  const { url, child, end } = await startServer({ WHARF_DATA_DIR: folder }, tree)
  const database = new pg.Client({ connectionString: findRunningUrl(folder) ?? '' })
  await database.connect()
  const credentials = readCredentials(folder)
  await loadCatalog(await openRestClient(url, credentials.rest), database, products)
  const { rows } = await database.query('select pg_backend_pid() as pid')
  const [own, postmaster] = [rows[0].pid, Number(parentOf(String(rows[0].pid)))]
  const ids = await database.query(
    `select p.id from product p join "productSource" s on s."productId" = p.id where s.name = $1 order by md5(p.id::text) limit 1000`,
    [SOURCE],
  )
  const richId = await addRichProduct(database, credentials.graphql.adminKey, url)
  let backends: number[] = []
  let token: Promise<string> | undefined
  return {
    url,
    ids: ids.rows.map(({ id }) => id as number),
    richId,
    ask: (query: string, variables: object) => ask(url, credentials.graphql.adminKey, query, variables),
    rest: () => openRestClient(url, credentials.rest),
    token: () => (token ??= readToken(url, credentials.rest)),
    importCsv: (csv: string) => importCsv(url, credentials.graphql.adminKey, csv),
    /** Finds the processes of PostgreSQL again. Those that end in a turn are lost, so its first calls open all connections. */
    findBackends: () => {
      backends = [postmaster, ...childrenOf(postmaster)].filter((pid) => pid !== own)
    },
    readCpu: (): Cost => [readThreads(child.pid ?? 0), backends.reduce((sum, pid) => sum + readThreads(pid), 0)],
    end: async () => {
      await database.end()
      await end()
    },
  }
}
type Side = Awaited<ReturnType<typeof openSide>>

// biome-ignore lint/suspicious/noExplicitAny: whatever was asked for
async function ask(url: string, apikey: string, query: string, variables: object): Promise<any> {
  const headers = { 'content-type': 'application/json', apikey }
  const response = await fetch(`${url}/v2/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) })
  // biome-ignore lint/suspicious/noExplicitAny: as above
  const { data, errors } = (await response.json()) as any
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}

async function readToken(url: string, { clientId, clientSecret }: { clientId: string; clientSecret: string }): Promise<string> {
  const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret })
  const response = await fetch(`${url}/oauth2/token`, { method: 'POST', body })
  return ((await response.json()) as { access_token: string }).access_token
}

/** A product with 200 attributes, as technical catalogues have. */
async function addRichProduct(database: pg.Client, apikey: string, url: string): Promise<number> {
  const { rows: known } = await database.query(`select id from product where sku = 'RICH'`)
  if (known[0]) return known[0].id
  const stamps = `gen_random_uuid(), now(), now()`
  await database.query(`insert into "attributeDescription" (uuid, "createdAt", "lastModifiedAt", name, "attributeClass", type, "defaultValue", "isSearchable", "isPublic")
    select ${stamps}, 'RICH_' || n, 'PRODUCT', 'TEXT', '{}', true, true from generate_series(1, ${ATTRIBUTES}) n`)
  const input = { sku: 'RICH', names: [{ language: 'NL', value: 'Een rijk product' }] }
  const { productCreate } = await ask(
    url,
    apikey,
    'mutation ($input: CreateProductInput!) { productCreate(input: $input) { productId } }',
    { input },
  )
  await database.query(
    `insert into attribute (uuid, "createdAt", "lastModifiedAt", "productId", "attributeDescriptionId", value)
     select ${stamps}, $1, id, jsonb_build_object('NL', jsonb_build_array('waarde ' || id)) from "attributeDescription" where name like 'RICH\\_%'`,
    [productCreate.productId],
  )
  await ask(url, apikey, UPDATE, { id: productCreate.productId, name: 'Een rijk product' })
  return productCreate.productId
}

async function importCsv(url: string, apikey: string, csv: string) {
  const query = 'mutation ($input: ProductCsvInput!) { done: productCsvImport(input: $input) { importedCount } }'
  const form = new FormData()
  form.append('operations', JSON.stringify({ query, variables: { input: { file: null } } }))
  form.append('map', JSON.stringify({ 0: ['variables.input.file'] }))
  form.append('0', new Blob([csv]), 'products.csv')
  const response = await fetch(`${url}/v2/graphql`, { method: 'POST', headers: { apikey }, body: form })
  // biome-ignore lint/suspicious/noExplicitAny: as above
  const { data, errors } = (await response.json()) as any
  if (errors) throw new Error(JSON.stringify(errors))
  return data.done.importedCount as number
}

const UPDATE = `mutation ($id: Int!, $name: String!) {
  productUpdate(productId: $id, input: { names: [{ language: "NL", value: $name }] }) { productId names { language value } } }`
const SEARCH = `query ($term: String!) { products(input: { term: $term, language: "NL", page: 1, offset: 12 }) { itemsFound
  items { names { language value } ... on Product { productId sku } }
  filters(input: { isSearchable: true }) { attributeDescription { name } type
    textFilters { value count countActive countTotal isSelected } integerRangeFilter { min max } decimalRangeFilter { min max } } } }`
const TERMS = ['schroevendraaier', 'waterpas', 'veiligheidsbril', 'kruiwagen', 'slijptol']

interface Flow {
  name: string
  /** Of how many records one turn gives the cost. */
  size: number
  /** Runs one turn and returns what the measured part of it has cost. */
  run: (side: Side, turn: number) => Promise<Cost>
}

/** Returns the cost of work. */
async function costOf(side: Side, work: () => Promise<unknown>): Promise<Cost> {
  const before = side.readCpu()
  await work()
  return side.readCpu().map((now, i) => now - (before[i] as number)) as Cost
}

/** Reads a page of products over REST. */
async function readPage(side: Side, page: number) {
  const response = await fetch(`${side.url}/v2/products?page=${page}&offset=12`, {
    headers: { authorization: `Bearer ${await side.token()}` },
  })
  if (response.status !== 200) throw new Error(await response.text())
  await response.arrayBuffer()
}

const CALLS = 100
let counter = Date.now() % 1e8

const rename = (side: Side, id: number) => side.ask(UPDATE, { id, name: `Waterpas ${counter++} van aluminium` })
const search = (side: Side, i: number) => side.ask(SEARCH, { term: TERMS[i % TERMS.length] })

async function repeat(count: number, work: (i: number) => Promise<unknown>) {
  for (let i = 0; i < count; i++) await work(i)
}

/** Sends bulk requests with eight clients. */
async function sendBulks(side: Side, bodies: readonly object[]) {
  const rest = await side.rest()
  const waiting = [...bodies]
  const client = async () => {
    for (let body = waiting.pop(); body; body = waiting.pop()) {
      const response = await rest('POST /v2/products/bulk/sourceId', body)
      const failed = response.body.data?.find?.(({ success }: { success: boolean }) => !success)
      if (response.status !== 200 || failed) throw new Error(JSON.stringify(failed ?? response.body))
    }
  }
  await Promise.all(Array.from({ length: 8 }, client))
}

const BULK = 100
const CLIENTS = 8

const bulkOf = (makeNumber: (n: number) => number, pass: number) => ({
  products: Array.from({ length: BULK }, (_, n) => {
    const product = makeProduct(makeNumber(n))
    return pass ? { ...product, names: product.names.map((name) => ({ ...name, value: `${name.value} ${pass}` })) } : product
  }),
})

const flows: Flow[] = [
  {
    name: 'update: name',
    size: CALLS,
    run: (side, turn) => costOf(side, () => repeat(CALLS, (i) => rename(side, side.ids[(turn * CALLS + i) % 1000] as number))),
  },
  {
    name: 'update: name, 200 attributes',
    size: CALLS,
    run: (side) => costOf(side, () => repeat(CALLS, () => rename(side, side.richId))),
  },
  {
    name: 'search after an update',
    size: 50,
    async run(side, turn) {
      const sum: Cost = [0, 0]
      await repeat(50, async (i) => {
        await rename(side, side.ids[(turn * 50 + i) % 1000] as number)
        const [node, postgres] = await costOf(side, () => search(side, i))
        sum[0] += node
        sum[1] += postgres
      })
      return sum
    },
  },
  { name: 'search, nothing written', size: CALLS, run: (side) => costOf(side, () => repeat(CALLS, (i) => search(side, i))) },
  { name: 'REST list of 12', size: CALLS, run: (side) => costOf(side, () => repeat(CALLS, (i) => readPage(side, (i % 50) + 1))) },
  {
    name: 'REST last page',
    size: CALLS,
    run: (side) => costOf(side, () => repeat(CALLS, () => readPage(side, Math.floor(products / 12)))),
  },
  {
    name: 'bulk: create',
    size: BULK * CLIENTS,
    run: (side, turn) => {
      const start = 10_000_000 + (counter % 1e6) * 1000 + turn * BULK * CLIENTS
      counter += 10
      return costOf(side, () =>
        sendBulks(
          side,
          Array.from({ length: CLIENTS }, (_, client) => bulkOf((n) => start + client * BULK + n, 0)),
        ),
      )
    },
  },
  {
    name: 'bulk: change',
    size: BULK * CLIENTS,
    run: (side, turn) =>
      costOf(side, () =>
        sendBulks(
          side,
          Array.from({ length: CLIENTS }, (_, client) => bulkOf((n) => (client * BULK + n) * 7, ++counter + turn)),
        ),
      ),
  },
  {
    name: 'bulk: nothing changes',
    size: BULK * CLIENTS,
    run: (side) =>
      costOf(side, () =>
        sendBulks(
          side,
          Array.from({ length: CLIENTS }, (_, client) => bulkOf((n) => 6000 + client * BULK + n, 0)),
        ),
      ),
  },
  {
    name: 'csv: create',
    size: 2000,
    run: (side) => {
      const from = counter
      counter += 2000
      const lines = Array.from({ length: 2000 }, (_, n) => {
        const name = makeProduct(from + n).names[0]?.value
        return `CSV,${from + n},C-${from + n},NL,${name},Baak,10`
      })
      return costOf(side, () =>
        side.importCsv(['SOURCE_NAME,SOURCE_ID,SKU,LANGUAGE,NAME,MANUFACTURER,MINIMUM_QUANTITY', ...lines].join('\n')),
      )
    },
  },
]

const sides: Side[] = []
for (let i = 0; i + 1 < places.length; i += 2) sides.push(await openSide(places[i] as string, places[i + 1] as string))
try {
  for (const flow of flows.filter(({ name }) => chosen === 'all' || chosen.split(',').some((part) => name.includes(part)))) {
    const costs: Cost[][] = sides.map(() => [])
    for (let turn = -1; turn < turns; turn++) {
      // The first turn warms up. The side that is measured second may find another machine, so they take turns at that, too.
      for (const n of turn % 2 ? [...sides.keys()].reverse() : sides.keys()) {
        const side = sides[n] as Side
        side.findBackends()
        const cost = await flow.run(side, turn + 1)
        if (turn >= 0) costs[n]?.push(cost.map((ms) => ms / flow.size) as Cost)
      }
    }
    const shown = costs.map((of) => {
      const [node, postgres] = [0, 1].map((part) => median(of.map((cost) => cost[part] as number))) as Cost
      return `${node.toFixed(2)} + ${postgres.toFixed(2)} = ${(node + postgres).toFixed(2)}`
    })
    console.log(`${flow.name.padEnd(30)} ${shown.join('   →   ')}`)
  }
} finally {
  for (const side of sides) await side.end()
}
