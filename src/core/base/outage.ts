/** Recognises errors of an unreachable or slow database, as opposed to errors of the request. */

/**
 * Codes of lost or refused connections: those of the network; class 08; 57P0x, the server shuts down or starts; 53300, it has too many
 * connections; 55000, 28000 and 28P01, it accepts none, or not with this user and password; 3D000, the tenant's database was just dropped.
 */
const CONNECTION_LOST = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|08...|57P0[1-4]|53300|55000|28000|28P01|3D000)$/

/** Codes of a socket of this machine: nothing has created it, or too many wait to connect to it. The same codes mean something else for files. */
const SOCKET_LOST = /^(?:ENOENT|EAGAIN)$/

/** Messages of `pg` and Kysely for lost connections. These errors have no code. */
const CONNECTION_LOST_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|driver has already been destroyed|Cannot use a pool after calling end/i

export const OUTAGE = 'The database cannot be reached at the moment; try again'

export const OVERLOAD = 'The server is overloaded at the moment; try again'

export const TOO_SLOW = 'The database took too long'

/** Returns true if a statement ran, or waited for a lock, longer than it may. A retry would take as long again. */
export const isTooSlow = (error: unknown): boolean => ['57014', '55P03'].includes((error as { code?: string } | null)?.code ?? '')

/** Returns true if the connection to the database is lost, or none can be opened. PostgreSQL ends the connection after every FATAL error. */
export function isOutage(error: unknown): boolean {
  const {
    code,
    message = '',
    severity,
    syscall,
  } = (error ?? {}) as Record<'message' | 'severity' | 'syscall', string> & {
    code?: unknown
  }
  if (severity === 'FATAL' || severity === 'PANIC') return true
  if (typeof code === 'string' && (CONNECTION_LOST.test(code) || (syscall === 'connect' && SOCKET_LOST.test(code)))) return true
  return CONNECTION_LOST_MESSAGE.test(message)
}
