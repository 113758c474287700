/**
 * Copies the change feed of a shop into a stream of NATS JetStream.
 *
 * - **At least once.** The cursor is saved in a key-value bucket of JetStream after a whole page has been stored. After a crash, the page is sent again.
 * - **Without duplicates.** A message id names the page and the change, so JetStream ignores what it has stored within `duplicateHours`.
 * - **In order for each record.** One relay writes to the stream. Each message names the number of the one before it, so that nothing is stored
 *   behind a gap: if a message is lost, those after it are refused, and the page is sent again.
 * - **Nothing is lost while the stream is away.** The relay stops reading, and the feed keeps its entries (for `WHARF_CHANGE_DAYS`).
 */
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { JetStreamApiError, jetstream, jetstreamManager } from '@nats-io/jetstream'
import { Kvm } from '@nats-io/kv'

/** A refusal of JetStream: the last message of the stream has another number than the sender expects. */
const WRONG_LAST_SEQUENCE = 10071
const HOUR_NS = 3600 * 1e9

/** Creates the stream and the bucket of the cursor, unless they exist. An existing stream keeps its settings. */
async function openStream(connection, { stream, subject, duplicateHours, maxAgeDays }) {
  const manager = await jetstreamManager(connection)
  const exists = await manager.streams.info(stream).then(
    () => true,
    (error) => {
      if (error instanceof JetStreamApiError && error.code === 10059) return false
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
  return { manager, cursors: await new Kvm(connection).create(`${stream}_CURSOR`) }
}

/** Returns the messages of a page. Changes of one page that are equal are numbered, so that each has an id of its own. */
export function toMessages(page, start, subject) {
  const seen = new Map()
  return page.items.map((change) => {
    const what = `${change.type} ${change.uuid} ${change.action}`
    const count = (seen.get(what) ?? 0) + 1
    seen.set(what, count)
    const id = createHash('sha256').update(`${start} ${what} ${count}`).digest('base64url')
    return { id, subject: `${subject}.${change.type}.${change.action.toLowerCase()}`, body: JSON.stringify(change) }
  })
}

/** Stores the messages in their order. All are sent at once; each is stored only behind the one before it. Returns the first refusal, or null. */
async function store({ js, manager, stream }, messages) {
  const { state } = await manager.streams.info(stream)
  const results = await Promise.allSettled(
    messages.map(({ id, subject, body }, i) =>
      js.publish(subject, body, { msgID: id, expect: { lastSequence: state.last_seq + i }, timeout: 10_000 }),
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

/**
 * Relays until the signal stops it. `read` reads a page of the feed; `since` is where a relay without a cursor begins (by default with the oldest
 * change that is kept), and `from` makes a relay with a cursor begin again at an instant.
 */
export async function relay({ connection, read, options, signal, log = () => undefined }) {
  const { stream, types, limit, since, from } = options
  const { manager, cursors } = await openStream(connection, options)
  const target = { js: jetstream(connection), manager, stream, subject: options.subject, cursors, log }
  const saved = from ? null : await cursors.get('cursor')
  let asked = saved ? { after: saved.string(), wait: 20 } : { since: from ?? since }
  for (let failures = 0; !signal?.aborted; ) {
    try {
      const page = await read({ ...asked, types, limit }, signal)
      await storePage(target, page, asked.after ?? `${asked.since ?? ''}`)
      asked = { after: page.cursor, wait: 20 }
      failures = 0
    } catch (error) {
      if (!signal?.aborted && isFinal(error)) throw error
      failures++
      if (!signal?.aborted) log(`failed, trying again: ${error.message}`)
      await pause(Math.min(30_000, 200 * 2 ** Math.min(failures, 8)), undefined, { signal }).catch(() => undefined)
    }
  }
}

/** Returns whether another attempt is useless: the feed does not know the cursor any more, or refuses the request. */
const isFinal = ({ status }) => [400, 403, 410].includes(status)

/** Stores a page, and then the cursor behind it. */
async function storePage({ cursors, log, ...target }, page, start) {
  await storeAll(target, toMessages(page, start, target.subject), log)
  await cursors.put('cursor', page.cursor)
  if (page.items.length) log(`${page.items.length} changes stored`)
}

async function storeAll(target, messages, log) {
  let left = messages
  let problem = await store(target, left)
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
