import { createBuyer } from '../src/core/buyer.js'
import type { Ctx } from '../src/core/context.js'
import type { Roles } from '../src/db/json.js'
import type { House } from './house.js'

/** The context of a request without a user, for tests that call a function of core or of a room themselves. */
export async function contextOf({ services, db, clock }: House, roles: Roles = {}): Promise<Ctx> {
  const actor = { ...(await services.credentials.byApiKey(undefined)), roles }
  return {
    ...services,
    db,
    actor,
    buyer: createBuyer(actor),
    now: clock(),
    effectiveDate: clock(),
    registry: undefined as never,
    requestId: 'test',
    report: () => undefined,
    address: '127.0.0.1',
    loaders: new Map(),
  }
}
