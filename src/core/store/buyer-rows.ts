/** Rows that were read for another buyer than the caller are remembered with that buyer, so that what belongs to them is read for the same one. */
import type { Buyer } from '../buyer.js'
import type { Scope } from '../context.js'
import type { Relation } from './relations.js'
import { groupBy } from './store.js'

const buyersOfRows = new WeakMap<object, Buyer>()

/** The buyer for whom the row was read. */
export const buyerOf = ({ buyer }: Scope, row: object): Buyer => buyersOfRows.get(row) ?? buyer

/** Remembers for whom rows were read, and answers them. A copy of a row is another row: it needs a call of its own. */
export function readFor<R extends object>(scope: Scope, buyer: Buyer, rows: R[]): R[] {
  if (buyer !== scope.buyer) for (const row of rows) buyersOfRows.set(row, buyer)
  return rows
}

/** Reads something for many rows, once for each buyer they were read for: nearly always that is one. */
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

/** A relation whose rows are read for the buyer of their parent. It runs once for each buyer: no two buyers share a row. */
export const relationPerBuyer =
  <P extends object, R extends object | null>(relation: Relation<P, R>): Relation<P, R> =>
  (ctx, parents) =>
    groupByBuyer(ctx, parents, async (buyer, some) => {
      const found = await relation(ctx, some)
      readFor(ctx, buyer, found.flat().filter((row) => row !== null) as object[])
      return found
    })
