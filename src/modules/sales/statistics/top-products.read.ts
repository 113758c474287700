/** Reads which products sold best from the sums by day and by month. */
import { sql } from 'kysely'
import type { TopProducts, TopProductsInput } from '../../../contract/contract.gen.js'
import type { Ctx } from '../../../core/context.js'
import { Decimal } from '../../../core/money.js'
import { anyOf } from '../../../db/conditions.js'
import type { Localized } from '../../../db/json.js'
import { dayOf } from '../../platform/channel/day.js'
import { type Period, requirePeriod, splitIntoMonths } from './periods.js'
import { ofChannel, zoneFor } from './statistics.read.js'

interface ProductSalesRow {
  productId: number
  sku: string | null
  names: Localized | null
  quantity: string
  gross: string
}

/** Returns the ranking of products in one currency. Whole months are read as months, which are far fewer rows than their days. */
export async function readTopProducts(ctx: Ctx, input: TopProductsInput): Promise<TopProducts> {
  const period = requirePeriod(input, dayOf(ctx.now, await zoneFor(ctx, input.channelId)))
  const currency = input.currency?.toUpperCase() ?? (await findMainCurrency(ctx, period, input))
  if (!currency) return { currency: null, items: [] }
  const { months, days } = splitIntoMonths(period)
  const parts = [...(months ? [partOf('M', months)] : []), ...days.map((part) => partOf('D', part))]
  const rank = sql.id(input.orderBy === 'QUANTITY' ? 'quantity' : 'gross')
  const { rows } = await sql<ProductSalesRow>`
    select sales."productId", sales.quantity, sales.gross, product.sku, product.names
      from (select "productId", sum(quantity) as quantity, sum(gross) as gross
              from "productSales"
             where "companyId" = ${input.companyId ?? 0} and ${anyOf(parts)}
               and currency = ${currency} and ${ofChannel(input.channelId)}
             group by "productId" having sum(quantity) > 0
             order by ${rank} desc, "productId" limit ${input.limit ?? 10}) sales
      left join product on product.id = sales."productId"
     order by sales.${rank} desc, sales."productId"`.execute(ctx.db)
  const language = await ctx.services.languageOf(ctx)
  const items = rows.map(({ productId, sku, names, quantity, gross }) => ({
    productId,
    sku,
    name: names ? (names[language] ?? Object.values(names)[0] ?? null) : null,
    quantity: Number(quantity),
    gross: Decimal.of(gross).toNumber(),
  }))
  return { currency, items }
}

const partOf = (unit: 'D' | 'M', { from, to }: Period) =>
  sql`(unit = ${sql.lit(unit)} and "startsOn" between ${from}::date and ${to}::date)`

/** Returns the currency with the most orders in the period. */
async function findMainCurrency(
  { db }: Ctx,
  { from, to }: Period,
  { companyId, channelId }: TopProductsInput,
): Promise<string | null> {
  const { rows } = await sql<{ currency: string }>`
    select currency from "salesDay"
     where "companyId" = ${companyId ?? 0} and day between ${from}::date and ${to}::date and ${ofChannel(channelId)}
     group by currency having sum(orders) > 0 order by sum(orders) desc, currency limit 1`.execute(db)
  return rows[0]?.currency ?? null
}
