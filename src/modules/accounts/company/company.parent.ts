/** The parent of a company. It is deprecated and works until its removal. */
import { sql } from 'kysely'
import { invalidField, orThrow } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { type InputReference, resolveReferences } from '../../../core/store/reference.js'
import { companyLookup } from '../../../resources/accounts/company.js'

/** The published error code for a parent that does not exist. */
const PARENT_NOT_FOUND = 'PARENT_COMPANY_NOT_FOUND_ERROR'

/** A company and its new parent; null removes the parent. */
export interface ParentChange {
  id: number
  parent: InputReference | null
}

/** Sets the parent of one company and returns the id of the parent. The calling function has called `lockParentChanges`. */
export async function setParent(ctx: Ctx, id: number, parent: InputReference | null): Promise<number | null> {
  const [parentId = null] = await setParents(ctx, [{ id, parent }])
  return parentId
}

/**
 * Lets only one transaction at a time change parents, because two concurrent changes could form a cycle that neither of them sees. Call
 * it before any row is locked, so that it cannot deadlock.
 */
export const lockParentChanges = (ctx: Ctx) => sql`select pg_advisory_xact_lock(hashtext('company.parentId'))`.execute(ctx.db)

/** Sets the parents of many companies in a few statements and returns the ids of the parents. */
export async function setParents(ctx: Ctx, changes: readonly ParentChange[]): Promise<(number | null)[]> {
  if (changes.length === 0) return []
  const references = changes.map(({ parent }) => parent)
  const parentIds = (await resolveReferences(ctx, companyLookup, references, PARENT_NOT_FOUND)).map(orThrow)
  const rows = changes.map(({ id }, i) => ({ id, parentId: parentIds[i] ?? null }))
  await sql`update company set "parentId" = move."parentId"
              from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as move(id int4, "parentId" int4)
             where company.id = move.id`
    .execute(ctx.db)
    .catch(throwParentNotFound)
  await refuseCycle(
    ctx,
    rows.map(({ id }) => id),
  )
  return rows.map(({ parentId }) => parentId)
}

/** Turns a foreign key violation into "not found": the parent was deleted after it was looked up. */
function throwParentNotFound(error: { code?: string }): never {
  throw error.code === '23503' ? invalidField('parent', 'no longer exists', PARENT_NOT_FOUND) : error
}

/** Throws if one of the companies is now its own ancestor. */
async function refuseCycle(ctx: Ctx, ids: readonly number[]): Promise<void> {
  const { rows } = await sql`
    with recursive above(start, id) as (
      select id, "parentId" from company where id = any(${ids}) and "parentId" is not null
      union
      select above.start, company."parentId" from above join company on company.id = above.id where company."parentId" is not null
    )
    select 1 from above where start = id limit 1`.execute(ctx.db)
  if (rows.length) throw invalidField('parent', 'must not be the company itself or one of its subsidiaries')
}
