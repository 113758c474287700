/** The one error the domain throws. Each face knows how to render it; nothing else does. */
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

/** One thing that is wrong with an input, and where. */
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
    super(message)
  }
}

/** Too much of this, too fast; the caller may try again after some seconds. */
export class RateLimited extends DomainError {
  constructor(
    message: string,
    readonly retryAfterS: number,
  ) {
    super('RATE_LIMITED', 'TOO_MANY_REQUESTS', `Too many requests: ${message}`)
  }
}

/** The input as a whole is fine, one or more of its values are not. */
export function invalid(problems: readonly Problem[], code = 'VALIDATION_ERROR'): DomainError {
  const text = problems.map(({ path, message }) => (path.length ? `${pathText(path)} ${message}` : message))
  return new DomainError('VALIDATION', code, text.join('; '), problems)
}

export const invalidField = (field: string, message: string, code?: string) => invalid([{ path: [field], message }], code)

export const notFound = (label: string, code: string, key: Record<string, unknown>) =>
  new DomainError('NOT_FOUND', code, `${label} with ${keyText(key)} not found`)

/** An input names records that are not there. The operation has a code of its own for it; `missing` is the one of the record. */
export class Unknown extends DomainError {
  constructor(
    code: string,
    message: string,
    readonly missing: string,
  ) {
    super('NOT_FOUND', code, message)
  }
}

/** A product, a cluster … that an input names, by one key or by several that all lead nowhere. */
export const unknown = (label: string, code: string, missing: string, keys: readonly Record<string, unknown>[]) =>
  new Unknown(code, `${label} with ${keys.map(keyText).join(', ')} not found`, missing)

/** The caller may not do this, whatever the object. */
export const forbidden = (detail?: string) =>
  new DomainError('FORBIDDEN', 'FORBIDDEN', detail ? `Forbidden resource: ${detail}` : 'Forbidden resource')

export const unauthenticated = (how: string) => new DomainError('UNAUTHENTICATED', 'UNAUTHENTICATED', `Unauthorized: ${how}`)

/** The object's state, or what depends on it, does not allow this. */
export const refused = (code: string, message: string) => new DomainError('REFUSED', code, message)

export const conflict = (code: string, message: string) => new DomainError('CONFLICT', code, message)

function pathText(path: readonly (string | number)[]): string {
  return path.map((step, i) => (typeof step === 'number' ? `[${step}]` : i ? `.${step}` : step)).join('')
}

const keyText = (key: Record<string, unknown>) =>
  Object.entries(key)
    .map(([name, value]) => `${name} [${String(value)}]`)
    .join(' and ')

/** What was found, unless it is an error. */
export function orThrow<V>(found: V | DomainError): V {
  if (found instanceof DomainError) throw found
  return found
}
