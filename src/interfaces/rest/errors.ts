/** Renders the domain's errors in REST: RFC 9457 problem details that contain the published body as `error`. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DomainError, type ErrorKind, MAX_TOLD_PROBLEMS, type Problem, RateLimited, Unknown } from '../../core/base/errors.js'
import { RemovedItems, removalSentence } from '../../core/lifecycle/effective-date.js'
import type { ItemUse } from '../../core/lifecycle/item.js'
import { replacementOf } from '../../core/lifecycle/legacy.js'
import { mustLog, toDomainError } from '../http/known-errors.js'
import type { PublishedError, RestErrorTable } from './published-errors.js'

const SCHEMA: PublishedError = {
  code: 10007,
  type: 'SchemaValidationException',
  status: 400,
  when: 'A property or parameter is missing, unknown, of the wrong type or violates its rule; each message begins with a pointer to it.',
}
const PAYLOAD: PublishedError = {
  code: 10017,
  type: 'PayloadValidationError',
  status: 400,
  when: 'The request is well formed, but conflicts with existing records, such as a second one with the same key.',
}

const byKind: Record<ErrorKind, PublishedError> = {
  VALIDATION: SCHEMA,
  PAGINATION: {
    code: 10015,
    type: 'PaginatedResponseException',
    status: 400,
    when: '`page` or `offset` is not a whole number in the range given in the message.',
  },
  LOOKUP_KEY: {
    code: 10006,
    type: 'InvalidLookupKey',
    status: 400,
    when: 'This endpoint does not find records by that lookup key.',
  },
  NOT_FOUND: {
    code: 10008,
    type: 'NotFound',
    status: 404,
    when: 'The record or URL does not exist, or the caller may not see it.',
  },
  CONFLICT: PAYLOAD,
  REFUSED: PAYLOAD,
  FORBIDDEN: {
    code: 403,
    type: 'Forbidden',
    status: 403,
    when: 'The client is known, but does not have the right that the operation requires.',
  },
  UNAUTHENTICATED: {
    code: 401,
    type: 'Unauthorized',
    status: 401,
    when: 'The request carries no valid Bearer token; get one with POST /oauth2/token and client credentials.',
  },
  REMOVED: {
    code: SCHEMA.code,
    type: 'RemovedItem',
    status: 400,
    when: 'The request uses deprecated items that have been removed; `items` lists each one with its position and its replacement.',
  },
  RATE_LIMITED: {
    code: 429,
    type: 'TooManyRequests',
    status: 429,
    when: 'Too many requests of this kind in a short time. Try again after the seconds in Retry-After.',
  },
  BUDGET: {
    code: 422,
    type: 'BudgetExceeded',
    status: 422,
    when: 'The request exceeds a limit of this caller: too many rows or bytes, or too much time. The message names the limit; request smaller pages.',
  },
  UNAVAILABLE: {
    code: 503,
    type: 'ServiceUnavailable',
    status: 503,
    when: 'The database cannot be reached, or another change was in progress. Try again after the time in Retry-After.',
  },
}

/** The errors of the transport, by symbolic code; those of the modules come from the modules. */
const ofTransport: RestErrorTable = {
  INVALID_JSON: { code: 10005, type: 'InvalidJSONPayload', status: 400, when: 'The body is not JSON in UTF-8.' },
  LOOKUP_KEY_NOT_FOUND: {
    code: 10016,
    type: 'LookupKeyNotFound',
    status: 400,
    when: 'An item of a bulk request lacks its lookup key.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    code: 415,
    type: 'UnsupportedMediaType',
    status: 415,
    when: 'The body must be JSON in UTF-8, and not compressed.',
  },
  METHOD_NOT_ALLOWED: {
    code: 405,
    type: 'MethodNotAllowed',
    status: 405,
    when: 'The URL does not support this method; the header Allow lists the supported methods.',
  },
  URI_TOO_LONG: { code: 414, type: 'UriTooLong', status: 414, when: 'A part of the URL is longer than any key.' },
  HEADERS_TOO_LARGE: {
    code: 431,
    type: 'RequestHeaderFieldsTooLarge',
    status: 431,
    when: 'The URL and the headers of the request are too large.',
  },
  REQUEST_TIMEOUT: { code: 408, type: 'RequestTimeout', status: 408, when: 'The request did not arrive in time.' },
  PAYLOAD_TOO_LARGE: { code: 413, type: 'PayloadTooLarge', status: 413, when: 'The body is larger than the endpoint accepts.' },
  PRECONDITION_FAILED: {
    code: 412,
    type: 'PreconditionFailed',
    status: 412,
    when: 'The resource does not match the header If-Match. Nothing was changed; read it again, and send the change with its new ETag.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    code: 422,
    type: 'IdempotencyKeyReused',
    status: 422,
    when: 'The Idempotency-Key was used for another request in the last 24 hours. Nothing was changed.',
  },
  IDEMPOTENCY_KEY_IN_USE: {
    code: 409,
    type: 'IdempotencyKeyInUse',
    status: 409,
    when: 'A request with this Idempotency-Key is still in progress. Send it again after the time in Retry-After to get its response.',
  },
  IDEMPOTENT_ANSWER_TOO_LARGE: {
    code: 422,
    type: 'IdempotentAnswerTooLarge',
    status: 422,
    when: 'The response is too large to be stored for the Idempotency-Key. Nothing was changed.',
  },
  INSUFFICIENT_STORAGE: {
    code: 507,
    type: 'InsufficientStorage',
    status: 507,
    when: 'The disk of the server, or of its database, is full or not writable. Nothing was stored.',
  },
}

const INTERNAL: PublishedError = {
  code: 500,
  type: 'InternalServerError',
  status: 500,
  when: 'An unexpected error occurred; the server log has the cause, under the id of the request.',
}

