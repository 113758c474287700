/**
 * A rolling upgrade of three servers under load, twice. The first new version adds a column, fills it in 1,000,000 rows, and begins to rename it; the second
 * ends that and drops a table. Another transaction keeps a lock that the migration needs. No request may fail.
 */

import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { startEmbedded } from '../../../src/embedded-postgres/embedded.js'
import { type Data, pause, percentile, prepareGoods, range, tally } from '../../faults/shop.js'
import { orderInput } from '../../orders.js'
import type { Case, Figure } from '../base/cases.js'
import { State } from '../base/state.js'
import { openNodes, prepareDatabase } from '../databases/nodes.js'
import { query } from '../databases/patroni.js'
import { newCounts, openClient } from '../load/client.js'

const [FIRST, SECOND]: [Record<string, string>, Record<string, string>] = [
  {
    '9001_add': `create table "upgradeOld" (id int primary key); alter table session add column "seenAt" timestamptz(3);
alter table product add column "upgradeNote" text not null default '';`,
    '9002_fill': `-- in batches
update session set "seenAt" = "createdAt" where uuid in (select uuid from session where "seenAt" is null limit 20000)`,
    '9003_rename_begins': `alter table session add column "lastSeenAt" timestamptz(3);
create function "keepLastSeen"() returns trigger language plpgsql as $$ begin new."lastSeenAt" := coalesce(new."lastSeenAt", new."seenAt"); return new; end $$;
create trigger "keepLastSeen" before insert or update on session for each row execute function "keepLastSeen"();`,
  },
  {
    '9004_rename_ends': `drop trigger "keepLastSeen" on session; drop function "keepLastSeen"; alter table session drop column "seenAt";`,
    '9005_drop': 'drop table "upgradeOld";',
  },
]

/** Makes a tree with the server of today and more migrations. */
function makeTree(state: State, name: string, ...added: Record<string, string>[]): string {
  const tree = join(state.folder, name)
  mkdirSync(tree)
  for (const entry of readdirSync('.').filter((one) => !['dist', 'migrations', '.git', '.data', '.cache'].includes(one)))
    symlinkSync(resolve(entry), join(tree, entry))
  for (const folder of ['dist', 'migrations']) cpSync(folder, join(tree, folder), { recursive: true, preserveTimestamps: true })
  for (const files of added)
    for (const [file, sql] of Object.entries(files)) writeFileSync(join(tree, 'migrations/tenant', `${file}.sql`), sql)
  return tree
}

interface Outcome {
  kind: string
  ms: number
  code: string
}

const PER_SECOND = 10

async function runUpgrade(rows: number): Promise<Figure> {
  const state = new State()
  const embedded = await startEmbedded({ dataDir: join(state.folder, 'data'), log: () => undefined })
  const { adminUrl } = embedded
  const keys = await prepareDatabase(adminUrl)
  const environment = { DATABASE_URL: adminUrl, WHARF_LOG_LEVEL: 'error', WHARF_SHUTDOWN_GRACE: '8000' }
  const nodes = await openNodes(state, environment)
  const trees = [makeTree(state, 'v2', FIRST), makeTree(state, 'v3', FIRST, SECOND)]
  const staff = openClient({ url: nodes.url, apikey: keys.apikey, counts: newCounts() })
  const goods = await prepareGoods(staff.ask)
  await query(adminUrl, FILL_SESSIONS, [rows])
  const control = { isOver: false }
  const outcomes: Outcome[] = []
  const loading = keepSending(nodes.url, keys.apikey, goods, control, outcomes)
  await pause(5000)
  const before = Math.max(...outcomes.map(({ ms }) => ms))
  const steps: string[] = []
  for (const [i, tree] of trees.entries()) {
    const plan = await wharf(tree, environment, 'migrate', 'plan', '--json')
    const holding = i === 0 ? query(adminUrl, 'select pg_sleep(6) from session limit 1').catch(() => []) : null
    const startedAt = performance.now()
    await wharf(tree, environment, 'migrate')
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    await holding
    const { previousVersionRuns } = JSON.parse(plan) as { previousVersionRuns: boolean }
    steps.push(`migrated in ${seconds} s (plan: the previous version ${previousVersionRuns ? 'goes on' : 'must stop'})`)
    for (const n of range(nodes.servers.length)) await nodes.replace(n, tree)
  }
  await pause(3000)
  control.isOver = true
  await loading
  const [left] = await query<{ n: number }>(
    adminUrl,
    'select count(*)::int as n from session where "lastSeenAt" is null and "createdAt" is null',
  )
  await embedded.stop()
  state.close()
  const failed = outcomes.filter(({ code }) => code !== 'ok')
  const codes = JSON.stringify(tally(failed.map(({ kind, code }) => `${kind}: ${code}`)))
  const times = outcomes.map(({ ms }) => ms)
  return {
    ok: failed.length === 0 && left?.n === 0,
    text: `two upgrades of three servers, one by one, ${rows} sessions filled in batches, a lock held for 6 s: ${outcomes.length} requests at ${PER_SECOND} a second, ${failed.length} failed${failed.length ? ` ${codes}` : ''}; ${steps.join('; ')}; longest request ${before.toFixed(0)} ms before, ${Math.max(...times).toFixed(0)} ms meanwhile, p99 ${percentile(times, 0.99).toFixed(0)} ms`,
  }
}

