import { expect, test } from 'vitest'
import { pickTicks } from '../../parts/chart-ticks.js'
import { splitStock } from '../catalogue/product/stock-sum.js'
import { changeOf, readPeriod } from './periods.js'
import { linkOfTask } from './task-links.js'

const noon = (day: string) => new Date(`${day}T12:00:00`).getTime()

test('thirty days end today, and the period before ends on the day before they begin', () => {
  expect(readPeriod('month', noon('2026-11-18'))).toEqual({
    current: { from: '2026-10-20', to: '2026-11-18', interval: 'DAY' },
    previous: { from: '2026-09-20', to: '2026-10-19', interval: 'DAY' },
  })
})

test('a period has the same days shortly before midnight and shortly after', () => {
  const late = new Date('2026-03-29T23:59:00').getTime()
  const early = new Date('2026-03-29T00:01:00').getTime()

  expect(readPeriod('week', late)).toEqual(readPeriod('week', early))
  expect(readPeriod('week', late).current).toEqual({ from: '2026-03-23', to: '2026-03-29', interval: 'DAY' })
})

test('a change is a percentage of what was before; without anything before there is none', () => {
  expect([changeOf(150, 100), changeOf(50, 100), changeOf(0, 3), changeOf(5, 0)]).toEqual([50, -50, -100, null])
})

test('labels of a chart never overlap, and the last point has one', () => {
  expect(pickTicks(7, 900)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(pickTicks(30, 390)).toEqual([5, 11, 17, 23, 29])
  expect(pickTicks(1, 240)).toEqual([0])
  expect(pickTicks(0, 240)).toEqual([])
})

test('a task links to its list with the filters that the server gives', () => {
  const task = { count: 3, isMore: false }

  expect(linkOfTask({ ...task, kind: 'QUOTES_TO_ANSWER', query: 'orders', filter: { status: ['REQUEST', 'A|B'] } })).toBe(
    '#/quotes?status=REQUEST%7CA%257CB',
  )
  expect(linkOfTask({ ...task, kind: 'LOW_STOCK', query: 'products', filter: { inventory: { totalQuantity: { to: 5 } } } })).toBe(
    '#/catalogue?inventory.totalQuantity.to=5',
  )
  expect(linkOfTask({ ...task, kind: 'NEW_KIND', query: 'somethingElse', filter: {} })).toBe(null)
  expect(linkOfTask({ ...task, kind: 'OPEN_TICKETS', query: 'tickets', filter: { a: null, b: false } })).toBe('#/tickets?b=false')
})

test('the stock adds up: shelf and suppliers, minus what is promised, can be sold', () => {
  const stock = {
    totalQuantity: 312,
    totalReservedQuantity: 25,
    localQuantity: 12,
    localReservedQuantity: 20,
    supplierQuantity: 300,
    supplierReservedQuantity: 5,
    availableQuantity: 304,
  }
  const { onShelf, atSuppliers, toCompanies, toOrders, canBeSold } = splitStock(stock)

  expect({ onShelf, atSuppliers, toCompanies, toOrders, canBeSold }).toEqual({
    onShelf: 32,
    atSuppliers: 305,
    toCompanies: 25,
    toOrders: 8,
    canBeSold: 304,
  })
  expect(onShelf + atSuppliers - toCompanies - toOrders).toBe(canBeSold)
})
