/** Failures that are not the server's fault, whatever threw them. */
import { CHANGED_MEANWHILE, DomainError } from '../../core/base/errors.js'
import { isOutage, OUTAGE } from '../../core/base/outage.js'
import { StorageError } from '../../core/files/files.js'

/** The error as the domain would have said it, or null when nobody expected it: also one about a value (class 22), since inputs are checked before. */
export function toDomainError(error: unknown): DomainError | null {
  if (error instanceof DomainError) return error
  const { code = '' } = error as { code?: string }
  // 57014: a statement that took longer than it may.
  if (code === '57014' || isOutage(error)) return new DomainError('UNAVAILABLE', 'SERVICE_UNAVAILABLE', OUTAGE)
  // The disk under PostgreSQL is full.
  if (code === '53100') return new StorageError(error)
  if (code === '40P01' || code === '40001' || code === '55P03')
    return new DomainError('UNAVAILABLE', 'SERVICE_UNAVAILABLE', 'Another change was in progress; try again')
  // A module that expects it says it better.
  if (code === '23503' || code === '23505') return new DomainError('CONFLICT', 'CONFLICT', CHANGED_MEANWHILE)
  return null
}

/** Whether those who run the server must hear of it: nobody expected it, or the disk is full. */
export const mustLog = (failure: DomainError | null) => !failure || failure instanceof StorageError