const FILL_SESSIONS = `insert into session (uuid, kind, provider, "createdAt", "expiresAt")
  select gen_random_uuid(), 'anonymous', 'anonymous', now(), now() + interval '1 hour' from generate_series(1, $1::int)`

function wharf(tree: string, environment: Record<string, string>, ...words: string[]): Promise<string> {
  const child = spawn('node', ['dist/wharf.js', ...words], { cwd: tree, env: { ...process.env, ...environment } })
  let [text, errors] = ['', '']
  child.stdout.on('data', (chunk) => (text += chunk))
  child.stderr.on('data', (chunk) => (errors += chunk))
  return new Promise((done, fail) =>
    child.once('exit', (code) => (code === 0 ? done(text) : fail(new Error(`wharf ${words.join(' ')}: ${text} ${errors}`)))),
  )
}

const START_CART = 'mutation { cartStart(input: {}) { cartId } }'
type Goods = Awaited<ReturnType<typeof prepareGoods>>

const kinds: Record<string, (goods: Goods, n: number) => [document: string, variables: object]> = {
  page: ({ productId }) => [`{ product(productId: ${productId}) { sku names(language: "NL") { value } price { gross } } }`, {}],
  search: () => ['{ products(input: { term: "boor", language: "NL" }) { itemsFound } }', {}],
  session: () => ['mutation { startSession { session { accessToken } } }', {}],
  cart: () => [START_CART, {}],
  change: ({ productId }, n) => [
    `mutation { productUpdate(productId: ${productId}, input: { names: [{ language: "NL", value: "Boor ${n}" }] }) { productId } }`,
    {},
  ],
  order: ({ userId }) => [
    'mutation ($input: OrderCreateInput!) { orderCreate(order: $input) { id } }',
    { input: orderInput(userId) },
  ],
}

/** Sends at a steady rate, each request once. */
async function keepSending(url: string, apikey: string, goods: Goods, control: { isOver: boolean }, outcomes: Outcome[]) {
  const names = Object.keys(kinds)
  const startedAt = performance.now()
  const running: Promise<void>[] = []
  for (let n = 0; !control.isOver; n++) {
    await pause(Math.max(0, startedAt + (n * 1000) / PER_SECOND - performance.now()))
    running.push(sendOne(names[n % names.length] as string, n))
  }
  await Promise.all(running)

  async function sendOne(kind: string, n: number) {
    const [text, variables] = (kinds[kind] as (typeof kinds)[string])(goods, n)
    const sentAt = performance.now()
    const code = await fetch(`${url}/v2/graphql`, {
      method: 'POST',
      headers: { apikey, 'content-type': 'application/json' },
      body: JSON.stringify({ query: text, variables }),
    })
      .then(async (response) => describe(response.status, (await response.json()) as Data))
      .catch((error: Error) => `${error.message} ${(error.cause as Error | undefined)?.message ?? ''}`)
    outcomes.push({ kind, ms: performance.now() - sentAt, code })
  }
}

const describe = (status: number, { errors }: Data): string =>
  errors ? `${status} ${errors[0].extensions?.code} ${errors[0].message}`.slice(0, 120) : 'ok'

export const upgrade: Case = {
  id: 'C03',
  what: 'rolling upgrade of three servers with a migration of each kind',
  needs: ['haproxy'],
  run: ({ isFull, words }) => runUpgrade(Number(words.rows ?? (isFull ? 1_000_000 : 100_000))),
}
