/** Many options at once, with their products: a few statements, however many there are. Their clusters are locked. */
import { sql } from 'kysely'
import type { ClusterOptionUpdateInput } from '../../../contract/contract.gen.js'
import { refused } from '../../../core/base/errors.js'
import { type BulkItem, type BulkResult, type Directives, upsertMany } from '../../../core/bulk/bulk.js'
import { mergeResults, ownersBySources, rejectDuplicates, sourceKeys, writtenItems } from '../../../core/bulk/identify.js'
import type { Ctx } from '../../../core/context.js'
import { newUuid } from '../../../core/store/row.js'
import { writeSources } from '../../../core/store/sources.js'
import { rowsOf } from '../../../core/store/store.js'
import { clusterOption, clusterOptionSource } from '../../../resources/catalog/cluster-option.js'
import type { ProductItem } from '../product/product.bulk.js'
import { conflictingProducts, writeNested } from '../product/product.nested.js'
import { addToOptions, replaceInOptions } from './cluster-option.members.js'
import { withDefaults } from './cluster-option.service.js'

/** An option as a bulk says it: found by its number, or by one of its sources, which add it if no option has them. */
export type OptionItem = ClusterOptionUpdateInput & { id?: number | null; products?: readonly ProductItem[] | null }

interface Asked {
  clusterId: number
  option: OptionItem
}
type Done = Asked & { id: number; isNew: boolean }

/** Adds or changes options of clusters; what is wrong with one fails that one. */
export async function upsertOptions(ctx: Ctx, asked: readonly Asked[], directives: Directives): Promise<BulkResult[]> {
  const found = await identified(ctx, asked)
  const known = asked.filter((_, i) => typeof found[i] !== 'string')
  const rows = found.filter((row) => typeof row !== 'string')
  const written = rows.length ? await upsertMany(ctx, clusterOption, 'uuid', rows, directives, 'givenOrder') : []
  await writeBesides(ctx, writtenItems(known, written), directives)
  return mergeResults(
    found.map((row) => (typeof row === 'string' ? row : null)),
    written,
  )
}

/** What no two options of a request may share: their keys. */
export const optionKeys = (option: OptionItem): string[] => (option.id == null ? sourceKeys({ ...option }) : [`id ${option.id}`])

/** The option that each item is about, if there is one, and the products that items disagree on. */
export async function recordsOfOptions(ctx: Ctx, options: readonly OptionItem[]): Promise<(number | string)[][]> {
  const owners = await optionsFound(ctx, options)
  const contested = await conflictingProducts(
    ctx,
    options.map((option) => ({ options: [option] })),
  )
  return options.map((_, i) => [...(owners[i]?.length === 1 ? owners[i] : []), ...(contested[i] ?? [])])
}

/** The options that there are for each item: by its number, or else by its sources. */
async function optionsFound(ctx: Ctx, options: readonly OptionItem[]): Promise<number[][]> {
  const bySource = options.map((option) => (option.id == null ? { sources: option.sources } : {}))
  const owners = await ownersBySources(ctx, clusterOptionSource, bySource)
  return options.map(({ id }, i) => (id == null ? owners(bySource[i] ?? {}) : [id]))
}

/** The row of each option, or why it cannot be written: an option of another cluster is not found. */
async function identified(ctx: Ctx, asked: readonly Asked[]): Promise<(BulkItem | string)[]> {
  const found = await optionsFound(
    ctx,
    asked.map(({ option }) => option),
  )
  const ids = found.flat()
  const byId = new Map((ids.length ? await rowsOf(ctx, clusterOption, 'id', ids) : []).map((row) => [row.id, row]))
  const ends = await endsOf(
    ctx,
    asked.map(({ clusterId }) => clusterId),
  )
  const rows = asked.map(({ clusterId, option }, i) => {
    const [id, another] = found[i] ?? []
    const values = columnsOf(option)
    if (another !== undefined) return 'The sources belong to more than one ClusterOption'
    if (id === undefined) return { ...values, clusterId, uuid: newUuid(ctx), sortOrder: next(ends, clusterId) }
    const row = byId.get(id)
    return row?.clusterId === clusterId
      ? { ...values, uuid: row.uuid }
      : `ClusterOption with id [${id}] and clusterId [${clusterId}] not found`
  })
  return rejectDuplicates(rows)
}

function columnsOf(option: OptionItem): BulkItem {
  const {
    id: _i,
    products: _p,
    productIds: _l,
    sources: _s,
    defaultProductId: _d,
    defaultLanguage: _g,
    ...values
  } = withDefaults(option)
  return values
}

async function endsOf(ctx: Ctx, clusterIds: readonly number[]): Promise<Map<number, number>> {
  const query = ctx.db
    .selectFrom('clusterOption')
    .select(['clusterId', (eb) => eb.fn.max('sortOrder').as('end')])
    .where('clusterId', '=', sql<number>`any(${[...new Set(clusterIds)]})`)
    .groupBy('clusterId')
  return new Map((await query.execute()).map(({ clusterId, end }) => [clusterId, end]))
}

function next(ends: Map<number, number>, clusterId: number): number {
  const end = (ends.get(clusterId) ?? 0) + 1
  ends.set(clusterId, end)
  return end
}

async function writeBesides(ctx: Ctx, done: readonly Done[], directives: Directives) {
  if (done.length === 0) return
  await writeSources(
    ctx,
    clusterOptionSource,
    done.map(({ id, option: { sources } }) => ({ ownerId: id, sources })),
  )
  const riding = done.flatMap(({ id, option: { products } }) => (products ?? []).map((product) => ({ optionId: id, product })))
  const written = await writeNested(
    ctx,
    riding.map(({ product }) => product),
    directives,
  )
  await replaceInOptions(
    ctx,
    done.flatMap(({ id, option: { productIds } }) => (productIds ? [{ optionId: id, productIds }] : [])),
  )
  await addToOptions(ctx, [
    ...riding.map(({ optionId }, i) => ({ optionId, productIds: [written[i] as number] })),
    ...done.flatMap(({ id, isNew, option: { defaultProductId: first } }) =>
      isNew && first != null ? [{ optionId: id, productIds: [first] }] : [],
    ),
  ])
  await writeDefaults(ctx, done)
}

/** An option begins with a product of its own. */
async function writeDefaults(ctx: Ctx, done: readonly Done[]) {
  const wanted = done.flatMap(({ id, option: { defaultProductId } }) =>
    defaultProductId === undefined ? [] : [{ optionId: id, productId: defaultProductId }],
  )
  if (wanted.length === 0) return
  const { rows } = await sql<{ id: number }>`
    update "clusterOption" o set "defaultProductId" = x."productId"
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as x("optionId" int4, "productId" int4)
     where o.id = x."optionId" and (x."productId" is null or exists (
       select from "clusterOptionProduct" l where l."clusterOptionId" = o.id and l."productId" = x."productId"))
    returning o.id`.execute(ctx.db)
  const changed = new Set(rows.map(({ id }) => id))
  const stranger = wanted.find(({ optionId }) => !changed.has(optionId))
  if (stranger)
    throw refused(
      'UPDATE_CLUSTER_OPTION_ERROR',
      `Product with id [${stranger.productId}] is not in option [${stranger.optionId}]`,
    )
}
