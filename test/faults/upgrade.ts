/**
 * Migrates a database while an older version of the server works on it, and then lets both versions serve it. The older version is a commit of this
 * repository, built in a temporary folder. 100 requests a second are sent all the time; none may fail, and none may wait for more than two seconds longer.
 * Usage: node tools/run.mjs test/faults/upgrade.ts <older commit> [requests a second]
 */
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { startEmbedded } from '../../src/embedded-postgres/embedded.js'
import { orderInput } from '../orders.js'
import { createFolder, readCredentials, removeFolder, type ServerProcess, startServer } from '../process.js'
import { type Ask, type Data, fillCart, type Goods, pause, percentile, prepareGoods, range, tally } from './shop.js'

const commit = process.argv[2] ?? 'HEAD~1'
const perSecond = Number(process.argv[3] ?? 100)
const MAX_ADDED_MS = 2000

/** Builds the server as it was at a commit. Its packages are those of today. */
function buildOld(): string {
  const tree = join(createFolder(), 'old')
  mkdirSync(tree)
  execFileSync('sh', ['-c', `git archive ${commit} | tar -x -C ${tree}`])
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'))
  execFileSync('node', ['tools/build.mjs'], { cwd: tree, stdio: 'pipe' })
  return tree
}

interface Outcome {
  at: number
  ms: number
  kind: string
  /** `ok`, or what went wrong. */
  code: string
  server: number
}

const tree = buildOld()
const folder = createFolder()
// The first start of the older version makes its tables and loads its demo.
await (await startServer({ WHARF_DATA_DIR: folder }, tree)).end()
const embedded = await startEmbedded({ dataDir: folder, log: () => undefined })
const environment = { DATABASE_URL: embedded.url, WHARF_DATA_DIR: folder, WHARF_LOG_LEVEL: 'error' }
const { graphql } = readCredentials(folder)
let servers: ServerProcess[] = [await startServer(environment, tree)]

