import type { Module } from '../../../interfaces/module.js'
import { openPasswords, type Passwords } from './hashing/passwords.js'
import { deleteExpiredSessions } from './session.expiry.js'
import { sessionGraphql } from './session.graphql.js'
import { sessionPolicy } from './session.policy.js'

declare module '../../../core/context.js' {
  interface Services {
    passwords: Passwords
  }
}

declare module '../../../interfaces/module.js' {
  interface ModuleSettings {
    /** The number of threads that hash passwords; by default one less than the processors. */
    hashingThreads?: number | undefined
  }
}

export const sessionModule = {
  graphql: sessionGraphql,
  policy: sessionPolicy,
  services: ({ settings }) => ({ passwords: openPasswords(settings.hashingThreads) }),
  jobs: () => [{ name: 'delete expired sessions', run: async ({ db, now }) => void (await deleteExpiredSessions(db, now)) }],
} satisfies Module
