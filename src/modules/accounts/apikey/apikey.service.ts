/** Creates credentials. The secret is returned once; the database stores its hash and last four characters. */
import { v7 } from 'uuid'
import type {
  GqlApiKeyCreateInput,
  GqlApiKeyUpdateInput,
  RestApiKeyCreateInput,
  RestApiKeyUpdateInput,
} from '../../../contract/contract.gen.js'
import { hasRole, refuseEscalation } from '../../../core/auth/access.js'
import { lastFour, masked, newSecret, sha256 } from '../../../core/auth/credentials.js'
import { forbidden } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import * as store from '../../../core/store/store.js'
import type { Database } from '../../../db/database.js'
import type { GqlApiKeyRow, RestApiKeyRow } from '../../../db/db.gen.js'
import type { Roles } from '../../../db/json.js'
import { requireChannel } from '../../platform/channel/channel.service.js'
import { rolesFromList } from './apikey.roles.js'
import { gqlApiKey } from './gql-api-key.resource.js'
import { restApiKey } from './rest-api-key.resource.js'

interface NewCredential {
  tenantId: string
  name: string
  roles: Roles
  active?: boolean
}

/** The default rights of a REST client. */
const REST_ROLES: Roles = {
  user: 'OWNER',
  order: 'OWNER',
  product: 'OWNER',
  pricing: 'OWNER',
  logistics: 'OWNER',
  shop: 'OWNER',
  configuration: 'VIEWER',
}

/** The default rights of a client made on the command line: importing a catalogue needs the value sets of its attributes. */
export const INTEGRATION_ROLES: Roles = { ...REST_ROLES, configuration: 'OWNER' }

export async function issueGqlKey(
  control: Database,
  at: Date,
  { roles, ...given }: NewCredential & { channelId?: number | null; origins?: string[] },
) {
  const key = newSecret('wharf_gk')
  const row = await control
    .insertInto('control.gqlApiKey')
    .values({
      ...given,
      roles: JSON.stringify(roles) as never,
      ...newRecordColumns(at),
      keyHash: sha256(key),
      keyHint: lastFour(key),
    })
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
      'origins',
      'surface',
      'brownouts',
      'createdAt',
      'lastModifiedAt',
    ])
    .executeTakeFirstOrThrow()
  return { row, key }
}

export async function issueRestClient(control: Database, at: Date, { roles, ...given }: NewCredential) {
  const clientSecret = newSecret('wharf_cs')
  const values = {
    ...given,
    roles: JSON.stringify(roles) as never,
    ...newRecordColumns(at),
    clientId: newSecret('wharf').slice(0, 28),
  }
  const row = await control
    .insertInto('control.restApiKey')
    .values({ ...values, secretHash: sha256(clientSecret), secretHint: lastFour(clientSecret) })
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
      'surface',
      'brownouts',
      'createdAt',
      'lastModifiedAt',
    ])
    .executeTakeFirstOrThrow()
  return { row, clientSecret }
}

const newRecordColumns = (at: Date) => ({ uuid: v7({ msecs: at.getTime() }), createdAt: at, lastModifiedAt: at })

/** The secrets of credentials created by the current request. Rows read from the database are not in it. */
const newKeySecrets = new WeakMap<object, string>()
export const shownGqlKey = (row: GqlApiKeyRow) => newKeySecrets.get(row) ?? masked(row.keyHint)
export const shownClientSecret = (row: RestApiKeyRow) => newKeySecrets.get(row) ?? masked(row.secretHint)

/** Creates a key of the caller's tenant, with no more rights than the caller has. */
export async function createGqlKey(
  ctx: Ctx,
  { roles: given, channelId, origins, ...rest }: GqlApiKeyCreateInput,
): Promise<GqlApiKeyRow> {
  const roles = rolesFromList(given ?? [])
  refuseEscalation(ctx.actor, roles)
  const values = { ...rest, roles, channelId: channelId ?? null, origins: origins ?? [], tenantId: ctx.actor.tenantId }
  const { row, key } = await withLockedChannel(ctx, channelId, (inner) => issueGqlKey(inner.tenants.control, inner.now, values))
  newKeySecrets.set(row, key)
  ctx.services.credentials.forget()
  return row
}

/** Throws if a credential has more access than the caller, who must not change, disable or delete it. */
function refuseStrongerCredential({ actor }: Ctx, { roles }: { roles: Roles }): void {
  const beyond = Object.entries(roles).filter(([domain, access]) => !hasRole(actor.roles, domain, access))
  if (beyond.length)
    throw forbidden(`the key has more rights than you: ${beyond.map(([domain, access]) => `${domain}.${access}`).join(', ')}`)
}

/** Changes a key that has no more rights than the caller, and gives it no more. */
export async function updateGqlKey(
  ctx: Ctx,
  id: string,
  { roles: given, origins, ...rest }: GqlApiKeyUpdateInput,
): Promise<GqlApiKeyRow> {
  const roles = given === undefined ? null : rolesFromList(given ?? [])
  if (roles) refuseEscalation(ctx.actor, roles)
  const patch = { ...rest, ...(roles && { roles }), ...(origins !== undefined && { origins: origins ?? [] }) }
  refuseStrongerCredential(ctx, await store.get(ctx, gqlApiKey, { uuid: id }, 'EDITOR'))
  const row = await withLockedChannel(ctx, rest.channelId, (inner) => store.update(inner, gqlApiKey, { uuid: id }, patch))
  ctx.services.credentials.forget()
  return row
}

const withLockedChannel = <T>(ctx: Ctx, channelId: number | null | undefined, work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  channelId == null
    ? work(ctx)
    : inTransaction(ctx, async (inner) => {
        await requireChannel(inner, channelId)
        return work(inner)
      })

export async function deleteGqlKey(ctx: Ctx, id: string): Promise<void> {
  refuseStrongerCredential(ctx, await store.get(ctx, gqlApiKey, { uuid: id }, 'OWNER'))
  await store.remove(ctx, gqlApiKey, { uuid: id })
  ctx.services.credentials.forget()
}

/** Creates a client of the caller's tenant. Its rights are the standard ones, which the caller must also have. */
export async function createRestKey(ctx: Ctx, input: RestApiKeyCreateInput): Promise<RestApiKeyRow> {
  refuseEscalation(ctx.actor, REST_ROLES)
  const values = { ...input, roles: REST_ROLES, tenantId: ctx.actor.tenantId }
  const { row, clientSecret } = await issueRestClient(ctx.tenants.control, ctx.now, values)
  newKeySecrets.set(row, clientSecret)
  ctx.services.credentials.forget()
  return row
}

export async function updateRestKey(ctx: Ctx, id: string, input: RestApiKeyUpdateInput): Promise<RestApiKeyRow> {
  refuseStrongerCredential(ctx, await store.get(ctx, restApiKey, { uuid: id }, 'EDITOR'))
  const row = await store.update(ctx, restApiKey, { uuid: id }, input)
  ctx.services.credentials.forget()
  return row
}

export async function deleteRestKey(ctx: Ctx, id: string): Promise<void> {
  refuseStrongerCredential(ctx, await store.get(ctx, restApiKey, { uuid: id }, 'OWNER'))
  await store.remove(ctx, restApiKey, { uuid: id })
  ctx.services.credentials.forget()
}
