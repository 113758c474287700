import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allocate, Decimal, roundHalfAwayFromZero } from './money.js'

const of = (text: string) => Decimal.of(text)
const texts = (values: readonly Decimal[]) => values.map((value) => value.toText())

/** The reference to compare with: fractions of integers, which never round and have no scale. */
interface Fraction {
  n: bigint
  d: bigint
}

function fraction(text: string): Fraction {
  const [whole = '', digits = ''] = text.replace('-', '').split('.')
  const n = BigInt(whole + digits)
  return { n: text.startsWith('-') ? -n : n, d: 10n ** BigInt(digits.length) }
}

const times = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.n, d: a.d * b.d })
const plus = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d })
const over = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.d, d: a.d * b.n })
const isSame = (a: Fraction, b: Fraction) => a.n * b.d === b.n * a.d

/** Rounds a fraction to the nearest multiple of 10^-scale, half away from zero. */
function roundFraction({ n, d }: Fraction, scale: number): string {
  const isNegative = n < 0n !== d < 0n && n !== 0n
  const [top, bottom] = [(n < 0n ? -n : n) * 10n ** BigInt(scale), d < 0n ? -d : d]
  const low = top / bottom
  const units = 2n * (top - low * bottom) >= bottom ? low + 1n : low
  const digits = units.toString().padStart(scale + 1, '0')
  const text = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`
  return isNegative && units !== 0n ? `-${text}` : text
}

/** Amounts as PostgreSQL writes them. Many end in 5 or in 49, 50 and 51, where rounding changes direction. */
const amount = fc
  .tuple(fc.boolean(), fc.nat({ max: 2_000_000_000 }), fc.constantFrom('', '5', '49', '50', '51', '00000', '99999', '44445'))
  .map(([isNegative, whole, end]) => {
    const digits = `${whole}${end}`.padStart(6, '0')
    return `${isNegative ? '-' : ''}${digits.slice(0, -5)}.${digits.slice(-5)}`
  })
const hundred = { minLength: 100, maxLength: 100 }
const thousandRuns = { numRuns: 1000 }

describe('a decimal', () => {
  test('a decimal computes exactly what doubles do not', () => {
    expect(of('0.1').add(of('0.2')).toText()).toBe('0.3')
    expect(of('1.005').multiply(of('100')).toNumber()).toBe(100.5)
    expect(of('4.35').subtract(of('4.30')).toText()).toBe('0.05')
  })

  test('a decimal is read from the text of PostgreSQL and from numbers of JSON', () => {
    expect(texts(['24.00000', '-0.50', '0', '-0.00', '007.10'].map(of))).toEqual(['24', '-0.5', '0', '0', '7.1'])
    expect(texts([0.1, -12.34, 1e21, 1e-7, 1.5e-8, -0].map(Decimal.of))).toEqual([
      '0.1',
      '-12.34',
      '1000000000000000000000',
      '0.0000001',
      '0.000000015',
      '0',
    ])
    expect(texts([of('1e+70'), of('1.5e-70'), Decimal.ZERO])).toEqual([`1${'0'.repeat(70)}`, `0.${'0'.repeat(69)}15`, '0'])
  })

  test.each([
    '',
    ' ',
    '1 ',
    '.5',
    '5.',
    '1,5',
    '0x10',
    '--1',
    '1e',
    'NaN',
    'Infinity',
    '1e9999',
    'x1e+5',
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ])('[%s] is not a decimal', (value) => {
    expect(() => Decimal.of(value)).toThrow(new TypeError(`[${value}] is not a decimal number`))
  })

  test('two decimals are compared by value, whatever their scales', () => {
    expect(of('1.0').compare(new Decimal(100n, 2))).toBe(0)
    expect([of('9.5').compare(of('10')), of('-1').compare(of('-2'))]).toEqual([-1, 1])
    expect(texts([of('9.5').min(of('10')), of('9.5').max(of('10'))])).toEqual(['9.5', '10'])
    expect(texts([of('10').min(of('9.5')), of('10').max(of('9.5'))])).toEqual(['9.5', '10'])
    expect([of('0.00').isZero(), of('0.01').isZero(), of('0.01').negate().toText()]).toEqual([true, false, '-0.01'])
  })

  test('a decimal refuses operators, which would treat it as a text', () => {
    const price = of('9.5') as never

    expect(() => price < (of('10') as never)).toThrow(TypeError)
    expect(() => `${price}`).toThrow(TypeError)
    expect(() => JSON.stringify({ price })).toThrow(TypeError)
  })

  test('sums, differences, products and percentages are exact', () => {
    const all = fc.property(amount, amount, (one, two) => {
      const [a, b, x, y] = [of(one), of(two), fraction(one), fraction(two)]
      const results: [Decimal, Fraction][] = [
        [a.add(b), plus(x, y)],
        [a.subtract(b), plus(x, times(y, { n: -1n, d: 1n }))],
        [a.multiply(b), times(x, y)],
        [a.percentage(b), times(x, times(y, { n: 1n, d: 100n }))],
        [Decimal.sum([a, b, a]), plus(plus(x, y), x)],
      ]
      for (const [result, exact] of results) expect(isSame(fraction(result.toText()), exact)).toBe(true)
      expect(Math.sign(a.compare(b))).toBe(Number(x.n * y.d > y.n * x.d) - Number(x.n * y.d < y.n * x.d))
    })
    fc.assert(all, { numRuns: 1000 })
  })

  test('a quotient is rounded to the given scale', () => {
    expect(
      [of('10').divide(of('3'), 4), of('-2').divide(of('3'), 2), of('1').divide(of('-8'), 2)].map((one) => one.toText()),
    ).toEqual(['3.3333', '-0.67', '-0.13'])
    expect(() => of('1').divide(of('0.00'), 2)).toThrow(new RangeError('Division by zero'))
    const all = fc.property(amount, amount, fc.integer({ min: 0, max: 9 }), (one, two, scale) => {
      fc.pre(!of(two).isZero())
      expect(of(one).divide(of(two), scale).toText()).toBe(roundFraction(over(fraction(one), fraction(two)), scale))
    })
    fc.assert(all, { numRuns: 3000 })
  })

  test('a response shows a decimal as the nearest double, without needless digits', () => {
    expect([of('29.30'), of('309.81'), of('-0.05'), of('1101.1')].map((one) => JSON.stringify(one.toNumber()))).toEqual([
      '29.3',
      '309.81',
      '-0.05',
      '1101.1',
    ])
    expect(of('12345678901234567.89').toNumber()).toBe(12345678901234568)
    const all = fc.property(
      fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n }),
      fc.integer({ min: 0, max: 30 }),
      (units, scale) => {
        const value = new Decimal(units, scale)
        expect(value.toNumber()).toBe(Number(value.toText()))
      },
    )
    fc.assert(all, { numRuns: 3000 })
  })
})

describe('rounding', () => {
  test('rounding reproduces the published samples of amounts with tax', () => {
    const gross = (net: string) => roundHalfAwayFromZero(of(net).add(of(net).percentage(of('21'))), 2).toNumber()

    expect(['24.25', '23.43', '22.35', '21.95', '910'].map(gross)).toEqual([29.34, 28.35, 27.04, 26.56, 1101.1])
  })

  test('a half is rounded away from zero, also in a negative amount', () => {
    const cents = (text: string) => roundHalfAwayFromZero(of(text), 2).toText()

    expect(['2.345', '-2.345', '1.005', '2.3449', '-0.004', '-0.005', '7'].map(cents)).toEqual([
      '2.35',
      '-2.35',
      '1.01',
      '2.34',
      '0.00',
      '-0.01',
      '7.00',
    ])
  })

  test('rounding agrees with fractions of integers for a hundred thousand amounts', () => {
    let count = 0
    const all = fc.property(fc.array(amount, hundred), fc.integer({ min: 0, max: 4 }), (amounts, scale) => {
      const wrong = amounts.filter((text) => {
        count++
        const line = of(text).multiply(of('0.925'))
        return !isEqual(roundHalfAwayFromZero(line, scale), roundFraction(times(fraction(text), { n: 925n, d: 1000n }), scale))
      })
      expect(wrong).toEqual([])
    })
    fc.assert(all, thousandRuns)

    expect(count).toBeGreaterThanOrEqual(100_000)
  })
})

const isEqual = (value: Decimal, text: string) => isSame(fraction(value.toText()), fraction(text))

describe('allocating', () => {
  const split = (units: bigint, ...weights: string[]) => texts(allocate(new Decimal(units, 2), weights.map(of)))

  test('no cent is lost: the remaining cents go to the parts with the largest remainders, the first first', () => {
    expect(split(1000n, '1', '1', '1')).toEqual(['3.34', '3.33', '3.33'])
    expect(split(-1000n, '1', '1', '1')).toEqual(['-3.34', '-3.33', '-3.33'])
    expect(split(100n, '50.00', '30.5', '19.5')).toEqual(['0.50', '0.31', '0.19'])
    expect(split(5n, '0', '0')).toEqual(['0.03', '0.02'])
    expect(split(0n, '1', '2')).toEqual(['0.00', '0.00'])
  })

  test('a rounded total is split into cents, also one without a fraction', () => {
    expect(texts(allocate(roundHalfAwayFromZero(of('10'), 2), ['1', '1', '1'].map(of)))).toEqual(['3.34', '3.33', '3.33'])
  })

  test('an empty list and negative weights are refused', () => {
    expect(() => allocate(of('1'), [])).toThrow(RangeError)
    expect(() => allocate(of('1'), [of('2'), of('-1')])).toThrow(RangeError)
  })

  test('the parts add up to the total and differ from the exact shares by less than one unit, for a hundred thousand totals', () => {
    let count = 0
    const weight = fc.constantFrom(...['0', '0.01', '1', '3', '7.5', '19.99', '100', '333.33333', '4999.95'].map(of))
    const all = fc.property(fc.array(fc.maxSafeInteger(), hundred), fc.array(weight, hundred), (totals, weights) => {
      totals.forEach((units, n) => {
        count++
        const total = new Decimal(BigInt(units), 2)
        const some = weights.slice(n, n + 1 + (n % 6))
        if (!isFair(total, some, allocate(total, some))) expect.unreachable(`${units} by ${texts(some)}`)
      })
    })
    fc.assert(all, thousandRuns)

    expect(count).toBeGreaterThanOrEqual(100_000)
  })

  function isFair(total: Decimal, weights: readonly Decimal[], shares: readonly Decimal[]): boolean {
    const sum = Decimal.sum(weights)
    if (Decimal.sum(shares).compare(total) !== 0) return false
    if (sum.isZero()) return true
    const cent = new Decimal(1n, 2)
    // |share × sum - total × weight| is the difference from the exact share, multiplied by the sum.
    return shares.every((share, n) => {
      const off = share.multiply(sum).subtract(total.multiply(weights[n] ?? Decimal.ZERO))
      return off.max(off.negate()).compare(cent.multiply(sum)) < 0
    })
  }
})
