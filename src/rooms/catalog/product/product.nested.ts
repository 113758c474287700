/** Products that are written in a bulk of clusters or of their options. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { DomainError, type Problem, refused } from '../../../core/base/errors.js'
import type { BulkResult, Directives } from '../../../core/bulk/bulk.js'
import { throwItemErrors } from '../../../core/bulk/item-errors.js'
import type { Ctx } from '../../../core/context.js'
import { groupBy } from '../../../core/store/store.js'
import { type ProductItem, upsertProducts } from './product.bulk.js'
import { findProducts, uniqueKeysOf, type ProductLookup, productIdsFinder } from './product.identity.js'

/** By what a nested product is found: its number, another system's key, its sku. One with none of them is refused at the services. */
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

/** The products of a list that cannot be found by anything: they would be added anew by every request. */
export const findKeylessProducts = (products: readonly ProductItem[] | null | undefined, path: ProblemPath): Problem[] =>
  (products ?? []).flatMap((item, i) => (nestedLookup(item) ? [] : [missingKey([...path, i], 'id, sources or sku')]))

/** The same for options, and for the products in them. */
export const findKeylessOptions = (options: readonly OptionKeys[] | null | undefined, path: ProblemPath): Problem[] =>
  (options ?? []).flatMap(({ id, sources, products }, i) => [
    ...(id != null || sources?.length ? [] : [missingKey([...path, i], 'id or sources')]),
    ...findKeylessProducts(products, [...path, i, 'products']),
  ])

const missingKey = (path: ProblemPath, keys: string): Problem => ({ path, message: `lacks its lookup key [${keys}]` })

/** One item without a key, and nothing of the request is stored. */
export function throwMissingKeys([first, ...others]: readonly Problem[]): void {
  if (!first) return
  throw new DomainError('VALIDATION', 'LOOKUP_KEY_NOT_FOUND', 'An item lacks its lookup key', [first, ...others])
}

/** What tells the products of one request apart; null for one that is new whatever the others are. */
function nestedKey(item: ProductItem): string | null {
  const lookup = nestedLookup(item)
  if (lookup === null) return null
  return lookup === 'sourceId' ? JSON.stringify(item.sources?.[0]) : `${lookup} ${item[lookup]}`
}

/** The products of an item of a bulk: of a cluster, and of options. */
interface NestedProducts {
  products?: readonly ProductItem[] | null | undefined
  options?: readonly { products?: readonly ProductItem[] | null | undefined }[] | null | undefined
}

/**
 * The products that several items of a request say different things of, by whatever keys: who wins would depend on how the items
 * are divided among transactions. A product is in one cluster, and may be in many options if all say the same of it.
 */
export async function findConflicts(ctx: Ctx, items: readonly NestedProducts[]): Promise<string[][]> {
  const nested = items.flatMap(({ products, options }, n) => [
    ...(products ?? []).map((product) => ({ n, product, as: 'member', said: `${n} ${JSON.stringify(product)}` })),
    ...(options ?? []).flatMap((option) =>
      (option.products ?? []).map((product) => ({ n, product, as: 'choice', said: JSON.stringify(product) })),
    ),
  ])
  const products = nested.map(({ product }) => product)
  const records = await productIdsFinder(nestedLookup)(ctx, products)
  const keysOf = uniqueKeysOf(products, nestedLookup)
  const sayings = nested.flatMap(({ n, product, as, said }, i) =>
    [...keysOf(product), ...(records[i] ?? [])].map((key) => ({ n, said, key: `${as} ${key}` })),
  )
  const saidByKey = new Map(
    [...groupBy(sayings, ({ key }) => key)].map(([key, some]) => [key, new Set(some.map(({ said }) => said))]),
  )
  const contested = groupBy(
    sayings.filter(({ key }) => (saidByKey.get(key)?.size ?? 0) > 1),
    ({ n }) => n,
  )
  return items.map((_, n) => (contested.get(n) ?? []).map(({ key }) => key))
}

/**
 * Locks clusters, and those that the nested products are in and may leave: in one go, before anything else of them is locked.
 * Bulks that go by keys of the merchant take turns, and do so before.
 */
export async function lockClustersOfNested(ctx: Ctx, clusters: RawBuilder<SqlBool>, items: readonly ProductItem[]): Promise<void> {
  const found = await findProducts(ctx, items, nestedLookup)
  const productIds = found.flat().map(({ id }) => id)
  await sql`
    select id from cluster where ${clusters} or id in (select "clusterId" from product where id = any(${productIds}::int4[]))
     order by id for no key update`.execute(ctx.db)
}

/** Writes products and answers their numbers, in their order. One that cannot be written fails the cluster or option that it is nested in. */
export async function writeNestedProducts(ctx: Ctx, items: readonly ProductItem[], directives: Directives): Promise<number[]> {
  if (items.length === 0) return []
  const single = new Map<string, ProductItem>()
  for (const [n, item] of items.entries()) addOnce(single, nestedKey(item) ?? `new ${n}`, item)
  const results = await upsertProducts(ctx, [...single.values()], nestedLookup, directives)
  const byKey = new Map([...single.keys()].map((key, i): [string, BulkResult | undefined] => [key, results[i]]))
  const resultOf = (item: ProductItem, n: number) => byKey.get(nestedKey(item) ?? `new ${n}`)
  throwFailures(items, items.map(resultOf))
  return items.flatMap((item, n) => {
    const result = resultOf(item, n)
    return result?.success ? [result.id] : []
  })
}

/** Whose product it is that fails is told for all clusters at once; the clusters of others are written without them. */
function throwFailures(items: readonly ProductItem[], results: readonly (BulkResult | undefined)[]): void {
  const failures = items.flatMap((item, n) => {
    const result = results[n]
    if (result?.success) return []
    const message = failureMessage(item, result?.error ?? 'it was not written')
    return [{ clusterId: item.clusterId, refusal: refused('PRODUCT_BULK_ERROR', message) }]
  })
  throwItemErrors(
    new Map(failures.flatMap(({ clusterId, refusal }) => (clusterId == null ? [] : [[clusterId, refusal] as const]))),
  )
  if (failures[0]) throw failures[0].refusal
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

/** A product may be nested twice, such as in two options, if both say the same of it. */
function addOnce(single: Map<string, ProductItem>, key: string, item: ProductItem) {
  const earlier = single.get(key)
  if (earlier && JSON.stringify(earlier) !== JSON.stringify(item))
    throw refused('PRODUCT_BULK_ERROR', `The product with ${key} is there twice, and not the same`)
  single.set(key, earlier ?? item)
}

/** Clusters, options and products once had a language beside their texts; each text has its own now. */
export function dropLanguage<I extends object>(input: I): I {
  const { language: _, defaultLanguage: _d, ...rest } = input as I & { language?: unknown; defaultLanguage?: unknown }
  return rest as I
}
