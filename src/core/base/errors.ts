/**
 * src/core/base contains what everything else in src builds on: errors, pages, the clock, database outages. It imports nothing.
 *
 * This file defines `DomainError`, the only error that the domain throws on purpose. Each API renders it in its own format.
 */
export type ErrorKind =
  | 'VALIDATION'
  | 'PAGINATION'
  | 'LOOKUP_KEY'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'REFUSED'
  | 'FORBIDDEN'
  | 'UNAUTHENTICATED'
  | 'UNAVAILABLE'
  | 'RATE_LIMITED'
  | 'REMOVED'
  | 'BUDGET'

/** One fault of an input: the path of the invalid value, and what is wrong with it. */
export interface Problem {
  path: readonly (string | number)[]
  message: string
}

export class DomainError extends Error {
  constructor(
    readonly kind: ErrorKind,
    /** The published symbolic code, such as TAX_NOT_FOUND_ERROR. */
    readonly code: string,
    message: string,
    readonly problems: readonly Problem[] = [],
  ) {
    // A refusal is expected and is logged without its stack. Capturing one, with source maps, takes longer than most requests.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(message)
    Error.stackTraceLimit = stackTraceLimit
  }
}

/** The caller has exceeded a rate limit and may try again after `retryAfterS` seconds. */
export class RateLimited extends DomainError {
  constructor(
    message: string,
    readonly retryAfterS: number,
  ) {
    super('RATE_LIMITED', 'TOO_MANY_REQUESTS', `Too many requests: ${message}`)
  }
}

/** The maximum number of reported problems of one input; the others are counted. */
export const MAX_TOLD_PROBLEMS = 100

/** The maximum number of characters that an error message repeats of a client's name or value. */
const MAX_REPEATED = 200
/** The longest message of one problem, in characters. Messages that list the allowed values are shorter. */
const MAX_MESSAGE = 2_000

/** Shortens a text to `most` characters, so that a message does not grow with what a client sends. */
export const shorten = (text: string, most = MAX_REPEATED) => (text.length > most ? `${text.slice(0, most)}…` : text)

/** Returns the error for invalid values of the input. Both the number of problems and their texts are limited. */
export function invalid(problems: readonly Problem[], code = 'VALIDATION_ERROR'): DomainError {
  const told = problems.slice(0, MAX_TOLD_PROBLEMS).map(shortenProblem)
  const text = told.map(({ path, message }) => (path.length ? `${formatPath(path)} ${message}` : message))
  if (problems.length > told.length) text.push(`and ${problems.length - told.length} more`)
  return new DomainError('VALIDATION', code, text.join('; '), [...told, ...problems.slice(MAX_TOLD_PROBLEMS)])
}

const shortenProblem = ({ path, message }: Problem): Problem => ({
  path: path.map((step) => (typeof step === 'string' ? shorten(step) : step)),
  message: shorten(message, MAX_MESSAGE),
})

export const invalidField = (field: string, message: string, code?: string) => invalid([{ path: [field], message }], code)

export const notFound = (label: string, code: string, key: Record<string, unknown>) =>
  new DomainError('NOT_FOUND', code, `${label} with ${formatKey(key)} not found`)

/** An input refers to records that do not exist. `code` is the code of the operation, `missing` the not-found code of the record. */
export class Unknown extends DomainError {
  constructor(
    code: string,
    message: string,
    readonly missing: string,
  ) {
    super('NOT_FOUND', code, message)
  }
}

/** Returns the error for a reference in an input, such as a product, of which none of the given keys exists. */
export const unknown = (label: string, code: string, missing: string, keys: readonly Record<string, unknown>[]) =>
  new Unknown(code, `${label} with ${shorten(keys.map(formatKey).join(', '), MAX_MESSAGE)} not found`, missing)

/** Returns the error if the caller may not run this operation on any record. */
export const forbidden = (detail?: string) =>
  new DomainError('FORBIDDEN', 'FORBIDDEN', detail ? `Forbidden resource: ${detail}` : 'Forbidden resource')

export const unauthenticated = (detail: string) =>
  new DomainError('UNAUTHENTICATED', 'UNAUTHENTICATED', `Unauthorized: ${detail}`)

/** Returns the error if the state of the record, or of dependent records, does not allow the operation. */
export const refused = (code: string, message: string) => new DomainError('REFUSED', code, message)

/** The message if a record was deleted or added meanwhile. */
export const CHANGED_MEANWHILE = 'Another request made a conflicting change first'

export const conflict = (code: string, message: string) => new DomainError('CONFLICT', code, message)

const STATE_KINDS: readonly ErrorKind[] = ['NOT_FOUND', 'CONFLICT', 'REFUSED']

/** Gives an operation's own published code to a refusal that a record causes: it is missing, taken or in use. The message stays. */
export async function withCode<V>(code: string, work: Promise<V>): Promise<V> {
  return work.catch((error: unknown) => {
    if (!(error instanceof DomainError) || !STATE_KINDS.includes(error.kind)) throw error
    throw new DomainError(error.kind, code, error.message, error.problems)
  })
}

function formatPath(path: readonly (string | number)[]): string {
  return path.map((step, i) => (typeof step === 'number' ? `[${step}]` : i ? `.${step}` : step)).join('')
}

const formatKey = (key: Record<string, unknown>) =>
  Object.entries(key)
    .map(([name, value]) => `${name} [${shorten(String(value))}]`)
    .join(' and ')

/** Returns a result, or throws it if it is an error. */
export function orThrow<V>(result: V | DomainError): V {
  if (result instanceof DomainError) throw result
  return result
}
