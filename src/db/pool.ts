/** How a connection pool is set up, and what it returns. */
import type { ConnectionCap } from './connection-cap.js'
import type { Meter } from './meter.js'

export interface PoolOptions {
  url: string
  size: number
  /** What all pools of the process may open together; without it, each opens up to its size. */
  cap?: ConnectionCap | undefined
  /** How long a caller waits for a connection, in milliseconds, before it is refused. */
  waitMs?: number | undefined
  /** Called when an idle connection breaks; the pool replaces it by itself. */
  onError: (error: Error) => void
  /** Called for every statement when it is sent. */
  onStatement?: ((sql: string) => void) | undefined
  /** Called for every statement when its result or its error has arrived, with its duration. */
  onResult?: OnResult | undefined
}

/** `sql` contains placeholders, never values, so it is safe to log. */
export type OnResult = (sql: string, ms: number, meter: Meter | undefined) => void

/** How a pool is used at the moment. */
export interface PoolUse {
  /** The most connections that it may open. */
  size: number
  open: number
  busy: number
  /** Requests that are waiting for a connection. */
  waiting: number
}

export interface StatementResult {
  command: string
  rowCount: number | null
  rows: unknown[]
}
