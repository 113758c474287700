/** Filters a search by stock. The totals of each product are kept by the triggers of the table "inventory". */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { NumberSearchInput, ProductSearchInventoryFilterInput } from '../../../contract/contract.gen.js'
import { allOf } from '../../../db/conditions.js'

/** What a search may filter by, as expressions on a row of "productStock". */
const QUANTITIES = {
  totalQuantity: sql`s."localQuantity" + s."supplierQuantity"`,
  localQuantity: sql`s."localQuantity"`,
  supplierQuantity: sql`s."supplierQuantity"`,
}

/** Returns the conditions on the stock of a product of a search. */
export function stockConditions({
  inventory,
}: {
  inventory?: ProductSearchInventoryFilterInput | null | undefined
}): RawBuilder<SqlBool>[] {
  const ranges = (Object.keys(QUANTITIES) as (keyof typeof QUANTITIES)[]).flatMap((name) => {
    const range = inventory?.[name]
    return range ? [{ quantity: sql`coalesce(${QUANTITIES[name]}, 0)`, range }] : []
  })
  const conditions = ranges.flatMap(({ quantity, range }) => rangeConditions(quantity, range))
  if (conditions.length === 0) return []
  // Products without stock have no row of totals; they only matter if every range includes 0.
  const join = ranges.every(({ range }) => includesZero(range)) ? sql`left join` : sql`join`
  return [
    sql<SqlBool>`m.id in (select p.id from product p ${join} "productStock" s on s."productId" = p.id where ${allOf(conditions)})`,
  ]
}

const rangeConditions = (quantity: RawBuilder<unknown>, { greaterThan, lessThan, equal }: NumberSearchInput) => [
  ...(greaterThan == null ? [] : [sql`${quantity} >= ${greaterThan}`]),
  ...(lessThan == null ? [] : [sql`${quantity} <= ${lessThan}`]),
  ...(equal == null ? [] : [sql`${quantity} = ${equal}`]),
]

const includesZero = ({ greaterThan, lessThan, equal }: NumberSearchInput): boolean =>
  (greaterThan ?? 0) <= 0 && (lessThan ?? 0) >= 0 && (equal ?? 0) === 0
