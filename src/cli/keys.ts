import { parseArgs } from 'node:util'
import { type RoleDomain, roleDomains } from '../core/auth/access.js'
import { masked } from '../core/auth/credentials.js'
import { DEFAULT_TENANT } from '../core/auth/tenants.js'
import { formats } from '../core/input/rules.js'
import type { Access, Roles } from '../db/json.js'
import { INTEGRATION_ROLES, issueGqlKey, issueRestClient } from '../rooms/accounts/apikey/apikey.service.js'
import { tenantOf, type Workplace, withDatabase, within } from './database.js'
import { addBrownout, setSurface, surfaceHelp } from './key-dates.js'
import { refuseOptions, refuseWords, UsageError } from './usage.js'

export const keysHelp = `Usage: wharf keys create --name <name> [--role <domain>.<access>]… [--admin] [--rest] [--channel <id>] [--tenant <id>]
       wharf keys list [--tenant <id>]
       wharf keys deactivate <id>
       wharf keys activate <id>
${surfaceHelp}

  --role     a right such as pricing.OWNER; may be repeated. Access is OWNER, EDITOR or VIEWER;
             domains are ${roleDomains.join(', ')}
  --admin    OWNER in every domain
  --rest     makes a client for REST (client id and secret) instead of a GraphQL key;
             without rights of its own it gets those of an integration: OWNER of what a PIM or an ERP loads,
             configuration among it, since value sets belong there
  --channel  the channel that a GraphQL key is bound to (1)
  --tenant   the tenant that it opens (${DEFAULT_TENANT})

The secret is printed once and stored only as a hash. A key that is switched off stops working within five seconds.`

const options = {
  name: { type: 'string' },
  role: { type: 'string', multiple: true },
  admin: { type: 'boolean' },
  rest: { type: 'boolean' },
  channel: { type: 'string' },
  tenant: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  off: { type: 'boolean' },
} as const

const takes: Record<string, readonly string[]> = {
  create: ['name', 'role', 'admin', 'rest', 'channel', 'tenant'],
  list: ['tenant'],
  deactivate: [],
  activate: [],
  surface: ['from', 'off'],
  brownout: ['from', 'to', 'off'],
}

export async function keys(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [action = '', id] = positionals
  if (!takes[action]) throw new UsageError(keysHelp)
  refuseOptions(values, action, takes[action])
  refuseWords(positionals.slice(action === 'create' || action === 'list' ? 1 : 2))
  if (action === 'create') return createKey(values)
  if (action === 'list') return withDatabase((place) => listKeys(place, values.tenant ?? DEFAULT_TENANT))
  if (!isId(id)) throw new UsageError('The id of a key is a uuid; wharf keys list shows them.')
  if (action === 'surface') return withDatabase((place) => setSurface(place, id, values))
  if (action === 'brownout') return withDatabase((place) => addBrownout(place, id, values))
  return withDatabase((place) => switchKey(place, id, action === 'activate'))
}

const isId = (id: string | undefined): id is string => formats.uuid.pattern.test(id ?? '')

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

/** Everything that can be wrong with the words of the command is found before the database is opened. */
async function createKey({ name, role = [], admin, rest, channel, tenant = DEFAULT_TENANT }: Values) {
  if (!name) throw new UsageError('A key needs a --name.')
  if (!/^\d{1,9}$/.test(channel ?? '1')) throw new UsageError(`--channel must be a number, not "${channel}".`)
  if (rest && channel) throw new UsageError('A REST client is bound to no channel: --channel is for GraphQL keys.')
  const given = { tenantId: tenant, name, roles: rolesOf(admin ? roleDomains.map((domain) => `${domain}.OWNER`) : role) }
  const isSilent = Object.keys(given.roles).length === 0
  if (isSilent && !rest) throw new UsageError('A GraphQL key needs at least one --role, or --admin.')
  await withDatabase(async (place) =>
    rest
      ? printClient(place, isSilent ? { ...given, roles: INTEGRATION_ROLES } : given)
      : printKey(place, { ...given, channelId: Number(channel ?? 1) }),
  )
}

interface Given {
  tenantId: string
  name: string
  roles: Roles
}

async function printClient({ control, clock }: Workplace, given: Given): Promise<void> {
  await tenantOf(control, given.tenantId)
  const { row, clientSecret } = await issueRestClient(control, clock(), given)
  console.log(`id             ${row.uuid}\nclient id      ${row.clientId}\nclient secret  ${clientSecret}`)
}

async function printKey(place: Workplace, given: Given & { channelId: number }): Promise<void> {
  const { control, clock } = place
  const tenant = await tenantOf(control, given.tenantId)
  const channel = await within(place, tenant, (db) =>
    db.selectFrom('channel').select('id').where('id', '=', given.channelId).executeTakeFirst(),
  )
  if (!channel) throw new UsageError(`There is no channel ${given.channelId}.`)
  const { row, key } = await issueGqlKey(control, clock(), given)
  console.log(`id      ${row.uuid}\napikey  ${key}`)
}

/** Rights as a command names them, such as pricing.OWNER. */
export function rolesOf(given: readonly string[]): Roles {
  const roles: Roles = {}
  for (const text of given) {
    const [, domain = '', access = ''] = text.match(/^(\w+)\.(OWNER|EDITOR|VIEWER)$/) ?? []
    if (!roleDomains.includes(domain as RoleDomain)) throw new UsageError(`"${text}" is no right. Try one such as pricing.OWNER.`)
    roles[domain] = access as Access
  }
  return roles
}

async function listKeys({ control }: Workplace, tenant: string) {
  await tenantOf(control, tenant)
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
  for (const { uuid, name, active, roles, keyHint } of keyRows) print(uuid, active, 'GraphQL', masked(keyHint), name, roles)
  for (const { uuid, name, active, roles, clientId } of clients) print(uuid, active, 'REST', clientId, name, roles)
}

function print(uuid: string, active: boolean, kind: string, shown: string, name: string, roles: Roles) {
  const rights = Object.entries(roles).map(([domain, access]) => `${domain}.${access}`)
  console.log([uuid, active ? 'active' : 'off   ', kind.padEnd(7), shown, name, rights.join(' ')].join('  '))
}

async function switchKey({ control, clock }: Workplace, id: string, active: boolean) {
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
