/**
 * Many tenants on three PostgreSQL servers: the start of a cold one, memory and connections, a noisy one beside others, one that moves while it is used, and
 * one that is restored as it was at a moment.
 */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { v7 } from 'uuid'
import { openDatabase } from '../../../src/db/database.js'
import type { Roles } from '../../../src/db/json.js'
import { issueGqlKey } from '../../../src/modules/accounts/apikey/apikey.service.js'
import { pause, percentile, range, readRss } from '../../faults/shop.js'
import { startServer } from '../../process.js'
import type { Case, Figure } from '../base/cases.js'
import { State } from '../base/state.js'
import { prepareDatabase } from '../databases/nodes.js'
import { query } from '../databases/patroni.js'
import { backUp, binary, openPlainServer, type PlainServer, restoreTo, runAs } from '../databases/plain.js'

const BUSY = 20
const MAX_CONNECTIONS = 60
const ROLES: Roles = {
  shop: 'OWNER',
  product: 'OWNER',
  logistics: 'OWNER',
  order: 'OWNER',
  configuration: 'OWNER',
  pricing: 'OWNER',
}

interface Tenant {
  id: string
  key: string
  server: PlainServer
}

async function runTenants(count: number): Promise<Figure> {
  const state = new State()
  const servers = await Promise.all([11, 12, 13].map((n) => openPlainServer(state, `pg${n - 10}`, `127.0.0.${n}`, 5711)))
  const [control] = servers as [PlainServer, PlainServer, PlainServer]
  await query(control.url('postgres'), 'create database wharf')
  const controlUrl = control.url('wharf')
  const { apikey } = await prepareDatabase(controlUrl)
  const environment = {
    DATABASE_URL: controlUrl,
    WHARF_DATA_DIR: join(state.folder, 'wharf'),
    WHARF_LOG_LEVEL: 'error',
    WHARF_MAX_CONNECTIONS: String(MAX_CONNECTIONS),
  }
  const server = await startServer(environment)
  state.onEnd(() => server.child.kill('SIGKILL'))
  const admin = (document: string) => send(server.url, apikey, document)
  const createdAt = performance.now()
  await admin('mutation { tenantCreate(input: { id: "first", name: "First", channel: { name: "Web" } }) { id } }')
  const createMs = performance.now() - createdAt
  const tenants = await makeTenants(controlUrl, servers, count)
  const pid = server.child.pid as number

  const before = readRss(pid)
  const cold: number[] = []
  let connections = 0
  for (const { key } of tenants) {
    const sentAt = performance.now()
    await send(server.url, key, PAGE)
    cold.push(performance.now() - sentAt)
    if (cold.length % 25 === 0) connections = Math.max(connections, await countConnections(servers))
  }
  // Connections and garbage of the first request go within a minute and a half.
  await pause(90_000)
  const perTenantKb = ((readRss(pid) - before) * 1024) / tenants.length

  const busy = tenants.slice(0, BUSY)
  const quiet = await loadTenants(server.url, busy.slice(1), null)
  const noisy = await loadTenants(server.url, busy.slice(1), busy[0] as Tenant)
  connections = Math.max(connections, await countConnections(servers))
  const clone = await timeClone(environment)
  const restore = await restoreTenant(state, controlUrl, server.url, tenants.find((one) => one.server === servers[1]) as Tenant)
  await server.end()
  state.close()
  const [p50, p99] = [percentile(cold, 0.5), percentile(cold, 0.99)]
  const ratio = noisy / quiet
  return {
    ok: p99 <= 300 && connections <= MAX_CONNECTIONS + 10 && ratio <= 2 && restore.isRight,
    text: `${count} tenants on three servers: first request to a cold tenant ${p50.toFixed(0)} ms (p99 ${p99.toFixed(0)} ms, 300 wanted), ${perTenantKb.toFixed(0)} kB of memory for an idle one, ${connections} connections at most (${MAX_CONNECTIONS} allowed); p99 of ${BUSY - 1} busy tenants ${quiet.toFixed(0)} ms, with a noisy one beside them ${noisy.toFixed(0)} ms (× ${ratio.toFixed(2)}, 2 wanted); a new tenant takes ${(createMs / 1000).toFixed(1)} s, a copy of one ${clone.toFixed(1)} s; one tenant restored to a moment in ${restore.seconds.toFixed(1)} s: ${restore.isRight ? 'what was deleted is there, other tenants unchanged' : 'WRONG'}`,
  }
}

const PAGE = '{ products(input: { offset: 12 }) { itemsFound } }'
const WRITE = 'mutation { startSession { session { accessToken } } }'

async function send(url: string, apikey: string, document: string) {
  const response = await fetch(`${url}/v2/graphql`, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json' },
    body: JSON.stringify({ query: document }),
  })
  // biome-ignore lint/suspicious/noExplicitAny: each document answers something else
  const { data, errors } = (await response.json()) as any
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}

