/** A database that cannot be reached: nobody's fault, and no use in trying the next row. */
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
  // The tenant's database was dropped a moment ago.
  '3D000',
])

export const OUTAGE = 'The database cannot be reached just now; try again'

export const TOO_SLOW = 'The database took too long'

/** A statement that ran, or waited for another's lock, for longer than it may: trying it again takes as long again. */
export const isTooSlow = (error: unknown): boolean => ['57014', '55P03'].includes((error as { code?: string } | null)?.code ?? '')

/** Whether the connection to the database is lost, or none is to be had. */
export function isOutage(error: unknown): boolean {
  const { code = '', message = '' } = (error ?? {}) as { code?: unknown; message?: string }
  if (typeof code === 'string' && (CONNECTION_LOST.has(code) || code.startsWith('08'))) return true
  return (
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/i.test(message) ||
    /driver has already been destroyed|Cannot use a pool after calling end/i.test(message)
  )
}
