/** The server as an operator sees it: processes, signals, folders and logs. */
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, expect, inject, test } from 'vitest'
import { openDatabase } from '../src/db/database.js'
import { findRunningUrl } from '../src/embedded-postgres/running.js'
import { issueGqlKey, issueRestClient } from '../src/modules/accounts/apikey/apikey.service.js'
import {
  createFolder,
  openRestClient,
  readCredentials,
  removeFolder,
  runMain,
  runWharf,
  type ServerProcess,
  startServer,
} from './process.js'
import { administer, buildDatabaseUrl } from './setup/postgres.js'
import { everything } from './test-server.js'

const running: ServerProcess[] = []
/** The folder of the first start: the later tests start on it again, which takes a fraction of the time. */
const dataDir = createFolder()
afterEach(async () => {
  for (const { child, end } of running.splice(0)) if (child.exitCode === null && child.signalCode === null) await end()
})
afterAll(() => removeFolder(dataDir))

async function start(environment: Record<string, string>) {
  const server = await startServer(environment)
  running.push(server)
  return server
}

async function createDatabase() {
  const name = `${inject('template')}_${randomBytes(6).toString('hex')}`
  await administer(inject('postgresUrl'), `create database ${name} template ${inject('template')}`)
  return buildDatabaseUrl(inject('postgresUrl'), name)
}

async function sendQuery(url: string, apikey: string, query: string, bearer?: string) {
  const headers = { 'content-type': 'application/json', apikey, ...(bearer && { authorization: `Bearer ${bearer}` }) }
  const response = await fetch(`${url}/v2/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) })
  // biome-ignore lint/suspicious/noExplicitAny: tests read any response
  return (await response.json()) as any
}

/** Until a statement waits for what this connection has locked. */
const waitUntilBlocked = (lock: pg.Client) =>
  expect
    .poll(async () => {
      const { rows } = await lock.query<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
      return rows[0]?.n
    })
    .toBeGreaterThan(0)

test('the program of the server takes no arguments: it says which command was meant, and starts nothing', () => {
  for (const args of [['migrate'], ['--help'], ['start', '--port', '80']]) {
    const { status, stdout, stderr } = runMain(args, { WHARF_DATA_DIR: dataDir })

    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr.trim()).toBe(
      `dist/main.js starts the server and takes no arguments, but got "${args.join(' ')}". Commands are those of dist/wharf.js: node dist/wharf.js ${args.join(' ')}`,
    )
  }
  expect(readdirSync(dataDir)).toEqual([])
})

test('the first start creates demo data and working credentials, and later starts keep them', async () => {
  const first = await start({ WHARF_DATA_DIR: dataDir })

  expect(first.output()).toContain(`Credentials  ${join(dataDir, 'credentials.json')}`)
  expect(statSync(join(dataDir, 'credentials.json')).mode & 0o777).toBe(0o600)
  const { graphql, rest, users } = readCredentials(dataDir)
  const [, search = '', price = ''] = first.output().split('Try first\n')[1]?.trim().split('\n') ?? []
  const tryCommand = (line: string) =>
    sendQuery(first.url, graphql.storefrontKey, JSON.parse(line.split("-d '")[1]?.slice(0, -1) ?? '').query)
  expect((await tryCommand(search)).errors).toBeUndefined()
  expect((await tryCommand(price)).data.product.price).toEqual({ gross: 189, net: 228.69 })
  expect(Object.keys(users)).toEqual(['admin', 'manager', 'contact', 'english', 'customer'])
  for (const { email, password } of Object.values(users)) {
    const login = `mutation { login(input: { email: "${email}", password: "${password}" }) { session { email } } }`
    expect((await sendQuery(first.url, graphql.storefrontKey, login)).data.login.session).toEqual({ email })
  }
  expect((await sendQuery(first.url, graphql.adminKey, '{ taxes { itemsFound } }')).data.taxes.itemsFound).toBeGreaterThan(0)
  expect(
    (await sendQuery(first.url, graphql.storefrontKey, '{ channels { id } carriers { itemsFound } }')).errors,
  ).toBeUndefined()
  const { channel } = (
    await sendQuery(first.url, graphql.storefrontKey, '{ channel(channelId: 1) { catalogRootId anonymousUserId } }')
  ).data
  const query = `{ category(categoryId: ${channel.catalogRootId}) { products(input: { userId: ${channel.anonymousUserId}, skus: ["DRL-1800"] }) {
    items { ... on Product { attributes(input: { attributeDescription: { names: ["COLOR"] } }) { items { value {
      ... on AttributeTextValue { textValues { language values } } } } } } } } } }`
  expect((await sendQuery(first.url, graphql.storefrontKey, query)).data.category.products.items[0].attributes.items).toEqual([
    {
      value: {
        textValues: [
          { language: 'NL', values: ['Blauw'] },
          { language: 'DE', values: ['Blau'] },
          { language: 'EN', values: ['Blue'] },
        ],
      },
    },
  ])
  for (const key of [graphql.storefrontKey, graphql.orderEditorKey])
    expect((await sendQuery(first.url, key, '{ taxes { itemsFound } }')).errors[0].message).toBe(
      'Forbidden resource: needs pricing.VIEWER',
    )
  const link = /#\/sign-in\?link=(\S+)/.exec(first.output())?.[1]
  const useLink = () =>
    fetch(`${first.url}/desk/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ link }),
    })
  const opened = await useLink()
  expect(opened.status).toBe(200)
  expect(await opened.json()).toMatchObject({ email: users.admin?.email, tenant: 'default' })
  expect((await useLink()).status).toBe(401)
  const call = await openRestClient(first.url, rest)
  expect((await call('POST /v2/taxes', { zone: 'FR', code: 'H' })).status).toBe(201)
  expect((await call('GET /v2/paymethods')).status).toBe(200)
  expect((await call('POST /v2/valuesets', { name: 'SHAPES' })).status).toBe(201)

  await expect(startServer({ WHARF_DATA_DIR: dataDir })).rejects.toThrow(/in use by another Wharf server/)
  expect(await first.end('SIGINT')).toBe(0)
  const second = await start({ WHARF_DATA_DIR: dataDir })
  const zones = (await sendQuery(second.url, graphql.adminKey, '{ taxes(input: { zone: "FR" }) { itemsFound } }')).data.taxes
  expect(zones.itemsFound).toBe(1)
  expect(second.output()).toContain('credentials.json')
  expect(second.output()).not.toContain('sign-in?link=')
})

