/** Passwords are kept as argon2id and compared away from the main thread, a few at a time. */
import { availableParallelism } from 'node:os'
import { invalidField } from '../base/errors.js'
import { openThreads } from './passwords.threads.js'

export interface Passwords {
  hash(password: string): Promise<string>
  /** Whether it is the password. Without a hash the answer is no, and takes just as long. */
  verify(hash: string | null, password: string): Promise<boolean>
  /** Lets work in that will verify a password, or sends it away while too much of it is under way: before it asks the database anything. */
  admit<T>(work: () => Promise<T>): Promise<T>
  end(): Promise<void>
}

export const MAX_PASSWORD = 1024
/** Nobody's password, hashed at our cost: an unknown account takes as long as a known one. */
const NOBODYS = '$argon2id$v=19$m=19456,t=2,p=1$ZPQV1lOKDwBY7kE74QeXPQ$Vmb0R02u/3cQWxNeGMWleNS6VjegSPAL3Lp8OYMB8Bg'

/** One processor is left to everybody else. */
export function openPasswords(most = Math.max(1, availableParallelism() - 1)): Passwords {
  const threads = openThreads(most)
  let admitted = 0
  const ask = (hash: string | null, password: string) => {
    threads.refuseMany()
    return threads.ask(hash, password)
  }

  return {
    async hash(password) {
      if (password.length > MAX_PASSWORD) throw invalidField('password', `must be at most ${MAX_PASSWORD} characters long`)
      return String(await ask(null, password))
    },
    async verify(hash, password) {
      if (password.length > MAX_PASSWORD) return false
      return (await ask(hash ?? NOBODYS, password)) === true && hash !== null
    },
    async admit(work) {
      threads.refuseMany(admitted)
      admitted++
      return work().finally(() => admitted--)
    },
    end: threads.end,
  }
}
