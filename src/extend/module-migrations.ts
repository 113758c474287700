/**
 * Creates and changes the tables of modules. Each module has a schema and a role of its own in the database of a tenant: its migrations run with
 * that role, which may use nothing else.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { BadConfig } from '../core/environment.js'
import { withAwaitedLock } from '../db/held-lock.js'
import type { Migration } from './api/module.js'
import { badModule } from './bad-module.js'

/** A module with tables. */
export interface MigratedModule {
  name: string
  migrations: readonly Migration[]
}

const LOCK = 7_416_002

export const SCHEMA_PREFIX = 'module_'

/** The names of modules have only letters, digits and hyphens. */
export const schemaOf = (module: string): string => SCHEMA_PREFIX + module.replaceAll('-', '_')
const roleOf = (module: string): string => `wharf_${schemaOf(module)}`

/** Reads the migrations of a module from its folder. */
export function readMigrations(module: string, given: URL | readonly Migration[] | undefined): readonly Migration[] {
  if (given === undefined) return []
  if (!(given instanceof URL)) return [...given].sort((a, b) => (a.name < b.name ? -1 : 1))
  const folder = fileURLToPath(given)
  try {
    const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))
    return files.sort().map((file) => ({ name: file.replace(/\.sql$/, ''), sql: readFileSync(join(folder, file), 'utf8') }))
  } catch (error) {
    throw badModule(module, `its migrations cannot be read: ${(error as Error).message}`)
  }
}

const checksumOf = ({ sql }: Migration) => createHash('sha256').update(sql).digest('hex')

/** Applies the pending migrations of a module to the database of a tenant, and returns their names. */
export async function migrateModule(url: string, module: MigratedModule, at: Date): Promise<string[]> {
  return withAwaitedLock(url, LOCK, () =>
    withClient(url, async (client) => {
      await createSchema(client, module.name, at)
      const pending = await findPending(client, module)
      for (const migration of pending) await apply(client, module.name, migration, at)
      return pending.map(({ name }) => `${module.name}/${name}`)
    }),
  )
}

/** Lists the pending migrations of a module. Nothing is changed. */
export const pendingOfModule = (url: string, module: MigratedModule): Promise<string[]> =>
  withClient(url, async (client) => {
    const { rowCount } = await client.query('select from pg_namespace where nspname = $1', [schemaOf(module.name)])
    const pending = rowCount ? await findPending(client, module) : module.migrations
    return pending.map(({ name }) => `${module.name}/${name}`)
  })

/** Deletes the tables of a module, and its role if no other database uses it. */
export const dropModule = (url: string, module: string): Promise<void> =>
  withClient(url, async (client) => {
    await client.query(`drop schema if exists ${schemaOf(module)} cascade`)
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [roleOf(module)])
    if (rowCount) await client.query(`drop owned by ${roleOf(module)}`)
    // The role may have tables in the databases of other tenants.
    if (rowCount) await client.query(`drop role ${roleOf(module)}`).catch(ignoreDependents)
  })

const DEPENDENT_OBJECTS = '2BP01'

function ignoreDependents(error: { code?: string }): void {
  if (error.code !== DEPENDENT_OBJECTS) throw error
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'wharf-migrate' })
  await client.connect()
  return work(client).finally(() => client.end())
}

async function createSchema(client: pg.Client, module: string, at: Date): Promise<void> {
  const [schema, role] = [schemaOf(module), roleOf(module)]
  const { rowCount } = await client.query(
    `select from pg_roles r where rolname = $1 and pg_has_role(current_user, r.oid, 'member')`,
    [role],
  )
  if (!rowCount) await createRole(client, module)
  await client.query(`create schema if not exists ${schema}`)
  await client.query(`grant usage, create on schema ${schema} to ${role}`)
  await client.query(`
    create table if not exists ${schema}._migration (name text primary key, checksum text not null, "appliedAt" timestamptz(3) not null);
    create table if not exists ${schema}._event (
      id bigint primary key, attempts int not null default 0, "dueAt" timestamptz(3) not null, "doneAt" timestamptz(3), error text);
    create table if not exists ${schema}._job (name text primary key, "startedAt" timestamptz(3) not null);
    create table if not exists ${schema}._start (at timestamptz(3) primary key)`)
  await client.query(`insert into ${schema}._start (at) select $1 where not exists (select from ${schema}._start)`, [at])
}

const INSUFFICIENT_PRIVILEGE = '42501'

async function createRole(client: pg.Client, module: string): Promise<void> {
  const role = roleOf(module)
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
  try {
    if (!rowCount) await client.query(`create role ${role} nologin`)
    await client.query(`grant ${role} to current_user`)
  } catch (error) {
    if ((error as { code?: string }).code !== INSUFFICIENT_PRIVILEGE) throw error
    const { rows } = await client.query<{ user: string }>('select quote_ident(current_user) as user')
    throw new BadConfig(
      `The module "${module}" needs the role ${role}, which the user of DATABASE_URL may not create. Let an administrator run: create role ${role} nologin; grant ${role} to ${rows[0]?.user};`,
    )
  }
}

async function findPending(client: pg.Client, { name, migrations }: MigratedModule): Promise<readonly Migration[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    `select name, checksum from ${schemaOf(name)}._migration`,
  )
  const applied = new Map(rows.map((row) => [row.name, row.checksum]))
  const edited = migrations.find((each) => applied.has(each.name) && applied.get(each.name) !== checksumOf(each))
  if (edited)
    throw badModule(
      name,
      `its migration ${edited.name} was edited after it had been applied. Restore it, and add a new one instead.`,
    )
  const unknown = [...applied.keys()].filter((each) => !migrations.some((migration) => migration.name === each))
  if (unknown.length)
    throw badModule(name, `its tables were changed by a newer version (${unknown.join(', ')}). Install that version again.`)
  return migrations.filter((each) => !applied.has(each.name))
}

async function apply(client: pg.Client, module: string, migration: Migration, at: Date): Promise<void> {
  const [schema, role] = [schemaOf(module), roleOf(module)]
  try {
    await client.query(`begin; set local lock_timeout = '5s'; set local role ${role}; set local search_path = ${schema}`)
    await client.query(migration.sql)
    await requireOwnRole(client, role)
    await client.query('reset role')
    await client.query(`insert into ${schema}._migration (name, checksum, "appliedAt") values ($1, $2, $3)`, [
      migration.name,
      checksumOf(migration),
      at,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw badModule(module, `its migration ${migration.name} failed: ${(error as Error).message}`, error)
  }
}

/** Throws if a migration has left its role or its transaction. */
async function requireOwnRole(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<{ user: string }>('select current_user as user')
  if (rows[0]?.user !== role) throw new Error('it must not change the role or end the transaction')
}
