/** `wharf tenants`: manages the tenants of this installation. */
import { parseArgs } from 'node:util'
import pino from 'pino'
import { DEFAULT_TENANT } from '../../db/tenants/tenants.js'
import { buildServer } from '../../server.js'
import { type CommandContext, findTenant, withMigratedDatabase } from '../database.js'
import { withClient } from '../demo/client.js'
import { CommandFailure, refuseExtraArguments, refuseForeignOptions, UsageError } from '../usage.js'
import { cloneTenant } from './clone.js'
import { moveTenant } from './move.js'

export const tenantsHelp = `Usage: wharf tenants list [--json]
       wharf tenants create <id> --name <name> [--channel <name>] [--json]
       wharf tenants clone <id> --as <new id> [--json]
       wharf tenants move <id> <DATABASE_URL> [--replica <URL>]…
       wharf tenants silence <id> [--off]
       wharf tenants remove <id> --yes

A tenant is a merchant with a database, files and keys of its own. Its id is a small letter and up to 31 small letters, digits and dashes.

  create   makes an empty tenant with one channel
  clone    makes a whole copy for testing, with its data and media files: in seconds while nobody is connected to the database of the original,
           otherwise row by row, as it is at one instant. The copy is silent: it sends no webhooks and no e-mails. It has no keys, no
           administrators and no sessions of the original: create its own with wharf keys create --tenant <new id>. Passwords of its customers
           are as they were. What the original still had to send is not sent by the copy
  move     moves a tenant into an empty database (PostgreSQL 15 or newer) of another server, while it is used: everything is copied, then the
           tenant's writes are refused with 503 for some seconds, what has changed is brought over, every table is compared, and the tenant is
           switched. Reads go on. The old database stays and lets nobody in; drop it when you no longer need it. Media stay where they are.
           The change feed starts empty, and older cursors are refused. --replica names a replica of the new server that may handle reads
  silence  switches the webhooks and e-mails of a tenant off; --off switches them on again. It takes effect with the next one that is due
  remove   deletes a tenant with its database, files and keys. There is no way back

  --yes    says that you mean it`

const tenantOptions = {
  name: { type: 'string' },
  channel: { type: 'string' },
  as: { type: 'string' },
  off: { type: 'boolean' },
  replica: { type: 'string', multiple: true },
  yes: { type: 'boolean' },
  json: { type: 'boolean' },
} as const

type TenantValues = ReturnType<typeof parseArgs<{ options: typeof tenantOptions }>>['values']

interface TenantAction {
  options: readonly string[]
  /** The number of arguments: none, the id of a tenant, or the id and the URL of a database. */
  words: 0 | 1 | 2
  run: (id: string, values: TenantValues, url: string) => Promise<void>
}

const actions: Record<string, TenantAction> = {
  list: {
    options: ['json'],
    words: 0,
    run: (_, { json }) => withMigratedDatabase((context) => listTenants(context, json)),
  },
  create: { options: ['name', 'channel', 'json'], words: 1, run: createTenant },
  clone: { options: ['as', 'json'], words: 1, run: cloneCommand },
  move: { options: ['replica'], words: 2, run: moveCommand },
  silence: { options: ['off'], words: 1, run: silence },
  remove: { options: ['yes'], words: 1, run: removeTenant },
}

export async function tenantsCommand(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: tenantOptions, allowPositionals: true })
  const [name = '', ...words] = positionals
  const action = actions[name]
  if (!action || words.length < action.words) throw new UsageError(tenantsHelp)
  refuseForeignOptions(values, name, action.options)
  refuseExtraArguments(words.slice(action.words))
  const [id = '', url = ''] = words
  await action.run(id, values, url)
}

