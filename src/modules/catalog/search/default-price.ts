/**
 * Prices in the search. A search filters and sorts by the default price of a product, list ÷ per rounded to cents, which is the same for every
 * buyer of a channel, so that an index can be used. Only prices in the currency of the channel count. What a buyer pays is
 * `Product.price`, and depends on price sheets, tiers and the quantity.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ProductPriceFilterInput } from '../../../contract/contract.gen.js'

/** Returns the default price of a row of "price" in cents: half a cent is added before the integer division. An index has this expression. */
export const cents = (alias: string) =>
  sql`div(200 * ${sql.ref(`${alias}.list`)} + ${sql.ref(`${alias}.per`)}, 2 * ${sql.ref(`${alias}.per`)})`

/** Selects the products whose default price lies in the range, both bounds included. */
const pricedBetween = ({ from, to }: ProductPriceFilterInput, currency: string) => sql`
  select pr."productId" from price pr
   where pr.currency = ${currency} and ${cents('pr')} between ${String(from)}::numeric * 100 and ${String(to)}::numeric * 100`

/** Returns the filter by default price on the products of a search. */
export const priceConditions = (price: ProductPriceFilterInput | null | undefined, currency: string): RawBuilder<SqlBool>[] =>
  productPriceConditions(sql`m.id`, price, currency)

/** Returns the filter by default price on single products. */
export const productPriceConditions = (
  productId: RawBuilder<unknown>,
  price: ProductPriceFilterInput | null | undefined,
  currency: string,
): RawBuilder<SqlBool>[] => (price ? [sql<SqlBool>`${productId} in (${pricedBetween(price, currency)})`] : [])

/** Returns the default price of a product of a search, to sort by; null if it has no price. */
export const priceOfMember = (currency: string) =>
  sql`(select ${cents('pr')} from price pr where pr."productId" = m.id and pr.currency = ${currency})`

/** Returns the lowest default price of an entry; null if none of its products has a price. */
export const lowestPrice = (currency: string) => sql`
  (select min(${cents('pr')}) from "searchMember" shown join price pr on pr."productId" = shown.id and pr.currency = ${currency}
    where shown."entryId" = e.id)`
