/** A room: everything that one resource family adds to the server. `src/rooms.ts` lists them all. */
import type { Policy } from '../core/auth/access.js'
import type { RestErrorTable } from './rest/published-errors.js'
import type { Routes } from './rest/route.js'

export interface Room {
  /** Resolvers, by type and field. Several rooms may add fields to one type. */
  graphql?: object
  rest?: Partial<Routes>
  /** Who may call each operation of the room. */
  policy?: Readonly<Record<string, Policy>>
  /** All its queries and GETs only read, and nothing is decided by them: a replica may answer them. Without it the primary does. */
  readsAtReplica?: true
  /** The published REST errors of the room, by symbolic code. */
  errors?: RestErrorTable
  /** The names of the events that the room writes to the outbox. */
  events?: readonly string[]
}
