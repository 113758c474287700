/** Changes cross- and upsells: one start, one target, and never the same record. */
import type { CrossupsellCreateInput, CrossupsellUpdateInput } from '../../../contract/contract.gen.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { changing } from '../../../core/store/changing.js'
import { create, type Key, update } from '../../../core/store/store.js'
import type { CrossupsellRow } from '../../../db/db.gen.js'
import { crossupsell, type End } from './crossupsell.resource.js'
import { type EndsInput, lockEnd, wrongEndError } from './crossupsell.targets.js'

type Ends = Pick<CrossupsellRow, `${'productId' | 'clusterId' | 'baseProductUuid'}${End}`>

export const createCrossupsell = (ctx: Ctx, { type, subType, ...ends }: CrossupsellCreateInput): Promise<CrossupsellRow> =>
  inTransaction(ctx, async (inner) => {
    const chosen = await endsFrom(inner, ends)
    if (!chosen.baseProductUuidFrom)
      throw wrongEndError('The source is missing: productIdFrom, clusterIdFrom or baseProductUuidFrom')
    if (!chosen.baseProductUuidTo) throw wrongEndError('The target is missing: productIdTo, clusterIdTo or baseProductUuidTo')
    refuseItself(chosen as Ends)
    return create(inner, crossupsell, { type, subType, ...chosen })
  })

export const updateCrossupsell = (
  ctx: Ctx,
  key: Key<'crossupsell'>,
  { type, subType, ...ends }: CrossupsellUpdateInput,
): Promise<CrossupsellRow> =>
  changing(ctx, crossupsell, key, { access: 'EDITOR' }, async (inner, row) => {
    const chosen = await endsFrom(inner, ends)
    refuseItself({ ...row, ...chosen })
    return update(inner, crossupsell, { id: row.id }, { type, subType, ...chosen })
  })

/** Returns the columns of the ends that the input gives. */
async function endsFrom(ctx: Ctx, input: EndsInput): Promise<Partial<Ends>> {
  const from = await lockEnd(ctx, input, 'From')
  const to = await lockEnd(ctx, input, 'To')
  return {
    ...(from && { productIdFrom: from.productId, clusterIdFrom: from.clusterId, baseProductUuidFrom: from.uuid }),
    ...(to && { productIdTo: to.productId, clusterIdTo: to.clusterId, baseProductUuidTo: to.uuid }),
  }
}

function refuseItself({ baseProductUuidFrom, baseProductUuidTo }: Ends) {
  if (baseProductUuidFrom === baseProductUuidTo) throw wrongEndError('An item cannot be linked to itself')
}
