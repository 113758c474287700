/**
 * The stream in NATS JetStream.
 *
 * - **Without duplicates.** A message id names the page and the change, so JetStream ignores what it has stored within `duplicateHours`.
 * - **In order for each record.** One relay writes to the stream. Each message names the number of the one before it, so that nothing is stored
 *   behind a gap: if a message is lost, those after it are refused, and the rest of the page is sent again.
 */
import { JetStreamApiError, jetstream, jetstreamManager } from '@nats-io/jetstream'
import { Kvm } from '@nats-io/kv'

/** A refusal of JetStream: the last message of the stream has another number than the sender expects. */
const WRONG_LAST_SEQUENCE = 10071
const NO_SUCH_STREAM = 10059
const HOUR_NS = 3600 * 1e9

/**
 * Opens a stream for the relay; see `Stream` in relay.js. It is created with a bucket for the cursor, unless both exist. An existing stream keeps its settings.
 * @returns {Promise<import('./relay.js').Stream>}
 */
export async function openNatsStream(connection, { stream, subject, duplicateHours, maxAgeDays }, log = () => undefined) {
  const manager = await jetstreamManager(connection)
  const exists = await manager.streams.info(stream).then(
    () => true,
    (error) => {
      if (error instanceof JetStreamApiError && error.code === NO_SUCH_STREAM) return false
      throw error
    },
  )
  if (!exists)
    await manager.streams.add({
      name: stream,
      subjects: [`${subject}.>`],
      duplicate_window: duplicateHours * HOUR_NS,
      max_age: maxAgeDays * 24 * HOUR_NS,
    })
  const cursors = await new Kvm(connection).create(`${stream}_CURSOR`)
  const target = { js: jetstream(connection), manager, stream, subject }
  return {
    readCursor: async () => (await cursors.get('cursor'))?.string() ?? null,
    async store(messages, cursor) {
      await storeAll(target, messages, log)
      await cursors.put('cursor', cursor)
    },
  }
}

async function storeAll(target, messages, log) {
  let left = messages
  let problem = left.length ? await store(target, left) : null
  while (problem) {
    const isGap = problem instanceof JetStreamApiError && problem.code === WRONG_LAST_SEQUENCE
    if (!isGap) throw problem
    const before = left.length
    left = await findUnstored(target, left)
    // Another sender writes to the stream: the next attempt comes after a pause.
    if (left.length === before) throw problem
    log(`${before - left.length} of ${before} messages were stored, sending the others`)
    problem = left.length ? await store(target, left) : null
  }
}

/** Stores the messages in their order. All are sent at once; each is stored only behind the one before it. Returns the first refusal, or null. */
async function store({ js, manager, stream, subject }, messages) {
  const { state } = await manager.streams.info(stream)
  const results = await Promise.allSettled(
    messages.map(({ id, change }, i) =>
      js.publish(`${subject}.${change.type}.${change.action.toLowerCase()}`, JSON.stringify(change), {
        msgID: id,
        expect: { lastSequence: state.last_seq + i },
        timeout: 10_000,
      }),
    ),
  )
  return results.find(({ status }) => status === 'rejected')?.reason ?? null
}

/** Leaves out the messages that an earlier attempt has stored. */
async function findUnstored({ manager, stream }, messages) {
  const { state } = await manager.streams.info(stream)
  const first = Math.max(1, state.first_seq, state.last_seq - messages.length + 1)
  const stored = new Set()
  for (let seq = first; seq <= state.last_seq; seq++) {
    const found = await manager.streams.getMessage(stream, { seq })
    stored.add(found?.header?.get('Nats-Msg-Id'))
  }
  return messages.filter(({ id }) => !stored.has(id))
}
