/**
 * Watches the connections that run statements. It stops the statements of stopped requests, and detects connections that
 * have died silently: dropped packets look like a slow statement.
 */
import { connect } from 'node:net'
import { availableParallelism } from 'node:os'
import pg from 'pg'
import { STATEMENT_MS } from './connections.js'
import type { Meter } from './meter.js'

export interface RunningBatch {
  client: pg.Client
  /** When the current statement started. */
  since: number
  /** The meters of the statements without a result, in the order in which they run. */
  pending: (Meter | undefined)[]
  /** When the first row of the current result arrived; 0 if not yet. From then on PostgreSQL mostly waits for the reader. */
  firstRowAt: number
  /** Since when reading pauses; 0 if it does not. */
  pausedAt: number
  /** When a cancel request was last sent; 0 for never. It may hit the statement after the intended one. */
  cancelledAt: number
  /** Resolves when the cancel request was delivered: true if PostgreSQL has confirmed it. */
  cancelled: Promise<boolean>
  /** The current statement is cancelled because it has run too long. */
  isTooLate: boolean
}

interface ClientInternals {
  processID: number
  secretKey: number
  host: string
  port: number
  connection: { stream: { destroy: (error: Error) => void } }
}

const internalsOf = (client: pg.Client) => client as unknown as ClientInternals

const PROCESSORS = availableParallelism()
const TICK_MS = 20
/** If a tick is later than this after the previous one, the event loop was busy all the time. */
const STALL_MS = 2 * TICK_MS
/** After this time without a result, the server is asked whether it still works on the statement. */
const SILENT_MS = 2000
/** The time limit of that query, and its interval. */
const ANSWER_MS = 1500
const MAX_FAILURES = 3

const CANCEL_AGAIN_MS = 500
/** How long a statement may continue after it was cancelled. */
const GIVE_UP_MS = 5000

const LOST = 'Connection terminated: the server does not answer'

/** Returns true for an error that PostgreSQL itself has sent. */
const isAnswer = (error: unknown) => /^[0-9A-Z]{5}$/.test((error as { code?: string }).code ?? '')

const CANCEL_CODE = 80_877_102

/** Sends the cancel request of the protocol, which a pooler forwards: a separate connection with one message of 16 bytes, and no response. */
function sendCancelRequest(client: pg.Client): void {
  const { processID, secretKey, host, port } = internalsOf(client)
  const message = Buffer.alloc(16)
  for (const [i, value] of [16, CANCEL_CODE, processID, secretKey].entries()) message.writeInt32BE(value | 0, i * 4)
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
  socket.on('error', () => socket.destroy())
  socket.setTimeout(ANSWER_MS, () => socket.destroy())
  socket.end(message)
}

export interface WatchOptions {
  url: string
  /** Returns true behind a pooler: then PostgreSQL knows our connections by other numbers. */
  isPooled: () => boolean
  /** Called fifty times a second. */
  onTick: () => void
  /** Called when connections turned out to be dead: idle ones probably are, too. */
  onLost: () => void
}

export class RunningStatements {
  readonly #batches = new Set<RunningBatch>()
  readonly #options: WatchOptions
  readonly #timer: NodeJS.Timeout
  #observer: Promise<pg.Client> | null = null
  #lastAnswer: Promise<unknown> = Promise.resolve()
  #isAsking = false
  /** The batches for which the server was idle at the last check, each with the start of its statement. */
  #suspects = new Map<RunningBatch, number | undefined>()
  /** The number of consecutive checks without a response. */
  #failures = 0
  #observerUsedAt = 0
  #tickAt = performance.now()
  /** When the event loop was last too busy to read results. */
  #stall = { from: 0, to: 0 }

  constructor(options: WatchOptions) {
    this.#options = options
    this.#timer = setInterval(() => this.#tick(), TICK_MS).unref()
  }

