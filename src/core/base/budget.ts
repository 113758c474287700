/**
 * The budget of one request: how much it may do. The actual work is counted, because the text of a request says
 * little about it. See docs/decisions/0022-bounded-work.md.
 */
import { type CallerUse, findUse, typicalUse } from './callers.js'
import { DomainError } from './errors.js'
import { loopMsOf, readColdness, readSlowdown, Slices, type Worker } from './event-loop.js'
import { largePlaces } from './large-requests.js'
import { OVERLOAD } from './outage.js'

/** Kinds of callers with different budgets. */
export const callerKinds = ['visitor', 'person', 'key', 'administrator'] as const
export type CallerKind = (typeof callerKinds)[number]

export interface BudgetLimits {
  /** Objects in the response. */
  objects: number
  /** Rows returned by the database. */
  rows: number
  /** Bytes of the response. */
  bytes: number
  /** Milliseconds since the arrival of the request. */
  time: number
  /** Milliseconds of database work. */
  databaseTime: number
  /** Milliseconds of work: of the event loop, of the search, and of all statements. The longest one does not count unless the request is large; see `isLarge`. */
  work: number
}

export type Budgets = Record<CallerKind, BudgetLimits>

/** The published documents need at most a tenth of this at their default page sizes. */
export const defaultBudgets: Budgets = {
  visitor: { objects: 50_000, rows: 50_000, bytes: 16_000_000, time: 15_000, databaseTime: 5_000, work: 180 },
  person: { objects: 100_000, rows: 100_000, bytes: 32_000_000, time: 20_000, databaseTime: 10_000, work: 1_000 },
  key: { objects: 250_000, rows: 500_000, bytes: 64_000_000, time: 60_000, databaseTime: 30_000, work: 30_000 },
  administrator: { objects: 250_000, rows: 500_000, bytes: 64_000_000, time: 60_000, databaseTime: 30_000, work: 30_000 },
}

/** The limits that depend on the request itself. `time` also depends on how busy the server is. */
type OwnLimit = Exclude<keyof BudgetLimits, 'time'>

const exceeded: Record<OwnLimit, (maximum: number) => string> = {
  objects: (maximum) => `its response would have more than ${maximum} objects`,
  rows: (maximum) => `it reads more than ${maximum} rows`,
  bytes: (maximum) => `its response would have more than ${maximum} bytes`,
  databaseTime: (maximum) => `it takes more than ${maximum} ms of database time`,
  work: (maximum) => `it takes more than ${maximum} ms of work`,
}

/** Thrown if the request has used up the budget of its caller's kind. */
export class BudgetExceeded extends DomainError {
  constructor(
    readonly limit: OwnLimit,
    readonly maximum: number,
  ) {
    super('BUDGET', 'BUDGET_EXCEEDED', `The request was stopped: ${exceeded[limit](maximum)}. Ask for less at a time.`)
  }
}

/** Returns the error of a request that has waited too long for its turns: the server is overloaded. */
const serverIsBusy = () => new DomainError('UNAVAILABLE', 'SERVICE_UNAVAILABLE', OVERLOAD)

/** Returns the error of a request whose client no longer waits for the response. */
const clientLeft = () => new DomainError('UNAVAILABLE', 'CLIENT_LEFT', 'The client has closed the connection')

/** The caller whose requests share database connections. */
export interface BudgetOwner {
  caller: string
  credential: string
  /** Keys of systems and administrators do not take turns with people. */
  kind?: CallerKind
  requestId?: string
}

/** The cost of a request so far. */
export interface Cost {
  statements: number
  rows: number
  databaseMs: number
  /** Milliseconds of the event loop. */
  loopMs: number
  objects: number
  bytes: number
}

/** Observes the statements of a request. */
export interface StatementTrace {
  addStatement(sql: string, startedAt: number, endedAt: number): void
}

const now = () => performance.now()

/** A request of a system with more database time than this, in milliseconds, is heavy. */
const HEAVY_MS = 250
/** A request with more rows than this is large. */
const LARGE_ROWS = 1_000
/** Commands may do this many times the work of a query: a checkout is never stopped because the server has just started. */
const COMMAND_FACTOR = 10