test('kill -9 loses no acknowledged write', async () => {
  const first = await start({ WHARF_DATA_DIR: dataDir })
  const call = await openRestClient(first.url, readCredentials(dataDir).rest)
  const acknowledged: string[] = []
  const names = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].flatMap((a) => [...'ABCDEFGHIJ'].map((b) => a + b))
  const left = names.values()

  // Four clients write one tax after the other, until the server is killed in the middle of it.
  const writes = Array.from({ length: 4 }, async () => {
    for (const zone of left) {
      const answer = await call('POST /v2/taxes', { zone, code: 'CUST' }).catch(() => null)
      if (answer?.status !== 201) return
      acknowledged.push(zone)
    }
  })
  await expect.poll(() => acknowledged.length, { interval: 1 }).toBeGreaterThan(30)
  await first.end('SIGKILL')
  await Promise.all(writes)

  expect(acknowledged.length).toBeLessThan(names.length)
  const second = await start({ WHARF_DATA_DIR: dataDir })
  const callSecond = await openRestClient(second.url, readCredentials(dataDir).rest)
  const found = (await callSecond('GET /v2/taxes?code=CUST&offset=1000')).body.data.map(({ zone }: { zone: string }) => zone)
  expect(acknowledged.filter((zone) => !found.includes(zone))).toEqual([])
})

test('two servers share one database, and a key that one deactivates stops working on the other', async () => {
  const database = await createDatabase()
  const control = openDatabase({ url: database, size: 1, onError: () => undefined })
  const credentials = { tenantId: 'default', name: 'node', roles: everything }
  const { key, row } = await issueGqlKey(control, new Date(), { ...credentials, channelId: 1 })
  const { key: otherKey } = await issueGqlKey(control, new Date(), { ...credentials, channelId: 1 })
  const client = await issueRestClient(control, new Date(), credentials)
  await control.destroy()

  const [a, b] = await Promise.all([start({ DATABASE_URL: database }), start({ DATABASE_URL: database })])
  const onA = await openRestClient(a.url, { clientId: client.row.clientId, clientSecret: client.clientSecret })
  const onB = await openRestClient(b.url, { clientId: client.row.clientId, clientSecret: client.clientSecret })
  expect(a.output()).toContain('create a key with')

  expect((await onA('POST /v2/taxes', { zone: 'NL', code: 'H', percentage: 21 })).status).toBe(201)
  expect((await onB('GET /v2/taxes/NL/H')).body.percentage).toBe(21)
  expect((await sendQuery(b.url, key, '{ taxes { itemsFound } }')).data.taxes.itemsFound).toBe(1)
  await sendQuery(a.url, otherKey, `mutation { gqlApiKeyUpdate(id: "${row.uuid}", input: { active: false }) { active } }`)
  await new Promise((done) => setTimeout(done, 5200))
  expect((await sendQuery(b.url, key, '{ taxes { itemsFound } }')).errors[0].extensions.code).toBe('UNAUTHENTICATED')
})

