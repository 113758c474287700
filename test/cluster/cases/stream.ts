/** The change feed in NATS JetStream: how many changes a second, and whether all are there, once and in order, although the stream and the relay are killed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { startEmbedded } from '../../../src/embedded-postgres/embedded.js'
import { pause } from '../../faults/shop.js'
import { startServer } from '../../process.js'
import type { Case, Figure } from '../base/cases.js'
import { programOf } from '../base/programs.js'
import { type Launched, State } from '../base/state.js'
import { prepareDatabase } from '../databases/nodes.js'
import { query, until } from '../databases/patroni.js'

const RELAY = resolve('examples/event-stream')
const PORT = 4622

/** The statements that change records: value sets, which have nothing attached. Each is one transaction, and every record is changed twice. */
const WRITES = [
  `insert into valueset (uuid, name, "createdAt", "lastModifiedAt") select gen_random_uuid(), 'Set ' || n, now(), now() from generate_series($1::int, $2::int) n`,
  'update valueset set "lastModifiedAt" = now() where id between $1::int and $2::int',
]
const CHUNK = 2000

async function runStream(count: number): Promise<Figure> {
  if (!existsSync(join(RELAY, 'node_modules'))) return { ok: false, text: 'missing: run npm install in examples/event-stream' }
  const state = new State()
  const embedded = await startEmbedded({ dataDir: join(state.folder, 'data'), log: () => undefined })
  const keys = await prepareDatabase(embedded.adminUrl)
  const server = await startServer({
    DATABASE_URL: embedded.adminUrl,
    WHARF_DATA_DIR: join(state.folder, 'wharf'),
    WHARF_LOG_LEVEL: 'error',
  })
  state.onEnd(() => server.child.kill('SIGKILL'))
  const start = () =>
    state.launch(
      'nats',
      programOf('nats-server'),
      ['-a', '127.0.0.1', '-p', String(PORT), '-js', '-sd', join(state.folder, 'nats-data')],
      {
        asRoot: true,
      },
    )
  let nats = start()
  const env = {
    ...process.env,
    NATS_URL: `nats://127.0.0.1:${PORT}`,
    WHARF_URL: server.url,
    WHARF_CLIENT_ID: keys.client.clientId,
    WHARF_CLIENT_SECRET: keys.client.clientSecret,
    TYPES: 'valueset',
  }
  const relay = (...words: string[]) => {
    const child = spawn('node', ['start.js', ...words], { cwd: RELAY, env, stdio: 'ignore' })
    state.onEnd(() => child.kill('SIGKILL'))
    return child
  }

  // How fast: everything is in the feed already.
  const half = count / 2
  for (const sql of WRITES)
    for (let from = 1; from <= half; from += CHUNK) await query(embedded.adminUrl, sql, [from, Math.min(half, from + CHUNK - 1)])
  await pause(2000)
  let running = relay()
  await until(() => read('WHARF'), 60_000, 'the relay does not start')
  const [startedAt, early] = [performance.now(), (await read('WHARF')).count]
  await until(async () => ((await read('WHARF')).count >= count ? true : null), 600_000, 'the stream is not complete')
  const seconds = (performance.now() - startedAt) / 1000

  // How safe: the relay and the stream are killed while changes are written.
  const more = Math.min(half, 20_000)
  const writing = (async () => {
    for (let from = half + 1; from <= half + more; from += CHUNK) {
      for (const sql of WRITES) await query(embedded.adminUrl, sql, [from, from + CHUNK - 1])
      await pause(500)
    }
  })()
  const kills = 4
  for (let i = 0; i < kills; i++) {
    await pause(1500)
    if (i % 2 === 0) {
      running.kill('SIGKILL')
      running = relay()
    } else {
      await nats.stop('SIGKILL')
      await pause(1500)
      nats = start()
    }
  }
  await writing
  const expected = count + 2 * more
  await until(async () => ((await read('WHARF')).count >= expected ? true : null), 300_000, 'the stream is not complete')
  const seen = await read('WHARF', true)
  const replayed = await replay(relay, 'REPLAY')
  await stopAll(running, nats, server, embedded)
  state.close()
  const perSecond = (count - early) / seconds
  return {
    ok: seen.count === expected && seen.wrong === 0 && replayed.count === expected && perSecond >= 5000,
    text: `${count} changes of the feed into JetStream in ${seconds.toFixed(1)} s: ${perSecond.toFixed(0)} a second (5,000 wanted); then relay and stream killed ${kills} times while ${2 * more} more were written: ${seen.count} of ${expected} in the stream, ${seen.wrong} records twice or out of order; a replay from an instant into a stream of its own: ${replayed.count} of ${expected}`,
  }
}

async function replay(relay: (...words: string[]) => ChildProcess, stream: string) {
  const child = relay('replay', '--from', new Date(Date.now() - 3600_000).toISOString(), '--stream', stream)
  await new Promise((done) => child.once('exit', done))
  return read(stream)
}

async function stopAll(
  relay: ChildProcess,
  nats: Launched,
  server: { end: () => Promise<unknown> },
  embedded: { stop: () => Promise<void> },
) {
  relay.kill('SIGKILL')
  await nats.stop('SIGKILL')
  await server.end()
  await embedded.stop()
}

/** Reads how many messages a stream has and, if `isWhole`, on how many records it does not have the creation and then the change, once each. */
async function read(stream: string, isWhole = false): Promise<{ count: number; wrong: number }> {
  const load = createRequire(join(RELAY, 'package.json'))
  const { connect } = load('@nats-io/transport-node')
  const { jetstream, jetstreamManager } = load('@nats-io/jetstream')
  const connection = await connect({ servers: `nats://127.0.0.1:${PORT}`, reconnect: false, timeout: 5000 })
  try {
    const manager = await jetstreamManager(connection)
    const { state } = await manager.streams.info(stream)
    if (!isWhole) return { count: state.messages, wrong: 0 }
    const actions = new Map<string, string>()
    const { name } = await manager.consumers.add(stream, { ack_policy: 'none' })
    const consumer = await jetstream(connection).consumers.get(stream, name)
    for (let left = state.messages; left > 0; ) {
      const batch = await consumer.fetch({ max_messages: Math.min(left, 5000), expires: 5000 })
      for await (const message of batch) {
        const { uuid, action } = message.json()
        actions.set(uuid, `${actions.get(uuid) ?? ''} ${action}`)
        left--
      }
    }
    return { count: state.messages, wrong: [...actions.values()].filter((text) => text !== ' CREATED UPDATED').length }
  } finally {
    await connection.close()
  }
}

export const stream: Case = {
  id: 'C04',
  what: 'event stream: the change feed in NATS JetStream',
  needs: ['nats-server'],
  run: ({ isFull, words }) => runStream(Number(words.changes ?? (isFull ? 200_000 : 20_000))),
}
