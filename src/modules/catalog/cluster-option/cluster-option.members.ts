/** The products of an option. A change holds the lock on the option's cluster. */
import { sql } from 'kysely'
import { invalid, refused } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { changingChild, requireRows } from '../../../core/store/changing.js'
import { newUuid } from '../../../core/store/row.js'
import { get, type Key, missing, rowsOf, update } from '../../../core/store/store.js'
import type { ClusterOptionRow } from '../../../db/db.gen.js'
import { cluster } from '../../../resources/catalog/cluster.js'
import { product } from '../../../resources/catalog/product.js'
import { clusterOption, readOptionProducts } from './cluster-option.resource.js'

/** An option and its new products. */
export interface OptionProducts {
  optionId: number
  productIds: readonly number[]
}

/** Appends products to each option; existing ones keep their position. */
export async function addToOptions(ctx: Ctx, selections: readonly OptionProducts[]): Promise<void> {
  const pairs = selections.flatMap(({ optionId, productIds }) =>
    [...new Set(productIds)].map((productId) => ({ optionId, productId })),
  )
  if (pairs.length === 0) return
  await requireRows(
    ctx,
    product,
    'id',
    pairs.map(({ productId }) => productId),
  )
  const rows = pairs.map((pair, n) => ({ ...pair, n, uuid: newUuid(ctx) }))
  await sql`
    insert into "clusterOptionProduct" (uuid, "clusterOptionId", "productId", "sortOrder", "createdAt", "lastModifiedAt")
    select x.uuid, x."optionId", x."productId",
           coalesce((select max("sortOrder") from "clusterOptionProduct" where "clusterOptionId" = x."optionId"), 0)
             + row_number() over (partition by x."optionId" order by x.n),
           ${ctx.now}, ${ctx.now}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(uuid uuid, "optionId" int4, "productId" int4, n int4)
     order by x.n
    on conflict ("clusterOptionId", "productId") do nothing`.execute(ctx.db)
}

