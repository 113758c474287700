/**
 * A module: everything that one family of the contract adds to the server. `src/modules.ts` lists them all; the server is built from that
 * list and names no module itself. A module that needs settings, or provides an extension point, adds it to `ModuleSettings` or `Module`.
 */
import type { FastifyInstance } from 'fastify'
import type { Policy } from '../core/auth/access.js'
import type { BackgroundWork, EventHandlers, Job, MetricAbout, WorkServices } from '../core/background-work.js'
import type { Clock } from '../core/base/clock.js'
import type { Services } from '../core/context.js'
import type { Environment } from '../core/environment.js'
import type { Database } from '../db/database.js'
import type { Tenants } from '../db/tenants/tenants.js'
import type { ServerServices } from './http/request-context.js'
import type { RestErrorTable } from './rest/published-errors.js'
import type { Routes } from './rest/route.js'
import type { ResponseWriter } from './rest/writer.js'

export interface Module {
  /** Resolvers, by type and field. Several modules may add fields to one type. */
  graphql?: object
  rest?: Partial<Routes>
  /** The access policy of each operation. */
  policy?: Readonly<Record<string, Policy>>
  /** All its queries and GETs only read, and nothing is decided by them, so they may use a replica. By default they use the primary. */
  readsAtReplica?: true
  /** The published REST errors of the module, by symbolic code. */
  errors?: RestErrorTable
  /** The names of the events that the module writes to the outbox. */
  events?: readonly string[]
  /** The module's handlers of events, its own and those of others. */
  handlers?: (services: WorkServices) => EventHandlers
  /** HTTP routes besides the operations of the contract, such as files. */
  routes?: (app: FastifyInstance, services: ServerServices) => void
  /** Reads the settings of the module from the environment. A bad value is refused with a BadConfig that names its variable. */
  settings?: (env: Environment) => Partial<ModuleSettings>
  /** Regular work in the database of every tenant. */
  jobs?: (settings: ModuleSettings) => readonly Job[]
  /** Metrics for operators, by their names. */
  metrics?: ModuleMetrics
  /** Services that the module provides to others. */
  services?: (parts: ServerParts) => Partial<ModuleServices>
  /** Background work. */
  background?: (parts: BackgroundParts) => BackgroundWork
  /** Creates the initial data of a tenant. It runs after every migration, and then changes nothing. */
  setUpTenant?: (db: Database, at: Date) => Promise<void>
}

/** The settings of the server that modules use. A module adds its own. */
export interface ModuleSettings {
  /** The URL at which clients reach the server. Links in e-mails and the issuer of tokens begin with it. */
  publicUrl: string
  /** The folder of the installation. */
  dataDir: string
}

/** The services that modules open; the server opens the others. */
export type ModuleServices = Omit<Services, ServerServiceName>

type ServerServiceName =
  | 'credentials'
  | 'identities'
  | 'tokens'
  | 'limiter'
  | 'visitorLimits'
  | 'registry'
  | 'runQuery'
  | 'publicUrl'
  | 'redirectHosts'
  | 'wake'

export interface ModuleMetrics {
  about: Readonly<Record<string, MetricAbout>>
  /** Reads values in the database of a tenant. Others come from jobs. */
  read?: (db: Database, now: Date) => Promise<Readonly<Record<string, number>>>
}

/** What exists before the services of modules. */
export interface ServerParts {
  settings: ModuleSettings
  tenants: Tenants
  clock: Clock
  /** Reports errors of background work. */
  onError: (error: unknown, what: string) => void
}

export interface BackgroundParts extends ServerParts, WorkServices {
  services: Pick<ServerServices, 'files'>
  modules: readonly Module[]
  handlers: EventHandlers
  jobs: readonly Job[]
  /** Writes a record as REST shows it. */
  writeRecord: ResponseWriter['one']
}
