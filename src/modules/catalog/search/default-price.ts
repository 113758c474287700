/**
 * Prices in the search. A search filters and sorts by the default price of a product, list ÷ per rounded to cents, which is the same for every
 * buyer: it can be looked up in an index. What a buyer really pays is `Product.price`, and depends on price sheets, tiers and the quantity.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ProductPriceFilterInput } from '../../../contract/contract.gen.js'

/** The default price of a row of "price" in cents: half a cent is added before the division is cut off. An index has this expression. */
export const cents = (alias: string) =>
  sql`div(200 * ${sql.ref(`${alias}.list`)} + ${sql.ref(`${alias}.per`)}, 2 * ${sql.ref(`${alias}.per`)})`

/** Selects the products whose default price lies in the range, both bounds included. */
const pricedBetween = ({ from, to }: ProductPriceFilterInput) => sql`
  select pr."productId" from price pr
   where ${cents('pr')} between ${String(from)}::numeric * 100 and ${String(to)}::numeric * 100`

/** The filter by default price on the products of a search. */
export const priceConditions = (price: ProductPriceFilterInput | null | undefined): RawBuilder<SqlBool>[] =>
  productPriceConditions(sql`m.id`, price)

/** The filter by default price on single products. */
export const productPriceConditions = (
  productId: RawBuilder<unknown>,
  price: ProductPriceFilterInput | null | undefined,
): RawBuilder<SqlBool>[] => (price ? [sql<SqlBool>`${productId} in (${pricedBetween(price)})`] : [])

/** The default price of a product of a search, to sort by; null where it has no price. */
export const priceOfMember = sql`(select ${cents('pr')} from price pr where pr."productId" = m.id)`

/** The lowest default price of an entry; null where none of its products has a price. */
export const lowestPrice = sql`
  (select min(${cents('pr')}) from "searchMember" shown join price pr on pr."productId" = shown.id where shown."entryId" = e.id)`