async function listTenants({ control }: CommandContext, isJson = false): Promise<void> {
  const rows = await control
    .selectFrom('control.tenant')
    .select(['id', 'name', 'isSilent', 'ready', 'database', 'databaseUrl', 'createdAt'])
    .orderBy('id')
    .execute()
  // The connection string may contain a password, so only its host is shown.
  const tenants = rows.map(({ databaseUrl, createdAt, ...row }) => ({
    ...row,
    server: databaseUrl && new URL(databaseUrl).host,
    createdAt: createdAt.toISOString(),
  }))
  if (isJson) return console.log(JSON.stringify(tenants))
  for (const { id, name, isSilent, ready, server } of tenants)
    console.log(
      [
        id.padEnd(20),
        name,
        ...(isSilent ? ['silent: no webhooks, no e-mails'] : []),
        ...(ready ? [] : ['not ready']),
        ...(server ? [`on ${server}`] : []),
      ].join('  '),
    )
}

/** Through the API in this process, so that all rules apply. */
const mutate = (document: string, variables: object): Promise<void> =>
  withMigratedDatabase(async ({ config, clock, url }) => {
    const { app, tenants, files } = buildServer(config, url, clock, pino({ level: 'silent' }))
    try {
      await withClient({ app, tenants, files, clock }, ({ graphql }) => graphql(document, variables))
    } catch (error) {
      throw new CommandFailure(`${(error as Error).message.replace(/^Demo data: /, '')}.`)
    } finally {
      await app.close()
      await tenants.end()
    }
  })

async function createTenant(id: string, { name = id, channel = 'Shop', json }: TenantValues): Promise<void> {
  const document = 'mutation ($input: TenantCreateInput!) { tenantCreate(input: $input) { id } }'
  await mutate(document, { input: { id, name, channel: { name: channel } } })
  console.log(
    json
      ? JSON.stringify({ tenant: id })
      : `The tenant ${id} is there. Create a key with: wharf keys create --tenant ${id} --help`,
  )
}

async function cloneCommand(id: string, { as, json }: TenantValues): Promise<void> {
  if (!as) throw new UsageError('A copy needs a name: --as staging.')
  const outcome = await withMigratedDatabase((context) => cloneTenant(context, id, as))
  if (json) return console.log(JSON.stringify(outcome))
  console.log(
    [
      `${as} is a copy of ${id}, made in ${outcome.seconds} s. Media files: ${outcome.mediaFiles}.`,
      'It is silent: it sends no webhooks and no e-mails.',
      `It has no keys: wharf keys create --tenant ${as} --name <name> --admin`,
    ].join('\n'),
  )
}

async function moveCommand(id: string, { replica }: TenantValues, url: string): Promise<void> {
  for (const each of [url, ...(replica ?? [])])
    if (!/^postgres(ql)?:\/\//.test(each) || !URL.canParse(each))
      throw new CommandFailure('The address must be a connection string such as postgres://user:password@host:5432/acme.')
  const moved = await withMigratedDatabase((context) => moveTenant(context, id, url, replica))
  console.log(
    [
      `Tenant ${id} has moved: ${moved.rows} rows, ${moved.changes} changes meanwhile, ${moved.lastChanges} of them in the pause.`,
      `Writes were refused for ${(moved.pauseMs / 1000).toFixed(1)} s (${describePhases(moved.phases)}).`,
      `The old database "${moved.oldDatabase}" lets nobody in; drop it when you no longer need it.`,
    ].join('\n'),
  )
}

const describePhases = (phases: Record<string, number>) =>
  Object.entries(phases)
    .map(([name, ms]) => `${name} ${(ms / 1000).toFixed(2)}`)
    .join(', ')

async function silence(id: string, { off = false }: TenantValues): Promise<void> {
  if (id === DEFAULT_TENANT) throw new UsageError('The default tenant cannot be silent.')
  await withMigratedDatabase(async ({ control }) => {
    await findTenant(control, id)
    await control.updateTable('control.tenant').set({ isSilent: !off }).where('id', '=', id).execute()
  })
  console.log(off ? `${id} sends webhooks and e-mails.` : `${id} sends no webhooks and no e-mails.`)
}

async function removeTenant(id: string, { yes }: TenantValues): Promise<void> {
  if (!yes)
    throw new UsageError(`This deletes the tenant ${id} with all its data, and there is no way back. Say --yes if you mean it.`)
  await mutate('mutation ($id: String) { tenantDelete(id: $id) }', { id })
  console.log(`The tenant ${id} is deleted.`)
}
