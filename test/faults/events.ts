/**
 * Events under faults: 16 writers with random commit delays write 2,400 events, two workers deliver them to a receiver that refuses 30 % of the
 * requests, and ten times a worker is killed. Every event must arrive, those of one record in their order, and the change feed must have no gap.
 *
 *     node tools/run.mjs test/faults/events.ts [events]
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { v7 } from 'uuid'
import { migrateAll } from '../../src/boot.js'
import type { Ctx } from '../../src/core/context.js'
import { openDatabase } from '../../src/db/database.js'
import { openTenants } from '../../src/db/tenants/tenants.js'
import { startEmbedded } from '../../src/embedded-postgres/embedded.js'
import { listChanges } from '../../src/modules/messaging/change/change.service.js'
import { createActionDelivery } from '../../src/modules/messaging/event/event.actions.js'
import { customEvents } from '../../src/modules/messaging/event/event.events.js'
import { openOutbox } from '../../src/modules/platform/outbox/outbox.js'
import { createFolder, removeFolder } from '../process.js'
import { openReceiver } from '../receiver.js'

const WRITERS = 16
const KILLS = 10
const RECORDS = 300
const REFUSED = 0.3
/** The clock of the workers runs faster, so that retries and leases take seconds instead of minutes. */
const SPEED = 20

const fastClock = (start: number) => () => new Date(start + (Date.now() - start) * SPEED)
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
const openPool = (url: string, size: number) => openDatabase({ url, size, onError: () => undefined })

/** Returns the part of a context that the tested functions need. */
const contextIn = (db: Ctx['db'], now: Date) =>
  ({
    db,
    now,
    actor: { tenantId: 'default', channelId: 1, roles: { product: 'VIEWER' } },
    services: { wake: () => undefined },
    budget: { check: () => undefined, limits: { time: Number.POSITIVE_INFINITY } },
  }) as unknown as Ctx

async function work(url: string, start: number) {
  const tenants = openTenants({ url, poolSize: 8, onError: () => undefined })
  const clock = fastClock(start)
  const contextFor = async () => contextIn(tenants.control, clock())
  const network = { http: true, privateNetwork: true }
  const deliverAction = createActionDelivery({ network, handlers: {}, contextFor, writeEntity: async () => ({}) })
  const outbox = openOutbox({ tenants, clock, handlers: {}, deliverAction, onError: () => undefined })
  for (;;) {
    await outbox.work().catch(() => undefined)
    await pause(20)
  }
}

async function writeEvents(url: string, count: number, clock: () => Date) {
  const db = openPool(url, WRITERS)
  const committed: string[] = []
  const rows: string[] = []
  const write = async (writer: number) => {
    for (let n = writer; n < count; n += WRITERS) {
      const record = Math.floor(Math.random() * RECORDS)
      const row = { uuid: v7(), name: `row ${n}`, createdAt: clock(), lastModifiedAt: clock() }
      const id = await db.transaction().execute(async (inner) => {
        await inner.insertInto('valueset').values(row).execute()
        await pause(Math.random() * 20)
        const payload = { code: 'load', orderId: record, custom: { record } }
        const uuid = await customEvents.emit(contextIn(inner, clock()), 'CUSTOM_EVENT', payload, 1)
        await pause(Math.random() * 20)
        return uuid
      })
      committed.push(id)
      rows.push(row.uuid)
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)))
  await db.destroy()
  return { committed, rows }
}

/** Reads the feed in small pages until it is stopped, and once more. */
function readFeed(url: string) {
  const db = openPool(url, 1)
  let isLast = false
  const seen: string[] = []
  const reading = (async () => {
    let after: string | null = null
    for (let isOver = false; !isOver; ) {
      isOver = isLast
      for (let hasMore = true; hasMore; ) {
        const page = await listChanges(contextIn(db, new Date()), { after, types: ['valueset'], limit: 7 })
        seen.push(...page.items.map(({ uuid }) => uuid))
        after = page.cursor
        hasMore = page.hasMore
      }
      await pause(5)
    }
    await db.destroy()
  })()
  return async () => {
    isLast = true
    await reading
    return seen
  }
}

const startWorker = (url: string, start: number) =>
  spawn(process.execPath, ['tools/run.mjs', 'test/faults/events.ts', 'worker', url, String(start)], { stdio: 'inherit' })

async function killWorkers(url: string, start: number, workers: ChildProcess[]): Promise<void> {
  for (let kill = 0; kill < KILLS; kill++) {
    await pause(1500 + Math.random() * 1500)
    workers[kill % workers.length]?.kill('SIGKILL')
    workers[kill % workers.length] = startWorker(url, start)
  }
}

async function main(count: number) {
  const folder = createFolder()
  const { url, stop } = await startEmbedded({ dataDir: folder, log: () => undefined })
  await migrateAll(url, () => new Date())
  /** The sequences that each record's events were accepted with, in the order of their arrival. */
  const accepted = new Map<string, number[]>()
  const ids = new Set<string>()
  let repeated = 0
  const receiver = await openReceiver(({ headers, body }) => {
    if (Math.random() < REFUSED) return { status: 500 }
    const id = String(headers['webhook-id'])
    if (ids.has(id)) repeated++
    else
      accepted.set(JSON.parse(body).record, [
        ...(accepted.get(JSON.parse(body).record) ?? []),
        Number(headers['webhook-sequence']),
      ])
    ids.add(id)
    return {}
  })
  const start = Date.now()
  const db = openPool(url, 1)
  const stamps = { createdAt: new Date(), lastModifiedAt: new Date() }
  const action = { uuid: v7(), kind: 'WEBHOOK', trigger: 'CUSTOM_EVENT', code: 'load', url: receiver.url, ...stamps } as const
  await db.insertInto('eventActionConfig').values(action).execute()
  const stopReading = readFeed(url)
  const workers = [startWorker(url, start), startWorker(url, start)]
  const [{ committed, rows }] = await Promise.all([writeEvents(url, count, fastClock(start)), killWorkers(url, start, workers)])
  const writtenMs = Date.now() - start
  while (ids.size < committed.length && Date.now() - start < 600_000) await pause(200)
  const seen = await stopReading()
  for (const worker of workers) worker.kill('SIGKILL')
  const isOrdered = [...accepted.values()].every((numbers) => numbers.every((n, i) => n === i + 1))
  const report = {
    events: committed.length,
    delivered: committed.filter((id) => ids.has(id)).length,
    requests: receiver.received.length,
    deliveredTwice: repeated,
    records: accepted.size,
    isOrdered,
    feedRows: rows.length,
    feedSeen: seen.length,
    feedMissing: rows.filter((uuid) => !seen.includes(uuid)).length,
    feedTwice: seen.length - new Set(seen).size,
    kills: KILLS,
    writtenMs,
    totalMs: Date.now() - start,
  }
  console.log(JSON.stringify(report, null, 2))
  const feed = `change feed: ${report.feedMissing} of ${report.feedRows} missing, ${report.feedTwice} twice`
  console.log(
    `${report.delivered} of ${report.events} events delivered, ${isOrdered ? 'in order' : 'OUT OF ORDER'}, ${KILLS} kills; ${feed}`,
  )
  await db.destroy()
  await receiver.close()
  await stop()
  removeFolder(folder)
  process.exit(report.delivered === report.events && isOrdered && report.feedMissing === 0 && report.feedTwice === 0 ? 0 : 1)
}

const [mode = '2400', url = '', start = '0'] = process.argv.slice(2)
if (mode === 'worker') await work(url, Number(start))
else await main(Number(mode))
