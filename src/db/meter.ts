/** How the pool tells a request what its statements cost, and learns that the request has to stop. */

/** Who runs statements. Statements without a meter, such as those of the outbox, are neither counted nor limited. */
export interface Meter {
  /** Callers with the same text share a part of the connections; see connection-shares.ts. */
  readonly caller: string
  /** All callers with the same credential share a larger part. */
  readonly credential: string
  /** The time, in milliseconds, that PostgreSQL has worked for the request so far. */
  readonly databaseMs: number
  /** How many connections the request has reserved, for transactions. */
  reserved: number
  /** Null while the request may go on; otherwise the error that its statements fail with. */
  readonly stopped: Error | null
  /** Counts a row that arrived. Returns false when the request has read too many. */
  takeRow(): boolean
  /** The id of the request, for the log; null for work in the background. */
  readonly requestId: string | null
  /** Counts a statement that has ended. The instants are those of `performance.now()`; `sql` has placeholders and no values. */
  addStatement(sql: string, startedAt: number, endedAt: number): void
  /** Compares the time that has passed with the limits; `runningMs` is the time of a statement that still runs. */
  checkTime(runningMs: number): void
  /** Calls `stop` once when the request has to stop. Returns a function that withdraws it. */
  onStop(stop: () => void): () => void
}
