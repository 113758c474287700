import { expect, test } from 'vitest'
import { PrimaryAway, PrimaryWatch } from './primary-watch.js'

const MINUTE_MS = 60_000
/** Nothing listens at port 1. */
const UNREACHABLE = 'postgres://wharf@127.0.0.1:1/wharf'

test('a replica is trusted with keys and sessions for a minute after the primary went away, and no longer', async () => {
  let now = 0
  const watch = new PrimaryWatch(UNREACHABLE, undefined, () => now)
  await watch.look()
  expect([watch.isAway, watch.mayTrustReplica]).toEqual([true, true])
  now = MINUTE_MS
  await watch.look()
  expect(watch.mayTrustReplica).toBe(true)

  now = MINUTE_MS + 1

  expect([watch.isAway, watch.mayTrustReplica]).toEqual([true, false])
})

test('a read that waits for the primary ends when it goes away', async () => {
  const watch = new PrimaryWatch(UNREACHABLE)
  const waiting = watch.unlessAway(() => new Promise(() => undefined))

  await watch.look()

  await expect(waiting).rejects.toThrow(PrimaryAway)
  await expect(watch.unlessAway(async () => 'read')).rejects.toThrow(PrimaryAway)
})
