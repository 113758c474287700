/** `wharf lifecycle`: the tool for clients of a server, which needs no database, and the usage reports of a server. */
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { assembleModules } from '../assemble-modules.js'
import { DAY_MS } from '../core/base/clock.js'
import { insteadOf, NO_REPLACEMENT } from '../core/lifecycle/legacy.js'
import { codemodHelp, isCodemodAction, runCodemod } from './codemod/codemod.js'
import { type CommandContext, withMigratedDatabase } from './database.js'
import { refuseExtraArguments, refuseForeignOptions, UsageError } from './usage.js'

export const lifecycleHelp = `Usage: wharf lifecycle list  [--json]
       wharf lifecycle usage [--days <number>] [--json]
${codemodHelp.replace(/^Usage:/, '      ')}

On a server, with its database:
  list   shows every deprecated item and its replacement
  usage  shows which keys and clients used which items lately, the most used first

  --days  how many days back the usage is read (30)
  --json  prints the answer as JSON`

const options = { json: { type: 'boolean' }, days: { type: 'string' } } as const

export async function lifecycleCommand(args: string[]): Promise<void> {
  const [action = '', ...rest] = args
  if (isCodemodAction(action) || !['list', 'usage'].includes(action)) {
    process.exitCode = await runCodemod(args, console.log)
    return
  }
  const { values, positionals } = parseArgs({ args: rest, options, allowPositionals: true })
  refuseExtraArguments(positionals)
  refuseForeignOptions(values, action, action === 'list' ? ['json'] : ['json', 'days'])
  if (action === 'list') return listItems(values.json)
  await withMigratedDatabase((context) => printUsage(context, readDays(values.days), values.json))
}

function readDays(text = '30'): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new UsageError(`--days must be a whole number from 1 to 9999, not "${text}".`)
  return Number(text)
}

async function listItems(isJson = false): Promise<void> {
  const items = assembleModules().registry.items.map(({ id, legacy }) => ({
    id,
    migration: legacy.migration,
    instead: insteadOf(legacy, NO_REPLACEMENT),
  }))
  if (isJson) console.log(JSON.stringify(items))
  else for (const { id, migration, instead } of items) console.log(`${id}  (${migration})  ${instead}`)
}

interface UsageLine {
  tenantId: string
  client: string
  item: string
  count: number
  lastAt: Date
}

async function printUsage({ control, clock }: CommandContext, days: number, isJson = false): Promise<void> {
  const since = new Date(clock().getTime() - days * DAY_MS)
  const { rows } = await sql<UsageLine>`
    select u."tenantId", coalesce(k.name, c.name, u.credential::text) as client, u.item, sum(u.count)::float8 as count, max(u."lastAt") as "lastAt"
      from control.usage u left join control."gqlApiKey" k on k.uuid = u.credential left join control."restApiKey" c on c.uuid = u.credential
     where u."lastAt" >= ${since}::timestamptz group by 1, 2, 3 order by 4 desc, 1, 2, 3`.execute(control)
  if (isJson) console.log(JSON.stringify(rows))
  else if (rows.length === 0) console.log(`No client used a deprecated item in the last ${days} days.`)
  else
    for (const { tenantId, client, item, count, lastAt } of rows)
      console.log([tenantId, client, item, `${count} times`, `last ${lastAt.toISOString()}`].join('  '))
}
