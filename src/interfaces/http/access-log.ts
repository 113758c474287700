/** What the log contains about a request besides its URL: the caller, the operation and the error. It refers to existing objects and copies nothing. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../../core/auth/access.js'
import type { Budget } from '../../core/base/budget.js'
import type { TraceSpan } from '../../core/base/tracing.js'

/** A query only reads; a command may write. */
export type RequestKind = 'query' | 'command'

export interface RequestLog {
  actor: Actor | null
  /** The kind of request, and its cost. Null until it is known. */
  kind: RequestKind | null
  budget: Budget | null
  /** Null unless the request is traced. */
  span: TraceSpan | null
  /** The name of a GraphQL operation. */
  operation: string | null
  /** The error codes. */
  codes: string[]
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for requests that never reached a route. */
    accessLog: RequestLog | null
  }
}

/** A name may be as long as a document. */
const LONGEST_NAME = 100

export const newRequestLog = (): RequestLog => ({ actor: null, kind: null, budget: null, span: null, operation: null, codes: [] })

/** Returns the log line of a finished request. Unknown fields are left out; secrets and values are never logged. */
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

/** Removes the signature from the URL of a private file, which would open it for an hour to anyone who reads the log. */
const withoutKey = (path: string) => path.replace(/^(\/media\/s\/[^/]*\/)[^/]*/, '$1…')

/** Returns a URL without its query string. */
export function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}
