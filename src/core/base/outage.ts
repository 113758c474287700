/** A database that cannot be reached, or lets nobody in: nobody's fault, and no use in trying the next row. */
const CONNECTION_LOST = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '57P04',
  '53300',
  // It takes no connections (just now), or not with this user and password.
  '55000',
  '28000',
  '28P01',
  // The tenant's database was dropped a moment ago.
  '3D000',
])

export const OUTAGE = 'The database cannot be reached just now; try again'

export const TOO_SLOW = 'The database took too long'

/** A statement that ran, or waited for another's lock, for longer than it may: trying it again takes as long again. */
export const isTooSlow = (error: unknown): boolean => ['57014', '55P03'].includes((error as { code?: string } | null)?.code ?? '')

/** Whether the connection to the database is lost, or none is to be had. */
export function isOutage(error: unknown): boolean {
  const { code = '', message = '', severity } = (error ?? {}) as { code?: unknown; message?: string; severity?: string }
  // What PostgreSQL calls fatal ends the connection, or lets none begin.
  if (severity === 'FATAL' || severity === 'PANIC') return true
  if (typeof code === 'string' && (CONNECTION_LOST.has(code) || code.startsWith('08'))) return true
  return (
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/i.test(message) ||
    /driver has already been destroyed|Cannot use a pool after calling end/i.test(message)
  )
}
