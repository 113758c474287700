/** The REST interface that records come from or go to: one at an address, or that of this installation in the same process. */
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { BadConfig, readConfig } from '../../config.js'
import { DEFAULT_TENANT } from '../../core/auth/tenants.js'
import { issueRestClient } from '../../rooms/accounts/apikey/apikey.service.js'
import { buildServer } from '../../server.js'
import { findTenant, withMigratedDatabase } from '../database.js'
import { allRoles } from '../demo/client.js'
import { UsageError } from '../usage.js'

// biome-ignore lint/suspicious/noExplicitAny: the endpoint decides what an answer looks like
export type Answer = { status: number; body: any; retryAfter: number | null }

export interface RestServer {
  /** What the messages call it. */
  name: string
  call(method: 'GET' | 'POST', path: string, body?: object, headers?: Record<string, string>): Promise<Answer>
}

export interface ServerOptions {
  url?: string | undefined
  /** `<client id>:<client secret>`. */
  key?: string | undefined
  tenant?: string | undefined
}

/** How a request is sent, whether over the network or within the process. */
type Send = (method: string, path: string, headers: Record<string, string>, body: string | undefined) => Promise<Answer>

const CLIENT_NAME = 'wharf import and export'
/** So often a server that is busy is asked again. */
const TRIES = 5

/** Runs work against the server of `--url`, or against this installation when there is none. */
export function withRestServer<T>(options: ServerOptions, work: (server: RestServer) => Promise<T>): Promise<T> {
  if (!options.url) {
    if (options.key) throw new UsageError('--key belongs to --url: without an address the command uses the database itself.')
    return withLocalServer(options.tenant ?? DEFAULT_TENANT, work)
  }
  if (options.tenant) throw new UsageError('--tenant has no use with --url: the key belongs to a tenant.')
  return work(connectTo(options.url, options.key ?? readConfig().clientKey ?? ''))
}

/** A server at an address, with the credentials of a REST client. */
export function connectTo(url: string, key: string): RestServer {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new UsageError(`--url must be an address such as https://shop.example.com, not "${url}".`)
  const [clientId = '', clientSecret = ''] = key.split(/:(.*)/s)
  if (!clientId || !clientSecret)
    throw new UsageError('--key must be <client id>:<client secret>, as wharf keys create --rest prints them.')
  const base = url.replace(/\/+$/, '')
  return openServer(base, { clientId, clientSecret }, async (method, path, headers, body) => {
    // biome-ignore lint/style/noRestrictedGlobals: the operator names the address
    const response = await fetch(base + path, { method, headers, ...(body !== undefined && { body }) }).catch((error: Error) => {
      throw new BadConfig(`--url: ${base} does not answer: ${(error.cause as Error | undefined)?.message ?? error.message}.`)
    })
    return toAnswer(response.status, await response.text(), response.headers.get('retry-after'))
  })
}

/** The server is built in this process and listens nowhere. Its credentials are deleted afterwards. */
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

interface Credentials {
  clientId: string
  clientSecret: string
}

/** A server that was built in this process. */
export const openAppServer = (app: Pick<FastifyInstance, 'inject'>, name: string, credentials: Credentials): RestServer =>
  openServer(name, credentials, async (method, url, headers, payload) => {
    const response = await app.inject({ method: method as 'GET', url, headers, ...(payload !== undefined && { payload }) })
    return toAnswer(response.statusCode, response.body, String(response.headers['retry-after'] ?? ''))
  })

const toAnswer = (status: number, text: string, retryAfter: string | null): Answer => ({
  status,
  body: readJson(text),
  retryAfter: Number(retryAfter) || null,
})

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return { detail: text.slice(0, 200) }
  }
}

/** Adds the token, which lives for half an hour, and asks again when the server says that it is busy. */
function openServer(name: string, { clientId, clientSecret }: Credentials, send: Send): RestServer {
  let token: string | null = null
  const requestToken = async () => {
    const form = new URLSearchParams({ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const { status, body } = await send('POST', '/oauth2/token', headers, form.toString())
    if (status !== 200) throw new BadConfig(`--key: ${name} does not accept these credentials (${status}).`)
    return body.access_token as string
  }
  return {
    name,
    async call(method, path, body, extra = {}) {
      for (let attempt = 1; ; attempt++) {
        token ??= await requestToken()
        const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }), ...extra }
        const answer = await send(method, path, headers, body && JSON.stringify(body))
        const isExpired = answer.status === 401
        const isBusy = [429, 502, 503, 504].includes(answer.status)
        if (attempt === TRIES || !(isExpired || isBusy)) return answer
        if (isExpired) token = null
        else await pause((answer.retryAfter ?? attempt) * 1000)
      }
    },
  }
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, Math.min(ms, 30_000)))

/** The answer, or an error with the sentence of the server. */
export function requireOk(server: RestServer, what: string, { status, body }: Answer): Answer['body'] {
  if (status < 300) return body
  throw new BadConfig(`${what} was refused by ${server.name} (${status}): ${explain(body)}`)
}

export function explain(body: Answer['body']): string {
  const messages: string[] = body?.error?.messages ?? []
  return messages.join('; ') || body?.detail || body?.title || 'without a reason'
}
