/** Records of products and clusters, such as attributes and media, limited to the assortment of the buyer. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Buyer } from '../../../core/buyer.js'
import type { Ctx } from '../../../core/context.js'
import type { AnyResource } from '../../../core/store/resource.js'
import type { Assortment, Assortments } from '../../../resources/catalog/assortment.js'
import { clusterInAssortment, inSomeAssortment, productInAssortment } from '../../../resources/catalog/assortment.js'
import { assortmentsOf } from './assortment.js'

type InAssortment = (assortment: Assortment) => RawBuilder<SqlBool>

const restrictedResources = new WeakMap<Assortments, Map<AnyResource, AnyResource>>()

/**
 * Returns the resource to read from for a buyer: rows outside the assortment do not exist. Without order lists it is the original resource.
 * A request has one for each resource and assortment, so that pages below many parents are batched; `isIn` is the same for all reads of a resource.
 */
export async function restrictToAssortment<R extends AnyResource>(
  ctx: Ctx,
  resource: R,
  isIn: InAssortment,
  buyer: Buyer,
): Promise<R> {
  const assortments = await assortmentsOf(ctx, buyer)
  if (!assortments) return resource
  const known = restrictedResources.get(assortments) ?? new Map<AnyResource, AnyResource>()
  restrictedResources.set(assortments, known)
  const restricted = known.get(resource) ?? restrict(resource, assortments, isIn)
  known.set(resource, restricted)
  return restricted as R
}

function restrict<R extends AnyResource>(resource: R, assortments: Assortments, isIn: InAssortment): R {
  const visible: R['visible'] = (scope, access) => {
    const own = resource.visible(scope, access)
    return (eb) => eb.and([...(own ? [own(eb)] : []), inSomeAssortment(assortments, isIn)])
  }
  return { ...resource, visible }
}

/** Returns the condition that a row of `table` does not belong to a product or cluster outside the assortment. */
export const ownerInAssortment =
  (table: 'attribute' | 'mediaImage' | 'mediaVideo' | 'mediaDocument'): InAssortment =>
  (assortment) => {
    const [productId, clusterId] = [sql.ref(`${table}.productId`), sql.ref(`${table}.clusterId`)]
    return sql`((${productId} is null or exists (
        select from product where product.id = ${productId} and ${productInAssortment(assortment)}))
      and (${clusterId} is null or exists (
        select from cluster where cluster.id = ${clusterId} and ${clusterInAssortment(assortment)})))`
  }
