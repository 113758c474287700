/** Amounts of an order given by other systems: whether they change anything, and whether they match the sum of lines and costs. */
import type { OrderCreateInput, OrderTotalUpdateInput, OrderUpdateInput } from '../../../contract/contract.gen.js'
import { invalid, type Problem } from '../../../core/base/errors.js'
import { Decimal } from '../../../core/money.js'
import type { OrderRow } from '../../../db/db.gen.js'
import { isAlmost, withTax } from '../sale/sale.amounts.js'
import { calculateOrder, type OrderTotals, toOrderTotals } from '../sale/sale.order.js'
import { paymentColumns, postageColumns, totalColumns } from './order.columns.js'
import { exactTaxesOf, findLineProblems, tolerance } from './order.line-amounts.js'

/** The totals, and the columns besides lines that they depend on. */
const AMOUNTS = [
  ...(['paymentGross', 'paymentNet', 'paymentTax', 'paymentTaxPercentage', 'paymentOverruled'] as const),
  ...(['postageGross', 'postageNet', 'postageTax', 'postageTaxPercentage', 'postageOverruled'] as const),
  ...(['totalGross', 'totalNet', 'totalTax', 'discountType', 'discountValue'] as const),
] satisfies readonly (keyof OrderRow)[]

/** Returns true if an input changes lines, costs, the discount or a total. Sending the current values back changes nothing. */
export function changesAmounts(row: OrderRow, { items, paymentData, postageData, total }: OrderUpdateInput): boolean {
  if (items?.length) return true
  const given: Record<string, unknown> = {
    ...(paymentData && paymentColumns(paymentData)),
    ...(postageData && postageColumns(postageData)),
    ...(total && totalColumns(total)),
  }
  return AMOUNTS.some((name) => given[name] != null && !isSame(row[name], given[name]))
}

/** Returns whether two amounts or two texts are equal. */
const isSame = (known: string, given: unknown): boolean =>
  typeof given === 'number' ? Decimal.of(known).compare(Decimal.of(given)) === 0 : known === given

/** Refuses a discount larger than the sum of the lines. */
export function requireDiscount({ discountType, discountValue }: { discountType?: unknown; discountValue?: unknown }): void {
  if (discountType === 'P' && Number(discountValue) > 100)
    throw invalid([{ path: ['total', 'discountValue'], message: 'must be at most 100 for a percentage' }])
}

/**
 * Returns the totals of a changed order. Totals given by the caller must match the sum of lines, costs and discount, except for rounding
 * by other systems, and are then kept as given. An order without lines has the totals that its caller gives.
 */
export function totalsOfChange(
  computed: OrderTotals,
  given: OrderTotalUpdateInput | null | undefined,
  before: OrderRow,
  lines: number,
): Partial<OrderRow> {
  const { gross, net, tax } = given ?? {}
  if (gross == null && net == null && tax == null) return computed
  const base = lines ? computed : before
  const wanted = {
    totalGross: String(gross ?? base.totalGross),
    totalNet: String(net ?? base.totalNet),
    totalTax: String(tax ?? base.totalTax),
  }
  const problems = findTotalProblems(wanted, computed, lines)
  if (problems.length) throw invalid(problems)
  return { ...computed, ...wanted }
}

/** Refuses a new order whose amounts do not add up: within each line, within the costs, and in the totals. Returns the calculated totals. */
export function requireGivenAmounts({ items, paymentData, postageData, total }: OrderCreateInput): OrderTotals {
  const lines = items ?? []
  const taxes = exactTaxesOf(lines)
  const computed = toOrderTotals(
    calculateOrder({
      lines: lines.map((line, i) => ({ ...line, ...taxes[i] })),
      costs: [paymentData, postageData],
      discountType: total.discountType,
      discountValue: total.discountValue,
    }),
  )
  const wanted = { totalGross: String(total.gross), totalNet: String(total.net), totalTax: String(total.tax) }
  const problems = [
    ...lines.flatMap((line, i) => findLineProblems(line).map(({ path, message }) => ({ path: ['items', i, ...path], message }))),
    ...findCostProblems('paymentData', paymentData),
    ...findCostProblems('postageData', postageData),
    ...findTotalProblems(wanted, computed, lines.length),
  ]
  if (problems.length) throw invalid(problems)
  return computed
}

/** Compares the totals of an order with the sum of its lines and costs. Without lines, only the tax can be checked. */
const findTotalProblems = (wanted: Totals, computed: Totals, lines: number): Problem[] => [
  ...(lines ? differences(wanted, computed, lines) : taxProblems(wanted)),
  ...sumProblems('total', wanted),
]

