/**
 * Watches whether the primary of a group of replicas can be reached: several times a second, on a connection of its own, it is asked for its position. While
 * it is away, reads go to replicas, and what needs the primary is refused at once instead of waiting.
 */
import pg from 'pg'
import { type Position, parsePosition, toRecordEnd } from './position.js'

const EVERY_MS = 300
/** A primary that does not respond within this time is away. */
const ANSWER_MS = 900
/** How long keys and sessions are read at a replica: meanwhile the primary may have revoked them. */
const MAX_AWAY_MS = 60_000

/** An insert position exists only at a primary: a standby at this address counts as away, too. */
const READ_POSITION = 'select pg_current_wal_insert_lsn()::text as at'

/** The message is one of an outage, so clients get 503 and try again. */
export class PrimaryAway extends Error {
  constructor() {
    super('Connection terminated: the primary cannot be reached')
  }
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms).unref())
/** Lets the event loop read what has arrived. */
const readInput = () => new Promise<void>((done) => setImmediate(() => setImmediate(done)))

export class PrimaryWatch {
  #client: pg.Client | null = null
  #awaySince: number | null = null
  #looking: Promise<void> | null = null
  #isEnded = false
  /** The last known position of the primary. */
  latest: Position = 0n
  /** What to do when the primary goes away: those who wait for it stop waiting. */
  readonly #leaving = new Set<() => void>()

  constructor(
    readonly url: string,
    readonly onPosition: (position: Position, askedAt: number) => void = () => undefined,
    readonly now = () => performance.now(),
  ) {}

  start(): this {
    void this.#run()
    return this
  }

  get isAway(): boolean {
    return this.#awaySince !== null
  }

  /** False when the primary has been away for so long that a replica no longer knows who may do what. */
  get mayTrustReplica(): boolean {
    return this.#awaySince === null || this.now() - this.#awaySince <= MAX_AWAY_MS
  }

  /** Runs a read at the primary, and stops waiting for it when the primary goes away. After an error it is checked whether that is the cause. */
  unlessAway<T>(read: () => Promise<T>): Promise<T> {
    if (this.isAway) return Promise.reject(new PrimaryAway())
    return new Promise((resolve, reject) => {
      const leave = () => reject(new PrimaryAway())
      this.#leaving.add(leave)
      const settle = async (error: unknown) => {
        await this.look()
        reject(this.isAway ? new PrimaryAway() : error)
      }
      void read()
        .then(resolve, settle)
        .finally(() => this.#leaving.delete(leave))
    })
  }

  /** Asks the primary now. Concurrent callers share the result. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null
    })
    return this.#looking
  }

  async end(): Promise<void> {
    this.#isEnded = true
    this.#drop()
    await this.#looking
    this.#drop()
  }

  async #run(): Promise<void> {
    while (!this.#isEnded) {
      await this.look()
      await pause(EVERY_MS)
    }
  }

  async #look(): Promise<void> {
    const askedAt = this.now()
    try {
      this.latest = await this.#withinTime(this.#askTwice())
      this.#awaySince = null
      this.onPosition(this.latest, askedAt)
    } catch {
      this.#drop()
      if (this.#isEnded) return
      this.#awaySince ??= askedAt
      for (const leave of this.#leaving) leave()
      this.#leaving.clear()
    }
  }

  /** A busy event loop runs the timer before it has read an answer that arrived in time, so the answer gets one more chance. */
  #withinTime<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => void readInput().then(() => reject(new PrimaryAway())), ANSWER_MS)
      work.then(resolve, reject).finally(() => clearTimeout(late))
    })
  }

  /** The connection may have ended while the primary can be reached: a pooler was restarted, say. */
  #askTwice(): Promise<Position> {
    return this.#client ? this.#ask().catch(() => this.#ask()) : this.#ask()
  }

  async #ask(): Promise<Position> {
    const client = this.#client ?? (await this.#connect())
    try {
      const { rows } = await client.query<{ at: string }>(READ_POSITION)
      return toRecordEnd(parsePosition(rows[0]?.at) ?? 0n)
    } catch (error) {
      this.#drop()
      throw error
    }
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.url, application_name: 'wharf watch' })
    client.on('error', () => this.#client === client && this.#drop())
    this.#client = client
    await client.connect()
    return client
  }

  #drop(): void {
    const client = this.#client
    this.#client = null
    const { stream } = (client as unknown as { connection?: { stream: { destroy: () => void } } } | null)?.connection ?? {}
    stream?.destroy()
  }
}
