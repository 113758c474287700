/**
 * A connection pool that prepares and pipelines statements. From its second use on a statement has a name, so that
 * PostgreSQL parses and plans it once per connection. Statements that are requested in the same tick are sent on one
 * connection, in one packet.
 */
import pg from 'pg'
import { ConnectionShares, isHeavy } from './connection-shares.js'
import type { Meter } from './meter.js'
import { MAX_NAMED_STATEMENTS, type NamedStatement, NamedStatements, nameForRun, recordDuration } from './named-statements.js'
import { countPrepared, PreparedQuery, sendTogether } from './prepared-query.js'
import { type RunningBatch, RunningStatements } from './running-statements.js'
import { Semaphore } from './semaphore.js'

export interface PoolOptions {
  url: string
  size: number
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
  /** Requests that wait for a connection. */
  waiting: number
}

export interface StatementResult {
  command: string
  rowCount: number | null
  rows: unknown[]
}

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
/** A statement that takes longer than this runs on a connection of its own, so that no other statement waits behind it. */
const SLOW_MS = 20
/** How long a caller waits for a connection, so that one who gets none has an answer within five seconds. */
const CONNECT_TIMEOUT_MS = 4000
/** How long an unused connection stays open. */
const IDLE_MS = 60_000
/** After this time without traffic the operating system asks whether the other side still exists. */
const KEEP_ALIVE_MS = 10_000

export interface Connection {
  query: (text: string, values: readonly unknown[]) => Promise<StatementResult>
  release: () => void
}

export class PreparedPool {
  readonly #pool: pg.Pool
  readonly #statements = new NamedStatements()
  readonly #onStatement: PoolOptions['onStatement']
  readonly #onResult: PoolOptions['onResult']
  #queue: QueuedStatement[] = []
  #isEnding = false
  /** Limits the transactions to three quarters of the connections: they wait for each other's locks, and single statements must still get a connection. */
  readonly #transactionSlots: Semaphore
  readonly #broken = new WeakSet<pg.PoolClient>()
  /** Idle connections that we keep ourselves, because a return to the `pg` pool and back costs as much as a short statement. */
  #idleClients: pg.PoolClient[] = []
  readonly #idleTimer: NodeJS.Timeout
  readonly #shares: ConnectionShares
  readonly #running: RunningStatements

