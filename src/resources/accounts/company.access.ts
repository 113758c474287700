/** Whose company it is. */
import { sql } from 'kysely'
import { hasRole, type RequiredAccess } from '../../core/auth/access.js'
import { forbidden, invalidField, notFound } from '../../core/base/errors.js'
import type { Ctx } from '../../core/context.js'
import { ownersBySource } from '../../core/store/sources.js'
import { find } from '../../core/store/store.js'
import type { CompanyRow } from '../../db/db.gen.js'
import { company, companySource } from './company.js'

/** Refuses the number of a company that is not the caller's: to read it must be one of theirs, for anything more one that they manage. */
export function refuseForeignCompany({ actor: { roles, user } }: Ctx, companyId: number, access: RequiredAccess): void {
  if (hasRole(roles, 'user', access)) return
  const own = access === 'VIEWER' ? user?.companyIds : user?.managedCompanyIds
  if (!own?.includes(companyId)) throw foreignCompany()
}

/** The same words whether or not there is such a company. */
export const foreignCompany = () => forbidden('Unauthorized use of companyIds')

/** How an input of REST names a company: by its number, or by another system's key. */
export interface CompanyReference {
  id?: number | null
  source?: string | null
  sourceId?: string | null
}

/** The company that an input names; `code` is what its absence is called there. */
export async function companyByReference(
  ctx: Ctx,
  reference: CompanyReference,
  code = 'COMPANY_NOT_FOUND_ERROR',
): Promise<CompanyRow> {
  const [id] = await companyIdsByReference(ctx, [reference])
  const found = id == null ? undefined : await find(ctx, company, { id })
  if (!found) throw referenceNotFound(reference, code)
  return found
}

/** The numbers of the companies that many inputs name, in their order; null where there is none. */
export async function companyIdsByReference(ctx: Ctx, references: readonly CompanyReference[]): Promise<(number | null)[]> {
  for (const reference of references) requireWholeReference(reference)
  const known = await existing(
    ctx,
    references.flatMap(({ id }) => id ?? []),
  )
  const keys = references.flatMap(({ id, source, sourceId }) =>
    id == null ? [{ name: source as string, id: sourceId as string }] : [],
  )
  const found = keys.length ? await ownersBySource(ctx, companySource, keys) : []
  const owners = new Map(found.map(({ name, id, ownerId }) => [JSON.stringify([name, id]), ownerId]))
  return references.map(({ id, source, sourceId }) =>
    id == null ? (owners.get(JSON.stringify([source, sourceId])) ?? null) : known.has(id) ? id : null,
  )
}

async function existing(ctx: Ctx, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const query = ctx.db.selectFrom('company').select('id').where('id', '=', sql<number>`any(${ids})`)
  return new Set((await query.execute()).map(({ id }) => id))
}

export const referenceNotFound = ({ id, source, sourceId }: CompanyReference, code: string) =>
  notFound('Company', code, id == null ? { source, sourceId } : { id })

function requireWholeReference({ id, source, sourceId }: CompanyReference) {
  if (id == null && (source == null || sourceId == null))
    throw invalidField('parent', 'must name a company by id, or by source and sourceId')
}
