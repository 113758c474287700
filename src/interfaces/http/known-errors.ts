/** Errors that are not the server's fault, whatever threw them. */
import { CHANGED_MEANWHILE, DomainError, invalidField } from '../../core/base/errors.js'
import { isOutage, OUTAGE } from '../../core/base/outage.js'
import { StorageError } from '../../core/files/files.js'

/** Converts an error to a domain error; null if it is unexpected: also one about a value (class 22), since inputs are checked before. */
export function toDomainError(error: unknown): DomainError | null {
  if (error instanceof DomainError) return error
  const { code = '' } = error as { code?: string }
  // 57014: a statement exceeded its time limit. 25006: the server became a replica, and another one takes over.
  if (code === '57014' || code === '25006' || isOutage(error))
    return new DomainError('UNAVAILABLE', 'SERVICE_UNAVAILABLE', OUTAGE)
  // The disk under PostgreSQL is full.
  if (code === '53100') return new StorageError(error)
  if (code === '40P01' || code === '40001' || code === '55P03')
    return new DomainError('UNAVAILABLE', 'SERVICE_UNAVAILABLE', 'Another change was in progress; try again')
  if (code === '23514' && /_customFields_size$/.test((error as { constraint?: string }).constraint ?? ''))
    return invalidField('customFields', 'must have at most 65536 bytes in total')
  // A module that expects it gives a better message.
  if (code === '23503' || code === '23505') return new DomainError('CONFLICT', 'CONFLICT', CHANGED_MEANWHILE)
  return null
}

/** Returns whether operators must see it: it is unexpected, or the disk is full. */
export const mustLog = (failure: DomainError | null) => !failure || failure instanceof StorageError
