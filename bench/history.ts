/**
 * Measures what the history of records adds to a write: PostgreSQL reports the time of each trigger (explain analyze). Single writes and bulks of
 * 1,000 rows of several tables, inserted, changed, and written again unchanged; the median of the runs.
 * Usage: node tools/run.mjs bench/history.ts [runs]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '../src/db/migrate.js'
import { startEmbedded } from '../src/embedded-postgres/embedded.js'

const [runs = 50] = process.argv.slice(2).map(Number)
const BULK = 1000

interface Explained {
  'Execution Time': number
  Triggers: { 'Trigger Name': string; Time: number }[]
}

interface Measured {
  history: number
  whole: number
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const folder = mkdtempSync(join(tmpdir(), 'wharf-history-'))
const embedded = await startEmbedded({ dataDir: folder, log: () => undefined })
const client = new pg.Client({ connectionString: embedded.url })

const origin = JSON.stringify({
  kind: 'admin',
  id: 1_000_000_001,
  email: 'ann@example.com',
  credential: '01939d2c-0000-7000-8000-000000000001',
  requestId: '01939d2c-0000-7000-8000-000000000002',
  at: '2026-11-18T12:00:00.000Z',
})

/** Runs a statement as an administrator, and takes it back. */
async function explain(statement: string): Promise<Measured> {
  await client.query('begin')
  await client.query(`select set_config('wharf.origin', $1, true)`, [origin])
  const { rows } = await client.query(`explain (analyze, timing on, format json) ${statement}`)
  await client.query('rollback')
  const [{ 'Execution Time': whole, Triggers: triggers }] = rows[0]['QUERY PLAN'] as [Explained]
  const ours = triggers.filter(({ 'Trigger Name': name }) => name.startsWith('history_'))
  return { history: ours.reduce((sum, { Time }) => sum + Time, 0), whole }
}

async function report(name: string, count: number, statement: string) {
  const measured: Measured[] = []
  for (let run = 0; run < (count === 1 ? runs : Math.ceil(runs / 5)); run++) measured.push(await explain(statement))
  const history = median(measured.map((one) => one.history))
  const whole = median(measured.map((one) => one.whole))
  console.log(
    `${name}: ${(history / count).toFixed(4)} ms a row (${history.toFixed(3)} of ${whole.toFixed(3)} ms, ${Math.round((100 * history) / whole)} %)`,
  )
}

const text = (n: string) => `jsonb_build_object('EN', 'Hexagon bolt ' || ${n}, 'NL', 'Zeskantbout ' || ${n})`
const products = (from: number, count: number) => `
  insert into product (uuid, sku, names, descriptions, "shortDescriptions", manufacturer, supplier, "createdAt", "lastModifiedAt")
  select gen_random_uuid(), 'H-' || n, ${text('n')}, jsonb_build_object('EN', repeat('A long description. ', 50)), ${text('n')}, 'Klemco', 'Groothandel', now(), now()
    from generate_series(${from}, ${from + count - 1}) n`

try {
  await migrate(embedded.url, 'control', new Date())
  await migrate(embedded.url, 'tenant', new Date())
  await client.connect()
  await client.query(products(1, BULK))
  await client.query(`insert into inventory (uuid, type, "productId", quantity, location, "createdAt", "lastModifiedAt")
    select gen_random_uuid(), 'local', id, 10, 'A1', now(), now() from product`)
  await client.query('analyze')
  for (const [label, count] of [
    ['single', 1],
    ['bulk of 1,000', BULK],
  ] as const) {
    const few = `id in (select id from product order by id limit ${count})`
    await report(`product, inserted, ${label}`, count, products(100_000, count))
    await report(
      `product, two fields changed, ${label}`,
      count,
      `update product set names = ${text('id + 1')}, priority = 7, "lastModifiedAt" = now() where ${few}`,
    )
    await report(`product, unchanged, ${label}`, count, `update product set "lastModifiedAt" = now() where ${few}`)
    await report(`product, deleted, ${label}`, count, `delete from product where ${few}`)
    await report(
      `inventory, changed, ${label}`,
      count,
      `update inventory set quantity = quantity + 1, "lastModifiedAt" = now() where id in (select id from inventory order by id limit ${count})`,
    )
  }
} finally {
  await client.end()
  await embedded.stop()
  rmSync(folder, { recursive: true, force: true })
}
