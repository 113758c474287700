/** The database of a tenant, on the server of the control database. Nothing here runs inside a transaction, which PostgreSQL would refuse. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.js'

const MAX_NAME_BYTES = 63

/** Returns a name that begins with that of the control database, so that two installations on one server do not collide. */
export async function databaseNameFor(control: Database, tenantId: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database()::text as name`.execute(control)
  const base = rows[0]?.name ?? ''
  const name = `${base}_t_${tenantId}`
  if (Buffer.byteLength(name) <= MAX_NAME_BYTES) return name
  // PostgreSQL would truncate the name, and with it the difference between two tenants.
  const end = `_${createHash('sha256').update(base).digest('hex').slice(0, 12)}_t_${tenantId}`
  return base.replaceAll(/\W/g, '').slice(0, MAX_NAME_BYTES - end.length) + end
}

export async function databaseExists(control: Database, name: string): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_database where datname = ${name}`.execute(control)
  return rows.length > 0
}

export async function createDatabase(control: Database, name: string): Promise<void> {
  await sql`create database ${sql.id(name)}`.execute(control)
}

/** Drops a database and ends its connections. */
export async function dropDatabase(control: Database, name: string): Promise<void> {
  await sql`drop database if exists ${sql.id(name)} with (force)`.execute(control)
}
