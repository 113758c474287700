/**
 * Lets web pages of other origins call the server (CORS). A key lists the origins that may use it; the configuration may add some
 * for every key. REST credentials are secrets of servers, so REST has no CORS unless it is configured.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Credentials } from '../core/auth/credentials.js'
import { forbidden } from '../core/base/errors.js'

export interface CorsOptions {
  /** Origins that may use every key; `*` is any origin. */
  origins: readonly string[]
  /** Whether these origins may also call REST. */
  rest: boolean
}

interface CorsParts extends CorsOptions {
  credentials: Pick<Credentials, 'originsOf' | 'knownOrigins'>
  /** Pages of the server itself need no permission. */
  publicUrl: string
  graphqlPaths: readonly string[]
}

/** How long a browser caches a preflight response, in seconds. */
const MAX_AGE_S = 600
/** The response headers that a page may read. */
const EXPOSED =
  'x-request-id, retry-after, deprecation, sunset, link, etag, idempotency-replayed, api-dry-run, api-dry-run-effects, api-cost, api-write-token'
const HEADER_NAMES = /^[\w-]{1,64}( *, *[\w-]{1,64}){0,31}$/

/** Adds CORS. Must be called before the routes are mounted. */
export function addCors(app: FastifyInstance, parts: CorsParts) {
  // Most requests come from servers and have no origin: they do not wait here.
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers
    if (origin === undefined || isOwn(request, origin, parts.publicUrl)) return done()
    judge(parts, request, reply, origin).then((isAnswered) => {
      if (!isAnswered) done()
    }, done)
  })
}

/** Allows or refuses the origin; returns true if the request was only a preflight. */
async function judge(parts: CorsParts, request: FastifyRequest, reply: FastifyReply, origin: string): Promise<boolean> {
  const isGraphql = parts.graphqlPaths.includes(pathOf(request.url))
  if (!isGraphql && !(parts.rest && isApi(request.url))) return false
  reply.header('vary', 'origin')
  if (isPreflight(request)) {
    answerPreflight(request, reply, await mayAsk(parts, origin, isGraphql), origin)
    return true
  }
  if (await mayUse(parts, request, origin, isGraphql)) allow(reply, origin)
  return false
}

const pathOf = (url: string) => url.split('?', 1)[0]?.replace(/(?<=.)\/+$/, '') ?? ''
const isApi = (url: string) => url.startsWith('/v2/') || pathOf(url) === '/oauth2/token'

/** Returns whether the origin is the server itself, which browsers also send. */
const isOwn = ({ headers }: FastifyRequest, origin: string, publicUrl: string) =>
  origin === new URL(publicUrl).origin || origin.replace(/^https?:\/\//, '') === headers.host

const isPreflight = ({ method, headers }: FastifyRequest) =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined

const includes = (origins: readonly string[], origin: string) => origins.includes('*') || origins.includes(origin)

/** Returns whether an origin may send a request. A preflight has no key, so the origins of all keys count; the request itself is checked against its own key. */
async function mayAsk({ origins, credentials }: CorsParts, origin: string, isGraphql: boolean): Promise<boolean> {
  return includes(origins, origin) || (isGraphql && includes(await credentials.knownOrigins(), origin))
}

async function mayUse({ origins, credentials }: CorsParts, request: FastifyRequest, origin: string, isGraphql: boolean) {
  if (includes(origins, origin)) return true
  const { apikey } = request.headers
  const ofKey = isGraphql && typeof apikey === 'string' ? await credentials.originsOf(apikey) : []
  if (includes(ofKey, origin)) return true
  if (ofKey.length) throw forbidden(`pages of ${origin} may not use this key`)
  return false
}

function allow(reply: FastifyReply, origin: string) {
  reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', EXPOSED)
}

function answerPreflight({ headers }: FastifyRequest, reply: FastifyReply, isAllowed: boolean, origin: string) {
  const asked = headers['access-control-request-headers']
  if (isAllowed) {
    reply
      .header('access-control-allow-origin', origin)
      .header('access-control-allow-methods', 'GET, POST, PATCH, DELETE')
      .header('access-control-max-age', String(MAX_AGE_S))
    if (typeof asked === 'string' && HEADER_NAMES.test(asked)) reply.header('access-control-allow-headers', asked)
  }
  reply.code(204).send()
}
