/**
 * A pool that prepares and sends together: each statement gets a name after its second use, so that PostgreSQL plans it once per connection,
 * and statements that are asked for in the same moment travel on one connection in one packet.
 */
import { LRUCache } from 'lru-cache'
import pg from 'pg'
import { PreparedQuery, preparedOn } from './query.js'

export interface PoolOptions {
  url: string
  size: number
  /** Called when an idle connection breaks; the pool replaces it by itself. */
  onError: (error: Error) => void
  /** Hears every statement. */
  onStatement?: ((sql: string) => void) | undefined
  /** Hears every statement that was answered, and how many milliseconds it took. */
  onAnswer?: OnAnswer | undefined
}

/** The text of a statement holds no values. */
export type OnAnswer = (sql: string, ms: number) => void

export interface Answer {
  command: string
  rowCount: number | null
  rows: unknown[]
}

interface Statement {
  name: string
  uses: number
  /** How long it takes, in milliseconds, as far as it was measured. */
  takes: number
}

interface Asked {
  text: string
  values: readonly unknown[]
  statement: Statement
  done: (answer: Answer) => void
  failed: (error: unknown) => void
  /** It has been prepared anew already. */
  isAgain: boolean
}

/** Beyond this many distinct statements, the least used lose their name in this process (not on the connection). */
const NAMED_STATEMENTS = 1000
/** A connection that has prepared more is replaced. */
const MAX_PREPARED = 2 * NAMED_STATEMENTS
/** "cached plan must not change result type" */
const STALE = '0A000'
const MAX_PREPARED_LENGTH = 30_000
/** What takes longer than this, in milliseconds, goes on a connection of its own: nobody shall wait behind it. */
const SLOW = 20
/** How long one waits for a connection. */
const PATIENCE_MS = 5000
/** How long a connection stays open that nobody wants. */
const IDLE_MS = 60_000

export interface Connection {
  query: (text: string, values: readonly unknown[]) => Promise<Answer>
  release: () => void
}

export class PreparedPool {
  readonly #pool: pg.Pool
  readonly #statements = new LRUCache<string, Statement>({ max: NAMED_STATEMENTS })
  readonly #onStatement: PoolOptions['onStatement']
  readonly #onAnswer: PoolOptions['onAnswer']
  /** When a connection was last heard of; only where somebody wants to know how long statements take. */
  readonly #heard = new WeakMap<pg.PoolClient, number>()
  #named = 0
  #asked: Asked[] = []
  #isEnding = false
  /** Transactions wait for each other's locks: some connections are left to those who only read. */
  readonly #turns: Turns
  readonly #broken = new WeakSet<pg.PoolClient>()
  /** Connections that rest here: to give one back to the pool and to get it again costs as much as a short statement. */
  #resting: pg.PoolClient[] = []
  readonly #sweep: NodeJS.Timeout

