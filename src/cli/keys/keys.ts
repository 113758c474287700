import { parseArgs } from 'node:util'
import { type RoleDomain, roleDomains } from '../../core/auth/access.js'
import { masked } from '../../core/auth/credentials.js'
import { formats } from '../../core/input/scalar-rules.js'
import type { Access, Roles } from '../../db/json.js'
import { DEFAULT_TENANT } from '../../db/tenants/tenants.js'
import { INTEGRATION_ROLES, issueGqlKey, issueRestClient } from '../../modules/accounts/apikey/apikey.service.js'
import { type CommandContext, findTenant, withMigratedDatabase, withTenantDatabase } from '../database.js'
import { refuseExtraArguments, refuseForeignOptions, UsageError } from '../usage.js'
import { addBrownout, keyDatesHelp, setSurface } from './key-dates.js'

export const keysHelp = `Usage: wharf keys create --name <name> [--role <domain>.<access>]… [--admin] [--rest] [--channel <id>] [--tenant <id>]
       wharf keys list [--tenant <id>] [--json]
       wharf keys deactivate <id>
       wharf keys activate <id>
${keyDatesHelp}

  --role     a right such as pricing.OWNER; may be repeated. Access is OWNER, EDITOR or VIEWER;
             domains are ${roleDomains.join(', ')}
  --admin    OWNER in every domain
  --rest     creates a REST client (client id and secret) instead of a GraphQL key;
             without --role it gets the rights of an integration: OWNER of everything that a PIM or an ERP loads,
             including configuration, which value sets need
  --channel  the channel of a GraphQL key (1)
  --tenant   the tenant of the key or client (${DEFAULT_TENANT})
  --json     prints the list as JSON

The secret is printed once and stored only as a hash. A key that is switched off stops working within a second.`

const keyOptions = {
  name: { type: 'string' },
  role: { type: 'string', multiple: true },
  admin: { type: 'boolean' },
  rest: { type: 'boolean' },
  channel: { type: 'string' },
  tenant: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  off: { type: 'boolean' },
  json: { type: 'boolean' },
} as const

const keyActionOptions: Record<string, readonly string[]> = {
  create: ['name', 'role', 'admin', 'rest', 'channel', 'tenant'],
  list: ['tenant', 'json'],
  deactivate: [],
  activate: [],
  surface: ['from', 'off'],
  brownout: ['from', 'to', 'off'],
}

export async function keysCommand(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: keyOptions, allowPositionals: true })
  const [action = '', id] = positionals
  if (!keyActionOptions[action]) throw new UsageError(keysHelp)
  refuseForeignOptions(values, action, keyActionOptions[action])
  refuseExtraArguments(positionals.slice(action === 'create' || action === 'list' ? 1 : 2))
  if (action === 'create') return createKey(values)
  if (action === 'list') return withMigratedDatabase((context) => listKeys(context, values.tenant ?? DEFAULT_TENANT, values.json))
  if (!isUuid(id)) throw new UsageError('The id of a key is a uuid; wharf keys list shows them.')
  if (action === 'surface') return withMigratedDatabase((context) => setSurface(context, id, values))
  if (action === 'brownout') return withMigratedDatabase((context) => addBrownout(context, id, values))
  return withMigratedDatabase((context) => setKeyActive(context, id, action === 'activate'))
}

const isUuid = (id: string | undefined): id is string => formats.uuid.pattern.test(id ?? '')

type KeyValues = ReturnType<typeof parseArgs<{ options: typeof keyOptions }>>['values']

/** Creates a key, after checking all options. */
async function createKey({ name, role = [], admin, rest, channel, tenant = DEFAULT_TENANT }: KeyValues) {
  if (!name) throw new UsageError('A key needs a --name.')
  if (!/^\d{1,9}$/.test(channel ?? '1')) throw new UsageError(`--channel must be a number, not "${channel}".`)
  if (rest && channel) throw new UsageError('A REST client has no channel: --channel is for GraphQL keys.')
  const credentials = { tenantId: tenant, name, roles: parseRoles(admin ? roleDomains.map((domain) => `${domain}.OWNER`) : role) }
  const hasNoRoles = Object.keys(credentials.roles).length === 0
  if (hasNoRoles && !rest) throw new UsageError('A GraphQL key needs at least one --role, or --admin.')
  await withMigratedDatabase(async (context) =>
    rest
      ? createRestClient(context, hasNoRoles ? { ...credentials, roles: INTEGRATION_ROLES } : credentials)
      : createGraphqlKey(context, { ...credentials, channelId: Number(channel ?? 1) }),
  )
}

