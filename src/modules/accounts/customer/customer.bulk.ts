import type { CustomerInput } from '../../../contract/contract.gen.js'
import type { BulkItem, BulkResult, Directives } from '../../../core/bulk/bulk.js'
import { type Children, upsertWithChildren } from '../../../core/bulk/children.js'
import { type Written, writtenIds } from '../../../core/bulk/items.js'
import type { Ctx } from '../../../core/context.js'
import { customer } from '../../../resources/accounts/customer.js'
import { syncLoginEmails } from '../user/login.js'
import { customerEvents } from './customer.events.js'
import { CUSTOMER_LOGIN, customerChildren, splitCustomer } from './customer.service.js'
import { duplicateKeys } from './customer.unique.js'

type CustomerItem = ReturnType<typeof splitCustomer> & { values: BulkItem }

const bulkChildren: Children<Written<CustomerItem>> = { ...customerChildren, email: { write: writeCustomerLogins } }

/** Creates or updates customers by uuid. The number of statements does not depend on the number of items. */
export async function upsertCustomers(ctx: Ctx, items: readonly BulkItem[], directives: Directives): Promise<BulkResult[]> {
  const split = items.map((item): CustomerItem => splitCustomer(item as BulkItem & CustomerInput))
  const duplicates = await duplicateKeys(
    ctx,
    split.map(({ values }) => values),
    directives,
  )
  const customers = split.map((item, i) => duplicates[i] ?? item)
  const results = await upsertWithChildren(ctx, customer, 'uuid', customers, bulkChildren, directives)
  const customerIds = writtenIds(results)
  if (customerIds.length) await customerEvents.emit(ctx, 'CUSTOMER_BULK', { customerIds })
  return results
}

async function writeCustomerLogins(ctx: Ctx, customers: readonly Written<CustomerItem>[]) {
  const ids = customers.flatMap(({ id, values }) => (values.email === undefined ? [] : [id]))
  if (ids.length) await syncLoginEmails(ctx, CUSTOMER_LOGIN, ids)
}
