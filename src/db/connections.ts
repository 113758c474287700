/** The connections of one pool: opens them on demand, keeps them for a minute after their last use, and queues callers in order. */
import pg from 'pg'
import type { CapMember, ConnectionCap } from './connection-cap.js'
import { findReach, type Reach } from './reach.js'

export interface ConnectionsOptions {
  url: string
  /** The maximum number of connections of this pool. */
  size: number
  /** The shared limit of all pools of the process. */
  cap?: ConnectionCap | undefined
  /** How long a caller waits for a connection, and how long opening one may take. */
  waitMs: number
  /** Called when an unused connection breaks, and when the database refuses connections. */
  onIdleError: (error: Error) => void
  /** Returns whether a working connection should be replaced. */
  isWornOut: (client: pg.Client) => boolean
}

interface Waiting {
  resolve: (client: pg.Client) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
  since: number
}

interface Idle {
  client: pg.Client
  since: number
}

/** How long an unused connection stays open. */
const IDLE_MS = 60_000
/** After this time without traffic the operating system probes the other side. */
const KEEP_ALIVE_MS = 10_000
/** How long the other side may take to close a connection. */
const CLOSE_MS = 2000
/** How long a statement may run. Behind a pooler this process watches the statements; see running-statements.ts. */
export const STATEMENT_MS = 30_000

/** The error codes of a database that refuses connections or was dropped: its tenant may have moved. */
const IS_CLOSED = new Set(['55000', '3D000'])

/** Start options that only PostgreSQL itself accepts. Statements are short: JIT compilation takes longer than running them. */
const SESSION_OPTIONS = { statement_timeout: STATEMENT_MS, options: '-c jit=off' }

export class Connections implements CapMember {
  readonly #options: ConnectionsOptions
  /** The last one was used last. */
  #idle: Idle[] = []
  #waiting: Waiting[] = []
  readonly #all = new Set<pg.Client>()
  readonly #broken = new WeakSet<pg.Client>()
  #opening = 0
  #isEnding = false
  #onEmpty: () => void = () => undefined
  #reach: Reach | null = null
  readonly #timer: NodeJS.Timeout

  constructor(options: ConnectionsOptions) {
    this.#options = options
    this.#timer = setInterval(() => this.#closeUnused(), IDLE_MS / 2).unref()
    options.cap?.join(this)
  }

  /** True if there is a pooler in front of PostgreSQL. It is known from the first connection on. */
  get isPooled(): boolean {
    return this.#reach === 'pooled'
  }

  get open(): number {
    return this.#all.size + this.#opening
  }

  get busy(): number {
    return this.#all.size - this.#idle.length
  }

  get waiting(): number {
    return this.#waiting.length
  }

  get idleSince(): number | null {
    return this.#idle[0]?.since ?? null
  }

