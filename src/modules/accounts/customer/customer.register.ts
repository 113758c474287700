/** Registers customers, and creates and deletes the accounts of existing customers. */
import type { RegisterCustomerInput } from '../../../contract/contract.gen.js'
import { conflict, invalidField, refused } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { changing } from '../../../core/store/changing.js'
import { get } from '../../../core/store/store.js'
import type { CustomerRow } from '../../../db/db.gen.js'
import { customer } from '../../../resources/accounts/customer.js'
import { findAccount } from '../session/session.account.js'
import { deleteAccountOf } from '../session/session.service.js'
import { refuseLoginOfOther } from '../user/login.js'
import { type FirstSession, hashOptionalPassword, openAccount } from '../user/open-account.js'
import { checkRegistration, limitProbing } from '../user/registration-limits.js'
import { CUSTOMER_LOGIN, createCustomer } from './customer.service.js'

/** A customer with the tokens of its first session. */
interface RegisteredCustomer {
  customer: CustomerRow & { __typename: 'Customer' }
  session: FirstSession
}

/** Creates a customer with an account and starts their session, in one transaction. */
export async function registerCustomer(ctx: Ctx, { password, ...input }: RegisterCustomerInput): Promise<RegisteredCustomer> {
  checkRegistration(ctx, input)
  return limitProbing(ctx, async () => {
    // This check comes first, because hashing the password is expensive.
    await refuseLoginOfOther(ctx, CUSTOMER_LOGIN, input.email)
    const passwordHash = await hashOptionalPassword(ctx, password)
    return inTransaction(ctx, async (inner) =>
      openCustomerAccount(inner, await createCustomer(inner, input), input.email, passwordHash),
    )
  })
}

/** Creates an account for an existing customer and starts a session. */
export async function createCustomerAccount(ctx: Ctx, id: number, password?: string | null): Promise<RegisteredCustomer> {
  const passwordHash = await hashOptionalPassword(ctx, password)
  return changing(ctx, customer, { id }, { access: 'OWNER' }, async (inner, found) => {
    if (found.email === null) throw invalidField('id', 'refers to a customer without an e-mail address to log in with')
    if (await findAccount(inner, { customerId: id }))
      throw conflict('CUSTOMER_ACCOUNT_ALREADY_EXISTS_ERROR', `Customer with id [${id}] already has an account`)
    return openCustomerAccount(inner, found, found.email, passwordHash)
  })
}

/** Deletes the account of a customer and ends its sessions. The customer stays. */
export async function deleteCustomerAccount(ctx: Ctx, id: number): Promise<true> {
  await get(ctx, customer, { id }, 'OWNER')
  if (await deleteAccountOf(ctx, { customerId: id })) return true
  throw refused('CUSTOMER_DELETE_ACCOUNT_ERROR', `Customer with id [${id}] has no account`)
}

async function openCustomerAccount(
  ctx: Ctx,
  owner: CustomerRow,
  email: string,
  passwordHash: string | null,
): Promise<RegisteredCustomer> {
  const session = await openAccount(ctx, { customerId: owner.id }, { email, passwordHash }, CUSTOMER_LOGIN.takenCode)
  return { customer: { ...owner, __typename: 'Customer' }, session }
}
