import type { CarrierUpdateInput } from '../../../contract/contract.gen.js'
import { type BulkItem, type BulkResult, type Directives, upsertMany } from '../../../core/bulk/bulk.js'
import type { Ctx } from '../../../core/context.js'
import { carrier } from '../../../resources/stock/carrier.js'
import { knownWarehouses, linkedCarriers, replaceLinks, unknownText } from './carrier.links.js'

type Asked = Pick<CarrierUpdateInput, 'warehouseIds'> & { values: BulkItem }

/** Adds or changes carriers by a lookup, with the warehouses that ride along; an item with an unknown warehouse fails alone. */
export async function upsertCarriers(
  ctx: Ctx,
  lookup: string,
  items: readonly BulkItem[],
  directives: Directives,
): Promise<BulkResult[]> {
  const asked = items.map(({ warehouseIds, ...values }: BulkItem & CarrierUpdateInput): Asked => ({ values, warehouseIds }))
  const known = await knownWarehouses(
    ctx,
    asked.flatMap(({ warehouseIds }) => warehouseIds ?? []),
  )
  const unknown = asked.map(({ warehouseIds }) => (warehouseIds ?? []).filter((id) => !known.has(id)))
  const sound = asked.filter((_, i) => unknown[i]?.length === 0)
  const written = await upsertMany(
    ctx,
    carrier,
    lookup,
    sound.map(({ values }) => values),
    directives,
  )
  await writeLinks(ctx, sound, written, directives)
  const results = written.values()
  return unknown.map((ids) => (ids.length ? { success: false, error: unknownText(ids) } : (results.next().value as BulkResult)))
}

async function writeLinks(ctx: Ctx, asked: readonly Asked[], written: readonly BulkResult[], { skipIfNotEmpty }: Directives) {
  const links = asked.flatMap(({ warehouseIds }, i) => {
    const result = written[i]
    return warehouseIds !== undefined && result?.success ? [{ carrierId: result.id, warehouseIds: warehouseIds ?? [] }] : []
  })
  const isSkipped = skipIfNotEmpty?.includes('warehouseIds') && links.length > 0
  const kept = isSkipped
    ? await linkedCarriers(
        ctx,
        links.map(({ carrierId }) => carrierId),
      )
    : new Set()
  const replaced = links.filter(({ carrierId }) => !kept.has(carrierId))
  if (replaced.length) await replaceLinks(ctx, replaced)
}
