/** Decision hooks in the calculation of a cart: prices of lines, and taxes of lines, surcharges and costs. */
import type { Ctx } from '../../../../core/context.js'
import { Decimal } from '../../../../core/money.js'
import type { CartRow } from '../../../../db/db.gen.js'
import type { KeptDecision } from '../../../../db/json.js'
import { lineTotal, roundFraction } from '../../../pricing/price-calculation/calculate.js'
import { noEffects } from '../../../rules/incentive/incentive.apply.js'
import { type CostRow, percentageOf } from '../../sale/sale.costs.js'
import { decidePrices, decideTaxes, type HookedSale, type ItemToAsk, type LineToAsk } from '../../sale/sale.hooks.js'
import type { TaxedAmount } from '../../sale/sale.js'
import { calculateLines, type LineTerms } from '../../sale/sale.lines.js'
import { type CartLine, toLineTerms } from './cart.priced-lines.js'

/** Returns the cart as hooks are asked about it. */
export const toHookedSale = (head: CartRow, { hooks }: CostRow, subTotal: Decimal, subject: string): HookedSale => ({
  head,
  hooks,
  subTotal,
  subject,
})

/** Returns lines as a hook sees them. The price is null if the shop has none. */
export function toAskedLines(lines: readonly CartLine[]): LineToAsk[] {
  const positions = new Map(lines.map(({ row }, i) => [row, String(i + 1)]))
  return lines.map((line, i) => {
    const { unit, discountedUnit, taxCode } = toLineTerms(line, noEffects())
    const hasPrice = line.row.externalPrice !== null || line.price?.winner || line.decided
    return {
      id: String(i + 1),
      parentId: line.parent ? (positions.get(line.parent) ?? null) : null,
      productId: line.row.productId,
      sku: line.product?.sku ?? '',
      quantity: line.quantity,
      price: hasPrice ? (discountedUnit ?? roundFraction(unit)).toText() : null,
      taxCode,
      customFields: line.row.customFields,
    }
  })
}

export const subTotalOf = (lines: readonly CartLine[]): Decimal =>
  Decimal.sum(
    lines.map((line) => {
      const { unit, quantity } = toLineTerms(line, noEffects())
      return lineTotal(unit, quantity)
    }),
  )

/** Asks for the prices of lines, except those that were set manually. */
export async function setDecidedPrices(
  ctx: Ctx,
  cart: CartRow,
  costs: CostRow,
  lines: readonly CartLine[],
): Promise<{ lines: readonly CartLine[]; decisions: KeptDecision[] }> {
  if (costs.hooks === null) return { lines, decisions: [] }
  const sale = toHookedSale(cart, costs, subTotalOf(lines), 'cart')
  const asked = toAskedLines(lines).filter((_, i) => lines[i]?.row.externalPrice === null)
  const { value: prices, decisions } = await decidePrices(ctx, sale, asked)
  const defaultTax = percentageOf(costs, null)
  return { lines: lines.map((line, i) => ({ ...line, decided: prices.get(String(i + 1)), defaultTax })), decisions }
}

/** The terms of a sale whose taxes are asked. */
interface TaxedTerms {
  lines: readonly LineTerms[]
  costs: Record<'payment' | 'postage', TaxedAmount>
}

/** Asks for the taxes of lines, surcharges and costs. */
export async function setDecidedTaxes(
  ctx: Ctx,
  sale: HookedSale,
  cartLines: readonly CartLine[],
  terms: TaxedTerms,
): Promise<TaxedTerms & { decisions: KeptDecision[] }> {
  if (sale.hooks === null) return { ...terms, decisions: [] }
  const { value, decisions } = await decideTaxes(ctx, sale, () => toTaxedItems(cartLines, terms))
  if (value.size === 0) return { ...terms, decisions }
  const lines = terms.lines.map((line, i) => ({
    ...line,
    taxPercentage: value.get(`${i + 1}`) ?? line.taxPercentage,
    surcharges: line.surcharges.map((surcharge, j) => ({
      ...surcharge,
      taxPercentage: value.get(`${i + 1}.${j + 1}`)?.toText() ?? surcharge.taxPercentage,
    })),
  }))
  const costOf = (name: 'payment' | 'postage') => ({
    ...terms.costs[name],
    percentage: value.get(name) ?? terms.costs[name].percentage,
  })
  return { lines, costs: { payment: costOf('payment'), postage: costOf('postage') }, decisions }
}

/** Returns what is taxed, in the order of the lines. */
function toTaxedItems(cartLines: readonly CartLine[], { lines, costs }: TaxedTerms): ItemToAsk[] {
  const { amounts } = calculateLines(lines)
  const products = new Map(
    cartLines.map(({ row, product }) => [
      row.uuid,
      { productId: row.productId, sku: product?.sku ?? null, customFields: row.customFields },
    ]),
  )
  const ofLines = lines.flatMap((line, i): ItemToAsk[] => {
    const own = amounts.get(line.uuid)
    const { productId = null, sku = null, customFields = {} } = products.get(line.uuid) ?? {}
    const main = { id: `${i + 1}`, productId, sku, customFields, quantity: line.quantity, taxCode: line.taxCode }
    return [
      { ...main, taxable: own?.totalPrice ?? '0', percentage: line.taxPercentage.toText() },
      ...(own?.surcharges ?? []).map((surcharge, j) => ({
        ...main,
        id: `${i + 1}.${j + 1}`,
        taxable: surcharge.totalPrice,
        taxCode: surcharge.taxCode,
        percentage: surcharge.exactTaxPercentage ?? String(surcharge.taxPercentage),
      })),
    ]
  })
  const ofCosts = (['payment', 'postage'] as const)
    .filter((id) => !costs[id].amount.isZero())
    .map((id) => ({
      id,
      productId: null,
      sku: null,
      quantity: 1,
      taxable: costs[id].amount.toText(),
      taxCode: null,
      customFields: {},
      percentage: costs[id].percentage.toText(),
    }))
  return [...ofLines, ...ofCosts]
}
