/** Opens the server of a command: a remote one, or that of this installation in the same process. */
import pino from 'pino'
import { readConfig } from '../../config.js'
import { DEFAULT_TENANT } from '../../db/tenants/tenants.js'
import { issueRestClient } from '../../modules/accounts/apikey/apikey.service.js'
import { buildServer } from '../../server.js'
import { findTenant, withMigratedDatabase } from '../database.js'
import { allRoles } from '../demo/client.js'
import { CommandFailure, UsageError } from '../usage.js'
import { openAppServer, openServer, type RestServer, toAnswer } from './rest-server.js'

export interface ServerOptions {
  url?: string | undefined
  /** `<client id>:<client secret>`. */
  key?: string | undefined
  tenant?: string | undefined
}

const CLIENT_NAME = 'wharf import and export'

/** Runs work against the server of `--url`, by default this installation. */
export function withRestServer<T>(options: ServerOptions, work: (server: RestServer) => Promise<T>): Promise<T> {
  if (!options.url) {
    if (options.key) throw new UsageError('--key belongs to --url: without an address the command uses the database itself.')
    return withLocalServer(options.tenant ?? DEFAULT_TENANT, work)
  }
  if (options.tenant) throw new UsageError('--tenant has no use with --url: the key belongs to a tenant.')
  return work(connectTo(options.url, options.key ?? readConfig().clientKey ?? ''))
}

/** Opens a remote server, with the credentials of a REST client. */
function connectTo(url: string, key: string): RestServer {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new UsageError(`--url must be an address such as https://shop.example.com, not "${url}".`)
  const [clientId = '', clientSecret = ''] = key.split(/:(.*)/s)
  if (!clientId || !clientSecret)
    throw new UsageError('--key must be <client id>:<client secret>, as wharf keys create --rest prints them.')
  const base = url.replace(/\/+$/, '')
  return openServer(base, { clientId, clientSecret }, async (method, path, headers, body) => {
    // biome-ignore lint/style/noRestrictedGlobals: the operator names the address
    const response = await fetch(base + path, { method, headers, ...(body !== undefined && { body }) }).catch((error: Error) => {
      throw new CommandFailure(`--url: ${base} does not answer: ${(error.cause as Error | undefined)?.message ?? error.message}.`)
    })
    return toAnswer(response.status, await response.text(), response.headers.get('retry-after'))
  })
}

/** Builds the server in this process without listening. Its credentials are deleted afterwards. */
function withLocalServer<T>(tenantId: string, work: (server: RestServer) => Promise<T>): Promise<T> {
  return withMigratedDatabase(async ({ config, clock, url, control }) => {
    await findTenant(control, tenantId)
    const { app, tenants } = buildServer({ ...config, slowStatementMs: null }, url, clock, pino({ level: 'silent' }))
    const { row, clientSecret } = await issueRestClient(control, clock(), { tenantId, name: CLIENT_NAME, roles: allRoles })
    try {
      return await work(openAppServer(app, `tenant ${tenantId}`, { clientId: row.clientId, clientSecret }))
    } finally {
      await control.deleteFrom('control.restApiKey').where('id', '=', row.id).execute()
      await app.close()
      await tenants.end()
    }
  })
}
