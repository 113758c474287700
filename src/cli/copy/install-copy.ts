/** Puts a copy of an installation into an empty database: first the databases of the tenants, last the control database, which makes them known. */
import { DEFAULT_TENANT } from '../../core/auth/tenants.js'
import type { Clock } from '../../core/base/clock.js'
import { prepareEmptyDatabase, withConnection } from './connection.js'
import { type DatabaseContent, fillDatabase } from './fill-database.js'
import { createTenantDatabase, nameDatabases } from './tenants.js'

export interface CopiedTenant {
  tenantId: string
  content: DatabaseContent
}

export async function installCopy(url: string, tenants: readonly CopiedTenant[], clock: Clock): Promise<void> {
  await prepareEmptyDatabase(url, clock)
  const others = tenants.filter(({ tenantId }) => tenantId !== DEFAULT_TENANT)
  for (const tenant of others) await fill(await createTenantDatabase(url, tenant.tenantId, clock), tenant)
  for (const tenant of tenants) if (tenant.tenantId === DEFAULT_TENANT) await fill(url, tenant)
  await nameDatabases(
    url,
    others.map(({ tenantId }) => tenantId),
  )
}

async function fill(url: string, { tenantId, content }: CopiedTenant): Promise<void> {
  await withConnection(url, (target) =>
    fillDatabase(target, content, (done) => showProgress(tenantId, done, content.tables.length)),
  )
  const rows = content.tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`Tenant ${tenantId}: ${content.tables.length} tables, ${rows} rows, compared row by row.`)
}

/** A line that changes, on a terminal only. */
function showProgress(tenantId: string, done: number, total: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\rTenant ${tenantId}: table ${done} of ${total}${done === total ? '\n' : ''}`)
}