/** The share of the typical work that a hopeless request may do; see `isHopeless`. */
const WASTEFUL_FACTOR = 0.6

/** The share of database time for heavy requests while light ones run. */
const DATABASE_SHARE = { heavy: 0.5, wasteful: 0.1 }

const laneOf = (kind: CallerKind | undefined) => (kind === 'visitor' || kind === 'person' ? 'people' : 'systems')

export class Budget implements Worker {
  objects = 0
  rows = 0
  bytes = 0
  databaseMs = 0
  /** The duration of the longest statement. */
  #longestMs = 0
  loopMs = 0
  /** Milliseconds of work of the search thread. */
  searchMs = 0
  statements = 0
  /** Null unless the request is traced. */
  trace: StatementTrace | null = null
  stopped: DomainError | null = null
  reserved = 0
  connections = 0
  /** The slices in which a large response is built. */
  readonly slices = new Slices(this)
  readonly caller: string
  readonly use: CallerUse
  readonly credential: string
  readonly requestId: string | null
  /** Who writes, as JSON, for the history of records. */
  origin: string | null = null
  readonly arrivedAt = now()
  #stops: Set<() => void> | null = null
  /** Started commands are not ended by time, unless strangers may send them: an import takes as long as it takes. */
  #hasTimeLimits = true
  #workFactor = 1
  /** Whether the request waits if it is large and its caller makes other large ones. */
  #waitsForPlace = false

  constructor(
    readonly limits: BudgetLimits,
    { caller, credential, kind, requestId }: BudgetOwner,
  ) {
    this.caller = caller
    this.use = findUse(caller, laneOf(kind))
    this.credential = credential
    this.requestId = requestId ?? null
  }

  /** Removes the time limits. */
  allowAnyTime(): void {
    this.#hasTimeLimits = false
  }

  /** Allows the work of a command. */
  allowCommand(): void {
    this.#workFactor = COMMAND_FACTOR
  }

  /** Makes the request wait if it becomes large and others of its caller are; see large-requests.ts. `finishLarge` must follow. */
  waitWhenLarge(): void {
    this.#waitsForPlace = true
  }

  /** Releases the place: the response has been written, or nobody waits for it. */
  finishLarge(): void {
    this.#waitsForPlace = false
    largePlaces[this.use.lane].leave(this)
  }

  /** Throws if the request has to stop. */
  check(): void {
    this.checkTime(0)
    if (this.stopped) throw this.stopped
  }

  /** Counts objects of the response. Their bytes may already be included in `bytes`. */
  takeObjects(count: number): void {
    this.objects += count
    if (this.objects > this.limits.objects) this.#exceed('objects')
    this.takeBytes(0)
  }

  /** Counts bytes of the response. */
  takeBytes(count: number): void {
    this.bytes += count
    if (this.bytes > this.limits.bytes) this.#exceed('bytes')
    if (this.stopped) throw this.stopped
  }

  takeRow(): boolean {
    if (++this.rows > this.limits.rows) this.#exceed('rows')
    this.slices.count()
    return this.stopped === null
  }

  get isHeavy(): boolean {
    if (!this.isPerson) return this.databaseMs > HEAVY_MS
    return typicalUse.database.isHeavy(this.databaseMs) || this.use.isWasteful(now())
  }

  /** True for requests that read far more than a page shows. Others may have one slow statement, which `databaseTime` limits. */
  get isLarge(): boolean {
    return this.rows > LARGE_ROWS
  }

  get takesTurns(): boolean {
    if (!this.isPerson) return false
    return this.isHeavy || (this.use.hasBeenHeavy(now()) && this.use.database.isMuch(now()))
  }

  get databaseShare(): number {
    return this.isPerson && this.use.isWasteful(now()) ? DATABASE_SHARE.wasteful : DATABASE_SHARE.heavy
  }

  /** Returns true if this request may wait for a result that another one computes for both: not while the other takes turns, unless this one does, too. */
  mayWaitFor(other: Budget): boolean {
    return !other.takesTurns || this.takesTurns
  }

