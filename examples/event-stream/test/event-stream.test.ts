import assert from 'node:assert/strict'
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { type JetStreamManager, jetstreamManager } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import { startTestServer, type TestServer } from 'wharf/testing'

interface Change {
  type: string
  action: string
  recordId: number
  uuid: string
}

const skip = spawnSync('nats-server', ['--version']).status === 0 ? false : 'nats-server is not installed'
const folder = mkdtempSync(join(tmpdir(), 'wharf-nats-'))
let server: TestServer
let port = 0
let nats: ChildProcess
let relay: ChildProcess | null = null

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const found = (probe.address() as { port: number }).port
  probe.close()
  return found
}

const startNats = () => {
  nats = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', folder], { stdio: 'ignore' })
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

async function kill(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

function startRelay(stream: string, more: Record<string, string> = {}) {
  const { clientId, clientSecret } = server.restClient
  const env = {
    ...process.env,
    NATS_URL: `nats://127.0.0.1:${port}`,
    WHARF_URL: server.url,
    WHARF_CLIENT_ID: clientId,
    WHARF_CLIENT_SECRET: clientSecret,
    STREAM: stream,
    SUBJECT: stream.toLowerCase(),
    ...more,
  }
  relay = spawn(process.execPath, ['start.js'], { env, stdio: ['ignore', 'inherit', 'inherit'] })
}

/** Writes products and changes each of them twice. */
async function work(round: number): Promise<void> {
  for (const status of ['A', 'N', 'P']) {
    const products = Array.from({ length: 60 }, (_, i) => ({
      sku: `STREAM-${round}-${i}`,
      status,
      names: [{ language: 'EN', value: `Product ${i} ${status}` }],
    }))
    const { status: code } = await server.rest('POST /v2/products/bulk/sku', { products })
    assert.equal(code, 200)
  }
}

async function readFeed(): Promise<Change[]> {
  const all: Change[] = []
  for (let cursor = '', more = true; more; ) {
    const { body } = await server.rest(`GET /v2/changes?limit=1000&after=${encodeURIComponent(cursor)}`)
    all.push(...body.items)
    cursor = body.cursor
    more = body.hasMore
  }
  return all
}

async function withManager<T>(work: (manager: JetStreamManager) => Promise<T>): Promise<T> {
  const connection = await connect({ servers: `nats://127.0.0.1:${port}`, reconnect: false, timeout: 5000 })
  try {
    return await work(await jetstreamManager(connection))
  } finally {
    await connection.close()
  }
}

const countStored = (stream: string) => withManager(async (manager) => (await manager.streams.info(stream)).state.messages)

/** Waits until the stream has so many messages, and returns how many it has. While the server is down or has no stream, it has none. */
async function waitFor(stream: string, count: number): Promise<number> {
  for (;;) {
    assert.ok(relay && !hasEnded(relay), 'The relay has ended by itself.')
    const found = await countStored(stream).catch(() => 0)
    if (found >= count) return found
    await pause(100)
  }
}

const readStream = (stream: string) =>
  withManager(async (manager) => {
    const { state } = await manager.streams.info(stream)
    const all: Change[] = []
    for (let seq = state.first_seq; seq <= state.last_seq; seq++) {
      const message = await manager.streams.getMessage(stream, { seq })
      if (message) all.push(message.json<Change>())
    }
    return all
  })

async function waitForAll(stream: string, count: number): Promise<Change[]> {
  await waitFor(stream, count)
  return readStream(stream)
}

/** The actions on each record, in order. */
const byRecord = (changes: readonly Change[]): Record<string, string[]> => {
  const records: Record<string, string[]> = {}
  for (const { type, uuid, action } of changes) {
    const known = records[`${type} ${uuid}`] ?? []
    records[`${type} ${uuid}`] = [...known, action]
  }
  return records
}

before(async () => {
  if (skip) return
  port = await findFreePort()
  startNats()
  server = await startTestServer({ modules: [] })
})
after(async () => {
  if (skip) return
  if (relay) await kill(relay)
  await kill(nats)
  await server.end()
  rmSync(folder, { recursive: true, force: true })
})

test('every change is in the stream once and in order, although relay and stream are killed in the middle', {
  skip,
}, async () => {
  const small = { PAGE_SIZE: '50' }
  startRelay('KILLED', small)
  let stored = 0
  for (let round = 0; round < 4; round++) {
    const working = work(round)
    stored = await waitFor('KILLED', stored + 60)
    if (relay) await kill(relay)
    startRelay('KILLED', small)
    stored = await waitFor('KILLED', stored + 60)
    await kill(nats)
    startNats()
    await working
  }
  const feed = await readFeed()

  const all = await waitForAll('KILLED', feed.length)

  assert.equal(all.length, feed.length)
  assert.deepEqual(byRecord(all), byRecord(feed))
  if (relay) await kill(relay)
})

test('changes that are made while the stream is away are in it afterwards', { skip }, async () => {
  startRelay('AWAY')
  const before = (await readFeed()).length
  await waitForAll('AWAY', before)
  await kill(nats)

  await work(10)
  startNats()
  const feed = await readFeed()
  const stored = await waitForAll('AWAY', feed.length)

  assert.deepEqual(byRecord(stored), byRecord(feed))
  if (relay) await kill(relay)
})

test('a relay with another stream begins at an instant, and reads only the types that it is given', { skip }, async () => {
  await server.rest('POST /v2/taxes', { code: 'X', zone: 'NL', percentage: 3 })
  const taxes = (await readFeed()).filter(({ type }) => type === 'tax')

  startRelay('TAXES', { TYPES: 'tax', SINCE: new Date(Date.now() - 24 * 3600 * 1000).toISOString() })
  const stored = await waitForAll('TAXES', taxes.length)

  assert.deepEqual(byRecord(stored), byRecord(taxes))
})
