/** An assortment: the products and clusters that order lists name for a buyer, and the SQL conditions that restrict rows to it. */
import type { RawBuilder, SqlBool } from 'kysely'
import { sql } from 'kysely'
import { anyOf } from '../../db/conditions.js'

/** Ids on the lists; `positive` is null if no positive list applies, which means everything. */
export interface Assortment {
  positive: { productIds: readonly number[]; clusterIds: readonly number[] } | null
  negative: { productIds: readonly number[]; clusterIds: readonly number[] }
}

/** Everything in one of them is visible. */
export type Assortments = readonly Assortment[]

/** Returns the condition that a row is in one of the assortments; `isIn` is the condition for one. */
export const inSomeAssortment = (
  assortments: Assortments,
  isIn: (assortment: Assortment) => RawBuilder<SqlBool>,
): RawBuilder<SqlBool> => anyOf(assortments.map((one) => isIn(one)))

type Named = { productIds: readonly number[]; clusterIds: readonly number[] }

/** Returns the condition that a row of `product` is in the assortment: a listed cluster covers its products. */
export function productInAssortment({ positive, negative }: Assortment, product = 'product'): RawBuilder<SqlBool> {
  const table = sql.table(product)
  const isNamed = ({ productIds, clusterIds }: Named) =>
    sql<SqlBool>`(${table}.id = any(${productIds}::int4[]) or coalesce(${table}."clusterId" = any(${clusterIds}::int4[]), false))`
  return positive ? sql`(${isNamed(positive)} and not ${isNamed(negative)})` : sql`(not ${isNamed(negative)})`
}

/** Returns the condition that a row of `cluster` is in the assortment: also if only some of its products are, but not if all are excluded. */
export function clusterInAssortment({ positive, negative }: Assortment, cluster = 'cluster'): RawBuilder<SqlBool> {
  const table = sql.table(cluster)
  const isNamed = sql<SqlBool>`${table}.id = any(${negative.clusterIds}::int4[])`
  const isRefused = negative.productIds.length ? sql`(${isNamed} or ${table}.id in (${fullyExcluded(negative)}))` : isNamed
  if (!positive) return sql`(not ${isRefused})`
  return sql`(not ${isRefused} and (${table}.id = any(${positive.clusterIds}::int4[]) or exists (
    select from product part where part."clusterId" = ${table}.id and part.hidden = 'N' and part.id = any(${positive.productIds}::int4[])
       and not part.id = any(${negative.productIds}::int4[]))))`
}

/** Selects the clusters whose products are all excluded; as in the search, hidden products do not count. */
const fullyExcluded = ({ productIds }: Named) => {
  const isNamed = sql`in (select unnest(${productIds}::int4[]))`
  return sql`select part."clusterId" from product part
     where part.hidden = 'N' and part."clusterId" in (select touched."clusterId" from product touched where touched.id ${isNamed})
     group by 1 having bool_and(part.id ${isNamed})`
}