  /** Records the work of a served request. */
  finish(): void {
    if (this.stopped || !this.isPerson) return
    typicalUse.loop.add(this.loopMs)
    if (this.statements > 0) typicalUse.database.add(this.databaseMs)
  }

  get recentDatabaseMs(): number {
    return this.use.database.read(now())
  }

  /** Counts a statement. `crowd` is the number of statements per processor of the database while it ran. */
  addStatement(sql: string, startedAt: number, endedAt: number, crowd = 1): void {
    this.statements++
    const ms = (endedAt - startedAt) / crowd / readSlowdown()
    this.databaseMs += ms
    if (ms > this.#longestMs) this.#longestMs = ms
    this.use.database.add(ms, endedAt)
    if (this.isPerson && this.isHeavy) this.use.heavyAt = endedAt
    this.checkTime(0)
    if (this.trace) this.trace.addStatement(sql, startedAt, endedAt)
  }

  /** Counts the work of the search thread. */
  addSearch(ms: number): void {
    this.searchMs += ms / readSlowdown()
    this.use.search.add(ms, now())
    this.checkTime(0)
  }

  /** Returns the cost of the request so far, as its limits count it. */
  readCost(): Cost {
    const { statements, rows, objects, bytes } = this
    return { statements, rows, databaseMs: round(this.databaseMs), loopMs: round(loopMsOf(this)), objects, bytes }
  }

  /** Returns the milliseconds that the event loop, the search and the database have worked for the request. */
  readWork(): number {
    return round(loopMsOf(this) + this.searchMs + this.databaseMs)
  }

  checkTime(runningMs: number): void {
    if (!this.#hasTimeLimits) return
    if (this.databaseMs + runningMs > this.limits.databaseTime) this.#exceed('databaseTime')
    const work = this.isLarge ? this.readWork() + runningMs : this.readWork() - this.#longestMs
    const mostWork = this.limits.work * this.#workFactor * readColdness() * (this.#isHopeless ? WASTEFUL_FACTOR : 1)
    if (work > mostWork) this.#exceed('work', Math.min(mostWork, this.limits.work))
    if (now() - this.arrivedAt > this.limits.time) this.#stop(serverIsBusy())
  }

  /** True for a large query of a person most of whose recent queries were refused. Small ones of the same caller may be those of other visitors. */
  get #isHopeless(): boolean {
    return this.isPerson && this.isLarge && this.#workFactor === 1 && this.use.isWasteful(now())
  }

  /** Ends the running work of a disconnected client. */
  leave(): void {
    this.#stop(clientLeft())
  }

  get isPerson(): boolean {
    return this.use.lane === 'people'
  }

  resume(): boolean {
    this.slices.resume()
    return this.slices.isOver
  }

  waitForTurn(work: () => void): void {
    // Separate slices: those of the request are dropped when it stops, and then nobody would continue reading.
    new Slices(this).later(work)
  }

  deliver(work: () => void): void {
    const places = largePlaces[this.use.lane]
    if (this.#waitsForPlace && this.isLarge && !places.has(this)) places.take(this, () => this.#deliverInTurn(work))
    else this.#deliverInTurn(work)
  }

  #deliverInTurn(work: () => void): void {
    if (this.stopped || !this.slices.mustWait) {
      this.slices.resume()
      work()
      return
    }
    // A stopped request drops waiting work, but code that waits for this result must still get it.
    let isDone = false
    const deliverOnce = () => {
      if (!isDone) work()
      isDone = true
      withdraw()
    }
    const withdraw = this.onStop(deliverOnce)
    this.slices.later(deliverOnce)
  }

  onStop(stop: () => void): () => void {
    this.#stops ??= new Set()
    this.#stops.add(stop)
    return () => this.#stops?.delete(stop)
  }

  #exceed(limit: OwnLimit, maximum = this.limits[limit]) {
    if (!this.stopped) this.use.wasted.add(this.readWork(), now())
    this.#stop(new BudgetExceeded(limit, maximum))
  }

  #stop(error: DomainError) {
    if (this.stopped) return
    this.stopped = error
    const stops = this.#stops
    this.#stops = null
    for (const stop of stops ?? []) stop()
    this.finishLarge()
  }
}

const round = (ms: number) => Math.round(ms * 100) / 100
