import type { AddressBulkItemInput } from '../../../contract/contract.gen.js'
import { invalidField } from '../../../core/base/errors.js'
import type { BulkResult, Directives } from '../../../core/bulk/bulk.js'
import { writeBulk } from '../../../core/bulk/halves.js'
import type { Ctx } from '../../../core/context.js'
import { type AddressOwner, withLockedOwner } from './address.service.js'
import { writeAddresses } from './address.write.js'

/** An address that another system knows by a code. */
export type CodedAddress = AddressBulkItemInput & { code: string }

/** Adds or changes addresses of one owner by their code; every one gets its own answer. */
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
    (inner, some) =>
      withLockedOwner(inner, key, 'OWNER', (locked) => {
        if (some.some(({ code }) => code === '')) throw invalidField('code', 'must not be empty')
        return writeAddresses(locked, key.owner, [{ ownerId: key.id, addresses: some }], directives)
      }),
  )
