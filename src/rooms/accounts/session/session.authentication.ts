/** Looking after accounts: those who may, anybody's; everybody, their own. */
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

/** The account with an e-mail address: with user.OWNER anybody's, otherwise one's own. Another's is not found, like one that does not exist. */
export async function getAuthentication(ctx: Ctx, email: string): Promise<GCIPUser> {
  const named = await findReachableAccount(ctx, email)
  if (!named) throw notFound('User', 'USER_NOT_FOUND_ERROR', { email })
  return toGcipUser(ctx, named.shown)
}

/** Administrators are looked after where roles are. */
async function findReachableAccount(ctx: Ctx, email: string): Promise<LoginAccount | null> {
  const { user, roles } = ctx.actor
  const isOwn = (named: LoginAccount | null) => named !== null && named.who.uid === user?.uid
  const account = await accountByEmail(ctx, email)
  if (account && (hasRole(roles, 'user', 'OWNER') || isOwn(account))) return account
  const admin = await adminByEmail(ctx, email)
  return admin && (hasRole(roles, 'role', 'VIEWER') || isOwn(admin)) ? admin : null
}

/** Opens an account, for a contact or customer if the claims name one, and begins its session. */
export async function createAuthentication(ctx: Ctx, input: CreateAuthenticationInput): Promise<Login> {
  const { claims, password, uid, displayName, phoneNumber, email } = input
  const passwordHash = password == null ? null : await ctx.passwords.hash(password)
  const { account, ...issued } = await inTransaction(ctx, async (inner) => {
    const party = claims ? await ownerFromClaims(inner, claims) : {}
    const given = { ...party, email, passwordHash, displayName: displayName ?? null, phoneNumber: phoneNumber ?? null }
    const { uuid } = await createAccount(inner, { ...given, ...(uid && { uuid: uid }) }, REGISTER_ERROR)
    return startSessionFor(inner, uuid, 'password')
  })
  return toLogin(toGcipUser(ctx, toAccountView({ ...account, lastLoginAt: ctx.now }), issued), 'password', 'signUp')
}

/** Claims say whose account it is. They cannot give a company or a right that the user does not have. */
async function ownerFromClaims(ctx: Ctx, { userId, class: kind, companyId, companyIds, roles }: CreateAuthenticationClaimsInput) {
  if (kind !== 'contact' && kind !== 'customer') throw invalidField('claims.class', 'must be contact or customer')
  if (!canHold(kind, { id: userId })) throw ownerNotFound(kind, userId)
  const found = await ctx.db.selectFrom(kind).select('id').where('id', '=', userId).forKeyShare().executeTakeFirst()
  if (!found) throw ownerNotFound(kind, userId)
  const party: AccountOwner = kind === 'contact' ? { contactId: userId } : { customerId: userId }
  if (await findAccount(ctx, party)) throw refused(REGISTER_ERROR, `The ${kind} with id [${userId}] already has an account`)
  await checkClaimedCompanies(ctx, party, [...(companyIds ?? []), ...(companyId == null ? [] : [companyId])])
  await checkClaimedRoles(ctx, party, roles ?? [])
  return party
}

const ownerNotFound = (kind: string, id: number) => refused(REGISTER_ERROR, `A ${kind} with id [${id}] is not found`)

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

async function checkClaimedRoles(ctx: Ctx, party: AccountOwner, roles: readonly string[]): Promise<void> {
  if (!roles.length) return
  const held = Object.entries(await readGrantedRoles(ctx, party)).map(([domain, access]) => `${domain}.${access}`)
  const missing = roles.filter((role) => !held.includes(role))
  if (missing.length) throw refused(REGISTER_ERROR, `An account brings no rights along: ${missing.join(', ')}`)
}

/** Closes an account; its contact or customer stays. */
export async function deleteAuthentication(ctx: Ctx, uid: string): Promise<boolean> {
  const account = canHold('account', { uuid: uid }) ? await findAccount(ctx, { uuid: uid }) : null
  if (!account) throw notFound('User', 'USER_NOT_FOUND_ERROR', { uid })
  await deleteAccountByUid(ctx, uid)
  return true
}

/** Everybody's rights are read anew after one: nobody may keep the server at it. */
const RESET_LIMIT = { burst: 10, perMinute: 10 }

/** Rights are read from the database every few seconds, and from now on. */
export async function resetClaims(ctx: Ctx, uid: string, email: string): Promise<boolean> {
  const named = await findReachableAccount(ctx, email)
  if (named?.who.uid !== uid.toLowerCase()) throw notFound('User', 'USER_NOT_FOUND_ERROR', { uid, email })
  ctx.limiter.take('resets of claims', named.who.uid, RESET_LIMIT)
  ctx.identities.forget()
  return true
}

/** Nothing is stored that could be out of date: what this node remembers is forgotten, for every account. */
export async function resetAllClaims(ctx: Ctx): Promise<ClaimsResetAllResponse> {
  ctx.identities.forget()
  const { accounts } = await ctx.db
    .selectFrom('account')
    .select(sql<number>`count(*)::int`.as('accounts'))
    .executeTakeFirstOrThrow()
  return { successCount: accounts, errorCount: 0, totalProcessed: accounts, completed: true }
}
