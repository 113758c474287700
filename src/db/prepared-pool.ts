/**
 * A connection pool that prepares and pipelines statements. From its second use on a statement has a name, so that
 * PostgreSQL parses and plans it once per connection. Statements that are requested in the same tick are sent on one
 * connection, in one packet.
 */
import type pg from 'pg'
import { batchesOf, ConnectionShares } from './connection-shares.js'
import { Connections, noConnection } from './connections.js'
import type { Meter } from './meter.js'
import {
  MAX_NAMED_STATEMENTS,
  type NamedStatement,
  NamedStatements,
  nameForRun,
  nameStatement,
  recordDuration,
  textForRun,
} from './named-statements.js'
import { Beginning, type PoolOptions, type PoolUse, type StatementResult } from './pool.js'
import { countPrepared, type Origin, PreparedQuery, sendTogether } from './prepared-query.js'
import { CONNECT_TIMEOUT_MS } from './reach.js'
import { type RunningBatch, RunningStatements } from './running-statements.js'
import { Semaphore } from './semaphore.js'

interface QueuedStatement {
  text: string
  values: readonly unknown[]
  statement: NamedStatement
  resolve: (result: StatementResult) => void
  reject: (error: unknown) => void
  /** True when the statement runs again, because its cached plan had become invalid or a cancel request hit the wrong statement. */
  isRetry: boolean
  meter: Meter | undefined
  /** When the statement was requested. */
  since: number
}

/** A connection that has prepared more statements than this is replaced. */
const MAX_PREPARED = 2 * MAX_NAMED_STATEMENTS
/** The error code of "cached plan must not change result type". */
const STALE_PLAN = '0A000'
/** The error code of a statement that was cancelled. */
const CANCELLED = '57014'
/** The error codes of a missing or duplicate prepared statement: a pooler mixes up those of its clients. */
const NAME_LOST = new Set(['26000', '42P05'])

export interface Connection {
  query: (text: string, values: readonly unknown[]) => Promise<StatementResult>
  release: () => void
}

export class PreparedPool {
  readonly #size: number
  readonly #connections: Connections
  readonly #statements = new NamedStatements()
  readonly #onStatement: PoolOptions['onStatement']
  readonly #onResult: PoolOptions['onResult']
  readonly #origin: PoolOptions['origin']
  #queue: QueuedStatement[] = []
  /** False behind a pooler that does not track prepared statements. */
  #hasNames = true
  /** Limits transactions to three quarters of the connections: they wait for each other's locks, and single statements must still get a connection. */
  readonly #transactionSlots: Semaphore
  readonly #shares: ConnectionShares
  readonly #running: RunningStatements
  /** Connections on which a statement was cancelled. A late cancel request would hit the next statement on the connection, so it is not used. */
  readonly #cancelled = new WeakSet<pg.Client>()

