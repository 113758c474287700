import { expect, test } from 'vitest'
import { isInRange, rangeOfQuery } from './block-range.js'
import { Lexemes } from './text/lexemes.js'

const lexemes = new Lexemes()
const words = ['sku', 'sku1', 'sku2', 'sku3', 'zaag']
for (const word of words) lexemes.add(word)
lexemes.sort()
const blocksOf: Record<string, number[]> = { sku: [0, 4, 9], sku1: [0], sku2: [4], sku3: [9], zaag: [4, 6] }
// The blocks are closed one after the other, and each has some of the words.
for (const block of [9, 0, 6, 4])
  for (const word of words) if (blocksOf[word]?.includes(block)) lexemes.addBlock(lexemes.find(word).from, block)

test('a word is looked for between the first and the last block that has it', () => {
  expect(words.map((word) => lexemes.rangeOf(lexemes.find(word)))).toEqual([
    { first: 0, last: 9 },
    { first: 0, last: 0 },
    { first: 4, last: 4 },
    { first: 9, last: 9 },
    { first: 4, last: 6 },
  ])
  expect(lexemes.rangeOf(lexemes.findPrefix('sku'))).toEqual({ first: 0, last: 9 })
  expect(lexemes.rangeOf(lexemes.findPrefix('sku2'))).toEqual({ first: 4, last: 4 })
})

test('all words of a query narrow the blocks, and any of them widens these', () => {
  const ranges = words.map((word) => lexemes.rangeOf(lexemes.find(word)))
  const of = (word: string) => ({ operand: words.indexOf(word) })
  const range = (isAnd: boolean, ...parts: string[]) => rangeOfQuery({ isAnd, parts: parts.map(of) }, ranges)
  expect(range(true, 'sku', 'zaag')).toEqual({ first: 4, last: 6 })
  const nowhere = range(true, 'sku1', 'zaag')
  expect([0, 4, 5, 6, 9].some((block) => isInRange(block, nowhere))).toBe(false)
  expect(range(false, 'sku1', 'zaag')).toEqual({ first: 0, last: 6 })
  expect(rangeOfQuery({ isAnd: false, parts: [{ isAnd: true, parts: [of('sku1'), of('sku3')] }, of('sku2')] }, ranges)).toEqual({
    first: 4,
    last: 4,
  })
  expect(rangeOfQuery(null, ranges)).toEqual(nowhere)
})

test('a word that comes later may be in any of the blocks that were closed since', () => {
  const late = lexemes.add('nieuw')
  lexemes.addBlock(late, 7)
  expect(lexemes.rangeOf(lexemes.findPrefix('nieu'))).toEqual({ first: 7, last: 7 })
})
