import { parseArgs } from 'node:util'
import { BadConfig } from '../../config.js'
import { type CommandContext, withMigratedDatabase } from '../database.js'
import { refuseExtraArguments, UsageError } from '../usage.js'
import { moveTenant } from './move.js'

export const tenantsHelp = `Usage: wharf tenants list
       wharf tenants move <id> <DATABASE_URL> [--replica <URL>]…

  list  shows the tenants, and the server of each
  move  moves a tenant into an empty database (PostgreSQL 15 or newer) of another server, while it is used

A move copies everything, then refuses the tenant's writes with 503 for some seconds, brings over what has changed, compares, and switches. Reads go on.
Every table is compared. The old database stays and lets nobody in; drop it when you no longer need it. Media stay where they are.
The change feed begins anew, and cursors of before are refused. --replica names a replica of the new server that may answer reads.`

export async function tenantsCommand(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: { replica: { type: 'string', multiple: true } },
    allowPositionals: true,
  })
  const [action, id, url, ...rest] = positionals
  refuseExtraArguments(rest)
  if (action === 'list' && id === undefined) return withMigratedDatabase(listTenants)
  if (action !== 'move' || id === undefined || url === undefined) throw new UsageError(tenantsHelp)
  for (const each of [url, ...(values.replica ?? [])])
    if (!/^postgres(ql)?:\/\//.test(each) || !URL.canParse(each))
      throw new BadConfig('The address must be a connection string such as postgres://user:password@host:5432/acme.')
  return withMigratedDatabase(async (context) => {
    const { rows, changes, lastChanges, pauseMs, oldDatabase } = await moveTenant(context, id, url, values.replica)
    console.log(`Tenant ${id} has moved: ${rows} rows, ${changes} changes meanwhile, ${lastChanges} of them in the pause.`)
    console.log(
      `Writes were refused for ${(pauseMs / 1000).toFixed(1)} s. The old database "${oldDatabase}" lets nobody in; drop it when you no longer need it.`,
    )
  })
}

async function listTenants({ control }: CommandContext): Promise<void> {
  const rows = await control
    .selectFrom('control.tenant')
    .select(['id', 'name', 'database', 'databaseUrl'])
    .orderBy('id')
    .execute()
  for (const { id, name, database, databaseUrl } of rows)
    console.log(`${id}  ${name}  ${databaseUrl ? new URL(databaseUrl).host : (database ?? 'with the control database')}`)
}
