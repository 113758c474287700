import { expect, test } from 'vitest'
import { countBytes, countParts } from './json.js'

const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)

test('a value consists of itself and everything in it; a long text weighs as much as many short ones', () => {
  expect(countParts({ a: 1, b: [1, 2, { c: 'x' }] }, 1000)).toBe(7)
  expect(countParts('x'.repeat(5000), 1000)).toBe(6)
  expect(countParts(null, 1000)).toBe(1)
  expect([countParts(deep, 1000), countParts(deep, 100_000)]).toEqual([1000, 50_000])
})

test('bytes are those of texts, names and numbers, in UTF-8', () => {
  expect(countBytes(['€€', 'a'], 100)).toBe(9)
  expect(countBytes([{ language: 'NL', value: 'abc' }], 100)).toBe('0languageNLvalueabc'.length)
  expect([countBytes(null, 100), countBytes(7, 100)]).toEqual([0, 8])
  expect(countBytes('x'.repeat(1000), 100)).toBe(1000)
  expect(
    countBytes(
      Array.from({ length: 1000 }, () => 'xx'),
      100,
    ),
  ).toBeGreaterThan(100)
})
