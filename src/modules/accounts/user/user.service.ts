/** The queries `user` and `viewer`: a user is a contact, a customer, or neither of them. */
import { sql } from 'kysely'
import type { User as BareUser } from '../../../contract/contract.gen.js'
import type { User } from '../../../core/auth/access.js'
import { invalid, notFound } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { foldWord } from '../../../core/input/text.js'
import { find } from '../../../core/store/store.js'
import type { ContactRow, CustomerRow } from '../../../db/db.gen.js'
import { contact } from '../../../resources/accounts/contact.js'
import { customer } from '../../../resources/accounts/customer.js'
import { channel } from '../../../resources/platform/channel.js'
import { adminUser } from '../../platform/admin-user/admin-user.resource.js'

type UserResult =
  | (ContactRow & { __typename: 'Contact' })
  | (CustomerRow & { __typename: 'Customer' })
  | (Omit<BareUser, 'managedCompanies'> & { __typename: 'User' })

/** Returns the calling user. A visitor is not an error but a `User` without an account. */
export async function getViewer(ctx: Ctx): Promise<UserResult> {
  const { user } = ctx.actor
  if (!user) return toVisitor(ctx)
  const party = user.id === null ? null : await findParty(ctx, user.id, user.kind)
  return party ?? toBareUser(ctx, user)
}

/** Finds a contact or customer by id, login or both. A user that the caller may not see is not found. */
export async function getUser(ctx: Ctx, args: { id?: number | null; login?: string | null }): Promise<UserResult> {
  const { id, login } = args
  if (id == null && login == null) throw invalid([{ path: [], message: 'At least one of id and login must be given' }])
  const { user } = ctx.actor
  if (user && isSameUser(user, args)) return getViewer(ctx)
  const foundId = login == null ? (id ?? null) : await findPartyIdByLogin(ctx, login)
  const party = foundId === null || (id ?? foundId) !== foundId ? null : await findParty(ctx, foundId)
  if (party) return party
  throw notFound('User', 'USER_NOT_FOUND_ERROR', { ...(id != null && { id }), ...(login != null && { login }) })
}

/** Returns whether the arguments mean the caller. This lets administrators and accounts without an owner find themselves, too. */
const isSameUser = (user: User, { id, login }: { id?: number | null; login?: string | null }) =>
  (id ?? user.id) === user.id && foldWord(login ?? user.email).toLowerCase() === user.email.toLowerCase()

/** Returns the contact or customer with an id. Both share one sequence, so an id belongs to at most one of them. */
async function findParty(ctx: Ctx, id: number, kind?: User['kind']): Promise<UserResult | null> {
  const contactRow = kind === 'customer' ? undefined : await find(ctx, contact, { id })
  if (contactRow) return { ...contactRow, __typename: 'Contact' }
  const customerRow = kind === 'contact' ? undefined : await find(ctx, customer, { id })
  return customerRow ? { ...customerRow, __typename: 'Customer' } : null
}

async function findPartyIdByLogin(ctx: Ctx, login: string): Promise<number | null> {
  const account = await ctx.db
    .selectFrom('account')
    .select(['contactId', 'customerId'])
    .where(sql<boolean>`lower(email) = lower(${foldWord(login)})`)
    .executeTakeFirst()
  return account?.contactId ?? account?.customerId ?? null
}

/** Returns a logged-in user who is neither contact nor customer. Administrators have a name; other accounts have only an e-mail address. */
async function toBareUser(ctx: Ctx, { kind, id, email }: User): Promise<UserResult> {
  const admin = kind === 'admin' && id !== null ? await find(ctx, adminUser, { id }) : undefined
  return {
    __typename: 'User',
    userId: id ?? 0,
    email,
    login: email,
    gender: admin?.gender ?? null,
    firstName: admin?.firstName ?? '',
    middleName: admin?.middleName ?? null,
    lastName: admin?.lastName ?? '',
    phone: admin?.phone ?? null,
    primaryLanguage: admin?.language ?? null,
    isLoggedIn: true,
    createdAt: admin?.createdAt ?? null,
    lastModifiedAt: admin?.lastModifiedAt ?? null,
  }
}

/** Returns a visitor. Their userId is the anonymous user of the channel, whose prices they see. */
async function toVisitor(ctx: Ctx): Promise<UserResult> {
  const ownChannel = await find(ctx, channel, { id: ctx.actor.channelId })
  return { __typename: 'User', userId: ownChannel?.anonymousUserId ?? 0, firstName: '', lastName: '', isLoggedIn: false }
}
