import { readInteger } from '../../../core/environment.js'
import type { Module } from '../../../interfaces/module.js'
import { changeErrors } from './change.errors.js'
import { changeGraphql } from './change.graphql.js'
import { changePolicy } from './change.policy.js'
import { changeRest } from './change.rest.js'
import { restartCopiedFeed } from './change.rows.js'
import { pruneFeed } from './change.upkeep.js'

declare module '../../../interfaces/module.js' {
  interface ModuleSettings {
    /** The number of days that the change feed keeps changes. */
    changeDays: number
  }
}

export const changeModule = {
  settings: (env) => ({ changeDays: readInteger(env, 'WHARF_CHANGE_DAYS', 14, 1, 3650) }),
  graphql: changeGraphql,
  rest: changeRest,
  policy: changePolicy,
  errors: changeErrors,
  jobs: ({ changeDays }) => [pruneFeed(changeDays)],
  setUpTenant: restartCopiedFeed,
} satisfies Module