/** Checks that a tax is between zero and the taxed amount. */
function taxProblems({ totalGross, totalTax }: Totals): Problem[] {
  const [gross, tax] = [Decimal.of(totalGross), Decimal.of(totalTax)]
  const isPart = tax.compare(gross.min(Decimal.ZERO)) >= 0 && tax.compare(gross.max(Decimal.ZERO)) <= 0
  return isPart ? [] : [{ path: ['total', 'tax'], message: 'must be between 0 and gross' }]
}

type GivenCost = OrderCreateInput['paymentData'] | OrderCreateInput['postageData']

/** Checks that net is gross plus tax and that the tax matches its percentage, unless the cost is overruled. */
function findCostProblems(
  name: 'paymentData' | 'postageData',
  { gross, net, tax, taxPercentage, overruled }: GivenCost,
): Problem[] {
  const expected = withTax(gross, taxPercentage)
  const isTaxed = overruled === 'Y' || isAlmost(tax, expected.tax, tolerance(0))
  return [
    ...(isTaxed ? [] : [{ path: [name, 'tax'], message: `must be ${expected.tax}, unless overruled is Y` }]),
    ...sumProblems(name, { totalGross: String(gross), totalNet: String(net), totalTax: String(tax) }),
  ]
}

type Totals = Pick<OrderTotals, 'totalGross' | 'totalNet' | 'totalTax'>

function differences(wanted: Totals, computed: Totals, lines: number): Problem[] {
  const names = { gross: 'totalGross', net: 'totalNet', tax: 'totalTax' } as const
  return Object.entries(names).flatMap(([name, column]) =>
    isAlmost(wanted[column], computed[column], tolerance(lines))
      ? []
      : [{ path: ['total', name], message: `must be ${computed[column]}, the sum of lines and costs` }],
  )
}

const sumProblems = (name: string, { totalGross, totalNet, totalTax }: Totals): Problem[] =>
  isAlmost(Decimal.of(totalGross).add(Decimal.of(totalTax)).toText(), totalNet, 1)
    ? []
    : [{ path: [name, 'net'], message: 'must be the sum of gross and tax' }]

type CostKind = 'payment' | 'postage'

/**
 * Returns the amounts of postage or payment after a change. Tax and net follow from gross and the percentage, and those given by the caller must
 * match, unless they are overruled: then they are kept as given, and must add up. Amounts that an overruling change omits follow from
 * the given ones. `before` is the order before the change: repeating its values is not refused.
 */
export function costAfter(
  kind: CostKind,
  before: OrderRow,
  row: OrderRow,
  given: { gross?: unknown; net?: number | null | undefined; tax?: number | null | undefined; taxPercentage?: unknown } | null,
): Partial<OrderRow> {
  const [gross, percentage] = [row[`${kind}Gross`], row[`${kind}TaxPercentage`]]
  const calculated = withTax(gross, percentage)
  if (row[`${kind}Overruled`] !== 'Y') {
    const isKept = isAlmost(gross, before[`${kind}Gross`], 0) && isAlmost(percentage, before[`${kind}TaxPercentage`], 0)
    const known = { net: before[`${kind}Net`], tax: before[`${kind}Tax`] }
    const problems = (['net', 'tax'] as const).flatMap((name) => {
      const value = given?.[name]
      if (value == null || isAlmost(value, calculated[name], tolerance(0)) || (isKept && isAlmost(value, known[name], 0)))
        return []
      return [{ path: [`${kind}Data`, name], message: `must be ${calculated[name]}, unless overruled is Y` }]
    })
    if (problems.length) throw invalid(problems)
    return { [`${kind}Net`]: calculated.net, [`${kind}Tax`]: calculated.tax }
  }
  const isGiven = [given?.gross, given?.net, given?.tax, given?.taxPercentage].some((value) => value != null)
  if (!isGiven) return {}
  const exact = Decimal.of(gross)
  const tax = given?.tax ?? (given?.net == null ? calculated.tax : Decimal.of(given.net).subtract(exact).toText())
  const net = given?.net ?? exact.add(Decimal.of(tax)).toText()
  const problems = sumProblems(`${kind}Data`, { totalGross: gross, totalNet: String(net), totalTax: String(tax) })
  if (problems.length) throw invalid(problems)
  return { [`${kind}Net`]: String(net), [`${kind}Tax`]: String(tax) }
}
