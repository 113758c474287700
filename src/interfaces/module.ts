/** A module: everything that one resource family adds to the server. `src/modules.ts` lists them all. */
import type { Policy } from '../core/auth/access.js'
import type { RestErrorTable } from './rest/published-errors.js'
import type { Routes } from './rest/route.js'

export interface Module {
  /** Resolvers, by type and field. Several modules may add fields to one type. */
  graphql?: object
  rest?: Partial<Routes>
  /** Who may call each operation of the module. */
  policy?: Readonly<Record<string, Policy>>
  /** All its queries and GETs only read, and nothing is decided by them: a replica may answer them. Without it the primary does. */
  readsAtReplica?: true
  /** The published REST errors of the module, by symbolic code. */
  errors?: RestErrorTable
  /** The names of the events that the module writes to the outbox. */
  events?: readonly string[]
}
