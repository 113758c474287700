/** Creates and changes magic tokens. The secret is returned once; the database stores its hash. */
import type { MagicTokenCreateInput, MagicTokenUpdateInput } from '../../../contract/contract.gen.js'
import { refuseEscalation } from '../../../core/auth/access.js'
import { lastFour, masked, newSecret, sha256 } from '../../../core/auth/credentials.js'
import { DAY_MS } from '../../../core/base/clock.js'
import { invalid, invalidField, notFound, refused } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { canHold } from '../../../core/store/row.js'
import { create, find, type Key, remove, update } from '../../../core/store/store.js'
import type { MagicTokenRow } from '../../../db/db.gen.js'
import { type AccountOwner, readGrantedRoles } from '../session/session.account.js'
import { magicToken } from './magic-token.resource.js'

const SECRET_PREFIX = 'wharf_mt'
const DEFAULT_TOKEN_DAYS = 30
const MAX_TOKEN_DAYS = 366

/** The secrets of tokens created by the current request. Rows read from the database are not in it. */
const newTokenSecrets = new WeakMap<object, string>()
export const shownTokenId = (row: MagicTokenRow) => newTokenSecrets.get(row) ?? row.uuid

export const isSecret = (id: string) => id.startsWith(`${SECRET_PREFIX}_`)

/** Returns the key of a token, which is found by uuid or by secret. */
const tokenKey = (id: string): Key<'magicToken'> => (isSecret(id) ? { tokenHash: sha256(id) } : { uuid: id })

/** Returns the error without the secret, because errors are logged and shown. */
export const tokenNotFound = (id: string) =>
  notFound('MagicToken', 'MAGIC_TOKEN_NOT_FOUND_ERROR', { id: isSecret(id) ? masked(lastFour(id)) : id })

export async function getMagicToken(ctx: Ctx, id: string): Promise<MagicTokenRow> {
  const row = await find(ctx, magicToken, tokenKey(id))
  if (!row) throw tokenNotFound(id)
  return row
}

/** Creates a token for somebody who has no more rights than the caller: the token lets the caller log in as them. */
export async function createMagicToken(ctx: Ctx, input: MagicTokenCreateInput): Promise<MagicTokenRow> {
  const party = toTokenOwner(input)
  const secret = newSecret(SECRET_PREFIX)
  const values = {
    ...party,
    tokenHash: sha256(secret),
    expiresAt: tokenExpiry(ctx, input.expiresAt),
    oneTimeUse: input.oneTimeUse ?? false,
    extra: input.extra ?? [],
  }
  const row = await inTransaction(ctx, async (inner) => {
    await requireTokenOwner(inner, party)
    refuseEscalation(inner.actor, await readGrantedRoles(inner, party))
    return create(inner, magicToken, values)
  })
  newTokenSecrets.set(row, secret)
  return row
}

function toTokenOwner({ contactId, customerId }: MagicTokenCreateInput): AccountOwner {
  if ((contactId == null) === (customerId == null))
    throw invalid([{ path: [], message: 'Exactly one of contactId and customerId must be given' }])
  return { contactId: contactId ?? null, customerId: customerId ?? null }
}

/** Locks the owner while the token is created. */
async function requireTokenOwner(ctx: Ctx, { contactId, customerId }: AccountOwner): Promise<void> {
  const [table, id] = contactId == null ? (['customer', customerId ?? 0] as const) : (['contact', contactId] as const)
  const found = canHold(table, { id })
    ? await ctx.db.selectFrom(table).select('id').where('id', '=', id).forKeyShare().executeTakeFirst()
    : undefined
  if (!found) throw refused('MAGIC_TOKEN_CREATE_ERROR', `The ${table} with id [${id}] was not found`)
}

/** Returns the expiry of a token: thirty days by default; "never" is the maximum. */
function tokenExpiry(ctx: Ctx, asked: string | null | undefined): Date {
  const latest = new Date(ctx.now.getTime() + MAX_TOKEN_DAYS * DAY_MS)
  if (asked === undefined) return new Date(ctx.now.getTime() + DEFAULT_TOKEN_DAYS * DAY_MS)
  if (asked === null) return latest
  const at = new Date(asked)
  if (at <= ctx.now) throw invalidField('expiresAt', 'must be in the future')
  if (at > latest) throw invalidField('expiresAt', `must be at most ${MAX_TOKEN_DAYS} days ahead`)
  return at
}

/** Changes a token, but not its owner. */
export async function updateMagicToken(ctx: Ctx, id: string, input: MagicTokenUpdateInput): Promise<MagicTokenRow> {
  const { contactId, customerId, expiresAt, ...rest } = input
  const { uuid, ...known } = await getMagicToken(ctx, id)
  for (const [name, given] of Object.entries({ contactId, customerId }))
    if (given !== undefined && given !== known[name as keyof AccountOwner]) throw invalidField(name, 'cannot be changed')
  const patch = { ...rest, ...(expiresAt !== undefined && { expiresAt: tokenExpiry(ctx, expiresAt) }) }
  return update(ctx, magicToken, { uuid }, { ...patch, ...(patch.extra === null && { extra: [] }) })
}

export async function deleteMagicToken(ctx: Ctx, id: string): Promise<void> {
  const { uuid } = await getMagicToken(ctx, id)
  await remove(ctx, magicToken, { uuid })
}