/** Copies the database of a new tenant, as often as there are to be tenants, to three servers in turn. */
async function makeTenants(controlUrl: string, servers: readonly PlainServer[], count: number): Promise<Tenant[]> {
  const [first] = await query<{ database: string }>(controlUrl, `select database from control.tenant where id = 'first'`)
  const template = first?.database ?? ''
  const [control] = servers as [PlainServer]
  const connection = ['-h', control.address, '-p', String(control.port), '-U', 'postgres']
  const dump = runAs(binary('pg_dump'), [...connection, '--no-owner', template])
  for (const { url, address, port } of servers) {
    await query(url('postgres'), 'create database base')
    runAs(
      binary('psql'),
      ['-q', '-v', 'ON_ERROR_STOP=1', '-h', address, '-p', String(port), '-U', 'postgres', '-d', 'base'],
      dump,
    )
  }
  const db = openDatabase({ url: controlUrl, size: 1, onError: () => undefined })
  const tenants: Tenant[] = []
  for (const n of range(count)) {
    const server = servers[n % servers.length] as PlainServer
    const [id, now] = [`t${n}`, new Date()]
    await query(server.url('postgres'), `create database ${id} template base strategy file_copy`)
    const row = { id, uuid: v7(), name: id, ready: true, databaseUrl: server.url(id), createdAt: now, lastModifiedAt: now }
    await db
      .insertInto('control.tenant')
      .values(row as never)
      .execute()
    const { key } = await issueGqlKey(db, now, { tenantId: id, name: 'tenants', channelId: 1, roles: ROLES })
    tenants.push({ id, key, server })
  }
  await db.destroy()
  return tenants
}

async function countConnections(servers: readonly PlainServer[]): Promise<number> {
  const sql = `select count(*)::int as n from pg_stat_activity where application_name = 'wharf'`
  const rows = await Promise.all(servers.map(({ url }) => query<{ n: number }>(url('postgres'), sql)))
  return rows.flat().reduce((sum, { n }) => sum + n, 0)
}

const LOAD_MS = 20_000

/** Sends what busy tenants send, with a noisy one beside them or without, and returns the p99 of the others. */
async function loadTenants(url: string, others: readonly Tenant[], noisy: Tenant | null): Promise<number> {
  const times: number[] = []
  const until = performance.now() + LOAD_MS
  const run = async ({ key }: Tenant) => {
    for (let n = 0; performance.now() < until; n++) {
      const sentAt = performance.now()
      await send(url, key, n % 4 === 0 ? WRITE : PAGE)
      times.push(performance.now() - sentAt)
      await pause(400)
    }
  }
  const makeNoise = async ({ key }: Tenant) => {
    while (performance.now() < until) await send(url, key, PAGE).catch(() => pause(50))
  }
  await Promise.all([...others.map(run), ...(noisy ? range(30).map(() => makeNoise(noisy)) : [])])
  return percentile(times, 0.99)
}

/** Returns how many seconds `wharf tenants clone` takes. */
async function timeClone(environment: Record<string, string>): Promise<number> {
  const startedAt = performance.now()
  execFileSync('node', ['dist/wharf.js', 'tenants', 'clone', 'first', '--as', 'copied'], {
    env: { ...process.env, ...environment },
    stdio: 'pipe',
  })
  return (performance.now() - startedAt) / 1000
}

/** Deletes something in one tenant by mistake, restores the server as it was before beside the other, and brings that one database back. */
async function restoreTenant(state: State, controlUrl: string, url: string, { id, key, server }: Tenant) {
  await send(
    url,
    key,
    'mutation { productCreate(input: { names: [{ language: "NL", value: "Hamer" }], sku: "KEPT", status: A }) { productId } }',
  )
  const backup = backUp(state, server)
  await send(
    url,
    key,
    'mutation { productCreate(input: { names: [{ language: "NL", value: "Zaag" }], sku: "LATER", status: A }) { productId } }',
  )
  await query(server.url('postgres'), `select pg_create_restore_point('before_mistake')`)
  await query(server.url(id), 'delete from product')
  await query(server.url('postgres'), 'select pg_switch_wal()')
  await pause(2000)
  const startedAt = performance.now()
  const restored = await restoreTo(state, server, backup, 'before_mistake', 5799)
  const dump = runAs(binary('pg_dump'), ['-h', restored.address, '-p', String(restored.port), '-U', 'postgres', '--no-owner', id])
  await restored.process.stop('SIGINT')
  await query(server.url('postgres'), `create database ${id}_restored`)
  const target = ['-h', server.address, '-p', String(server.port), '-U', 'postgres', '-d', `${id}_restored`]
  runAs(binary('psql'), ['-q', '-v', 'ON_ERROR_STOP=1', ...target], dump)
  await query(controlUrl, 'update control.tenant set "databaseUrl" = $1 where id = $2', [server.url(`${id}_restored`), id])
  const seconds = (performance.now() - startedAt) / 1000
  // Servers ask for the place of a tenant again within five seconds.
  await pause(6000)
  const { products } = await send(url, key, '{ products(input: { offset: 12, skus: ["KEPT", "LATER"] }) { itemsFound } }')
  return { seconds, isRight: products.itemsFound === 2 }
}

export const tenants: Case = {
  id: 'C05',
  what: 'many tenants on three database servers',
  needs: ['postgres'],
  run: ({ isFull, words }) => runTenants(Number(words.tenants ?? (isFull ? 500 : 60))),
}

/** Runs the script of the test that moves a tenant while it is written and read. */
export const moves: Case = {
  id: 'C06',
  what: 'a tenant moves to another server under load',
  needs: [],
  run: async () => {
    const output = execFileSync('node', ['tools/run.mjs', 'test/nodes/move.ts'], { encoding: 'utf8' })
    const line = output.trim().split('\n').at(-1) ?? ''
    return { ok: line.includes(' 0 of the acknowledged changes lost'), text: line }
  },
}
