/** Stores which client used which deprecated item, how often and when. Uses are counted in memory and stored every few seconds. */
import { sql } from 'kysely'
import { DAY_MS } from '../../../../core/base/clock.js'
import type { Ledger } from '../../../../core/lifecycle/lifecycle.js'
import type { Database } from '../../../../db/database.js'
import { openClientNames, openUsageCounters, type UsageCounter } from './usage-counters.js'

const MAX_NAME_LENGTH = 200

interface LedgerOptions {
  control: Database
  /** Called when storing fails. The counts are kept and stored the next time. */
  onError: (error: unknown) => void
  /** How often the counts are stored; without it, only `flush` and `stop` store them. */
  everyMs?: number
}

export function openLedger({ control, onError, everyMs }: LedgerOptions): Ledger {
  const acceptsName = openClientNames()
  let counters = openUsageCounters(acceptsName)
  let isWriting = false
  let lastFlush = Promise.resolve()

  const write = async () => {
    const written = counters
    if (written.isEmpty()) return
    counters = openUsageCounters(acceptsName)
    isWriting = true
    await addToUsage(control, toRows(written.all())).catch((error) => {
      for (const counter of counters.all()) written.merge(counter)
      counters = written
      onError(error)
    })
    isWriting = false
  }
  // Flushes run one after the other, because two at a time would wait for each other's row locks.
  const flush = () => {
    lastFlush = lastFlush.then(write)
    return lastFlush
  }
  const timer = everyMs === undefined ? undefined : setInterval(() => void (isWriting || flush()), everyMs).unref()

  return {
    count: (usage) => counters.count(usage),
    flush,
    stop: () => {
      clearInterval(timer)
      return flush()
    },
  }
}

function toRows(counters: readonly UsageCounter[]): object[] {
  return counters.flatMap(({ tallies, day, tenantId, credential, clientName, clientVersion }) =>
    [...tallies.values()].map(({ item, kind, count, firstAt, lastAt, operation }) => ({
      tenantId,
      credential,
      clientName: toStorable(clientName),
      clientVersion: toStorable(clientVersion),
      day: toIso(day * DAY_MS).slice(0, 10),
      item: item.id,
      kind: kind.toUpperCase(),
      count,
      firstAt: toIso(firstAt),
      lastAt: toIso(lastAt),
      sampleOperation: toStorable(operation),
    })),
  )
}

/** Removes control characters and cuts long names, which come from clients and must not make a whole flush fail. */
const toStorable = (text: string | null) => text?.replaceAll(/\p{Cc}/gu, '').slice(0, MAX_NAME_LENGTH) ?? null

const toIso = (time: number) => new Date(time).toISOString()

/** Adds the counts to the stored ones in one statement. The rows are sorted by key, so that two servers do not deadlock. */
async function addToUsage(control: Database, rows: object[]): Promise<void> {
  await sql`
    insert into control.usage as known
           (day, "tenantId", credential, "clientName", "clientVersion", item, kind, count, "firstAt", "lastAt", "sampleOperation")
    select day, "tenantId", credential, "clientName", "clientVersion", item, kind, sum(count), min("firstAt"), max("lastAt"),
           (array_agg("sampleOperation" order by "lastAt" desc))[1]
      from json_to_recordset(${JSON.stringify(rows)}::json)
           as used (day date, "tenantId" text, credential uuid, "clientName" text, "clientVersion" text, item text, kind text,
                    count bigint, "firstAt" timestamptz, "lastAt" timestamptz, "sampleOperation" text)
           -- The counts of a tenant that was deleted meanwhile are dropped.
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
