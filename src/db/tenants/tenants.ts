/** Opens the databases of tenants: one tenant is one database. */
import { ConnectionCap } from '../connection-cap.js'
import { type Database, openDatabase } from '../database.js'
import type { OnResult } from '../pool.js'
import type { ReplicaState } from '../replica/replica.js'
import { ReplicaGroup } from '../replica/replica-group.js'
import { TenantReading } from '../replica/tenant-reading.js'
import { type TenantPlace, TenantPools } from './tenant-pools.js'

export const DEFAULT_TENANT = 'default'

/** How long a server caches users and tenants. A revoked right or a deleted tenant stops working on every server within five seconds. */
export const CACHE_MS = 4900

export interface Tenants {
  /** The database with the tenants, API keys and clients. It also contains the tables of the default tenant. */
  control: Database
  controlUrl: string
  /** Returns the tenant's database; null if there is no such tenant or it is still being created. */
  open(tenantId: string): Promise<Database | null>
  /** Returns how an open tenant uses replicas; null if it has none. */
  readingOf(tenantId: string): TenantReading | null
  /** The same databases for lookups of keys, sessions and accounts, which a replica takes over while the primary is away. */
  lookups: Pick<Tenants, 'control' | 'open'>
  /** Closes the connections to a tenant whose database is about to be dropped. */
  close(tenantId: string): Promise<void>
  end(): Promise<void>
}

export interface OpenTenants extends Tenants {
  /** Returns the databases with possibly open connections, by tenant. */
  databases(): Map<string, Database>
  /** Returns the replicas and their states. */
  replicas(): ReplicaState[]
  /** Returns the connections to replicas. */
  replicaDatabases(): Database[]
}

export interface TenantsOptions {
  url: string
  poolSize: number
  /** How long a request waits for a connection, in milliseconds, before it is refused. */
  waitMs?: number | undefined
  /** The maximum number of connections over all tenants; without it, each tenant has its pool size. */
  maxConnections?: number
  /** Replicas of the server with the control database. A tenant on the same server has its database there under the same name. */
  replicaUrls?: readonly string[]
  /** A replica with a larger lag is not used. */
  maxReplicaLagMs?: number
  onError: (error: Error) => void
  /** Returns the origin of writes that belong to no request. */
  origin?: () => string
  onStatement?: (sql: string) => void
  onResult?: OnResult | undefined
  memoryMs?: number
  /** Opens a database; tests pass existing connections. */
  open?: typeof openDatabase
}

/** Returns the URL of a tenant's database: on the server of the control database, or the one that the tenant has moved to. */
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

export function openTenants(options: TenantsOptions): OpenTenants {
  const {
    url,
    poolSize,
    waitMs,
    maxConnections,
    onError,
    origin,
    onStatement,
    onResult,
    memoryMs = CACHE_MS,
    open = openDatabase,
  } = options
  const { replicaUrls = [], maxReplicaLagMs: maxLagMs = MAX_REPLICA_LAG_MS } = options
  const cap = maxConnections === undefined ? undefined : new ConnectionCap(maxConnections)
  const connect = (databaseUrl: string, onPoolError = onError) =>
    open({ url: databaseUrl, size: poolSize, waitMs, cap, onError: onPoolError, origin, onStatement, onResult })
  const openReplicas = (primary: Database, primaryUrl: string, urls: readonly string[]) =>
    new ReplicaGroup({ primary, primaryUrl, urls, connect, maxLagMs, onError })

  const control = connect(url)
  const controlReplicas = replicaUrls.length ? openReplicas(control, url, replicaUrls) : null
  const controlReading = controlReplicas && new TenantReading(control, controlReplicas, null)
  const urlOf = (place: TenantPlace) => tenantUrl(url, place)
  const lookups = controlReading?.lookups ?? control
  const pools = new TenantPools({ lookups, urlOf, connect, openReplicas, controlReplicas, cacheMs: memoryMs, onError })
  const replicaGroups = () => [...new Set([...(controlReplicas ? [controlReplicas] : []), ...pools.replicaGroups()])]

  return {
    control,
    controlUrl: url,
    open: (id) => (id === DEFAULT_TENANT ? Promise.resolve(control) : pools.open(id)),
    readingOf: (id) => (id === DEFAULT_TENANT ? controlReading : pools.readingOf(id)),
    lookups: {
      control: lookups,
      open: async (id) => {
        if (id === DEFAULT_TENANT) return lookups
        const db = await pools.open(id)
        return db && (pools.readingOf(id)?.lookups ?? db)
      },
    },
    databases: () => new Map([[DEFAULT_TENANT, control], ...pools.databases()]),
    replicas: () => replicaGroups().flatMap((group) => group.describe()),
    replicaDatabases: () => replicaGroups().flatMap((group) => group.databases()),
    close: (id) => pools.close(id),
    async end() {
      await pools.end()
      await controlReplicas?.end()
      await control.destroy()
    },
  }
}
