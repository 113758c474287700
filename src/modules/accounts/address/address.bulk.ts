import type { AddressBulkItemInput } from '../../../contract/contract.gen.js'
import { invalidField } from '../../../core/base/errors.js'
import type { BulkResult, Directives } from '../../../core/bulk/bulk.js'
import { writeBulk } from '../../../core/bulk/halves.js'
import type { Ctx } from '../../../core/context.js'
import { emitOwnerUpdated } from './address.events.js'
import { withLockedOwner } from './address.service.js'
import { type AddressOwner, writeAddresses } from './address.write.js'

/** An address of a bulk request. Its code is required, because it identifies the address within its owner. */
export type CodedAddress = AddressBulkItemInput & { code: string }

/** Creates or updates addresses of one owner by their code. Every item gets its own result. */
export const upsertAddresses = (
  ctx: Ctx,
  key: AddressOwner,
  items: readonly CodedAddress[],
  directives: Directives,
): Promise<BulkResult[]> =>
  writeBulk(
    ctx,
    items,
    ({ code }) => [code],
    (inner, batch) =>
      withLockedOwner(inner, key, 'OWNER', async (locked) => {
        if (batch.some(({ code }) => code === '')) throw invalidField('code', 'must not be empty')
        const results = await writeAddresses(locked, key.owner, [{ ownerId: key.id, addresses: batch }], directives)
        if (results.some(({ success }) => success)) await emitOwnerUpdated(locked, key)
        return results
      }),
  )
