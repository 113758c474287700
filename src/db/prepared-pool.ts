/**
 * A connection pool that prepares and pipelines statements. From its second use on a statement has a name, so that
 * PostgreSQL parses and plans it once per connection. Statements that are requested in the same tick are sent on one
 * connection, in one packet.
 */
import { LRUCache } from 'lru-cache'
import pg from 'pg'
import { countPrepared, PreparedQuery } from './prepared-query.js'

export interface PoolOptions {
  url: string
  size: number
  /** Called when an idle connection breaks; the pool replaces it by itself. */
  onError: (error: Error) => void
  /** Called for every statement when it is sent. */
  onStatement?: ((sql: string) => void) | undefined
  /** Called for every statement when its result has arrived, with its duration. */
  onAnswer?: OnAnswer | undefined
}

/** `sql` contains placeholders, never values, so it is safe to log. */
export type OnAnswer = (sql: string, ms: number) => void

export interface StatementResult {
  command: string
  rowCount: number | null
  rows: unknown[]
}

interface Statement {
  name: string
  uses: number
  /** The estimated duration, from the measured runs. */
  durationMs: number
}

interface QueuedStatement {
  text: string
  values: readonly unknown[]
  statement: Statement
  resolve: (result: StatementResult) => void
  reject: (error: unknown) => void
  /** True when the statement runs again under a new name, after its cached plan had become invalid. */
  isRetry: boolean
}

/** The number of statement names that this process remembers. The least recently used ones are forgotten here, but stay prepared on the connections. */
const MAX_NAMED_STATEMENTS = 1000
/** A connection that has prepared more statements than this is replaced. */
const MAX_PREPARED = 2 * MAX_NAMED_STATEMENTS
/** The error code of "cached plan must not change result type". */
const STALE_PLAN = '0A000'
const MAX_PREPARED_LENGTH = 30_000
/** A statement that takes longer than this runs on a connection of its own, so that no other statement waits behind it. */
const SLOW_MS = 20
/** How long a caller waits for a connection. */
const CONNECT_TIMEOUT_MS = 5000
/** How long an unused connection stays open. */
const IDLE_MS = 60_000

export interface Connection {
  query: (text: string, values: readonly unknown[]) => Promise<StatementResult>
  release: () => void
}

export class PreparedPool {
  readonly #pool: pg.Pool
  readonly #statements = new LRUCache<string, Statement>({ max: MAX_NAMED_STATEMENTS })
  readonly #onStatement: PoolOptions['onStatement']
  readonly #onAnswer: PoolOptions['onAnswer']
  /** When the last result arrived on a connection. Only filled when `onAnswer` is set. */
  readonly #lastResultAt = new WeakMap<pg.PoolClient, number>()
  #lastNumber = 0
  #queue: QueuedStatement[] = []
  #isEnding = false
  /** Limits the transactions to three quarters of the connections: they wait for each other's locks, and single statements must still get a connection. */
  readonly #transactionSlots: Semaphore
  readonly #broken = new WeakSet<pg.PoolClient>()
  /** Idle connections that we keep ourselves, because a return to the `pg` pool and back costs as much as a short statement. */
  #idleClients: pg.PoolClient[] = []
  readonly #idleTimer: NodeJS.Timeout

