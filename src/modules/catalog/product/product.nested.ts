/** Products that are nested in a bulk request of clusters or cluster options. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Problem, refused } from '../../../core/base/errors.js'
import type { BulkResult, Directives } from '../../../core/bulk/bulk.js'
import type { Ctx } from '../../../core/context.js'
import { groupBy } from '../../../core/store/store.js'
import { throwItemErrors } from '../../../resources/catalog/item-errors.js'
import { type ProductItem, upsertProducts } from './product.bulk.js'
import { findProducts, type ProductLookup, productIdsFinder, uniqueKeysOf } from './product.identity.js'

/** Chooses the lookup key of a nested product: id, sources or sku. The REST routes refuse a product without any of them. */
export function nestedLookup({ id, sources, sku }: ProductItem): ProductLookup | null {
  if (id != null) return 'id'
  if (sources?.length) return 'sourceId'
  return sku ? 'sku' : null
}

type ProblemPath = readonly (string | number)[]
interface OptionKeys extends Pick<NestedProducts, 'products'> {
  id?: number | null | undefined
  sources?: readonly unknown[] | null | undefined
}

/** Returns a problem if a product has no lookup key, because every request would add it again. */
export const findKeylessProduct = (product: ProductItem, path: ProblemPath = []): Problem[] =>
  nestedLookup(product) ? [] : [missingKey(path, 'id, sources or sku')]

export const findKeylessProducts = (products: readonly ProductItem[] | null | undefined, path: ProblemPath): Problem[] =>
  (products ?? []).flatMap((product, i) => findKeylessProduct(product, [...path, i]))

/** Returns problems if an option or its products have no lookup key. */
export const findKeylessOption = ({ id, sources, products }: OptionKeys, path: ProblemPath = []): Problem[] => [
  ...(id != null || sources?.length ? [] : [missingKey(path, 'id or sources')]),
  ...findKeylessProducts(products, [...path, 'products']),
]

const missingKey = (path: ProblemPath, keys: string): Problem => ({ path, message: `lacks its lookup key [${keys}]` })

/** Returns the key by which nested products of one request are compared; null for a product that is always new. */
function nestedKey(item: ProductItem): string | null {
  const lookup = nestedLookup(item)
  if (lookup === null) return null
  return lookup === 'sourceId' ? JSON.stringify(item.sources?.[0]) : `${lookup} ${item[lookup]}`
}

/** The products that are nested in an item of a bulk request: directly, and in its options. */
interface NestedProducts {
  products?: readonly ProductItem[] | null | undefined
  options?: readonly { products?: readonly ProductItem[] | null | undefined }[] | null | undefined
}

/**
 * Finds nested products that several items of a request give different values for, whichever keys they use. Returns the
 * conflicting keys of each item. Such items are refused, because the order in which batches are written would determine which
 * value wins. A product can be nested in one cluster only, but in many options if all give the same values.
 */
export async function findConflicts(ctx: Ctx, items: readonly NestedProducts[]): Promise<string[][]> {
  const nested = items.flatMap(({ products, options }, n) => [
    ...(products ?? []).map((product) => ({ n, product, role: 'member', values: `${n} ${JSON.stringify(product)}` })),
    ...(options ?? []).flatMap((option) =>
      (option.products ?? []).map((product) => ({ n, product, role: 'choice', values: JSON.stringify(product) })),
    ),
  ])
  const products = nested.map(({ product }) => product)
  const records = await productIdsFinder(nestedLookup)(ctx, products)
  const keysOf = uniqueKeysOf(products, nestedLookup)
  const uses = nested.flatMap(({ n, product, role, values }, i) =>
    [...keysOf(product), ...(records[i] ?? [])].map((key) => ({ n, values, key: `${role} ${key}` })),
  )
  const valuesByKey = new Map(
    [...groupBy(uses, ({ key }) => key)].map(([key, some]) => [key, new Set(some.map(({ values }) => values))]),
  )
  const conflicts = groupBy(
    uses.filter(({ key }) => (valuesByKey.get(key)?.size ?? 0) > 1),
    ({ n }) => n,
  )
  return items.map((_, n) => (conflicts.get(n) ?? []).map(({ key }) => key))
}

/**
 * Locks clusters, and the clusters that nested products may leave, in one statement and before any other of their rows.
 * The lock of merchant keys (product.identity.ts) is taken before.
 */
export async function lockClustersOfNested(
  ctx: Ctx,
  clusters: RawBuilder<SqlBool>,
  items: readonly ProductItem[],
): Promise<void> {
  const found = await findProducts(ctx, items, nestedLookup)
  const productIds = found.flat().map(({ id }) => id)
  await sql`
    select id from cluster where ${clusters} or id in (select "clusterId" from product where id = any(${productIds}::int4[]))
     order by id for no key update`.execute(ctx.db)
}

/** Writes nested products and returns their ids in the same order. A product that cannot be written fails the cluster or option that it is nested in. */
export async function writeNestedProducts(ctx: Ctx, items: readonly ProductItem[], directives: Directives): Promise<number[]> {
  if (items.length === 0) return []
  const unique = new Map<string, ProductItem>()
  for (const [n, item] of items.entries()) addOnce(unique, nestedKey(item) ?? `new ${n}`, item)
  const results = await upsertProducts(ctx, [...unique.values()], nestedLookup, directives)
  const byKey = new Map([...unique.keys()].map((key, i): [string, BulkResult | undefined] => [key, results[i]]))
  const resultOf = (item: ProductItem, n: number) => byKey.get(nestedKey(item) ?? `new ${n}`)
  throwFailures(items, items.map(resultOf))
  return items.flatMap((item, n) => {
    const result = resultOf(item, n)
    return result?.success ? [result.id] : []
  })
}

/** Throws the errors of failed products, grouped by cluster, so that the bulk request can write the other clusters. */
function throwFailures(items: readonly ProductItem[], results: readonly (BulkResult | undefined)[]): void {
  const failures = items.flatMap((item, n) => {
    const result = results[n]
    if (result?.success) return []
    const message = failureMessage(item, result?.error ?? 'it was not written')
    return [{ clusterId: item.clusterId, error: refused('PRODUCT_BULK_ERROR', message) }]
  })
  throwItemErrors(new Map(failures.flatMap(({ clusterId, error }) => (clusterId == null ? [] : [[clusterId, error] as const]))))
  if (failures[0]) throw failures[0].error
}

function failureMessage(item: ProductItem, reason: string): string {
  const key = describeKey(item)
  return reason.includes(key) ? reason : `The product with ${key}: ${reason}`
}

function describeKey({ id, sources, sku }: ProductItem): string {
  const source = sources?.[0]
  if (id != null) return `id [${id}]`
  return source ? `source [${source.name}] and sourceId [${source.id}]` : `sku [${sku}]`
}

/** Adds a product to the map. A product may be nested twice, for example in two options, if both give the same values. */
function addOnce(unique: Map<string, ProductItem>, key: string, item: ProductItem) {
  const earlier = unique.get(key)
  if (earlier && JSON.stringify(earlier) !== JSON.stringify(item))
    throw refused('PRODUCT_BULK_ERROR', `The product with ${key} is given twice with different values`)
  unique.set(key, earlier ?? item)
}

/** Removes the deprecated languages of clusters, options and products. Each text has its own language now. */
export function dropLanguage<I extends object>(input: I): I {
  const { language: _, defaultLanguage: _d, ...rest } = input as I & { language?: unknown; defaultLanguage?: unknown }
  return rest as I
}
