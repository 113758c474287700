/**
 * Makes demo/shop.snapshot: loads the demo shop call by call into a new database, and writes down what came of it. Run it after a change of the demo or
 * a migration; `npm run check` reports when it is needed.
 * Usage: npm run demo:snapshot
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pino from 'pino'
import { migrateAll } from '../src/boot.js'
import { withConnection } from '../src/cli/copy/connection.js'
import { packSnapshot, SNAPSHOT_PATH } from '../src/cli/demo/snapshot/archive.js'
import { makeSnapshot } from '../src/cli/demo/snapshot/make.js'
import { createDemoPast, loadDemo, withLoaderKey } from '../src/cli/demo.js'
import { readConfig } from '../src/config.js'
import { movableClock } from '../src/core/base/clock.js'
import { startEmbedded } from '../src/embedded-postgres/embedded.js'
import { buildServer } from '../src/server.js'
import { hashDemoInputs } from './demo-inputs.mjs'

/** The present of the snapshot: a Wednesday. Its clock stands still, so that the same demo is made whenever this runs. */
const MADE_AT = new Date('2026-11-11T10:00:00.000Z')

const root = process.cwd()
const dataDir = mkdtempSync(join(tmpdir(), 'wharf-snapshot-'))
// When root starts PostgreSQL, it runs as another user, who must be able to enter the folder.
chmodSync(dataDir, 0o711)
const started = performance.now()
const say = (text: string) => console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${text}`)

const database = await startEmbedded({ dataDir, log: () => undefined })
try {
  const { clock, setBack } = movableClock(() => MADE_AT)
  await migrateAll(database.url, clock)
  const config = { ...readConfig({ WHARF_DATA_DIR: dataDir }), slowStatementMs: null }
  const built = buildServer(config, database.url, clock, pino({ level: 'error' }))
  const target = { ...built, clock, setBack, url: database.url }
  try {
    let last = ''
    const onProgress = (done: number, total: number, what: string) => {
      const step = `${what} ${Math.floor((10 * done) / total)}`
      if (step !== last) say(`${done} of ${total} ${what}`)
      last = step
    }
    await loadDemo(target, 'demo', onProgress)
    await withLoaderKey(target, (key) => createDemoPast(target, key, 'demo', onProgress))
    const inputs = hashDemoInputs(root)
    const packed = packSnapshot(
      await withConnection(database.url, (source) => makeSnapshot(source, built.files, { madeAt: MADE_AT, inputs })),
    )
    mkdirSync(dirname(join(root, SNAPSHOT_PATH)), { recursive: true })
    writeFileSync(join(root, SNAPSHOT_PATH), packed)
    say(`${SNAPSHOT_PATH}: ${(packed.length / 1_048_576).toFixed(1)} MB`)
    say('Next, record the examples that show its ids: node tools/run.mjs tools/graphql-examples.ts')
  } finally {
    await built.shutDown(0)
    await built.tenants.end()
  }
} finally {
  await database.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
