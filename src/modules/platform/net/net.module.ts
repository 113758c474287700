import { readChoice } from '../../../core/environment.js'
import type { Module } from '../../../interfaces/module.js'
import type { NetworkRules } from './guarded-request.js'

declare module '../../../core/context.js' {
  interface Services {
    /** The addresses that the server calls for clients: webhooks, agents. */
    network: NetworkRules
  }
}

declare module '../../../interfaces/module.js' {
  interface ModuleSettings {
    /** The addresses that webhooks and agents may have, besides public https addresses. */
    network: NetworkRules
  }
}

export const netModule = {
  settings: (env) => ({
    network: {
      http: readChoice(env, 'WHARF_WEBHOOK_HTTP', ['true', 'false'], 'false') === 'true',
      privateNetwork: readChoice(env, 'WHARF_WEBHOOK_PRIVATE', ['true', 'false'], 'false') === 'true',
    },
  }),
  services: ({ settings }) => ({ network: settings.network }),
} satisfies Module
