/** Monitoring of a running server: metrics, costs, slow statements and traces. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../src/config.js'
import { decisionHookMetrics } from '../src/modules/rules/decision-hook/decision-hook.metrics.js'
import { openMetrics } from '../src/observe/metrics.js'
import { openTracing } from '../src/observe/otlp.js'
import { buildServer, type ServerOptions } from '../src/server.js'
import { type Answer, everything, startTestServer, type TestServer } from './test-server.js'

const TOKEN = 'a-token-of-the-operator'
let server: TestServer
let adminKey = ''
let bearer = ''
/** The server of the tests that need no special settings. */
let usual: ReturnType<typeof open>
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  adminKey = await server.keyFor(everything)
  bearer = await server.tokenFor(everything)
  usual = open()
})
afterAll(async () => {
  await usual.close()
  await server.close()
})

function serve(environment: Record<string, string> = {}, options: ServerOptions = {}) {
  const server = open(environment, options)
  onTestFinished(server.close)
  return server
}

/** A server as an operator starts it, on the database of the test server. */
function open(environment: Record<string, string> = {}, options: ServerOptions = {}) {
  const logged: Answer[] = []
  const config = readConfig({
    WHARF_DATA_DIR: server.fileFolder,
    WHARF_METRICS_TOKEN: TOKEN,
    WHARF_DISK_RESERVE: '0',
    ...environment,
  })
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(JSON.parse(line)) })
  const { app, tenants, background } = buildServer(config, server.url, server.clock, log, options)
  const close = async () => {
    await app.close()
    await background.stop()
    await tenants.end()
  }
  const read = async (headers: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url: '/metrics', headers: { host: 'localhost:4000', ...headers } })
  const gql = async (query: string, headers: Record<string, string> = {}) =>
    (
      await app.inject({
        method: 'POST',
        url: '/v2/graphql',
        headers: { apikey: adminKey, 'content-type': 'application/json', ...headers },
        payload: JSON.stringify({ query }),
      })
    ).json()
  return { app, tenants, logged, read, gql, close }
}

/** The figure of a line such as `wharf_pool_busy 1` or `wharf_requests_total{interface="rest"} 3`. */
function figure(text: string, name: string, labels: Record<string, string> = {}): number | undefined {
  const line = text
    .split('\n')
    .find(
      (each) =>
        /^\w+/.exec(each)?.[0] === name && Object.entries(labels).every(([key, value]) => each.includes(`${key}="${value}"`)),
    )
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}

test('an open circuit names its tenant and its hook, and has no line once it is closed', async () => {
  let values: Record<string, number> = { 'wharf_decision_hook_circuits_open{tenant="oak",hook="h-1"}': 1 }
  const sources = { pools: () => [], about: decisionHookMetrics, values: async () => values }
  const lines = async () =>
    (await openMetrics(sources).write()).split('\n').filter((line) => /^wharf_decision_hook_circ/.test(line))

  expect(await lines()).toEqual([
    'wharf_decision_hook_circuits_opened_total 0',
    'wharf_decision_hook_circuits_open{tenant="oak",hook="h-1"} 1',
  ])
  values = {}
  expect(await lines()).toEqual(['wharf_decision_hook_circuits_opened_total 0'])
})

test('the figures count requests, errors, statements, connections, clients and what waits', async () => {
  const { app, gql, read } = usual
  await gql('{ taxes { itemsFound } }')
  await gql('{ taxes { itemsFound } }')
  await gql('mutation { taxDelete(id: "019a0000-0000-7000-8000-000000000000") }')
  await gql('{ nothing }')
  await app.inject({ method: 'GET', url: '/v2/taxes/NL/H', headers: { authorization: `Bearer ${bearer}` } })
  await app.inject({ method: 'GET', url: '/v2/taxes' })
  const overdue = new Date(server.clock().getTime() - 90_000)
  await sql`insert into event (uuid, trigger, "channelId", payload, "createdAt", "dueAt")
    values (gen_random_uuid(), 'ORDER_CREATED', 1, '{}', ${overdue}, ${overdue})`.execute(server.db)
  const text = (await read()).body

  expect(figure(text, 'wharf_requests_total', { interface: 'graphql', kind: 'query', status: '200' })).toBe(2)
  expect(figure(text, 'wharf_requests_total', { interface: 'graphql', kind: 'command', status: '200' })).toBe(1)
  expect(figure(text, 'wharf_requests_total', { interface: 'rest', kind: 'query', status: '404' })).toBe(1)
  expect(figure(text, 'wharf_requests_total', { interface: 'rest', kind: 'none', status: '401' })).toBe(1)
  expect(figure(text, 'wharf_request_duration_seconds_count', { interface: 'graphql', kind: 'query' })).toBe(2)
  expect(figure(text, 'wharf_errors_total', { interface: 'graphql', code: 'GRAPHQL_VALIDATION_FAILED' })).toBe(1)
  expect(figure(text, 'wharf_errors_total', { interface: 'rest', code: 'UNAUTHENTICATED' })).toBe(1)
  expect(figure(text, 'wharf_client_requests_total', { tenant: 'default' })).toBe(3)
  expect(figure(text, 'wharf_client_database_seconds_total', { tenant: 'default' })).toBeGreaterThan(0)
  expect(figure(text, 'wharf_database_statements_total')).toBeGreaterThan(3)
  expect(figure(text, 'wharf_database_seconds_total')).toBeGreaterThan(0)
  expect(figure(text, 'wharf_pool_size')).toBe(8)
  expect(figure(text, 'wharf_pool_connections')).toBeGreaterThan(0)
  expect(figure(text, 'wharf_pool_waiting')).toBe(0)
  expect(figure(text, 'wharf_database_up')).toBe(1)
  expect(figure(text, 'wharf_outbox_lag_seconds')).toBe(90)
  expect(figure(text, 'wharf_deliveries_pending')).toBe(0)
  expect(figure(text, 'wharf_visitor_carts')).toBe(0)
  expect(figure(text, 'wharf_visitor_carts_deleted_total')).toBe(0)
  expect(figure(text, 'wharf_processes')).toBe(1)
  expect(figure(text, 'nodejs_eventloop_lag_p99_seconds')).toBeDefined()
})

