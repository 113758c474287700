/**
 * Copies the change feed of a shop into a stream.
 *
 * - **At least once.** The cursor is saved after a whole page has been stored. After a crash, the page is sent again, with the same ids.
 * - **Nothing is lost while the stream is away.** The relay stops reading, and the feed keeps its entries (for `WHARF_CHANGE_DAYS`).
 *
 * @typedef {object} Change an entry of the feed
 * @property {string} type
 * @property {'CREATED' | 'UPDATED' | 'DELETED'} action
 * @property {number} recordId
 * @property {string} uuid
 *
 * @typedef {object} Message
 * @property {string} id the same for the same change, however often it is sent
 * @property {Change} change
 *
 * A stream, as the relay needs it: nats.js is one. Another engine is another file with these two functions.
 * @typedef {object} Stream
 * @property {() => Promise<string | null>} readCursor returns the cursor that was stored last
 * @property {(messages: Message[], cursor: string) => Promise<void>} store stores the messages in their order, each id once, and then the cursor; it
 *   throws if that failed, and is then called again with the same messages
 */
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

/** Returns the messages of a page. Changes of one page that are equal are numbered, so that each has an id of its own. */
export function toMessages(page, start) {
  const seen = new Map()
  return page.items.map((change) => {
    const what = `${change.type} ${change.uuid} ${change.action}`
    const count = (seen.get(what) ?? 0) + 1
    seen.set(what, count)
    return { id: createHash('sha256').update(`${start} ${what} ${count}`).digest('base64url'), change }
  })
}

/**
 * Relays until the signal stops it, or, with `isOnce`, until there is nothing more. `read` reads a page of the feed; `since` is where a relay without a
 * cursor begins (by default with the oldest change that is kept), and `from` makes a relay with a cursor begin again at an instant.
 */
export async function relay({ stream, read, options, signal, isOnce = false, log = () => undefined }) {
  const { types, limit, since, from } = options
  const readPage = (asked) => read({ ...asked, wait: isOnce || !asked.after ? undefined : 20, types, limit }, signal)
  const start = async () => {
    const saved = from ? null : await stream.readCursor()
    return saved === null ? { since: from ?? since } : { after: saved }
  }
  const place = { asked: null, ahead: null }
  for (let failures = 0; !signal?.aborted; ) {
    try {
      place.asked ??= await start()
      const hasMore = await relayPage(place, readPage, stream, log)
      if (isOnce && !hasMore) return
      failures = 0
    } catch (error) {
      place.ahead = null
      if (signal?.aborted) return
      if (isFinal(error)) throw error
      failures++
      log(`failed, trying again: ${error.message}`)
      await pause(Math.min(30_000, 200 * 2 ** Math.min(failures, 8)), undefined, { signal }).catch(() => undefined)
    }
  }
}

/** Stores a page, and reads the next one meanwhile. Returns whether there is more. */
async function relayPage(place, readPage, stream, log) {
  const { after, since } = place.asked
  const page = await (place.ahead ?? readPage(place.asked))
  const next = { after: page.cursor }
  place.ahead = page.hasMore ? readPage(next) : null
  place.ahead?.catch(() => undefined)
  await stream.store(toMessages(page, after ?? `${since ?? ''}`), page.cursor)
  if (page.items.length) log(`${page.items.length} changes stored`)
  place.asked = next
  return page.hasMore
}

/** Returns whether another attempt is useless: the feed does not know the cursor any more, or refuses the request. */
const isFinal = ({ status }) => [400, 403, 410].includes(status)
