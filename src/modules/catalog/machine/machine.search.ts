/** The parts of a machine, searched like products. */
import { sql } from 'kysely'
import type { SparePartsMachineProductSearchInput } from '../../../contract/contract.gen.js'
import type { Page } from '../../../core/base/page.js'
import type { Ctx } from '../../../core/context.js'
import type { SparePartRow, SparePartsMachineRow } from '../../../db/db.gen.js'
import { readFor } from '../../../resources/catalog/buyer-rows.js'
import { DEFAULT_SEARCH, type Found, loaderFor, searchProducts } from '../search/product-search.js'
import { partsOfMachine } from './machine.resource.js'

/** A page of parts with its search, for its filters. */
export interface FoundParts extends Page<SparePartRow> {
  found: Found
  minPrice: number
  maxPrice: number
  filterInput: SparePartsMachineProductSearchInput['filters']
}

/** Searches among the products sold as parts of a machine, with a few statements for many machines. */
export async function searchParts(
  ctx: Ctx,
  machine: SparePartsMachineRow,
  input?: SparePartsMachineProductSearchInput | null,
): Promise<FoundParts> {
  const partOf = await loaderFor<SparePartsMachineRow, Map<number, SparePartRow>>(ctx, searchParts, '', (machines) =>
    soldParts(ctx, machines),
  ).load(machine)
  const { filters, ...search } = input ?? { ...DEFAULT_SEARCH, filters: null }
  const found = await searchProducts(ctx, search, { within: [...partOf.keys()] })
  // Other searches in the same machine return the same parts, maybe for other buyers, so each gets copies.
  const parts = found.items.flatMap(({ id }) => partOf.get(id) ?? []).map((part) => ({ ...part }))
  return { ...found, items: readFor(ctx, found.prepared.buyer, parts), found, filterInput: filters }
}

/** Returns for each machine the parts by the id of their product, or of its cluster. */
async function soldParts(ctx: Ctx, machines: readonly SparePartsMachineRow[]): Promise<Map<number, SparePartRow>[]> {
  const parts = await partsOfMachine(ctx, machines)
  const skus = [...new Set(parts.flat().map(({ sku }) => sku))]
  const { rows } = await sql<{ sku: string; id: number }>`
    select sku, coalesce("clusterId", id) as id from product where sku = any(${skus}::text[]) order by product.id`.execute(ctx.db)
  return parts.map((own) => {
    const bySku = new Map(own.map((part) => [part.sku, part]))
    return new Map(
      rows.flatMap(({ sku, id }) => {
        const part = bySku.get(sku)
        return part ? [[id, part] as const] : []
      }),
    )
  })
}
