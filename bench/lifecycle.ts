/**
 * Measures what counting the uses of deprecated items costs a request: the same document with a deprecated field, with and without
 * counting, interleaved in one run.
 * Usage: node tools/run.mjs bench/lifecycle.ts [requests]   (it starts the embedded PostgreSQL itself)
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { buildApp, openServices } from '../src/app.js'
import { migrateAll } from '../src/boot.js'
import { systemClock } from '../src/core/base/clock.js'
import type { Ledger } from '../src/core/lifecycle/lifecycle.js'
import { DEFAULT_TENANT, openTenants } from '../src/db/tenants/tenants.js'
import { startEmbedded } from '../src/embedded-postgres/embedded.js'
import { defaultLimits } from '../src/interfaces/graphql/compile/document.js'
import { issueGqlKey } from '../src/modules/accounts/apikey/apikey.service.js'
import { openSearchIndexes } from '../src/modules/catalog/search/engine/index-thread.js'
import { openLedger } from '../src/modules/platform/lifecycle/usage/usage-ledger.js'
import { openTemplateEngine } from '../src/modules/platform/template/engine/engine.js'

const REQUESTS = Number(process.argv[2] ?? 18_000)
const ROUNDS = 60

const folder = mkdtempSync(join(tmpdir(), 'wharf-bench-'))
chmodSync(folder, 0o711)
const embedded = await startEmbedded({ dataDir: folder, log: () => undefined })
const clock = systemClock(null)
await migrateAll(embedded.url, clock)
const tenants = openTenants({ url: embedded.url, poolSize: 8, onError: console.error })
const counting = openLedger({ control: tenants.control, onError: console.error })
let isCounting = true
/** A ledger that is switched on and off between rounds, so that both variants run in the same warm process. */
const ledger: Ledger = { ...counting, count: (usage) => (isCounting ? counting.count(usage) : undefined) }
const opened = { templates: openTemplateEngine(), searchIndexes: openSearchIndexes(), languageOf: () => 'NL' }
const app = buildApp({
  services: openServices({ tenants, clock, publicUrl: 'http://localhost', opened: opened as never, cacheMs: 3_600_000 }),
  log: pino({ level: 'silent' }),
  version: 'bench',
  limits: defaultLimits,
  bodyLimit: 1_048_576,
  bulkBodyLimit: 52_428_800,
  ledger,
})
const { key } = await issueGqlKey(tenants.control, clock(), {
  tenantId: DEFAULT_TENANT,
  name: 'bench',
  roles: { pricing: 'OWNER' },
  channelId: 1,
})
const documents = { plain: '{ taxes { items { zone } } }', deprecated: '{ taxes { items { zone shopId } } }' }

/** The CPU time of a request, in microseconds. */
async function measureCpu(query: string): Promise<number> {
  const before = process.cpuUsage()
  for (let i = 0; i < REQUESTS / ROUNDS; i++)
    await app.inject({ method: 'POST', url: '/graphql', headers: { apikey: key }, payload: { query } })
  const { user, system } = process.cpuUsage(before)
  return (user + system) / (REQUESTS / ROUNDS)
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const figures = { plain: [] as number[], flagged: [] as number[], counted: [] as number[] }
for (let round = -1; round < ROUNDS; round++) {
  const plain = await measureCpu(documents.plain)
  // The second variant finds a warmer process, so the order alternates.
  const turns = round % 2 === 0 ? (['flagged', 'counted'] as const) : (['counted', 'flagged'] as const)
  for (const turn of turns) {
    isCounting = turn === 'counted'
    const figure = await measureCpu(documents.deprecated)
    if (round >= 0) figures[turn].push(figure)
  }
  if (round >= 0) figures.plain.push(plain)
}
for (const [name, values] of Object.entries(figures))
  console.log(`${name.padEnd(8)} ${median(values).toFixed(1)} µs CPU per request (median of ${ROUNDS} rounds)`)
console.log(
  `counting costs ${(((median(figures.counted) - median(figures.flagged)) / median(figures.flagged)) * 100).toFixed(2)} % of a request that uses an item`,
)
await app.close()
await tenants.end()
await embedded.stop()
rmSync(folder, { recursive: true, force: true })
