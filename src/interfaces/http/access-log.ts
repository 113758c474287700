/** What the log says about a request besides its URL: the caller, the operation and the error. It refers to existing objects and copies nothing. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../../core/auth/access.js'
import type { Budget } from '../../core/base/budget.js'
import type { TraceSpan } from '../../core/base/tracing.js'

/** A query only reads; a command may change something. */
export type RequestKind = 'query' | 'command'

export interface RequestLog {
  actor: Actor | null
  /** What it asked for, and what that cost. Null until it is known. */
  kind: RequestKind | null
  budget: Budget | null
  /** Null unless the request is traced. */
  span: TraceSpan | null
  /** Of a GraphQL document. */
  operation: string | null
  /** Of its errors. */
  codes: string[]
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Requests that never reached a route have none. */
    accessLog: RequestLog | null
  }
}

/** A name may be as long as a document. */
const LONGEST_NAME = 100

export const newRequestLog = (): RequestLog => ({ actor: null, kind: null, budget: null, span: null, operation: null, codes: [] })

/** The log line of a finished request. Unknown fields are left out; secrets and values are never logged. */
export function logLine({ method, url, accessLog }: FastifyRequest, { statusCode, elapsedTime }: FastifyReply) {
  const actor = accessLog?.actor?.kind === 'nobody' ? null : accessLog?.actor
  return {
    method,
    url: withoutKey(pathOf(url)),
    status: statusCode,
    ms: Math.round(elapsedTime * 10) / 10,
    tenant: actor?.tenantId,
    client: actor?.credential ?? undefined,
    user: actor?.userId ?? undefined,
    work: accessLog?.budget?.readWork(),
    operation: accessLog?.operation?.slice(0, LONGEST_NAME),
    errors: accessLog?.codes.length ? accessLog.codes : undefined,
  }
}

/** The signature in the URL of a private file would open it for an hour to anyone who reads the log. */
const withoutKey = (path: string) => path.replace(/^(\/media\/s\/[^/]*\/)[^/]*/, '$1…')

/** An address without what is asked of it. */
export function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}