/** Renders errors: the published ones of the transport and of all modules. */
export interface RestErrors {
  send(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply
  /** Returns the body of an error without a reply object. */
  bodyOf(error: DomainError, requestId: string): { status: number; text: string }
  /** The published errors by path, to which responses link. */
  pages: ReadonlyMap<string, PublishedError & { title: string }>
}

export function openRestErrors(ofModules: RestErrorTable): RestErrors {
  const byCode: RestErrorTable = { ...ofTransport, ...ofModules }
  /** Returns the published code: a missing record has one number, whatever the operation. */
  const publishedAs = (failure: DomainError) =>
    byCode[failure instanceof Unknown ? failure.missing : failure.code] ?? byKind[failure.kind]
  return {
    send(error, request, reply) {
      const failure = ofFastify(error) ?? toDomainError(error)
      if (mustLog(failure)) request.log.error({ err: error }, 'a request failed')
      request.accessLog?.codes.push(failure?.code ?? 'INTERNAL_SERVER_ERROR')
      return sendAs(failure ? publishedAs(failure) : INTERNAL, failure, request, reply)
    },
    bodyOf(failure, requestId) {
      const published = publishedAs(failure)
      return { status: published.status, text: JSON.stringify(problemOf(published, failure, requestId)) }
    },
    pages: new Map(
      [...Object.values(byKind), ...Object.values(byCode), INTERNAL].map((published) => [
        addressOf(published.type),
        { title: published.type, ...published },
      ]),
    ),
  }
}

function sendAs(published: PublishedError, failure: DomainError | null, request: FastifyRequest, reply: FastifyReply) {
  if (published.status === 401) reply.header('www-authenticate', 'Bearer realm="wharf"')
  if (published.status === 503 || published.status === 409) reply.header('retry-after', '1')
  if (failure instanceof RateLimited) reply.header('retry-after', String(failure.retryAfterS))
  return reply
    .code(failure instanceof RemovedItems ? removalStatus(failure.uses) : published.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify(failure instanceof RemovedItems ? removalOf(failure) : problemOf(published, failure, request.id)))
}

const MAX_SHOWN = 100

/** Returns every item at its first position, then the other positions, up to a limit. */
function removalOf({ uses, message }: RemovedItems) {
  const { code, type } = byKind.REMOVED
  const status = removalStatus(uses)
  const seen = new Set<ItemUse['item']>()
  const firsts = uses.filter(({ item }) => !seen.has(item) && seen.add(item))
  const others = uses.filter((use) => !firsts.includes(use))
  const shown = [...firsts, ...others].slice(0, MAX_SHOWN)
  const messages = shown.map(({ item, place }) => `${isPointer(place) ? place : `#/${place}`}: ${removalSentence(item)}`)
  return {
    type: addressOf(type),
    title: type,
    status,
    detail: message,
    items: shown.map(removedItem),
    ...(uses.length > shown.length && { more: uses.length - shown.length }),
    error: { code, status, type: SCHEMA.type, messages, moreInfo: addressOf(type) },
  }
}

/** Returns the status: a property or parameter can be left out of the request; an operation is gone. */
const removalStatus = (uses: readonly ItemUse[]) =>
  uses.some(({ item }) => item.kind === 'operation') ? 410 : byKind.REMOVED.status

const isPointer = (place: string) => place.startsWith('#')

const removedItem = ({ item: { item, legacy, removal }, place }: ItemUse) => ({
  item,
  ...(place && (isPointer(place) ? { pointer: place } : { parameter: place })),
  replacement: replacementOf(legacy),
  migration: legacy.migration,
  removedAt: removal.toISOString(),
  documentation: `/deprecations#${legacy.migration}`,
})

function problemOf({ code, type, status }: PublishedError, failure: DomainError | null, requestId: string) {
  const messages = failure ? messagesOf(failure) : [`Internal server error, request ${requestId}`]
  return {
    type: addressOf(type),
    title: type,
    status,
    detail: failure?.message ?? messages[0],
    ...(failure?.problems.length && toldProblems(failure.problems)),
    error: { code, status, type, messages, moreInfo: addressOf(type) },
  }
}

const toldProblems = (problems: readonly Problem[]) => ({
  problems: problems.slice(0, MAX_TOLD_PROBLEMS).map((problem) => ({ pointer: pointerOf(problem), message: problem.message })),
  ...(problems.length > MAX_TOLD_PROBLEMS && { moreProblems: problems.length - MAX_TOLD_PROBLEMS }),
})

/** Returns the path of the page about a kind of problem. */
const addressOf = (type: string) => `/problems/${type.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}`

function messagesOf({ problems, message }: DomainError): string[] {
  if (problems.length === 0) return [message]
  const told = problems.slice(0, MAX_TOLD_PROBLEMS).map((problem) => `${pointerOf(problem)}: ${problem.message}`)
  const more = problems.length - told.length
  return more > 0 ? [...told, `and ${more} more`] : told
}

/** Returns a position in a body, as a JSON pointer. */
export const pointerOf = ({ path }: Problem) =>
  `#/${path.map((step) => String(step).replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`

/** Converts Fastify's own errors to domain errors. */
function ofFastify(error: unknown): DomainError | null {
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new DomainError('VALIDATION', 'PAYLOAD_TOO_LARGE', 'The body is larger than this endpoint accepts')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new DomainError('VALIDATION', 'UNSUPPORTED_MEDIA_TYPE', 'The body must be application/json')
  if (code?.startsWith('FST_ERR_CTP') || error instanceof SyntaxError || (statusCode === 400 && !(error instanceof DomainError)))
    return new DomainError('VALIDATION', 'INVALID_JSON', 'The body is not valid JSON')
  return null
}
