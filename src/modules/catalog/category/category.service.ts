/** Adds, changes, moves and deletes categories, with their sources, slugs and position in the tree. */
import { sql } from 'kysely'
import type { CreateCategoryInput, LocalizedStringInput, UpdateCategoryInput } from '../../../contract/contract.gen.js'
import { invalidField, refused } from '../../../core/base/errors.js'
import { writeChildren } from '../../../core/bulk/children.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { toLocalized, withoutRemoved } from '../../../core/input/localized.js'
import { changing } from '../../../core/store/changing.js'
import { type InputReference, recordByReference } from '../../../core/store/reference.js'
import { create, get, type Key, remove, update } from '../../../core/store/store.js'
import type { CategoryRow } from '../../../db/db.gen.js'
import { type CategoryWithSources, category, categoryLookup, sourcesOfCategory } from '../../../resources/catalog/category.js'
import { refuseNulls } from '../../../resources/shapes/refuse-nulls.js'
import { defaultLanguage } from '../../platform/channel/channel.locale.js'
import { categoryChildren } from './category.children.js'
import { assignParents, lockTreeExclusive, lockTreeShared, moveBeside } from './category.tree.js'

/** The input of a category; REST also sends its language. */
export type CategoryValues = Omit<UpdateCategoryInput, 'parent' | 'parentUuid'> & {
  /** Undefined leaves the category where it is, null makes it a root. */
  parent?: InputReference | null | undefined
  language?: string | null | undefined
}

type CategoryKey = Key<'category'>

/** Adds a category as the last child of its parent. It gets a slug in every language of its names unless disabled. `noParent` is the error code for a missing parent. */
export function createCategory(ctx: Ctx, input: CategoryValues, noParent?: string): Promise<CategoryRow> {
  const { values, parent, ...children } = splitCategory(input)
  const names = mergeNames({}, values.names)
  return inTransaction(ctx, async (inner) => {
    await lockTreeShared(inner)
    const above = parent ? await recordByReference(inner, categoryLookup, parent, noParent) : null
    const { id } = await create(inner, category, {
      ...values,
      defaultLanguage: values.defaultLanguage ?? defaultLanguageOf(names, await defaultLanguage(inner)),
    })
    await assignParents(inner, [{ id, parentId: above?.id ?? null }])
    await writeChildren(inner, categoryChildren, [{ ...children, id, isNew: true, values, names, slugsBefore: {} }])
    return get(inner, category, { id })
  })
}

/** Changes a category; another parent moves it with everything below it. */
export function updateCategory(ctx: Ctx, key: CategoryKey, input: CategoryValues, noParent?: string): Promise<CategoryRow> {
  refuseNulls(input, 'defaultLanguage', 'language')
  const { values, parent, ...children } = splitCategory(input)
  return inTransaction(ctx, async (inner) => {
    await (parent === undefined ? lockTreeShared : lockTreeExclusive)(inner)
    const above = parent ? await recordByReference(inner, categoryLookup, parent, noParent) : null
    const changed = await syncDefaultLanguage(inner, await update(inner, category, key, values), values)
    mergeNames(changed.names)
    const { id, names, slugs: slugsBefore } = changed
    const parentId = above?.id ?? null
    if (parent !== undefined && parentId !== changed.parentId) await assignParents(inner, [{ id, parentId }])
    await writeChildren(inner, categoryChildren, [{ ...children, id, isNew: false, values, names, slugsBefore }])
    return get(inner, category, { id })
  })
}

/** Updates the default language after the names have changed. */
async function syncDefaultLanguage(
  ctx: Ctx,
  changed: CategoryRow,
  { names, defaultLanguage: given }: CategoryValues,
): Promise<CategoryRow> {
  if (!names || given) return changed
  const fitting = defaultLanguageOf(changed.names, await defaultLanguage(ctx), changed)
  if (fitting === changed.defaultLanguage) return changed
  return update(ctx, category, { id: changed.id }, { defaultLanguage: fitting })
}