  /** The current number of statements per processor. A database on another machine may have more processors: then it is lower. */
  get crowd(): number {
    return Math.max(1, this.#batches.size / PROCESSORS)
  }

  /** Returns how long a result may have waited to be read, during which PostgreSQL was idle. */
  readStall(startedAt: number, readAt: number): number {
    const { from, to } = this.#stall
    return readAt - to < TICK_MS / 4 ? Math.max(0, to - Math.max(from, startedAt)) : 0
  }

  /** Starts to watch statements that run one after the other on a connection. */
  start(client: pg.Client, pending: RunningBatch['pending']): RunningBatch {
    const batch = {
      client,
      since: performance.now(),
      pending,
      firstRowAt: 0,
      pausedAt: 0,
      cancelledAt: 0,
      cancelled: Promise.resolve(true),
      isTooLate: false,
    }
    this.#batches.add(batch)
    return batch
  }

  end(batch: RunningBatch): void {
    this.#batches.delete(batch)
  }

  /** Cancels the running statement of a stopped request. */
  cancel(batch: RunningBatch): void {
    if (!this.#batches.has(batch)) return
    batch.cancelledAt = performance.now()
    const { processID } = internalsOf(batch.client)
    if (this.#options.isPooled()) {
      sendCancelRequest(batch.client)
      batch.cancelled = Promise.resolve(false)
      return
    }
    // If this fails, the statement is cancelled at a later tick, or its connection is found to be dead.
    const sent = this.#ask('select pg_cancel_backend($1)', [processID], () => this.#batches.has(batch))
    const confirmed = sent.then(
      () => true,
      () => false,
    )
    const earlier = batch.cancelled
    batch.cancelled = confirmed.then(async (isSent) => (await earlier) && isSent)
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#closeObserver()
  }

  #tick() {
    this.#options.onTick()
    const now = performance.now()
    if (now - this.#tickAt > STALL_MS) this.#stall = { from: this.#tickAt + TICK_MS, to: now }
    this.#tickAt = now
    let isSilent = false
    for (const batch of this.#batches) {
      const runningMs = Math.max(0, (batch.firstRowAt || batch.pausedAt || now) - batch.since)
      const meter = batch.pending[0]
      meter?.checkTime(runningMs)
      // A cancel request that came between two statements had no effect.
      if (meter?.stopped && now - batch.cancelledAt > CANCEL_AGAIN_MS) this.cancel(batch)
      isSilent ||= runningMs > SILENT_MS
    }
    if (isSilent && this.#options.isPooled()) this.#stopLate(now)
    else if (isSilent && !this.#isAsking) void this.#findDead()
    if (this.#observer && !this.#isAsking && now - this.#observerUsedAt > 10_000) void this.#closeObserver()
  }

  /** Cancels late statements behind a pooler, where they have no timeout in PostgreSQL. A connection that does not respond to that is dead. */
  #stopLate(now: number) {
    const late = [...this.#batches].filter(({ since }) => now - since > STATEMENT_MS)
    for (const batch of late) {
      batch.isTooLate = true
      if (now - batch.cancelledAt > CANCEL_AGAIN_MS) this.cancel(batch)
    }
    this.#dropAll(late.filter(({ since }) => now - since > STATEMENT_MS + GIVE_UP_MS))
  }

  /**
   * Finds dead connections: the server is idle on them, or does not know them. It must report that twice:
   * on a busy machine it may have ended the statement long before its result is read.
   */
  async #findDead() {
    this.#isAsking = true
    const silent = [...this.#batches].filter(({ since }) => performance.now() - since > SILENT_MS)
    const sinceOf = new Map(silent.map((batch) => [batch, batch.since]))
    try {
      const pids = silent.map(({ client }) => internalsOf(client).processID)
      const found = await this.#ask(`select pid from pg_stat_activity where pid = any($1) and state not like 'idle%'`, [pids])
      const busy = new Set(found.map(({ pid }) => pid))
      const idle = silent.filter(({ client }) => !busy.has(internalsOf(client).processID))
      const suspects = this.#suspects
      this.#suspects = new Map(idle.map((batch) => [batch, sinceOf.get(batch)]))
      // A result may have arrived meanwhile.
      this.#dropAll(idle.filter((batch) => batch.since === sinceOf.get(batch) && batch.since === suspects.get(batch)))
      this.#failures = 0
    } catch (error) {
      // A server that refuses the connection is alive. One that does not respond may only be busy: it is asked again.
      this.#failures = isAnswer(error) ? 0 : this.#failures + 1
      if (this.#failures >= MAX_FAILURES) this.#dropAll(silent.filter((batch) => batch.since === sinceOf.get(batch)))
    } finally {
      this.#isAsking = false
    }
  }

  #dropAll(dead: readonly RunningBatch[]) {
    for (const batch of dead) this.#drop(batch)
    if (dead.length) this.#options.onLost()
  }

  #drop(batch: RunningBatch) {
    if (this.#batches.has(batch)) internalsOf(batch.client).connection.stream.destroy(new Error(LOST))
  }

  /** Runs a query on a separate connection: those of the pool may all be busy or dead. Queries run one after another. */
  #ask(text: string, values: unknown[], isStillWanted = () => true): Promise<{ pid?: number }[]> {
    const answer = this.#lastAnswer.then(() => (isStillWanted() ? this.#askNow(text, values) : []))
    this.#lastAnswer = answer.catch(() => undefined)
    return answer
  }

  async #askNow(text: string, values: unknown[]): Promise<{ pid?: number }[]> {
    this.#observerUsedAt = performance.now()
    this.#observer ??= this.#openObserver()
    const observer = this.#observer
    try {
      const client = await observer
      return (await client.query(text, values)).rows
    } catch (error) {
      if (this.#observer === observer) await this.#closeObserver()
      throw error
    }
  }

  async #openObserver(): Promise<pg.Client> {
    const { url: connectionString } = this.#options
    const times = { connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS, statement_timeout: ANSWER_MS }
    const client = new pg.Client({ connectionString, ...times, application_name: 'wharf watch' })
    client.on('error', () => undefined)
    await client.connect()
    return client
  }

  async #closeObserver() {
    const observer = this.#observer
    this.#observer = null
    const client = await observer?.catch(() => null)
    if (client) internalsOf(client).connection.stream.destroy(new Error('closed'))
  }
}
