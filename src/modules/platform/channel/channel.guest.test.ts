import { expect, test } from 'vitest'
import type { Credentials } from '../../../core/auth/credentials.js'
import { Budget, defaultBudgets } from '../../../core/base/budget.js'
import type { Ctx } from '../../../core/context.js'
import { cachedForChannel } from './channel.guest.js'

const credentials = {} as Credentials

const contextOf = (caller: string): Ctx =>
  ({
    actor: { tenantId: 'default', channelId: 1 },
    db: { isTransaction: false },
    services: { credentials },
    now: new Date(),
    budget: new Budget(defaultBudgets.visitor, { caller, credential: 'storefront', kind: 'visitor' }),
  }) as unknown as Ctx

const never = () => new Promise<string>(() => undefined)

test('a buyer does not wait for a cached value that the request of an attacker reads, but joins that of another buyer', async () => {
  const attacker = contextOf('attacker')
  // Everything that the attacker sent lately was refused in the end.
  attacker.budget.use.wasted.add(10_000, performance.now())
  expect(attacker.budget.takesTurns).toBe(true)
  void cachedForChannel(attacker, 'locale', never)

  expect(await cachedForChannel(contextOf('buyer'), 'locale', async () => 'DE')).toBe('DE')

  let reads = 0
  const read = async () => `read ${++reads} times`
  const first = cachedForChannel(contextOf('first buyer'), 'guest', read)
  const second = cachedForChannel(contextOf('second buyer'), 'guest', read)
  expect(await Promise.all([first, second])).toEqual(['read 1 times', 'read 1 times'])
})

test('a value that another request does not get to read is read by the next one', async () => {
  void cachedForChannel(contextOf('waits for a connection'), 'catalogue', never)
  expect(await cachedForChannel(contextOf('patient buyer'), 'catalogue', async () => 'tools')).toBe('tools')
})

test('a value that another request fails to read is read by the next one', async () => {
  const context = contextOf('stops')
  context.actor.channelId = 2
  const failing = cachedForChannel(context, 'catalogue', async () => {
    throw new Error('stopped')
  })
  const next = contextOf('goes on')
  next.actor.channelId = 2
  const joined = cachedForChannel(next, 'catalogue', async () => 'pipes')
  await expect(failing).rejects.toThrow('stopped')
  expect(await joined).toBe('pipes')
})
