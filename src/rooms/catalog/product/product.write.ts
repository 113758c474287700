/** What is written beside the product itself: slugs, sources, attributes, its place; for many products in a few statements. */
import { sql } from 'kysely'
import type { AttributeBulkCreateInput, LocalizedStringInput } from '../../../contract/contract.gen.js'
import { invalid, invalidField } from '../../../core/base/errors.js'
import type { Directives } from '../../../core/bulk/bulk.js'
import { throwItemErrors } from '../../../core/bulk/item-errors.js'
import { namesForSlugs, slugOf, writeSlugs } from '../../../core/bulk/slugs.js'
import type { Ctx } from '../../../core/context.js'
import { toLocalized, withoutRemoved } from '../../../core/input/localized.js'
import { type SourcePatch, writeSources } from '../../../core/store/sources.js'
import { columns } from '../../../db/db.gen.js'
import type { Localized } from '../../../db/json.js'
import { productSlug, productSource } from '../../../resources/catalog/product.js'
import { textsBy, writeAttributes } from '../attribute/attribute.write.js'
import { enterClusters, leaveClusters } from '../placement/cluster-members.js'
import { lockCategories, lockPlaces } from '../placement/placement.locks.js'
import { clearDefaultCategory, placeProducts } from '../placement/placement.write.js'
import { refreshAtEnd, refreshEntries } from '../search-index/refresh.js'

/** What an input says beside columns of the product. */
export interface ProductChildren {
  names?: readonly LocalizedStringInput[] | null | undefined
  slugs?: readonly LocalizedStringInput[] | null | undefined
  autoGenerateSlugs?: boolean | null | undefined
  sources?: readonly SourcePatch[] | null | undefined
  categoryId?: number | null | undefined
  clusterId?: number | null | undefined
  attributes?: readonly AttributeBulkCreateInput[] | null | undefined
  orderableFrom?: unknown
  orderableTo?: unknown
}

/** A product that was written, and what was said of it. */
export type Written = ProductChildren & { id: number; isNew: boolean }

const CHILD_FIELDS = new Set([
  'id',
  'slugs',
  'categoryId',
  'clusterId',
  'clusterOrder',
  'clusteredAt',
  'createdAt',
  'lastModifiedAt',
])

/** The columns of the product itself among what was said. */
export const columnsOf = (input: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([name]) => name in columns.product && !CHILD_FIELDS.has(name)))

/** What a rule on a single field cannot say. */
export function refuseBadPlace({ categoryId, clusterId, parent, isNew }: ProductChildren & { parent?: unknown; isNew: boolean }) {
  if (categoryId != null && clusterId != null)
    throw invalidField(parent ? 'parent' : 'categoryId', 'must not be given for a product of a cluster')
  if (clusterId === null && categoryId == null && !isNew)
    throw invalidField(
      'clusterId',
      'must not be null: a product leaves a cluster by productUnassignFromCluster or by a categoryId',
    )
}

/** The slugs that a new product will have, unless another has them: saves a change of every row that was just added. */
export function expectedSlugs({ names, slugs, autoGenerateSlugs }: ProductChildren): Localized {
  const made = Object.entries(autoGenerateSlugs === false ? {} : textOf(names)).flatMap(([language, name]) => {
    const slug = slugOf(name)
    return slug ? [[language, slug]] : []
  })
  return withoutRemoved({ ...Object.fromEntries(made), ...toLocalized(slugs ?? []) })
}

const textOf = (list: ProductChildren['names']): Localized => withoutRemoved(toLocalized(list ?? []))

/** Writes what rides along and brings the search up to date. */
export async function writeProductChildren(ctx: Ctx, written: readonly Written[], directives: Directives = {}): Promise<void> {
  if (written.length === 0) return
  await refuseBadPeriods(ctx, written)
  const known = directives.skipIfNotEmpty?.includes('sources') ? await withSome(ctx, 'productSource', written) : new Set()
  await writeSources(
    ctx,
    productSource,
    written.flatMap(({ id, sources }) => (known.has(id) ? [] : [{ ownerId: id, sources }])),
  )
  await writeAllSlugs(ctx, written, directives)
  await writeAllAttributes(ctx, written, directives)
  await refreshAtEnd(ctx, () => place(ctx, written, directives))
}

/** Of a period that was given by halves, the other half is what was stored. */
async function refuseBadPeriods(ctx: Ctx, written: readonly Written[]) {
  const ids = written.flatMap(({ id, orderableFrom, orderableTo }) => (orderableFrom || orderableTo ? [id] : []))
  if (ids.length === 0) return
  const { rows } = await sql<{
    id: number
  }>`select id from product where id = any(${ids}) and "orderableFrom" > "orderableTo"`.execute(ctx.db)
  const refusal = invalid([{ path: ['orderableTo'], message: 'must not be before orderableFrom' }])
  throwItemErrors(new Map(rows.map(({ id }) => [id, refusal])))
}

