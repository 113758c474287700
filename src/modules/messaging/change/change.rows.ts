/** The statements of the change feed. */
import { type RawBuilder, sql } from 'kysely'
import type { ChangeAction, ChangeType } from '../../../contract/contract.gen.js'
import type { Database } from '../../../db/database.js'
import type { Snapshot } from './change.cursor.js'

export interface ChangeRow {
  id: number
  type: ChangeType
  action: ChangeAction
  recordId: number
  uuid: string
}

/** The state of the feed at the time of the page: the snapshot of the rows, and how far the feed was pruned. */
export interface FeedState {
  feed: number
  prunedId: number
  snapshot: string
  top: number
}

const NO_END = '9223372036854775807'

/** The start of a page: `last` is the id before it. */
export interface Position {
  seen: Snapshot
  top: number
  window: Snapshot | null
  last: number
}

/**
 * Returns the unseen changes in the order of their ids, and the state of the feed, in one statement, so that both belong to the same snapshot.
 * Most of them are above `top`. Transactions that were open at the last read may have lower ids, and are found by their transaction; the
 * number of such a transaction may also be above `xmax`, which is the successor of the last completed one.
 * Within one record, ids are in commit order: a second transaction waits for the row until the first has committed.
 */
export async function readChanges(
  db: Database,
  { seen, top, window, last }: Position,
  { types, hasAllTypes }: { types: readonly ChangeType[]; hasAllTypes: boolean },
  limit: number,
): Promise<{ state: FeedState; rows: ChangeRow[] }> {
  const columns = sql`c.id, c.type, c.action, c."recordId", c.uuid`
  const isInWindow = sql`c.xid < ${window?.xmax ?? NO_END}::bigint and c.xid <> all(${window?.open ?? []}::bigint[])`
  const select = (where: RawBuilder<unknown>) => sql`
    (select ${columns} from "changeEntry" c
      where ${where} and c.type = any(${types}::text[]) and ${isInWindow} order by c.id limit ${limit}::int)`
  // One pass over all entries would read the whole feed for the few of a rare type. Only rows are compared in this way by the index of types and ids.
  const selectByType = (after: number, where: RawBuilder<unknown>) => sql`
    (select ${columns} from unnest(${types}::text[]) as asked(type) cross join lateral (
       select ${columns}, c.xid from "changeEntry" c
        where (c.type, c.id) > (asked.type, ${after}::bigint) and (c.type, c.id) <= (asked.type, ${NO_END}::bigint)
          and ${where} and ${isInWindow} order by c.type, c.id limit ${limit}::int) c
      order by c.id limit ${limit}::int)`
  const isOpen = sql`c.xid = any(${seen.open}::bigint[])`
  const isNewer = sql`c.xid >= ${seen.xmax}::bigint`
  const isBelow = sql`c.id > ${last}::bigint and c.id <= ${top}::bigint`
  const start = Math.max(top, last)
  const isUnseen = sql`(${isNewer} or ${isOpen})`
  const above = hasAllTypes ? select(sql`c.id > ${start}::bigint and ${isUnseen}`) : selectByType(start, isUnseen)
  const unseen = last < top ? [above, select(sql`${isBelow} and ${isOpen}`), select(sql`${isBelow} and ${isNewer}`)] : [above]
  const { rows } = await sql<FeedState & ChangeRow>`
    select f.feed::int8::float8, f."prunedId"::float8, f.snapshot, f.top::float8,
           p.id::float8, p.type, p.action, p."recordId", p.uuid
      from (select (select oid from pg_database where datname = current_database()) as feed, "prunedId",
                   pg_current_snapshot()::text as snapshot, (select coalesce(max(id), 0) from "changeEntry") as top from "changeFeed") f
      left join lateral (
        select u.id, u.type, u.action, u."recordId", u.uuid from (${sql.join(unseen, sql` union all `)}) u
         order by u.id limit ${limit}::int) p on true
     order by p.id`.execute(db)
  const [state] = rows
  if (!state) throw new Error('The change feed has no state')
  return { state, rows: rows.filter(({ id }) => id !== null) }
}

/** Returns the history that cursors belong to, and how far it was pruned. */
export async function readFeed(db: Database): Promise<Pick<FeedState, 'feed' | 'prunedId'>> {
  const { rows } = await sql<Pick<FeedState, 'feed' | 'prunedId'>>`
    select (select oid from pg_database where datname = current_database())::int8::float8 as feed, "prunedId"::float8 from "changeFeed"`.execute(
    db,
  )
  return rows[0] ?? { feed: 0, prunedId: 0 }
}

interface Mark {
  snapshot: string
  top: number
}

/** Returns the position of the feed at an instant, or shortly before it; null if that is before the first mark. */
export async function readMark(db: Database, instant: Date): Promise<Mark | null> {
  const { rows } = await sql<Mark>`
    select snapshot, top::float8 from "changeMark" where "markedAt" <= ${instant}::timestamptz order by "markedAt" desc limit 1`.execute(
    db,
  )
  return rows[0] ?? null
}

/** Records the position of the feed, if it has grown since the last time. */
export async function markChanges(db: Database, now: Date): Promise<void> {
  await sql`
    insert into "changeMark" ("markedAt", snapshot, top)
    select ${now}::timestamptz, pg_current_snapshot()::text, e.top from (select max(id) as top from "changeEntry") e
     where e.top > coalesce((select max(top) from "changeMark"), 0)
    on conflict ("markedAt") do nothing`.execute(db)
}

const PRUNE_BATCH = 5000

/** Deletes the changes before the last mark before an instant, in batches, so that nobody waits for it. */
export async function pruneChanges(db: Database, before: Date): Promise<number> {
  const mark = await readMark(db, before)
  if (!mark) return 0
  let total = 0
  for (let count = PRUNE_BATCH; count === PRUNE_BATCH; total += count) {
    const { rows } = await sql<{ count: number }>`
      with gone as (
        delete from "changeEntry" where id in (
          select id from "changeEntry" where id <= ${mark.top}::bigint order by id limit ${PRUNE_BATCH}::int) returning id),
      noted as (update "changeFeed" set "prunedId" = greatest("prunedId", (select max(id) from gone)) where exists (select from gone))
      select count(*)::int as count from gone`.execute(db)
    count = rows[0]?.count ?? 0
  }
  await sql`delete from "changeMark" where "markedAt" < ${before}::timestamptz and top < ${mark.top}::bigint`.execute(db)
  return total
}

/** Deletes the changes that came with a copy of a database, which numbers its transactions from the start. Called when a server starts. */
export async function restartCopiedFeed(db: Database): Promise<void> {
  await sql`
    with here as (select oid from pg_database where datname = current_database()),
         copied as (select from "changeFeed", here where "databaseOid" <> here.oid),
         marks as (delete from "changeMark" where exists (select from copied)),
         gone as (delete from "changeEntry" where exists (select from copied) returning id)
    update "changeFeed" set "databaseOid" = here.oid, "prunedId" = greatest("prunedId", (select max(id) from gone))
      from here where "databaseOid" <> here.oid`.execute(db)
}
