/** The tree of companies: which company belongs to which. It has no circles and at most ten levels, so reading upwards or downwards is bounded. */
import { sql } from 'kysely'
import { hasRole } from '../../../core/auth/access.js'
import { DomainError, invalidField } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { requireRows } from '../../../core/store/changing.js'
import { type Relation, relationById } from '../../../core/store/relations.js'
import { rowsOf } from '../../../core/store/store.js'
import type { CompanyRow } from '../../../db/db.gen.js'
import { companiesAndAbove, MAX_LEVELS } from '../../../resources/accounts/company.above.js'
import { company } from '../../../resources/accounts/company.js'

const OWNER_NOT_FOUND = 'PARENT_COMPANY_NOT_FOUND_ERROR'

/** A company and the one that it will belong to; null makes it independent. */
export interface CompanyMove {
  id: number
  belongsToCompanyId: number | null
}

/**
 * Lets only one transaction at a time change the tree, because two concurrent changes could form a circle that neither of them sees. Call it
 * before any row is locked, so that it cannot deadlock.
 */
export const lockCompanyTree = (ctx: Ctx) =>
  sql`select pg_advisory_xact_lock(hashtext('company.belongsToCompanyId'))`.execute(ctx.db)

/** Moves companies, together with those below them. The calling function has called `lockCompanyTree`. */
export async function moveCompanies(ctx: Ctx, moves: readonly CompanyMove[]): Promise<void> {
  if (moves.length === 0) return
  const owners = moves.flatMap(({ belongsToCompanyId }) => belongsToCompanyId ?? [])
  await requireRows(ctx, { ...company, visible: () => null }, 'id', owners, ownerNotFound)
  await sql`update company set "belongsToCompanyId" = move."belongsToCompanyId"
              from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as move(id int4, "belongsToCompanyId" int4)
             where company.id = move.id and move.id is distinct from move."belongsToCompanyId"`.execute(ctx.db)
  await requireTree(ctx, moves)
}

const ownerNotFound = (id: number) =>
  invalidField('belongsToCompanyId', `refers to the company [${id}], which does not exist`, OWNER_NOT_FOUND)

/** Throws if one of the companies is now above itself, or if a tree has become too deep. */
async function requireTree(ctx: Ctx, moves: readonly CompanyMove[]): Promise<void> {
  if (moves.some(({ id, belongsToCompanyId }) => id === belongsToCompanyId)) throw circle()
  const ids = moves.map(({ id }) => id)
  const { rows } = await sql<{ isCircle: boolean; levels: number }>`
    with recursive above(start, id, level) as (
      select id, "belongsToCompanyId", 1 from company where id = any(${ids}::int4[])
      union all
      select above.start, c."belongsToCompanyId", level + 1 from above join company c on c.id = above.id where level <= ${MAX_LEVELS}
    ), below(start, id, level) as (
      select id, id, 0 from company where id = any(${ids}::int4[])
      union all
      select below.start, c.id, level + 1 from below join company c on c."belongsToCompanyId" = below.id where level <= ${MAX_LEVELS}
    )
    select coalesce((select true from above where start = id limit 1), false) as "isCircle",
           coalesce((select max(a.levels + b.levels) from
             (select start, max(level) as levels from above group by start) a join
             (select start, max(level) as levels from below group by start) b using (start)), 0)::int as levels`.execute(ctx.db)
  if (rows[0]?.isCircle) throw circle()
  if ((rows[0]?.levels ?? 0) > MAX_LEVELS)
    throw new DomainError('REFUSED', 'COMPANY_TREE_TOO_DEEP', `A tree of companies has at most ${MAX_LEVELS} levels`)
}

const circle = () => invalidField('belongsToCompanyId', 'must not be the company itself or one below it')

/** Returns the company that each company belongs to, if the caller may see it. */
export const ownerOfCompany = relationById(company, ({ belongsToCompanyId }: CompanyRow) => belongsToCompanyId)

/** Returns the id of the company that a company belongs to, or null if the caller may not see that one. */
export function shownOwnerId({ belongsToCompanyId }: CompanyRow, { actor: { roles, user } }: Ctx): number | null {
  if (belongsToCompanyId === null || hasRole(roles, 'user', 'VIEWER')) return belongsToCompanyId
  return user?.companyIds.includes(belongsToCompanyId) ? belongsToCompanyId : null
}

/** Returns the companies above each company that the caller may see, the nearest first. Two statements for any number of companies. */
export const ancestorsOfCompany: Relation<CompanyRow, CompanyRow[]> = async (ctx, companies) => {
  const starts = companies.flatMap(({ id, belongsToCompanyId }) => (belongsToCompanyId === null ? [] : [id]))
  if (starts.length === 0) return companies.map(() => [])
  const { rows: links } = await sql<{ start: number; id: number }>`
    select start, id from ${companiesAndAbove(starts)} above where level > 0 order by level`.execute(ctx.db)
  const found = await rowsOf(ctx, company, 'id', [...new Set(links.map(({ id }) => id))])
  const byId = new Map(found.map((row) => [row.id, row]))
  return companies.map(({ id }) => links.flatMap((link) => (link.start === id ? (byId.get(link.id) ?? []) : [])))
}