/** Splits an input into the columns of the category and its children. A blank name counts as missing. */
export function splitCategory({ parent, sources, slugs, autoGenerateSlugs, language, ...values }: CategoryValues) {
  if (values.names === null) throw missingNamesError()
  const names = values.names?.map(clearBlankValue)
  const defaultLanguage = language ?? values.defaultLanguage ?? undefined
  return { values: { ...values, names, defaultLanguage }, parent, sources, slugs, autoGenerateSlugs }
}

const clearBlankValue = ({ language, value }: LocalizedStringInput): LocalizedStringInput => ({
  language,
  value: value?.trim() ? value : null,
})

/** Merges given names into the stored ones; at least one must remain. */
export function mergeNames(before: Record<string, string>, given: readonly LocalizedStringInput[] | undefined = []) {
  const names = withoutRemoved({ ...before, ...toLocalized(given) })
  if (Object.keys(names).length === 0) throw missingNamesError()
  return names
}

const missingNamesError = () => invalidField('names', 'must contain a name in at least one language')

/** Returns the default language of a search by name: that of the channel if there is such a name, otherwise the previous one, otherwise the first one. */
export function defaultLanguageOf(names: object, ofChannel: string, before?: Pick<CategoryRow, 'defaultLanguage'>): string {
  if (ofChannel in names) return ofChannel
  return before && before.defaultLanguage in names ? before.defaultLanguage : (Object.keys(names)[0] ?? ofChannel)
}

/** Returns the parent that GraphQL names by id, by uuid, or by both if they agree. */
export async function resolveParent(
  ctx: Ctx,
  { parent, parentUuid, ...values }: CreateCategoryInput | UpdateCategoryInput,
): Promise<CategoryValues> {
  if (parent === undefined && parentUuid === undefined) return values
  const byNumber = parent == null ? null : await get(ctx, category, { id: parent })
  const byUuid = parentUuid == null ? null : await get(ctx, category, { uuid: parentUuid })
  const isOne = parent === undefined || parentUuid === undefined || byNumber?.id === byUuid?.id
  if (!isOne) throw invalidField('parentUuid', 'contradicts parent')
  const found = byNumber ?? byUuid
  return { ...values, parent: found && { id: found.id } }
}

/** Moves a category next to another and returns all children of that parent, in order. Moves are serialized. */
export const moveCategory = (ctx: Ctx, uuid: string, targetUuid: string, side: 'above' | 'below'): Promise<CategoryRow[]> =>
  inTransaction(ctx, async (inner) => {
    await lockTreeExclusive(inner)
    const moved = await get(inner, category, { uuid }, 'EDITOR')
    return moveBeside(inner, moved, await get(inner, category, { uuid: targetUuid }), side)
  })

/** Deletes a category without children and items, and returns it. */
export const removeCategory = (ctx: Ctx, key: CategoryKey): Promise<CategoryWithSources> =>
  inTransaction(ctx, async (inner) => {
    await lockTreeShared(inner)
    return changing(inner, category, key, { access: 'OWNER' }, async (locked, found) => {
      await refuseIfInUse(locked, found.id)
      const [sources = []] = await sourcesOfCategory(locked, [found])
      return { ...(await remove(locked, category, { id: found.id })), sources }
    })
  })

/** Refuses to delete a category in use. It is locked, so that no channel can make it its root meanwhile. */
async function refuseIfInUse(ctx: Ctx, id: number) {
  const { rows } = await sql<{ below: boolean; listed: boolean; root: boolean }>`
    select exists (select from category where "parentId" = ${id}) as below,
           exists (select from "categoryItem" where "categoryId" = ${id}) as listed,
           exists (select from channel where "catalogRootId" = ${id}) as root`.execute(ctx.db)
  const [used] = rows
  const reason =
    (used?.below && 'has categories below it') ||
    (used?.listed && 'lists products or clusters') ||
    (used?.root && 'is the root of a channel')
  if (reason) throw refused('DELETE_CATEGORY_ERROR', `Category with id [${id}] ${reason} and cannot be deleted`)
}
