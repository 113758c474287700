/** The connections to tenants with their own database, and their use of replicas. */
import { type Database, guardPrimary, readPoolUse } from '../database.js'
import { openReadCache } from '../read-cache.js'
import type { ReplicaGroup } from '../replica/replica-group.js'
import { TenantReading } from '../replica/tenant-reading.js'

/** The location of a tenant's database: on the server of the control database by name, or anywhere by URL. */
export interface TenantPlace {
  database: string | null
  databaseUrl: string | null
  replicaUrls: string[]
}

interface TenantPoolsOptions {
  /** The control database, for the places of tenants. */
  lookups: Database
  urlOf: (place: TenantPlace) => string
  connect: (url: string, onError: (error: Error) => void) => Database
  openReplicas: (primary: Database, primaryUrl: string, urls: readonly string[]) => ReplicaGroup
  /** The replicas of the server with the control database; null if there are none. */
  controlReplicas: ReplicaGroup | null
  /** How long the place of a tenant is cached, in milliseconds. */
  cacheMs: number
  onError: (error: Error) => void
}

interface OpenPool {
  /** The URLs of the database and its replicas, as a unique text. */
  place: string
  db: Database
  reading: TenantReading | null
  askedAt: number
}

/** The pool of a tenant is removed after this time without requests, if it has no open connections. */
const FORGET_MS = 600_000

export class TenantPools {
  readonly #options: TenantPoolsOptions
  readonly #pools = new Map<string, OpenPool>()
  readonly #cache
  readonly #forgetting: NodeJS.Timeout

  constructor(options: TenantPoolsOptions) {
    this.#options = options
    this.#cache = openReadCache<Database | null>(options.cacheMs)
    this.#forgetting = setInterval(() => this.#forgetUnused(), FORGET_MS / 10).unref()
  }

  async open(id: string): Promise<Database | null> {
    const db = await this.#cache.get(id, () => this.#openPool(id))
    // A tenant that is being created must be found as soon as it is ready.
    if (!db) this.#cache.delete(id)
    return db
  }

  readingOf(id: string): TenantReading | null {
    return this.#pools.get(id)?.reading ?? null
  }

  databases(): [tenantId: string, db: Database][] {
    return [...this.#pools].map(([id, { db }]) => [id, db])
  }

  /** Returns the replicas of all open tenants, each group once. */
  replicaGroups(): ReplicaGroup[] {
    return [...new Set([...this.#pools.values()].flatMap(({ reading }) => reading?.group ?? []))]
  }

  async close(id: string): Promise<void> {
    const pool = this.#pools.get(id)
    this.#pools.delete(id)
    this.#cache.delete(id)
    if (pool) await this.#closePool(pool)
  }

  async end(): Promise<void> {
    clearInterval(this.#forgetting)
    for (const id of [...this.#pools.keys()]) await this.close(id)
  }

  async #openPool(id: string): Promise<Database | null> {
    const { urlOf, connect, onError } = this.#options
    const current = await this.#readPlace(id)
    const place = current && this.#describePlace(current)
    const pool = this.#pools.get(id)
    if (pool && pool.place === place) {
      pool.askedAt = performance.now()
      return pool.db
    }
    this.#pools.delete(id)
    // Running requests still use the old pool; it ends after them.
    if (pool) this.#closePool(pool).catch(onError)
    if (!current || !place) return null
    const db = connect(urlOf(current), (error) => {
      onError(error)
      this.#checkPlace(id).catch(onError)
    })
    this.#pools.set(id, { place, db, reading: this.#openReading(db, current), askedAt: performance.now() })
    return db
  }

  #openReading(db: Database, { databaseUrl, replicaUrls, database }: TenantPlace): TenantReading | null {
    const { openReplicas, controlReplicas } = this.#options
    if (databaseUrl) return replicaUrls.length ? new TenantReading(db, openReplicas(db, databaseUrl, replicaUrls), null) : null
    if (controlReplicas) guardPrimary(db, controlReplicas.watch)
    return controlReplicas && new TenantReading(db, controlReplicas, database)
  }

  async #closePool({ db, reading }: OpenPool): Promise<void> {
    if (reading && reading.group !== this.#options.controlReplicas) await reading.group.end()
    else if (reading?.database) await reading.group.forget(reading.database)
    await db.destroy()
  }

  /** Closes the pool if the tenant is gone or has moved. A dropped database breaks its idle connections. */
  async #checkPlace(id: string): Promise<void> {
    const place = await this.#readPlace(id)
    if (!place || this.#describePlace(place) !== this.#pools.get(id)?.place) await this.close(id)
  }

  #forgetUnused(): void {
    for (const [id, { db, askedAt }] of this.#pools)
      if (performance.now() - askedAt > FORGET_MS && readPoolUse(db)?.open === 0) this.close(id).catch(this.#options.onError)
  }

  #describePlace(place: TenantPlace): string {
    return [this.#options.urlOf(place), ...place.replicaUrls].join(' ')
  }

  /** Returns undefined if there is no such tenant, or it is not ready. */
  #readPlace(id: string): Promise<TenantPlace | undefined> {
    return this.#options.lookups
      .selectFrom('control.tenant')
      .select(['database', 'databaseUrl', 'replicaUrls'])
      .where('id', '=', id)
      .where('ready', '=', true)
      .executeTakeFirst()
  }
}
