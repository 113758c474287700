/** How a session goes on: each refresh token is good for one exchange, and a second use of one ends the session. */
import type { RefreshTokenResponse, VerifyToken } from '../../../contract/contract.gen.js'
import { sha256 } from '../../../core/auth/credentials.js'
import { isAccountUsable, isSessionActive, readIdentity } from '../../../core/auth/read-identity.js'
import { type Claims, TOKEN_LIFE_S } from '../../../core/auth/tokens.js'
import { DomainError } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import type { SessionRow } from '../../../db/db.gen.js'
import { addRefreshToken, anonymousClaims, databasesOf, recordUse, sessionEnd, tokenClaims } from './session.issue.js'
import { endSession, LOGINS_PER_ADDRESS } from './session.service.js'

/** Exchanges a refresh token for the next pair. */
export async function exchangeRefreshToken(ctx: Ctx, refreshToken: string): Promise<RefreshTokenResponse> {
  ctx.limiter.check('failed refreshes from this address', ctx.address, LOGINS_PER_ADDRESS)
  const fresh = await refreshSession(ctx, sha256(refreshToken))
  if (fresh) return { ...fresh, expires_in: TOKEN_LIFE_S, token_type: 'Bearer' }
  ctx.limiter.take('failed refreshes from this address', ctx.address, LOGINS_PER_ADDRESS)
  throw new DomainError('UNAUTHENTICATED', 'EXCHANGE_REFRESH_TOKEN_ERROR', 'The refresh token is not valid: log in again')
}

/** What changes is written last, so that a failure on the way does not use the token up. */
async function refreshSession(ctx: Ctx, tokenHash: Buffer) {
  const found = await sessionByRefreshToken(ctx, tokenHash)
  if (!found) return null
  if (found.usedAt) return endReusedSession(ctx, found)
  const signed = await signAccessToken(ctx, found)
  if (!signed) return null
  const refresh_token = await inTransaction(ctx, (inner) => rotateRefreshToken(inner, found, tokenHash))
  if (!refresh_token) return endReusedSession(ctx, found)
  const { uuid, kind, accountUid: uid } = found
  if (kind !== 'anonymous' && uid) await recordUse(ctx, { kind: kind as 'contact', uid }, { lastRefreshAt: ctx.now })
  return { access_token: signed.token, refresh_token, user_id: uid ?? uuid }
}

type SessionOfToken = SessionRow & { usedAt: Date | null }

async function sessionByRefreshToken({ db }: Ctx, tokenHash: Buffer): Promise<SessionOfToken | undefined> {
  return db
    .selectFrom('refreshToken')
    .innerJoin('session', 'session.uuid', 'refreshToken.sessionId')
    .select(['session.uuid', 'session.kind', 'session.accountUid', 'session.provider', 'session.createdAt'])
    .select(['session.expiresAt', 'session.revokedAt', 'refreshToken.usedAt'])
    .where('refreshToken.tokenHash', '=', tokenHash)
    .executeTakeFirst()
}

/** Two hold the same token, and nobody can say which of them stole it: the session is over for both. */
async function endReusedSession(ctx: Ctx, { uuid }: SessionOfToken): Promise<null> {
  await endSession(ctx, uuid)
  return null
}

/** A fresh access token; null when the session, or the account behind it, is over. */
async function signAccessToken(ctx: Ctx, session: SessionOfToken) {
  const { uuid: sid, accountUid, provider, createdAt } = session
  const kind = session.kind as Claims['kind']
  const claims = { sub: accountUid ?? sid, sid, tenant: ctx.actor.tenantId, kind }
  if (kind === 'anonymous') {
    const isOver = !isSessionActive({ session, tokensValidAfter: null }, ctx.now)
    return isOver ? null : ctx.tokens.sign(claims, anonymousClaims(sid, createdAt))
  }
  const identity = await readIdentity(databasesOf(ctx), claims)
  if (!identity || !isAccountUsable(identity, ctx.now) || !isSessionActive(identity, ctx.now)) return null
  return ctx.tokens.sign(claims, tokenClaims(identity, provider, createdAt))
}

/**
 * Uses the token up and issues the next one. Of two exchanges at once, one finds it unused.
 * The session is locked before its tokens, and the account not at all: who closes an account or sets a password comes that way, too.
 */
async function rotateRefreshToken(ctx: Ctx, { uuid, createdAt }: SessionOfToken, tokenHash: Buffer): Promise<string | null> {
  const { db, now } = ctx
  await db
    .updateTable('session')
    .set({ expiresAt: sessionEnd(createdAt, now) })
    .where('uuid', '=', uuid)
    .execute()
  const used = await db
    .updateTable('refreshToken')
    .set({ usedAt: now })
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .returning('sessionId')
    .executeTakeFirst()
  return used ? addRefreshToken(ctx, uuid) : null
}

/** What a token says, if it was issued for this tenant and its session goes on. */
export async function verifyToken(ctx: Ctx, token: string): Promise<VerifyToken> {
  const said = await ctx.tokens.read(token)
  const { sessionId } = await ctx.identities.join({ ...ctx.actor, sessionId: null }, token)
  if (!said || said.sid !== sessionId || said.tenant !== ctx.actor.tenantId)
    throw new DomainError('UNAUTHENTICATED', 'TOKEN_VERIFICATION_ERROR', 'The token is not valid')
  const { sid: _sid, tenant: _tenant, kind: _kind, ...payload } = said
  return { ...(payload as unknown as VerifyToken), uid: said.sub }
}
