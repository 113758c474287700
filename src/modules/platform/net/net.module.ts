import type { Module } from '../../../interfaces/module.js'
import type { NetworkRules } from './guarded-request.js'

declare module '../../../core/context.js' {
  interface Services {
    /** Which addresses the server calls for clients: webhooks, agents. */
    network: NetworkRules
  }
}

declare module '../../../interfaces/module.js' {
  interface ModuleSettings {
    network: NetworkRules
  }
}

export const netModule = {
  services: ({ settings }) => ({ network: settings.network }),
} satisfies Module
