/** Records that tell of products and clusters, as far as the caller's order lists show those. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Ctx } from '../../../core/context.js'
import type { AnyResource } from '../../../core/store/resource.js'
import type { Assortment } from '../../../resources/catalog/assortment.js'
import { clusterInAssortment, inSomeAssortment, productInAssortment } from '../../../resources/catalog/assortment.js'
import { assortmentsOf, type BuyerArguments } from './assortment.js'

type InAssortment = (assortment: Assortment) => RawBuilder<SqlBool>

/** The resource to read from: rows that the caller's order lists leave out do not exist. Without lists it is the resource as it is. */
export async function restrictToAssortment<R extends AnyResource>(
  ctx: Ctx,
  resource: R,
  isOffered: InAssortment,
  asked: BuyerArguments,
): Promise<R> {
  const assortments = await assortmentsOf(ctx, asked)
  if (!assortments) return resource
  const visible: R['visible'] = (scope, access) => {
    const own = resource.visible(scope, access)
    return (eb) => eb.and([...(own ? [own(eb)] : []), inSomeAssortment(assortments, isOffered)])
  }
  return { ...resource, visible }
}

/** The condition that a row of `table`, if it is of a product or a cluster, is of one in the assortment. */
export const ownerInAssortment =
  (table: 'attribute' | 'mediaImage' | 'mediaVideo' | 'mediaDocument'): InAssortment =>
  (assortment) => {
    const [productId, clusterId] = [sql.ref(`${table}.productId`), sql.ref(`${table}.clusterId`)]
    return sql`((${productId} is null or exists (
        select from product where product.id = ${productId} and ${productInAssortment(assortment)}))
      and (${clusterId} is null or exists (
        select from cluster where cluster.id = ${clusterId} and ${clusterInAssortment(assortment)})))`
  }