/** Replaces the products of each option, in this order. */
export async function replaceInOptions(ctx: Ctx, selections: readonly OptionProducts[]): Promise<void> {
  if (selections.length === 0) return
  await addToOptions(ctx, selections)
  const rows = selections.flatMap(({ optionId, productIds }) =>
    [...new Set(productIds)].map((productId, n) => ({ optionId, productId, place: n + 1 })),
  )
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x("optionId" int4, "productId" int4, place int4)`
  const ids = selections.map(({ optionId }) => optionId)
  await sql`delete from "clusterOptionProduct" link where "clusterOptionId" = any(${ids})
             and not exists (select from ${wanted} where x."optionId" = link."clusterOptionId" and x."productId" = link."productId")`.execute(
    ctx.db,
  )
  await sql`update "clusterOptionProduct" link set "sortOrder" = x.place, "lastModifiedAt" = ${ctx.now} from ${wanted}
             where x."optionId" = link."clusterOptionId" and x."productId" = link."productId" and link."sortOrder" <> x.place`.execute(
    ctx.db,
  )
  await clearOptionDefaults(ctx, ids)
}

/** Clears default products that are no longer in their option. */
const clearOptionDefaults = (ctx: Ctx, optionIds: readonly number[]) =>
  sql`update "clusterOption" o set "defaultProductId" = null
       where id = any(${optionIds}) and "defaultProductId" is not null and not exists (
         select from "clusterOptionProduct" l where l."clusterOptionId" = o.id and l."productId" = o."defaultProductId")`.execute(
    ctx.db,
  )

/** Throws unless the product belongs to the option. */
export async function requireInOption(ctx: Ctx, optionId: number, productId: number, code: string): Promise<void> {
  const isThere = (await readOptionProducts(ctx, [optionId])).some((link) => link.productId === productId)
  if (!isThere) throw refused(code, `Product with id [${productId}] is not in option [${optionId}]`)
}

/** Adds products to one option. */
export const assignToOption = (ctx: Ctx, uuid: string, productIds: readonly number[]): Promise<ClusterOptionRow> =>
  changingOption(ctx, { uuid }, async (inner, { id }) => {
    await addToOptions(inner, [{ optionId: id, productIds }])
    return update(inner, clusterOption, { id }, {})
  })

/** Removes products from one option, if all of them are in it. */
export const removeFromOption = (ctx: Ctx, uuid: string, productIds: readonly number[]): Promise<ClusterOptionRow> =>
  changingOption(ctx, { uuid }, async (inner, { id }) => {
    const there = new Set((await readOptionProducts(inner, [id])).map(({ productId }) => productId))
    const stranger = productIds.find((productId) => !there.has(productId))
    if (stranger !== undefined) missing(product, { id: stranger, clusterOptionId: id })
    return unlinkProducts(inner, id, productIds)
  })

/** Removes products from an option. */
export async function unlinkProducts(ctx: Ctx, optionId: number, productIds: readonly number[]): Promise<ClusterOptionRow> {
  await sql`delete from "clusterOptionProduct" where "clusterOptionId" = ${optionId} and "productId" = any(${productIds})`.execute(
    ctx.db,
  )
  await clearOptionDefaults(ctx, [optionId])
  return update(ctx, clusterOption, { id: optionId }, {})
}

/** Runs `work` on an option, under the lock of its cluster. */
export const changingOption = <R>(
  ctx: Ctx,
  key: Key<'clusterOption'>,
  work: (ctx: Ctx, option: ClusterOptionRow) => Promise<R>,
): Promise<R> => changingChild(ctx, clusterOption, key, { parent: cluster, column: 'clusterId', access: 'EDITOR' }, work)

/** The membership of a product in an option, as in the contract. */
export interface OptionMembership {
  uuid: string
  productUuid: string
  clusterOptionUuid: string
  isDefault: boolean
  sortOrder: number
  createdAt: Date
  lastModifiedAt: Date
}

/** Moves a product right above or below another in the oldest option that contains both, and returns that option's products in order. */
export const moveInOption = (ctx: Ctx, uuid: string, targetUuid: string, side: 'above' | 'below'): Promise<OptionMembership[]> =>
  inTransaction(ctx, async (inner) => {
    const [moved, target] = [await get(inner, product, { uuid }), await get(inner, product, { uuid: targetUuid })]
    const optionId = moved.id === target.id ? undefined : await findSharedOption(inner, moved.id, target.id)
    if (optionId === undefined)
      throw invalid([{ path: ['targetProductUuid'], message: 'must be another product of the same option' }])
    return changingOption(inner, { id: optionId }, async (locked, option) => {
      const others = (await readOptionProducts(locked, [optionId]))
        .map(({ productId }) => productId)
        .filter((id) => id !== moved.id)
      const at = others.indexOf(target.id)
      if (at < 0) missing(product, { uuid: targetUuid, clusterOptionId: optionId })
      const productIds = others.toSpliced(side === 'above' ? at : at + 1, 0, moved.id)
      await replaceInOptions(locked, [{ optionId, productIds }])
      return listOptionMemberships(locked, option)
    })
  })

async function findSharedOption(ctx: Ctx, ...productIds: [number, number]): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select "clusterOptionId" as id from "clusterOptionProduct" where "productId" = any(${productIds})
     group by 1 having count(*) = 2 order by 1 limit 1`.execute(ctx.db)
  return rows[0]?.id
}

async function listOptionMemberships(ctx: Ctx, option: ClusterOptionRow): Promise<OptionMembership[]> {
  const links = await readOptionProducts(ctx, [option.id])
  const ids = links.map(({ productId }) => productId)
  const uuids = new Map((await rowsOf(ctx, product, 'id', ids)).map(({ id, uuid }) => [id, uuid]))
  return links.map(({ productId, uuid, sortOrder, createdAt, lastModifiedAt }) => ({
    uuid,
    productUuid: uuids.get(productId) ?? '',
    clusterOptionUuid: option.uuid,
    isDefault: productId === option.defaultProductId,
    sortOrder,
    createdAt,
    lastModifiedAt,
  }))
}
