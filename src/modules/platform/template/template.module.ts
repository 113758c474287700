import { readInteger } from '../../../core/environment.js'
import type { Module } from '../../../interfaces/module.js'
import { mailEvents } from '../mail/mail.events.js'
import { openTemplateEngine } from './engine/engine.js'
import type { TemplateEngine } from './engine/template-engine.js'
import { templateGraphql } from './template.graphql.js'
import { queuedMailHandlers } from './template.mail.js'
import { templatePolicy } from './template.policy.js'

declare module '../../../core/context.js' {
  interface Services {
    /** Renders templates and documents. */
    templates: TemplateEngine
  }
}

declare module '../../../interfaces/module.js' {
  interface ModuleSettings {
    /** The number of documents of one person that may wait, and the size of the document cache in bytes. */
    documents?: { maxWaiting: number; keptBytes: number } | undefined
  }
}

export const templateModule = {
  settings: (env) => ({
    documents: {
      maxWaiting: readInteger(env, 'WHARF_PDF_WAITING', 10, 0, 10_000),
      keptBytes: readInteger(env, 'WHARF_PDF_CACHE_BYTES', 67_108_864, 0, Number.MAX_SAFE_INTEGER),
    },
  }),
  graphql: templateGraphql,
  policy: templatePolicy,
  events: mailEvents.names,
  handlers: queuedMailHandlers,
  services: ({ settings }) => ({ templates: openTemplateEngine(settings.documents) }),
} satisfies Module