async function writeAllSlugs(ctx: Ctx, written: readonly Written[], { skipIfNotEmpty = [] }: Directives) {
  const named = await namesOf(ctx, written)
  const kept = skipIfNotEmpty.includes('slugs') ? await withSome(ctx, 'productSlug', written) : new Set()
  const records = written.flatMap(({ id, isNew, names, slugs, autoGenerateSlugs }) => {
    const from = isNew && autoGenerateSlugs !== false ? textOf(names) : named.get(id)
    return kept.has(id) || (slugs === undefined && !from) ? [] : [{ ownerId: id, given: slugs && toLocalized(slugs), from }]
  })
  await writeSlugs(ctx, productSlug, records)
}

/** What the changed products are called that get slugs, in the languages concerned. */
async function namesOf(ctx: Ctx, written: readonly Written[]): Promise<Map<number, Localized>> {
  const changed = written.filter(({ isNew, names, autoGenerateSlugs }) => !isNew && (autoGenerateSlugs ?? names?.length))
  if (changed.length === 0) return new Map()
  const ids = changed.map(({ id }) => id)
  const query = ctx.db.selectFrom('product').select(['id', 'names', 'slugs']).where('id', '=', sql<number>`any(${ids})`)
  const stored = new Map((await query.execute()).map((row) => [row.id, row]))
  return new Map(changed.map((item) => [item.id, namesForSlugs(stored.get(item.id) ?? { names: {}, slugs: {} }, item)]))
}

async function writeAllAttributes(ctx: Ctx, written: readonly Written[], directives: Directives) {
  const kept = directives.skipIfNotEmpty?.includes('attributes') ? await withSome(ctx, 'attribute', written) : new Set()
  const asked = written.filter(({ id, attributes }) => attributes?.length && !kept.has(id))
  await writeAttributes(
    ctx,
    'productId',
    asked.map(({ id, attributes }) => ({ ownerId: id, attributes: attributes ?? [] })),
    textsBy(directives),
  )
}

/** Which of the products have something in the table already. */
async function withSome(
  ctx: Ctx,
  table: 'productSource' | 'productSlug' | 'attribute',
  written: readonly Written[],
): Promise<ReadonlySet<number>> {
  const ids = written.map(({ id }) => id)
  const { rows } = await sql<{ id: number }>`
    select distinct "productId" as id from ${sql.table(table)} where "productId" = any(${ids})`.execute(ctx.db)
  return new Set(rows.map(({ id }) => id))
}

/** Clusters and products are held already, categories and places are taken at once: a bulk may do all of this. */
async function place(ctx: Ctx, written: readonly Written[], directives: Directives) {
  const moving = await movable(ctx, written, directives)
  const homes = moving.flatMap(({ id, categoryId }) => (categoryId == null ? [] : [{ productId: id, categoryId }]))
  const wanted = moving.flatMap(({ id, clusterId }) => (clusterId == null ? [] : [{ productId: id, clusterId }]))
  const homeless = moving.flatMap(({ id, isNew, categoryId }) => (isNew || categoryId !== null ? [] : [id]))
  const settled = moving.flatMap(({ id, isNew, categoryId }) => (isNew || categoryId == null ? [] : [id]))
  if ([wanted, homeless, settled].filter(({ length }) => length).length > 1) {
    await lockCategories(
      ctx,
      homes.map(({ categoryId }) => categoryId),
    )
    await lockPlaces(ctx, 'product', [...settled, ...homeless, ...wanted.map(({ productId }) => productId)])
  }
  const left = [...(await enterClusters(ctx, wanted)), ...(await leaveClusters(ctx, settled))]
  await clearDefaultCategory(ctx, 'product', homeless)
  await placeProducts(ctx, homes)
  await refreshEntries(ctx, { productIds: written.map(({ id }) => id), clusterIds: left })
}

/** What exists keeps its place where the directives say so. */
async function movable(ctx: Ctx, written: readonly Written[], { skipMoveOnUpdate, skipIfNotEmpty = [] }: Directives) {
  if (skipMoveOnUpdate) return written.filter(({ isNew }) => isNew)
  if (!skipIfNotEmpty.some((field) => ['parent', 'categoryId', 'clusterId'].includes(field))) return written
  const { rows } = await sql<{ id: number }>`
    select id from product where id = any(${written.map(({ id }) => id)}) and num_nonnulls("categoryId", "clusterId") > 0`.execute(
    ctx.db,
  )
  const placed = new Set(rows.map(({ id }) => id))
  return written.filter(({ id, isNew }) => isNew || !placed.has(id))
}