  constructor({ url, size, onError, onStatement, onAnswer }: PoolOptions) {
    this.#onStatement = onStatement
    this.#onAnswer = onAnswer
    this.#transactionSlots = new Semaphore(Math.max(1, size - Math.floor(size / 4)))
    this.#pool = new pg.Pool({
      connectionString: url,
      max: size,
      pipeline: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      idleTimeoutMillis: IDLE_MS,
      statement_timeout: 30_000,
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

  /** Runs a single statement on any free connection. */
  query(text: string, values: readonly unknown[]): Promise<StatementResult> {
    return new Promise((resolve, reject) => {
      this.#enqueue({ text, values, statement: this.#getStatement(text), resolve, reject, isRetry: false })
    })
  }

  /** Reserves a connection, for several statements such as those of a transaction. */
  async connect(): Promise<Connection> {
    await this.#transactionSlots.acquire()
    const client =
      this.#takeIdle() ??
      (await this.#pool.connect().catch((error: unknown) => {
        this.#transactionSlots.release()
        throw error
      }))
    return {
      query: (text, values) => this.#runOnClient(client, text, values),
      release: () => {
        this.#putBack(client)
        this.#transactionSlots.release()
      },
    }
  }

  end(): Promise<void> {
    clearInterval(this.#idleTimer)
    this.#isEnding = true
    this.#releaseIdle()
    return this.#pool.end()
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

  #enqueue(queued: QueuedStatement) {
    // nextTick collects all statements of the current tick, and runs before new I/O is handled.
    if (this.#queue.length === 0) process.nextTick(() => this.#flush())
    this.#queue.push(queued)
  }

  #flush() {
    const queue = this.#queue
    this.#queue = []
    const fast = queue.filter(({ statement }) => statement.durationMs <= SLOW_MS)
    if (fast.length) void this.#runTogether(fast)
    for (const queued of queue) if (queued.statement.durationMs > SLOW_MS) void this.#runTogether([queued])
  }

  async #runTogether(statements: readonly QueuedStatement[]): Promise<void> {
    const client =
      this.#takeIdle() ??
      (await this.#pool.connect().catch((error: unknown) => {
        for (const { reject } of statements) reject(error)
      }))
    if (!client) return
    const { stream } = (client as unknown as ClientInternals).connection
    let lastResultAt = performance.now()
    stream.cork()
    const running = statements.map((queued) =>
      this.#run(client, queued.text, queued.values, queued.statement).then(
        (result) => {
          lastResultAt = recordDuration(queued.statement, lastResultAt)
          queued.resolve(result)
        },
        (error) => this.#retryOrFail(queued, error),
      ),
    )
    stream.uncork()
    await Promise.all(running)
    this.#putBack(client)
  }

  /** After a migration changed a table, its prepared statements fail once with a stale plan. They are prepared again under a new name. */
  #retryOrFail(queued: QueuedStatement, error: unknown) {
    if (queued.isRetry || (error as { code?: string }).code !== STALE_PLAN) return queued.reject(error)
    queued.statement.name = this.#nextName()
    this.#enqueue({ ...queued, isRetry: true })
  }

  /** Inside a transaction a stale plan is not retried, because the error has aborted the transaction. The next one uses a new name. */
  async #runOnClient(client: pg.PoolClient, text: string, values: readonly unknown[]): Promise<StatementResult> {
    const statement = this.#getStatement(text)
    try {
      return await this.#run(client, text, values, statement)
    } catch (error) {
      if ((error as { code?: string }).code === STALE_PLAN) statement.name = this.#nextName()
      throw error
    }
  }

  /** True when the connection is broken, or has so many prepared statements that PostgreSQL should free their memory. */
  #mustBeReplaced(client: pg.PoolClient): boolean {
    return this.#broken.has(client) || countPrepared((client as unknown as ClientInternals).connection) > MAX_PREPARED
  }

  #run(client: pg.PoolClient, text: string, values: readonly unknown[], statement: Statement): Promise<StatementResult> {
    this.#onStatement?.(text)
    const isNamed = ++statement.uses > 1 && text.length <= MAX_PREPARED_LENGTH
    return new Promise((resolve, reject) => {
      const settle = (error: Error | null, result: unknown) => (error ? reject(error) : resolve(result as StatementResult))
      const callback = this.#onAnswer ? this.#measure(client, text, this.#onAnswer, settle) : settle
      client.query(new PreparedQuery(isNamed ? statement.name : undefined, text, values, callback) as unknown as pg.Query)
    })
  }

  /** Reports the duration of a statement. It starts when the previous statement on the same connection has its result. */
  #measure<T extends unknown[]>(client: pg.PoolClient, text: string, onAnswer: OnAnswer, settle: (...result: T) => void) {
    const sentAt = performance.now()
    return (...result: T) => {
      const now = performance.now()
      onAnswer(text, now - Math.max(sentAt, this.#lastResultAt.get(client) ?? 0))
      this.#lastResultAt.set(client, now)
      settle(...result)
    }
  }

  #getStatement(text: string): Statement {
    const existing = this.#statements.get(text)
    if (existing) return existing
    const statement = { name: this.#nextName(), uses: 0, durationMs: 0 }
    if (text.length <= MAX_PREPARED_LENGTH) this.#statements.set(text, statement)
    return statement
  }

  #nextName = () => `w${++this.#lastNumber}`
}

/** Lets at most `count` callers hold a slot at a time; the others wait in order. */
class Semaphore {
  readonly #waiting: (() => void)[] = []
  #free: number

  constructor(count: number) {
    this.#free = count
  }

  async acquire(): Promise<void> {
    if (this.#free > 0) {
      this.#free--
      return
    }
    await new Promise<void>((resolve, reject) => {
      const proceed = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(proceed), 1)
        // The same message as that of the `pg` pool.
        reject(new Error('timeout exceeded when trying to connect'))
      }, CONNECT_TIMEOUT_MS)
      this.#waiting.push(proceed)
    })
  }

  release(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#free++
  }
}

/** Members of a `pg` client that its types do not declare. */
interface ClientInternals {
  connection: { stream: { cork: () => void; uncork: () => void } }
}

/** Updates the estimated duration of a statement whose run started at `startedAt`, and returns the current time. */
function recordDuration(statement: Statement, startedAt: number): number {
  const now = performance.now()
  const measured = now - startedAt
  const estimate = statement.durationMs
  // A busy server measures too long, never too short. So shorter times count at once, and longer ones only a little.
  statement.durationMs = measured < estimate || statement.uses <= 2 ? measured : estimate + (measured - estimate) / 100
  return now
}
