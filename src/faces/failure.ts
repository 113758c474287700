/** Failures that are not the server's fault, whatever threw them. */
import { DomainError } from '../core/errors.js'

const CONNECTION_LOST = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '57014',
  // The tenant's database was dropped a moment ago.
  '3D000',
])

/** The error as the domain would have said it, or null when nobody expected it. */
export function knownFailure(error: unknown): DomainError | null {
  if (error instanceof DomainError) return error
  const { code = '', message = '' } = error as { code?: string; message?: string }
  if (CONNECTION_LOST.has(code) || code.startsWith('08') || isLostConnection(message))
    return new DomainError('UNAVAILABLE', 'SERVICE_UNAVAILABLE', 'The database cannot be reached just now; try again')
  // Class 22: a value that the column cannot hold, such as a number out of range or a null character.
  if (/^22[0-9A-Z]{3}$/.test(code))
    return new DomainError('VALIDATION', 'VALIDATION_ERROR', 'A value is out of range or cannot be stored')
  if (code === '40P01' || code === '40001' || code === '55P03')
    return new DomainError('UNAVAILABLE', 'SERVICE_UNAVAILABLE', 'Another change was under way; try again')
  // A record that was there a moment ago is gone, or one has come meanwhile; a room that expects it says it better.
  if (code === '23503' || code === '23505')
    return new DomainError('CONFLICT', 'CONFLICT', 'Another change came first: something this needs is gone or taken')
  return null
}

const isLostConnection = (message: string) =>
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/i.test(message) ||
  /driver has already been destroyed|Cannot use a pool after calling end/i.test(message)
