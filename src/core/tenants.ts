/** One tenant is one database. This is the register of the databases that are open. */
import { type Database, openDatabase } from '../db/database.js'

export const DEFAULT_TENANT = 'default'

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
}

export function openTenants({ url, poolSize, onError, onStatement }: TenantsOptions): Tenants {
  const open = (at: string) => openDatabase({ url: at, size: poolSize, onError, ...(onStatement && { onStatement }) })
  const control = open(url)
  const others = new Map<string, Promise<Database | null>>()

  const connect = async (id: string) => {
    const found = await control
      .selectFrom('control.tenant')
      .select(['databaseUrl', 'ready'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!found?.ready) others.delete(id)
    return found?.ready ? (found.databaseUrl ? open(found.databaseUrl) : control) : null
  }

  return {
    control,
    controlUrl: url,
    async open(id) {
      if (id === DEFAULT_TENANT) return control
      const known = others.get(id) ?? connect(id)
      others.set(id, known)
      return known
    },
    async close(id) {
      const known = await others.get(id)
      others.delete(id)
      if (known && known !== control) await known.destroy()
    },
    async end() {
      for (const id of [...others.keys()]) await this.close(id)
      await control.destroy()
    },
  }
}
