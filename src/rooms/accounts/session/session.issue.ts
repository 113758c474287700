/** Issuing tokens: what a session begins with and how it goes on. */
import { sql } from 'kysely'
import { newSecret, sha256 } from '../../../core/auth/credentials.js'
import { type Identity, readIdentity } from '../../../core/auth/read-identity.js'
import type { Claims } from '../../../core/auth/tokens.js'
import { notFound } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { newUuid } from '../../../core/store/row.js'
import type { AccountRow } from '../../../db/db.gen.js'
import { findAccount } from './session.account.js'

export type Provider = 'password' | 'magicToken' | 'anonymous'

/** Somebody with an account, or an administrator. */
export interface AccountRef {
  kind: Exclude<Claims['kind'], 'anonymous'>
  uid: string
}

/** The tokens of one answer: nothing else ever shows them. */
export interface IssuedTokens {
  accessToken: string
  refreshToken: string
  expirationTime: Date
}

const DAY_MS = 86_400_000
/** How long a session lasts without being refreshed, and how long at most. */
const IDLE_DAYS = 30
const MAX_SESSION_DAYS = 180
/** Who begins a session clears away a few that are over. */
const PRUNED_PER_SESSION = 10

const addDays = (date: Date, days: number) => new Date(date.getTime() + days * DAY_MS)

/** When a session that is used now ends. */
export const sessionEnd = (startedAt: Date, now: Date) =>
  new Date(Math.min(addDays(now, IDLE_DAYS).getTime(), addDays(startedAt, MAX_SESSION_DAYS).getTime()))

/** Begins a session for the account with this uid. Whoever calls this has made sure that it is the caller's, or the caller's to open. */
export async function startSessionFor(
  ctx: Ctx,
  accountUid: string,
  provider: Provider,
): Promise<IssuedTokens & { account: AccountRow }> {
  const account = await findAccount(ctx, { uuid: accountUid })
  if (!account) throw notFound('User', 'USER_NOT_FOUND_ERROR', { uid: accountUid })
  return { ...(await beginSession(ctx, toAccountRef(account), provider)), account }
}

export const toAccountRef = ({
  uuid: uid,
  contactId,
  customerId,
}: Pick<AccountRow, 'uuid' | 'contactId' | 'customerId'>): AccountRef => ({
  kind: contactId !== null ? 'contact' : customerId !== null ? 'customer' : 'user',
  uid,
})

/** Begins somebody's session. */
export async function beginSession(ctx: Ctx, who: AccountRef, provider: Provider): Promise<IssuedTokens> {
  const prepared = await prepareSession(ctx, who, provider)
  return inTransaction(ctx, (inner) => storeSession(inner, prepared))
}

interface PreparedSession {
  who: AccountRef
  identity: Identity
  provider: Provider
  sid: string
  token: string
  expiresAt: Date
}

/** Signs the token of a session that does not exist yet: it is done before a transaction, which then has nothing to wait for. */
export async function prepareSession(ctx: Ctx, who: AccountRef, provider: Provider): Promise<PreparedSession> {
  const { kind, uid } = who
  const sid = newUuid(ctx)
  const identity = await readIdentity(databasesOf(ctx), { kind, sub: uid, sid })
  if (!identity) throw notFound('User', 'USER_NOT_FOUND_ERROR', { uid })
  const claims = { sub: uid, sid, tenant: ctx.actor.tenantId, kind }
  return { who, identity, provider, sid, ...(await ctx.tokens.sign(claims, tokenClaims(identity, provider, ctx.now))) }
}

/** Writes the session that the token speaks of, and issues its first refresh token. */
export async function storeSession(ctx: Ctx, { who, provider, sid, token, expiresAt }: PreparedSession): Promise<IssuedTokens> {
  await recordUse(ctx, who, { lastLoginAt: ctx.now })
  await addSession(ctx, { sid, kind: who.kind, accountUid: who.uid, provider })
  return { accessToken: token, refreshToken: await addRefreshToken(ctx, sid), expirationTime: expiresAt }
}

/** Begins a visitor's session; its id is all that is known of them. */
export async function startAnonymousSession(ctx: Ctx): Promise<IssuedTokens & { uid: string }> {
  const sid = newUuid(ctx)
  const { token, expiresAt } = await ctx.tokens.sign(
    { sub: sid, sid, tenant: ctx.actor.tenantId, kind: 'anonymous' },
    anonymousClaims(sid, ctx.now),
  )
  const refreshToken = await inTransaction(ctx, async (inner) => {
    await addSession(inner, { sid, kind: 'anonymous', accountUid: null, provider: 'anonymous' })
    return addRefreshToken(inner, sid)
  })
  return { uid: sid, accessToken: token, refreshToken, expirationTime: expiresAt }
}

export const databasesOf = ({ db, tenants, actor }: Ctx) => ({ db, control: tenants.control, tenantId: actor.tenantId })

interface NewSession {
  sid: string
  kind: Claims['kind']
  accountUid: string | null
  provider: Provider
}

async function addSession({ db, now }: Ctx, { sid, ...rest }: NewSession): Promise<void> {
  await db
    .insertInto('session')
    .values({ uuid: sid, ...rest, createdAt: now, expiresAt: sessionEnd(now, now) })
    .execute()
  await sql`delete from session where uuid in (
    select uuid from session where "expiresAt" < ${now} limit ${PRUNED_PER_SESSION} for update skip locked)`.execute(db)
}

/** A refresh token is stored as its hash. */
export async function addRefreshToken({ db, now }: Ctx, sessionId: string): Promise<string> {
  const token = newSecret('wharf_rf')
  await db
    .insertInto('refreshToken')
    .values({ tokenHash: sha256(token), sessionId, createdAt: now })
    .execute()
  return token
}

/** Notes on the account, or on the administrator, when it was last used. */
export async function recordUse(
  ctx: Ctx,
  { kind, uid }: AccountRef,
  when: { lastLoginAt?: Date; lastRefreshAt?: Date },
): Promise<void> {
  if (kind === 'admin') await ctx.tenants.control.updateTable('control.adminUser').set(when).where('uuid', '=', uid).execute()
  else await ctx.db.updateTable('account').set(when).where('uuid', '=', uid).execute()
}

const toSeconds = (date: Date) => Math.floor(date.getTime() / 1000)

/** What clients read from the payload of a token. Rights are looked up afresh at each request; here they are for show. */
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
  const held = Object.entries(roles).filter(([, access]) => access !== 'NONE')
  return {
    ...emptyClaims,
    userId: id ?? 0,
    adminUserId: kind === 'admin' ? id : 0,
    contactId: kind === 'contact' ? id : null,
    customerId: kind === 'customer' ? id : null,
    companyId,
    companyIds,
    roles: held.map(([domain, access]) => `${domain}.${access}`).sort(),
    class: kind,
    dateCreated: createdAt.toJSON(),
  }
}
