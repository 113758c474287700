/** The explorer rewrites queries without losing anything, and remembers what was sent. */
import { expect, test } from 'vitest'
import { listOperations, mergeFragments, operationAt, prettify } from './format.js'
import { changeState, type ExplorerState, openTab } from './state.js'

test('a query is printed in the standard layout, with its comments', () => {
  const query = '# All\n# channels\n\nquery A{channels{#the number\nid name}}\n# the end'

  expect(prettify(query)).toBe(
    '# All\n# channels\n\nquery A {\n  channels {\n    #the number\n    id\n    name\n  }\n}\n\n# the end\n',
  )
  expect(prettify(prettify(query))).toBe(prettify(query))
})

test.each(['{ tax(id: # which\n 1) { id } }', '{ tax # which\n (id: 1) { id } }'])(
  'a comment that would be lost leaves the query as it is: %j',
  (query) => expect(() => prettify(query)).toThrow('would be lost'),
)

test('fragments are merged into the query', () => {
  expect(mergeFragments('{ channels { ...F } } fragment F on Channel { id }', undefined)).toContain('... on Channel {\n      id')
})

test('the operation at the cursor is sent, or the first one', () => {
  const operations = listOperations('query A { a } query B { b }')

  expect(operationAt(operations, 20)?.name?.value).toBe('B')
  expect(operationAt(operations, 500)?.name?.value).toBe('A')
  expect(listOperations('query {')).toEqual([])
})

const texts = (query: string) => ({ query, variables: '', headers: '{ "apikey": "k" }' })
const start: ExplorerState = { tabs: [{ id: 1, ...texts('{ a }') }], open: 1, history: [] }

test('a new tab has the headers of the open one, and closing it opens its neighbour', () => {
  const added = changeState(start, { kind: 'addTab' })

  expect(openTab(added)).toEqual({ id: 2, query: '', variables: '', headers: '{ "apikey": "k" }' })
  expect(changeState(added, { kind: 'closeTab', id: 2 })).toEqual(start)
  expect(changeState(start, { kind: 'closeTab', id: 1 })).toEqual(start)
})

test('the history keeps twenty requests and all favourites; a repeated request moves to the front with its label', () => {
  const send = (state: ExplorerState, query: string) => changeState(state, { kind: 'remember', texts: texts(query) })
  let state = changeState(send(start, '{ a }'), { kind: 'favourite', id: 1 })
  for (let number = 0; number < 30; number++) state = send(state, `{ b${number} }`)
  const second = state.history[1]?.id ?? 0
  state = send(changeState(state, { kind: 'label', id: second, label: 'Mine' }), '{ b28 }')

  expect(state.history).toHaveLength(21)
  expect(state.history[0]).toMatchObject({ query: '{ b28 }', label: 'Mine' })
  expect(state.history.at(-1)).toMatchObject({ query: '{ a }', isFavourite: true })
})
