/** Installs a copy into an empty database: first the databases of the tenants, last the control database, which refers to them. */
import type pg from 'pg'
import type { Clock } from '../../core/base/clock.js'
import { DEFAULT_TENANT } from '../../db/tenants/tenants.js'
import { prepareEmptyDatabase, withConnection } from './connection.js'
import { type DatabaseContent, type FillSteps, fillDatabase } from './fill-database.js'
import { prepareModuleTables } from './module-tables.js'
import { createTenantDatabase, nameDatabases } from './tenants.js'

export interface CopiedTenant {
  tenantId: string
  content: DatabaseContent
}

export async function installCopy(url: string, tenants: readonly CopiedTenant[], clock: Clock): Promise<void> {
  await prepareEmptyDatabase(url, clock)
  const others = tenants.filter(({ tenantId }) => tenantId !== DEFAULT_TENANT)
  for (const tenant of others) await fill(await createTenantDatabase(url, tenant.tenantId, clock), tenant, clock)
  for (const tenant of tenants)
    if (tenant.tenantId === DEFAULT_TENANT) await fill(url, tenant, clock, (target) => pointToCopies(url, target))
}

/** Sets the names of the copied databases of the tenants. Otherwise the copy could write to those of the original. */
async function pointToCopies(url: string, target: pg.Client): Promise<void> {
  const { rows } = await target.query<{ id: string }>(
    'select id from control.tenant where database is not null and "databaseUrl" is null',
  )
  const names = await nameDatabases(
    url,
    rows.map(({ id }) => id),
  )
  for (const [id, name] of names) await target.query('update control.tenant set database = $2 where id = $1', [id, name])
}

async function fill(
  url: string,
  { tenantId, content }: CopiedTenant,
  clock: Clock,
  beforeCommit?: FillSteps['beforeCommit'],
): Promise<void> {
  const onTable = (done: number) => showProgress(tenantId, done, content.tables.length)
  await prepareModuleTables(url, content.tables, clock())
  await withConnection(url, (target) => fillDatabase(target, content, { onTable, ...(beforeCommit && { beforeCommit }) }))
  const rows = content.tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`Tenant ${tenantId}: ${content.tables.length} tables, ${rows} rows, compared by their sums.`)
}

/** Shows a changing line, on a terminal only. */
function showProgress(tenantId: string, done: number, total: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\rTenant ${tenantId}: table ${done} of ${total}${done === total ? '\n' : ''}`)
}
