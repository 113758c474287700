/** An installation as a larger shop has it: one PostgreSQL, a replica that follows it, a pooler in front if there is one, and several servers. */
import { existsSync } from 'node:fs'
import { migrateAll } from '../../src/boot.js'
import { roleDomains } from '../../src/core/auth/access.js'
import { systemClock } from '../../src/core/base/clock.js'
import { openDatabase } from '../../src/db/database.js'
import type { Roles } from '../../src/db/json.js'
import { startEmbedded } from '../../src/embedded-postgres/embedded.js'
import { issueGqlKey, issueRestClient } from '../../src/modules/accounts/apikey/apikey.service.js'
import { createFolder, removeFolder, type ServerProcess, startServer } from '../process.js'
import { startPgbouncer } from '../setup/pgbouncer.js'
import { type Standby, startStandby } from '../setup/standby.js'

export interface Installation {
  /** The data folder that the servers share. */
  folder: string
  /** The address of the control database, without the pooler. */
  adminUrl: string
  servers: ServerProcess[]
  standby: Standby
  hasPooler: boolean
  /** A key with all rights, and that of a storefront, which only reads the catalogue. */
  keys: { admin: string; visitor: string }
  /** A REST client with all rights. */
  client: { clientId: string; clientSecret: string }
  close: () => Promise<void>
}

interface InstallationOptions {
  servers: number
  /** The path of a pgbouncer. */
  pgbouncer?: string | undefined
  environment?: Record<string, string>
  /** Loads the small demo first; its keys are then in the folder. */
  hasDemo?: boolean
  /** Returns the address at which the servers reach the primary: that of a proxy, say. */
  through?: (url: string) => Promise<string>
}

export async function openInstallation({
  servers: count,
  pgbouncer,
  environment = {},
  hasDemo = false,
  through = async (url) => url,
}: InstallationOptions): Promise<Installation> {
  const folder = createFolder()
  // The demo is loaded by the first start with the embedded database.
  if (hasDemo) await (await startServer({ WHARF_DATA_DIR: folder })).end()
  const embedded = await startEmbedded({ dataDir: folder, log: () => undefined })
  const { adminUrl } = embedded
  await migrateAll(adminUrl, systemClock(null))
  const control = openDatabase({ url: adminUrl, size: 1, onError: () => undefined })
  const everything = Object.fromEntries(roleDomains.map((domain) => [domain, 'OWNER'])) as Roles
  const issue = (roles: Roles) => issueGqlKey(control, new Date(), { tenantId: 'default', name: 'nodes', roles, channelId: 1 })
  const keys = { admin: (await issue(everything)).key, visitor: (await issue({ product: 'VIEWER', shop: 'VIEWER' })).key }
  const { row, clientSecret } = await issueRestClient(control, new Date(), {
    tenantId: 'default',
    name: 'nodes',
    roles: everything,
  })
  const client = { clientId: row.clientId, clientSecret }
  await control.destroy()
  const standby = await startStandby(adminUrl)
  const pooler = pgbouncer && existsSync(pgbouncer) ? await startPgbouncer(pgbouncer, adminUrl) : null
  const primaryUrl = await through(pooler?.url ?? adminUrl)
  const env = { DATABASE_URL: primaryUrl, WHARF_REPLICA_URL: standby.url, WHARF_PUBLIC_URL: 'http://wharf.test' }
  const servers: ServerProcess[] = []
  for (let i = 0; i < count; i++) servers.push(await startServer({ ...env, WHARF_DATA_DIR: folder, ...environment }))
  const close = async () => {
    await Promise.all(servers.map((server) => (server.child.exitCode === null ? server.end() : null)))
    await pooler?.stop()
    await standby.remove()
    await embedded.stop()
    removeFolder(folder)
  }
  return { folder, adminUrl, servers, standby, hasPooler: pooler !== null, keys, client, close }
}

// biome-ignore lint/suspicious/noExplicitAny: tests read any response
export type Answer = any

/** Sends a document, and returns its data with the token of the write. */
export async function send(url: string, apikey: string, query: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/v2/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey, ...headers },
    body: JSON.stringify({ query }),
  })
  const { data, errors } = (await response.json()) as Answer
  const { headers: sent } = response
  return { data, errors, token: sent.get('api-write-token'), retryAfter: sent.get('retry-after') }
}
