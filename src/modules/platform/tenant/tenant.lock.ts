import { withHeldLock } from '../../../db/held-lock.js'

const TENANT_LOCK = 7_416_002

/** Locks a tenant for creating, deleting, moving or sweeping; returns undefined if it is locked already. */
export const withTenantLock = <T>(controlUrl: string, id: string, work: () => Promise<T>): Promise<T | undefined> =>
  withHeldLock(controlUrl, { key: TENANT_LOCK, of: id }, work)
