/**
 * The beginning of a transaction. It takes no round trip: PostgreSQL gets it in one packet with the first statement, if that one writes nothing. Without the
 * transaction, a write would last, so it waits until PostgreSQL has confirmed the beginning.
 */
import type { StatementResult } from './pool.js'

const BEGUN: StatementResult = { command: 'BEGIN', rowCount: null, rows: [] }

/** Whether the transaction of a reserved connection has begun. */
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
