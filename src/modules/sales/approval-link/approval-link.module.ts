import { readInteger } from '../../../core/environment.js'
import type { Module } from '../../../interfaces/module.js'
import { approvalLinkErrors } from './approval-link.errors.js'
import { approvalLinkEvents } from './approval-link.events.js'
import { approvalLinkGraphql } from './approval-link.graphql.js'
import { approvalLinkPolicy } from './approval-link.policy.js'
import { approvalLinkRest } from './approval-link.rest.js'
import { askDelegates, deleteOldLinks } from './upkeep.js'

declare module '../../../interfaces/module.js' {
  interface ModuleSettings {
    /** The number of days for which the link in an e-mail to an approver works. */
    approvalLinkDays?: number | undefined
  }
}

declare module '../../../core/context.js' {
  interface Services {
    /** The number of days for which the link in an e-mail to an approver works. */
    approvalLinkDays: number
  }
}

const DEFAULT_DAYS = 14

export const approvalLinkModule = {
  settings: (env) => ({ approvalLinkDays: readInteger(env, 'WHARF_APPROVAL_LINK_DAYS', DEFAULT_DAYS, 1, 90) }),
  services: ({ settings: { approvalLinkDays = DEFAULT_DAYS } }) => ({ approvalLinkDays }),
  graphql: approvalLinkGraphql,
  rest: approvalLinkRest,
  policy: approvalLinkPolicy,
  errors: approvalLinkErrors,
  events: approvalLinkEvents.names,
  jobs: () => [askDelegates, deleteOldLinks],
} satisfies Module
