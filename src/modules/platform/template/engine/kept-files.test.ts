import { expect, test } from 'vitest'
import { openKeptFiles } from './kept-files.js'

const fileOf = (text: string) => ({ content: Buffer.from(text) })

test('of several concurrent callers that need the same file, one renders it; if that one is aborted, another does', async () => {
  const keep = openKeptFiles(10_000)
  const ending = new AbortController()
  const made: string[] = []
  const endless = () =>
    new Promise<{ content: Buffer }>((_, fail) => ending.signal.addEventListener('abort', () => fail(ending.signal.reason)))

  const first = keep('k', endless, ending.signal).catch((error: Error) => error.message)
  const second = keep('k', async () => {
    made.push('second')
    return fileOf('second')
  })
  const third = keep('k', async () => {
    made.push('third')
    return fileOf('third')
  })
  ending.abort(new Error('ended'))

  expect(await first).toBe('ended')
  expect((await second).content.toString()).toBe((await third).content.toString())
  expect(made).toHaveLength(1)
  expect((await keep('k', async () => fileOf('again'))).content.toString()).toBe((await second).content.toString())
})

test('a failure is not kept, and who leaves does not wait for it', async () => {
  const keep = openKeptFiles(10_000)
  const leaving = new AbortController()
  let fail: (error: Error) => void = () => undefined
  const failing = () => new Promise<{ content: Buffer }>((_, reject) => (fail = reject))

  const first = keep('k', failing)
  const left = keep('k', async () => fileOf('x'), leaving.signal)
  leaving.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  fail(new Error('failed'))

  await expect(first).rejects.toThrow('failed')
  expect((await keep('k', async () => fileOf('fine'))).content.toString()).toBe('fine')
})

test('the oldest files are dropped when space runs out, and none is kept without any space', async () => {
  const [keep, none] = [openKeptFiles(7000), openKeptFiles(0)]
  let made = 0
  const make = async () => {
    made++
    return { content: Buffer.alloc(2000) }
  }

  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await keep(key, make)
  expect(made).toBe(4)
  for (let i = 0; i < 2; i++) await none('a', make)
  expect(made).toBe(6)
})
