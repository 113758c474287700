/**
 * The files in which a node keeps the indexes of its tenants, so that a server that starts need not build them. An index is also built by one process
 * only, if several serve one port: the others wait for its file.
 */
import { randomUUID } from 'node:crypto'
import { mkdir, open, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { systemClock } from '../../../../core/base/clock.js'
import type { Database } from '../../../../db/database.js'
import { readRecords } from '../memory/index-file.js'
import type { CatalogueState } from './blocks.js'

/** The head of a file: of which database it is, its row in "searchSnapshot", and the state of the catalogue. */
interface FileHead extends Omit<CatalogueState, 'blocks'> {
  database: string
  uuid: string
  blocks: [block: number, version: number][]
}

/** A file that may be used. */
export interface UsableFile {
  /** The head as it is in the file. */
  head: string
  state: CatalogueState
}

/** A process that builds an index touches its lock this often; one that was not touched for much longer is that of a process that has ended. */
const TOUCH_MS = 5000
const DEAD_MS = 6 * TOUCH_MS
/** Rows of files that nobody has written again for so long are deleted, and their files with them. */
const KEPT_DAYS = 30

/** Files are dated by the machine, not by the server's clock. */
const machineTime = systemClock(null)

export class IndexFile {
  readonly path: string

  constructor(
    readonly db: Database,
    folder: string,
    tenantId: string,
  ) {
    this.path = join(folder, `${encodeURIComponent(tenantId)}.index`)
  }

  /** Returns the file if it belongs to this database as it is now and has at most `maxBytes`; null otherwise, or if there is none. */
  async find(maxBytes: number): Promise<UsableFile | null> {
    const [head, bytes] = await Promise.all([this.#readHead(), sizeOf(this.path)])
    if (head === null || bytes > maxBytes) return null
    const { database, uuid, blocks, ...state } = JSON.parse(head) as FileHead
    const { rows } = await sql<{ isKnown: boolean }>`
      select ${DATABASE} = ${database} and exists (select from "searchSnapshot" where uuid = ${uuid}::uuid) as "isKnown"`.execute(
      this.db,
    )
    return rows[0]?.isKnown ? { head, state: { ...state, blocks: new Map(blocks) } } : null
  }

  /** Returns the age of the file in milliseconds; null if there is none. */
  age = (): Promise<number | null> => ageOf(this.path)

  /**
   * Writes the file with `write`, which gets its path and head. Its row is written after the state was read: a database with this row contains
   * everything that the file does.
   */
  async save(
    { blocks, ...state }: CatalogueState,
    at: Date,
    write: (path: string, head: string) => Promise<unknown>,
  ): Promise<void> {
    const uuid = randomUUID()
    const before = await this.#readHead()
    const { rows } = await sql<{ name: string }>`select ${DATABASE} as name`.execute(this.db)
    await mkdir(dirname(this.path), { recursive: true, mode: 0o700 })
    const head: FileHead = { ...state, uuid, database: rows[0]?.name ?? '', blocks: [...blocks] }
    await write(this.path, JSON.stringify(head))
    const replaced = before === null ? null : (JSON.parse(before) as FileHead).uuid
    await sql`
      with gone as (
        delete from "searchSnapshot" where uuid = ${replaced}::uuid or "createdAt" < ${at}::timestamptz - make_interval(days => ${KEPT_DAYS}))
      insert into "searchSnapshot" (uuid, "createdAt") values (${uuid}, ${at})`.execute(this.db)
  }

  /** Takes the right to build the index; returns null while another process has it. The result gives it back. */
  async lock(): Promise<(() => Promise<void>) | null> {
    const path = `${this.path}.building`
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const age = await ageOf(path)
    if (age !== null && age < DEAD_MS) return null
    await rm(path, { force: true })
    try {
      await (await open(path, 'wx', 0o600)).close()
    } catch {
      return null
    }
    const timer = setInterval(() => utimes(path, machineTime(), machineTime()).catch(() => undefined), TOUCH_MS)
    timer.unref()
    return async () => {
      clearInterval(timer)
      await rm(path, { force: true })
    }
  }

  /** Returns the head of the file; null if there is no file that can be read. */
  async #readHead(): Promise<string | null> {
    try {
      const records = readRecords(this.path)
      const { value } = await records.next()
      await records.return(undefined)
      return (value as { head: string }).head
    } catch {
      return null
    }
  }
}

/** Names the database: its transactions have numbers of their own. A database that was restored from a dump has another name. */
const DATABASE = sql`
  (select concat_ws(' ', system_identifier, (select oid from pg_database where datname = current_database())) from pg_control_system())`

const sizeOf = async (path: string): Promise<number> => (await stat(path).catch(() => null))?.size ?? 0

async function ageOf(path: string): Promise<number | null> {
  try {
    return machineTime().getTime() - (await stat(path)).mtimeMs
  } catch {
    return null
  }
}
