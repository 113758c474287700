import { parseArgs } from 'node:util'
import { type RoleDomain, roleDomains } from '../core/access.js'
import { masked } from '../core/keyring.js'
import { DEFAULT_TENANT } from '../core/tenants.js'
import type { Access, Roles } from '../db/json.js'
import { issueGqlKey, issueRestClient, REST_ROLES } from '../rooms/accounts/apikey/apikey.service.js'
import { type Workplace, withDatabase } from './database.js'
import { addBrownout, setSurface, surfaceHelp } from './surface.js'
import { UsageError } from './usage.js'

export const keysHelp = `Usage: wharf keys create --name <name> [--role <domain>.<access>]… [--admin] [--rest] [--channel <id>] [--tenant <id>]
       wharf keys list [--tenant <id>]
       wharf keys deactivate <id>
       wharf keys activate <id>
${surfaceHelp}

  --role     a right such as pricing.OWNER; may be repeated. Access is OWNER, EDITOR or VIEWER;
             domains are ${roleDomains.join(', ')}
  --admin    OWNER in every domain
  --rest     makes a client for REST (client id and secret) instead of a GraphQL key;
             without rights of its own it gets those of an integration
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

export async function keys(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [action, id] = positionals
  if (action === 'create') return withDatabase((place) => createKey(place, values))
  if (action === 'list') return withDatabase((place) => listKeys(place, values.tenant ?? DEFAULT_TENANT))
  if ((action === 'deactivate' || action === 'activate') && id)
    return withDatabase((place) => switchKey(place, id, action === 'activate'))
  if (action === 'surface' && isId(id)) return withDatabase((place) => setSurface(place, id, values))
  if (action === 'brownout' && isId(id)) return withDatabase((place) => addBrownout(place, id, values))
  throw new UsageError(keysHelp)
}

const isId = (id: string | undefined): id is string => /^[0-9a-f-]{36}$/i.test(id ?? '')

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

async function createKey(
  { control, clock }: Workplace,
  { name, role = [], admin, rest, channel = '1', tenant = DEFAULT_TENANT }: Values,
) {
  if (!name) throw new UsageError('A key needs a --name.')
  if (!/^\d{1,9}$/.test(channel)) throw new UsageError(`--channel must be a number, not "${channel}".`)
  const found = await control.selectFrom('control.tenant').select('id').where('id', '=', tenant).executeTakeFirst()
  if (!found) throw new UsageError(`There is no tenant "${tenant}".`)
  const roles = admin ? rolesOf(roleDomains.map((domain) => `${domain}.OWNER`)) : rolesOf(role)
  if (rest) {
    const isSilent = !admin && role.length === 0
    const { row, clientSecret } = await issueRestClient(control, clock(), {
      tenantId: tenant,
      name,
      roles: isSilent ? REST_ROLES : roles,
    })
    return console.log(`client id      ${row.clientId}\nclient secret  ${clientSecret}`)
  }
  if (Object.keys(roles).length === 0) throw new UsageError('A GraphQL key needs at least one --role, or --admin.')
  const { row, key } = await issueGqlKey(control, clock(), { tenantId: tenant, name, roles, channelId: Number(channel) })
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
  if (!/^[0-9a-f-]{36}$/i.test(id)) throw new UsageError('The id of a key is a uuid; wharf keys list shows them.')
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
