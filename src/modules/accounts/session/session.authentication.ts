/** The `authentication` and `claims` operations. They manage any account with the role, and the caller's own account without it. */
import { sql } from 'kysely'
import type {
  ClaimsResetAllResponse,
  CreateAuthenticationClaimsInput,
  CreateAuthenticationInput,
  GCIPUser,
  Login,
} from '../../../contract/contract.gen.js'
import { hasRole } from '../../../core/auth/access.js'
import { invalidField, notFound, refused } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { canHold } from '../../../core/store/row.js'
import { type AccountOwner, createAccount, deleteAccountByUid, findAccount, readGrantedRoles } from './session.account.js'
import { accountByEmail, adminByEmail, type LoginAccount } from './session.email.js'
import { startSessionFor } from './session.issue.js'
import { toAccountView, toGcipUser, toLogin } from './session.user.js'

const REGISTER_ERROR = 'REGISTER_USER_ERROR'

/**
 * Returns the account with an e-mail address: any account with user.OWNER, otherwise only the caller's own. Accounts of others and accounts that
 * do not exist give the same error.
 */
export async function getAuthentication(ctx: Ctx, email: string): Promise<GCIPUser> {
  const account = await findReachableAccount(ctx, email)
  if (!account) throw notFound('User', 'USER_NOT_FOUND_ERROR', { email })
  return toGcipUser(ctx, account.view)
}

/** Finds the account that the caller may access. Administrators need the role `role` instead of `user`. */
async function findReachableAccount(ctx: Ctx, email: string): Promise<LoginAccount | null> {
  const { user, roles } = ctx.actor
  const isOwn = (found: LoginAccount | null) => found !== null && found.ref.uid === user?.uid
  const account = await accountByEmail(ctx, email)
  if (account && (hasRole(roles, 'user', 'OWNER') || isOwn(account))) return account
  const admin = await adminByEmail(ctx, email)
  return admin && (hasRole(roles, 'role', 'VIEWER') || isOwn(admin)) ? admin : null
}

/** Creates an account and starts its session. The account belongs to the contact or customer of the claims, if there is one. */
export async function createAuthentication(ctx: Ctx, input: CreateAuthenticationInput): Promise<Login> {
  const { claims, password, uid, displayName, phoneNumber, email } = input
  const passwordHash = password == null ? null : await ctx.services.passwords.hash(password)
  const { account, ...tokens } = await inTransaction(ctx, async (inner) => {
    const owner = claims ? await ownerFromClaims(inner, claims) : {}
    const values = { ...owner, email, passwordHash, displayName: displayName ?? null, phoneNumber: phoneNumber ?? null }
    const { uuid } = await createAccount(inner, { ...values, ...(uid && { uuid: uid }) }, REGISTER_ERROR)
    return startSessionFor(inner, uuid, 'password')
  })
  return toLogin(toGcipUser(ctx, toAccountView({ ...account, lastLoginAt: ctx.now }), tokens), 'password', 'signUp')
}

/** Returns the owner of the new account. Claims may list companies and roles, but only those that the owner has: an account grants nothing. */
async function ownerFromClaims(ctx: Ctx, { userId, class: kind, companyId, companyIds, roles }: CreateAuthenticationClaimsInput) {
  if (kind !== 'contact' && kind !== 'customer') throw invalidField('claims.class', 'must be contact or customer')
  if (!canHold(kind, { id: userId })) throw ownerNotFound(kind, userId)
  const found = await ctx.db.selectFrom(kind).select('id').where('id', '=', userId).forKeyShare().executeTakeFirst()
  if (!found) throw ownerNotFound(kind, userId)
  const owner: AccountOwner = kind === 'contact' ? { contactId: userId } : { customerId: userId }
  if (await findAccount(ctx, owner)) throw refused(REGISTER_ERROR, `The ${kind} with id [${userId}] already has an account`)
  await checkClaimedCompanies(ctx, owner, [...(companyIds ?? []), ...(companyId == null ? [] : [companyId])])
  await checkClaimedRoles(ctx, owner, roles ?? [])
  return owner
}

const ownerNotFound = (kind: string, id: number) => refused(REGISTER_ERROR, `A ${kind} with id [${id}] was not found`)

async function checkClaimedCompanies(ctx: Ctx, { contactId }: AccountOwner, companyIds: readonly number[]): Promise<void> {
  if (!companyIds.length) return
  const rows = await ctx.db
    .selectFrom('contactCompany')
    .select('companyId')
    .where('contactId', '=', contactId ?? 0)
    .execute()
  const foreign = companyIds.filter((id) => !rows.some(({ companyId }) => companyId === id))
  if (foreign.length) throw refused(REGISTER_ERROR, `The user does not belong to company ${foreign.join(', ')}`)
}

async function checkClaimedRoles(ctx: Ctx, owner: AccountOwner, roles: readonly string[]): Promise<void> {
  if (!roles.length) return
  const granted = Object.entries(await readGrantedRoles(ctx, owner)).map(([domain, access]) => `${domain}.${access}`)
  const missing = roles.filter((role) => !granted.includes(role))
  if (missing.length) throw refused(REGISTER_ERROR, `The user does not have the roles: ${missing.join(', ')}`)
}

/** Deletes an account. Its contact or customer stays. */
export async function deleteAuthentication(ctx: Ctx, uid: string): Promise<boolean> {
  const account = canHold('account', { uuid: uid }) ? await findAccount(ctx, { uuid: uid }) : null
  if (!account) throw notFound('User', 'USER_NOT_FOUND_ERROR', { uid })
  await deleteAccountByUid(ctx, uid)
  return true
}

/** Limits `claimsReset`, because each call clears the cache of all users. */
const RESET_LIMIT = { burst: 10, perMinute: 10 }

/** Makes changed roles effective at once. Identities are cached for a few seconds; this clears the cache. */
export async function resetClaims(ctx: Ctx, uid: string, email: string): Promise<boolean> {
  const account = await findReachableAccount(ctx, email)
  if (account?.ref.uid !== uid.toLowerCase()) throw notFound('User', 'USER_NOT_FOUND_ERROR', { uid, email })
  ctx.services.limiter.take('resets of claims', account.ref.uid, RESET_LIMIT)
  ctx.services.identities.forget()
  return true
}

/** Clears the identity cache of this server for all accounts. No claims are stored, so nothing else has to be updated. */
export async function resetAllClaims(ctx: Ctx): Promise<ClaimsResetAllResponse> {
  ctx.services.identities.forget()
  const { accounts } = await ctx.db
    .selectFrom('account')
    .select(sql<number>`count(*)::int`.as('accounts'))
    .executeTakeFirstOrThrow()
  return { successCount: accounts, errorCount: 0, totalProcessed: accounts, completed: true }
}