test('a connection that a transaction holds counts as busy', async () => {
  const { tenants, read } = usual
  await tenants.control.transaction().execute(async (inner) => {
    await sql`select 1`.execute(inner)
    expect(figure((await read()).body, 'wharf_pool_busy')).toBeGreaterThanOrEqual(1)
  })
  expect(figure((await read()).body, 'wharf_pool_busy')).toBe(0)
})

test('names that clients choose make no figures of their own', async () => {
  const { app, gql, read } = usual
  for (const name of ['a', 'b', 'c']) await gql(`query ${name} { taxes { itemsFound } }`)
  for (let i = 0; i < 5; i++) await app.inject({ method: 'GET', url: `/v2/unknown-${i}` })
  const lines = (await read()).body.split('\n').filter((line) => line.startsWith('wharf_requests_total'))
  expect(lines.filter((line) => line.includes('unknown') || line.includes('query a'))).toEqual([])
  expect(lines.filter((line) => line.includes('kind="none",status="404"'))).toHaveLength(1)
})

test('only the machine itself and clients with the token may read the metrics', async () => {
  const { app, read } = usual
  const refused = { status: 404, text: expect.stringContaining('GET /metrics not found') }
  const outcome = async (headers: Record<string, string>) => {
    const { statusCode: status, body: text } = await read(headers)
    return { status, text }
  }
  expect((await read()).statusCode).toBe(200)
  expect(await outcome({ 'x-forwarded-for': '203.0.113.7' })).toEqual(refused)
  expect(await outcome({ host: 'shop-api.example.com' })).toEqual(refused)
  expect(await outcome({ authorization: 'Bearer another-token-of-nobody' })).toEqual(refused)
  expect((await read({ host: 'shop-api.example.com', authorization: `Bearer ${TOKEN}` })).statusCode).toBe(200)
  const far = await app.inject({ method: 'GET', url: '/metrics', headers: { host: 'localhost' }, remoteAddress: '203.0.113.7' })
  expect(far.statusCode).toBe(404)
  expect((await serve({ WHARF_METRICS: 'false' }).read()).statusCode).toBe(404)
})

