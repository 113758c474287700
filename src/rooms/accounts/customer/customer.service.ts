import type { CustomerInput, UpdateCustomerInput } from '../../../contract/contract.gen.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { changing } from '../../../core/store/changing.js'
import { writeSources } from '../../../core/store/sources.js'
import { create, type Key, remove, update } from '../../../core/store/store.js'
import type { CustomerRow } from '../../../db/db.gen.js'
import { addressesOfCustomer } from '../../../resources/accounts/address.js'
import { type Customer, customer, customerSource, sourcesOfCustomer } from '../../../resources/accounts/customer.js'
import { writeAttributes } from '../../catalog/attribute/attribute.write.js'
import { writeAddresses } from '../address/address.write.js'
import { deleteAccount } from '../session/session.service.js'
import { syncLoginEmails } from '../user/login.js'
import { namesAsText } from '../user/names.js'
import { refuseReserved } from '../user/registration-limits.js'
import { customerEvents } from './customer.events.js'

type CustomerKey = Key<'customer'>

/** Whose accounts follow their e-mail addresses, and the published code for an address that opens another account. */
export const LOGIN = { table: 'customer', taken: 'EMAIL_ALREADY_IN_USE_ERROR' } as const

/** What rides along with a customer and is stored elsewhere. REST may still name a parent: a customer belongs to nothing, so it is taken and has no effect. */
type Beside = Pick<CustomerInput, 'sources' | 'addresses' | 'attributes'> & { parent?: unknown }

/** Adds a customer with what rides along: all or nothing. */
export const createCustomer = (ctx: Ctx, input: CustomerInput): Promise<CustomerRow> =>
  inTransaction(ctx, async (inner) => {
    const { values, ...beside } = parted(input)
    const added = await create(inner, customer, values)
    await writeBeside(inner, added.id, beside)
    await customerEvents.emit(inner, 'CUSTOMER_CREATED', { customerId: added.id })
    return added
  })

/** Changes a customer and what rides along. A new e-mail address is the new login. */
export async function updateCustomer(ctx: Ctx, key: CustomerKey, input: UpdateCustomerInput): Promise<CustomerRow> {
  refuseReserved(ctx, input, 'EDITOR')
  const changed = await inTransaction(ctx, async (inner) => {
    const { values, ...beside } = parted(input)
    const row = await update(inner, customer, key, values)
    await writeBeside(inner, row.id, beside)
    if (input.email !== undefined) await syncLoginEmails(inner, LOGIN, [row.id])
    await customerEvents.emit(inner, 'CUSTOMER_UPDATED', { customerId: row.id })
    return row
  })
  if (input.email !== undefined) ctx.identities.forget()
  return changed
}

/** Deletes a customer with everything that is theirs, and answers what it was. The account is locked after its customer, everywhere. */
export async function removeCustomer(ctx: Ctx, key: CustomerKey): Promise<Customer> {
  const gone = await changing(ctx, customer, key, { access: 'OWNER', event: announceDelete }, async (inner, found) => {
    const [sources = []] = await sourcesOfCustomer(inner, [found])
    const [addresses = []] = await addressesOfCustomer(inner, [found])
    await deleteAccount(inner, { customerId: found.id })
    await inner.db.deleteFrom('role').where('userId', '=', found.id).execute()
    return { ...(await remove(inner, customer, { id: found.id })), sources, addresses }
  })
  ctx.identities.forget()
  return gone
}

const announceDelete = (ctx: Ctx, row: CustomerRow) =>
  customerEvents.emit(ctx, 'CUSTOMER_DELETED', { customerId: row.id, customer: row })

/** What is a column of the customer, and what is stored beside it. */
export function parted<I extends CustomerInput & Beside>({ sources, addresses, attributes, parent: _, ...values }: I) {
  return { values: namesAsText(values), sources: sources ?? [], addresses: addresses ?? [], attributes: attributes ?? [] }
}

/** The customer was just written, and is locked thereby. */
async function writeBeside(
  ctx: Ctx,
  ownerId: number,
  { sources, addresses, attributes }: Omit<ReturnType<typeof parted>, 'values'>,
) {
  await writeSources(ctx, customerSource, [{ ownerId, sources }])
  await writeAddresses(ctx, 'customerId', [{ ownerId, addresses }])
  await writeAttributes(ctx, 'customerId', [{ ownerId, attributes }])
}
