/**
 * Exact decimals for prices, carts and orders. A double cannot represent 0.1, so amounts are never added or multiplied as numbers;
 * tools/rules.mjs checks this. docs/decisions/0018-money.md explains why there is no library, and what it costs.
 */

const PLAIN = /^-?\d+(?:\.\d+)?$/
const SCIENTIFIC = /^(.+)e([+-]\d{1,3})$/
const POWERS = Array.from({ length: 64 }, (_, exponent) => 10n ** BigInt(exponent))
const powerOfTen = (exponent: number): bigint => POWERS[exponent] ?? 10n ** BigInt(exponent)

/** Powers of ten up to 10^22 and integers up to 2^53 are exact doubles. The quotient of two such numbers is the double nearest to the decimal. */
const EXACT_POWER = 22
const LARGEST_EXACT = BigInt(Number.MAX_SAFE_INTEGER)

/** An immutable decimal: an integer number of units of 10^-scale. Every operation except `divide` is exact. */
export class Decimal {
  static readonly ZERO = new Decimal(0n, 0)

  /** `new Decimal(30981n, 2)` is 309.81. */
  constructor(
    readonly units: bigint,
    readonly scale: number,
  ) {}

  /** Parses the text of a `numeric` column, or a number of an input. A number counts as the decimal that it is written as: 0.1 is one tenth. */
  static of(value: string | number): Decimal {
    const text = String(value)
    if (!PLAIN.test(text)) return readScientific(text)
    const point = text.indexOf('.')
    if (point === -1) return new Decimal(BigInt(text), 0)
    // `numeric(20, 5)` writes 24 as 24.00000. Without the zeros, multiplication and division are faster.
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

  /** Returns the quotient with `scale` decimals, rounded half away from zero, because most quotients do not terminate. Zero as a divisor throws a RangeError. */
  divide(by: Decimal, scale: number): Decimal {
    if (by.units < 0n) return this.negate().divide(by.negate(), scale)
    const shift = scale + by.scale - this.scale
    const [up, down] = [powerOfTen(Math.max(shift, 0)), powerOfTen(Math.max(-shift, 0))]
    return new Decimal(divideHalfAwayFromZero(this.units * up, by.units * down), scale)
  }

  /** Returns this many percent of the value, such as the tax on an amount. Exact. */
  percentage(percentage: Decimal): Decimal {
    return new Decimal(this.units * percentage.units, this.scale + percentage.scale + 2)
  }

  negate(): Decimal {
    return new Decimal(-this.units, this.scale)
  }

  /** Returns -1, 0 or 1: this is less than, equal to or greater than the other. `1.0` equals `1.00`. */
  compare(other: Decimal): -1 | 0 | 1 {
    const scale = Math.max(this.scale, other.scale)
    const [a, b] = [this.unitsAt(scale), other.unitsAt(scale)]
    return a === b ? 0 : a < b ? -1 : 1
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

  /** Returns all digits, for SQL. */
  toText(): string {
    if (this.units < 0n) return `-${this.negate().toText()}`
    const digits = this.units.toString().padStart(this.scale + 1, '0')
    const point = digits.length - this.scale
    return this.scale === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`
  }

  /** Returns the nearest double, for responses. JSON shows it without needless digits. It is exact up to 15 digits; see the decision. */
  toNumber(): number {
    const isExact = this.scale <= EXACT_POWER && -LARGEST_EXACT <= this.units && this.units <= LARGEST_EXACT
    return isExact ? Number(this.units) / 10 ** this.scale : Number(this.toText())
  }

  /** Throws, because JavaScript would compare two decimals with `<` as texts, and TypeScript does not complain. */
  [Symbol.toPrimitive](): never {
    throw new TypeError('Use the methods of Decimal: operators cannot compute with it')
  }

  /** Returns the number of units of a finer scale. */
  private unitsAt(scale: number): bigint {
    return scale === this.scale ? this.units : this.units * powerOfTen(scale - this.scale)
  }
}

/** Reads the notation of JavaScript for very large and very small numbers: 1e+21, 1.5e-8. */
function readScientific(text: string): Decimal {
  const [, digits, exponent] = SCIENTIFIC.exec(text) ?? []
  if (digits === undefined || !PLAIN.test(digits)) throw new TypeError(`[${text}] is not a decimal number`)
  const { units, scale } = Decimal.of(digits)
  const shifted = scale - Number(exponent)
  return new Decimal(units * powerOfTen(Math.max(-shifted, 0)), Math.max(shifted, 0))
}

/**
 * Rounds half away from zero (2.345 becomes 2.35, -2.345 becomes -2.35), like PostgreSQL's `round`, so that a refund equals
 * what was paid. It is the only rounding rule. Amounts of the contract have two decimals. The result has exactly the given scale.
 */
export const roundHalfAwayFromZero = (value: Decimal, scale: number): Decimal =>
  value.scale <= scale
    ? new Decimal(value.units * powerOfTen(scale - value.scale), scale)
    : new Decimal(divideHalfAwayFromZero(value.units, powerOfTen(value.scale - scale)), scale)

/** BigInt division truncates, so half of the divisor, which must be positive, is added first. */
const divideHalfAwayFromZero = (dividend: bigint, divisor: bigint): bigint =>
  (dividend < 0n ? dividend - (divisor >> 1n) : dividend + (divisor >> 1n)) / divisor

/**
 * Splits a total by weights so that the parts add up to it, in units of its own scale: `roundHalfAwayFromZero(total, 2)` is split into cents. Each part
 * is rounded down, and the remaining units go to the parts with the largest remainders, the first first. If all weights are zero, they count as equal.
 */
export function allocate(total: Decimal, weights: readonly Decimal[]): Decimal[] {
  if (total.units < 0n) return allocate(total.negate(), weights).map((part) => part.negate())
  const shares = toIntegers(weights)
  const all = shares.reduce((sum, share) => sum + share, 0n)
  if (all === 0n) throw new RangeError('An amount cannot be allocated to an empty list')
  const parts = shares.map((share) => (total.units * share) / all)
  const remainders = shares.map((share) => (total.units * share) % all)
  const left = total.units - parts.reduce((sum, units) => sum + units, 0n)
  const largestFirst = remainders.map((remainder, n) => ({ remainder, n })).sort((a, b) => Number(b.remainder - a.remainder))
  const withOneMore = new Set(largestFirst.slice(0, Number(left)).map(({ n }) => n))
  return parts.map((units, n) => new Decimal(withOneMore.has(n) ? units + 1n : units, total.scale))
}

function toIntegers(weights: readonly Decimal[]): bigint[] {
  const scale = Math.max(...weights.map((weight) => weight.scale))
  const shares = weights.map((weight) => weight.units * powerOfTen(scale - weight.scale))
  if (shares.some((share) => share < 0n)) throw new RangeError('A weight cannot be negative')
  return shares.every((share) => share === 0n) ? shares.map(() => 1n) : shares
}
