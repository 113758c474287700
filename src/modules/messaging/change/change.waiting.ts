/** Limits the requests of a process that wait for changes. A waiting request holds a network connection, but no database connection. */
import { RateLimited } from '../../../core/base/errors.js'

const MAX_WAITING = 100
const MAX_PER_CREDENTIAL = 10
const RETRY_SECONDS = 5

/** By credential. It counts the connections of this process, so it is process-wide state. */
const waiting = new Map<string, number>()

/** Takes a waiting place and returns a function that releases it. Throws if there is none. */
export function takeWaitingPlace(credential: string): () => void {
  const own = waiting.get(credential) ?? 0
  const total = [...waiting.values()].reduce((sum, count) => sum + count, 0)
  if (own >= MAX_PER_CREDENTIAL)
    throw new RateLimited(`at most ${MAX_PER_CREDENTIAL} requests of a key may wait for changes`, RETRY_SECONDS)
  if (total >= MAX_WAITING) throw new RateLimited(`at most ${MAX_WAITING} requests may wait for changes`, RETRY_SECONDS)
  waiting.set(credential, own + 1)
  return () => {
    const left = (waiting.get(credential) ?? 1) - 1
    if (left > 0) waiting.set(credential, left)
    else waiting.delete(credential)
  }
}
