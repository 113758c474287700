/** Opens the databases of tenants: one tenant is one database. */
import { ConnectionCap } from '../../db/connection-cap.js'
import { type Database, openDatabase, readPoolUse } from '../../db/database.js'
import type { OnResult } from '../../db/prepared-pool.js'
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
  /** Closes the connections to a tenant whose database is about to be dropped. */
  close(tenantId: string): Promise<void>
  end(): Promise<void>
}

export interface OpenTenants extends Tenants {
  /** The databases to which connections may be open now, by tenant. */
  databases(): Map<string, Database>
}

export interface TenantsOptions {
  url: string
  poolSize: number
  /** The most connections over all tenants; without it, each tenant has its pool size. */
  maxConnections?: number
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

/** A tenant that nobody has asked for this long, and that has no connection left, costs nothing any more. */
const FORGET_MS = 600_000

export function openTenants(options: TenantsOptions): OpenTenants {
  const { url, poolSize, maxConnections, onError, onStatement, onResult, memoryMs = CACHE_MS } = options
  const cap = maxConnections === undefined ? undefined : new ConnectionCap(maxConnections)
  const connect = (databaseUrl: string, onPoolError = onError) =>
    openDatabase({ url: databaseUrl, size: poolSize, cap, onError: onPoolError, onStatement, onResult })
  const control = connect(url)
  const cache = openReadCache<Database | null>(memoryMs)
  const pools = new Map<string, { url: string; db: Database; askedAt: number }>()
  const forgetting = setInterval(() => {
    for (const [id, { db, askedAt }] of pools)
      if (performance.now() - askedAt > FORGET_MS && readPoolUse(db)?.open === 0) close(id).catch(onError)
  }, FORGET_MS / 10).unref()

  const close = async (id: string) => {
    const pool = pools.get(id)
    pools.delete(id)
    cache.delete(id)
    await pool?.db.destroy()
  }

  /** A dropped database breaks its idle connections. Closes the pool if the tenant is gone or has moved. */
  const checkTenant = async (id: string) => {
    if ((await readTenantUrl(control, url, id)) !== pools.get(id)?.url) await close(id)
  }

  const openPool = async (id: string): Promise<Database | null> => {
    const currentUrl = await readTenantUrl(control, url, id)
    const pool = pools.get(id)
    if (pool && pool.url === currentUrl) {
      pool.askedAt = performance.now()
      return pool.db
    }
    pools.delete(id)
    // Running requests still use the old pool; it ends after them.
    pool?.db.destroy().catch(onError)
    if (!currentUrl) return null
    const db = connect(currentUrl, (error) => {
      onError(error)
      checkTenant(id).catch(onError)
    })
    pools.set(id, { url: currentUrl, db, askedAt: performance.now() })
    return db
  }

  return {
    control,
    controlUrl: url,
    databases: () => new Map([[DEFAULT_TENANT, control], ...[...pools].map(([id, { db }]) => [id, db] as const)]),
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
      await control.destroy()
    },
  }
}

async function readTenantUrl(control: Database, controlUrl: string, id: string): Promise<string | null> {
  const found = await control
    .selectFrom('control.tenant')
    .select(['database', 'databaseUrl'])
    .where('id', '=', id)
    .where('ready', '=', true)
    .executeTakeFirst()
  return found ? tenantUrl(controlUrl, found) : null
}
