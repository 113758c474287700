/** How the pool reports the cost of statements to a request, and learns that the request has to stop. */

/** The owner of statements. Statements without a meter, such as those of the outbox, are neither counted nor limited. */
export interface Meter {
  /** Callers with the same text share a part of the connections; see connection-shares.ts. */
  readonly caller: string
  /** All callers with the same credential share a larger part. */
  readonly credential: string
  /** Whether the caller is a person, or a visitor: their heavy statements get fewer connections than those of systems. */
  readonly isPerson: boolean
  /** True if the request has used the database much: then it gets few connections. */
  readonly isHeavy: boolean
  /** True for a person whose request is heavy, or who has recently used the database more than others. */
  readonly takesTurns: boolean
  /** The share of database time for a heavy request while light ones run. */
  readonly databaseShare: number
  /** The number of connections that currently work for the request. */
  connections: number
  /** The recent database time of the caller in milliseconds, over all requests. */
  readonly recentDatabaseMs: number
  /** The number of connections that the request has reserved, for transactions. */
  reserved: number
  /** Null while the request may continue; otherwise the error of its statements. */
  readonly stopped: Error | null
  /** Counts a received row. Returns false if the request has read too many. */
  takeRow(): boolean
  /** The id of the request, for the log; null for work in the background. */
  readonly requestId: string | null
  /** Who writes, as JSON, for the history of records; null for the server itself. */
  readonly origin: string | null
  /**
   * Counts a completed statement. The instants are those of `performance.now()`; `sql` has placeholders and no values. `crowd` is the number of
   * statements per processor of the database.
   */
  addStatement(sql: string, startedAt: number, endedAt: number, crowd: number): void
  /** Compares the elapsed time with the limits; `runningMs` is the time of a running statement. */
  checkTime(runningMs: number): void
  /** Marks that the event loop works for the request again, because a part of a result has arrived. Returns true if it has worked long enough at a stretch. */
  resume(): boolean
  /** Calls `work` when the event loop may continue to work for the request. */
  waitForTurn(work: () => void): void
  /** Delivers a result: at once, or at the caller's turn. */
  deliver(work: () => void): void
  /** Calls `stop` once when the request has to stop. Returns a function that removes it. */
  onStop(stop: () => void): () => void
}

/** The part of a caller that the history shows. */
interface Writer {
  kind: string
  user: { kind: string; id: number | null; uid: string; email: string } | null
  credential: string | null
}

/** Who wrote, with which key and request, and when, as the history stores it. */
interface StoredOrigin {
  /** `admin`, `contact`, `customer` or `user` for people; otherwise `key` or `client`. */
  kind: string
  id?: number | null
  uid?: string
  /** Only of administrators: the addresses of customers are their own. */
  email?: string
  credential?: string | null
  requestId?: string
  at: string
}

/** Who wrote an entry of the history. */
export type HistoryOrigin = Omit<StoredOrigin, 'at'>

/** By field: the values before and after a change. */
export type HistoryChanges = Record<string, [before: unknown, after: unknown]>

/** Returns the origin of the writes of one request, as JSON. */
export function formatOrigin({ kind, user, credential }: Writer, requestId: string, now: Date): string {
  const person = user && { kind: user.kind, id: user.id, ...(user.kind === 'admin' ? { email: user.email } : { uid: user.uid }) }
  const origin: StoredOrigin = { kind, credential, requestId, at: now.toISOString(), ...person }
  return JSON.stringify(origin)
}

/** Returns the origin of writes that belong to no request: jobs, delivered events, the start of the server. */
export const formatServerOrigin = (now: Date): string =>
  formatOrigin({ kind: 'system', user: null, credential: null }, 'background', now)
