/** Making credentials. The secret is seen once, by whoever makes it; the database keeps its hash and last four characters. */
import { v7 } from 'uuid'
import { hashOf, hintOf, newSecret } from '../../../core/keyring.js'
import type { Database } from '../../../db/database.js'
import type { Roles } from '../../../db/json.js'

interface Credential {
  tenantId: string
  name: string
  roles: Roles
  active?: boolean
}

/** What a REST client may do unless it is made with other rights. */
export const REST_ROLES: Roles = {
  user: 'OWNER',
  order: 'OWNER',
  product: 'OWNER',
  pricing: 'OWNER',
  logistics: 'OWNER',
  shop: 'OWNER',
  configuration: 'VIEWER',
}

export async function issueGqlKey(control: Database, at: Date, { roles, ...given }: Credential & { channelId?: number | null }) {
  const key = newSecret('wharf_gk')
  const row = await control
    .insertInto('control.gqlApiKey')
    .values({ ...given, roles: JSON.stringify(roles) as never, ...identity(at), keyHash: hashOf(key), keyHint: hintOf(key) })
    .returning([
      'id',
      'uuid',
      'tenantId',
      'name',
      'keyHash',
      'keyHint',
      'active',
      'roles',
      'channelId',
      'createdAt',
      'lastModifiedAt',
    ])
    .executeTakeFirstOrThrow()
  return { row, key }
}

export async function issueRestClient(control: Database, at: Date, { roles, ...given }: Credential) {
  const clientSecret = newSecret('wharf_cs')
  const values = { ...given, roles: JSON.stringify(roles) as never, ...identity(at), clientId: newSecret('wharf').slice(0, 28) }
  const row = await control
    .insertInto('control.restApiKey')
    .values({ ...values, secretHash: hashOf(clientSecret), secretHint: hintOf(clientSecret) })
    .returning([
      'id',
      'uuid',
      'tenantId',
      'name',
      'clientId',
      'secretHash',
      'secretHint',
      'active',
      'roles',
      'createdAt',
      'lastModifiedAt',
    ])
    .executeTakeFirstOrThrow()
  return { row, clientSecret }
}

const identity = (at: Date) => ({ uuid: v7({ msecs: at.getTime() }), createdAt: at, lastModifiedAt: at })
