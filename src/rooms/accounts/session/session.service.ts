/** Logging in and out. What a stranger can learn from an answer is whether the password was right, and nothing else. */
import type { Login, LoginInput, Logout } from '../../../contract/contract.gen.js'
import type { Limit } from '../../../core/auth/rate-limiter.js'
import { DomainError, invalidField } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { toLowerLikePostgres } from '../../../core/store/text-filters.js'
import { accountsByEmail, type LoginAccount } from './session.email.js'
import { beginSession, startAnonymousSession } from './session.issue.js'
import { toGcipUser, toGcipVisitor, toLogin } from './session.user.js'

export { createAccount, deleteAccountOf, setPassword } from './session.account.js'
export { startSessionFor } from './session.issue.js'

const LOGINS_PER_ACCOUNT: Limit = { burst: 10, perMinute: 10 }
export const LOGINS_PER_ADDRESS: Limit = { burst: 300, perMinute: 300 }

/** Begins a visitor's session. */
export async function startSession(ctx: Ctx): Promise<Login> {
  ctx.limiter.take('sessions from this address', ctx.address, LOGINS_PER_ADDRESS)
  return toLogin(toGcipVisitor(ctx, await startAnonymousSession(ctx)), 'anonymous', 'anonymous')
}

/** Logs in with a password. An unknown address, a wrong password and an account that may not be used get the same answer after the same work. */
export async function login(ctx: Ctx, { email, password, provider }: LoginInput): Promise<Login> {
  if (provider && provider !== 'password') throw invalidField('provider', 'must be password: no other provider is known')
  const refuseMany = () => {
    ctx.limiter.check('failed logins', attemptKey(ctx, email), LOGINS_PER_ACCOUNT)
    ctx.limiter.check('failed logins from this address', ctx.address, LOGINS_PER_ADDRESS)
  }
  refuseMany()
  const found = await ctx.passwords.admit(async () => findByPassword(ctx, await accountsByEmail(ctx, email), password))
  // Of many guesses at once, none counts that comes after the limit.
  refuseMany()
  if (!found) return failLogin(ctx, email)
  const { who, shown } = found
  const issued = await beginSession(ctx, who, 'password')
  return toLogin(toGcipUser(ctx, { ...shown, lastLoginAt: ctx.now }, issued), 'password', 'signIn')
}

/** Strangers' failures do not lock anybody out: they count for the address that they come from. */
const attemptKey = ({ actor, address }: Ctx, email: string) => `${actor.tenantId} ${toLowerLikePostgres(email)} ${address}`

function failLogin(ctx: Ctx, email: string): never {
  ctx.limiter.take('failed logins', attemptKey(ctx, email), LOGINS_PER_ACCOUNT)
  ctx.limiter.take('failed logins from this address', ctx.address, LOGINS_PER_ADDRESS)
  throw new DomainError('NOT_FOUND', 'USER_NOT_FOUND_ERROR', 'User not found: the e-mail address or the password is wrong')
}

/** Of whom the password is; without anybody, a hash is compared all the same. */
async function findByPassword(ctx: Ctx, found: LoginAccount[], password: string): Promise<LoginAccount | null> {
  if (!found.length) await ctx.passwords.verify(null, password)
  for (const named of found) if (await ctx.passwords.verify(named.passwordHash, password)) return named
  return null
}

/** Ends the caller's session. On this node its tokens are worthless at once, on others within seconds. */
export async function logout(ctx: Ctx): Promise<Logout> {
  const { sessionId } = ctx.actor
  if (!sessionId) return { todo: 'There was no session to end.' }
  await endSession(ctx, sessionId)
  return { todo: 'The session has ended: forget both of its tokens.' }
}

/** Takes a session back: neither its access token nor any of its refresh tokens counts any more. */
export async function endSession(ctx: Ctx, sessionId: string): Promise<void> {
  await ctx.db
    .updateTable('session')
    .set({ revokedAt: ctx.now })
    .where('uuid', '=', sessionId)
    .where('revokedAt', 'is', null)
    .execute()
  ctx.identities.forget()
}
