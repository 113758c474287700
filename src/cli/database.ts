/** Opens the database for a command: the configured one, the embedded one of a running server, or the embedded one, started for the command. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pendingMigrationsOfAllTenants } from '../boot.js'
import { type Config, readConfig } from '../config.js'
import { type Clock, systemClock } from '../core/base/clock.js'
import { type Database, openDatabase } from '../db/database.js'
import { tenantUrl } from '../db/tenants/tenants.js'
import { DataFolderInUse } from '../embedded-postgres/embedded.js'
import { findRunningUrl } from '../embedded-postgres/running.js'
import { openCheckedDatabase } from './startup-checks.js'
import { CommandFailure, UsageError } from './usage.js'

/** The context of a command. */
export interface CommandContext {
  config: Config
  clock: Clock
  url: string
  control: Database
}

/** Runs `work` on the database. Throws if migrations are pending: a command never migrates as a side effect. */
export async function withMigratedDatabase<T>(work: (context: CommandContext) => Promise<T>): Promise<T> {
  const config = readConfig()
  requireExistingDatabase(config)
  return withDatabaseUrl(config, async (url) => {
    const pending = await pendingMigrationsOfAllTenants(url)
    if (pending.length) throw new CommandFailure(pendingMessage(pending))
    const control = connectTo(url, 2)
    const clock = systemClock(config.clock)
    return work({ config, clock, url, control }).finally(() => control.destroy())
  })
}

function pendingMessage(pending: readonly string[]): string {
  return `Migrations are pending: ${pending.join(', ')}.\nNothing was changed. Apply them with wharf migrate, or start the server, and try again.`
}

const connectTo = (url: string, size: number) => openDatabase({ url, size, onError: (error) => console.error(error.message) })

/** Throws if there is no database yet, because commands that only read must not create one. */
export function requireExistingDatabase({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl || ['pg', 'pg.json'].some((name) => existsSync(join(dataDir, name)))) return
  throw new CommandFailure(
    `There is no database in ${resolve(dataDir)} yet (WHARF_DATA_DIR), and no DATABASE_URL. Start the server, or run wharf migrate.`,
  )
}

/** Opens the database as it is, runs `work` with its connection string, and stops what it started. */
export async function withDatabaseUrl<T>(config: Config, work: (url: string) => Promise<T>): Promise<T> {
  const { url, stop } = await openForCommand(config)
  return work(url).finally(stop)
}

async function openForCommand(config: Config): Promise<{ url: string; stop: () => Promise<void> }> {
  try {
    return await openCheckedDatabase(config, () => undefined, exitWithError)
  } catch (error) {
    const url = error instanceof DataFolderInUse ? findRunningUrl(config.dataDir) : null
    if (!url) throw error
    return { url, stop: async () => undefined }
  }
}

function exitWithError(error: Error): void {
  console.error(error.message)
  process.exit(1)
}

/** Finds the tenant that a command names, or throws. */
export async function findTenant(control: Database, id: string) {
  const found = await control
    .selectFrom('control.tenant')
    .select(['id', 'name', 'database', 'databaseUrl'])
    .where('id', '=', id)
    .where('ready', '=', true)
    .executeTakeFirst()
  if (!found) throw new UsageError(`There is no tenant "${id}".`)
  return found
}

/** Runs `work` on a tenant's database. The default tenant's tables are in the control database; another database is opened and closed. */
export async function withTenantDatabase<T>(
  { control, url }: CommandContext,
  tenant: FoundTenant,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const databaseUrl = tenantUrl(url, tenant)
  if (databaseUrl === url) return work(control)
  const db = connectTo(databaseUrl, 1)
  return work(db).finally(() => db.destroy())
}

type FoundTenant = Awaited<ReturnType<typeof findTenant>>