  /** Returns an unused working connection, if there is one. */
  takeIdle(): pg.Client | undefined {
    for (let idle = this.#idle.pop(); idle; idle = this.#idle.pop()) {
      if (!this.#mustBeReplaced(idle.client)) return idle.client
      this.#close(idle.client)
    }
    return undefined
  }

  /** Returns a connection: an unused one, a new one, or the next one that is released. */
  take(): Promise<pg.Client> {
    const idle = this.takeIdle()
    if (idle) return Promise.resolve(idle)
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#stopWaiting(waiting, noConnection()), this.#options.waitMs)
      const waiting: Waiting = { resolve, reject, timer, since: performance.now() }
      this.#waiting.push(waiting)
      this.openWanted()
    })
  }

  giveBack(client: pg.Client): void {
    const isNeeded = this.#waiting.length > 0
    if (this.#isEnding || this.#mustBeReplaced(client) || this.#options.cap?.isTooMuch(this, isNeeded)) {
      this.#close(client)
      return
    }
    const next = this.#waiting.shift()
    clearTimeout(next?.timer)
    if (next) next.resolve(client)
    else this.#idle.push({ client, since: performance.now() })
  }

  closeIdle(): void {
    const idle = this.#idle.shift()
    if (idle) this.#close(idle.client)
  }

  /** Closes the unused connections after others have died: they are probably dead, too. */
  dropIdle(): void {
    for (let idle = this.#idle.pop(); idle; idle = this.#idle.pop()) {
      this.#broken.add(idle.client)
      this.#close(idle.client)
    }
  }

  /** Opens as many connections as are needed and allowed. */
  openWanted(): void {
    const { size, cap } = this.#options
    while (!this.#isEnding && this.#opening < this.#waiting.length && this.open < size) {
      if (cap && !cap.tryTake(this)) return
      this.#opening++
      void this.#openOne()
    }
    if (this.#isEnding) for (const waiting of [...this.#waiting]) this.#stopWaiting(waiting, isEnded())
  }

  /** Closes all connections; those in use when they are released. */
  async end(): Promise<void> {
    clearInterval(this.#timer)
    this.#isEnding = true
    const emptied = new Promise<void>((done) => {
      this.#onEmpty = done
    })
    this.openWanted()
    for (let idle = this.#idle.pop(); idle; idle = this.#idle.pop()) this.#close(idle.client)
    if (this.open > 0) await emptied
    this.#options.cap?.leave(this)
  }

  async #openOne() {
    const startedAt = performance.now()
    try {
      const client = await this.#connect()
      this.#opening--
      this.#all.add(client)
      client.once('end', () => this.#forget(client))
      this.giveBack(client)
    } catch (error) {
      this.#opening--
      if (IS_CLOSED.has((error as { code?: string }).code ?? '')) this.#options.onIdleError(error as Error)
      // Callers that came after the start of this attempt wait for another one: this one may have failed because the database was slow before.
      const [first] = this.#waiting
      if (first && first.since <= startedAt) this.#stopWaiting(first, error as Error)
      this.#afterClose()
    }
  }

  async #connect(): Promise<pg.Client> {
    const { url: connectionString, waitMs, onIdleError } = this.#options
    this.#reach = await findReach(connectionString, waitMs)
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: waitMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      application_name: 'wharf',
      pipeline: true,
      ...(this.#reach === 'direct' && SESSION_OPTIONS),
    } as pg.ClientConfig)
    // A connection may break while it is in use. Its statements are rejected anyway; without a listener the error event would end the process.
    client.on('error', (error) => {
      const isIdle = this.#idle.some((idle) => idle.client === client)
      if (isIdle && !this.#broken.has(client)) onIdleError(error)
      this.#broken.add(client)
    })
    await client.connect()
    return client
  }

  #mustBeReplaced(client: pg.Client): boolean {
    return this.#broken.has(client) || this.#options.isWornOut(client)
  }

  #close(client: pg.Client) {
    const { stream } = (client as unknown as { connection: { stream: { destroy: () => void } } }).connection
    if (this.#broken.has(client)) stream.destroy()
    const late = setTimeout(() => stream.destroy(), CLOSE_MS).unref()
    void client
      .end()
      .catch(() => undefined)
      .finally(() => {
        clearTimeout(late)
        this.#forget(client)
      })
  }

  #forget(client: pg.Client) {
    if (!this.#all.delete(client)) return
    this.#broken.add(client)
    this.#idle = this.#idle.filter((idle) => idle.client !== client)
    this.#afterClose()
  }

  #afterClose() {
    this.#options.cap?.giveBack()
    this.openWanted()
    if (this.#isEnding && this.open === 0) this.#onEmpty()
  }

  #closeUnused() {
    const before = performance.now() - IDLE_MS
    while (this.#idle[0] && this.#idle[0].since < before) this.closeIdle()
  }

  #stopWaiting(waiting: Waiting, error: Error) {
    clearTimeout(waiting.timer)
    this.#waiting = this.#waiting.filter((one) => one !== waiting)
    waiting.reject(error)
  }
}

/** Returns the same error as the `pg` pool. */
export const noConnection = () => new Error('timeout exceeded when trying to connect')
const isEnded = () => new Error('Cannot use a pool after calling end on the pool')
