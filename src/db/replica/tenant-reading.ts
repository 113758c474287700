/** How a tenant uses the replicas of its server, and its recent writes. */
import { LRUCache } from 'lru-cache'
import { type Database, forLookups } from '../database.js'
import type { Position } from './position.js'
import type { Freshness, ReplicaGroup } from './replica-group.js'

const MAX_WRITERS = 10_000
/** How long writes are remembered. A replica with a larger lag is not used. */
const REMEMBER_MS = 60_000

export class TenantReading {
  // Every writer has the size 1: with `max` instead, the cache of each tenant would reserve the memory of all writers at once.
  readonly #writes = new LRUCache<string, { position: Position }>({
    maxSize: MAX_WRITERS,
    sizeCalculation: () => 1,
    ttl: REMEMBER_MS,
  })

  /** The tenant's database for lookups of sessions and accounts, which a replica takes over while the primary is away. */
  readonly lookups: Database

  constructor(
    primary: Database,
    readonly group: ReplicaGroup,
    /** The name of the tenant's database at the replicas; null for the one in their URL. */
    readonly database: string | null,
  ) {
    this.lookups = forLookups(primary, group.watch, async () => (await this.choose('any'))?.db ?? null)
  }

  choose(freshness: Freshness): Promise<{ db: Database; onLost: () => void } | null> {
    return this.group.choose(this.database, freshness)
  }

  /** Returns the position of the primary after a write, and stores it for the writer. */
  async noteWrite(writer: string): Promise<Position> {
    const position = await this.group.readPosition()
    this.#writes.set(writer, { position })
    return position
  }

  /** Returns the last write of a caller through this process. */
  lastWrite(writer: string): Position | null {
    return this.#writes.get(writer)?.position ?? null
  }
}
