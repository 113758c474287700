/**
 * Measures what watching costs: processor time of the server's own process for the same requests with figures and traces off, with figures, and with
 * traces. Processor time hardly depends on what else the machine does; the variants take turns.
 * Usage: node tools/run.mjs bench/watching.ts [rounds]   (it starts an embedded PostgreSQL)
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { migrateAll } from '../src/boot.js'
import { readConfig } from '../src/config.js'
import { systemClock } from '../src/core/base/clock.js'
import { DEFAULT_TENANT } from '../src/db/tenants/tenants.js'
import { startEmbedded } from '../src/embedded-postgres/embedded.js'
import { issueGqlKey } from '../src/modules/accounts/apikey/apikey.service.js'
import { openTracing } from '../src/observe/otlp.js'
import { buildServer, type ServerOptions } from '../src/server.js'
import { createFolder, removeFolder } from '../test/process.js'

const rounds = Number(process.argv[2] ?? 12)
const REQUESTS = 1000
const AT_ONCE = 8

const folder = createFolder()
const embedded = await startEmbedded({ dataDir: folder, log: () => undefined })
const clock = systemClock(null)
await migrateAll(embedded.url, clock)
const collector = createServer((request, response) => void request.resume().on('end', () => response.end('{}')))
await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done))
const url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`

const openVariant = (environment: Record<string, string>, options: ServerOptions = {}) =>
  buildServer(readConfig({ WHARF_DATA_DIR: folder, ...environment }), embedded.url, clock, pino({ level: 'silent' }), options)
const OFF = { WHARF_METRICS: 'false', WHARF_SLOW_STATEMENT: '0' }
const tracing = openTracing({ url, ratio: 1, version: '0', onError: () => undefined })
const variants = {
  'figures and traces off': openVariant(OFF),
  'figures on (the default)': openVariant({}),
  'figures and traces on': openVariant({}, { tracing }),
  'off again (the noise)': openVariant(OFF),
}
const first = Object.values(variants)[0]
if (!first) throw new Error('There is no variant')
const { key } = await issueGqlKey(first.tenants.control, clock(), {
  tenantId: DEFAULT_TENANT,
  name: 'bench',
  roles: { pricing: 'OWNER', product: 'OWNER' },
  channelId: 1,
})

async function measure({ app }: (typeof variants)[keyof typeof variants], requests: number): Promise<number> {
  const payload = JSON.stringify({ query: '{ taxes { items { id zone code percentage } itemsFound } }' })
  const headers = { apikey: key, 'content-type': 'application/json' }
  let left = requests
  const send = async () => {
    while (left-- > 0) await app.inject({ method: 'POST', url: '/v2/graphql', headers, payload })
  }
  const before = process.cpuUsage()
  await Promise.all(Array.from({ length: AT_ONCE }, send))
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / requests
}

const results = new Map<string, number[]>()
for (const server of Object.values(variants)) await measure(server, 2 * REQUESTS)
for (let round = 0; round < rounds; round++)
  for (const [name, server] of Object.entries(variants)) {
    const taken = await measure(server, REQUESTS)
    results.set(name, [...(results.get(name) ?? []), taken])
  }
/** The least disturbed rounds: the lower quartile. */
const typical = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 4)] ?? 0
const base = typical(results.get('figures and traces off') ?? [])
for (const [name, values] of results) {
  const ms = typical(values)
  console.log(
    `${name.padEnd(28)} ${ms.toFixed(3)} ms of processor a request  ${((100 * (ms - base)) / base).toFixed(1).padStart(6)} %`,
  )
}
for (const { app, tenants, background } of Object.values(variants)) {
  await app.close()
  await background.stop()
  await tenants.end()
}
await tracing.stop()
collector.close()
await embedded.stop()
removeFolder(folder)
