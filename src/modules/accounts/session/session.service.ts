/** Logs in and out. A failed login discloses nothing about the account, not even whether it exists. */
import type { Login, LoginInput, Logout } from '../../../contract/contract.gen.js'
import type { Limit } from '../../../core/auth/rate-limiter.js'
import { takeVisitorShare } from '../../../core/auth/visitor-limits.js'
import { DomainError, invalidField } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { toLowerLikePostgres } from '../../../resources/text-filters.js'
import { checkCode, consumeCode, isTwoFactorUsed } from '../two-factor/two-factor.codes.js'
import { accountsByEmail, type LoginAccount } from './session.email.js'
import { beginSession, startAnonymousSession } from './session.issue.js'
import { toGcipUser, toGcipVisitor, toLogin } from './session.user.js'

export { createAccount, deleteAccountOf, setPassword } from './session.account.js'
export { startSessionFor } from './session.issue.js'

const LOGINS_PER_ACCOUNT: Limit = { burst: 10, perMinute: 10 }

/** Returns the limit of failed logins per network address. An address that no proxy forwarded may be a storefront through which all its visitors log in. */
export const loginsPerAddress = ({ client }: Ctx): Limit =>
  client.isForwarded ? { burst: 300, perMinute: 300 } : { burst: 2000, perMinute: 2000 }

/** Starts the session of a visitor. */
export async function startSession(ctx: Ctx): Promise<Login> {
  takeVisitorShare(ctx, 'sessions')
  return toLogin(toGcipVisitor(ctx, await startAnonymousSession(ctx)), 'anonymous', 'anonymous')
}

/**
 * Logs in with a password. An unknown address, a wrong password and a disabled account give the same error after the same time. `findAccounts` finds
 * the accounts with the address: all of them, unless the caller admits administrators only.
 */
export async function login(
  ctx: Ctx,
  { email, password, provider, code }: LoginInput,
  findAccounts: (ctx: Ctx, email: string) => Promise<LoginAccount[]> = accountsByEmail,
): Promise<Login> {
  if (provider && provider !== 'password') throw invalidField('provider', 'must be password: no other provider is supported')
  const checkLimits = () => {
    ctx.services.limiter.check('failed logins', attemptKey(ctx, email), LOGINS_PER_ACCOUNT)
    ctx.services.limiter.check('failed logins from this address', ctx.client.address, loginsPerAddress(ctx))
  }
  checkLimits()
  const account = await ctx.services.passwords.admit(async () => {
    const found = await findAccounts(ctx, email)
    // Both factors are always checked, so that the time does not disclose which one was wrong.
    const proofs = await Promise.all(found.map(({ factor }) => factor && checkCode(ctx, factor, code)))
    const match = await findByPassword(ctx, found, password)
    return match && { ...match, proof: proofs[found.indexOf(match)] ?? null }
  })
  // Concurrent attempts may have reached the limit meanwhile; then a correct guess must not succeed.
  checkLimits()
  if (!account || (account.factor && !(await consumeCode(ctx, account.factor, account.proof)))) return failLogin(ctx, email)
  const tokens = await beginSession(ctx, account.ref, 'password')
  return toLogin(toGcipUser(ctx, { ...account.view, lastLoginAt: ctx.now }, tokens), 'password', 'signIn')
}

/** Returns the key for counting failures: per account and network address, so that a stranger cannot lock out the owner of the account. */
const attemptKey = ({ actor, client }: Ctx, email: string) => `${actor.tenantId} ${toLowerLikePostgres(email)} ${client.address}`

async function failLogin(ctx: Ctx, email: string): Promise<never> {
  ctx.services.limiter.take('failed logins', attemptKey(ctx, email), LOGINS_PER_ACCOUNT)
  ctx.services.limiter.take('failed logins from this address', ctx.client.address, loginsPerAddress(ctx))
  throw new LoginFailed(await isTwoFactorUsed(ctx))
}

/** A failed login. If administrators of the tenant use two-factor sign-in, it says that a code may be needed, whatever was wrong: it discloses nothing about the account. */
export class LoginFailed extends DomainError {
  constructor(readonly mayNeedCode: boolean) {
    const reason = mayNeedCode
      ? 'the e-mail address or the password is wrong, or a code is needed and is missing or wrong'
      : 'the e-mail address or the password is wrong'
    super('NOT_FOUND', 'USER_NOT_FOUND_ERROR', `User not found: ${reason}`)
  }
}

/** Returns the account that has this password. Without any account a hash is still compared, so that the response takes as long. */
async function findByPassword(ctx: Ctx, found: LoginAccount[], password: string): Promise<LoginAccount | null> {
  if (!found.length) await ctx.services.passwords.verify(null, password)
  for (const account of found) if (await ctx.services.passwords.verify(account.passwordHash, password)) return account
  return null
}

/** Ends the caller's session. Its tokens stop working at once on this server and within seconds on others. */
export async function logout(ctx: Ctx): Promise<Logout> {
  const { sessionId } = ctx.actor
  if (!sessionId) return { todo: 'There was no session to end.' }
  await endSession(ctx, sessionId)
  return { todo: 'The session has ended: discard both of its tokens.' }
}

/** Revokes a session: its access tokens and its refresh tokens stop working. Returns whether it was still active. */
export async function endSession(ctx: Ctx, sessionId: string): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('session')
    .set({ revokedAt: ctx.now })
    .where('uuid', '=', sessionId)
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) ctx.services.identities.forget()
  return numUpdatedRows > 0n
}
