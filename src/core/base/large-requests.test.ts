import { expect, test } from 'vitest'
import { Budget, defaultBudgets } from './budget.js'

const requestOf = (caller: string) => {
  const budget = new Budget(defaultBudgets.key, { caller, credential: caller, kind: 'key' })
  budget.waitWhenLarge()
  return budget
}

/** A request that reads so many rows, and the steps of its work that were done. */
function read(budget: Budget, rows: number, done: string[], name: string) {
  for (let i = 0; i < rows; i++) budget.takeRow()
  budget.deliver(() => done.push(name))
}

test('a caller has two large responses at once, small ones always, and the next large one when one has been written', () => {
  const done: string[] = []
  const [a, b, c, small] = ['a', 'b', 'c', 'small'].map(() => requestOf('erp 1')) as [Budget, Budget, Budget, Budget]
  read(a, 2000, done, 'a')
  read(b, 2000, done, 'b')
  read(c, 2000, done, 'c')
  read(small, 10, done, 'small')
  expect(done).toEqual(['a', 'b', 'small'])

  read(a, 2000, done, 'a again')
  expect(done).toEqual(['a', 'b', 'small', 'a again'])
  a.finishLarge()
  expect(done.at(-1)).toBe('c')
  b.finishLarge()
  c.finishLarge()
})

test('a caller does not wait for the large responses of another one', () => {
  const done: string[] = []
  const own = ['a', 'b', 'c'].map(() => requestOf('erp 2'))
  const other = requestOf('pim 2')
  for (const budget of own) read(budget, 2000, done, 'erp')
  read(other, 2000, done, 'pim')
  expect(done).toEqual(['erp', 'erp', 'pim'])
  for (const budget of [...own, other]) budget.finishLarge()
})

test('a request that stops while it waits continues at once, so that it can fail, and leaves the queue', () => {
  const done: string[] = []
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(() => requestOf('erp 3')) as [Budget, Budget, Budget, Budget]
  for (const [name, budget] of Object.entries({ a, b, c, d })) read(budget, 2000, done, name)
  c.leave()
  expect(done).toEqual(['a', 'b', 'c'])
  a.finishLarge()
  expect(done).toEqual(['a', 'b', 'c', 'd'])
  b.finishLarge()
  d.finishLarge()
})

test('the results that one request waits for arrive in their order', () => {
  const done: string[] = []
  const [a, b, c] = ['a', 'b', 'c'].map(() => requestOf('erp 4')) as [Budget, Budget, Budget]
  read(a, 2000, done, 'a')
  read(b, 2000, done, 'b')
  for (const name of ['first', 'second', 'third']) read(c, 1001, done, name)
  expect(done).toEqual(['a', 'b'])
  b.finishLarge()
  expect(done).toEqual(['a', 'b', 'first', 'second', 'third'])
  a.finishLarge()
  c.finishLarge()
})
