/** How the domain's errors look in REST: RFC 9457 problem details that carry the published body as `error`. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DomainError, type ErrorKind, type Problem } from '../../core/errors.js'
import { knownFailure } from '../failure.js'

interface Published {
  code: number
  type: string
  status: number
}

const SCHEMA: Published = { code: 10007, type: 'SchemaValidationException', status: 400 }
const PAYLOAD: Published = { code: 10017, type: 'PayloadValidationError', status: 400 }

const byKind: Record<ErrorKind, Published> = {
  VALIDATION: SCHEMA,
  PAGINATION: { code: 10015, type: 'PaginatedResponseException', status: 400 },
  LOOKUP_KEY: { code: 10006, type: 'InvalidLookupKey', status: 400 },
  NOT_FOUND: { code: 10008, type: 'NotFound', status: 404 },
  CONFLICT: PAYLOAD,
  REFUSED: PAYLOAD,
  FORBIDDEN: { code: 403, type: 'Forbidden', status: 403 },
  UNAUTHENTICATED: { code: 401, type: 'Unauthorized', status: 401 },
  UNAVAILABLE: { code: 503, type: 'ServiceUnavailable', status: 503 },
}

/** Symbolic codes that have a number of their own. */
const byCode: Record<string, Published> = {
  INVALID_JSON: { code: 10005, type: 'InvalidJSONPayload', status: 400 },
  LOOKUP_KEY_NOT_FOUND: { code: 10016, type: 'LookupKeyNotFound', status: 400 },
  UNSUPPORTED_MEDIA_TYPE: { code: 415, type: 'UnsupportedMediaType', status: 415 },
  METHOD_NOT_ALLOWED: { code: 405, type: 'MethodNotAllowed', status: 405 },
  PAYLOAD_TOO_LARGE: { code: 413, type: 'PayloadTooLarge', status: 413 },
  WAREHOUSE_NOT_FOUND_ERROR: { code: 10019, type: 'WarehouseNotFound', status: 404 },
}

const INTERNAL: Published = { code: 500, type: 'InternalServerError', status: 500 }

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const failure = ofFastify(error) ?? knownFailure(error)
  if (!failure) request.log.error({ err: error }, 'a request failed')
  const published = failure ? (byCode[failure.code] ?? byKind[failure.kind]) : INTERNAL
  if (published.status === 401) reply.header('www-authenticate', 'Bearer realm="wharf"')
  if (published.status === 503) reply.header('retry-after', '1')
  return reply
    .code(published.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemOf(published, failure, request.id)))
}

function problemOf({ code, type, status }: Published, failure: DomainError | null, requestId: string) {
  const messages = failure ? messagesOf(failure) : [`Internal server error, request ${requestId}`]
  const moreInfo = `/docs#errors-${code}`
  return {
    type: `/problems/${type.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}`,
    title: type,
    status,
    detail: failure?.message ?? messages[0],
    ...(failure?.problems.length && {
      problems: failure.problems.map((problem) => ({ pointer: pointerOf(problem), message: problem.message })),
    }),
    error: { code, status, type, messages, moreInfo },
  }
}

const messagesOf = ({ problems, message }: DomainError) =>
  problems.length ? problems.map((problem) => `${pointerOf(problem)}: ${problem.message}`) : [message]

const pointerOf = ({ path }: Problem) =>
  `#/${path.map((step) => String(step).replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`

/** Fastify's own refusals, in the contract's words. */
function ofFastify(error: unknown): DomainError | null {
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new DomainError('VALIDATION', 'PAYLOAD_TOO_LARGE', 'The body is larger than this endpoint takes')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new DomainError('VALIDATION', 'UNSUPPORTED_MEDIA_TYPE', 'The body must be application/json')
  if (code?.startsWith('FST_ERR_CTP') || error instanceof SyntaxError || (statusCode === 400 && !(error instanceof DomainError)))
    return new DomainError('VALIDATION', 'INVALID_JSON', 'The body is not valid JSON')
  return null
}
