/** One tenant is one database. This is the register of the databases that are open. */
import { LRUCache } from 'lru-cache'
import { type Database, openDatabase } from '../../db/database.js'
import type { OnAnswer } from '../../db/prepared-pool.js'

export const DEFAULT_TENANT = 'default'

/** How long a node believes what the control database told it: a key or tenant that goes is gone everywhere after this. */
export const CACHE_MS = 4900
/** How often memories look at the clock: at every millisecond, that costs more than the memory. */
export const CACHE_CLOCK_MS = 100

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
  onAnswer?: OnAnswer | undefined
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

export function openTenants({ url, poolSize, onError, onStatement, onAnswer, memoryMs = CACHE_MS }: TenantsOptions): Tenants {
  const connect = (at: string, failed = onError) =>
    openDatabase({ url: at, size: poolSize, onError: failed, onStatement, onAnswer })
  const control = connect(url)
  const known = new LRUCache<string, Promise<Database | null>>({ max: 10_000, ttl: memoryMs, ttlResolution: CACHE_CLOCK_MS })
  const register: Register = { control, url, connect, onError, pools: new Map(), known }
  return {
    control,
    controlUrl: url,
    open: async (id) => (id === DEFAULT_TENANT ? control : (known.get(id) ?? ask(register, id))),
    close: (id) => close(register, id),
    async end() {
      for (const id of [...register.pools.keys()]) await close(register, id)
      await control.destroy()
    },
  }
}

/** The databases that are open, and what was asked about tenants lately. */
interface Register {
  control: Database
  url: string
  connect: (at: string, failed: (error: Error) => void) => Database
  onError: (error: Error) => void
  pools: Map<string, { url: string; db: Database }>
  known: LRUCache<string, Promise<Database | null>>
}

async function close({ pools, known }: Register, id: string): Promise<void> {
  const pool = pools.get(id)
  pools.delete(id)
  known.delete(id)
  await pool?.db.destroy()
}

/** Only a tenant that was found is remembered. */
function ask(register: Register, id: string): Promise<Database | null> {
  const asked = look(register, id)
  register.known.set(id, asked)
  const forget = () => void register.known.delete(id)
  asked.then((found) => found ?? forget(), forget)
  return asked
}

async function look(register: Register, id: string): Promise<Database | null> {
  const { control, url, connect, onError, pools } = register
  const at = await whereIs(control, url, id)
  const pool = pools.get(id)
  if (pool && pool.url === at) return pool.db
  pools.delete(id)
  // Requests under way still hold it; it ends when they have.
  pool?.db.destroy().catch(onError)
  if (!at) return null
  const db = connect(at, (error) => suspect(register, id, error))
  pools.set(id, { url: at, db })
  return db
}

/** A dropped database breaks its idle connections: ask whether the tenant is still there. */
function suspect(register: Register, id: string, error: Error): void {
  const { control, url, onError, pools } = register
  onError(error)
  whereIs(control, url, id)
    .then(async (at) => {
      if (at !== pools.get(id)?.url) await close(register, id)
    })
    .catch(onError)
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
