/** The trace of a request: the request itself, its operation, and the statements of that. Nothing of this runs unless tracing is enabled. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Budget } from '../../core/base/budget.js'
import type { Tracing } from '../../core/base/tracing.js'
import { logLine, type RequestLog } from './access-log.js'

/** Adds tracing. Must be called after the hook that creates `accessLog`. */
export function addTracing(app: FastifyInstance, tracing: Tracing): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, headers, accessLog } = request
    const { traceparent } = headers
    const sent = typeof traceparent === 'string' ? traceparent : undefined
    if (accessLog) accessLog.span = tracing.startRequest(`${method} ${routeOptions.url ?? 'unknown'}`, sent)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    endTrace(request, reply)
    done()
  })
}

function endTrace(request: FastifyRequest, reply: FastifyReply) {
  const span = request.accessLog?.span
  if (!span) return
  const { method, url, status, tenant, client, operation, errors } = logLine(request, reply)
  span.set('http.request.method', method)
  span.set('url.path', url)
  span.set('http.response.status_code', status)
  span.set('wharf.request_id', request.id)
  span.set('wharf.tenant', tenant)
  span.set('wharf.client', client)
  span.set('wharf.operation', operation)
  span.end(errors?.join(', '))
}

/** Runs the operation of a request as a part of its trace. */
export async function traceOperation<T>(
  log: RequestLog | null,
  name: string,
  budget: Budget,
  work: () => Promise<T>,
): Promise<T> {
  const request = log?.span
  if (!request) return work()
  const span = request.start(name.slice(0, MAX_NAME))
  budget.trace = span
  try {
    return await work()
  } finally {
    budget.trace = request
    span.end()
  }
}

/** Clients choose the names of their operations. */
const MAX_NAME = 100
