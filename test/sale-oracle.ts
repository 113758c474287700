/**
 * A second calculation of a sale, written from the published identities and without the code of the server: whole numbers of 10⁻¹⁰. What every door
 * shows (carts, orders, tenders, documents) is compared with it.
 */

const SCALE = 10_000_000_000n
const CENT = SCALE / 100n

/** Reads an amount as a number of 10⁻¹⁰. */
export function exact(value: string | number): bigint {
  const [, sign, whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(value)) ?? []
  const units = BigInt(whole) * SCALE + BigInt(fraction.padEnd(10, '0').slice(0, 10))
  return sign ? -units : units
}

/** Half away from zero, to whole cents. */
export function toCents(units: bigint): bigint {
  const half = units < 0n ? -CENT / 2n : CENT / 2n
  return ((units + half) / CENT) * CENT
}

export const toAmount = (units: bigint): number => Number(units) / Number(SCALE)

export interface OracleTerms {
  lines: readonly { amount: string | number; percentage: string | number }[]
  costs: readonly { amount: string | number; percentage: string | number }[]
  discount?: { type: 'N' | 'A' | 'P'; value: string | number }
}

export interface OracleLevel {
  percentage: number
  discount: number
  tax: number
}

export interface OracleTotals {
  subTotal: number
  discount: number
  totalGross: number
  totalTax: number
  totalNet: number
  levels: OracleLevel[]
}

const percentOf = (units: bigint, percentage: bigint) => (units * percentage) / (100n * SCALE)
const sum = (values: readonly bigint[]) => values.reduce((total, value) => total + value, 0n)

/** Gives each level its share of the discount in cents: what is left after rounding down goes to the largest remainders. */
function share(discount: bigint, weights: readonly bigint[]): bigint[] {
  const all = sum(weights)
  if (all === 0n) return weights.map(() => 0n)
  const parts = weights.map((weight, place) => {
    const cents = (discount / CENT) * weight
    return { place, cents: cents / all, rest: cents % all }
  })
  const missing = Number(discount / CENT - sum(parts.map(({ cents }) => cents)))
  const byRest = [...parts].sort((a, b) => (a.rest === b.rest ? a.place - b.place : a.rest > b.rest ? -1 : 1))
  const raised = new Set(byRest.slice(0, missing).map(({ place }) => place))
  return parts.map(({ place, cents }) => (cents + (raised.has(place) ? 1n : 0n)) * CENT)
}

/** Calculates the totals of a sale. Lines and costs are not negative. */
export function totalsByOracle({ lines, costs, discount = { type: 'N', value: 0 } }: OracleTerms): OracleTotals {
  const percentages = [
    ...new Set([...lines, ...costs.filter(({ amount }) => exact(amount) !== 0n)].map((one) => exact(one.percentage))),
  ]
  const of = (parts: OracleTerms['lines'], percentage: bigint) =>
    sum(parts.filter((one) => exact(one.percentage) === percentage).map(({ amount }) => exact(amount)))
  const subTotal = sum(lines.map(({ amount }) => exact(amount)))
  const wanted = { N: 0n, A: exact(discount.value), P: percentOf(subTotal, exact(discount.value)) }[discount.type]
  const off = toCents(wanted) > subTotal ? subTotal : toCents(wanted)
  const withLines = percentages.filter((percentage) => lines.some((line) => exact(line.percentage) === percentage))
  const shares = share(
    off,
    withLines.map((percentage) => of(lines, percentage)),
  )
  const levels = percentages.map((percentage) => {
    const own = shares[withLines.indexOf(percentage)] ?? 0n
    return { percentage, own, tax: toCents(percentOf(of(lines, percentage) - own + of(costs, percentage), percentage)) }
  })
  const totalGross = toCents(subTotal - off + sum(costs.map(({ amount }) => exact(amount))))
  const totalTax = sum(levels.map(({ tax }) => tax))
  return {
    subTotal: toAmount(subTotal),
    discount: toAmount(off),
    totalGross: toAmount(totalGross),
    totalTax: toAmount(totalTax),
    totalNet: toAmount(totalGross + totalTax),
    levels: levels
      .sort((a, b) => (a.percentage > b.percentage ? -1 : 1))
      .map(({ percentage, own, tax }) => ({ percentage: toAmount(percentage), discount: toAmount(own), tax: toAmount(tax) })),
  }
}

/** The same sequence in every run. */
export function randomNumbers(seed: number): (max: number) => number {
  let state = seed
  return (max) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * max)
  }
}
