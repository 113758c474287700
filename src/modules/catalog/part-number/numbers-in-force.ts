/**
 * The part numbers that apply to a company: of each product its own, or else that of the nearest company that it belongs to. Statements that read
 * products or search add these fragments, so that a tenant without part numbers sends no further statement.
 */
import { type RawBuilder, sql } from 'kysely'
import { personOf } from '../../../core/buyer.js'
import type { Ctx } from '../../../core/context.js'
import { relationField } from '../../../core/store/relations.js'
import type { PartNumberValues } from '../../../db/json.js'
import { companyAndAbove } from '../../../resources/accounts/company.above.js'
import { groupByBuyer } from '../../../resources/catalog/buyer-rows.js'

/** The part numbers `n` of a company and of those above it, with their level. Without any part number in the tenant, the tree is not read. */
const ofTree = (companyId: RawBuilder<unknown>) => sql`
  select n."productId", n.number, n.name, n.unit, above.level
    from ${companyAndAbove(companyId, sql`exists (select from "partNumber")`)} above join "partNumber" n on n."companyId" = above.id`

/** Returns the part number of `productId` as a column; `isWanted` is the condition on the products of the statement, which is evaluated once. */
export const partNumberColumn = (
  companyId: RawBuilder<unknown>,
  isWanted: RawBuilder<unknown>,
  productId: RawBuilder<unknown>,
): RawBuilder<PartNumberValues | null> => sql<PartNumberValues | null>`
  ((select jsonb_object_agg(x."productId", jsonb_build_object('number', x.number, 'name', x.name, 'unit', x.unit))
      from (select distinct on (n."productId") n."productId", n.number, n.name, n.unit from (${ofTree(companyId)}) n
             where n."productId" ${isWanted} order by n."productId", n.level) x) -> ${productId}::text)`

/** Returns the part number of the products in a list, as a column of a statement that reads `product`. */
export const partNumberOfIds = (companyId: number | null, ids: readonly number[]): RawBuilder<PartNumberValues | null> =>
  partNumberColumn(sql`${companyId}`, sql`= any(${ids}::int4[])`, sql`product.id`)

/** Selects the products with a part number, ignoring case, spaces and punctuation: those of the nearest company that has it. */
export const productsByNumber = (companyId: RawBuilder<unknown>, number: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select x."productId" from (select n."productId", rank() over (order by n.level) as place from (${ofTree(companyId)}) n
    where "searchCode"(n.number) = "searchCode"(${number})) x where place = 1`

/** Returns the product of each part number: that of the nearest company that has it. */
export async function productIdsByNumber(ctx: Ctx, companyId: number, numbers: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ number: string; productId: number }>`
    select distinct on (n.number) n.number, n."productId" from (${ofTree(sql`${companyId}`)}) n
     where n.number = any(${[...new Set(numbers)]}::text[]) order by n.number, n.level`.execute(ctx.db)
  return new Map(rows.map(({ number, productId }) => [number, productId]))
}

/** Returns the part numbers of products, by product. */
export async function partNumbersOf(
  ctx: Ctx,
  companyId: number,
  productIds: readonly number[],
): Promise<Map<number, PartNumberValues>> {
  const { rows } = await sql<PartNumberValues & { productId: number }>`
    select distinct on (n."productId") n."productId", n.number, n.name, n.unit from (${ofTree(sql`${companyId}`)}) n
     where n."productId" = any(${[...new Set(productIds)]}::int4[]) order by n."productId", n.level`.execute(ctx.db)
  return new Map(rows.map(({ productId, ...values }) => [productId, values]))
}

/** Returns the company whose part numbers a buyer sees: the one that the operation names, or the primary one of the calling contact. */
export function companyOfBuyer({ actor: { user }, buyer: own }: Ctx, buyer: Ctx['buyer']): number | null {
  if (buyer.companyId !== null) return buyer.companyId
  return user?.kind === 'contact' && personOf(buyer) === personOf(own) ? user.companyId : null
}

/** Returns the own number of each product for its buyer. Visitors have none. */
export const partNumberOfProduct = relationField((ctx: Ctx, products: readonly { id: number }[]) =>
  groupByBuyer(ctx, products, async (buyer, some): Promise<(PartNumberValues | null)[]> => {
    const companyId = companyOfBuyer(ctx, buyer)
    if (companyId === null) return some.map(() => null)
    const numbers = await partNumbersOf(
      ctx,
      companyId,
      some.map(({ id }) => id),
    )
    return some.map(({ id }) => numbers.get(id) ?? null)
  }),
)
