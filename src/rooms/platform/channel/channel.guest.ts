/**
 * What a channel shows to visitors hangs on its guest account, and every read of a visitor needs it. So it is remembered for a few seconds,
 * like credentials; the node on which something of it changes forgets it at once.
 */
import { LRUCache } from 'lru-cache'
import type { Credentials } from '../../../core/auth/credentials.js'
import { CACHE_MS } from '../../../core/auth/tenants.js'
import type { Ctx } from '../../../core/context.js'

interface CacheEntry {
  at: number
  guest: Promise<unknown>
}

const MAX_GUESTS = 1_000

const guestCaches = new WeakMap<Credentials, LRUCache<string, CacheEntry>>()

/** What is known of the guest of the caller's channel, or what `read` finds out. Inside a transaction nothing is remembered. */
export function cachedGuest<G>({ actor, db, credentials, now }: Ctx, read: () => Promise<G>): Promise<G> {
  if (db.isTransaction) return read()
  const memory = guestCaches.get(credentials) ?? new LRUCache<string, CacheEntry>({ max: MAX_GUESTS })
  guestCaches.set(credentials, memory)
  const key = `${actor.tenantId} ${actor.channelId}`
  const known = memory.get(key)
  const age = now.getTime() - (known?.at ?? 0)
  if (known && age >= 0 && age < CACHE_MS) return (known.guest as Promise<G>).catch(read)
  const guest = read()
  memory.set(key, { at: now.getTime(), guest })
  guest.catch(() => memory.delete(key))
  return guest
}

/** Whoever changes channels, or what guests may see, says so once that is done. */
export const clearGuestCache = ({ credentials }: Pick<Ctx, 'credentials'>) => void guestCaches.delete(credentials)
