/** Starts sessions and issues their tokens. */
import { sql } from 'kysely'
import { newSecret, sha256 } from '../../../core/auth/credentials.js'
import { type Identity, readIdentity } from '../../../core/auth/read-identity.js'
import type { Claims } from '../../../core/auth/tokens.js'
import { DAY_MS } from '../../../core/base/clock.js'
import { notFound } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { newUuid } from '../../../core/store/row.js'
import type { AccountRow } from '../../../db/db.gen.js'
import { findAccount } from './session.account.js'

export type Provider = 'password' | 'magicToken' | 'anonymous'

/** The kind and uid of an account or administrator. */
export interface AccountRef {
  kind: Exclude<Claims['kind'], 'anonymous'>
  uid: string
}

/** New tokens. They appear only in the response that issues them. */
export interface IssuedTokens {
  accessToken: string
  refreshToken: string
  expirationTime: Date
}

/** The prefix of every refresh token. */
export const REFRESH_PREFIX = 'wharf_rf'

/** A session ends after this many days without a refresh, and after `MAX_SESSION_DAYS` in any case. */
const IDLE_DAYS = 30
const MAX_SESSION_DAYS = 180
/** The number of expired sessions that are deleted when a new one starts. */
const PRUNED_PER_SESSION = 10

const addDays = (date: Date, days: number) => new Date(date.getTime() + days * DAY_MS)

/** Returns when a session ends if it is not used again. */
export const sessionEnd = (startedAt: Date, now: Date) =>
  new Date(Math.min(addDays(now, IDLE_DAYS).getTime(), addDays(startedAt, MAX_SESSION_DAYS).getTime()))

/** Starts a session for an account. The calling function has checked that the caller may log in to it. */
export async function startSessionFor(
  ctx: Ctx,
  accountUid: string,
  provider: Provider,
): Promise<IssuedTokens & { account: AccountRow }> {
  const account = await findAccount(ctx, { uuid: accountUid })
  if (!account) throw notFound('User', 'USER_NOT_FOUND_ERROR', { uid: accountUid })
  return { ...(await beginSession(ctx, toAccountRef(account), provider)), account }
}

/** Returns the kind and uid of an account. */
export const toAccountRef = ({
  uuid: uid,
  contactId,
  customerId,
}: Pick<AccountRow, 'uuid' | 'contactId' | 'customerId'>): AccountRef => ({
  kind: contactId !== null ? 'contact' : customerId !== null ? 'customer' : 'user',
  uid,
})

/** Starts a session for an account or administrator. */
export async function beginSession(ctx: Ctx, account: AccountRef, provider: Provider): Promise<IssuedTokens> {
  const prepared = await prepareSession(ctx, account, provider)
  return inTransaction(ctx, (inner) => storeSession(inner, prepared))
}

interface PreparedSession {
  account: AccountRef
  identity: Identity
  provider: Provider
  sid: string
  token: string
  expiresAt: Date
}

/** Signs the access token of a session that is not stored yet. This happens before the transaction, so that it does not wait for it. */
export async function prepareSession(ctx: Ctx, account: AccountRef, provider: Provider): Promise<PreparedSession> {
  const { kind, uid } = account
  const sid = newUuid(ctx)
  const identity = await readIdentity(databasesOf(ctx), { kind, sub: uid, sid })
  if (!identity) throw notFound('User', 'USER_NOT_FOUND_ERROR', { uid })
  const claims = { sub: uid, sid, tenant: ctx.actor.tenantId, kind }
  return {
    account,
    identity,
    provider,
    sid,
    ...(await ctx.services.tokens.sign(claims, tokenClaims(identity, provider, ctx.now))),
  }
}

/** Stores the prepared session and issues its first refresh token. */
export async function storeSession(
  ctx: Ctx,
  { account, provider, sid, token, expiresAt }: PreparedSession,
): Promise<IssuedTokens> {
  await recordUse(ctx, account, { lastLoginAt: ctx.now })
  await addSession(ctx, { sid, kind: account.kind, accountUid: account.uid, provider })
  return { accessToken: token, refreshToken: await addRefreshToken(ctx, sid), expirationTime: expiresAt }
}

/** Starts the session of a visitor. The session id is also their uid. */
export async function startAnonymousSession(ctx: Ctx): Promise<IssuedTokens & { uid: string }> {
  const sid = newUuid(ctx)
  const { token, expiresAt } = await ctx.services.tokens.sign(
    { sub: sid, sid, tenant: ctx.actor.tenantId, kind: 'anonymous' },
    anonymousClaims(sid, ctx.now),
  )
  const refreshToken = await inTransaction(ctx, async (inner) => {
    await addSession(inner, { sid, kind: 'anonymous', accountUid: null, provider: 'anonymous' })
    return addRefreshToken(inner, sid)
  })
  return { uid: sid, accessToken: token, refreshToken, expirationTime: expiresAt }
}

