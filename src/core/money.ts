/**
 * Exact decimals for prices, carts and orders. A binary fraction cannot hold 0.1, so amounts are never added or multiplied as numbers:
 * tools/lint/no-float-amounts.grit holds that. Why this is our own, and what it costs, is in docs/decisions/0018-money.md.
 */

const PLAIN = /^-?\d+(?:\.\d+)?$/
const SCIENTIFIC = /^(.+)e([+-]\d{1,3})$/
const POWERS = Array.from({ length: 64 }, (_, exponent) => 10n ** BigInt(exponent))
const powerOfTen = (exponent: number): bigint => POWERS[exponent] ?? 10n ** BigInt(exponent)

/** Up to this power of ten, and for whole numbers up to 2^53, a double is exact: their quotient is the double nearest to the decimal. */
const EXACT_POWER = 22
const LARGEST_EXACT = BigInt(Number.MAX_SAFE_INTEGER)

/** A whole number of units, each of which is 10^-scale. It never changes, and every operation but `divide` is exact. */
export class Decimal {
  static readonly ZERO = new Decimal(0n, 0)

  /** `new Decimal(30981n, 2)` is 309.81. */
  constructor(
    readonly units: bigint,
    readonly scale: number,
  ) {}

  /** Reads the text of a `numeric` column, or a number of an input by the decimal that it is written as: 0.1 is one tenth. */
  static of(value: string | number): Decimal {
    const text = String(value)
    if (!PLAIN.test(text)) return fromScientific(text)
    const point = text.indexOf('.')
    if (point < 0) return new Decimal(BigInt(text), 0)
    // `numeric(20, 5)` writes 24 as 24.00000; fewer digits are multiplied and divided faster.
    let end = text.length
    while (text[end - 1] === '0') end--
    return new Decimal(BigInt(text.slice(0, point) + text.slice(point + 1, end)), end - point - 1)
  }

  static sum(values: Iterable<Decimal>): Decimal {
    let total = Decimal.ZERO
    for (const value of values) total = total.add(value)
    return total
  }

  add(other: Decimal): Decimal {
    const scale = Math.max(this.scale, other.scale)
    return new Decimal(this.unitsAt(scale) + other.unitsAt(scale), scale)
  }

  subtract(other: Decimal): Decimal {
    const scale = Math.max(this.scale, other.scale)
    return new Decimal(this.unitsAt(scale) - other.unitsAt(scale), scale)
  }

  multiply(by: Decimal): Decimal {
    return new Decimal(this.units * by.units, this.scale + by.scale)
  }

  /** The quotient with so many digits after the point, rounded half up: most quotients have no end. */
  divide(by: Decimal, scale: number): Decimal {
    if (by.isZero()) throw new RangeError('Division by zero')
    const sign = by.units < 0n ? -1n : 1n
    const shift = scale + by.scale - this.scale
    const dividend = sign * this.units * (shift > 0 ? powerOfTen(shift) : 1n)
    return new Decimal(divideHalfUp(dividend, sign * by.units * (shift < 0 ? powerOfTen(-shift) : 1n)), scale)
  }

  /** So many percent of this: the tax on an amount, a discount. Exact. */
  percentage(percentage: Decimal): Decimal {
    return new Decimal(this.units * percentage.units, this.scale + percentage.scale + 2)
  }

  negate(): Decimal {
    return new Decimal(-this.units, this.scale)
  }

  /** Below 0, 0 or above 0, as this is less than, equal to or greater than the other. `1.0` equals `1.00`. */
  compare(other: Decimal): -1 | 0 | 1 {
    const scale = Math.max(this.scale, other.scale)
    const [one, two] = [this.unitsAt(scale), other.unitsAt(scale)]
    return one === two ? 0 : one < two ? -1 : 1
  }

  min(other: Decimal): Decimal {
    return this.compare(other) <= 0 ? this : other
  }

  max(other: Decimal): Decimal {
    return this.compare(other) >= 0 ? this : other
  }

  isZero(): boolean {
    return this.units === 0n
  }

