/** The storage quota of a tenant. Quota is reserved before a file is stored, in its own short transaction, so that uploads do not wait for each other. */
import { sql } from 'kysely'
import { refused } from '../../../../core/base/errors.js'
import type { Ctx } from '../../../../core/context.js'
import type { Database } from '../../../../db/database.js'

/** Returns the connection for reservations. They are made outside the transaction of a request, so that files left behind by a crash are known. A dry run stores no file, and its snapshot would not see them. */
export const quotaDatabase = ({ db, request }: Ctx): Database =>
  request && !request.isDryRun && !request.isSnapshot ? request.outside.db : db

/** Reserves quota for a file, or refuses it; concurrent requests cannot exceed it. A file of a party also counts against the party's quota. */
export async function reserveQuota(ctx: Ctx, key: string, size: number, party: string | null): Promise<void> {
  const { quota, partyQuota } = ctx.services.files.rules
  const { now } = ctx
  const db = quotaDatabase(ctx)
  const { rows } = await sql<{ isStored: boolean; isOverParty: boolean }>`
    with party as (
      insert into "mediaPartyUsage" (party, bytes) select ${party}, ${size}::int8
       where ${party}::text is not null and ${fits(sql`${size}::int8`, partyQuota)}
      on conflict (party) do update set bytes = "mediaPartyUsage".bytes + excluded.bytes
       where ${fits(sql`"mediaPartyUsage".bytes + excluded.bytes`, partyQuota)} returning party
    ), module as (
      insert into "mediaUsage" (id, bytes) select true, ${size}::int8
       where ${fits(sql`${size}::int8`, quota)} and (${party}::text is null or exists (select from party))
      on conflict (id) do update set bytes = "mediaUsage".bytes + excluded.bytes
       where ${fits(sql`"mediaUsage".bytes + excluded.bytes`, quota)} returning id
    ), stored as (
      insert into "mediaFile" (key, size, "reservedAt", party) select ${key}, ${size}, ${now}, ${party} from module returning key
    )
    select exists (select from stored) as "isStored",
           ${party}::text is not null and not exists (select from party) as "isOverParty"`.execute(db)
  const { isStored = false, isOverParty = false } = rows[0] ?? {}
  if (isStored) return
  if (isOverParty) throw partyQuotaExceeded(size, await bytesOfParty(db, party), partyQuota)
  if (party) await releaseParty(db, party, size)
  throw quotaExceeded(size, await bytesTaken(db), quota)
}

const fits = (bytes: ReturnType<typeof sql>, quota: number | null) => sql`(${quota}::int8 is null or ${bytes} <= ${quota}::int8)`

const quotaExceeded = (size: number, taken: number, quota: number | null) =>
  refused(
    'MEDIA_QUOTA_EXCEEDED',
    `There is no space for a file of ${size} bytes: the files of this tenant use ${taken} of ${quota} bytes`,
  )

const partyQuotaExceeded = (size: number, taken: number, quota: number | null) =>
  refused(
    'MEDIA_QUOTA_EXCEEDED',
    `There is no space for a file of ${size} bytes: the files that you uploaded use ${taken} of ${quota} bytes`,
  )

async function bytesTaken(db: Database): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select bytes::float8 as bytes from "mediaUsage"`.execute(db)
  return rows[0]?.bytes ?? 0
}

async function bytesOfParty(db: Database, party: string | null): Promise<number> {
  const found = sql<{ bytes: number }>`select bytes::float8 as bytes from "mediaPartyUsage" where party = ${party}`
  return (await found.execute(db)).rows[0]?.bytes ?? 0
}

const releaseParty = (db: Database, party: string, size: number) =>
  sql`update "mediaPartyUsage" set bytes = bytes - ${size} where party = ${party}`.execute(db)

/**
 * The end of a statement that has deleted the files in `gone`: releases their quota. The rows of parties are locked before that of the tenant,
 * as in `reserveQuota`, which prevents deadlocks: the last part depends on the one before it.
 */
export const releaseQuotaSql = sql`
    ofparties as (
      update "mediaPartyUsage" u set bytes = u.bytes - g.size
        from (select party, sum(size) as size from gone where party is not null group by party) g where g.party = u.party
      returning u.party)
    update "mediaUsage" set bytes = bytes - (select sum(size) from gone)
     where (select count(*) from ofparties) >= 0 and exists (select from gone)`

/** Releases the quota of deleted files. */
export async function releaseQuota(db: Database, keys: readonly string[]): Promise<void> {
  await sql`
    with gone as (delete from "mediaFile" where key = any(${keys}) returning size, party), ${releaseQuotaSql}`.execute(db)
}

/** Adds files to the unused files, which the next sweep deletes. */
export async function markUnused(db: Database, keys: readonly string[]): Promise<void> {
  await sql`insert into "mediaOrphan" (key) select unnest(${keys}::text[]) on conflict do nothing`.execute(db)
}

/** By then, every upload has succeeded or failed: a file without a medium was left behind by a crash. */
const STALE_MS = 24 * 3_600_000

/** Adds files left behind by a crash to the unused files. */
export async function markStale(db: Database, now: Date): Promise<void> {
  await sql`
    insert into "mediaOrphan" (key)
    select key from "mediaFile" where not settled and "reservedAt" < ${new Date(now.getTime() - STALE_MS)}
    on conflict do nothing`.execute(db)
}
