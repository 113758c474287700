/** Amounts that a change of an order gives: whether they change anything, and whether they are what the lines and costs add up to. */
import type { OrderTotalUpdateInput, OrderUpdateInput } from '../../../contract/contract.gen.js'
import { invalid, type Problem } from '../../../core/base/errors.js'
import { Decimal } from '../../../core/money.js'
import type { OrderRow } from '../../../db/db.gen.js'
import { paymentColumns, postageColumns, totalColumns } from './order.columns.js'
import { type ComputedTotals, isAlmost, withTax } from './order.totals.js'

/** The columns that the totals follow from, beside the lines, and the totals themselves. */
const AMOUNTS = [
  ...(['paymentGross', 'paymentNet', 'paymentTax', 'paymentTaxPercentage', 'paymentOverruled'] as const),
  ...(['postageGross', 'postageNet', 'postageTax', 'postageTaxPercentage', 'postageOverruled'] as const),
  ...(['totalGross', 'totalNet', 'totalTax', 'discountType', 'discountValue'] as const),
] satisfies readonly (keyof OrderRow)[]

/** True when an input changes lines, costs, the discount or a total. Whoever sends back what the order says changes nothing. */
export function changesAmounts(row: OrderRow, { items, paymentData, postageData, total }: OrderUpdateInput): boolean {
  if (items?.length) return true
  const given: Record<string, unknown> = {
    ...(paymentData && paymentColumns(paymentData)),
    ...(postageData && postageColumns(postageData)),
    ...(total && totalColumns(total)),
  }
  return AMOUNTS.some((name) => given[name] != null && !isSame(row[name], given[name]))
}

/** Equal amounts, or equal words. */
const isSame = (known: string, given: unknown): boolean =>
  typeof given === 'number' ? Decimal.of(known).compare(Decimal.of(given)) === 0 : known === given

/** Refuses to take more than everything off the lines of an order. */
export function requireDiscount({ discountType, discountValue }: { discountType?: unknown; discountValue?: unknown }): void {
  if (discountType === 'P' && Number(discountValue) > 100)
    throw invalid([{ path: ['total', 'discountValue'], message: 'must be at most 100 for a percentage' }])
}

/** How far sums may be off, in cents: other systems round each line. */
export const tolerance = (lines: number) => lines + 2

/**
 * The totals of a changed order. Those that the caller gives must be what the lines, costs and the discount add up to, but for the roundings
 * of other systems, and are then kept as they are given. An order without lines has the totals that its caller gives.
 */
export function totalsOfChange(
  computed: ComputedTotals,
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
  const problems = [...(lines ? differences(wanted, computed, lines) : []), ...sumProblems('total', wanted)]
  if (problems.length) throw invalid(problems)
  return { ...computed, ...wanted }
}

type Totals = Pick<ComputedTotals, 'totalGross' | 'totalNet' | 'totalTax'>

function differences(wanted: Totals, computed: Totals, lines: number): Problem[] {
  const names = { gross: 'totalGross', net: 'totalNet', tax: 'totalTax' } as const
  return Object.entries(names).flatMap(([name, column]) =>
    isAlmost(wanted[column], computed[column], tolerance(lines))
      ? []
      : [{ path: ['total', name], message: `must be ${computed[column]}, which the lines and costs add up to` }],
  )
}

const sumProblems = (name: string, { totalGross, totalNet, totalTax }: Totals): Problem[] =>
  isAlmost(Decimal.of(totalGross).add(Decimal.of(totalTax)).toText(), totalNet, 1)
    ? []
    : [{ path: [name, 'net'], message: 'must be gross and tax together' }]

type CostKind = 'payment' | 'postage'

/**
 * The amounts of postage or payment after a change. Tax and net follow from gross and the percentage, unless they are overruled: then those
 * that the caller gives are kept, and must add up. What an overruling change leaves out follows from what it gives.
 */
export function costAfter(
  kind: CostKind,
  row: OrderRow,
  given: { gross?: unknown; net?: number | null | undefined; tax?: number | null | undefined; taxPercentage?: unknown } | null,
): Partial<OrderRow> {
  const [gross, percentage] = [row[`${kind}Gross`], row[`${kind}TaxPercentage`]]
  const calculated = withTax(gross, percentage)
  if (row[`${kind}Overruled`] !== 'Y') return { [`${kind}Net`]: calculated.net, [`${kind}Tax`]: calculated.tax }
  const isGiven = [given?.gross, given?.net, given?.tax, given?.taxPercentage].some((value) => value != null)
  if (!isGiven) return {}
  const exact = Decimal.of(gross)
  const tax = given?.tax ?? (given?.net == null ? calculated.tax : Decimal.of(given.net).subtract(exact).toText())
  const net = given?.net ?? exact.add(Decimal.of(tax)).toText()
  const problems = sumProblems(`${kind}Data`, { totalGross: gross, totalNet: String(net), totalTax: String(tax) })
  if (problems.length) throw invalid(problems)
  return { [`${kind}Net`]: String(net), [`${kind}Tax`]: String(tax) }
}
