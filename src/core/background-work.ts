/** Work that no request waits for: delivered events, and regular jobs. */
import type { Database } from '../db/database.js'
import type { EventRow } from '../db/db.gen.js'
import type { TemplateParty } from '../db/json.js'
import type { Tenants } from '../db/tenants/tenants.js'
import type { Ctx } from './context.js'
import type { Mailer } from './mail.js'

/** The context of an event handler: the transaction that marks the event as done. */
export interface Delivery {
  db: Database
  tenants: Tenants
  tenantId: string
  now: Date
}

/** Handles an event. It may be called again for the same event, with the same uuid. `templateId` replaces the default template of an e-mail. */
type EventHandler = (delivery: Delivery, event: EventRow, templateId?: string) => Promise<void>

/** By the name of the event. */
export type EventHandlers = Readonly<Record<string, EventHandler>>

/** The caller of background work. Without a party, it has the rights of a visitor. */
interface BackgroundCaller {
  tenantId: string
  channelId: number
  now: Date
  party?: TemplateParty | null | undefined
}

/** The services for work without a request. */
export interface WorkServices {
  mailer: Mailer
  publicUrl: string
  /** Returns a context with the rights of a person, or of a visitor. Its statements run outside the transaction of the delivery. */
  contextFor: (caller: BackgroundCaller) => Promise<Ctx>
}

/** The database of a tenant in which a job works. */
interface JobPlace extends Pick<WorkServices, 'contextFor'> {
  db: Database
  tenantId: string
  now: Date
}

/** Work that runs about once a minute for every tenant, in one of the processes that serve it. */
export interface Job {
  name: string
  run(place: JobPlace): Promise<void>
  /** Returns the metrics of this process, by name. */
  readMetrics?(): Readonly<Record<string, number>>
}

/** A metric for operators. The values of several tenants are added up, or the largest one counts. */
export interface MetricAbout {
  help: string
  type: 'gauge' | 'counter'
  ofTenants: 'sum' | 'max'
}

/** Work that runs in the background. It does nothing until it is started. */
export interface BackgroundWork {
  start(): void
  stop(): Promise<void>
  /** Notifies that a tenant has written events. */
  wake?(tenantId: string): void
}
