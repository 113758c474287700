import { expect, onTestFinished, test } from 'vitest'
import { openPasswords } from './passwords.js'

const opened = (most?: number) => {
  const passwords = openPasswords(most)
  onTestFinished(() => passwords.end())
  return passwords
}

test('a password is known again by its hash, and no other is', async () => {
  const { hash, verify } = opened()

  const [one, two] = [await hash('correct horse'), await hash('correct horse')]

  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(two)
  expect(await verify(one, 'correct horse')).toBe(true)
  expect(await verify(one, 'correct hors')).toBe(false)
  expect(await verify(null, 'correct horse')).toBe(false)
  expect(await verify('no hash at all', 'correct horse')).toBe(false)
})

test('a password of absurd length is not even tried', async () => {
  const { hash, verify } = opened()

  await expect(hash('x'.repeat(1025))).rejects.toMatchObject({ code: 'VALIDATION_ERROR' })
  expect(await verify(await hash('x'.repeat(1024)), 'x'.repeat(1024))).toBe(true)
  expect(await verify(null, 'x'.repeat(1025))).toBe(false)
})

test('the main thread goes on while passwords are compared', async () => {
  const { verify } = opened(1)
  await verify(null, 'warm')
  let [turns, isDone] = [0, false]
  const turn = () => {
    turns++
    if (!isDone) setImmediate(turn)
  }
  turn()

  await Promise.all([verify(null, 'a'), verify(null, 'b'), verify(null, 'c')])

  isDone = true
  expect(turns).toBeGreaterThan(10)
})

test('who would wait longer than a second is sent away; the others are served', async () => {
  const { verify } = opened(1)
  await verify(null, 'warm')

  const answers = await Promise.allSettled(Array.from({ length: 200 }, () => verify(null, 'x')))

  const served = answers.filter(({ status }) => status === 'fulfilled')
  const sentAway = answers.filter((answer) => answer.status === 'rejected')
  // How many a second serves is up to the machine; the first does not wait.
  expect(served.length).toBeGreaterThan(0)
  expect(served.length).toBeLessThan(200)
  for (const { reason } of sentAway) expect(reason).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfterS: 1 })
})

test('work that will compare a password is let in only as far as it can be done in a second', async () => {
  const { verify, admit } = opened(1)
  await verify(null, 'warm')
  let lookups = 0
  const work = async () => {
    lookups++
    return verify(null, 'x')
  }

  const answers = await Promise.allSettled(Array.from({ length: 200 }, () => admit(work)))

  const served = answers.filter(({ status }) => status === 'fulfilled')
  expect(served.length).toBeGreaterThan(0)
  // Those who are sent away before they are let in ask the database nothing.
  expect(lookups).toBeGreaterThanOrEqual(served.length)
  expect(lookups).toBeLessThan(200)
  expect(await admit(work)).toBe(false)
})

test('what ends while passwords wait refuses them, and starts afresh when it is asked again', async () => {
  const passwords = opened(1)
  await passwords.verify(null, 'warm')
  const waiting = Promise.allSettled([passwords.verify(null, 'a'), passwords.verify(null, 'b')])

  await passwords.end()

  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await passwords.verify(null, 'again')).toBe(false)
})
