/** Which company stands above which. Deprecated, and kept until its removal. */
import { sql } from 'kysely'
import { invalidField, orThrow } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { type InputReference, resolveReferences } from '../../../core/store/reference.js'
import { companyLookup } from '../../../resources/accounts/company.js'

/** The published code for a parent that is not there. */
const PARENT_NOT_FOUND = 'PARENT_COMPANY_NOT_FOUND_ERROR'

/** A company and the one that it is to stand under; null for none. */
export interface ParentChange {
  id: number
  parent: InputReference | null
}

/** Puts one company under another and answers which. The caller has awaited other moves. */
export async function setParent(ctx: Ctx, id: number, parent: InputReference | null): Promise<number | null> {
  const [parentId = null] = await setParents(ctx, [{ id, parent }])
  return parentId
}

/** No company stands under itself, however long the way, so that moves wait for each other; before any row is locked. */
export const lockParentChanges = (ctx: Ctx) => sql`select pg_advisory_xact_lock(hashtext('company.parentId'))`.execute(ctx.db)

/** Puts companies under others, in a few statements. */
export async function setParents(ctx: Ctx, moves: readonly ParentChange[]): Promise<(number | null)[]> {
  if (moves.length === 0) return []
  const references = moves.map(({ parent }) => parent)
  const parentIds = (await resolveReferences(ctx, companyLookup, references, PARENT_NOT_FOUND)).map(orThrow)
  const rows = moves.map(({ id }, i) => ({ id, parentId: parentIds[i] ?? null }))
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

/** A parent that was deleted a moment ago is not there. */
function throwParentNotFound(error: { code?: string }): never {
  throw error.code === '23503' ? invalidField('parent', 'is no longer there', PARENT_NOT_FOUND) : error
}

async function refuseCycle(ctx: Ctx, ids: readonly number[]): Promise<void> {
  const { rows } = await sql`
    with recursive above(start, id) as (
      select id, "parentId" from company where id = any(${ids}) and "parentId" is not null
      union
      select above.start, company."parentId" from above join company on company.id = above.id where company."parentId" is not null
    )
    select 1 from above where start = id limit 1`.execute(ctx.db)
  if (rows.length) throw invalidField('parent', 'must not be the company itself, nor one below it')
}
