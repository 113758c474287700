/** Plain-SQL migrations: forward only, each in one transaction, one node at a time. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import pg from 'pg'
import type { Database } from './database.js'

interface Migration {
  name: string
  sql: string
  checksum: string
}

/** `control` holds tenants and credentials, `tenant` everything that belongs to one merchant. */
export type Part = 'control' | 'tenant'

const LEDGER: Record<Part, string> = { control: 'control.migration', tenant: 'public.migration' }
const MIGRATION_LOCK = 7_416_001
const LOCK_ATTEMPTS = 10

function migrationsOf(part: Part): Migration[] {
  const folder = join(migrationsFolder(), part)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const sql = readFileSync(join(folder, file), 'utf8')
      return { name: file.replace(/\.sql$/, ''), sql, checksum: createHash('sha256').update(sql).digest('hex') }
    })
}

/** Sources, bundle and command line lie at different depths below the project's root. */
function migrationsFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'migrations', 'tenant'))) {
    const parent = dirname(folder)
    if (parent === folder) throw new Error('The migrations folder is missing beside the server.')
    folder = parent
  }
  return join(folder, 'migrations')
}

/** Brings one part of one database up to date and answers the names of what it applied. */
export async function migrate(url: string, part: Part, at: Date): Promise<string[]> {
  return withClient(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await prepareLedger(client, part)
    const pending = pendingOf(part, await appliedOf(client, part))
    for (const migration of pending) await apply(client, part, migration, at)
    return pending.map(({ name }) => name)
  })
}

/** What a database still lacks; `/ready` asks. */
export async function pendingMigrations(db: Database): Promise<string[]> {
  return [...(await pendingIn(db, 'control')), ...(await pendingIn(db, 'tenant'))]
}

/** What one part of a database still lacks: everything, where nothing was ever applied. */
export async function pendingIn(db: Database, part: Part): Promise<string[]> {
  const { rows } = await sql<Applied>`select name, checksum from ${sql.table(LEDGER[part])}`.execute(db).catch(asEmpty)
  return pendingOf(part, byName(rows)).map(({ name }) => name)
}

const NO_SUCH_TABLE = '42P01'

function asEmpty(error: { code?: string }): { rows: Applied[] } {
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

async function prepareLedger(client: pg.Client, part: Part) {
  if (part === 'control') await client.query('create schema if not exists control')
  await client.query(
    `create table if not exists ${LEDGER[part]} (name text primary key, checksum text not null, "appliedAt" timestamptz(3) not null)`,
  )
}

async function appliedOf(client: pg.Client, part: Part): Promise<Map<string, string>> {
  return byName((await client.query<Applied>(`select name, checksum from ${LEDGER[part]}`)).rows)
}

interface Applied {
  name: string
  checksum: string
}

const byName = (rows: readonly Applied[]) => new Map(rows.map(({ name, checksum }) => [name, checksum]))

/** Checksums of earlier forms that databases may have: a later migration leaves nothing of the difference. */
const EARLIER: Readonly<Record<string, string>> = {
  // Undone by 0022.
  '0019_search_version': '01efcb11a99ef3e8b986af29a6712a57909c078648eef8a34fb3f7e4f20c9a3e',
}

function pendingOf(part: Part, applied: Map<string, string>): Migration[] {
  const all = migrationsOf(part)
  for (const { name, checksum } of all)
    if (applied.has(name) && applied.get(name) !== checksum && applied.get(name) !== EARLIER[name])
      throw new Error(
        `Migration ${part}/${name} was edited after it had been applied. Restore it and add a new migration instead.`,
      )
  return all.filter(({ name }) => !applied.has(name))
}

/** A migration waits at most two seconds for its locks and then lets the traffic pass before it tries again. */
async function apply(client: pg.Client, part: Part, { name, sql, checksum }: Migration, at: Date) {
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query(`begin; set local lock_timeout = '2s'`)
      await client.query(sql)
      await client.query(`insert into ${LEDGER[part]} (name, checksum, "appliedAt") values ($1, $2, $3)`, [name, checksum, at])
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback')
      if ((error as { code?: string }).code !== '55P03' || attempt === LOCK_ATTEMPTS)
        throw new Error(`Migration ${part}/${name} failed: ${(error as Error).message}`, { cause: error })
    }
  }
}