interface NewCredentials {
  tenantId: string
  name: string
  roles: Roles
}

async function createRestClient({ control, clock }: CommandContext, credentials: NewCredentials): Promise<void> {
  await findTenant(control, credentials.tenantId)
  const { row, clientSecret } = await issueRestClient(control, clock(), credentials)
  console.log(`id             ${row.uuid}\nclient id      ${row.clientId}\nclient secret  ${clientSecret}`)
}

async function createGraphqlKey(context: CommandContext, credentials: NewCredentials & { channelId: number }): Promise<void> {
  const { control, clock } = context
  const tenant = await findTenant(control, credentials.tenantId)
  const channel = await withTenantDatabase(context, tenant, (db) =>
    db.selectFrom('channel').select('id').where('id', '=', credentials.channelId).executeTakeFirst(),
  )
  if (!channel) throw new UsageError(`There is no channel ${credentials.channelId}.`)
  const { row, key } = await issueGqlKey(control, clock(), credentials)
  console.log(`id      ${row.uuid}\napikey  ${key}`)
}

/** Parses rights such as pricing.OWNER. */
export function parseRoles(texts: readonly string[]): Roles {
  const roles: Roles = {}
  for (const text of texts) {
    const [, domain = '', access = ''] = text.match(/^(\w+)\.(OWNER|EDITOR|VIEWER)$/) ?? []
    if (!roleDomains.includes(domain as RoleDomain))
      throw new UsageError(`"${text}" is not a right. Use one such as pricing.OWNER.`)
    roles[domain] = access as Access
  }
  return roles
}

async function listKeys({ control }: CommandContext, tenant: string, isJson = false) {
  await findTenant(control, tenant)
  const keyRows = await control
    .selectFrom('control.gqlApiKey')
    .select(['uuid', 'name', 'active', 'roles', 'keyHint'])
    .where('tenantId', '=', tenant)
    .orderBy('id')
    .execute()
  const clients = await control
    .selectFrom('control.restApiKey')
    .select(['uuid', 'name', 'active', 'roles', 'clientId'])
    .where('tenantId', '=', tenant)
    .orderBy('id')
    .execute()
  const listed = [
    ...keyRows.map(({ uuid, keyHint, ...key }) => ({ id: uuid, kind: 'GraphQL', identifier: masked(keyHint), ...key })),
    ...clients.map(({ uuid, clientId, ...client }) => ({ id: uuid, kind: 'REST', identifier: clientId, ...client })),
  ]
  if (isJson) console.log(JSON.stringify(listed))
  else for (const key of listed) printKeyLine(key)
}

interface ListedKey {
  id: string
  kind: string
  identifier: string
  name: string
  active: boolean
  roles: Roles
}

function printKeyLine({ id, active, kind, identifier, name, roles }: ListedKey) {
  const rights = Object.entries(roles).map(([domain, access]) => `${domain}.${access}`)
  console.log([id, active ? 'active' : 'off   ', kind.padEnd(7), identifier, name, rights.join(' ')].join('  '))
}

async function setKeyActive({ control, clock }: CommandContext, id: string, active: boolean) {
  const change = { active, lastModifiedAt: clock() }
  const key = await control
    .updateTable('control.gqlApiKey')
    .set(change)
    .where('uuid', '=', id)
    .returning('name')
    .executeTakeFirst()
  const client = await control
    .updateTable('control.restApiKey')
    .set(change)
    .where('uuid', '=', id)
    .returning('name')
    .executeTakeFirst()
  const found = key ?? client
  if (!found) throw new UsageError(`There is no key or client ${id}.`)
  console.log(`${found.name} is ${active ? 'active' : 'switched off'}`)
}
