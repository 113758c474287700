/**
 * The replicas of one PostgreSQL server. A request says how fresh its data must be, and gets such a replica, or none: then it uses the primary.
 * A replica that does not respond, or has a large lag, is left out and returns automatically.
 */
import { sql } from 'kysely'
import { type Database, guardPrimary } from '../database.js'
import { type Position, parsePosition, toRecordEnd } from './position.js'
import { PrimaryWatch } from './primary-watch.js'
import { NoReplica, Replica, type ReplicaState } from './replica.js'

/** How fresh the data must be: whatever a replica has, everything committed until now, or until a position. */
export type Freshness = 'any' | 'now' | Position

export interface ReplicaGroupOptions {
  primary: Database
  primaryUrl: string
  urls: readonly string[]
  connect: (url: string) => Database
  /** A replica with a larger lag is not used at all. */
  maxLagMs: number
  onError: (error: Error) => void
}

/** How long a request waits for a replica before it uses the primary. */
const WAIT_MS = 100
const LOOK_EVERY_MS = 500
/** The time limit for reading a replica's position. */
const ANSWER_MS = 1500

interface Sample {
  at: number
  position: Position
}

export class ReplicaGroup {
  readonly #options: ReplicaGroupOptions
  readonly #replicas: readonly Replica[]
  readonly #timer: NodeJS.Timeout
  readonly watch: PrimaryWatch
  /** The past positions of the primary, the oldest first: the age of the one that a replica has reached is its lag. */
  #samples: Sample[] = []
  #looking: Promise<void> | null = null
  #reading: Promise<Position> | null = null
  #turn = 0

  constructor(options: ReplicaGroupOptions) {
    this.#options = options
    this.#replicas = options.urls.map((url) => new Replica(url, options.connect))
    this.watch = new PrimaryWatch(options.primaryUrl, (position, at) => this.#samples.push({ at, position })).start()
    guardPrimary(options.primary, this.watch)
    this.#timer = setInterval(() => void this.look(), LOOK_EVERY_MS).unref()
    void this.look()
  }

  get isUsable(): boolean {
    return this.#replicas.some((replica) => replica.isUsable)
  }

  describe(): ReplicaState[] {
    return this.#replicas.map((replica) => replica.describe())
  }

  databases(): Database[] {
    return this.#replicas.flatMap((replica) => [...replica.databases()])
  }

  /** Returns the database of a tenant at a fresh enough replica; null if there is none. Call `onLost` if it then fails. */
  async choose(database: string | null, freshness: Freshness): Promise<{ db: Database; onLost: () => void } | null> {
    const usable = this.#replicas.filter(({ isUsable }) => isUsable)
    if (usable.length === 0) return null
    const position = freshness === 'any' ? 0n : freshness === 'now' ? await this.#latestPosition() : freshness
    const replica = await this.#choose(usable, position)
    return replica && { db: replica.database(database), onLost: () => replica.leaveOut() }
  }

  /** Returns the current position of the primary. While it is away nothing is committed, so its last known position is the current one. */
  #latestPosition(): Promise<Position> {
    return this.watch
      .unlessAway(() => this.readPosition())
      .catch((error) => {
        if (!this.watch.isAway) throw error
        return this.watch.latest
      })
  }

  async #choose(usable: readonly Replica[], position: Position): Promise<Replica | null> {
    const turn = this.#turn++
    const inTurn = usable.map((_, i) => usable[(turn + i) % usable.length] as Replica)
    const ready = inTurn.find(({ replayed }) => replayed >= position)
    if (ready) return ready
    const furthest = inTurn.reduce((a, b) => (b.replayed > a.replayed ? b : a))
    try {
      return (await furthest.reach(position, WAIT_MS)) ? furthest : null
    } catch {
      furthest.leaveOut()
      return null
    }
  }

  /** Returns the current position of the primary, which includes everything committed before the call. Calls of one tick share a query; a running one is too old. */
  readPosition(): Promise<Position> {
    if (this.#reading !== null) return this.#reading
    const reading = this.#ask()
    this.#reading = reading
    process.nextTick(() => {
      this.#reading = null
    })
    return reading
  }

  async #ask(): Promise<Position> {
    const { rows } = await sql<{ at: string }>`select pg_current_wal_insert_lsn()::text as at`.execute(this.#options.primary)
    const position = toRecordEnd(parsePosition(rows[0]?.at) ?? 0n)
    if (position > this.watch.latest) this.watch.latest = position
    return position
  }

  /** Reads the positions of all replicas. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null
    })
    return this.#looking
  }

  async #look(): Promise<void> {
    const at = performance.now()
    this.#samples = this.#samples.filter((sample) => at - sample.at < 10 * this.#options.maxLagMs)
    await Promise.all(this.#replicas.map((replica) => this.#judge(replica)))
  }

  async #judge(replica: Replica): Promise<void> {
    const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('It does not respond')), ANSWER_MS).unref())
    try {
      const replayed = await Promise.race([replica.ask(), late])
      const reached = this.#samples.findLast(({ position }) => position <= replayed)
      const oldest = this.#samples[0]
      const lagMs = reached ? Math.max(0, this.#lagOf(reached)) : oldest ? performance.now() - oldest.at : 0
      replica.judge(lagMs > this.#options.maxLagMs || (!reached && oldest) ? 'behind' : 'in use', lagMs / 1000)
    } catch (error) {
      const isNew = replica.describe().state !== 'not a replica'
      replica.leaveOut()
      replica.judge(error instanceof NoReplica ? 'not a replica' : 'unreachable', null)
      if (error instanceof NoReplica && isNew)
        this.#options.onError(new Error(`${replica.name} is not a replica and is not used`))
    }
  }

  /** Returns the time since the first sample that the replica has not reached; 0 if it has reached all. */
  #lagOf(reached: Sample): number {
    const next = this.#samples[this.#samples.indexOf(reached) + 1]
    return next ? performance.now() - next.at : 0
  }

  async forget(database: string): Promise<void> {
    await Promise.all(this.#replicas.map((replica) => replica.forget(database)))
  }

  async end(): Promise<void> {
    clearInterval(this.#timer)
    await this.watch.end()
    await this.#looking
    await Promise.all(this.#replicas.map((replica) => replica.end()))
  }
}
