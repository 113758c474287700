import type { Module } from '../../../interfaces/module.js'
import { deleteExpiredSessions } from './session.expiry.js'
import { sessionGraphql } from './session.graphql.js'
import { sessionPolicy } from './session.policy.js'

export const sessionModule = {
  graphql: sessionGraphql,
  policy: sessionPolicy,
  jobs: () => [{ name: 'delete expired sessions', run: async ({ db, now }) => void (await deleteExpiredSessions(db, now)) }],
} satisfies Module
