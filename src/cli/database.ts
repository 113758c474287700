/** The database for a command: the configured one, the embedded one that is running, or the embedded one started for the moment. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pendingMigrationsOfAllTenants } from '../boot.js'
import { BadConfig, type Config, readConfig } from '../config.js'
import { tenantUrl } from '../core/auth/tenants.js'
import { type Clock, systemClock } from '../core/base/clock.js'
import { type Database, openDatabase } from '../db/database.js'
import { DataFolderInUse } from '../embedded-postgres/embedded.js'
import { runningUrl } from '../embedded-postgres/running.js'
import { reachDatabase } from './startup-checks.js'
import { UsageError } from './usage.js'

export interface Workplace {
  config: Config
  clock: Clock
  url: string
  control: Database
}

/** Work on a database that is up to date. One that is not is left as it is: migrating is a decision of its own. */
export async function withDatabase<T>(work: (workplace: Workplace) => Promise<T>): Promise<T> {
  const config = readConfig()
  requireMade(config)
  return withUrl(config, async (url) => {
    const pending = await pendingMigrationsOfAllTenants(url)
    if (pending.length) throw new BadConfig(pendingSentence(pending))
    const control = connected(url, 2)
    const clock = systemClock(config.clock)
    return work({ config, clock, url, control }).finally(() => control.destroy())
  })
}

function pendingSentence(pending: readonly string[]): string {
  return `Migrations are pending: ${pending.join(', ')}.\nNothing was changed. Apply them with wharf migrate, or start the server, and try again.`
}

const connected = (url: string, size: number) => openDatabase({ url, size, onError: (error) => console.error(error.message) })

/** A question shall not make a database. */
export function requireMade({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl || ['pg', 'pg.json'].some((name) => existsSync(join(dataDir, name)))) return
  throw new BadConfig(
    `There is no database in ${resolve(dataDir)} yet (WHARF_DATA_DIR), and no DATABASE_URL. Start the server, or run wharf migrate.`,
  )
}

/** Where the database answers, as it is, for as long as the work takes. */
export async function withUrl<T>(config: Config, work: (url: string) => Promise<T>): Promise<T> {
  const { url, stop } = await open(config)
  return work(url).finally(stop)
}

async function open(config: Config): Promise<{ url: string; stop: () => Promise<void> }> {
  try {
    return await reachDatabase(config, () => undefined, fail)
  } catch (error) {
    const url = error instanceof DataFolderInUse ? runningUrl(config.dataDir) : null
    if (!url) throw error
    return { url, stop: async () => undefined }
  }
}

function fail(error: Error): void {
  console.error(error.message)
  process.exit(1)
}

/** The tenant that a command names, if it is there. */
export async function tenantOf(control: Database, id: string) {
  const found = await control
    .selectFrom('control.tenant')
    .select(['id', 'name', 'database', 'databaseUrl'])
    .where('id', '=', id)
    .where('ready', '=', true)
    .executeTakeFirst()
  if (!found) throw new UsageError(`There is no tenant "${id}".`)
  return found
}

/** The default tenant's tables lie in the control database; another's are opened for the moment. */
export async function within<T>({ control, url }: Workplace, tenant: Tenant, work: (db: Database) => Promise<T>): Promise<T> {
  const there = tenantUrl(url, tenant)
  if (there === url) return work(control)
  const db = connected(there, 1)
  return work(db).finally(() => db.destroy())
}

type Tenant = Awaited<ReturnType<typeof tenantOf>>
