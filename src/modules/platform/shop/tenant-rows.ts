/** Remembers which rows come from another tenant's database, so that their relations are read there. */
import { type Ctx, inTenant, type Scope } from '../../../core/context.js'
import type { Relation } from '../../../core/store/relations.js'
import { groupBy } from '../../../core/store/store.js'

const tenantOfRows = new WeakMap<object, string>()

/** Returns the tenant whose database contains the row. */
export const tenantOfRow = ({ actor }: Scope, row: object) => tenantOfRows.get(row) ?? actor.tenantId

/** Runs `read` in a tenant's database; returns an empty result if the tenant does not exist. */
export async function readInTenant<R extends object>(ctx: Ctx, tenantId: string, read: (ctx: Ctx) => Promise<R[]>): Promise<R[]> {
  const there = await inTenant(ctx, tenantId)
  const rows = there ? await read(there) : []
  for (const row of rows) tenantOfRows.set(row, tenantId)
  return rows
}

/** Returns a relation that is read in the database of each parent, once per tenant. */
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
