/** One replica: its position, and its connections to the databases of tenants. */
import { sql } from 'kysely'
import type { Database } from '../database.js'
import { type Position, parsePosition } from './position.js'

export interface ReplicaState {
  /** Host and port, without secrets. */
  name: string
  /** `unreachable`: it does not respond. `behind`: its lag is too large. `not a replica`: it was promoted, or never was one. */
  state: 'in use' | 'behind' | 'unreachable' | 'not a replica'
  lagSeconds: number | null
}

/** Selects the replayed position; null if the server is not a replica. */
const READ_REPLAYED = sql<{ at: string | null }>`
  select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as at`

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

export class Replica {
  readonly name: string
  #state: ReplicaState['state'] = 'unreachable'
  #replayed: Position = 0n
  #asking: Promise<Position> | null = null
  readonly #databases = new Map<string, Database>()
  lagSeconds: number | null = null

  constructor(
    readonly url: string,
    readonly connect: (url: string) => Database,
  ) {
    const { hostname, port } = new URL(url)
    this.name = `${hostname}:${port || 5432}`
  }

  get isUsable(): boolean {
    return this.#state === 'in use'
  }

  get replayed(): Position {
    return this.#replayed
  }

  describe(): ReplicaState {
    return { name: this.name, state: this.#state, lagSeconds: this.lagSeconds }
  }

  /** Returns the same database as on the primary; null means the one in the URL. */
  database(name: string | null): Database {
    const key = name ?? ''
    const known = this.#databases.get(key)
    if (known) return known
    const url = new URL(this.url)
    if (name !== null) url.pathname = `/${encodeURIComponent(name)}`
    const db = this.connect(url.href)
    this.#databases.set(key, db)
    return db
  }

  /** Closes the connections to a tenant's database. */
  async forget(name: string): Promise<void> {
    const db = this.#databases.get(name)
    this.#databases.delete(name)
    await db?.destroy()
  }

  databases(): Iterable<Database> {
    return this.#databases.values()
  }

  async end(): Promise<void> {
    for (const db of this.#databases.values()) await db.destroy()
    this.#databases.clear()
  }

  /** Sets the state, which determines whether requests use the replica. */
  judge(state: ReplicaState['state'], lagSeconds: number | null): void {
    this.#state = state
    this.lagSeconds = lagSeconds
  }

  /** Leaves the replica out until it responds again. */
  leaveOut(): void {
    this.#state = 'unreachable'
    // The next server at this address may be a different one.
    this.#replayed = 0n
  }

  /** Reads the position. Concurrent callers share the result, which is valid for all of them: a replica never goes back. */
  ask(): Promise<Position> {
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = null
    })
    return this.#asking
  }

  async #ask(): Promise<Position> {
    const { rows } = await READ_REPLAYED.execute(this.database(null))
    const at = parsePosition(rows[0]?.at)
    if (at === null) throw new NoReplica()
    this.#replayed = at
    return at
  }

  /** Waits for a limited time until it has replayed a position. */
  async reach(position: Position, maxMs: number): Promise<boolean> {
    const until = performance.now() + maxMs
    for (let waitMs = 1; this.#replayed < position; waitMs = Math.min(waitMs * 2, 16)) {
      if ((await this.ask()) >= position) return true
      if (performance.now() + waitMs > until) return false
      await pause(waitMs)
    }
    return true
  }
}

export class NoReplica extends Error {}
