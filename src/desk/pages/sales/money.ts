/** Amounts that people type, and whole cents, in which payments are stored. No amount passes through a float. */

/** Returns the cents of a typed amount; null if it is not an amount with at most two decimals. */
export function toCents(text: unknown): number | null {
  const match = String(text ?? '')
    .trim()
    .match(/^(\d{1,9})(?:[.,](\d{1,2}))?$/)
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null
}

/** Returns whole cents as an amount with two decimals. */
export const fromCents = (cents: number): string => {
  const size = Math.abs(cents)
  return `${cents < 0 ? '-' : ''}${Math.trunc(size / 100)}.${String(size % 100).padStart(2, '0')}`
}

/** Returns the cents of an amount that the API calculated. */
export const centsOf = (amount: number): number =>
  amount < 0 ? -(toCents((-amount).toFixed(2)) ?? 0) : (toCents(amount.toFixed(2)) ?? 0)

/** Returns a typed number, with a point or a comma; null if it is not one. */
export function toNumber(text: string): number | null {
  const trimmed = text.trim().replace(',', '.')
  return /^\d+(\.\d+)?$/.test(trimmed) ? Number(trimmed) : null
}

const SCALE = 100_000n

/** Returns a number with up to five decimals as a whole number of hundred thousandths. */
const toScaled = (value: number): bigint => BigInt(value.toFixed(5).replace('.', ''))

/** Returns a price after a discount in percent, rounded to four decimals. */
export function discountedPrice(price: number, percentage: number): number {
  const exact = toScaled(price) * (100n * SCALE - toScaled(percentage))
  const unit = 1000n * SCALE
  const rounded = (exact + unit / 2n) / unit
  return Number(rounded) / 10_000
}

/** Returns the percentage with the fewest decimals that gives this discount; the API returns the exact share of the rounded amount. */
export function shortPercentage(total: number, discount: number): string {
  const exact = (discount / total) * 100
  const isSame = (text: string) => centsOf((total * Number(text)) / 100) === centsOf(discount)
  return [0, 1].map((digits) => exact.toFixed(digits)).find(isSame) ?? String(Number(exact.toFixed(2)))
}
