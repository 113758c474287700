import pg from 'pg'
import { migrateAll } from '../../boot.js'
import type { Clock } from '../../core/base/clock.js'
import { requireUsableDatabase } from '../startup-checks.js'
import { CommandFailure } from '../usage.js'

/** Runs work on one connection to a database. */
export async function withConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'wharf-copy' })
  client.on('error', () => undefined)
  await client.connect()
  // Values are compared as texts, which must be formatted the same on every server.
  await client.query(
    `set timezone = 'UTC'; set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres'; set extra_float_digits = 1`,
  )
  return work(client).finally(() => client.end())
}

/** Creates the tables in a database that has none yet. */
export async function prepareEmptyDatabase(url: string, clock: Clock): Promise<void> {
  await requireEmptyDatabase(url)
  await migrateAll(url, clock)
}

/** Throws if a database already has Wharf tables: nothing is ever overwritten. */
export async function requireEmptyDatabase(url: string): Promise<void> {
  await requireUsableDatabase(url)
  const isUsed = await withConnection(url, async (client) => {
    const { rowCount } = await client.query(`select from pg_tables where schemaname in ('public', 'control') limit 1`)
    return rowCount !== 0
  })
  if (isUsed)
    throw new CommandFailure(
      `The database "${new URL(url).pathname.slice(1)}" has tables already. Name an empty one: nothing is overwritten.`,
    )
}
