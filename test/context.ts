import { Budget, type Budgets, callerKinds, defaultBudgets } from '../src/core/base/budget.js'
import { createBuyer } from '../src/core/buyer.js'
import type { Ctx } from '../src/core/context.js'
import { RequestCache } from '../src/core/request-cache.js'
import type { Roles } from '../src/db/json.js'
import type { TestServer } from './test-server.js'

/** The context of a request without a user, for tests that call a function of core or of a module themselves. */
export async function contextOf({ services, db, clock }: TestServer, roles: Roles = {}): Promise<Ctx> {
  const actor = { ...(await services.credentials.byApiKey(undefined)), roles }
  return {
    services: { ...services, registry: undefined as never },
    tenants: services.tenants,
    db,
    actor,
    buyer: createBuyer(actor),
    now: clock(),
    effectiveDate: clock(),
    client: { requestId: 'test', address: '127.0.0.1', isForwarded: false },
    report: () => undefined,
    budget: newBudget(),
    requestCache: new RequestCache(),
  }
}

/** The default budgets without limits of time: no test depends on how fast the machine is. */
export const untimedBudgets = Object.fromEntries(
  callerKinds.map((kind) => [
    kind,
    {
      ...defaultBudgets[kind],
      time: Number.POSITIVE_INFINITY,
      databaseTime: Number.POSITIVE_INFINITY,
      work: Number.POSITIVE_INFINITY,
    },
  ]),
) as Budgets

export const newBudget = (limits = untimedBudgets.administrator) => new Budget(limits, { caller: 'test', credential: 'test' })