  /** All its digits, for SQL. */
  toText(): string {
    const digits = (this.units < 0n ? -this.units : this.units).toString().padStart(this.scale + 1, '0')
    const sign = this.units < 0n ? '-' : ''
    const point = digits.length - this.scale
    return this.scale === 0 ? sign + digits : `${sign}${digits.slice(0, point)}.${digits.slice(point)}`
  }

  /** The nearest double, for answers: JSON shows it with no more digits than needed. It is exact up to 15 digits; see the decision for more. */
  toNumber(): number {
    const isExact = this.scale <= EXACT_POWER && -LARGEST_EXACT <= this.units && this.units <= LARGEST_EXACT
    return isExact ? Number(this.units) / 10 ** this.scale : Number(this.toText())
  }

  /** JavaScript would compare two decimals with `<` as texts, and TypeScript lets it. */
  [Symbol.toPrimitive](): never {
    throw new TypeError('Use the methods of Decimal: operators cannot compute with it')
  }

  /** The same value counted in smaller units. */
  private unitsAt(scale: number): bigint {
    return scale === this.scale ? this.units : this.units * powerOfTen(scale - this.scale)
  }
}

/** How JavaScript writes numbers that are very large or very small: 1e+21, 1.5e-8. */
function fromScientific(text: string): Decimal {
  const [, digits, exponent] = SCIENTIFIC.exec(text) ?? []
  if (digits === undefined || !PLAIN.test(digits)) throw new TypeError(`[${text}] is no decimal number`)
  const { units, scale } = Decimal.of(digits)
  const shifted = scale - Number(exponent)
  return shifted < 0 ? new Decimal(units * powerOfTen(-shifted), 0) : new Decimal(units, shifted)
}

/**
 * The one way to round: a half goes up, and for a negative amount down, away from zero (2.345 is 2.35, -2.345 is -2.35), so that a refund
 * is what was paid, as in PostgreSQL's `round`. The contract's amounts have two digits after the point. The result has exactly this scale.
 */
export const roundHalfUp = (value: Decimal, scale: number): Decimal =>
  value.scale <= scale
    ? new Decimal(value.units * powerOfTen(scale - value.scale), scale)
    : new Decimal(divideHalfUp(value.units, powerOfTen(value.scale - scale)), scale)

/** BigInt drops what is after the point, so half a divisor, which is above 0, is added first. */
const divideHalfUp = (dividend: bigint, divisor: bigint): bigint =>
  (dividend < 0n ? dividend - (divisor >> 1n) : dividend + (divisor >> 1n)) / divisor

/**
 * Splits a total by weights so that the parts add up to it, in units of its own scale: `roundHalfUp(total, 2)` is split into cents. Each gets
 * its share rounded down, and what is left goes to those that lost most by that, the first of equals first. Weights that are all zero are equal.
 */
export function allocate(total: Decimal, weights: readonly Decimal[]): Decimal[] {
  const shares = wholeShares(weights)
  const all = shares.reduce((sum, share) => sum + share, 0n)
  if (all === 0n) throw new RangeError('There is nobody to allocate an amount to')
  const sign = total.units < 0n ? -1n : 1n
  const given = shares.map((share) => (sign * total.units * share) / all)
  const lost = shares.map((share) => (sign * total.units * share) % all)
  const left = sign * total.units - given.reduce((sum, units) => sum + units, 0n)
  const byLoss = lost.map((_, n) => n).sort((one, two) => compareUnits(lost[two], lost[one]) || one - two)
  const luckier = new Set(byLoss.slice(0, Number(left)))
  return given.map((units, n) => new Decimal(sign * (luckier.has(n) ? units + 1n : units), total.scale))
}

const compareUnits = (one = 0n, two = 0n): number => (one === two ? 0 : one < two ? -1 : 1)

function wholeShares(weights: readonly Decimal[]): bigint[] {
  const scale = Math.max(0, ...weights.map((weight) => weight.scale))
  const shares = weights.map((weight) => weight.units * powerOfTen(scale - weight.scale))
  if (shares.some((share) => share < 0n)) throw new RangeError('A weight cannot be negative')
  return shares.every((share) => share === 0n) ? shares.map(() => 1n) : shares
}
