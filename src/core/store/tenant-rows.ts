/** Rows of another tenant's database remember where they live, so that what belongs to them is read there and nowhere else. */
import { type Ctx, inTenant, type Scope } from '../context.js'
import type { Relation } from './relations.js'
import { groupBy } from './store.js'

const tenantOfRows = new WeakMap<object, string>()

/** The tenant in whose database the row lies. */
export const tenantOfRow = ({ actor }: Scope, row: object) => tenantOfRows.get(row) ?? actor.tenantId

/** What `read` finds in a tenant's database; nothing when that tenant is not there. */
export async function readInTenant<R extends object>(ctx: Ctx, tenantId: string, read: (ctx: Ctx) => Promise<R[]>): Promise<R[]> {
  const there = await inTenant(ctx, tenantId)
  const rows = there ? await read(there) : []
  for (const row of rows) tenantOfRows.set(row, tenantId)
  return rows
}

/** A relation that is read where each parent lives: once per tenant, however many parents. */
export const inOwnTenant =
  <P extends object, R extends object>(relation: Relation<P, R | null>): Relation<P, R | null> =>
  async (ctx, parents) => {
    const found = new Map<P, R | null>()
    for (const [tenantId, own] of groupBy(parents, (parent) => tenantOfRow(ctx, parent))) {
      const there = await inTenant(ctx, tenantId)
      const results = there ? await relation(there, own) : []
      own.forEach((parent, i) => {
        const result = results[i] ?? null
        found.set(parent, result)
        if (result) tenantOfRows.set(result, tenantId)
      })
    }
    return parents.map((parent) => found.get(parent) ?? null)
  }
