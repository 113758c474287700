import { expect, test } from 'vitest'
import { openFairQueue } from './fair-queue.js'

/** Lets promises that are settled go on. */
const settle = () => new Promise((done) => setImmediate(done))

const limits = { running: 2, runningOfOne: 1, waiting: 10, waitingOfOne: 4 }

/** Works that end when the test says so. */
function openWorks() {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () =>
    new Promise<string>((done) => {
      started.push(name)
      ends.set(name, () => done(name))
    })
  return { started, work, end: (name: string) => ends.get(name)?.() }
}

test('an address that asks for many pictures gets one at a time, and others do not wait behind it', async () => {
  const { started, work, end } = openWorks()
  const queue = openFairQueue(limits)

  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => queue('a', work(name)))
  await settle()
  expect(started).toEqual(['a1'])
  const other = queue('b', work('b1'))
  await settle()
  expect(started).toEqual(['a1', 'b1'])

  end('b1')
  expect(await other).toBe('b1')
  for (const name of ['a1', 'a2', 'a3', 'a4']) {
    await settle()
    end(name)
    await all[Number(name[1]) - 1]
  }
  expect(started).toEqual(['a1', 'b1', 'a2', 'a3', 'a4'])
})

test('an address with too many waiting pictures is asked to come again, and others are not', async () => {
  const { started, work } = openWorks()
  const queue = openFairQueue(limits)

  for (let i = 0; i < 5; i++) void queue('a', work(`a${i}`))

  await expect(queue('a', work('a5'))).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  void queue('b', work('b'))
  await settle()
  expect(started).toEqual(['a0', 'b'])
})
