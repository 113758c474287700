/** Writes many options with their products, with a fixed number of statements. Their clusters are locked. */
import { sql } from 'kysely'
import type { ClusterOptionUpdateInput } from '../../../contract/contract.gen.js'
import { refused } from '../../../core/base/errors.js'
import type { BulkItem, BulkResult, Directives } from '../../../core/bulk/bulk.js'
import { type Children, sourcesChild, upsertWithChildren } from '../../../core/bulk/children.js'
import { bySources, sourceKeys } from '../../../core/bulk/identify.js'
import { type Checked, rejectDuplicates, type Written } from '../../../core/bulk/items.js'
import type { Ctx } from '../../../core/context.js'
import { findRecords } from '../../../core/store/reference.js'
import { newUuid } from '../../../core/store/row.js'
import { rowsOf } from '../../../core/store/store.js'
import type { ProductItem } from '../product/product.bulk.js'
import { findConflicts, writeNestedProducts } from '../product/product.nested.js'
import { addToOptions, replaceInOptions } from './cluster-option.members.js'
import { clusterOption, clusterOptionLookup, clusterOptionSource } from './cluster-option.resource.js'
import { withOptionDefaults } from './cluster-option.service.js'

/** An option in a bulk: found by its id, or by one of its sources, which add it if no option has them. */
export type OptionItem = ClusterOptionUpdateInput & { id?: number | null; products?: readonly ProductItem[] | null }

/** An option, and its cluster. */
interface OptionOfCluster {
  clusterId: number
  option: OptionItem
}

/** An item of the bulk: the columns of the option, and its children. */
interface SplitOption extends Pick<OptionItem, 'sources' | 'products' | 'productIds' | 'defaultProductId'> {
  values: BulkItem
}

const optionChildren: Children<Written<SplitOption>> = {
  // Always written: `skipIfNotEmpty` applies to the sources of the cluster.
  sources: { write: sourcesChild(clusterOptionSource).write },
  products: { write: writeProducts },
  defaultProductId: { write: writeDefaultProducts },
}

/** Adds or changes options of clusters; an invalid option fails alone. */
export async function upsertOptions(
  ctx: Ctx,
  options: readonly OptionOfCluster[],
  directives: Directives,
): Promise<BulkResult[]> {
  const rows = await identifyOptions(ctx, options)
  const split = options.map(({ option: { sources, products, productIds, defaultProductId } }, i) => {
    const values = rows[i] as Checked<BulkItem>
    return typeof values === 'string' ? values : { values, sources, products, productIds, defaultProductId }
  })
  return upsertWithChildren(ctx, clusterOption, 'uuid', split, optionChildren, directives, 'givenOrder')
}

/** Returns the keys that no two options of a request may share. */
export const optionKeys = (option: OptionItem): string[] => (option.id == null ? sourceKeys({ ...option }) : [`id ${option.id}`])

/** Returns the existing option of each item, if any, and the products that items disagree on. */
export async function conflictKeysOfOptions(ctx: Ctx, options: readonly OptionItem[]): Promise<(number | string)[][]> {
  const optionIds = await findOptionIds(ctx, options)
  const contested = await findConflicts(
    ctx,
    options.map((option) => ({ options: [option] })),
  )
  return options.map((_, i) => [...(optionIds[i]?.length === 1 ? optionIds[i] : []), ...(contested[i] ?? [])])
}

/** Returns the existing options of each item: by id, or else by sources. */
async function findOptionIds(ctx: Ctx, options: readonly OptionItem[]): Promise<number[][]> {
  const references = options.map((option) => (option.id == null ? bySources({ sources: option.sources }) : []))
  const found = await findRecords(ctx, clusterOptionLookup, references)
  return options.map(({ id }, i) => (id == null ? (found[i] ?? []).map((record) => record.id) : [id]))
}

