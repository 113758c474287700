/** Remembers the buyer of rows if it is not the caller, so that their relations are read for the same buyer. */
import type { Buyer } from '../../core/buyer.js'
import type { Scope } from '../../core/context.js'
import type { Relation } from '../../core/store/relations.js'
import { groupBy } from '../../core/store/store.js'

const buyersOfRows = new WeakMap<object, Buyer>()

/** Returns the buyer for which the row was read. */
export const buyerOf = ({ buyer }: Scope, row: object): Buyer => buyersOfRows.get(row) ?? buyer

/** Remembers the buyer of rows and returns the rows. A copy of a row is a new object, so it needs its own call. */
export function readFor<R extends object>(scope: Scope, buyer: Buyer, rows: R[]): R[] {
  if (buyer !== scope.buyer) for (const row of rows) buyersOfRows.set(row, buyer)
  return rows
}

/** Reads something for many rows, once for each of their buyers. Nearly always there is only one buyer. */
export async function groupByBuyer<P extends object, R>(
  scope: Scope,
  rows: readonly P[],
  read: (buyer: Buyer, some: readonly P[]) => Promise<readonly R[]>,
): Promise<readonly R[]> {
  const groups = groupBy(rows, (row) => buyerOf(scope, row))
  const results = new Map<P, R>()
  for (const [buyer, some] of groups) {
    const found = await read(buyer, some)
    if (groups.size === 1) return found
    for (const [i, row] of some.entries()) results.set(row, found[i] as R)
  }
  return rows.map((row) => results.get(row) as R)
}

/** Returns a relation whose rows are read for the buyer of their parent. It runs once for each buyer: no two buyers share a row. */
export const relationPerBuyer =
  <P extends object, R extends object | null>(relation: Relation<P, R>): Relation<P, R> =>
  (ctx, parents) =>
    groupByBuyer(ctx, parents, async (buyer, some) => {
      const found = await relation(ctx, some)
      readFor(ctx, buyer, found.flat().filter((row) => row !== null) as object[])
      return found
    })
