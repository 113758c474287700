/**
 * Passwords that cost little and are never refused because the machine is busy. The real ones are hashed on a thread of the lowest
 * priority and sent away when they wait for more than a second: passwords.test.ts and server.test.ts look at those.
 */
import { hash, verify } from '@node-rs/argon2'
import { MAX_PASSWORD, openPasswords, type Passwords } from '../../src/modules/accounts/session/hashing/passwords.js'

const COST = { memoryCost: 8, timeCost: 1, parallelism: 1 }

export function openCheapPasswords(): Passwords {
  const real = openPasswords()
  return {
    // The rule about length is the real one's.
    hash: (password) => (password.length > MAX_PASSWORD ? real.hash(password) : hash(password, COST)),
    verify: async (stored, password) => password.length <= MAX_PASSWORD && stored !== null && verify(stored, password),
    admit: (work) => work(),
    end: real.end,
  }
}
