/** Customers who can log in: registration, and accounts of customers that are there already. */
import type { RegisterCustomerInput } from '../../../contract/contract.gen.js'
import { conflict, invalidField, refused } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { changing } from '../../../core/store/changing.js'
import { get } from '../../../core/store/store.js'
import type { CustomerRow } from '../../../db/db.gen.js'
import { customer } from '../../../resources/accounts/customer.js'
import { findAccount } from '../session/session.account.js'
import { deleteAccount } from '../session/session.service.js'
import { refuseForeignLogin } from '../user/login.js'
import { type FirstSession, hashPassword, openAccount } from '../user/open-account.js'
import { admitRegistration } from '../user/registration-limits.js'
import { createCustomer, LOGIN } from './customer.service.js'

/** What a client needs to go on as the customer. */
interface Registered {
  customer: CustomerRow & { __typename: 'Customer' }
  session: FirstSession
}

/** Adds a customer with an account and begins their session: all of it or nothing. */
export async function registerCustomer(ctx: Ctx, { password, ...input }: RegisterCustomerInput): Promise<Registered> {
  admitRegistration(ctx, input)
  // Before a password is hashed for nothing.
  await refuseForeignLogin(ctx, LOGIN, input.email)
  const passwordHash = await hashPassword(ctx, password)
  return inTransaction(ctx, async (inner) => withAccount(inner, await createCustomer(inner, input), input.email, passwordHash))
}

/** Gives a customer an account to log in with, and begins a session of theirs. */
export async function createCustomerAccount(ctx: Ctx, id: number, password?: string | null): Promise<Registered> {
  const passwordHash = await hashPassword(ctx, password)
  return changing(ctx, customer, { id }, { access: 'OWNER' }, async (inner, found) => {
    if (found.email === null) throw invalidField('id', 'names a customer without an e-mail address to log in with')
    if (await findAccount(inner, { customerId: id }))
      throw conflict('CUSTOMER_ACCOUNT_ALREADY_EXISTS_ERROR', `Customer with id [${id}] already has an account`)
    return withAccount(inner, found, found.email, passwordHash)
  })
}

/** Takes a customer's account away and ends its sessions; the customer stays. */
export async function deleteCustomerAccount(ctx: Ctx, id: number): Promise<true> {
  await get(ctx, customer, { id }, 'OWNER')
  if (await deleteAccount(ctx, { customerId: id })) return true
  throw refused('CUSTOMER_DELETE_ACCOUNT_ERROR', `Customer with id [${id}] has no account`)
}

async function withAccount(ctx: Ctx, owner: CustomerRow, email: string, passwordHash: string | null): Promise<Registered> {
  const session = await openAccount(ctx, { customerId: owner.id }, { email, passwordHash }, LOGIN.taken)
  return { customer: { ...owner, __typename: 'Customer' }, session }
}
