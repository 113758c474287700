/** Which products a buyer can order, and in which quantities, as checked by carts, tenders and buyers' orders. */

import { sql } from 'kysely'
import { conflict } from '../../../core/base/errors.js'
import { type Buyer, personOf } from '../../../core/buyer.js'
import type { Ctx } from '../../../core/context.js'
import { RequestCache } from '../../../core/request-cache.js'
import { compiledQuery, equalsHiddenKeys, keyParameter } from '../../../core/store/compiled-query.js'
import { allOf } from '../../../db/conditions.js'
import type { Localized, PartNumberValues } from '../../../db/json.js'
import { type Assortments, inSomeAssortment, productInAssortment } from '../../../resources/catalog/assortment.js'
import { type CallOffValues, callOffColumn } from '../call-off-contract/contracts-in-force.js'
import { partNumberColumn, partNumberOfIds } from '../part-number/numbers-in-force.js'
import { productInCatalogue } from './assortment.catalogue.js'
import { listAssortmentsOf } from './assortment.js'

/** The product data that determines whether it can be ordered. */
export interface OrderedProduct {
  id: number
  clusterId: number | null
  sku: string
  names: Localized
  status: string
  hidden: 'Y' | 'N'
  orderable: 'Y' | 'N'
  orderableFrom: Date | null
  orderableTo: Date | null
  minimumQuantity: number
  unit: number
  isInAssortment: boolean
  /** The own number of the company that buys. */
  partNumber: PartNumberValues | null
  /** The contract of the company that buys. */
  callOff: CallOffValues | null
}

const COLUMNS = [
  'id',
  'clusterId',
  'sku',
  'names',
  'status',
  'hidden',
  'orderable',
  'orderableFrom',
  'orderableTo',
  'minimumQuantity',
  'unit',
] as const

/** The buyer and the channel. */
interface Ordering {
  buyer: Buyer
  channelId: number
}

/** Returns a context that can read the catalogue for any buyer that the caller may order for. It must not be used to write. */
export const readAsBuyer = (ctx: Ctx): Ctx => ({
  ...ctx,
  actor: { ...ctx.actor, roles: { user: 'VIEWER' }, user: null },
  requestCache: new RequestCache(),
})

export const isVisitor = (buyer: Buyer): boolean => personOf(buyer) === null && buyer.companyId === null

/** Reads the products, in one statement if no order list limits the buyer. The catalogue is that of the sale's channel. Products that do not exist are missing. */
export async function readOrderedProducts(
  ctx: Ctx,
  ordering: Ordering,
  ids: readonly number[],
): Promise<Map<number, OrderedProduct>> {
  if (ids.length === 0) return new Map()
  const wanted = [...new Set(ids)]
  const rows = isVisitor(ordering.buyer) ? await readForVisitor(ctx, ordering, wanted) : await readFor(ctx, ordering, wanted)
  return new Map(rows.map((row) => [row.id, row]))
}

async function readFor(ctx: Ctx, ordering: Ordering, wanted: readonly number[]): Promise<OrderedProduct[]> {
  const assortments = await listAssortmentsOf(readAsBuyer(ctx), ordering.buyer)
  return assortments ? readInAssortments(ctx, ordering, assortments, wanted) : readAll(ctx, ordering, wanted)
}

/** Reads the products for a visitor, who has the order lists of the guest account of the channel. Most channels have none, which the same statement reports. */
async function readForVisitor(ctx: Ctx, ordering: Ordering, wanted: readonly number[]): Promise<OrderedProduct[]> {
  const rows = await readAll(ctx, ordering, wanted)
  const guestId = rows[0]?.guestId ?? null
  return guestId === null ? rows : readFor(ctx, { ...ordering, buyer: { ...ordering.buyer, userId: guestId } }, wanted)
}

const allQuery = compiledQuery<
  { isOne: boolean },
  { ids: unknown; channelId: number; companyId: number | null; now: Date },
  OrderedProduct & { guestId: number | null }
>(
  ({ isOne }, { ids, channelId, companyId, now }) => sql`
    select ${sql.join(COLUMNS.map((column) => sql.id(column)))}, ${productInCatalogue(channelId)} as "isInAssortment",
           (select "anonymousUserId" from channel where channel.id = ${channelId}) as "guestId",
           ${partNumberColumn(companyId, equalsHiddenKeys(isOne, ids, 'int4'), sql`product.id`)} as "partNumber",
           ${callOffColumn(companyId, now, equalsHiddenKeys(isOne, ids, 'int4'))} as "callOff"
      from product where id ${equalsHiddenKeys(isOne, ids, 'int4')}`,
)

function readAll({ db, now }: Ctx, { channelId, buyer: { companyId } }: Ordering, wanted: readonly number[]) {
  const { isOne, value } = keyParameter(wanted)
  return allQuery(db, { isOne }, { ids: value, channelId, companyId, now })
}

async function readInAssortments(
  { db, now }: Ctx,
  { channelId, buyer: { companyId } }: Ordering,
  assortments: Assortments,
  ids: readonly number[],
): Promise<OrderedProduct[]> {
  const isIn = allOf([inSomeAssortment(assortments, productInAssortment), productInCatalogue(channelId)])
  const callOff = callOffColumn(sql`${companyId}`, sql`${now}`, sql`= any(${ids}::int4[])`)
  const rows = await db
    .selectFrom('product')
    .select([...COLUMNS, isIn.as('isInAssortment'), partNumberOfIds(companyId, ids).as('partNumber'), callOff.as('callOff')])
    .where('id', '=', sql<number>`any(${ids}::int4[])`)
    .execute()
  return rows as OrderedProduct[]
}

const UNORDERABLE_STATUSES: Record<string, string> = { N: 'not available', R: 'restricted' }

/** Returns why a product cannot be ordered; null if it can. A child may be hidden, since it is chosen as an option. */
export function whyUnorderable(product: OrderedProduct | undefined, now: Date, isChild: boolean): string | null {
  if (!product) return 'The product no longer exists'
  if (!product.isInAssortment) return 'The product is not in the assortment of the buyer'
  const status = UNORDERABLE_STATUSES[product.status]
  if (status) return `The product is ${status}`
  if (product.orderable === 'N') return 'The product is not orderable'
  if (product.hidden === 'Y' && !isChild) return 'The product is hidden'
  if (product.orderableFrom && now < product.orderableFrom)
    return `The product is orderable from ${product.orderableFrom.toISOString()}`
  if (product.orderableTo && now > product.orderableTo)
    return `The product was orderable until ${product.orderableTo.toISOString()}`
  return null
}

/** Returns why a product cannot be ordered in this quantity; null if it can. */
export function whyWrongQuantity({ minimumQuantity, unit }: OrderedProduct, quantity: number): string | null {
  if (quantity < minimumQuantity) return `The minimum quantity of the product is ${minimumQuantity}`
  if (unit > 1 && quantity % unit !== 0) return `The product is sold in multiples of ${unit}`
  return null
}

/** Returns the error for a product that cannot be ordered. */
export const invalidProduct = (id: number, reason: string) =>
  conflict('PRODUCT_INVALID_ERROR', `The product with id [${id}] cannot be ordered: ${reason}`)
