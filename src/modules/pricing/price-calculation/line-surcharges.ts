/** Surcharges on lines of carts and orders, with their tax. */
import { sql } from 'kysely'
import type { SurchargeType, Taxcode } from '../../../contract/contract.gen.js'
import type { Ctx } from '../../../core/context.js'
import { Decimal, roundHalfAwayFromZero } from '../../../core/money.js'
import { compiledQuery, equalsHiddenKeys, keyParameter } from '../../../core/store/compiled-query.js'
import type { Localized } from '../../../db/json.js'
import { addTax, DECIMALS } from './calculate.js'

/** A surcharge of a product in a zone. */
export interface ProductSurcharge {
  surchargeId: string
  productId: number
  name: Localized
  description: Localized
  type: SurchargeType
  value: string
  taxCode: Taxcode
  /** Null if the zone has no tax for the code: then no tax is added. */
  taxPercentage: string | null
}

/** A surcharge as a part of a line. `price` is for one unit, `totalPrice` for the line; `net` includes tax. */
export interface LineSurcharge {
  quantity: number
  price: Decimal
  priceNet: Decimal
  totalPrice: Decimal
  totalPriceNet: Decimal
}

const surchargesQuery = compiledQuery<{ isOne: boolean }, { productIds: unknown; taxZone: string; date: Date }, ProductSurcharge>(
  ({ isOne }, { productIds, taxZone, date }) => sql`
    select s.uuid as "surchargeId", link."productId", s.name, s.description, s.type, s.value::text, s."taxCodeValue" as "taxCode",
           t.percentage::text as "taxPercentage"
      from "surchargeProduct" link
      join surcharge s on s.id = link."surchargeId"
      left join tax t on t.zone = s."taxZone" and t.code = s."taxCodeValue"
     where link."productId" ${equalsHiddenKeys(isOne, productIds, 'int4')} and s.enabled and s."taxZone" = ${taxZone}
       and coalesce(s."validFrom" <= ${date}, true) and coalesce(s."validTo" >= ${date}, true)
     order by s.id`,
)

/**
 * Returns the active surcharges of many products in the zone, by product, with one statement. A surcharge
 * belongs to one zone, and is taxed by its own code there.
 */
export async function readSurcharges(
  ctx: Ctx,
  productIds: readonly number[],
  taxZone: string,
  date: Date = ctx.now,
): Promise<Map<number, ProductSurcharge[]>> {
  const { isOne, value } = keyParameter(productIds)
  const rows = await surchargesQuery(ctx.db, { isOne }, { productIds: value, taxZone, date })
  const byProduct = new Map<number, ProductSurcharge[]>()
  for (const row of rows) byProduct.set(row.productId, [...(byProduct.get(row.productId) ?? []), row])
  return byProduct
}

/** Returns the surcharge of a line. A flat fee is charged per unit; a percentage applies to the line total without tax. */
export function surchargeOnLine(
  { type, value, taxPercentage }: Pick<ProductSurcharge, 'type' | 'value' | 'taxPercentage'>,
  quantity: number,
  lineTotal: Decimal,
): LineSurcharge {
  const units = Decimal.of(quantity)
  const total = type === 'FlatFee' ? Decimal.of(value).multiply(units) : lineTotal.percentage(Decimal.of(value))
  const price = total.divide(units, DECIMALS)
  const totalPrice = roundHalfAwayFromZero(total, DECIMALS)
  const percentage = Decimal.of(taxPercentage ?? 0)
  return {
    quantity,
    price,
    priceNet: addTax(price, percentage),
    totalPrice,
    totalPriceNet: addTax(totalPrice, percentage),
  }
}
