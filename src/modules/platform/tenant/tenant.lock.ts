import { withHeldLock } from '../../../db/held-lock.js'

const TENANT_LOCK = 7_416_002

/** One at a time makes, deletes, moves or clears away a tenant; undefined when somebody else is at it. */
export const withTenantLock = <T>(controlUrl: string, id: string, work: () => Promise<T>): Promise<T | undefined> =>
  withHeldLock(controlUrl, { key: TENANT_LOCK, of: id }, work)
