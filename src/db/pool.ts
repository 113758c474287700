/** The options of a connection pool, and its results. */
import type { ConnectionCap } from './connection-cap.js'
import type { Meter } from './meter.js'

export interface PoolOptions {
  url: string
  size: number
  /** The shared limit of all pools of the process; without it, each opens up to its size. */
  cap?: ConnectionCap | undefined
  /** How long a caller waits for a connection, in milliseconds, before it is refused. */
  waitMs?: number | undefined
  /** Called when an idle connection breaks; the pool replaces it. */
  onError: (error: Error) => void
  /** Returns the origin of writes that belong to no request; see meter.ts. */
  origin?: (() => string) | undefined
  /** Called for every statement when it is sent. */
  onStatement?: ((sql: string) => void) | undefined
  /** Called for every statement when its result or its error has arrived, with its duration. */
  onResult?: OnResult | undefined
}

/** `sql` contains placeholders, never values, so it is safe to log. */
export type OnResult = (sql: string, ms: number, meter: Meter | undefined) => void

/** The current use of a pool. */
export interface PoolUse {
  /** The maximum number of connections. */
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

const BEGUN: StatementResult = { command: 'BEGIN', rowCount: null, rows: [] }

/**
 * Whether the transaction of a reserved connection has begun. The beginning takes no round trip: PostgreSQL gets it in one packet with the first statement, if
 * that one writes nothing. Without the transaction, a write would last, so it waits until PostgreSQL has confirmed the beginning.
 */
export class Beginning {
  /** Null before a transaction, and after PostgreSQL has confirmed its beginning. */
  #confirmed: Promise<unknown> | null = null
  /** A statement waits, and all later ones wait behind it. */
  #hasWaiting = false

  start(confirmed: Promise<unknown>): Promise<StatementResult> {
    this.#confirmed = confirmed
    this.#hasWaiting = false
    const settle = () => {
      if (this.#confirmed === confirmed) this.#confirmed = null
    }
    // A failure is thrown by each statement of the transaction.
    confirmed.then(settle, () => undefined)
    return Promise.resolve(BEGUN)
  }

  runAfter(run: () => Promise<StatementResult>, isWrite: boolean): Promise<StatementResult> {
    const confirmed = this.#confirmed
    if (!confirmed) return run()
    if (isWrite || this.#hasWaiting) {
      this.#hasWaiting = true
      return confirmed.then(run)
    }
    return Promise.all([run(), confirmed]).then(([result]) => result)
  }
}
