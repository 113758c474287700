/** Finds a category by id, slug or external key. */
import type { SourceInput, YesNo } from '../../../contract/contract.gen.js'
import { DomainError } from '../../../core/base/errors.js'
import type { Page } from '../../../core/base/page.js'
import type { Ctx } from '../../../core/context.js'
import { findRecords } from '../../../core/store/reference.js'
import { find, list, missing } from '../../../core/store/store.js'
import type { CategoryRow } from '../../../db/db.gen.js'
import { category, categoryLookup, categorySlug, toCategorySearch } from '../../../resources/catalog/category.js'
import { ownersBySlug } from '../../../resources/catalog/slugs.js'
import { defaultLanguage } from '../../platform/channel/channel.locale.js'
import { categoriesById, matchesHiddenArg } from './category.tree.js'

interface CategoryLookupArgs {
  uuid?: string | null
  id?: number | null
  categoryId?: number | null
  slug?: string | null
  hidden?: YesNo | null
}

/** Finds a category by the first parameter that is set; zero and an empty slug count as not set. */
export async function findCategory(
  ctx: Ctx,
  { uuid, id, categoryId, slug, hidden }: CategoryLookupArgs,
  columns?: readonly string[],
): Promise<CategoryRow> {
  if (uuid) return requireCategory(await find(ctx, category, { uuid }, 'VIEWER', columns), { uuid }, hidden)
  const number = categoryId || id
  if (number) return requireCategory(await find(ctx, category, { id: number }, 'VIEWER', columns), { id: number }, hidden)
  if (slug) return categoryBySlug(ctx, slug, null, hidden, columns)
  throw new DomainError(
    'VALIDATION',
    'MISSING_ARGUMENT_ERROR',
    'At least one lookup parameter must be provided: uuid, categoryId, id, or slug',
  )
}

/** Returns the category with a slug: in a language, or in any; then the oldest match. */
export async function categoryBySlug(
  ctx: Ctx,
  slug: string,
  language: string | null,
  hidden?: YesNo | null,
  columns?: readonly string[],
): Promise<CategoryRow> {
  const owners = await ownersBySlug(ctx, categorySlug, slug, language)
  const [first] = [...(await categoriesById(ctx, owners, columns)).values()].filter(matchesHiddenArg(hidden))
  return requireCategory(first, { slug, ...(language && { language: language.toUpperCase() }) }, hidden)
}

/** Returns the category with an external key. */
export async function categoryBySource(ctx: Ctx, { name, id }: SourceInput, hidden?: YesNo | null): Promise<CategoryRow> {
  const [[owner] = []] = await findRecords(ctx, categoryLookup, [[{ lookupKey: 'sourceId', value: id, within: name }]])
  const found = owner && (await find(ctx, category, { id: owner.id }))
  return requireCategory(found, { source: name, sourceId: id }, hidden)
}

function requireCategory(found: CategoryRow | undefined, key: object, hidden: YesNo | null | undefined): CategoryRow {
  return found && matchesHiddenArg(hidden)(found) ? found : missing(category, key)
}

/** The REST error code for a missing parent. */
export const PARENT_NOT_FOUND = 'PARENT_CATEGORY_NOT_FOUND_ERROR'

/** Returns a page of categories. A sort by name uses the language of the search, by default that of the channel. */
export async function listCategories(
  ctx: Ctx,
  args: Parameters<typeof toCategorySearch>[0],
  options: { counted?: boolean } = {},
): Promise<Page<CategoryRow>> {
  const search = toCategorySearch(args)
  const isByName = search.sortInputs?.some(({ field }) => field === 'name')
  return list(ctx, category, isByName ? { ...search, namesIn: await defaultLanguage(ctx) } : search, options)
}