  constructor({ url, size, onError, onStatement, onAnswer }: PoolOptions) {
    this.#onStatement = onStatement
    this.#onAnswer = onAnswer
    this.#turns = new Turns(Math.max(1, size - Math.floor(size / 4)))
    this.#pool = new pg.Pool({
      connectionString: url,
      max: size,
      pipeline: true,
      connectionTimeoutMillis: PATIENCE_MS,
      idleTimeoutMillis: IDLE_MS,
      statement_timeout: 30_000,
      // Our statements are short: compiling one takes longer than running it.
      options: '-c jit=off',
      application_name: 'wharf',
    } as pg.PoolConfig)
    this.#pool.on('error', onError)
    // A connection may break while somebody has it. What was under way on it fails by itself; unheard, its error would end the process.
    this.#pool.on('connect', (client) =>
      client.on('error', (error) => {
        if (this.#resting.includes(client) && !this.#broken.has(client)) onError(error)
        this.#broken.add(client)
      }),
    )
    // The pool closes what nobody has wanted for a while.
    this.#sweep = setInterval(() => this.#giveBack(), IDLE_MS).unref()
  }

  /** Runs a statement by itself, on whichever connection is free. */
  query(text: string, values: readonly unknown[]): Promise<Answer> {
    return new Promise((done, failed) => {
      this.#ask({ text, values, statement: this.#statementOf(text), done, failed, isAgain: false })
    })
  }

  /** A connection for whoever needs several statements on the same one. */
  async connect(): Promise<Connection> {
    await this.#turns.take()
    const client =
      this.#rested() ??
      (await this.#pool.connect().catch((error: unknown) => {
        this.#turns.give()
        throw error
      }))
    return {
      query: (text, values) => this.#inTransaction(client, text, values),
      release: () => {
        this.#rest(client)
        this.#turns.give()
      },
    }
  }

  end(): Promise<void> {
    clearInterval(this.#sweep)
    this.#isEnding = true
    this.#giveBack()
    return this.#pool.end()
  }

  /** A connection that rests and is fit for use. */
  #rested(): pg.PoolClient | undefined {
    for (let client = this.#resting.pop(); client; client = this.#resting.pop()) {
      if (!this.#isSpent(client)) return client
      client.release(true)
    }
    return undefined
  }

  #rest(client: pg.PoolClient) {
    const isSpent = this.#isSpent(client)
    if (isSpent || this.#isEnding || this.#pool.waitingCount > 0) client.release(isSpent)
    else this.#resting.push(client)
  }

  #giveBack() {
    const clients = this.#resting
    this.#resting = []
    for (const client of clients) client.release(this.#isSpent(client))
  }

  #ask(asked: Asked) {
    // After all that is under way in this moment has asked, and before anything else comes in.
    if (this.#asked.length === 0) process.nextTick(() => this.#send())
    this.#asked.push(asked)
  }

  #send() {
    const asked = this.#asked
    this.#asked = []
    const together = asked.filter(({ statement }) => statement.takes <= SLOW)
    if (together.length) void this.#sendAll(together)
    for (const one of asked) if (one.statement.takes > SLOW) void this.#sendAll([one])
  }

  async #sendAll(asked: readonly Asked[]): Promise<void> {
    const client =
      this.#rested() ??
      (await this.#pool.connect().catch((error: unknown) => {
        for (const { failed } of asked) failed(error)
      }))
    if (!client) return
    const { stream } = (client as unknown as Streaming).connection
    let last = performance.now()
    stream.cork()
    const sent = asked.map((one) =>
      this.#on(client, one.text, one.values, one.statement).then(
        (answer) => {
          last = measured(one.statement, last)
          one.done(answer)
        },
        (error) => this.#failed(one, error),
      ),
    )
    stream.uncork()
    await Promise.all(sent)
    this.#rest(client)
  }

  /** A migration changed a table under a prepared statement ("cached plan must not change result type"): it is prepared anew. */
  #failed(asked: Asked, error: unknown) {
    if (asked.isAgain || (error as { code?: string }).code !== STALE) return asked.failed(error)
    asked.statement.name = this.#nextName()
    this.#ask({ ...asked, isAgain: true })
  }

  /** What a transaction has done is lost when a statement fails: it is not tried again, but the next transaction prepares it anew. */
  async #inTransaction(client: pg.PoolClient, text: string, values: readonly unknown[]): Promise<Answer> {
    const statement = this.#statementOf(text)
    try {
      return await this.#on(client, text, values, statement)
    } catch (error) {
      if ((error as { code?: string }).code === STALE) statement.name = this.#nextName()
      throw error
    }
  }

  /** It is broken, or has prepared so much that PostgreSQL had better forget it. */
  #isSpent(client: pg.PoolClient): boolean {
    return this.#broken.has(client) || preparedOn((client as unknown as Streaming).connection) > MAX_PREPARED
  }

  #on(client: pg.PoolClient, text: string, values: readonly unknown[], statement: Statement): Promise<Answer> {
    this.#onStatement?.(text)
    const isNamed = ++statement.uses > 1 && text.length <= MAX_PREPARED_LENGTH
    return new Promise((done, failed) => {
      const answered = (error: Error | null, answer: unknown) => (error ? failed(error) : done(answer as Answer))
      const callback = this.#onAnswer ? this.#timed(client, text, this.#onAnswer, answered) : answered
      client.query(new PreparedQuery(isNamed ? statement.name : undefined, text, values, callback) as unknown as pg.Query)
    })
  }

  /** A statement begins when the one before it on the same connection is done. */
  #timed<T extends unknown[]>(client: pg.PoolClient, text: string, onAnswer: OnAnswer, answered: (...answer: T) => void) {
    const sent = performance.now()
    return (...answer: T) => {
      const now = performance.now()
      onAnswer(text, now - Math.max(sent, this.#heard.get(client) ?? 0))
      this.#heard.set(client, now)
      answered(...answer)
    }
  }

  #statementOf(text: string): Statement {
    const known = this.#statements.get(text)
    if (known) return known
    const statement = { name: this.#nextName(), uses: 0, takes: 0 }
    if (text.length <= MAX_PREPARED_LENGTH) this.#statements.set(text, statement)
    return statement
  }

  #nextName = () => `w${++this.#named}`
}

/** At most so many at a time; the others wait in line. */
class Turns {
  readonly #waiting: (() => void)[] = []
  #free: number

  constructor(count: number) {
    this.#free = count
  }

  async take(): Promise<void> {
    if (this.#free > 0) {
      this.#free--
      return
    }
    await new Promise<void>((go, failed) => {
      const turn = () => {
        clearTimeout(timer)
        go()
      }
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(turn), 1)
        // What the pool itself says.
        failed(new Error('timeout exceeded when trying to connect'))
      }, PATIENCE_MS)
      this.#waiting.push(turn)
    })
  }

  give(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#free++
  }
}

interface Streaming {
  connection: { stream: { cork: () => void; uncork: () => void } }
}

/** How long a statement took after the one before it on the same connection; answers when that was. */
function measured(statement: Statement, since: number): number {
  const now = performance.now()
  const took = now - since
  // A busy server is late to hear of an answer, never early: what is shorter is nearer to the truth.
  statement.takes = took < statement.takes || statement.uses <= 2 ? took : statement.takes + (took - statement.takes) / 100
  return now
}
