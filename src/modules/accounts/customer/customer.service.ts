import type { CustomerInput, UpdateCustomerInput } from '../../../contract/contract.gen.js'
import { sourcesChild, writeChildren } from '../../../core/bulk/children.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { changing } from '../../../core/store/changing.js'
import { create, type Key, remove, update } from '../../../core/store/store.js'
import type { CustomerRow } from '../../../db/db.gen.js'
import { customer, customerSource, type DeletedCustomer, sourcesOfCustomer } from '../../../resources/accounts/customer.js'
import { refuseNulls } from '../../../resources/shapes/refuse-nulls.js'
import { attributesChild } from '../../catalog/attribute/attribute.write.js'
import { refuseGuestAccount } from '../../platform/channel/channel.guest.js'
import { addressesOfCustomer } from '../address/address.resource.js'
import { addressesChild } from '../address/address.write.js'
import { deleteAccountOf } from '../session/session.service.js'
import { syncLoginEmails } from '../user/login.js'
import { deferOwnLogin } from '../user/login-change.js'
import { clearedNamesToEmpty } from '../user/names.js'
import { refuseReservedFields } from '../user/registration-limits.js'
import { customerEvents } from './customer.events.js'

type CustomerKey = Key<'customer'>

/** For `syncLoginEmails`: the table of customers, and the published code for an e-mail address that another account uses. */
export const CUSTOMER_LOGIN = { table: 'customer', takenCode: 'EMAIL_ALREADY_IN_USE_ERROR' } as const

/** The children of a customer that are stored in other tables, except logins. */
export const customerChildren = {
  sources: sourcesChild(customerSource, 'keepAll'),
  addresses: addressesChild('customerId'),
  attributes: attributesChild('customerId'),
}

/** Splits an input into the columns of the customer and its children. The deprecated `parent` of REST has no effect: a customer has no company. */
export function splitCustomer<I extends CustomerInput & { parent?: unknown }>(input: I) {
  const { sources, addresses, attributes, parent: _, ...values } = input
  return { values: clearedNamesToEmpty(values), sources, addresses, attributes }
}

/** Creates a customer with its sources, addresses and attributes, in one transaction. */
export const createCustomer = (ctx: Ctx, input: CustomerInput): Promise<CustomerRow> =>
  inTransaction(ctx, async (inner) => {
    const { values, ...children } = splitCustomer(input)
    const added = await create(inner, customer, values)
    await writeChildren(inner, customerChildren, [{ id: added.id, isNew: true, ...children }])
    await customerEvents.emit(inner, 'CUSTOMER_CREATED', { customerId: added.id })
    return added
  })

/** Updates a customer with its sources, addresses and attributes. A new e-mail address becomes the login. */
export async function updateCustomer(ctx: Ctx, key: CustomerKey, input: UpdateCustomerInput): Promise<CustomerRow> {
  refuseReservedFields(ctx, input, 'EDITOR')
  refuseNulls(input, 'addresses', 'sources', 'attributes')
  const changed = await changing(ctx, customer, key, { access: 'EDITOR' }, async (inner, before) => {
    const { values: given, ...children } = splitCustomer(input)
    const values = await deferOwnLogin(inner, before, given)
    const row = await update(inner, customer, { id: before.id }, values)
    await writeChildren(inner, customerChildren, [{ id: row.id, isNew: false, ...children }])
    if (values.email !== undefined) await syncLoginEmails(inner, CUSTOMER_LOGIN, [row.id])
    await customerEvents.emit(inner, 'CUSTOMER_UPDATED', { customerId: row.id })
    return row
  })
  if (input.email !== undefined) ctx.services.identities.forget()
  return changed
}

/**
 * Deletes a customer with their account, sessions, roles and addresses, and returns it. All code locks the customer before its account, so
 * transactions cannot deadlock.
 */
export async function removeCustomer(ctx: Ctx, key: CustomerKey): Promise<DeletedCustomer> {
  const deleted = await changing(ctx, customer, key, { access: 'OWNER', event: announceDelete }, async (inner, found) => {
    await refuseGuestAccount(inner, found.id, 'CUSTOMER_DELETE_ERROR')
    const [sources = []] = await sourcesOfCustomer(inner, [found])
    const [addresses = []] = await addressesOfCustomer(inner, [found])
    await deleteAccountOf(inner, { customerId: found.id })
    await inner.db.deleteFrom('role').where('userId', '=', found.id).execute()
    return { ...(await remove(inner, customer, { id: found.id })), sources, addresses }
  })
  ctx.services.identities.forget()
  return deleted
}

const announceDelete = (ctx: Ctx, row: CustomerRow) =>
  customerEvents.emit(ctx, 'CUSTOMER_DELETED', { customerId: row.id, customer: row })