test('the dashboard names only figures that exist', async () => {
  const { gql, read } = usual
  await gql('{ taxes { itemsFound } nothing }')
  const { body } = await read()
  const existing = new Set(body.split('\n').map((line) => /^(?:# TYPE )?(\w+)/.exec(line)?.[1]))
  const dashboard = readFileSync(new URL('../docs/operations/grafana.json', import.meta.url), 'utf8')
  const named = new Set(dashboard.match(/\b(?:wharf|nodejs|process)_\w+/g))
  expect(named.size).toBeGreaterThan(15)
  expect([...named].filter((name) => !existing.has(name) && !existing.has(name.replace(/_bucket$/, '')))).toEqual([])
})

test('callers with the right learn the cost of a request', async () => {
  const { app, gql } = usual
  await sql`insert into tax (uuid, zone, code, percentage, "createdAt", "lastModifiedAt")
    select gen_random_uuid(), zone, 'H', 21, now(), now() from unnest(array['NL', 'BE', 'DE']) zone`.execute(server.db)
  const document = '{ taxes { items { zone } } }'
  const cost = { 'api-cost': 'true' }

  const { data, extensions } = await gql(document, cost)
  expect(data.taxes.items).toHaveLength(3)
  expect(extensions).toEqual({
    cost: {
      statements: 1,
      rows: 3,
      databaseMs: expect.any(Number),
      loopMs: expect.any(Number),
      objects: 5,
      bytes: expect.any(Number),
    },
  })
  expect(extensions.cost.databaseMs).toBeGreaterThan(0)
  expect((await gql(document)).extensions).toBeUndefined()
  expect((await gql(document, { 'api-cost': 'false' })).extensions).toBeUndefined()
  expect((await gql('{ channel(channelId: 1) { id } }', { ...cost, apikey: await server.bareKey() })).extensions).toBeUndefined()
  expect((await gql(document, { 'api-cost': 'yes' })).errors[0].message).toContain('API-Cost')

  const authorization = `Bearer ${bearer}`
  const rest = await app.inject({ method: 'GET', url: '/v2/taxes', headers: { authorization, ...cost } })
  expect(rest.headers['api-cost']).toMatch(/^statements=1, rows=3, databaseMs=[\d.]+, loopMs=[\d.]+, objects=\d+, bytes=\d+$/)
  expect(rest.headers['api-cost']).toContain(`bytes=${Buffer.byteLength(rest.body)}`)
  const plain = await app.inject({ method: 'GET', url: '/v2/taxes', headers: { authorization } })
  expect(plain.headers['api-cost']).toBeUndefined()
})

test('a slow statement is logged without its values, with the id of its request', async () => {
  const slow = serve({ WHARF_SLOW_STATEMENT: '1' })
  await sql`select pg_sleep(${0.05}), ${'a secret'}::text`.execute(slow.tenants.control)
  expect(slow.logged.filter(({ msg }) => msg === 'slow statement').at(-1)).toMatchObject({
    level: 40,
    sql: 'select pg_sleep($1), $2::text',
    ms: expect.any(Number),
  })
  // However fast it is, a statement of a request that takes at least a millisecond names the request.
  await server.db.transaction().execute(async (inner) => {
    await sql`lock table tax in access exclusive mode`.execute(inner)
    const waiting = slow.gql('{ taxes { itemsFound } }', { 'x-request-id': 'request-7' })
    await expect
      .poll(async () => {
        const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_locks where not granted`.execute(inner)
        return rows[0]?.n
      })
      .toBeGreaterThan(0)
    void waiting
  })
  await expect.poll(() => slow.logged.some(({ reqId }) => reqId === 'request-7')).toBe(true)

  const quiet = serve({ WHARF_SLOW_STATEMENT: '0' })
  await sql`select pg_sleep(${0.05})`.execute(quiet.tenants.control)
  expect(quiet.logged).toEqual([])
})

/** Receives what an OpenTelemetry collector would. */
async function openCollector() {
  const spans: Answer[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString())
      for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans)
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  return { spans, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const attributesOf = ({ attributes }: Answer) =>
  Object.fromEntries(attributes.map(({ key, value }: Answer) => [key, value.stringValue ?? value.intValue]))

test('a trace has the request, its operation and the statements of that, without values', async () => {
  const collector = await openCollector()
  const tracing = openTracing({ url: collector.url, ratio: 1, version: '0', onError: () => undefined })
  const { gql } = serve({}, { tracing })
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01`, 'x-request-id': 'traced' }

  await gql('query Zones { taxes(input: { zone: "QX" }) { itemsFound } }', headers)
  await tracing.stop()

  const [request] = collector.spans.filter(({ kind }) => kind === 2)
  const [operation] = collector.spans.filter(({ kind }) => kind === 1)
  const statements = collector.spans.filter(({ kind }) => kind === 3)
  expect(request).toMatchObject({ name: 'POST /v2/graphql', traceId, parentSpanId: 'b7ad6b7169203331' })
  expect(attributesOf(request)).toMatchObject({
    'http.response.status_code': 200,
    'wharf.request_id': 'traced',
    'wharf.operation': 'Zones',
    'wharf.tenant': 'default',
  })
  expect(operation).toMatchObject({ name: 'query Zones', traceId, parentSpanId: request.spanId })
  expect(statements).toMatchObject([{ name: 'SELECT', traceId, parentSpanId: operation.spanId }])
  expect(attributesOf(statements[0])['db.query.text']).toContain('from "tax"')
  expect(JSON.stringify(collector.spans)).not.toContain('QX')
})

test('a collector that does not respond is reported', async () => {
  const told: string[] = []
  const tracing = openTracing({ url: 'http://127.0.0.1:1', ratio: 1, version: '0', onError: (message) => told.push(message) })
  tracing.startRequest('GET /', undefined)?.end()
  await tracing.stop()
  expect(told.length).toBeGreaterThan(0)
})
