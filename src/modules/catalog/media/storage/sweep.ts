/** Deletes unused files. The database remembers them until they are deleted, so that a crash loses none. */
import { sql } from 'kysely'
import type { Clock } from '../../../../core/base/clock.js'
import type { Ctx } from '../../../../core/context.js'
import type { FileStore } from '../../../../core/files/files.js'
import type { Database } from '../../../../db/database.js'
import type { Tenants } from '../../../../db/tenants/tenants.js'
import { sweepTenants } from '../../../platform/tenant/tenant.files.js'
import { isSharedKey } from './links.js'
import { markStale, releaseQuotaSql } from './quota.js'

const AT_ONCE = 100

/** Runs the work, then deletes the files it left unused; failures are retried later. */
export async function sweepAfter<T>(ctx: Ctx, work: () => Promise<T>): Promise<T> {
  const done = await work()
  if (!ctx.db.isTransaction) await sweepFiles(ctx.db, ctx.services.files).catch(() => undefined)
  return done
}

/** Deletes up to a hundred unused files of one tenant and returns their number. No connection is held during storage requests. */
async function sweepFiles(db: Database, files: FileStore): Promise<number> {
  const { rows } = await sql<{ key: string }>`select key from "mediaOrphan" limit ${AT_ONCE}`.execute(db)
  const keys = rows.map(({ key }) => key)
  // Other media may still show a shared file.
  for (const key of keys) if (!isSharedKey(key)) await files.remove(key)
  if (keys.length) await forget(db, keys)
  return keys.length
}

/** Forgets deleted files and releases their quota. If two sweeps have the same files, only one does. */
const forget = (db: Database, keys: readonly string[]) =>
  sql`
    with mine as materialized (select key from "mediaOrphan" where key = any(${keys}) for update skip locked),
    forgotten as (delete from "mediaOrphan" where key in (select key from mine)),
    gone as (delete from "mediaFile" where key in (select key from mine) returning size, party), ${releaseQuotaSql}`.execute(db)

export interface Sweeper {
  /** Sweeps every tenant until nothing is left. */
  work(): Promise<void>
  start(): void
  stop(): Promise<void>
}

interface SweeperOptions {
  tenants: Tenants
  files: FileStore
  clock: Clock
  onError: (error: unknown, what: string) => void
}

const ROUND_MS = 60_000

/** Returns the job that deletes the files of deleted products, categories and tenants. */
export function openSweeper({ tenants, files, clock, onError }: SweeperOptions): Sweeper {
  let rounding: NodeJS.Timeout | undefined
  let turn: Promise<unknown> = Promise.resolve()
  const work = async () => {
    const ready = await tenants.control.selectFrom('control.tenant').select('id').where('ready', '=', true).execute()
    for (const { id } of ready)
      await sweepAll(id).catch((error) => onError(error, `unused files of the tenant ${id} could not be deleted yet`))
    await sweepTenants(tenants, files, (error, id) =>
      onError(error, `files of the deleted tenant ${id} could not be deleted yet`),
    )
  }
  const sweepAll = async (id: string) => {
    const db = await tenants.open(id)
    if (db) await markStale(db, clock())
    while (db && (await sweepFiles(db, files)) === AT_ONCE);
  }
  const round = () => {
    turn = turn.then(work).catch((error) => onError(error, 'unused files are deleted in the next sweep'))
  }
  return {
    work,
    start() {
      rounding = setInterval(round, ROUND_MS).unref()
    },
    async stop() {
      clearInterval(rounding)
      await turn
    },
  }
}
