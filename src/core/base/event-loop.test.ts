import { expect, test } from 'vitest'
import { findUse, type Lane } from './callers.js'
import { Slices, type Worker } from './event-loop.js'

let requests = 0
const openRequest = (caller: string, lane: Lane = 'people'): Slices => {
  const worker: Worker = { use: findUse(caller, lane), loopMs: 1000, arrivedAt: ++requests }
  return new Slices(worker)
}

/** Longer than a slice may be, whatever else the machine does. */
const workLong = () => {
  const end = performance.now() + 6
  while (performance.now() < end);
}

/** Runs requests of one caller until all have made this many steps; `onStep` is called for each. */
const workInSteps = (requests: readonly Slices[], steps: number, onStep: () => void) =>
  Promise.all(
    requests.map(async (slices) => {
      for (let i = 0; i < steps; i++)
        await slices.promise(() => {
          workLong()
          onStep()
        })
    }),
  )

test('however many requests take turns, the loop handles what has arrived after each slice', async () => {
  let [steps, most, since, isOver] = [0, 0, 0, false]
  const watch = () => {
    most = Math.max(most, steps - since)
    since = steps
    if (!isOver) setImmediate(watch)
  }
  setImmediate(watch)

  const requests = Array.from({ length: 8 }, () => openRequest('an attacker'))
  await workInSteps(requests, 6, () => steps++)
  isOver = true

  expect(steps).toBe(48)
  expect(most).toBe(1)
})

test('a caller that has used little does not wait until those who use much have finished', async () => {
  let steps = 0
  const attack = workInSteps(
    Array.from({ length: 8 }, () => openRequest('another attacker')),
    5,
    () => steps++,
  )
  await openRequest('a buyer').promise(() => undefined)
  const before = steps
  await attack

  expect(before).toBeLessThanOrEqual(2)
  expect(steps).toBe(40)
})

test('people and systems take turns, no matter who has used more', async () => {
  const order: string[] = []
  const people = workInSteps([openRequest('a person'), openRequest('a person')], 3, () => order.push('person'))
  const systems = workInSteps([openRequest('a system', 'systems')], 3, () => order.push('system'))
  await Promise.all([people, systems])

  expect(order.slice(0, 6).filter((who) => who === 'system')).toHaveLength(3)
  expect(order).toHaveLength(9)
})

test('a dropped request does no more work, and others continue', async () => {
  const done: string[] = []
  const dropped = openRequest('somebody who left')
  dropped.later(() => done.push('dropped'))
  const other = openRequest('somebody who stayed').promise(() => done.push('other'))
  dropped.drop()
  await other

  expect(done).toEqual(['other'])
})
