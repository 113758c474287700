/**
 * What a channel shows to visitors depends on its guest account and its locale, and almost every read needs them. So they are cached for a few
 * seconds, like credentials; the server on which one of them changes clears its cache at once.
 */

import { LRUCache } from 'lru-cache'
import type { Credentials } from '../../../core/auth/credentials.js'
import type { Budget } from '../../../core/base/budget.js'
import { refused } from '../../../core/base/errors.js'
import type { Ctx, Services } from '../../../core/context.js'
import { CACHE_MS } from '../../../db/tenants/tenants.js'
import { awaitShared } from '../../../resources/shared-result.js'

interface CacheEntry {
  at: number
  value: Promise<unknown>
  /** The value, once it has been read. */
  known?: unknown
  /** The request that reads it. */
  reader: Budget
}

type CacheName = 'guest' | 'locale' | 'catalogue'

const MAX_ENTRIES = 1_000

const channelCaches = new WeakMap<Credentials, LRUCache<string, CacheEntry>>()

/**
 * Returns the cached value of the caller's channel under a name, or what `read` returns. Inside a transaction nothing is cached, because it may have changed
 * the value itself and be rolled back; `isCommitted` says that it has not.
 */
export function cachedForChannel<V>(
  ctx: Ctx,
  name: CacheName,
  read: () => Promise<V>,
  isCommitted = !ctx.db.isTransaction,
): Promise<V> {
  const { actor, now, budget } = ctx
  const { credentials } = ctx.services
  if (!isCommitted) return read()
  const cache = channelCaches.get(credentials) ?? new LRUCache<string, CacheEntry>({ max: MAX_ENTRIES })
  channelCaches.set(credentials, cache)
  const key = `${name} ${actor.tenantId} ${actor.channelId}`
  const known = cache.get(key)
  const age = now.getTime() - (known?.at ?? 0)
  const isFresh = known && age >= 0 && age < CACHE_MS
  if (isFresh && ('known' in known || budget.mayWaitFor(known.reader))) return readEntry(known, read)
  const value = read()
  const entry: CacheEntry = { at: now.getTime(), value, reader: budget }
  cache.set(key, entry)
  value.then(
    (known) => Object.assign(entry, { known }),
    () => {
      if (cache.get(key) === entry) cache.delete(key)
    },
  )
  return value
}

/** How long a request waits for a value that another one is reading, in milliseconds. */
const PATIENCE_MS = 20

const readEntry = <V>(entry: CacheEntry, read: () => Promise<V>): Promise<V> => {
  const value = entry.value as Promise<V>
  return 'known' in entry ? value : awaitShared(value, PATIENCE_MS, read)
}

/** Returns what `cachedForChannel` has cached, also inside a transaction; undefined if it must be read. */
export function knownForChannel({ actor, services, now }: Ctx, name: CacheName): unknown {
  const entry = channelCaches.get(services.credentials)?.get(`${name} ${actor.tenantId} ${actor.channelId}`)
  const age = now.getTime() - (entry?.at ?? 0)
  return age >= 0 && age < CACHE_MS ? entry?.known : undefined
}

/** Returns the cached guest of the caller's channel. */
export const cachedGuest = <G>(ctx: Ctx, read: () => Promise<G>): Promise<G> => cachedForChannel(ctx, 'guest', read)

/** Clears the caches of all channels. Call it after changing channels or what guests may see. */
export const clearGuestCache = ({ services }: { services: Pick<Services, 'credentials'> }) =>
  void channelCaches.delete(services.credentials)

/**
 * Throws if this contact or customer is the guest account of a channel: without it, visitors would see everything and pay the default prices.
 * `code` is that of the operation.
 */
export async function refuseGuestAccount({ db }: Ctx, userId: number, code: string): Promise<void> {
  const guest = db.selectFrom('channel').select('name').where('anonymousUserId', '=', userId).orderBy('id')
  const channel = await guest.executeTakeFirst()
  if (channel)
    throw refused(code, `The visitors of the channel [${channel.name}] use this account: assign another one to the channel first`)
}