async function post(server: ServerProcess | undefined, query: string, variables: object): Promise<Data> {
  const answer = await fetch(`${server?.url}/v2/graphql`, {
    method: 'POST',
    headers: { apikey: graphql.adminKey, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  return answer.json()
}
const ask: Ask = async (query, variables) => {
  const { data, errors } = await post(servers[0], query, variables)
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}
interface Prepared extends Goods {
  cartIds: string[]
  descriptionId: string
}

async function prepare(): Promise<Prepared> {
  const goods = await prepareGoods(ask)
  const { attributeDescriptionCreate: description } = await ask(
    `mutation { attributeDescriptionCreate(input: { name: "UPGRADE", type: TEXT, attributeClass: PRODUCT, descriptions: [{ language: "NL", value: "x" }], isSearchable: true, isPublic: true, defaultValue: { textValues: [] } }) { id } }`,
    {},
  )
  const cartIds = await Promise.all(range(20).map(() => fillCart(ask, goods.productId)))
  return { ...goods, cartIds, descriptionId: description.id }
}
let goods: Prepared

/** The work of a shop's clients: most of it reads, and every table that a migration is likely to touch is written. */
const kinds: Record<string, { share: number; document: string; variables: (n: number) => object }> = {
  search: {
    share: 40,
    document: '{ products(input: { term: "boor" }) { itemsFound items { ... on Product { sku names { value } } } } }',
    variables: () => ({}),
  },
  page: {
    share: 20,
    document:
      'query ($id: Int!) { product(productId: $id) { sku attributes { items { attributeDescription { name } } } price { gross net } } }',
    variables: () => ({ id: goods.productId }),
  },
  change: {
    share: 10,
    document:
      'mutation ($id: Int!, $name: String!) { productUpdate(productId: $id, input: { names: [{ language: "NL", value: $name }] }) { productId } }',
    variables: (n) => ({ id: goods.productId, name: `Boor ${n}` }),
  },
  create: {
    share: 10,
    document:
      'mutation ($sku: String!) { productCreate(input: { names: [{ language: "NL", value: "Zaag" }], sku: $sku, status: A }) { productId } }',
    variables: (n) => ({ sku: `UP-${n}` }),
  },
  attribute: {
    share: 5,
    document:
      'mutation ($id: String!, $name: String!) { attributeDescriptionUpdate(id: $id, input: { descriptions: [{ language: "NL", value: $name }] }) { id } }',
    variables: (n) => ({ id: goods.descriptionId, name: `${n}` }),
  },
  cart: {
    share: 10,
    document: 'mutation ($id: String!, $input: CartAddItemInput!) { cartAddItem(id: $id, input: $input) { cartId } }',
    variables: (n) => ({ id: goods.cartIds[n % goods.cartIds.length], input: { productId: goods.productId, quantity: 1 } }),
  },
  order: {
    share: 5,
    document: 'mutation ($input: OrderCreateInput!) { orderCreate(order: $input) { id } }',
    variables: () => ({ input: orderInput(goods.userId) }),
  },
}
const turns = Object.entries(kinds).flatMap(([kind, { share }]) => range(share / 5).map(() => kind))

const outcomes: Outcome[] = []
let isOver = false

/** Sends at a steady rate, whether or not earlier requests are answered. */
async function keepSending() {
  const startedAt = performance.now()
  const running: Promise<void>[] = []
  for (let n = 0; !isOver; n++) {
    const due = startedAt + (n * 1000) / perSecond
    const early = due - performance.now()
    if (early > 0) await pause(early)
    const kind = turns[(n * 7) % turns.length] as string
    const at = servers[n % servers.length]
    running.push(sendOne(kind, at, n, servers.length === 1 ? 0 : n % servers.length))
  }
  await Promise.all(running)
}

async function sendOne(kind: string, at: ServerProcess | undefined, n: number, server: number) {
  const { document, variables } = kinds[kind] as (typeof kinds)[string]
  const startedAt = performance.now()
  const { errors } = await post(at, document, variables(n)).catch((error: Error) => ({ errors: [{ message: error.message }] }))
  const code = errors ? `${errors[0].extensions?.code ?? ''} ${String(errors[0].message).slice(0, 100)}`.trim() : 'ok'
  outcomes.push({ at: startedAt, ms: performance.now() - startedAt, kind, code, server })
}

/** Applies the migrations of this version, as an operator does before the new servers start. */
async function migrate(): Promise<{ applied: string; ms: number }> {
  const startedAt = performance.now()
  const child = spawn('node', ['--enable-source-maps', 'dist/wharf.js', 'migrate'], { env: { ...process.env, ...environment } })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk))
  const exit = await new Promise((done) => child.once('exit', done))
  if (exit !== 0) throw new Error(`The migrations ended with ${exit}: ${text}`)
  return { applied: text.trim(), ms: performance.now() - startedAt }
}

try {
  goods = await prepare()
  const loading = keepSending()
  await pause(10_000)
  const migratedFrom = performance.now()
  const { applied, ms } = await migrate()
  const migratedTo = performance.now()
  console.log(applied)
  await pause(3000)
  servers = [...servers, await startServer(environment)]
  const bothFrom = performance.now()
  await pause(10_000)
  const [old, current] = servers as [ServerProcess, ServerProcess]
  servers = [current]
  const bothTo = performance.now()
  await pause(3000)
  isOver = true
  await loading
  await old.end()
  const failed = outcomes.filter(({ code }) => code !== 'ok')
  const longest = (from: number, to: number) =>
    percentile(
      outcomes.filter(({ at }) => at >= from && at < to).map((one) => one.ms),
      1,
    )
  const before = longest(migratedFrom - 5000, migratedFrom)
  const during = longest(migratedFrom - 100, migratedTo)
  for (const [code, count] of Object.entries(tally(failed.map(({ kind, server, code }) => `${kind} at ${server}: ${code}`))))
    console.log(`  ${count} × ${code}`)
  console.log(
    `${outcomes.length} requests at ${perSecond} a second, ${failed.length} failed; migrated from ${commit.slice(0, 8)} in ${(ms / 1000).toFixed(1)} s: longest wait ${before.toFixed(0)} ms before, ${during.toFixed(0)} ms meanwhile; then both versions served ${outcomes.filter(({ at }) => at > bothFrom && at < bothTo).length} of them`,
  )
  process.exitCode = failed.length === 0 && during < before + MAX_ADDED_MS ? 0 : 1
} finally {
  for (const server of servers) await server.end()
  await embedded.stop()
  removeFolder(folder)
  removeFolder(join(tree, '..'))
}
