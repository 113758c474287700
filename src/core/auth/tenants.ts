/** Opens the databases of tenants: one tenant is one database. */
import { ConnectionCap } from '../../db/connection-cap.js'
import { type Database, openDatabase, readPoolUse } from '../../db/database.js'
import type { OnResult } from '../../db/prepared-pool.js'
import type { ReplicaState } from '../replica/replica.js'
import { ReplicaGroup } from '../replica/replica-group.js'
import { TenantReading } from '../replica/tenant-reading.js'
import { openReadCache } from './read-cache.js'

export const DEFAULT_TENANT = 'default'

/** How long a node caches users and tenants. A revoked right or a deleted tenant stops working on every node within five seconds. */
export const CACHE_MS = 4900

export interface Tenants {
  /** The database with the tenants, API keys and clients. The tables of the default tenant lie in it, too. */
  control: Database
  controlUrl: string
  /** Returns the tenant's database; null when there is no such tenant or it is still being created. */
  open(tenantId: string): Promise<Database | null>
  /** How a tenant that is open is read at replicas; null when it has none. */
  readingOf(tenantId: string): TenantReading | null
  /** Closes the connections to a tenant whose database is about to be dropped. */
  close(tenantId: string): Promise<void>
  end(): Promise<void>
}

export interface OpenTenants extends Tenants {
  /** The databases to which connections may be open now, by tenant. */
  databases(): Map<string, Database>
  /** The replicas, and how each is. */
  replicas(): ReplicaState[]
  /** The connections to replicas. */
  replicaDatabases(): Database[]
}

export interface TenantsOptions {
  url: string
  poolSize: number
  /** How long a request waits for a connection, in milliseconds, before it is refused. */
  waitMs?: number | undefined
  /** The most connections over all tenants; without it, each tenant has its pool size. */
  maxConnections?: number
  /** Replicas of the server with the control database. A tenant on the same server has its database there under the same name. */
  replicaUrls?: readonly string[]
  /** A replica that is further behind is not used. */
  maxReplicaLagMs?: number
  onError: (error: Error) => void
  onStatement?: (sql: string) => void
  onResult?: OnResult | undefined
  memoryMs?: number
}

/** The address of a tenant's database: one on the server of the control database, or the address that the tenant has moved to. */
export function tenantUrl(
  controlUrl: string,
  { database, databaseUrl }: { database: string | null; databaseUrl: string | null },
) {
  if (databaseUrl || !database) return databaseUrl ?? controlUrl
  const url = new URL(controlUrl)
  url.pathname = `/${encodeURIComponent(database)}`
  return url.href
}

const MAX_REPLICA_LAG_MS = 5000

/** A tenant that nobody has asked for this long, and that has no connection left, costs nothing any more. */
const FORGET_MS = 600_000

export function openTenants(options: TenantsOptions): OpenTenants {
  const { url, poolSize, waitMs, maxConnections, onError, onStatement, onResult, memoryMs = CACHE_MS } = options
  const { replicaUrls = [], maxReplicaLagMs: maxLagMs = MAX_REPLICA_LAG_MS } = options
  const cap = maxConnections === undefined ? undefined : new ConnectionCap(maxConnections)
  const connect = (databaseUrl: string, onPoolError = onError) =>
    openDatabase({ url: databaseUrl, size: poolSize, waitMs, cap, onError: onPoolError, onStatement, onResult })
  const control = connect(url)
  const openGroup = (primary: Database, urls: readonly string[]) =>
    new ReplicaGroup({ primary, urls, connect, maxLagMs, onError })
  const ownGroup = replicaUrls.length ? openGroup(control, replicaUrls) : null
  const controlReading = ownGroup && new TenantReading(ownGroup, null)
  const cache = openReadCache<Database | null>(memoryMs)
  const pools = new Map<string, OpenPool>()
  const forgetting = setInterval(() => {
    for (const [id, { db, askedAt }] of pools)
      if (performance.now() - askedAt > FORGET_MS && readPoolUse(db)?.open === 0) close(id).catch(onError)
  }, FORGET_MS / 10).unref()

  const openReading = (db: Database, place: TenantPlace): TenantReading | null => {
    if (place.databaseUrl) return place.replicaUrls.length ? new TenantReading(openGroup(db, place.replicaUrls), null) : null
    return ownGroup && new TenantReading(ownGroup, place.database)
  }

  const closePool = async ({ db, reading }: OpenPool) => {
    if (reading && reading.group !== ownGroup) await reading.group.end()
    else if (reading?.database) await reading.group.forget(reading.database)
    await db.destroy()
  }

  const close = async (id: string) => {
    const pool = pools.get(id)
    pools.delete(id)
    cache.delete(id)
    if (pool) await closePool(pool)
  }

  /** A dropped database breaks its idle connections. Closes the pool if the tenant is gone or has moved. */
  const checkTenant = async (id: string) => {
    const place = await readPlace(control, id)
    if (!place || describePlace(url, place) !== pools.get(id)?.place) await close(id)
  }

  const openPool = async (id: string): Promise<Database | null> => {
    const current = await readPlace(control, id)
    const place = current && describePlace(url, current)
    const pool = pools.get(id)
    if (pool && pool.place === place) {
      pool.askedAt = performance.now()
      return pool.db
    }
    pools.delete(id)
    // Running requests still use the old pool; it ends after them.
    if (pool) closePool(pool).catch(onError)
    if (!current || !place) return null
    const db = connect(tenantUrl(url, current), (error) => {
      onError(error)
      checkTenant(id).catch(onError)
    })
    pools.set(id, { place, db, reading: openReading(db, current), askedAt: performance.now() })
    return db
  }

  const groups = () => [
    ...new Set([ownGroup, ...[...pools.values()].map(({ reading }) => reading?.group)].filter((group) => group != null)),
  ]

  return {
    control,
    controlUrl: url,
    databases: () => new Map([[DEFAULT_TENANT, control], ...[...pools].map(([id, { db }]) => [id, db] as const)]),
    readingOf: (id) => (id === DEFAULT_TENANT ? controlReading : (pools.get(id)?.reading ?? null)),
    replicas: () => groups().flatMap((group) => group.describe()),
    replicaDatabases: () => groups().flatMap((group) => group.databases()),
    async open(id) {
      if (id === DEFAULT_TENANT) return control
      const db = await cache.get(id, () => openPool(id))
      // A tenant that is being created must be found as soon as it is ready.
      if (!db) cache.delete(id)
      return db
    },
    close,
    async end() {
      clearInterval(forgetting)
      for (const id of [...pools.keys()]) await close(id)
      await ownGroup?.end()
      await control.destroy()
    },
  }
}

interface OpenPool {
  /** Where the database and its replicas are, as a text that tells places apart. */
  place: string
  db: Database
  reading: TenantReading | null
  askedAt: number
}

interface TenantPlace {
  database: string | null
  databaseUrl: string | null
  replicaUrls: string[]
}

const describePlace = (controlUrl: string, place: TenantPlace) => [tenantUrl(controlUrl, place), ...place.replicaUrls].join(' ')

/** Where a tenant lies; undefined when there is no such tenant, or it is not ready. */
const readPlace = (control: Database, id: string): Promise<TenantPlace | undefined> =>
  control
    .selectFrom('control.tenant')
    .select(['database', 'databaseUrl', 'replicaUrls'])
    .where('id', '=', id)
    .where('ready', '=', true)
    .executeTakeFirst()
