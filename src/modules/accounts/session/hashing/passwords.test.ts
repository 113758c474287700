import { expect, onTestFinished, test } from 'vitest'
import { openPasswords } from './passwords.js'

const openForTest = (most?: number) => {
  const passwords = openPasswords(most)
  onTestFinished(() => passwords.end())
  return passwords
}

test('a password matches its hash, and no other password does', async () => {
  const { hash, verify } = openForTest()

  const [one, two] = [await hash('correct horse'), await hash('correct horse')]

  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(two)
  expect(await verify(one, 'correct horse')).toBe(true)
  expect(await verify(one, 'correct hors')).toBe(false)
  expect(await verify(null, 'correct horse')).toBe(false)
  expect(await verify('no hash at all', 'correct horse')).toBe(false)
})

test('a password of more than 1024 characters is refused without hashing', async () => {
  const { hash, verify } = openForTest()

  await expect(hash('x'.repeat(1025))).rejects.toMatchObject({ code: 'VALIDATION_ERROR' })
  expect(await verify(await hash('x'.repeat(1024)), 'x'.repeat(1024))).toBe(true)
  expect(await verify(null, 'x'.repeat(1025))).toBe(false)
})

test('the main thread keeps running while passwords are verified', async () => {
  const { verify } = openForTest(1)
  await verify(null, 'warm')
  let [turns, isDone] = [0, false]
  const turn = () => {
    turns++
    if (!isDone) setImmediate(turn)
  }
  turn()

  // On a busy machine those that wait too long are refused; the first is verified.
  await Promise.allSettled([verify(null, 'a'), verify(null, 'b'), verify(null, 'c')])

  isDone = true
  expect(turns).toBeGreaterThan(10)
})

test('a caller who would wait longer than a second is refused at once; the others are served', async () => {
  const { verify } = openForTest(1)
  await verify(null, 'warm')

  const results = await Promise.allSettled(Array.from({ length: 200 }, () => verify(null, 'x')))

  const served = results.filter(({ status }) => status === 'fulfilled')
  const refused = results.filter((result) => result.status === 'rejected')
  // How many a second serves is up to the machine; the first does not wait.
  expect(served.length).toBeGreaterThan(0)
  expect(served.length).toBeLessThan(200)
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfterS: 1 })
})

test('work that verifies a password is admitted only while the queue is shorter than a second', async () => {
  const { verify, admit } = openForTest(1)
  await verify(null, 'warm')
  let lookups = 0
  const work = async () => {
    lookups++
    return verify(null, 'x')
  }

  const results = await Promise.allSettled(Array.from({ length: 200 }, () => admit(work)))

  const served = results.filter(({ status }) => status === 'fulfilled')
  expect(served.length).toBeGreaterThan(0)
  // A caller who is refused before admission causes no database query.
  expect(lookups).toBeGreaterThanOrEqual(served.length)
  expect(lookups).toBeLessThan(200)
  expect(await admit(work)).toBe(false)
})

test('closing rejects the passwords that wait, and a later call starts new threads', async () => {
  const passwords = openForTest(1)
  await passwords.verify(null, 'warm')
  const waiting = Promise.allSettled([passwords.verify(null, 'a'), passwords.verify(null, 'b')])

  await passwords.end()

  // The one that a thread was already hashing may still be answered.
  expect((await waiting)[1].status).toBe('rejected')
  expect(await passwords.verify(null, 'again')).toBe(false)
})
