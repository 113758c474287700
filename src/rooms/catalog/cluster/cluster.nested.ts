/** Products that ride along in a bulk of clusters or of their options. */
import type { BulkResult, Directives } from '../../../core/bulk.js'
import type { Ctx } from '../../../core/context.js'
import { refused } from '../../../core/errors.js'
import { type ProductItem, upsertProducts } from '../product/product.bulk.js'
import type { ProductLookup } from '../product/product.read.js'

/** By what a product that rides along is found: its number, another system's key, its sku; with none of them it is new. */
export function lookupOf({ id, sources, sku }: ProductItem): ProductLookup | null {
  if (id != null) return 'id'
  if (sources?.length) return 'sourceId'
  return sku ? 'sku' : null
}

/** What tells the products of one request apart; null for one that is new whatever the others are. */
export function nestedKey(item: ProductItem): string | null {
  const lookup = lookupOf(item)
  if (lookup === null) return null
  return lookup === 'sourceId' ? JSON.stringify(item.sources?.[0]) : `${lookup} ${item[lookup]}`
}

/** Writes products and answers their numbers, in their order. One that cannot be written fails whatever it rides along with. */
export async function writeNested(ctx: Ctx, items: readonly ProductItem[], directives: Directives): Promise<number[]> {
  if (items.length === 0) return []
  const single = new Map<string, ProductItem>()
  for (const [n, item] of items.entries()) noteOnce(single, nestedKey(item) ?? `new ${n}`, item)
  const results = await upsertProducts(ctx, [...single.values()], lookupOf, { ...directives, skipCreate: false })
  const byKey = new Map([...single.keys()].map((key, i): [string, BulkResult | undefined] => [key, results[i]]))
  return items.map((item, n) => {
    const result = byKey.get(nestedKey(item) ?? `new ${n}`)
    if (result?.success) return result.id
    throw refused('PRODUCT_BULK_ERROR', result?.error ?? 'The product was not written')
  })
}

/** A product may ride along twice, such as in two options, if both say the same of it. */
function noteOnce(single: Map<string, ProductItem>, key: string, item: ProductItem) {
  const known = single.get(key)
  if (known && JSON.stringify(known) !== JSON.stringify(item))
    throw refused('PRODUCT_BULK_ERROR', `The product with ${key} is there twice, and not the same`)
  single.set(key, known ?? item)
}

/** Clusters, options and products once had a language beside their texts; each text has its own now. */
export function withoutLanguage<I extends object>(input: I): I {
  const { language: _, defaultLanguage: _d, ...rest } = input as I & { language?: unknown; defaultLanguage?: unknown }
  return rest as I
}
