/** Refreshes sessions. A refresh token has one successor; using the token again after a short grace period ends the session. */
import { createHmac, randomBytes } from 'node:crypto'
import type { RefreshTokenResponse, VerifyToken } from '../../../contract/contract.gen.js'
import { sha256 } from '../../../core/auth/credentials.js'
import { isAccountUsable, isSessionActive, readIdentity } from '../../../core/auth/read-identity.js'
import { type Claims, TOKEN_LIFE_S } from '../../../core/auth/tokens.js'
import { DomainError } from '../../../core/base/errors.js'
import { type Ctx, inTransaction, runLasting } from '../../../core/context.js'
import type { SessionRow } from '../../../db/db.gen.js'
import {
  anonymousClaims,
  databasesOf,
  REFRESH_PREFIX,
  recordUse,
  sessionEnd,
  storeRefreshToken,
  tokenClaims,
  usedBy,
} from './session.issue.js'
import { endSession, loginsPerAddress } from './session.service.js'

/** How long after its first use a refresh token still returns its successor. The tabs of one browser often refresh at the same time. */
const GRACE_MS = 20_000

/** Exchanges a refresh token for a new access token and a new refresh token. */
export async function exchangeRefreshToken(ctx: Ctx, refreshToken: string): Promise<RefreshTokenResponse> {
  ctx.services.limiter.check('failed refreshes from this address', ctx.client.address, loginsPerAddress(ctx))
  const tokens = await refreshSession(ctx, refreshToken)
  if (tokens) return { ...tokens, expires_in: TOKEN_LIFE_S, token_type: 'Bearer' }
  ctx.services.limiter.take('failed refreshes from this address', ctx.client.address, loginsPerAddress(ctx))
  throw new DomainError('UNAUTHENTICATED', 'EXCHANGE_REFRESH_TOKEN_ERROR', 'The refresh token is not valid: log in again')
}

/** Issues the next tokens, or null if the token is not valid. The writes come last, so that an earlier failure does not use up the token. */
async function refreshSession(ctx: Ctx, refreshToken: string) {
  const session = await sessionByRefreshToken(ctx, sha256(refreshToken))
  if (!session) return null
  const signed = await signAccessToken(ctx, session)
  if (!signed) return null
  const refresh_token = await inTransaction(ctx, (inner) => rotateRefreshToken(inner, session, refreshToken))
  if (!refresh_token) return endReusedSession(ctx, session)
  const { uuid, kind, accountUid: uid } = session
  if (kind !== 'anonymous' && uid) await recordUse(ctx, { kind: kind as 'contact', uid }, { lastRefreshAt: ctx.now })
  return { access_token: signed.token, refresh_token, user_id: uid ?? uuid }
}

type KnownSession = Omit<SessionRow, 'lastUsedAt' | 'address' | 'client'>

async function sessionByRefreshToken({ db }: Ctx, tokenHash: Buffer): Promise<KnownSession | undefined> {
  return db
    .selectFrom('refreshToken')
    .innerJoin('session', 'session.uuid', 'refreshToken.sessionId')
    .select(['session.uuid', 'session.kind', 'session.accountUid', 'session.provider', 'session.createdAt'])
    .select(['session.expiresAt', 'session.revokedAt'])
    .where('refreshToken.tokenHash', '=', tokenHash)
    .executeTakeFirst()
}

/** Ends the session of a refresh token or, without one, of the caller. Returns whether there was one. */
export async function signOut(ctx: Ctx, refreshToken: string | null): Promise<boolean> {
  ctx.services.limiter.check('failed refreshes from this address', ctx.client.address, loginsPerAddress(ctx))
  const session = refreshToken === null ? null : await sessionByRefreshToken(ctx, sha256(refreshToken))
  if (refreshToken !== null && !session)
    ctx.services.limiter.take('failed refreshes from this address', ctx.client.address, loginsPerAddress(ctx))
  const sessionId = refreshToken === null ? ctx.actor.sessionId : session?.uuid
  return sessionId ? endSession(ctx, sessionId) : false
}

