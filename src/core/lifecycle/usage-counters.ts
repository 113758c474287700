/** The uses that are counted but not yet written down. */
import type { Item, UseKind } from './item.js'
import type { Usage } from './lifecycle.js'

export const DAY_MS = 86_400_000
/** A caller may call itself whatever it likes, but beyond this many names a day its uses go without one. */
const MAX_NAMES = 100
/** As long as the database is away, days and names add up; beyond this many a credential has one account for all of them. */
const MAX_ACCOUNTS = 2000

/** What one client used on one day. There are never more tallies in it than items and kinds. */
export interface UsageCounter {
  day: number
  tenantId: string
  credential: string
  clientName: string | null
  clientVersion: string | null
  tallies: Map<number, Tally>
}

type Whose = Omit<UsageCounter, 'tallies'>

interface Tally {
  item: Item
  kind: UseKind
  count: number
  firstAt: number
  lastAt: number
  operation: string
}

const kinds: Record<UseKind, number> = { sent: 0, selected: 1, served: 2 }
const numberOf = (item: Item, kind: UseKind) => item.bit * 3 + kinds[kind]

/** Whether a credential may go by one more name today. Nodes that see random names must not fill the database with them. */
export function openClientNames() {
  const names = new Map<string, Set<string>>()
  let today = 0
  return ({ day, credential, clientName, clientVersion }: Whose): boolean => {
    if (day > today) names.clear()
    today = Math.max(day, today)
    const known = names.get(credential) ?? new Set()
    names.set(credential, known)
    const name = `${clientName}\n${clientVersion}`
    if (known.size < MAX_NAMES) known.add(name)
    return known.has(name)
  }
}

export function openUsageCounters(isWelcome: (whose: Whose) => boolean) {
  const accounts = new Map<string, UsageCounter>()

  function accountOf(whose: Whose): UsageCounter {
    const { day, credential, clientName, clientVersion } = whose
    // A header never holds a line break.
    const key = `${day}\n${credential}\n${clientName ?? '\n'}\n${clientVersion ?? '\n'}`
    const known = accounts.get(key)
    if (known) return known
    const isFull = accounts.size >= MAX_ACCOUNTS
    const isNamed = clientName !== null || clientVersion !== null
    if (isNamed && (isFull || !isWelcome(whose))) return accountOf({ ...whose, clientName: null, clientVersion: null })
    return isFull ? (accounts.get(credential) ?? opened(credential, whose)) : opened(key, whose)
  }

  function opened(key: string, whose: Whose): UsageCounter {
    const account = { ...whose, tallies: new Map<number, Tally>() }
    accounts.set(key, account)
    return account
  }

  return {
    isEmpty: () => accounts.size === 0,
    all: () => [...accounts.values()],
    count({ actor, client, operation, at, uses }: Usage) {
      // Whoever has shown no credential is refused, and cannot be told from others.
      if (!actor.credential) return
      const time = at.getTime()
      const day = Math.floor(time / DAY_MS)
      const { tenantId, credential } = actor
      const { tallies } = accountOf({ day, tenantId, credential, clientName: client.name, clientVersion: client.version })
      for (const { item, kind } of uses) tally(tallies, { item, kind, count: 1, firstAt: time, lastAt: time, operation })
    },
    merge({ tallies, ...whose }: UsageCounter) {
      const own = accountOf(whose).tallies
      for (const more of tallies.values()) tally(own, more)
    },
  }
}

function tally(tallies: Map<number, Tally>, more: Tally) {
  const number = numberOf(more.item, more.kind)
  const known = tallies.get(number)
  if (!known) return tallies.set(number, { ...more })
  known.count += more.count
  known.firstAt = Math.min(known.firstAt, more.firstAt)
  if (more.lastAt < known.lastAt) return tallies
  known.lastAt = more.lastAt
  known.operation = more.operation
  return tallies
}
