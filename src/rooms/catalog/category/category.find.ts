/** How a category is named: by its number, a slug, or another system's key. */
import type { SourceInput, YesNo } from '../../../contract/contract.gen.js'
import { DomainError, invalidField, notFound } from '../../../core/base/errors.js'
import { ownersBySlug } from '../../../core/bulk/slugs.js'
import type { Ctx } from '../../../core/context.js'
import { ownersBySource } from '../../../core/store/sources.js'
import { find, missing } from '../../../core/store/store.js'
import type { CategoryRow } from '../../../db/db.gen.js'
import { category, categorySlug, categorySource } from '../../../resources/catalog/category.js'
import { categoriesById, isAsHidden } from './category.tree.js'

interface Lookup {
  uuid?: string | null
  id?: number | null
  categoryId?: number | null
  slug?: string | null
  hidden?: YesNo | null
}

/** The category by the first parameter that names one; zero and an empty slug name none. */
export async function findCategory(
  ctx: Ctx,
  { uuid, id, categoryId, slug, hidden }: Lookup,
  columns?: readonly string[],
): Promise<CategoryRow> {
  if (uuid) return shown(await find(ctx, category, { uuid }, 'VIEWER', columns), { uuid }, hidden)
  const number = categoryId || id
  if (number) return shown(await find(ctx, category, { id: number }, 'VIEWER', columns), { id: number }, hidden)
  if (slug) return categoryBySlug(ctx, slug, null, hidden, columns)
  throw new DomainError(
    'VALIDATION',
    'MISSING_ARGUMENT_ERROR',
    'At least one lookup parameter must be provided: uuid, categoryId, id, or slug',
  )
}

/** The category that has a slug: in a language, or in any; then the oldest of those that have it. */
export async function categoryBySlug(
  ctx: Ctx,
  slug: string,
  language: string | null,
  hidden?: YesNo | null,
  columns?: readonly string[],
): Promise<CategoryRow> {
  const owners = await ownersBySlug(ctx, categorySlug, slug, language)
  const [first] = [...(await categoriesById(ctx, owners, columns)).values()].filter(isAsHidden(hidden))
  return shown(first, { slug, ...(language && { language: language.toUpperCase() }) }, hidden)
}

/** The category that another system knows by a key. */
export async function categoryBySource(ctx: Ctx, { name, id }: SourceInput, hidden?: YesNo | null): Promise<CategoryRow> {
  const [owner] = await ownersBySource(ctx, categorySource, [{ name, id }])
  const found = owner && (await find(ctx, category, { id: owner.ownerId }))
  return shown(found, { source: name, sourceId: id }, hidden)
}

function shown(found: CategoryRow | undefined, key: object, hidden: YesNo | null | undefined): CategoryRow {
  return found && isAsHidden(hidden)(found) ? found : missing(category, key)
}

/** What REST calls a parent that is not there. */
export const PARENT_NOT_FOUND = 'PARENT_CATEGORY_NOT_FOUND_ERROR'

/** How an input of REST names a category: by its number, or by another system's key. */
export interface CategoryReference {
  id?: number | null
  source?: string | null
  sourceId?: string | null
}

/** The category that an input names; `code` is what its absence is called there. */
export async function categoryByReference(
  ctx: Ctx,
  reference: CategoryReference,
  code = 'CATEGORY_NOT_FOUND_ERROR',
): Promise<CategoryRow> {
  const [id] = await categoryIdsByReference(ctx, [reference])
  const found = id == null ? undefined : await find(ctx, category, { id })
  if (!found) throw referenceNotFound(reference, code)
  return found
}

/** The numbers of the categories that many inputs name, in their order; null where there is none. Two statements, however many. */
export async function categoryIdsByReference(ctx: Ctx, references: readonly CategoryReference[]): Promise<(number | null)[]> {
  for (const reference of references) requireWholeReference(reference)
  const known = await categoriesById(
    ctx,
    references.flatMap(({ id }) => id ?? []),
  )
  const ownerOf = await ownersByReference(ctx, references)
  return references.map((reference) => {
    const refusal = referenceError(reference, ownerOf(reference))
    if (refusal) throw refusal
    return reference.id == null ? (ownerOf(reference) ?? null) : known.has(reference.id) ? reference.id : null
  })
}

/** The category that a reference names by another system's key, if it does and there is one. One statement, however many. */
export async function ownersByReference(
  ctx: Ctx,
  references: readonly (CategoryReference | null | undefined)[],
): Promise<(reference: CategoryReference) => number | undefined> {
  const keys = references.flatMap((reference) =>
    reference?.source != null && reference.sourceId != null ? [{ name: reference.source, id: reference.sourceId }] : [],
  )
  const found = keys.length ? await ownersBySource(ctx, categorySource, keys) : []
  const owners = new Map(found.map(({ name, id, ownerId }) => [JSON.stringify([name, id]), ownerId]))
  return ({ source, sourceId }) => owners.get(JSON.stringify([source, sourceId]))
}

/** Who says both a number and a key of another system must mean one category. */
export function referenceError({ id, source, sourceId }: CategoryReference, owner: number | undefined): DomainError | null {
  if (id == null || source == null || sourceId == null || owner === id) return null
  const other = owner === undefined ? 'no category' : `the category with id [${owner}]`
  return invalidField('parent', `contradicts itself: ${other} has the source [${source}] and sourceId [${sourceId}]`)
}

export const referenceNotFound = ({ id, source, sourceId }: CategoryReference, code: string) =>
  notFound('Category', code, id == null ? { source, sourceId } : { id })

/** A reference says something only when it is whole. */
export function requireWholeReference({ id, source, sourceId }: CategoryReference) {
  if (id == null && (source == null || sourceId == null))
    throw invalidField('parent', 'must name a category by id, or by source and sourceId')
}