/** Ends a session whose refresh token was reused after the grace period. One of two clients has stolen it, and it is unknown which one. */
async function endReusedSession(ctx: Ctx, { uuid }: KnownSession): Promise<null> {
  await runLasting(ctx, (lasting) => endSession(lasting, uuid))
  return null
}

/** Signs a new access token; returns null if the session has ended or the account is not usable. */
async function signAccessToken(ctx: Ctx, session: KnownSession) {
  const { uuid: sid, accountUid, provider, createdAt } = session
  const kind = session.kind as Claims['kind']
  const claims = { sub: accountUid ?? sid, sid, tenant: ctx.actor.tenantId, kind }
  if (kind === 'anonymous') {
    const isActive = isSessionActive({ session, tokensValidAfter: null }, ctx.now)
    return isActive ? ctx.services.tokens.sign(claims, anonymousClaims(sid, createdAt)) : null
  }
  const identity = await readIdentity(databasesOf(ctx), claims)
  if (!identity || !isAccountUsable(identity, ctx.now) || !isSessionActive(identity, ctx.now)) return null
  return ctx.services.tokens.sign(claims, tokenClaims(identity, provider, createdAt))
}

/**
 * Marks the token as used and returns its successor. A concurrent or slightly later exchange returns the same successor; null after the
 * grace period. The session is locked before its tokens and the account is not locked. Deleting an account and setting a password use the
 * same order, so these transactions cannot deadlock.
 */
async function rotateRefreshToken(
  ctx: Ctx,
  { uuid, createdAt, kind }: KnownSession,
  refreshToken: string,
): Promise<string | null> {
  const { db, now } = ctx
  const tokenHash = sha256(refreshToken)
  await db
    .updateTable('session')
    .set({ expiresAt: sessionEnd(createdAt, now), ...(kind === 'admin' && usedBy(ctx)) })
    .where('uuid', '=', uuid)
    .execute()
  const successorSalt = randomBytes(32)
  const used = await db
    .updateTable('refreshToken')
    .set({ usedAt: now, successorSalt })
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .returning('sessionId')
    .executeTakeFirst()
  if (!used) return repeatSuccessor(ctx, refreshToken)
  const successor = successorOf(refreshToken, successorSalt)
  await storeRefreshToken(ctx, uuid, successor)
  return successor
}

/** Returns the successor of a recently used token; null after the grace period. */
async function repeatSuccessor({ db, now }: Ctx, refreshToken: string): Promise<string | null> {
  const used = await db
    .selectFrom('refreshToken')
    .select(['usedAt', 'successorSalt'])
    .where('tokenHash', '=', sha256(refreshToken))
    .executeTakeFirst()
  if (!used?.usedAt || !used.successorSalt || now.getTime() - used.usedAt.getTime() > GRACE_MS) return null
  return successorOf(refreshToken, used.successorSalt)
}

/** Derives the next refresh token. It takes both the token, which the server does not store, and the salt, which no client knows. */
const successorOf = (refreshToken: string, salt: Buffer) =>
  `${REFRESH_PREFIX}_${createHmac('sha256', salt).update(refreshToken).digest('base64url')}`

/** Returns the claims of a token. Throws unless it was issued for this tenant and its session is active. */
export async function verifyToken(ctx: Ctx, token: string): Promise<VerifyToken> {
  const claims = await ctx.services.tokens.read(token)
  const { sessionId } = await ctx.services.identities.join({ ...ctx.actor, sessionId: null }, token)
  if (!claims || claims.sid !== sessionId || claims.tenant !== ctx.actor.tenantId)
    throw new DomainError('UNAUTHENTICATED', 'TOKEN_VERIFICATION_ERROR', 'The token is not valid')
  const { sid: _sid, tenant: _tenant, kind: _kind, ...payload } = claims
  return { ...(payload as unknown as VerifyToken), uid: claims.sub }
}
