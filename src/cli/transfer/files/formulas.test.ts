import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeFormula, unescapeFormula } from './formulas.js'

test('a text that a spreadsheet program would calculate gets an apostrophe; numbers do not', () => {
  for (const text of ['=1+1', '+1+1', '-1+cmd', '@SUM(1)', '\t=1', '\r=1', '＝1', "'=1", "''@x", '-', '-5%'])
    expect(escapeFormula(text)).toBe(`'${text}`)
  for (const cell of ['a=1', '', "it's", "'quoted'", '-5', '+31612345678', '-12.50', ' =1', -5, 12.5, true, undefined])
    expect(escapeFormula(cell)).toBe(cell)
})

test('every text is read back unchanged, and no written text begins a formula', () => {
  const texts = fc.array(fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '1', '.', 'a', ' '), { maxLength: 6 })
  fc.assert(
    fc.property(
      texts.map((parts) => parts.join('')),
      (text) => {
        const written = escapeFormula(text)

        expect(unescapeFormula(written)).toBe(text)
        expect(written).toMatch(/^($|[^=+\-@\t\r]|[+-]\d+([.,]\d+)?$)/)
      },
    ),
    { numRuns: 5000 },
  )
})

test('a text that was not escaped is read as it is', () => {
  for (const text of ['=1+1', '+1+1', '-5', '@x', '\t=1', 'a', "'a"]) expect(unescapeFormula(text)).toBe(text)
})
