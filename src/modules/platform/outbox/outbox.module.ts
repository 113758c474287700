import type { Module } from '../../../interfaces/module.js'
import type { DeliverAction } from './deliveries.js'
import { openOutbox } from './outbox.js'
import { outboxMetrics, readOutboxMetrics } from './outbox.lag.js'
import { statisticsHandlers } from './statistics.js'

declare module '../../../interfaces/module.js' {
  interface Module {
    /** Delivers the actions of events; provided by one module. */
    deliverAction?: (parts: Pick<BackgroundParts, 'settings' | 'handlers' | 'contextFor' | 'writeRecord'>) => DeliverAction
  }
}

export const outboxModule = {
  handlers: () => statisticsHandlers,
  metrics: { about: outboxMetrics, read: readOutboxMetrics },
  background: (parts) => {
    const [deliverAction] = parts.modules.flatMap((module) => module.deliverAction?.(parts) ?? [])
    return openOutbox({ ...parts, deliverAction })
  },
} satisfies Module
