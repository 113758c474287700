/** Deletes files that no medium shows any more. The database remembers them until they are gone, so that a crash forgets none. */
import { sql } from 'kysely'
import type { Ctx } from '../../../core/context.js'
import type { FileStore } from '../../../core/files.js'
import type { Tenants } from '../../../core/tenants.js'
import type { Database } from '../../../db/database.js'

const AT_ONCE = 100

/** Does the work, then deletes what it left behind; what cannot be deleted now is tried again later. */
export async function sweepAfter<T>(ctx: Ctx, work: () => Promise<T>): Promise<T> {
  const done = await work()
  if (!ctx.db.isTransaction) await sweepFiles(ctx.db, ctx.files).catch(() => undefined)
  return done
}

/** Deletes up to a hundred orphans of one tenant and answers how many those were. Two sweeps never take the same. */
const sweepFiles = (db: Database, files: FileStore): Promise<number> =>
  db.transaction().execute(async (inner) => {
    const { rows } = await sql<{ key: string }>`
      delete from "mediaOrphan" where key in (select key from "mediaOrphan" limit ${AT_ONCE} for update skip locked) returning key
    `.execute(inner)
    for (const { key } of rows) await files.remove(key)
    return rows.length
  })

export interface Sweeper {
  /** Sweeps for every tenant until nothing is left. */
  work(): Promise<void>
  start(): void
  stop(): Promise<void>
}

interface SweeperOptions {
  tenants: Tenants
  files: FileStore
  onError: (error: unknown, what: string) => void
}

const ROUND_MS = 60_000

/** Looks after what went with the products and categories that were deleted. */
export function openSweeper({ tenants, files, onError }: SweeperOptions): Sweeper {
  let rounding: NodeJS.Timeout | undefined
  let turn: Promise<unknown> = Promise.resolve()
  const work = async () => {
    const ready = await tenants.control.selectFrom('control.tenant').select('id').where('ready', '=', true).execute()
    for (const { id } of ready) {
      const db = await tenants.open(id)
      while (db && (await sweepFiles(db, files)) === AT_ONCE);
    }
  }
  const round = () => {
    turn = turn.then(work).catch((error) => onError(error, 'files that nobody shows any more wait for the next sweep'))
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
