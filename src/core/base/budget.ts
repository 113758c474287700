/**
 * The budget of one request: how much it may do while it runs. Counted is what really happens, because the text of a request says
 * little about it. See docs/decisions/0022-bounded-work.md.
 */
import { DomainError } from './errors.js'
import { Slices } from './slices.js'

/** Callers that may do different amounts of work in one request. */
export const callerKinds = ['visitor', 'person', 'key', 'administrator'] as const
export type CallerKind = (typeof callerKinds)[number]

export interface BudgetLimits {
  /** Objects in the answer. */
  objects: number
  /** Rows that the database returned. */
  rows: number
  /** Bytes of the answer. */
  bytes: number
  /** Milliseconds from the arrival of the request. */
  time: number
  /** Milliseconds that the database worked. */
  databaseTime: number
}

export type Budgets = Record<CallerKind, BudgetLimits>

/** The published documents need at most a tenth of this at their default page sizes. */
export const defaultBudgets: Budgets = {
  visitor: { objects: 50_000, rows: 50_000, bytes: 16_000_000, time: 15_000, databaseTime: 5_000 },
  person: { objects: 100_000, rows: 100_000, bytes: 32_000_000, time: 20_000, databaseTime: 10_000 },
  key: { objects: 250_000, rows: 500_000, bytes: 64_000_000, time: 60_000, databaseTime: 30_000 },
  administrator: { objects: 250_000, rows: 500_000, bytes: 64_000_000, time: 60_000, databaseTime: 30_000 },
}

const exceeded: Record<keyof BudgetLimits, (maximum: number) => string> = {
  objects: (maximum) => `its answer would have more than ${maximum} objects`,
  rows: (maximum) => `it reads more than ${maximum} rows`,
  bytes: (maximum) => `its answer would have more than ${maximum} bytes`,
  time: (maximum) => `it takes more than ${maximum} ms`,
  databaseTime: (maximum) => `it takes more than ${maximum} ms of database time`,
}

/** The request has done as much as a caller of its kind may do with one request. */
export class BudgetExceeded extends DomainError {
  constructor(
    readonly limit: keyof BudgetLimits,
    readonly maximum: number,
  ) {
    super('BUDGET', 'BUDGET_EXCEEDED', `The request was stopped: ${exceeded[limit](maximum)}. Ask for less at a time.`)
  }
}

/** Nobody waits for the answer any more. */
const clientLeft = () => new DomainError('UNAVAILABLE', 'CLIENT_LEFT', 'The client has closed the connection')

/** Whose requests share the connections to the database. */
export interface BudgetOwner {
  caller: string
  credential: string
  requestId?: string
}

/** What a request has done so far. */
export interface Cost {
  statements: number
  rows: number
  databaseMs: number
  objects: number
  bytes: number
}

/** Hears of the statements of a request. */
export interface StatementTrace {
  addStatement(sql: string, startedAt: number, endedAt: number): void
}

const now = () => performance.now()

export class Budget {
  objects = 0
  rows = 0
  bytes = 0
  databaseMs = 0
  statements = 0
  /** Null unless the request is traced. */
  trace: StatementTrace | null = null
  stopped: DomainError | null = null
  reserved = 0
  /** The slices in which a large answer is made. */
  readonly slices = new Slices()
  readonly caller: string
  readonly credential: string
  readonly requestId: string | null
  readonly #startedAt = now()
  #stops: Set<() => void> | null = null
  /** Commands that began are not ended by time, unless strangers may send them: an import takes as long as it takes. */
  #hasTimeLimits = true

  constructor(
    readonly limits: BudgetLimits,
    { caller, credential, requestId }: BudgetOwner,
  ) {
    this.caller = caller
    this.credential = credential
    this.requestId = requestId ?? null
  }

  /** Lifts the limits of time. */
  allowAnyTime(): void {
    this.#hasTimeLimits = false
  }

  /** Throws when the request has to stop. */
  check(): void {
    this.checkTime(0)
    if (this.stopped) throw this.stopped
  }

  /** Counts objects of the answer. Their bytes may have been added to `bytes` already. */
  takeObjects(count: number): void {
    this.objects += count
    if (this.objects > this.limits.objects) this.#exceed('objects')
    this.takeBytes(0)
  }

  /** Counts bytes of the answer. */
  takeBytes(count: number): void {
    this.bytes += count
    if (this.bytes > this.limits.bytes) this.#exceed('bytes')
    if (this.stopped) throw this.stopped
  }

  takeRow(): boolean {
    if (++this.rows > this.limits.rows) this.#exceed('rows')
    return this.stopped === null
  }

  addStatement(sql: string, startedAt: number, endedAt: number): void {
    this.statements++
    this.databaseMs += endedAt - startedAt
    if (this.trace) this.trace.addStatement(sql, startedAt, endedAt)
  }

  /** What the request has done so far, as its limits count it. */
  readCost(): Cost {
    const { statements, rows, objects, bytes } = this
    return { statements, rows, databaseMs: Math.round(this.databaseMs * 100) / 100, objects, bytes }
  }

  checkTime(runningMs: number): void {
    if (!this.#hasTimeLimits) return
    if (this.databaseMs + runningMs > this.limits.databaseTime) this.#exceed('databaseTime')
    if (now() - this.#startedAt > this.limits.time) this.#exceed('time')
  }

  /** Ends what still runs for a client that is gone. */
  leave(): void {
    this.#stop(clientLeft())
  }

  onStop(stop: () => void): () => void {
    this.#stops ??= new Set()
    this.#stops.add(stop)
    return () => this.#stops?.delete(stop)
  }

  #exceed(limit: keyof BudgetLimits) {
    this.#stop(new BudgetExceeded(limit, this.limits[limit]))
  }

  #stop(error: DomainError) {
    if (this.stopped) return
    this.stopped = error
    const stops = this.#stops
    this.#stops = null
    for (const stop of stops ?? []) stop()
  }
}
