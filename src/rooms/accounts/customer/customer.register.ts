/** Customers who can log in: registration, and accounts of customers that are there already. */
import { sql } from 'kysely'
import type { RegisterCustomerInput } from '../../../contract/contract.gen.js'
import { holds } from '../../../core/access.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { conflict, invalidField, refused } from '../../../core/errors.js'
import { get } from '../../../core/store.js'
import type { CustomerRow } from '../../../db/db.gen.js'
import { findAccount } from '../session/session.account.js'
import { createAccount, deleteAccount } from '../session/session.service.js'
import { type FirstSession, firstSession, hashOf } from '../user/first-session.js'
import { customer } from './customer.js'
import { createCustomer, LOGIN, refuseReserved } from './customer.service.js'

const REGISTRATIONS = { burst: 30, perMinute: 30 }

/** What a client needs to go on as the customer. */
interface Registered {
  customer: CustomerRow & { __typename: 'Customer' }
  session: FirstSession
}

/** Adds a customer with an account and begins their session: all of it or nothing. */
export async function registerCustomer(ctx: Ctx, { password, ...input }: RegisterCustomerInput): Promise<Registered> {
  if (!holds(ctx.actor.roles, 'user', 'OWNER')) {
    refuseReserved(input)
    ctx.limiter.take('registrations', ctx.address, REGISTRATIONS)
  }
  await refuseForeignLogin(ctx, input.email)
  const passwordHash = await hashOf(ctx, password)
  return inTransaction(ctx, async (inner) => openAccount(inner, await createCustomer(inner, input), input.email, passwordHash))
}

/** Gives a customer an account to log in with, and begins a session of theirs. */
export async function createCustomerAccount(ctx: Ctx, id: number, password?: string | null): Promise<Registered> {
  const found = await get(ctx, customer, { id }, 'OWNER')
  const { email } = found
  if (email === null) throw invalidField('id', 'names a customer without an e-mail address to log in with')
  if (await findAccount(ctx, { customerId: id }))
    throw conflict('CUSTOMER_ACCOUNT_ALREADY_EXISTS_ERROR', `Customer with id [${id}] already has an account`)
  const passwordHash = await hashOf(ctx, password)
  return inTransaction(ctx, (inner) => openAccount(inner, found, email, passwordHash))
}

/** Takes a customer's account away and ends its sessions; the customer stays. */
export async function deleteCustomerAccount(ctx: Ctx, id: number): Promise<true> {
  await get(ctx, customer, { id }, 'OWNER')
  if (await deleteAccount(ctx, { customerId: id })) return true
  throw refused('CUSTOMER_DELETE_ACCOUNT_ERROR', `Customer with id [${id}] has no account`)
}

/** Throws when the e-mail address is somebody's login: before a password is hashed for nothing. */
async function refuseForeignLogin(ctx: Ctx, email: string): Promise<void> {
  const query = ctx.db.selectFrom('account').select('id').where(sql<boolean>`lower(email) = lower(${email})`)
  if (await query.executeTakeFirst()) throw conflict(LOGIN.taken, `An account for ${email} already exists`)
}

async function openAccount(ctx: Ctx, owner: CustomerRow, email: string, passwordHash: string | null): Promise<Registered> {
  const { uuid } = await createAccount(ctx, { customerId: owner.id, email, passwordHash }, LOGIN.taken)
  return { customer: { ...owner, __typename: 'Customer' }, session: await firstSession(ctx, uuid) }
}
