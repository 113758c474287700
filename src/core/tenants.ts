/** One tenant is one database. This is the register of the databases that are open. */
import { LRUCache } from 'lru-cache'
import { type Database, openDatabase } from '../db/database.js'

export const DEFAULT_TENANT = 'default'

/** How long a node believes what the control database told it: a key or tenant that goes is gone everywhere after this. */
export const MEMORY_MS = 4900
/** How often memories look at the clock: at every millisecond, that costs more than the memory. */
export const CLOCK_MS = 100

export interface Tenants {
  /** Tenants, keys and clients; the default tenant's tables lie in the same database. */
  control: Database
  controlUrl: string
  /** The tenant's database; null when there is no such tenant or it is still being made. */
  open(tenantId: string): Promise<Database | null>
  /** Forgets a tenant whose database is about to go. */
  close(tenantId: string): Promise<void>
  end(): Promise<void>
}

export interface TenantsOptions {
  url: string
  poolSize: number
  onError: (error: Error) => void
  onStatement?: (sql: string) => void
  memoryMs?: number
}

/** Where a tenant's tables lie: in a database of its own on the control database's server, or where it has moved. */
export function tenantUrl(
  controlUrl: string,
  { database, databaseUrl }: { database: string | null; databaseUrl: string | null },
) {
  if (databaseUrl || !database) return databaseUrl ?? controlUrl
  const url = new URL(controlUrl)
  url.pathname = `/${encodeURIComponent(database)}`
  return url.href
}

export function openTenants({ url, poolSize, onError, onStatement, memoryMs = MEMORY_MS }: TenantsOptions): Tenants {
  const connect = (at: string, failed = onError) =>
    openDatabase({ url: at, size: poolSize, onError: failed, ...(onStatement && { onStatement }) })
  const control = connect(url)
  const pools = new Map<string, { url: string; db: Database }>()
  const known = new LRUCache<string, Promise<Database | null>>({ max: 10_000, ttl: memoryMs, ttlResolution: CLOCK_MS })

  const close = async (id: string) => {
    const pool = pools.get(id)
    pools.delete(id)
    known.delete(id)
    await pool?.db.destroy()
  }

  /** A dropped database breaks its idle connections: ask whether the tenant is still there. */
  const suspect = (id: string) => (error: Error) => {
    onError(error)
    whereIs(control, url, id)
      .then(async (at) => {
        if (at !== pools.get(id)?.url) await close(id)
      })
      .catch(onError)
  }

  const look = async (id: string): Promise<Database | null> => {
    const at = await whereIs(control, url, id)
    const pool = pools.get(id)
    if (pool && pool.url === at) return pool.db
    pools.delete(id)
    // Requests under way still hold it; it ends when they have.
    pool?.db.destroy().catch(onError)
    if (!at) return null
    const db = connect(at, suspect(id))
    pools.set(id, { url: at, db })
    return db
  }

  /** Only a tenant that was found is remembered. */
  const ask = (id: string): Promise<Database | null> => {
    const asked = look(id)
    known.set(id, asked)
    const forget = () => void known.delete(id)
    asked.then((found) => found ?? forget(), forget)
    return asked
  }

  return {
    control,
    controlUrl: url,
    open: async (id) => (id === DEFAULT_TENANT ? control : (known.get(id) ?? ask(id))),
    close,
    async end() {
      for (const id of [...pools.keys()]) await close(id)
      await control.destroy()
    },
  }
}

async function whereIs(control: Database, controlUrl: string, id: string): Promise<string | null> {
  const found = await control
    .selectFrom('control.tenant')
    .select(['database', 'databaseUrl'])
    .where('id', '=', id)
    .where('ready', '=', true)
    .executeTakeFirst()
  return found ? tenantUrl(controlUrl, found) : null
}
