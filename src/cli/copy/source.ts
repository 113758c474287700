import { pendingMigrationsOfAllTenants } from '../../boot.js'
import type { Config } from '../../config.js'
import { requireExistingDatabase } from '../database.js'
import { openCheckedDatabase } from '../startup-checks.js'
import { CommandFailure } from '../usage.js'
import { withConnection } from './connection.js'
import type { CopiedTenant } from './install-copy.js'
import { readDatabase } from './read-database.js'
import { listDatabases, type TenantDatabase } from './tenants.js'

/** Opens the configured database for a copy. An embedded one must not be in use: concurrent writes would be missing. */
export async function withStoppedDatabase<T>(config: Config, work: (url: string) => Promise<T>): Promise<T> {
  requireExistingDatabase(config)
  const { url, stop } = await openCheckedDatabase(config, () => undefined, exitWithError)
  try {
    const pending = await pendingMigrationsOfAllTenants(url)
    if (pending.length)
      throw new CommandFailure(`Migrations are pending: ${pending.join(', ')}. Apply them with wharf migrate first.`)
    return await work(url)
  } finally {
    await stop()
  }
}

function exitWithError(error: Error): void {
  console.error(error.message)
  process.exit(1)
}

/** Reads all databases of an installation and runs `work` with their contents, each in one snapshot. */
export async function withContents<T>(url: string, work: (tenants: CopiedTenant[]) => Promise<T>): Promise<T> {
  const open = (databases: TenantDatabase[], read: CopiedTenant[]): Promise<T> => {
    const [next, ...rest] = databases
    if (!next) return work(read)
    return withConnection(next.url, async (client) =>
      open(rest, [...read, { tenantId: next.tenantId, content: await readDatabase(client) }]),
    )
  }
  return open(await listDatabases(url), [])
}
