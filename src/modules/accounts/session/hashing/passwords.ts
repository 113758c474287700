/** Hashes and verifies passwords with argon2id, in a few threads beside the main thread. */
import { availableParallelism } from 'node:os'
import { invalidField } from '../../../../core/base/errors.js'
import { openHashingThreads } from './passwords.threads.js'

export interface Passwords {
  hash(password: string): Promise<string>
  /** Returns true if the password matches the hash. Without a hash the result is false after the same time, so that it does not disclose which accounts exist. */
  verify(hash: string | null, password: string): Promise<boolean>
  /** Runs work that verifies a password, or throws if too much of it is running. Call it before the first database read of a login. */
  admit<T>(work: () => Promise<T>): Promise<T>
  end(): Promise<void>
}

export const MAX_PASSWORD = 1024
/** The hash that is compared for an unknown account. It has the same cost as real ones. */
const DUMMY_HASH = '$argon2id$v=19$m=19456,t=2,p=1$ZPQV1lOKDwBY7kE74QeXPQ$Vmb0R02u/3cQWxNeGMWleNS6VjegSPAL3Lp8OYMB8Bg'

/** Opens the threads; by default one less than the processors. */
export function openPasswords(maxThreads = Math.max(1, availableParallelism() - 1)): Passwords {
  const threads = openHashingThreads(maxThreads)
  let admitted = 0
  const run = (hash: string | null, password: string) => {
    threads.rejectIfBusy()
    return threads.run(hash, password)
  }

  return {
    async hash(password) {
      if (password.length > MAX_PASSWORD) throw invalidField('password', `must be at most ${MAX_PASSWORD} characters long`)
      return String(await run(null, password))
    },
    async verify(hash, password) {
      if (password.length > MAX_PASSWORD) return false
      return (await run(hash ?? DUMMY_HASH, password)) === true && hash !== null
    },
    async admit(work) {
      threads.rejectIfBusy(admitted)
      admitted++
      return work().finally(() => admitted--)
    },
    end: threads.end,
  }
}
