import { expect, test } from 'vitest'
import { RateLimited } from '../../../../core/base/errors.js'
import { openFairQueue, refuseBusy } from './fair-queue.js'

/** Runs the callbacks of settled promises. */
const settle = () => new Promise((done) => setImmediate(done))

const refuse = (ownSeconds: number | null) =>
  ownSeconds === null ? refuseBusy('pictures') : new RateLimited('they wait', ownSeconds)
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
  const queue = openFairQueue(limits, refuse)

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
  const queue = openFairQueue(limits, refuse)

  for (let i = 0; i < 5; i++) void queue('a', work(`a${i}`))

  await expect(queue('a', work('a5'))).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfterS: 1 })
  void queue('b', work('b'))
  await settle()
  expect(started).toEqual(['a0', 'b'])
})

test('when too much waits of all together, anybody is asked to come again', async () => {
  const { work } = openWorks()
  const queue = openFairQueue({ ...limits, running: 1, waiting: 2 }, refuse)

  for (const caller of ['a', 'b', 'c']) void queue(caller, work(caller))

  await expect(queue('d', work('d'))).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
})

test('work that nobody waits for leaves the queue, and makes room for others', async () => {
  const { started, work, end } = openWorks()
  const queue = openFairQueue(limits, refuse)
  const leaving = new AbortController()

  const first = queue('a', work('a0'))
  const left = queue('a', work('a1'), { signal: leaving.signal })
  const next = queue('a', work('a2'))
  leaving.abort(new Error('the client left'))
  await expect(left).rejects.toThrow('the client left')
  end('a0')
  await first
  await settle()
  end('a2')
  await next

  expect(started).toEqual(['a0', 'a2'])
  await expect(queue('a', work('a3'), { signal: leaving.signal })).rejects.toThrow('the client left')
})

test('a caller that may do more at a time does', async () => {
  const { started, work } = openWorks()
  const queue = openFairQueue({ ...limits, running: 3 }, refuse)

  for (let i = 0; i < 4; i++) void queue('a', work(`a${i}`), { runningOfOne: 2 })
  await settle()

  expect(started).toEqual(['a0', 'a1'])
})