  constructor({ url, size, onError, onStatement, onResult }: PoolOptions) {
    this.#onStatement = onStatement
    this.#onResult = onResult
    this.#transactionSlots = new Semaphore(Math.max(1, size - Math.floor(size / 4)), CONNECT_TIMEOUT_MS)
    this.#shares = new ConnectionShares(size)
    this.#running = new RunningStatements({
      url,
      onTick: () => this.#shares.rejectLate(CONNECT_TIMEOUT_MS, noConnection),
      onLost: () => this.#dropIdle(),
    })
    this.#pool = new pg.Pool({
      connectionString: url,
      max: size,
      pipeline: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      idleTimeoutMillis: IDLE_MS,
      statement_timeout: 30_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      // Our statements are short: JIT compilation takes longer than running them.
      options: '-c jit=off',
      application_name: 'wharf',
    } as pg.PoolConfig)
    this.#pool.on('error', onError)
    // A connection may break while it is in use. Its statements are rejected anyway; without a listener the error event would end the process.
    this.#pool.on('connect', (client) =>
      client.on('error', (error) => {
        if (this.#idleClients.includes(client) && !this.#broken.has(client)) onError(error)
        this.#broken.add(client)
      }),
    )
    // Returns idle connections to the `pg` pool, which closes them after IDLE_MS.
    this.#idleTimer = setInterval(() => this.#releaseIdle(), IDLE_MS).unref()
  }

  readUse(): PoolUse {
    const { totalCount, idleCount, waitingCount, options } = this.#pool
    const busy = totalCount - idleCount - this.#idleClients.length
    const waiting = waitingCount + this.#shares.countWaiting() + this.#transactionSlots.waiting
    return { size: options.max, open: totalCount, busy, waiting }
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
      this.#takeIdle() ??
      (await this.#pool.connect().catch((error: unknown) => {
        giveBack()
        throw error
      }))
    return {
      query: (text, values) => this.#runOnClient(client, text, values, meter),
      release: () => {
        this.#putBack(client)
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

  /** Closes all connections. Statements are watched until the last has ended: those of stopped requests are still to be cancelled. */
  async end(): Promise<void> {
    clearInterval(this.#idleTimer)
    this.#isEnding = true
    this.#releaseIdle()
    await this.#pool.end()
    await this.#running.close()
  }

  /** Takes an idle connection that is still usable. */
  #takeIdle(): pg.PoolClient | undefined {
    for (let client = this.#idleClients.pop(); client; client = this.#idleClients.pop()) {
      if (!this.#mustBeReplaced(client)) return client
      client.release(true)
    }
    return undefined
  }

  #putBack(client: pg.PoolClient) {
    const mustBeReplaced = this.#mustBeReplaced(client)
    if (mustBeReplaced || this.#isEnding || this.#pool.waitingCount > 0) client.release(mustBeReplaced)
    else this.#idleClients.push(client)
  }

  #releaseIdle() {
    const clients = this.#idleClients
    this.#idleClients = []
    for (const client of clients) client.release(this.#mustBeReplaced(client))
  }

  /** Closes the idle connections after others have died: they went the same way. */
  #dropIdle() {
    const clients = this.#idleClients
    this.#idleClients = []
    for (const client of clients) client.release(true)
  }

  #enqueue(queued: QueuedStatement) {
    // nextTick collects all statements of the current tick, and runs before new I/O is handled.
    if (this.#queue.length === 0) process.nextTick(() => this.#flush())
    this.#queue.push(queued)
  }

  #flush() {
    const queue = this.#queue
    this.#queue = []
    const fast: QueuedStatement[] = []
    for (const queued of queue) {
      if (queued.meter?.stopped) queued.reject(queued.meter.stopped)
      else if (queued.statement.durationMs <= SLOW_MS && !isHeavy(queued.meter)) fast.push(queued)
      else void this.#runTogether([queued])
    }
    if (fast.length) void this.#runTogether(fast)
  }

  /** Runs statements on one connection, which counts for each of their callers. Those whose share is used up wait. */
  async #runTogether(queue: readonly QueuedStatement[]): Promise<void> {
    const { statements, giveBack } = this.#takeShares(queue)
    if (statements.length === 0) return
    const client =
      this.#takeIdle() ??
      (await this.#pool.connect().catch((error: unknown) => {
        for (const { reject } of statements) reject(error)
      }))
    if (client) {
      await this.#runBatch(client, statements)
      this.#putBack(client)
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

  async #runBatch(client: pg.PoolClient, statements: readonly QueuedStatement[]): Promise<void> {
    const { stream } = (client as unknown as ClientInternals).connection
    const batch: RunningBatch = {
      client,
      since: performance.now(),
      pending: statements.map(({ meter }) => meter),
      cancelledAt: 0,
    }
    this.#running.start(batch)
    stream.cork()
    const running = statements.map((queued) => this.#runQueued(batch, queued))
    stream.uncork()
    await Promise.all(running)
    this.#running.end(batch)
  }

  /** Runs one statement of a batch. When its request has to stop, the caller is told at once, and the statement is cancelled. */
  #runQueued(batch: RunningBatch, queued: QueuedStatement): Promise<void> {
    const { text, values, statement, meter } = queued
    const withdraw = meter?.onStop(() => {
      if (meter.stopped) queued.reject(meter.stopped)
      if (batch.pending[0] === meter) this.#running.cancel(batch)
    })
    return this.#run(batch.client, text, values, statement, meter).then(
      (result) => {
        withdraw?.()
        const startedAt = batch.since
        batch.since = recordDuration(statement, startedAt)
        batch.pending.shift()
        this.#report(text, startedAt, batch.since, meter)
        queued.resolve(result)
      },
      (error) => {
        withdraw?.()
        const startedAt = batch.since
        batch.since = performance.now()
        batch.pending.shift()
        this.#report(text, startedAt, batch.since, meter)
        // The request of the next statement may have stopped while it waited for its turn.
        if (batch.pending[0]?.stopped) this.#running.cancel(batch)
        this.#retryOrFail(queued, error, batch.cancelledAt > 0)
      },
    )
  }

  /**
   * After a migration changed a table, its prepared statements fail once with a stale plan: they are prepared again under a new name.
   * A cancel request that came too late hits the next statement on the connection, which then runs again.
   */
  #retryOrFail(queued: QueuedStatement, error: unknown, isCancelled: boolean) {
    const { code } = error as { code?: string }
    const { meter } = queued
    if (meter?.stopped) return queued.reject(meter.stopped)
    if (queued.isRetry || !(code === STALE_PLAN || (code === CANCELLED && isCancelled))) return queued.reject(error)
    if (code === STALE_PLAN) this.#statements.rename(queued.statement)
    this.#enqueue({ ...queued, isRetry: true })
  }

  /** Inside a transaction a stale plan is not retried, because the error has aborted the transaction. The next one uses a new name. */
  async #runOnClient(
    client: pg.PoolClient,
    text: string,
    values: readonly unknown[],
    meter: Meter | undefined,
  ): Promise<StatementResult> {
    const statement = this.#statements.get(text)
    const isEnd = text === 'rollback'
    if (meter?.stopped && !isEnd) throw meter.stopped
    const batch: RunningBatch = { client, since: performance.now(), pending: isEnd ? [] : [meter], cancelledAt: 0 }
    this.#running.start(batch)
    sendTogether((client as unknown as ClientInternals).connection.stream)
    const withdraw = isEnd ? undefined : meter?.onStop(() => this.#running.cancel(batch))
    try {
      return await this.#run(client, text, values, statement, meter)
    } catch (error) {
      if ((error as { code?: string }).code === STALE_PLAN) this.#statements.rename(statement)
      throw (!isEnd && meter?.stopped) || error
    } finally {
      withdraw?.()
      this.#running.end(batch)
      this.#report(text, batch.since, performance.now(), meter)
    }
  }

  /** True when the connection is broken, or has so many prepared statements that PostgreSQL should free their memory. */
  #mustBeReplaced(client: pg.PoolClient): boolean {
    return this.#broken.has(client) || countPrepared((client as unknown as ClientInternals).connection) > MAX_PREPARED
  }

  #run(
    client: pg.PoolClient,
    text: string,
    values: readonly unknown[],
    statement: NamedStatement,
    meter: Meter | undefined,
  ): Promise<StatementResult> {
    this.#onStatement?.(text)
    const name = nameForRun(statement, text)
    return new Promise((resolve, reject) => {
      const settle = (error: Error | null, result: unknown) => (error ? reject(error) : resolve(result as StatementResult))
      client.query(new PreparedQuery(name, text, values, settle, meter) as unknown as pg.Query)
    })
  }

  /** Counts a statement that is over. On one connection it starts when the one before it has its result. */
  #report(text: string, startedAt: number, endedAt: number, meter: Meter | undefined) {
    meter?.addStatement(text, startedAt, endedAt)
    this.#onResult?.(text, endedAt - startedAt, meter)
  }
}

/** The same message as that of the `pg` pool. */
const noConnection = () => new Error('timeout exceeded when trying to connect')

/** Members of a `pg` client that its types do not declare. */
interface ClientInternals {
  connection: { stream: { cork: () => void; uncork: () => void } }
}
