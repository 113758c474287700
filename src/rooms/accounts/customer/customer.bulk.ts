import type { CustomerInput } from '../../../contract/contract.gen.js'
import { type BulkItem, type BulkResult, type Directives, upsertMany } from '../../../core/bulk.js'
import type { Ctx } from '../../../core/context.js'
import { emit } from '../../../core/events.js'
import type { Relation } from '../../../core/load.js'
import { sourcesOf, writeSources } from '../../../core/sources.js'
import { addressesOfCustomer } from '../address/address.js'
import { writeAddresses } from '../address/address.write.js'
import { followEmails } from '../user/login.js'
import { customer, customerSource } from './customer.js'
import { LOGIN, parted } from './customer.service.js'
import { clashesOf } from './customer.unique.js'

type Asked = ReturnType<typeof parted>

/** Adds or changes customers by their uuid, with what rides along: a few statements, however many items. */
export async function upsertCustomers(ctx: Ctx, items: readonly BulkItem[], directives: Directives): Promise<BulkResult[]> {
  const asked = items.map((item) => parted(item as BulkItem & CustomerInput))
  const given = asked.map((item): BulkItem => item.values)
  const clashes = await clashesOf(ctx, given, directives)
  const sound = asked.filter((_, i) => !clashes[i])
  const values = sound.map((item): BulkItem => item.values)
  const written = sound.length ? await upsertMany(ctx, customer, 'uuid', values, directives) : []
  const done = sound.flatMap((item, i): Done[] => {
    const result = written[i]
    return result?.success ? [{ ...item, ownerId: result.id }] : []
  })
  await writeBesides(ctx, done, directives)
  const results = written.values()
  return clashes.map((error) => (error ? { success: false, error } : (results.next().value as BulkResult)))
}

type Done = Asked & { ownerId: number }

async function writeBesides(ctx: Ctx, done: readonly Done[], { skipIfNotEmpty = [] }: Directives) {
  if (done.length === 0) return
  const isKept = (name: string) => skipIfNotEmpty.includes(name)
  const known = isKept('sources') ? await withSome(ctx, done, sourcesOf(customerSource)) : new Set()
  const addressed = isKept('addresses') ? await withSome(ctx, done, addressesOfCustomer) : new Set()
  await writeSources(
    ctx,
    customerSource,
    done.filter(({ ownerId }) => !known.has(ownerId)),
  )
  await writeAddresses(
    ctx,
    'customerId',
    done.filter(({ ownerId }) => !addressed.has(ownerId)),
  )
  const mailed = done.flatMap(({ ownerId, values }) => (values.email === undefined ? [] : [ownerId]))
  if (mailed.length) await followEmails(ctx, LOGIN, mailed)
  await emit(ctx, 'CUSTOMER_BULK', { customerIds: done.map(({ ownerId }) => ownerId) })
}

/** The customers who have something of a kind already. */
async function withSome(
  ctx: Ctx,
  done: readonly Done[],
  relation: Relation<{ id: number }, readonly unknown[]>,
): Promise<Set<number>> {
  const owners = done.map(({ ownerId }) => ({ id: ownerId }))
  const found = await relation(ctx, owners)
  return new Set(owners.flatMap(({ id }, i) => (found[i]?.length ? [id] : [])))
}
