/** Counts uses of deprecated items in memory until the ledger stores them. */
import { DAY_MS } from '../../../../core/base/clock.js'
import type { Item, UseKind } from '../../../../core/lifecycle/item.js'
import type { Usage } from '../../../../core/lifecycle/lifecycle.js'

/** Clients name themselves in a header. Beyond this many names per credential and day, uses are counted without a name. */
const MAX_NAMES = 100
/** While the database is unreachable, days and names add up. Beyond this many counters, each credential gets one for all of them. */
const MAX_COUNTERS = 2000

/** The uses of one client on one day: one tally for each item and kind of use. */
export interface UsageCounter {
  day: number
  tenantId: string
  credential: string
  clientName: string | null
  clientVersion: string | null
  tallies: Map<number, Tally>
}

type CounterKey = Omit<UsageCounter, 'tallies'>

interface Tally {
  item: Item
  kind: UseKind
  count: number
  firstAt: number
  lastAt: number
  operation: string
}

const kinds: Record<UseKind, number> = { sent: 0, selected: 1, served: 2 }

/** Returns a function that checks whether a credential may use one more client name today. Random names must not fill the database. */
export function openClientNames() {
  const names = new Map<string, Set<string>>()
  let today = 0
  return ({ day, credential, clientName, clientVersion }: CounterKey): boolean => {
    if (day > today) names.clear()
    today = Math.max(day, today)
    const known = names.get(credential) ?? new Set()
    names.set(credential, known)
    const name = `${clientName}\n${clientVersion}`
    if (known.size < MAX_NAMES) known.add(name)
    return known.has(name)
  }
}

export function openUsageCounters(acceptsName: (key: CounterKey) => boolean) {
  const counters = new Map<string, UsageCounter>()

  function counterFor(key: CounterKey): UsageCounter {
    const { day, credential, clientName, clientVersion } = key
    // A header never contains a line break.
    const text = `${day}\n${credential}\n${clientName ?? '\n'}\n${clientVersion ?? '\n'}`
    const known = counters.get(text)
    if (known) return known
    const isFull = counters.size >= MAX_COUNTERS
    const isNamed = clientName !== null || clientVersion !== null
    if (isNamed && (isFull || !acceptsName(key))) return counterFor({ ...key, clientName: null, clientVersion: null })
    return isFull ? (counters.get(credential) ?? addCounter(credential, key)) : addCounter(text, key)
  }

  function addCounter(text: string, key: CounterKey): UsageCounter {
    const counter = { ...key, tallies: new Map<number, Tally>() }
    counters.set(text, counter)
    return counter
  }

  return {
    isEmpty: () => counters.size === 0,
    all: () => [...counters.values()],
    count({ actor, client, operation, at, uses }: Usage) {
      // A caller without a credential is refused anyway, and cannot be distinguished from others.
      if (!actor.credential) return
      const time = at.getTime()
      const day = Math.floor(time / DAY_MS)
      const { tenantId, credential } = actor
      const { tallies } = counterFor({ day, tenantId, credential, clientName: client.name, clientVersion: client.version })
      for (const { item, kind } of uses) addTally(tallies, { item, kind, count: 1, firstAt: time, lastAt: time, operation })
    },
    merge({ tallies, ...key }: UsageCounter) {
      const merged = counterFor(key).tallies
      for (const tally of tallies.values()) addTally(merged, tally)
    },
  }
}

function addTally(tallies: Map<number, Tally>, added: Tally): void {
  const number = added.item.bit * 3 + kinds[added.kind]
  const tally = tallies.get(number)
  if (!tally) return void tallies.set(number, { ...added })
  tally.count += added.count
  tally.firstAt = Math.min(tally.firstAt, added.firstAt)
  if (added.lastAt < tally.lastAt) return
  tally.lastAt = added.lastAt
  tally.operation = added.operation
}
