/** How much the files of a tenant take, and how much they may. Room is made before a file is stored, in a moment of its own: nobody waits for another's upload. */
import { sql } from 'kysely'
import { refused } from '../../../../core/base/errors.js'
import type { Ctx } from '../../../../core/context.js'
import type { Database } from '../../../../db/database.js'

/** Makes room for a file, or refuses it. Two who ask at once never get the same room. */
export async function reserveQuota({ db, now, files }: Ctx, key: string, size: number): Promise<void> {
  const { quota } = files.rules
  const fits = (bytes: ReturnType<typeof sql>) => sql`(${quota}::int8 is null or ${bytes} <= ${quota}::int8)`
  const { rows } = await sql`
    with room as (
      insert into "mediaUsage" (id, bytes) select true, ${size}::int8 where ${fits(sql`${size}::int8`)}
      on conflict (id) do update set bytes = "mediaUsage".bytes + excluded.bytes
       where ${fits(sql`"mediaUsage".bytes + excluded.bytes`)} returning id)
    insert into "mediaFile" (key, size, "reservedAt") select ${key}, ${size}, ${now} from room returning key`.execute(db)
  if (rows.length === 0) throw full(size, await bytesTaken(db), quota)
}

const full = (size: number, taken: number, quota: number | null) =>
  refused(
    'MEDIA_QUOTA_EXCEEDED',
    `There is no room for a file of ${size} bytes: the files of this tenant take ${taken} of the ${quota} bytes that they may`,
  )

async function bytesTaken(db: Database): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select bytes::float8 as bytes from "mediaUsage"`.execute(db)
  return rows[0]?.bytes ?? 0
}

/** Gives back the room of files that are gone. */
export async function releaseQuota(db: Database, keys: readonly string[]): Promise<void> {
  await sql`
    with gone as (delete from "mediaFile" where key = any(${keys}) returning size)
    update "mediaUsage" set bytes = bytes - (select sum(size) from gone) where exists (select from gone)`.execute(db)
}

/** An upload is done or has failed long before: what no medium shows by then is what a crash left behind. */
const STALE_MS = 24 * 3_600_000

/** Notes files that a crash left behind among those that nobody shows any more. */
export async function markStale(db: Database, now: Date): Promise<void> {
  await sql`
    insert into "mediaOrphan" (key)
    select key from "mediaFile" where not settled and "reservedAt" < ${new Date(now.getTime() - STALE_MS)}
    on conflict do nothing`.execute(db)
}
