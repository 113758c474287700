/** Who somebody is: a contact, a customer, or neither. */
import { sql } from 'kysely'
import type { User as BareUser } from '../../../contract/contract.gen.js'
import type { User } from '../../../core/auth/access.js'
import { invalid, notFound } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { find } from '../../../core/store/store.js'
import type { ContactRow, CustomerRow } from '../../../db/db.gen.js'
import { contact } from '../../../resources/accounts/contact.js'
import { customer } from '../../../resources/accounts/customer.js'
import { adminUser } from '../../../resources/platform/admin-user.js'
import { channel } from '../../../resources/platform/channel.js'

type UserResult =
  | (ContactRow & { __typename: 'Contact' })
  | (CustomerRow & { __typename: 'Customer' })
  | (Omit<BareUser, 'managedCompanies'> & { __typename: 'User' })

/** Who is calling. Nobody is an error: a visitor is a bare user. */
export async function getViewer(ctx: Ctx): Promise<UserResult> {
  const { user } = ctx.actor
  if (!user) return toVisitor(ctx)
  const party = user.id === null ? null : await findParty(ctx, user.id, user.kind)
  return party ?? toBareUser(ctx, user)
}

/** A contact or customer by number, login or both. Somebody whom the caller may not see is not there. */
export async function getUser(ctx: Ctx, asked: { id?: number | null; login?: string | null }): Promise<UserResult> {
  const { id, login } = asked
  if (id == null && login == null) throw invalid([{ path: [], message: 'At least one of id and login must be given' }])
  const { user } = ctx.actor
  if (user && isSameUser(user, asked)) return getViewer(ctx)
  const found = login == null ? (id ?? null) : await findPartyIdByLogin(ctx, login)
  const party = found === null || (id ?? found) !== found ? null : await findParty(ctx, found)
  if (party) return party
  throw notFound('User', 'USER_NOT_FOUND_ERROR', { ...(id != null && { id }), ...(login != null && { login }) })
}

/** An administrator and an account that belongs to nobody find themselves, too. */
const isSameUser = (user: User, { id, login }: { id?: number | null; login?: string | null }) =>
  (id ?? user.id) === user.id && (login ?? user.email).toLowerCase() === user.email.toLowerCase()

/** Contacts and customers share one number space: a number is one of them at most. */
async function findParty(ctx: Ctx, id: number, kind?: User['kind']): Promise<UserResult | null> {
  const asContact = kind === 'customer' ? undefined : await find(ctx, contact, { id })
  if (asContact) return { ...asContact, __typename: 'Contact' }
  const asCustomer = kind === 'contact' ? undefined : await find(ctx, customer, { id })
  return asCustomer ? { ...asCustomer, __typename: 'Customer' } : null
}

async function findPartyIdByLogin(ctx: Ctx, login: string): Promise<number | null> {
  const found = await ctx.db
    .selectFrom('account')
    .select(['contactId', 'customerId'])
    .where(sql<boolean>`lower(email) = lower(${login})`)
    .executeTakeFirst()
  return found?.contactId ?? found?.customerId ?? null
}

/** Of an administrator there is more to tell than of an account that belongs to nobody. */
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

/** A visitor goes by the number of the channel's anonymous user, whose prices they see. */
async function toVisitor(ctx: Ctx): Promise<UserResult> {
  const place = await find(ctx, channel, { id: ctx.actor.channelId })
  return { __typename: 'User', userId: place?.anonymousUserId ?? 0, firstName: '', lastName: '', isLoggedIn: false }
}
