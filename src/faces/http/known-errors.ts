/** Failures that are not the server's fault, whatever threw them. */
import { DomainError } from '../../core/base/errors.js'
import { isOutage, OUTAGE } from '../../core/base/outage.js'
import { StorageError } from '../../core/files/files.js'

/** The error as the domain would have said it, or null when nobody expected it. */
export function toDomainError(error: unknown): DomainError | null {
  if (error instanceof DomainError) return error
  const { code = '' } = error as { code?: string }
  // 57014: a statement that took longer than it may.
  if (code === '57014' || isOutage(error)) return new DomainError('UNAVAILABLE', 'SERVICE_UNAVAILABLE', OUTAGE)
  // The disk under PostgreSQL is full.
  if (code === '53100') return new StorageError(error)
  // Class 22: a value that the column cannot hold, such as a number out of range or a null character. 23502 and 23514: one that the table refuses.
  if (/^(22[0-9A-Z]{3}|23502|23514)$/.test(code))
    return new DomainError('VALIDATION', 'VALIDATION_ERROR', 'A value is out of range or cannot be stored')
  if (code === '40P01' || code === '40001' || code === '55P03')
    return new DomainError('UNAVAILABLE', 'SERVICE_UNAVAILABLE', 'Another change was under way; try again')
  // A record that was there a moment ago is gone, or one has come meanwhile; a room that expects it says it better.
  if (code === '23503' || code === '23505')
    return new DomainError('CONFLICT', 'CONFLICT', 'Another change came first: something this needs is gone or taken')
  return null
}

/** Whether those who run the server must hear of it: nobody expected it, or the disk is full. */
export const mustLog = (failure: DomainError | null) => !failure || failure instanceof StorageError
