import { readInteger } from '../../../core/environment.js'
import type { Module } from '../../../interfaces/module.js'
import { historyGraphql } from './history.graphql.js'
import { historyPolicy } from './history.policy.js'
import { historyRest } from './history.rest.js'
import { pruneOldEntries, refreshHistory } from './history.upkeep.js'

declare module '../../../interfaces/module.js' {
  interface ModuleSettings {
    /** The number of days that the history of records is kept. */
    historyDays: number
  }
}

export const historyModule = {
  settings: (env) => ({ historyDays: readInteger(env, 'WHARF_HISTORY_DAYS', 730, 1, 36500) }),
  graphql: historyGraphql,
  rest: historyRest,
  policy: historyPolicy,
  setUpTenant: refreshHistory,
  jobs: ({ historyDays }) => [pruneOldEntries(historyDays)],
} satisfies Module
