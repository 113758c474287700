import { expect, test } from 'vitest'
import { priceRequest, toAmount } from './price/price-request.js'
import { buildTree, isBelowItself, moveItem, pathNames } from './tree/tree.js'
import { stepFor } from './tree/tree-steps.js'

const category = (categoryId: number, name: string, parentUuid: string | null = null) => ({
  categoryId,
  uuid: `u${categoryId}`,
  parentUuid,
  hidden: 'N' as const,
  names: [{ language: 'EN', value: name }],
})

/** Tools contains drills and saws; drills contains cordless ones. */
const items = [
  category(1, 'Tools'),
  category(2, 'Drills', 'u1'),
  category(3, 'Saws', 'u1'),
  category(4, 'Cordless', 'u2'),
  category(5, 'Garden'),
]

const shape = (nodes: ReturnType<typeof buildTree>['roots']): unknown[] =>
  nodes.map(({ categoryId, children }) => (children.length > 0 ? [categoryId, shape(children)] : categoryId))

test('categories form a tree in their order, and each knows its path', () => {
  const tree = buildTree(items)

  expect(shape(tree.roots)).toEqual([[1, [[2, [4]], 3]], 5])
  expect(pathNames(tree.byId.get(4) ?? null, (names) => names[0]?.value ?? '')).toEqual(['Tools', 'Drills', 'Cordless'])
})

test('a category whose parent is missing is shown as a root, so that it can be moved', () => {
  expect(shape(buildTree([category(7, 'Lost', 'gone')]).roots)).toEqual([7])
})

test('a move takes the descendants along, and names the place exactly', () => {
  const after = (move: Parameters<typeof moveItem>[1]) => shape(buildTree(moveItem(items, move)).roots)

  expect(after({ uuid: 'u3', target: 'u2', place: 'above' })).toEqual([[1, [3, [2, [4]]]], 5])
  expect(after({ uuid: 'u2', target: 'u5', place: 'below' })).toEqual([[1, [3]], 5, [2, [4]]])
  expect(after({ uuid: 'u5', target: 'u1', place: 'inside' })).toEqual([[1, [[2, [4]], 3, 5]]])
})

test('a category cannot move below itself or one of its descendants', () => {
  const tree = buildTree(items)

  expect(isBelowItself(tree, { uuid: 'u1', target: 'u4', place: 'inside' })).toBe(true)
  expect(isBelowItself(tree, { uuid: 'u4', target: 'u1', place: 'inside' })).toBe(false)
})

test('the arrow keys move a category among its siblings, into the one above, and out of its parent', () => {
  const tree = buildTree(items)
  const step = (categoryId: number, key: string) => {
    const node = tree.byId.get(categoryId)
    return node && stepFor(tree, node, key)
  }

  expect(step(3, 'ArrowUp')).toEqual({ uuid: 'u3', target: 'u2', place: 'above' })
  expect(step(2, 'ArrowUp')).toBeNull()
  expect(step(3, 'ArrowRight')).toEqual({ uuid: 'u3', target: 'u2', place: 'inside' })
  expect(step(4, 'ArrowLeft')).toEqual({ uuid: 'u4', target: 'u2', place: 'below' })
  expect(step(1, 'ArrowLeft')).toBeNull()
})

const tier = (quantityFrom: number, value: number | string, id?: string) => ({
  quantityFrom,
  value,
  validFrom: null,
  validTo: null,
  ...(id && { id }),
})

test('only changed tiers are written, and a tier with another quantity replaces the old one', () => {
  const before = [tier(10, 9, 'a'), tier(20, 8, 'b'), tier(30, 7, 'c')]
  const after = [tier(10, '9'), tier(20, '7,5'), tier(35, 7)]

  const { document, variables } = priceRequest('p', { tiers: before, costs: [] }, {}, { tiers: after, costs: [] })

  expect(variables.tiers.map(({ quantityFrom, value }) => [quantityFrom, value])).toEqual([
    [20, 7.5],
    [35, 7],
  ])
  expect(document.match(/bulkPriceDelete\(id: "\w+"\)/g)).toEqual(['bulkPriceDelete(id: "c")'])
})

test('the request of a price writes first and deletes last, and converts what was typed', () => {
  const before = { tiers: [tier(10, 9, 'a')], costs: [] }
  const { document, variables } = priceRequest(
    'p',
    before,
    { list: '12,50' },
    { list: '12,50', tiers: [], costs: [tier(1, '5.10')] },
  )

  expect(document.indexOf('bulkPriceDelete(id: "a")')).toBeGreaterThan(document.indexOf('costPricesBulk'))
  expect(variables).toEqual({
    priceId: 'p',
    input: { list: 12.5 },
    tiers: [],
    costs: [{ priceId: 'p', quantityFrom: 1, value: 5.1, validFrom: null, validTo: null }],
    hasTiers: false,
    hasCosts: true,
  })
  expect(priceRequest('p', { tiers: [], costs: [] }, {}, { tiers: [], costs: [] }).document).not.toContain('Delete')
})

test('a text that is not a number reaches the server as it is, which refuses it', () => {
  expect([toAmount('abc'), toAmount(''), toAmount(null), toAmount('0')]).toEqual(['abc', '', null, 0])
})
