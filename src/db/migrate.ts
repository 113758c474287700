/** Applies plain SQL migrations: forward only, each in one transaction, and by one server at a time. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import pg from 'pg'
import type { Database } from './database.js'
import { withAwaitedLock } from './held-lock.js'
import { IN_BATCHES, type MigrationPlan, planMigration } from './migration/migration-plan.js'
import { findReach } from './reach.js'

interface MigrationFile {
  name: string
  sql: string
  checksum: string
}

/** `control` has the tables of tenants and credentials; `tenant` has all tables of one merchant. */
export type MigrationSet = 'control' | 'tenant'

const MIGRATION_TABLE: Record<MigrationSet, string> = { control: 'control.migration', tenant: 'public.migration' }
const MIGRATION_LOCK = 7_416_001
/** A migration that gets no lock tries again for about a minute. */
const LOCK_ATTEMPTS = 20
/** Between two attempts, the statements that have waited behind it run. */
const LOCK_PAUSE_MS = 1000

function readMigrationFiles(set: MigrationSet): MigrationFile[] {
  const folder = join(findMigrationsFolder(), set)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const sql = readFileSync(join(folder, file), 'utf8')
      return { name: file.replace(/\.sql$/, ''), sql, checksum: createHash('sha256').update(sql).digest('hex') }
    })
}

/** Finds the folder by searching upwards, because sources, bundle and command line are at different depths below the project's root. */
function findMigrationsFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'migrations', 'tenant'))) {
    const parent = dirname(folder)
    if (parent === folder) throw new Error('The migrations folder was not found next to the server.')
    folder = parent
  }
  return join(folder, 'migrations')
}

/** Applies the pending migrations of one set to a database and returns their names. */
export async function migrate(url: string, set: MigrationSet, at: Date): Promise<string[]> {
  return withAwaitedLock(url, MIGRATION_LOCK, () =>
    withClient(url, async (client) => {
      await createMigrationTable(client, set)
      const pending = selectPending(set, await readApplied(client, set))
      for (const migration of pending) await applyMigration(client, set, migration, at)
      if (pending.length && (await findReach(url)) === 'pooled') await switchJitOff(client)
      return pending.map(({ name }) => name)
    }),
  )
}

/** Disables JIT compilation for the role in this database, because a pooler refuses the start option. */
async function switchJitOff(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('alter role current_user in database %I set jit = off', current_database()) as statement`,
  )
  await client.query(rows[0]?.statement ?? '')
}

/** Lists the pending migrations of the control database, which also has the default tenant's tables. `/ready` uses it. */
export async function findPendingMigrations(db: Database): Promise<string[]> {
  return [...(await findPendingIn(db, 'control')), ...(await findPendingIn(db, 'tenant'))]
}

/** Lists the pending migrations of one set. In an empty database all of them are pending. */
export async function findPendingIn(db: Database, set: MigrationSet): Promise<string[]> {
  const { rows } = await sql<AppliedMigration>`select name, checksum from ${sql.table(MIGRATION_TABLE[set])}`
    .execute(db)
    .catch(treatMissingTableAsEmpty)
  return selectPending(set, checksumsByName(rows)).map(({ name }) => name)
}

/** Plans migrations of one set, by their names. */
export function planMigrations(set: MigrationSet, names: readonly string[]): Map<string, MigrationPlan> {
  const chosen = readMigrationFiles(set).filter(({ name }) => names.includes(name))
  return new Map(chosen.map(({ name, sql }) => [name, planMigration(`${set}/${name}`, sql)]))
}

const NO_SUCH_TABLE = '42P01'

function treatMissingTableAsEmpty(error: { code?: string }): { rows: AppliedMigration[] } {
  if (error.code === NO_SUCH_TABLE) return { rows: [] }
  throw error
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'wharf-migrate' })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function createMigrationTable(client: pg.Client, set: MigrationSet) {
  if (set === 'control') await client.query('create schema if not exists control')
  await client.query(
    `create table if not exists ${MIGRATION_TABLE[set]} (name text primary key, checksum text not null, "appliedAt" timestamptz(3) not null)`,
  )
}

async function readApplied(client: pg.Client, set: MigrationSet): Promise<Map<string, string>> {
  return checksumsByName((await client.query<AppliedMigration>(`select name, checksum from ${MIGRATION_TABLE[set]}`)).rows)
}

interface AppliedMigration {
  name: string
  checksum: string
}

const checksumsByName = (rows: readonly AppliedMigration[]) => new Map(rows.map(({ name, checksum }) => [name, checksum]))

/** Checksums of earlier versions of migrations that databases may have applied. A later migration removes the difference. */
const ACCEPTED_OLD_CHECKSUMS: Readonly<Record<string, string>> = {
  // Migration 0022 replaces what this one created.
  '0019_search_version': '01efcb11a99ef3e8b986af29a6712a57909c078648eef8a34fb3f7e4f20c9a3e',
}

function selectPending(set: MigrationSet, applied: Map<string, string>): MigrationFile[] {
  const all = readMigrationFiles(set)
  for (const { name, checksum } of all)
    if (applied.has(name) && applied.get(name) !== checksum && applied.get(name) !== ACCEPTED_OLD_CHECKSUMS[name])
      throw new Error(
        `Migration ${set}/${name} was edited after it had been applied. Restore it and add a new migration instead.`,
      )
  return all.filter(({ name }) => !applied.has(name))
}

/** Applies a migration: in one transaction, or in batches and then the note that it was applied. */
async function applyMigration(client: pg.Client, set: MigrationSet, { name, sql, checksum }: MigrationFile, at: Date) {
  const note = async () => {
    const values = [name, checksum, at]
    await client.query(`insert into ${MIGRATION_TABLE[set]} (name, checksum, "appliedAt") values ($1, $2, $3)`, values)
    return 0
  }
  const run = async () => (await client.query(sql)).rowCount ?? 0
  try {
    if (IN_BATCHES.test(sql)) while ((await inTransaction(client, run)) > 0);
    await inTransaction(client, async () => {
      if (!IN_BATCHES.test(sql)) await client.query(sql)
      return note()
    })
  } catch (error) {
    throw new Error(`Migration ${set}/${name} failed: ${(error as Error).message}`, { cause: error })
  }
}

const LOCK_NOT_AVAILABLE = '55P03'

/** Runs a transaction that waits at most two seconds for each lock. Then it rolls back, lets those run that wait behind it, and tries again. */
async function inTransaction(client: pg.Client, work: () => Promise<number>): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query(`begin; set local lock_timeout = '2s'`)
      const changed = await work()
      await client.query('commit')
      return changed
    } catch (error) {
      await client.query('rollback')
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE || attempt === LOCK_ATTEMPTS) throw error
      await new Promise((done) => setTimeout(done, LOCK_PAUSE_MS))
    }
  }
}