/** Returns the row of each option, or why it cannot be written: an option of another cluster is not found. */
async function identifyOptions(ctx: Ctx, options: readonly OptionOfCluster[]): Promise<Checked<BulkItem>[]> {
  const optionIds = await findOptionIds(
    ctx,
    options.map(({ option }) => option),
  )
  const ids = optionIds.flat()
  const stored = new Map((ids.length ? await rowsOf(ctx, clusterOption, 'id', ids) : []).map((row) => [row.id, row]))
  const ends = await readLastSortOrders(
    ctx,
    options.map(({ clusterId }) => clusterId),
  )
  const rows = options.map(({ clusterId, option }, i) => {
    const [id, another] = optionIds[i] ?? []
    const values = optionColumns(option)
    if (another !== undefined) return 'The sources belong to more than one ClusterOption'
    if (id === undefined) return { ...values, clusterId, uuid: newUuid(ctx), sortOrder: nextSortOrder(ends, clusterId) }
    const row = stored.get(id)
    return row?.clusterId === clusterId
      ? { ...values, uuid: row.uuid }
      : `ClusterOption with id [${id}] and clusterId [${clusterId}] not found`
  })
  return rejectDuplicates(rows)
}

function optionColumns(option: OptionItem): BulkItem {
  const {
    id: _i,
    products: _p,
    productIds: _l,
    sources: _s,
    defaultProductId: _d,
    defaultLanguage: _g,
    ...values
  } = withOptionDefaults(option)
  return values
}

async function readLastSortOrders(ctx: Ctx, clusterIds: readonly number[]): Promise<Map<number, number>> {
  const query = ctx.db
    .selectFrom('clusterOption')
    .select(['clusterId', (eb) => eb.fn.max('sortOrder').as('end')])
    .where('clusterId', '=', sql<number>`any(${[...new Set(clusterIds)]})`)
    .groupBy('clusterId')
  return new Map((await query.execute()).map(({ clusterId, end }) => [clusterId, end]))
}

function nextSortOrder(ends: Map<number, number>, clusterId: number): number {
  const end = (ends.get(clusterId) ?? 0) + 1
  ends.set(clusterId, end)
  return end
}

/** Writes products that are given with values first; `productIds` replace all products of an option. */
async function writeProducts(ctx: Ctx, options: readonly Written<SplitOption>[], directives: Directives): Promise<void> {
  const nested = options.flatMap(({ id, products }) => (products ?? []).map((item) => ({ optionId: id, item })))
  const items = nested.map(({ item }) => item)
  const nestedIds = await writeNestedProducts(ctx, items, directives)
  await replaceInOptions(
    ctx,
    options.flatMap(({ id, productIds }) => (productIds ? [{ optionId: id, productIds }] : [])),
  )
  await addToOptions(ctx, [
    ...nested.map(({ optionId }, i) => ({ optionId, productIds: [nestedIds[i] as number] })),
    ...options.flatMap(({ id, isNew, defaultProductId }) =>
      isNew && defaultProductId != null ? [{ optionId: id, productIds: [defaultProductId] }] : [],
    ),
  ])
}

/** Sets default products, which must belong to their option. */
async function writeDefaultProducts(ctx: Ctx, options: readonly Written<SplitOption>[]): Promise<void> {
  const defaults = options.flatMap(({ id, defaultProductId }) =>
    defaultProductId === undefined ? [] : [{ optionId: id, productId: defaultProductId }],
  )
  if (defaults.length === 0) return
  const { rows } = await sql<{ id: number }>`
    update "clusterOption" o set "defaultProductId" = x."productId"
      from jsonb_to_recordset(${JSON.stringify(defaults)}::jsonb) as x("optionId" int4, "productId" int4)
     where o.id = x."optionId" and (x."productId" is null or exists (
       select from "clusterOptionProduct" l where l."clusterOptionId" = o.id and l."productId" = x."productId"))
    returning o.id`.execute(ctx.db)
  const changed = new Set(rows.map(({ id }) => id))
  const stranger = defaults.find(({ optionId }) => !changed.has(optionId))
  if (stranger)
    throw refused(
      'UPDATE_CLUSTER_OPTION_ERROR',
      `Product with id [${stranger.productId}] is not in option [${stranger.optionId}]`,
    )
}