  constructor({ url, size, cap, waitMs = CONNECT_TIMEOUT_MS, onError, origin, onStatement, onResult }: PoolOptions) {
    this.#size = size
    this.#onStatement = onStatement
    this.#onResult = onResult
    this.#origin = origin
    this.#transactionSlots = new Semaphore(Math.max(1, size - Math.floor(size / 4)), waitMs)
    this.#shares = new ConnectionShares(size)
    this.#connections = new Connections({
      url,
      size,
      cap,
      waitMs,
      onIdleError: onError,
      isWornOut: (client) => this.#cancelled.has(client) || hasPreparedTooMuch(client),
    })
    this.#running = new RunningStatements({
      url,
      isPooled: () => this.#connections.isPooled,
      onTick: () => this.#shares.rejectLate(waitMs, noConnection),
      onLost: () => this.#connections.dropIdle(),
    })
  }

  readUse(): PoolUse {
    const { open, busy } = this.#connections
    const waiting = this.#connections.waiting + this.#shares.countWaiting() + this.#transactionSlots.waiting
    return { size: this.#size, open, busy, waiting }
  }

  /** Runs a single statement on any free connection. */
  query(text: string, values: readonly unknown[], meter?: Meter): Promise<StatementResult> {
    return new Promise((resolve, reject) => {
      const since = meter ? performance.now() : 0
      this.#enqueue({ text, values, statement: this.#statements.get(text), resolve, reject, isRetry: false, meter, since })
    })
  }

  /** Reserves a connection, for several statements such as those of a transaction. */
  async connect(meter?: Meter): Promise<Connection> {
    const giveBack = await this.#reserve(meter)
    const client =
      this.#connections.takeIdle() ??
      (await this.#connections.take().catch((error: unknown) => {
        giveBack()
        throw error
      }))
    let state: TransactionState = 'none'
    const beginning = new Beginning()
    return {
      query: (text, values) => {
        const before = state
        state = nextState(state, text)
        const { isWrite } = this.#statements.get(text)
        // Set before the first savepoint: rolling back to a savepoint also takes back settings.
        const isOrigin = before === 'begun' ? state === 'open' : before === 'none' && isWrite
        const run = () => this.#runOnClient(client, text, values, meter, isOrigin)
        if (before === 'none' && state === 'begun') return beginning.start(run())
        return state === 'none' ? run() : beginning.runAfter(run, isWrite)
      },
      release: () => {
        this.#connections.giveBack(client)
        giveBack()
      },
    }
  }

  /** Waits until the caller, and then a transaction, may have a connection. */
  async #reserve(meter: Meter | undefined): Promise<() => void> {
    if (meter?.stopped) throw meter.stopped
    const giveBack = meter && meter.reserved === 0 ? await this.#shares.take(meter) : undefined
    try {
      await this.#transactionSlots.acquire()
    } catch (error) {
      giveBack?.()
      throw error
    }
    if (meter) meter.reserved++
    return () => {
      if (meter) meter.reserved--
      this.#transactionSlots.release()
      giveBack?.()
    }
  }

  /** Closes all connections. Statements are watched until the last has ended: those of stopped requests still have to be cancelled. */
  async end(): Promise<void> {
    await this.#connections.end()
    await this.#running.close()
  }

  #enqueue(queued: QueuedStatement) {
    // Collects all statements of the current tick and of the loaders that it has filled, which send in the next one. A loader may await something that
    // is there already, so promises are settled in between. New I/O is handled after that.
    if (this.#queue.length === 0) process.nextTick(() => void Promise.resolve().then(() => process.nextTick(() => this.#flush())))
    this.#queue.push(queued)
  }

  /** Sends what was collected. */
  #flush() {
    const queue = this.#queue
    this.#queue = []
    for (const { meter, reject } of queue) if (meter?.stopped) reject(meter.stopped)
    const running = queue.filter(({ meter }) => !meter?.stopped)
    for (const batch of batchesOf(running, (meter) => this.#shares.takesTurns(meter))) void this.#runTogether(batch)
  }

  /** Runs statements on one connection, which counts for each of their callers. Callers without a free share wait. */
  async #runTogether(queue: readonly QueuedStatement[]): Promise<void> {
    const { statements, giveBack } = this.#takeShares(queue)
    if (statements.length === 0) return
    const client =
      this.#connections.takeIdle() ??
      (await this.#connections.take().catch((error: unknown) => {
        for (const { reject } of statements) reject(error)
      }))
    if (client) {
      await this.#runBatch(client, statements)
      this.#connections.giveBack(client)
    }
    for (const give of giveBack) give()
  }

  #takeShares(queue: readonly QueuedStatement[]) {
    const taken = new Set<string>()
    const credentials = new Set<string>()
    const giveBack: (() => void)[] = []
    const statements = queue.filter((queued) => {
      const { meter } = queued
      // A request must not wait for a connection that it holds itself.
      if (!meter || meter.reserved > 0 || taken.has(meter.caller)) return true
      const give = this.#shares.tryTake(meter, credentials)
      if (!give) {
        this.#shares.wait(meter, queued.since, () => this.#enqueue(queued), queued.reject)
        return false
      }
      taken.add(meter.caller)
      giveBack.push(give)
      return true
    })
    return { statements, giveBack }
  }

  async #runBatch(client: pg.Client, statements: readonly QueuedStatement[]): Promise<void> {
    const { stream } = (client as unknown as ClientInternals).connection
    const batch = this.#running.start(
      client,
      statements.map(({ meter }) => meter),
    )
    stream.cork()
    const running = statements.map((queued) => this.#runQueued(batch, queued))
    stream.uncork()
    await Promise.all(running)
    if (batch.cancelledAt > 0) await this.#absorbCancel(batch)
    this.#running.end(batch)
  }

  /**
   * Makes a connection usable again after a cancel request. PostgreSQL has sent the signal when it confirms the request, so it hits the intended
   * statement, or the empty one that follows here, or nothing. A new connection would have to plan all its statements again.
   */
  async #absorbCancel(batch: RunningBatch): Promise<void> {
    const { client } = batch
    if (!(await batch.cancelled)) {
      this.#cancelled.add(client)
      return
    }
    // The batch is still watched, so that a dead connection is detected here, too.
    batch.since = performance.now()
    await client.query('').catch((error: { code?: string }) => {
      if (error.code !== CANCELLED) this.#cancelled.add(client)
    })
  }

  /** Runs one statement of a batch. If its request has to stop, the caller is notified at once, and the statement is cancelled. */
  #runQueued(batch: RunningBatch, queued: QueuedStatement): Promise<void> {
    const { text, values, statement, meter } = queued
    const withdraw = meter?.onStop(() => {
      if (meter.stopped) queued.reject(meter.stopped)
      if (batch.pending[0] === meter) this.#running.cancel(batch)
    })
    return this.#run(batch.client, text, values, statement, meter, batch, statement.isWrite).then(
      (result) => {
        withdraw?.()
        const startedAt = batch.since + result.readingMs
        batch.since = recordDuration(statement, startedAt)
        batch.pending.shift()
        this.#report(text, startedAt, batch.since, meter)
        if (meter) meter.deliver(() => queued.resolve(result))
        else queued.resolve(result)
      },
      (error) => {
        withdraw?.()
        const startedAt = batch.since
        batch.since = performance.now()
        batch.pending.shift()
        this.#report(text, startedAt, batch.since, meter)
        // The request of the next statement may have stopped while it waited for its turn.
        if (batch.pending[0]?.stopped) this.#running.cancel(batch)
        this.#retryOrFail(queued, error, batch.cancelledAt > 0 && !batch.isTooLate)
      },
    )
  }

  /**
   * Retries or fails a statement. After a migration changed a table, its prepared statements fail once with a stale plan: they are prepared again under a new name.
   * A late cancel request hits the next statement on the connection, which then runs again.
   */
  #retryOrFail(queued: QueuedStatement, error: unknown, isCancelled: boolean) {
    const { code } = error as { code?: string }
    const { meter } = queued
    if (meter?.stopped) return queued.reject(meter.stopped)
    const isNameLost = this.#giveUpNames(code)
    if (queued.isRetry || !(isNameLost || code === STALE_PLAN || (code === CANCELLED && isCancelled))) return queued.reject(error)
    if (code === STALE_PLAN) this.#statements.rename(queued.statement)
    this.#enqueue({ ...queued, isRetry: true })
  }

  /** Inside a transaction a stale plan is not retried, because the error has aborted the transaction. The next one uses a new name. */
  async #runOnClient(
    client: pg.Client,
    text: string,
    values: readonly unknown[],
    meter: Meter | undefined,
    hasOrigin: boolean,
  ): Promise<StatementResult> {
    const statement = this.#statements.get(text)
    const isEnd = text === 'rollback'
    if (meter?.stopped && !isEnd) throw meter.stopped
    const batch = this.#running.start(client, isEnd ? [] : [meter])
    sendTogether((client as unknown as ClientInternals).connection.stream)
    const withdraw = isEnd ? undefined : meter?.onStop(() => this.#running.cancel(batch))
    try {
      const result = await this.#run(client, text, values, statement, meter, null, hasOrigin)
      statement.isProven = true
      return result
    } catch (error) {
      const { code } = error as { code?: string }
      if (code === STALE_PLAN) this.#statements.rename(statement)
      if (this.#giveUpNames(code)) throw new Error('Connection terminated: the pooler does not keep prepared statements')
      throw (!isEnd && meter?.stopped) || error
    } finally {
      withdraw?.()
      this.#running.end(batch)
      if (batch.cancelledAt > 0) this.#cancelled.add(batch.client)
      this.#report(text, batch.since, performance.now(), meter)
    }
  }

  /** Stops preparing statements behind a pooler that loses them. A transaction that found out fails and can be repeated. */
  #giveUpNames(code: string | undefined): boolean {
    const isLost = this.#connections.isPooled && NAME_LOST.has(code ?? '')
    if (isLost) this.#hasNames = false
    return isLost
  }

  #run(
    client: pg.Client,
    text: string,
    values: readonly unknown[],
    statement: NamedStatement,
    meter: Meter | undefined,
    pausable: RunningBatch | null,
    hasOrigin: boolean,
  ): Promise<StatementResult & { readingMs: number }> {
    this.#onStatement?.(text)
    // pgbouncer closes a connection on which preparing a statement fails while others wait behind it, so there only proven ones have names.
    const mayHaveName = this.#hasNames && (statement.isProven || !this.#connections.isPooled)
    const name = mayHaveName ? nameForRun(statement, text) : undefined
    const { isPooled } = this.#connections
    const writer = hasOrigin ? (meter?.origin ?? this.#origin?.()) : undefined
    const origin: Origin | null = writer ? { text: writer, isPooled } : null
    return new Promise((resolve, reject) => {
      const settle = (error: Error | null, result: unknown) => {
        const readingMs = query.endReading()
        if (error) reject(nameStatement(error, text))
        else resolve(Object.assign(result as StatementResult, { readingMs }))
      }
      const query: PreparedQuery = new PreparedQuery(name, textForRun(statement, text), values, settle, meter, pausable, origin)
      client.query(query as unknown as pg.Query)
    })
  }

  /** Counts a completed statement. On one connection it starts when the previous one has its result. */
  #report(text: string, startedAt: number, readAt: number, meter: Meter | undefined) {
    const endedAt = readAt - this.#running.readStall(startedAt, readAt)
    meter?.addStatement(text, startedAt, endedAt, this.#running.crowd)
    this.#onResult?.(text, endedAt - startedAt, meter)
  }
}

/** Whether a reserved connection has a transaction, and whether it has run a statement in it. */
type TransactionState = 'none' | 'begun' | 'open'

const BEGINS = /^(begin|start transaction)/
const ENDS = /^(commit|rollback)$/

const nextState = (state: TransactionState, text: string): TransactionState => {
  if (BEGINS.test(text)) return 'begun'
  if (ENDS.test(text)) return 'none'
  return state === 'begun' ? 'open' : state
}

/** Returns true if a connection has so many prepared statements that PostgreSQL should free their memory. */
const hasPreparedTooMuch = (client: pg.Client) => countPrepared((client as unknown as ClientInternals).connection) > MAX_PREPARED

/** Members of a `pg` client that its types do not declare. */
interface ClientInternals {
  connection: { stream: { cork: () => void; uncork: () => void } }
}
