import { describe, expect, test } from 'vitest'
import { compareContexts, compareRoundings } from '../../../../test/oracle/compare.js'
import { NOW, randomContext, randomFrom, toFacts } from '../../../../test/oracle/random-contexts.js'
import { Decimal } from '../../../core/money.js'
import { calculatePrice, lineTotal, rankCandidates } from './calculate.js'
import { derivePrice, foldSteps } from './derivation.js'
import { type ListPrice, withoutRow } from './facts.js'

/** `npm run oracle` compares the full numbers. */
const CONTEXTS = 300

describe('the oracle, which was written from the published rules alone', () => {
  test('agrees on random price contexts, in which every kind of price wins', () => {
    const won = compareContexts(2_000, 1)

    expect(Object.keys(won).sort()).toEqual(['BULK_COST_PRICE', 'BULK_SALES_PRICE', 'DEFAULT', 'PRICESHEET'])
  })

  test('agrees on random roundings, of which about half go up', () => {
    const up = compareRoundings(50_000, 2)

    expect(up).toBeGreaterThan(20_000)
    expect(up).toBeLessThan(30_000)
  })
})

describe('the derivation of a price', () => {
  test('gives the charged price when its steps are carried out, also after it was stored as JSON', () => {
    const random = randomFrom(3)
    for (let n = 0; n < CONTEXTS; n++) {
      const context = randomContext(random)
      const facts = toFacts(context)
      const { gross, net } = calculatePrice(facts, context.quantity, NOW)
      const stored = JSON.parse(JSON.stringify(derivePrice(facts, context.quantity, NOW, 'NL')))

      const folded = foldSteps(stored.steps)
      expect([folded.gross.toText(), folded.net.toText()]).toEqual([gross?.toText(), net?.toText()])
      expect([stored.gross, stored.net]).toEqual([gross?.toText(), net?.toText()])
    }
  })

  test('names the runner-up, which wins when the winner is taken away', () => {
    const random = randomFrom(4)
    for (let n = 0; n < CONTEXTS; n++) {
      const context = randomContext(random)
      const facts = toFacts(context)
      const derivation = derivePrice(facts, context.quantity, NOW, 'NL')
      const winner = derivation?.candidates[0]?.id
      if (!winner) continue

      const without = withoutRow(facts, winner)
      expect(rankCandidates(without, facts.price as ListPrice, context.quantity, NOW).winner.row?.id ?? null).toBe(
        derivation?.runnerUp?.id,
      )
    }
  })

  test('reports at which quantity and until when the price holds: in between it does not change', () => {
    const random = randomFrom(5)
    for (let n = 0; n < CONTEXTS / 5; n++) {
      const context = randomContext(random)
      const facts = toFacts(context)
      const at = (quantity: number, instant = NOW) => calculatePrice(facts, quantity, instant).gross?.toText()
      const { nextBreak, validUntil } = derivePrice(facts, context.quantity, NOW, 'NL') ?? {}

      const last = nextBreak ? nextBreak.quantity - 1 : 2_000
      for (let quantity = context.quantity; quantity <= Math.min(last, context.quantity + 60); quantity++)
        expect(at(quantity)).toBe(at(context.quantity))
      if (nextBreak) expect(at(nextBreak.quantity)).toBe(nextBreak.gross)
      const until = validUntil ? Date.parse(validUntil) : NOW + 100
      for (let instant = NOW; instant <= until; instant++) expect(at(context.quantity, instant)).toBe(at(context.quantity))
    }
  })
})

test('a line total rounds once: a thousand at 12.34 per thousand cost 12.34, although one costs 0.01', () => {
  const unit = { value: Decimal.of('12.34'), per: Decimal.of(1000) }

  expect(lineTotal(unit, 1000).toText()).toBe('12.34')
  expect(lineTotal(unit, 1).toText()).toBe('0.01')
})
