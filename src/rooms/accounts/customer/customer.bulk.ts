import type { CustomerInput } from '../../../contract/contract.gen.js'
import { type BulkItem, type BulkResult, type Directives, upsertMany } from '../../../core/bulk/bulk.js'
import { exceptNotEmpty, mergeResults, writtenItems } from '../../../core/bulk/identify.js'
import type { Ctx } from '../../../core/context.js'
import { writeSources } from '../../../core/store/sources.js'
import { addressesOfCustomer } from '../../../resources/accounts/address.js'
import { customer, customerSource, sourcesOfCustomer } from '../../../resources/accounts/customer.js'
import { attributesOf, textsBy, writeAttributes } from '../../catalog/attribute/attribute.write.js'
import { writeAddresses } from '../address/address.write.js'
import { syncLoginEmails } from '../user/login.js'
import { customerEvents } from './customer.events.js'
import { LOGIN, parted } from './customer.service.js'
import { duplicateEmails } from './customer.unique.js'

type Done = ReturnType<typeof parted> & { id: number }

/** Adds or changes customers by their uuid, with what rides along: a few statements, however many items. */
export async function upsertCustomers(ctx: Ctx, items: readonly BulkItem[], directives: Directives): Promise<BulkResult[]> {
  const asked = items.map((item) => parted(item as BulkItem & CustomerInput))
  const given = asked.map((item): BulkItem => item.values)
  const clashes = await duplicateEmails(ctx, given, directives)
  const sound = asked.filter((_, i) => !clashes[i])
  const values = sound.map((item): BulkItem => item.values)
  const written = sound.length ? await upsertMany(ctx, customer, 'uuid', values, directives) : []
  await writeBesides(ctx, writtenItems(sound, written), directives)
  return mergeResults(clashes, written)
}

async function writeBesides(ctx: Ctx, done: readonly Done[], directives: Directives) {
  if (done.length === 0) return
  const sourced = await exceptNotEmpty(ctx, done, directives, 'sources', sourcesOfCustomer)
  await writeSources(
    ctx,
    customerSource,
    sourced.map(({ id, sources }) => ({ ownerId: id, sources })),
  )
  const addressed = await exceptNotEmpty(ctx, done, directives, 'addresses', addressesOfCustomer)
  await writeAddresses(
    ctx,
    'customerId',
    addressed.map(({ id, addresses }) => ({ ownerId: id, addresses })),
  )
  const noted = await exceptNotEmpty(ctx, done, directives, 'attributes', attributesOf('customerId'))
  await writeAttributes(
    ctx,
    'customerId',
    noted.map(({ id, attributes }) => ({ ownerId: id, attributes })),
    textsBy(directives),
  )
  const mailed = done.flatMap(({ id, values }) => (values.email === undefined ? [] : [id]))
  if (mailed.length) await syncLoginEmails(ctx, LOGIN, mailed)
  await customerEvents.emit(ctx, 'CUSTOMER_BULK', { customerIds: done.map(({ id }) => id) })
}
