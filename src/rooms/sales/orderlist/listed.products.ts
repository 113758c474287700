/** The products and clusters of order lists and favorite lists, as product searches. */
import { sql } from 'kysely'
import type { ProductSearchInput } from '../../../contract/contract.gen.js'
import type { Ctx } from '../../../core/context.js'
import { batched, type Found, searchProducts, USUAL } from '../../catalog/search/search.products.js'
import type { Pairs } from './listed.js'

type Kind = 'productId' | 'clusterId'

/** Searches among the products, or the clusters, of one of many lists: a few statements for all of them. */
export async function searchListed(
  ctx: Ctx,
  pairs: Pairs,
  kind: Kind,
  listId: number,
  search?: ProductSearchInput | null,
): Promise<Found> {
  const within = await batched<number, number[]>(ctx, searchListed, `${pairs.table} ${kind}`, (ids) =>
    numbersOn(ctx, pairs, kind, ids),
  ).load(listId)
  return searchProducts(ctx, search ?? USUAL, { within })
}

async function numbersOn(ctx: Ctx, { table, list }: Pairs, kind: Kind, listIds: readonly number[]): Promise<number[][]> {
  const { rows } = await sql<{ listId: number; ids: number[] }>`
    select ${sql.id(list)} as "listId", array_agg(${sql.id(kind)} order by ${sql.id(kind)}) as ids from ${sql.table(table)}
     where ${sql.id(list)} = any(${listIds}::int4[]) and ${sql.id(kind)} is not null group by 1`.execute(ctx.db)
  const byList = new Map(rows.map(({ listId, ids }) => [listId, ids]))
  return listIds.map((id) => byList.get(id) ?? [])
}
