import { sql } from 'kysely'
import type { TrackAndTraceCreateInput, TrackAndTraceUpdateInput } from '../../../contract/contract.gen.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { changing, requireRows } from '../../../core/store/changing.js'
import { create, type Key, update } from '../../../core/store/store.js'
import type { CarrierRow, TrackAndTraceRow } from '../../../db/db.gen.js'
import { shipment, trackAndTrace } from '../../../resources/sales/shipment.js'
import { carrier } from '../../stock/carrier/carrier.resource.js'

type CodeKey = Key<'trackAndTrace'>

/** Adds a code to a shipment. */
export const createTrackAndTrace = (ctx: Ctx, input: TrackAndTraceCreateInput): Promise<TrackAndTraceRow> =>
  inTransaction(ctx, async (inner) => {
    await requireReferences(inner, input)
    return create(inner, trackAndTrace, input)
  })

export const updateTrackAndTrace = (ctx: Ctx, key: CodeKey, input: TrackAndTraceUpdateInput): Promise<TrackAndTraceRow> =>
  inTransaction(ctx, async (inner) => {
    await requireReferences(inner, input)
    return update(inner, trackAndTrace, key, input)
  })

/** Deletes a code and returns it. Editors of orders may do so. */
export const removeTrackAndTrace = (ctx: Ctx, key: CodeKey): Promise<TrackAndTraceRow> =>
  changing(ctx, trackAndTrace, key, { access: 'EDITOR' }, async (inner, found) => {
    await sql`delete from "trackAndTrace" where id = ${found.id}`.execute(inner.db)
    return found
  })

async function requireReferences(ctx: Ctx, { shipmentId, carrierId }: TrackAndTraceUpdateInput): Promise<void> {
  if (shipmentId != null) await requireRows(ctx, shipment, 'uuid', [shipmentId])
  if (carrierId != null) await requireRows(ctx, carrier, 'id', [carrierId])
}

/** Returns the tracking URL of a shipment: the carrier's address with the code in place of `{code}`, or appended. */
export function trackingUrl(code: string, carrierOf: Pick<CarrierRow, 'trackAndTraceURL'> | null): string | null {
  const template = carrierOf?.trackAndTraceURL
  if (!template) return null
  const escaped = encodeURIComponent(code)
  return template.includes('{code}') ? template.replaceAll('{code}', escaped) : `${template}${escaped}`
}