test('on SIGTERM the server completes running requests and exits', async () => {
  const server = await start({ WHARF_DATA_DIR: dataDir })
  const call = await openRestClient(server.url, readCredentials(dataDir).rest)
  const lock = new pg.Client({ connectionString: findRunningUrl(dataDir) ?? '' })
  // The server stops its PostgreSQL when it exits, which closes this connection.
  lock.on('error', () => undefined)
  await lock.connect()
  await lock.query('begin')
  await lock.query('select id from tax where id = 1 for update')

  const pendingPatch = call('PATCH /v2/taxes/1', { exportCode: 'late' })
  await waitUntilBlocked(lock)
  const ended = server.end('SIGTERM')
  const isOpen = () =>
    fetch(`${server.url}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isOpen).toBe(false)
  await lock.query('commit')
  await lock.end()

  expect(await pendingPatch).toMatchObject({ status: 200, body: { exportCode: 'late' } })
  expect(await ended).toBe(0)
})

test('the log is JSON and nothing else; it shows callers, operations, errors and slow statements, and no secrets', async () => {
  const database = await createDatabase()
  const control = openDatabase({ url: database, size: 1, onError: () => undefined })
  const credentials = { tenantId: 'default', name: 'logged', roles: everything }
  const { key, row } = await issueGqlKey(control, new Date(), { ...credentials, channelId: 1 })
  const client = await issueRestClient(control, new Date(), credentials)
  await control.destroy()
  const server = await start({ DATABASE_URL: database, WHARF_LOG_LEVEL: 'info', WHARF_SLOW_STATEMENT: '100' })
  const call = await openRestClient(server.url, { clientId: client.row.clientId, clientSecret: client.clientSecret })
  const { body: tax } = await call('POST /v2/taxes', { zone: 'NL', code: 'H' })
  const lock = new pg.Client({ connectionString: database })
  await lock.connect()
  await lock.query('begin')
  await lock.query('select id from tax for update')

  await sendQuery(server.url, key, 'query first($id: String = "77") { taxes { itemsFound } tax(id: $id) { zone } }')
  const register = 'mutation { customerRegister(input: { email: "bo@quay.test", password: "hush-hush-1" }) {'
  const { data } = await sendQuery(server.url, key, `${register} customer { userId } session { accessToken } } }`)
  const { customer, session } = data.customerRegister
  await sendQuery(server.url, key, '{ taxes { itemsFound } }', session.accessToken)
  await sendQuery(server.url, 'a-wrong-key', '{ taxes { itemsFound } }')
  await call('GET /v2/taxes/4711?expands=')
  await fetch(`${server.url}/media/s/1/hush-hush/default/private/a.pdf?hush-hush`)
  const late = call(`PATCH /v2/taxes/${tax.id}`, { exportCode: 'hush-hush' })
  await waitUntilBlocked(lock)
  await new Promise((done) => setTimeout(done, 400))
  await lock.query('commit')
  await lock.end()
  expect((await late).status).toBe(200)
  await server.end()

  // biome-ignore lint/suspicious/noExplicitAny: log lines are any JSON
  const lines: any[] = server
    .output()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
  const served = lines.filter(({ msg }) => msg === 'served')
  const summarize = ({ url, status, tenant, client: by, user, operation, errors }: (typeof lines)[0]) =>
    [url, status, tenant, by, user, operation, errors?.join()].filter((part) => part !== undefined)
  expect(served.map(summarize)).toEqual([
    ['/oauth2/token', 200],
    ['/v2/taxes', 201, 'default', client.row.uuid],
    ['/v2/graphql', 200, 'default', row.uuid, 'first', expect.stringContaining('NOT_FOUND')],
    ['/v2/graphql', 200, 'default', row.uuid, 'customerRegister'],
    ['/v2/graphql', 200, 'default', row.uuid, customer.userId, 'taxes'],
    ['/v2/graphql', 200, 'taxes', 'UNAUTHENTICATED'],
    ['/v2/taxes/4711', 404, 'default', client.row.uuid, expect.stringContaining('NOT_FOUND')],
    ['/media/s/1/…/default/private/a.pdf', 404, 'NOT_FOUND'],
    [`/v2/taxes/${tax.id}`, 200, 'default', client.row.uuid],
  ])
  const slow = lines.filter(({ msg, sql }) => msg === 'slow statement' && /"?tax"?/.test(sql))
  expect(slow.length).toBeGreaterThan(0)
  expect(slow[0].ms).toBeGreaterThan(100)
  for (const secret of [key, client.clientSecret, 'a-wrong-key', 'hush-hush', session.accessToken])
    expect(server.output()).not.toContain(secret)
})

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('main.js'))
    .map(Number)
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('several processes serve one port, share the connections, are replaced when they die, and stop together', async () => {
  const database = await createDatabase()
  const control = openDatabase({ url: database, size: 1, onError: () => undefined })
  const given = { tenantId: 'default', name: 'node', roles: everything }
  const { key } = await issueGqlKey(control, new Date(), { ...given, channelId: 1 })
  const client = await issueRestClient(control, new Date(), given)
  const server = await start({ DATABASE_URL: database, WHARF_WORKERS: '2', WHARF_POOL_SIZE: '6' })
  const pid = server.child.pid ?? 0
  const readFigures = async () => (await fetch(`${server.url}/metrics`)).text()
  const figure = async (name: string) =>
    (await readFigures())
      .split('\n')
      .filter((line) => line.startsWith(name))
      .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
  const first = childrenOf(pid)
  expect(first).toHaveLength(2)

  // What one process writes, all see; whichever answers counts for all.
  const call = await openRestClient(server.url, { clientId: client.row.clientId, clientSecret: client.clientSecret })
  for (const zone of ['NL', 'BE', 'DE', 'FR']) expect((await call('POST /v2/taxes', { zone, code: 'H' })).status).toBe(201)
  const answers = await Promise.all(Array.from({ length: 60 }, () => sendQuery(server.url, key, '{ taxes { itemsFound } }')))
  expect(answers.map(({ data }) => data.taxes.itemsFound)).toEqual(answers.map(() => 4))
  expect(await figure('wharf_requests_total{interface="graphql",kind="query"')).toBe(60)
  expect([await figure('wharf_processes'), await figure('wharf_pool_size')]).toEqual([2, 6])
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and application_name = 'wharf' and pid <> pg_backend_pid()`.execute(control)
  expect(rows[0]?.n).toBeLessThanOrEqual(6)

  const [killed = 0, other = 0] = first
  process.kill(killed, 'SIGKILL')
  await expect.poll(() => childrenOf(pid).length).toBe(2)
  await expect.poll(() => figure('wharf_processes')).toBe(2)
  const second = childrenOf(pid)
  expect(second).toContain(other)
  expect(second).not.toContain(killed)
  expect((await sendQuery(server.url, key, '{ taxes { itemsFound } }')).data.taxes.itemsFound).toBe(4)
  expect(server.output()).toContain('a worker ended with SIGKILL and is replaced')

  await control.destroy()
  expect(await server.end('SIGTERM')).toBe(0)
  expect(second.filter(isAlive)).toEqual([])
})

test('processes whose first process dies end, and a port in use is one clear message', async () => {
  const database = await createDatabase()
  const server = await start({ DATABASE_URL: database, WHARF_WORKERS: '2' })
  const workers = childrenOf(server.child.pid ?? 0)
  const { port } = new URL(server.url)
  await expect(startServer({ DATABASE_URL: database, WHARF_WORKERS: '2', PORT: port })).rejects.toThrow(
    `PORT: ${port} is in use on 127.0.0.1 by another program. Choose another; 0 picks a free one.\n`,
  )
  const second = runWharf(['start'], { env: { DATABASE_URL: database, PORT: port } })
  expect(second).toMatchObject({ status: 1, stderr: expect.stringContaining(`PORT: ${port} is in use on 127.0.0.1`) })
  await expect(startServer({ DATABASE_URL: database, WHARF_WORKERS: '5' })).rejects.toThrow(/WHARF_POOL_SIZE of at least 10/)
  await server.end('SIGKILL')
  await expect.poll(() => workers.filter(isAlive)).toEqual([])
})
