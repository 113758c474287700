/** The proof that an order was approved: its entries as they were signed. */
import { DomainError } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { get, type Key } from '../../../core/store/store.js'
import { order } from '../../../resources/sales/order.js'
import type { ApprovalProof } from './verify.js'

/** Returns the proof of an order that the caller may see. */
export async function readProof(ctx: Ctx, key: Key<'order'>): Promise<ApprovalProof> {
  const { id, uuid } = await get(ctx, order, key)
  const entries = await ctx.db
    .selectFrom('approvalEntry')
    .select(['content', 'hash', 'signature', 'kid'])
    .where('requestId', '=', (eb) =>
      eb
        .selectFrom('approvalRequest')
        .select((of) => of.fn.max('id').as('id'))
        .where('orderId', '=', id),
    )
    .orderBy('number')
    .execute()
  if (entries.length === 0)
    throw new DomainError('NOT_FOUND', 'APPROVAL_PROOF_NOT_FOUND_ERROR', `The order [${id}] has no approval`)
  return { format: 'wharf-approval-proof', version: 1, orderId: id, orderUuid: uuid, entries }
}
