/**
 * `GET /metrics`: the metrics of the server. They show who uses the server how much, so only the machine itself and clients with the token
 * may read them.
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../core/base/errors.js'
import { pathOf } from '../interfaces/http/access-log.js'
import { bearerToken } from '../interfaces/http/request-context.js'
import type { Metrics, ServedRequest } from './metrics.js'

export interface MetricsOptions {
  metrics: Metrics
  /** Clients with the token may read from anywhere; null if no client may. */
  token: string | null
}

export function mountMetrics(app: FastifyInstance, { metrics, token }: MetricsOptions): void {
  app.route({
    method: 'GET',
    url: '/metrics',
    handler: async (request, reply) => {
      // The same as for an unknown path.
      if (!mayRead(request, token)) throw new DomainError('NOT_FOUND', 'NOT_FOUND', 'GET /metrics not found')
      return reply.header('content-type', metrics.contentType).send(await metrics.write())
    },
  })
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

/**
 * Returns whether the request comes from the machine itself, and not through a proxy on it: a proxy names its client, or keeps the client's Host header.
 * The host also excludes web pages in a browser on this machine.
 */
function mayRead(request: FastifyRequest, token: string | null): boolean {
  const sent = bearerToken(request)
  if (token !== null && sent !== undefined) return isSame(sent, token)
  const { raw, headers } = request
  const isLocal = LOOPBACK.has(raw.socket.remoteAddress ?? '') && LOOPBACK_HOST.test(headers.host ?? '')
  return isLocal && !FORWARDED.some((name) => headers[name] !== undefined)
}

const hash = (text: string) => createHash('sha256').update(text).digest()
const isSame = (a: string, b: string) => timingSafeEqual(hash(a), hash(b))

/** Returns the counted properties of a completed request. */
export function describeRequest(
  { url, accessLog }: FastifyRequest,
  { statusCode, elapsedTime }: FastifyReply,
  graphqlPaths: readonly string[],
): ServedRequest {
  const { actor, budget = null, kind = null, codes = [] } = accessLog ?? {}
  const credential = actor?.credential ?? null
  const path = pathOf(url)
  return {
    api: graphqlPaths.includes(path) ? 'graphql' : path.startsWith('/v2/') ? 'rest' : 'other',
    kind: kind ?? 'none',
    status: statusCode,
    seconds: elapsedTime / 1000,
    codes,
    client: actor && credential && budget ? { tenant: actor.tenantId, credential, cost: budget } : null,
  }
}
