import { expect, test } from 'vitest'
import { readableName } from './field-labels.js'
import { operationsOf } from './use-record.js'
import { changedValues, findConflicts, isSame, listDifferences, mergeValues } from './values.js'

test('an empty text is no value, and the order of members does not matter', () => {
  expect(isSame({ a: 1, b: '' }, { b: null, a: 1 })).toBe(true)
  expect(isSame([{ language: 'NL', value: 'Boor' }], [{ value: 'Boor', language: 'NL' }])).toBe(true)
  expect(isSame([1, 2], [2, 1])).toBe(false)
  expect(isSame(0, null)).toBe(false)
  expect(isSame([], {})).toBe(false)
})

test('an edit sends only what changed', () => {
  const base = { sku: 'A', supplier: null, names: [{ language: 'NL', value: 'Boor' }] }

  expect(changedValues(base, { ...base, supplier: '', sku: 'B' })).toEqual({ sku: 'B' })
})

test('a preview lists what the server would change, also what follows from it, but not when it was changed', () => {
  const before = { sku: 'A', lastModifiedAt: '1', total: { gross: 10, net: 12.1 }, lines: [{ q: 1 }] }
  const after = { sku: 'A', lastModifiedAt: '2', total: { gross: 20, net: 24.2 }, lines: [{ q: 1 }, { q: 2 }] }

  expect(listDifferences(before, after)).toEqual([
    { path: ['total', 'gross'], before: 10, after: 20 },
    { path: ['total', 'net'], before: 12.1, after: 24.2 },
    { path: ['lines', 1], before: undefined, after: { q: 2 } },
  ])
})

test('of two people, each keeps the fields that only they changed; for the others they choose', () => {
  const base = { supplier: 'S', package: null, sku: 'A', eanCode: '1' }
  const mine = { supplier: 'Mine', package: null, sku: 'A', eanCode: '2' }
  const theirs = { supplier: 'Theirs', package: 'Box', sku: 'A', eanCode: '2' }
  const conflicts = findConflicts(base, mine, theirs)

  expect(conflicts.map(({ name, isBoth }) => [name, isBoth])).toEqual([
    ['supplier', true],
    ['package', false],
  ])
  expect(mergeValues(conflicts, mine, {})).toEqual({ supplier: 'Mine', package: 'Box', sku: 'A', eanCode: '2' })
  expect(mergeValues(conflicts, mine, { supplier: 'theirs' }).supplier).toBe('Theirs')
})

test('a document names its query and its mutation; fields become readable', () => {
  const document = 'query ReadIt($id: Int!) { a(id: $id) { b } } mutation SaveIt($id: Int!) { c(id: $id) { b } }'

  expect(operationsOf(document)).toEqual({ query: 'ReadIt', mutation: 'SaveIt' })
  expect([readableName('supplierCode'), readableName('ON_HOLD')]).toEqual(['Supplier code', 'On hold'])
})
