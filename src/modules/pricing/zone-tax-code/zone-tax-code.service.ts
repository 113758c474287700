import type { ZoneTaxCodeCreateInput } from '../../../contract/contract.gen.js'
import { conflict } from '../../../core/base/errors.js'
import { upsertMany } from '../../../core/bulk/bulk.js'
import { writtenIds } from '../../../core/bulk/items.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { create, rowsOf } from '../../../core/store/store.js'
import type { ZoneTaxCodeRow } from '../../../db/db.gen.js'
import { refuseRepeated } from '../tier/tier.bulk.js'
import { requirePrices } from '../tier/tier.service.js'
import { zoneTaxCode } from './zone-tax-code.resource.js'

/** Adds the tax code of a price in a zone. */
export const createZoneTaxCode = (ctx: Ctx, input: ZoneTaxCodeCreateInput): Promise<ZoneTaxCodeRow> =>
  inTransaction(ctx, async (inner) => {
    await requirePrices(inner, [input.priceId])
    return create(inner, zoneTaxCode, input)
  })

/** Adds many in one statement, all or none. */
export const createZoneTaxCodes = (ctx: Ctx, inputs: readonly ZoneTaxCodeCreateInput[]): Promise<ZoneTaxCodeRow[]> =>
  inTransaction(ctx, async (inner) => {
    const rows = inputs.map((input) => ({ ...input, priceId: input.priceId.toLowerCase() }))
    refuseRepeated(
      rows.map(({ priceId, zone }) => `${priceId} ${zone}`),
      'ZONE_TAX_CODE_VALIDATION_ERROR',
    )
    await requirePrices(inner, [...new Set(rows.map(({ priceId }) => priceId))])
    const results = await upsertMany(inner, zoneTaxCode, 'priceAndZone', rows)
    const known = results.findIndex((result) => !result.success || result.action === 'update')
    if (known >= 0)
      throw conflict('ZONE_TAX_CODE_ALREADY_EXISTS_ERROR', `The price has a tax code in zone [${rows[known]?.zone}]`)
    const byId = new Map((await rowsOf(inner, zoneTaxCode, 'id', writtenIds(results))).map((row) => [row.id, row]))
    return writtenIds(results).map((id) => byId.get(id) as ZoneTaxCodeRow)
  })
