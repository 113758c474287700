import { expect, test } from 'vitest'
import { Budget, type CallerKind, defaultBudgets } from './budget.js'
import { readColdness } from './event-loop.js'

/** A request of a caller whose requests were all refused lately, after three quarters of the work that it may do. */
function refusedBefore(kind: CallerKind, rows: number): Budget {
  const budget = new Budget(defaultBudgets[kind], { caller: `${kind} with ${rows} rows`, credential: 'key', kind })
  budget.use.wasted.add(1e6, performance.now())
  for (let i = 0; i < rows; i++) budget.takeRow()
  budget.loopMs = 0.75 * defaultBudgets[kind].work * readColdness()
  return budget
}

test('large queries of a visitor whose queries were refused are refused earlier; small ones, commands and systems are not', () => {
  const [large, small, command, system] = [
    refusedBefore('visitor', 2000),
    refusedBefore('visitor', 100),
    refusedBefore('visitor', 2001),
    refusedBefore('key', 2000),
  ] as [Budget, Budget, Budget, Budget]
  command.allowCommand()
  for (const budget of [large, small, command, system]) budget.checkTime(0)

  expect(large.stopped?.message).toContain('ms of work')
  expect([small, command, system].map(({ stopped }) => stopped)).toEqual([null, null, null])
})
