/**
 * Records search terms that found nothing. They are counted in memory and stored every few seconds; both are limited, so that a visitor who
 * searches for random words fills neither the memory nor the table.
 */
import { sql } from 'kysely'
import type { Limit } from '../../../core/auth/rate-limiter.js'
import { type Clock, DAY_MS } from '../../../core/base/clock.js'
import { RateLimited } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import type { Database } from '../../../db/database.js'
import type { Tenants } from '../../../db/tenants/tenants.js'
import type { ProductSearch } from './conditions.js'

/** The number of terms that a tenant keeps per day, and for how many days. */
const MAX_TERMS_PER_DAY = 500
const KEPT_DAYS = 180
/** The number of terms and tenants that wait to be stored; further ones are dropped. */
const MAX_WAITING = 500
const MAX_TENANTS = 1000
const MAX_TERM_LENGTH = 64
const FLUSH_MS = 10_000
/** The number of terms without results that count per network address. */
const MISSES_PER_ADDRESS: Limit = { burst: 60, perMinute: 60 }

export interface SearchMisses {
  add(tenantId: string, channelId: number, term: string): void
  /** Stores what was counted. */
  flush(): Promise<void>
  end(): Promise<void>
}

interface MissParts {
  tenants: Pick<Tenants, 'open'>
  clock: Clock
  onError: (error: unknown, what: string) => void
}

/** Counts by tenant, channel and term. */
type Waiting = Map<string, Map<string, { channelId: number; term: string; count: number }>>

export function openSearchMisses({ tenants, clock, onError }: MissParts): SearchMisses {
  let waiting: Waiting = new Map()
  let lastFlush = Promise.resolve()

  const store = async () => {
    const stored = waiting
    waiting = new Map()
    for (const [tenantId, terms] of stored) {
      const db = await tenants.open(tenantId).catch(() => null)
      if (db) await storeMisses(db, clock(), [...terms.values()]).catch((error) => onError(error, 'storing search terms'))
    }
  }
  const flush = () => {
    lastFlush = lastFlush.then(store)
    return lastFlush
  }
  const timer = setInterval(() => void (waiting.size && flush()), FLUSH_MS).unref()

  return {
    add(tenantId, channelId, term) {
      const terms = waiting.get(tenantId) ?? new Map()
      if (!waiting.has(tenantId) && waiting.size >= MAX_TENANTS) return
      waiting.set(tenantId, terms)
      const key = `${channelId} ${term}`
      const known = terms.get(key)
      if (known) known.count++
      else if (terms.size < MAX_WAITING) terms.set(key, { channelId, term, count: 1 })
    },
    flush,
    end: () => {
      clearInterval(timer)
      return flush()
    },
  }
}

/** Adds counts to the terms of today. New terms are added until the day has its maximum. Rows are sorted, so that two servers do not deadlock. */
async function storeMisses(db: Database, now: Date, misses: readonly object[]): Promise<void> {
  if (!misses.length) return
  const day = now.toISOString().slice(0, 10)
  await sql`
    insert into "searchTermMiss" as known (day, "channelId", term, count, "lastAt")
    select ${day}::date, missed."channelId", missed.term, missed.count, ${now}::timestamptz
      from (select given."channelId", given.term, given.count, row_number() over (partition by old.term is null order by given.count desc, given.term) as place, old.term is null as "isNew"
              from json_to_recordset(${JSON.stringify(misses)}::json) as given ("channelId" int, term text, count int)
              left join "searchTermMiss" old on old.day = ${day}::date and old."channelId" = given."channelId" and old.term = given.term) missed
     where not missed."isNew"
        or missed.place <= ${MAX_TERMS_PER_DAY} - (select count(*) from "searchTermMiss" where day = ${day}::date)
     order by missed."channelId", missed.term
    on conflict (day, "channelId", term) do update
       set count = least(known.count::bigint + excluded.count, 2147483647)::int, "lastAt" = excluded."lastAt"`.execute(db)
}

/** Deletes terms that are too old. */
export async function deleteOldMisses(db: Database, now: Date): Promise<void> {
  const first = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10)
  await sql`delete from "searchTermMiss" where day < ${first}::date`.execute(db)
}

/** The members of a search that do not narrow it: with any other, a search without results does not show that the term is missing. */
const WIDE = new Set([
  'term',
  'language',
  'page',
  'offset',
  'statuses',
  'hidden',
  'sortInputs',
  'searchFields',
  'userId',
  'companyId',
  'getDescendants',
  'applyOrderlists',
  'orderlistIds',
])

const isNarrowing = ([name, value]: [string, unknown]) =>
  !WIDE.has(name) && value != null && !(Array.isArray(value) && value.length === 0)

/** Notes the term of a search of the whole catalogue that found nothing. */
export function noteMiss(ctx: Ctx, search: Pick<ProductSearch, 'term' | 'page'>, itemsFound: number): void {
  const term = search.term && itemsFound === 0 && (search.page ?? 1) === 1 ? normalizeTerm(search.term) : null
  if (!term || Object.entries(search).some(isNarrowing)) return
  const { services, actor, client } = ctx
  try {
    services.limiter.take('search terms without results', client.address, MISSES_PER_ADDRESS)
  } catch (error) {
    if (error instanceof RateLimited) return
    throw error
  }
  services.searchMisses.add(actor.tenantId, actor.channelId, term)
}

/** Returns the term in lower case with single spaces. Very short or long terms are not recorded, nor e-mail addresses, which are personal. */
function normalizeTerm(text: string): string | null {
  const term = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
  return term.length < 2 || term.length > MAX_TERM_LENGTH || term.includes('@') ? null : term
}
