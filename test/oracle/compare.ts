/** Compares Wharf with the oracle, on as many random cases as wanted. The first difference is thrown with its case. */
import { Decimal, roundHalfAwayFromZero } from '../../src/core/money.js'
import { addTax, calculatePrice } from '../../src/modules/pricing/price-calculation/calculate.js'
import { nearest, oraclePrice, withTax } from './price-oracle.js'
import { randomContext, randomFrom, toFacts } from './random-contexts.js'

/** Answers how many cases each kind of price won, so that a test can see that all kinds were compared. */
export function compareContexts(cases: number, seed: number): Record<string, number> {
  const random = randomFrom(seed)
  const won: Record<string, number> = {}
  for (let n = 0; n < cases; n++) {
    const context = randomContext(random)
    const expected = oraclePrice(context)
    const { winner, gross, net } = calculatePrice(toFacts(context), context.quantity, context.now)
    const isSame =
      winner?.type === expected.type &&
      (winner.row?.id ?? null) === expected.id &&
      gross?.units === expected.gross &&
      net?.units === expected.net
    if (!isSame) throw new Error(`Case ${n} of seed ${seed}: ${toJson({ context, expected, winner, gross, net })}`)
    won[expected.type] = (won[expected.type] ?? 0) + 1
  }
  return won
}

/** Answers how many amounts were rounded up. */
export function compareRoundings(cases: number, seed: number): number {
  const random = randomFrom(seed)
  let up = 0
  for (let n = 0; n < cases; n++) {
    const units = BigInt(random(2_000_000_000)) - 1_000_000_000n
    const scale = 3 + random(4)
    const percentage = BigInt(random(3_000_000))
    const cents = roundHalfAwayFromZero(new Decimal(units, scale), 2).units
    const taxed = addTax(new Decimal(cents, 2), new Decimal(percentage, 5)).units
    if (cents !== nearest(units, 10n ** BigInt(scale - 2)) || taxed !== withTax(cents, percentage))
      throw new Error(`Case ${n} of seed ${seed}: ${toJson({ units, scale, percentage, cents, taxed })}`)
    if (cents * 10n ** BigInt(scale - 2) > units) up++
  }
  return up
}

const toJson = (value: unknown) => JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? `${part}n` : part), 2)
