/** Who used which deprecated item, how often and when last. Counted in memory, written down every few seconds. */
import { sql } from 'kysely'
import type { Database } from '../../db/database.js'
import type { Ledger } from './lifecycle.js'
import { DAY_MS, openClientNames, openUsageCounters, type UsageCounter } from './usage-counters.js'

const LONGEST_NAME = 200

interface LedgerOptions {
  control: Database
  /** The counts are kept and tried again. */
  onError: (error: unknown) => void
  /** How often what was counted is written down; never by itself when left out. */
  everyMs?: number
}

export function openLedger({ control, onError, everyMs }: LedgerOptions): Ledger {
  const isWelcome = openClientNames()
  let accounts = openUsageCounters(isWelcome)
  let isWriting = false
  let last = Promise.resolve()

  const write = async () => {
    const taken = accounts
    if (taken.isEmpty()) return
    accounts = openUsageCounters(isWelcome)
    isWriting = true
    await add(control, rowsOf(taken.all())).catch((error) => {
      for (const account of accounts.all()) taken.merge(account)
      accounts = taken
      onError(error)
    })
    isWriting = false
  }
  // One after the other: two at a time would only wait for each other's rows.
  const flush = () => {
    last = last.then(write)
    return last
  }
  const tick = () => void (isWriting || flush())
  const timer = everyMs === undefined ? null : setInterval(tick, everyMs).unref()

  return {
    count: (usage) => accounts.count(usage),
    flush,
    stop: () => {
      if (timer) clearInterval(timer)
      return flush()
    },
  }
}

function rowsOf(accounts: readonly UsageCounter[]): object[] {
  return accounts.flatMap(({ tallies, day, tenantId, credential, clientName, clientVersion }) =>
    [...tallies.values()].map(({ item, kind, count, firstAt, lastAt, operation }) => ({
      tenantId,
      credential,
      clientName: storable(clientName),
      clientVersion: storable(clientVersion),
      day: instant(day * DAY_MS).slice(0, 10),
      item: item.id,
      kind: kind.toUpperCase(),
      count,
      firstAt: instant(firstAt),
      lastAt: instant(lastAt),
      sampleOperation: storable(operation),
    })),
  )
}

/** What callers call themselves and their operations must never keep a whole flush from being written. */
const storable = (text: string | null) => text?.replaceAll(/\p{Cc}/gu, '').slice(0, LONGEST_NAME) ?? null

const instant = (time: number) => new Date(time).toISOString()

/** Adds to what is there, in one statement. The rows are sorted by key, so that two nodes never wait for each other in a ring. */
async function add(control: Database, rows: object[]): Promise<void> {
  await sql`
    insert into control.usage as known
           (day, "tenantId", credential, "clientName", "clientVersion", item, kind, count, "firstAt", "lastAt", "sampleOperation")
    select day, "tenantId", credential, "clientName", "clientVersion", item, kind, sum(count), min("firstAt"), max("lastAt"),
           (array_agg("sampleOperation" order by "lastAt" desc))[1]
      from json_to_recordset(${JSON.stringify(rows)}::json)
           as used (day date, "tenantId" text, credential uuid, "clientName" text, "clientVersion" text, item text, kind text,
                    count bigint, "firstAt" timestamptz, "lastAt" timestamptz, "sampleOperation" text)
           -- A tenant that has gone meanwhile takes its counts with it.
      join control.tenant on tenant.id = used."tenantId"
     group by day, "tenantId", credential, "clientName", "clientVersion", item, kind
     order by "tenantId", credential, "clientName", "clientVersion", item, kind, day
    on conflict ("tenantId", credential, "clientName", "clientVersion", item, kind, day) do update
       set count = known.count + excluded.count,
           "firstAt" = least(known."firstAt", excluded."firstAt"),
           "lastAt" = greatest(known."lastAt", excluded."lastAt"),
           "sampleOperation" = case when excluded."lastAt" >= known."lastAt" then excluded."sampleOperation"
                                    else known."sampleOperation" end`.execute(control)
}