/** Returns the databases that `readIdentity` reads from. */
export const databasesOf = ({ db, tenants, actor }: Ctx) => ({ db, control: tenants.control, tenantId: actor.tenantId })

interface NewSession {
  sid: string
  kind: Claims['kind']
  accountUid: string | null
  provider: Provider
}

/** The longest name of a client that is stored. */
const MAX_CLIENT = 200

/** Returns when, from where and with which program a session is used. Only administrators list their sessions, so that nothing is stored of others. */
export const usedBy = ({ now, client }: Ctx) => ({
  lastUsedAt: now,
  address: client.address || null,
  client: client.agent?.replaceAll(/\p{C}/gu, '').slice(0, MAX_CLIENT) || null,
})

async function addSession(ctx: Ctx, { sid, ...rest }: NewSession): Promise<void> {
  const { db, now } = ctx
  await db
    .insertInto('session')
    .values({ uuid: sid, ...rest, createdAt: now, expiresAt: sessionEnd(now, now), ...(rest.kind === 'admin' && usedBy(ctx)) })
    .execute()
  await sql`delete from session where uuid in (
    select uuid from session where "expiresAt" < ${now} limit ${PRUNED_PER_SESSION} for update skip locked)`.execute(db)
}

/** Issues the first refresh token of a session. */
async function addRefreshToken(ctx: Ctx, sessionId: string): Promise<string> {
  const token = newSecret(REFRESH_PREFIX)
  await storeRefreshToken(ctx, sessionId, token)
  return token
}

/** Stores a refresh token of a session, as a hash. */
export async function storeRefreshToken({ db, now }: Ctx, sessionId: string, token: string): Promise<void> {
  await db
    .insertInto('refreshToken')
    .values({ tokenHash: sha256(token), sessionId, createdAt: now })
    .execute()
}

/** Stores when an account or administrator last logged in or refreshed. */
export async function recordUse(
  ctx: Ctx,
  { kind, uid }: AccountRef,
  when: { lastLoginAt?: Date; lastRefreshAt?: Date },
): Promise<void> {
  if (kind === 'admin') await ctx.tenants.control.updateTable('control.adminUser').set(when).where('uuid', '=', uid).execute()
  else await ctx.db.updateTable('account').set(when).where('uuid', '=', uid).execute()
}

const toSeconds = (date: Date) => Math.floor(date.getTime() / 1000)

/** Returns the public claims of an access token, for clients to read. The server ignores the roles in it and reads them for each request. */
export function tokenClaims(identity: Identity, provider: string, startedAt: Date): object {
  const { user, name, emailVerified } = identity
  return {
    name,
    email: user.email,
    email_verified: emailVerified,
    user_id: user.uid,
    auth_time: toSeconds(startedAt),
    claims: userClaims(identity),
    firebase: { identities: { email: [user.email] }, sign_in_provider: provider },
  }
}

/** Returns the public claims of a visitor's access token. */
export const anonymousClaims = (uid: string, startedAt: Date): object => ({
  name: '',
  email: '',
  email_verified: false,
  user_id: uid,
  auth_time: toSeconds(startedAt),
  claims: { ...emptyClaims, dateCreated: startedAt.toJSON() },
  firebase: { identities: {}, sign_in_provider: 'anonymous' },
})

const emptyClaims = {
  userId: 0,
  userDirectoryId: 0,
  adminUserId: 0,
  contactId: null as number | null,
  customerId: null as number | null,
  companyId: null as number | null,
  companyIds: [] as readonly number[],
  roles: [] as string[],
  discounts: [] as string[],
  acllist: [] as number[],
  class: 'anonymous',
  loginRoot: null,
}

function userClaims({ user, roles, createdAt }: Identity): object {
  const { kind, id, companyId, companyIds } = user
  const granted = Object.entries(roles).filter(([, access]) => access !== 'NONE')
  return {
    ...emptyClaims,
    userId: id ?? 0,
    adminUserId: kind === 'admin' ? id : 0,
    contactId: kind === 'contact' ? id : null,
    customerId: kind === 'customer' ? id : null,
    companyId,
    companyIds,
    roles: granted.map(([domain, access]) => `${domain}.${access}`).sort(),
    class: kind,
    dateCreated: createdAt.toJSON(),
  }
}
