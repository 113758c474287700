/** How the pool tells a request what its statements cost, and learns that the request has to stop. */

/** Who runs statements. Statements without a meter, such as those of the outbox, are neither counted nor limited. */
export interface Meter {
  /** Callers with the same text share a part of the connections; see connection-shares.ts. */
  readonly caller: string
  /** All callers with the same credential share a larger part. */
  readonly credential: string
  /** Whether the caller is a person, or a visitor: heavy statements of theirs get fewer connections than those of systems. */
  readonly isPerson: boolean
  /** True when the request has used the database much: then it gets few connections. */
  readonly isHeavy: boolean
  /** True for a person whose request is heavy, or who has used the database more than others lately. */
  readonly takesTurns: boolean
  /** The part of the time in which the database works for a heavy request while it works for light ones, too. */
  readonly databaseShare: number
  /** How many connections work for the request at the moment. */
  connections: number
  /** The milliseconds that the caller has used the database lately, with all requests. */
  readonly recentDatabaseMs: number
  /** How many connections the request has reserved, for transactions. */
  reserved: number
  /** Null while the request may go on; otherwise the error that its statements fail with. */
  readonly stopped: Error | null
  /** Counts a row that arrived. Returns false when the request has read too many. */
  takeRow(): boolean
  /** The id of the request, for the log; null for work in the background. */
  readonly requestId: string | null
  /**
   * Counts a statement that has ended. The instants are those of `performance.now()`; `sql` has placeholders and no values. `crowd` says by how
   * many statements each processor of the database was shared.
   */
  addStatement(sql: string, startedAt: number, endedAt: number, crowd: number): void
  /** Compares the time that has passed with the limits; `runningMs` is the time of a statement that still runs. */
  checkTime(runningMs: number): void
  /** Says that the event loop works for the request again: a part of a result has arrived. Returns true when it has worked long enough in one go. */
  resume(): boolean
  /** Calls `work` when the event loop may go on to work for the request. */
  waitForTurn(work: () => void): void
  /** Hands a result over: at once, or at the caller's turn. */
  deliver(work: () => void): void
  /** Calls `stop` once when the request has to stop. Returns a function that withdraws it. */
  onStop(stop: () => void): () => void
}
