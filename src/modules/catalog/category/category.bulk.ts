/** Writes many categories with a fixed number of statements. */
import { orThrow } from '../../../core/base/errors.js'
import { type BulkItem, type BulkResult, type Directives, replacesTexts } from '../../../core/bulk/bulk.js'
import { type Children, upsertWithChildren } from '../../../core/bulk/children.js'
import { prepareItems, type Written } from '../../../core/bulk/items.js'
import type { Ctx } from '../../../core/context.js'
import { type InputReference, resolveReferences } from '../../../core/store/reference.js'
import { rowsOf } from '../../../core/store/store.js'
import type { CategoryRow } from '../../../db/db.gen.js'
import { category, categoryLookup } from '../../../resources/catalog/category.js'
import { mapCollectingErrors, writeWithoutFailing } from '../../../resources/catalog/item-errors.js'
import { defaultLanguage } from '../../platform/channel/channel.locale.js'
import { type CategoryChildren, categoryChildren } from './category.children.js'
import { PARENT_NOT_FOUND } from './category.find.js'
import { type CategoryValues, defaultLanguageOf, mergeNames, splitCategory } from './category.service.js'
import { assignParents, lockTreeExclusive, lockTreeShared } from './category.tree.js'

/** An item of the bulk: the columns of the category, and its children. */
interface CategoryItem extends CategoryChildren {
  values: BulkItem & CategoryValues
  parent: InputReference | null | undefined
  /** The category before the change; undefined for a new one. */
  before: CategoryRow | undefined
}

/** Parents are looked up after the sources of all items are written: a parent may be among the items. */
const bulkChildren: Children<Written<CategoryItem>> = {
  sources: categoryChildren.sources,
  parent: { isFilled: ({ before }) => before?.parentId != null, isPlace: true, write: moveToParents },
  slugs: categoryChildren.slugs,
}

/** Adds or changes categories by their uuid. */
export const upsertCategories = (ctx: Ctx, items: readonly BulkItem[], directives: Directives): Promise<BulkResult[]> =>
  writeWithoutFailing(ctx, 'category', items, (some) => writeCategories(ctx, some, directives))

async function writeCategories(ctx: Ctx, items: readonly BulkItem[], directives: Directives): Promise<BulkResult[]> {
  const mayMove = (items as CategoryValues[]).some(({ parent }) => parent !== undefined)
  await (mayMove ? lockTreeExclusive : lockTreeShared)(ctx)
  const uuids = items.map(({ uuid }) => uuid as string)
  const rows = new Map((await rowsOf(ctx, category, 'uuid', uuids)).map((row) => [row.uuid, row]))
  const language = await defaultLanguage(ctx)
  const categories = prepareItems(items, (item) => prepareCategory(item, rows.get(item.uuid as string), directives, language))
  return upsertWithChildren(ctx, category, 'uuid', categories, bulkChildren, directives)
}

function prepareCategory(
  item: BulkItem,
  before: CategoryRow | undefined,
  directives: Directives,
  language: string,
): CategoryItem {
  const { values, ...children } = splitCategory(item as CategoryValues)
  const names = !before && directives.skipCreate ? {} : resultingNames(before, values.names, directives)
  const defaultLanguage =
    values.defaultLanguage ?? (before && !values.names ? undefined : defaultLanguageOf(names, language, before))
  return { ...children, values: { ...values, defaultLanguage }, before, names, slugsBefore: before?.slugs ?? {} }
}

/** Returns the resulting names of the category. */
function resultingNames(before: CategoryRow | undefined, given: CategoryValues['names'], directives: Directives) {
  if (before && directives.skipIfNotEmpty?.includes('names')) return before.names
  const replacesNames = given && replacesTexts(directives, 'names')
  return mergeNames(replacesNames ? {} : (before?.names ?? {}), given ?? undefined)
}

/** Places new categories, and those that have to move. */
async function moveToParents(ctx: Ctx, categories: readonly Written<CategoryItem>[]): Promise<void> {
  const moving = categories.filter(({ before, parent }) => !before || parent !== undefined)
  const references = moving.map(({ parent }) => parent)
  const parentIds = await resolveReferences(ctx, categoryLookup, references, PARENT_NOT_FOUND)
  const places = mapCollectingErrors(
    moving,
    ({ id }) => id,
    ({ id, before }, i) => {
      const parentId = orThrow(parentIds[i]) ?? null
      return before && before.parentId === parentId ? [] : [{ id, parentId }]
    },
  )
  await assignParents(ctx, places.flat())
}

/** Returns the order in which items are written, by depth, so that a parent among them comes before its children. */
export function orderParentsFirst(items: readonly CategoryValues[]): number[] {
  const sourceText = (name?: string | null, id?: string | null) => JSON.stringify([name, id])
  const places = new Map(
    items.flatMap(({ sources }, i) => (sources ?? []).map(({ name, id }) => [sourceText(name, id), i] as const)),
  )
  const parents = items.map(({ parent }) =>
    parent?.id == null ? places.get(sourceText(parent?.source, parent?.sourceId)) : undefined,
  )
  const depths: (number | undefined)[] = []
  for (const i of items.keys()) {
    const way: number[] = []
    const isOnWay = new Set<number>()
    let at: number | undefined = i
    for (; at !== undefined && depths[at] === undefined && !isOnWay.has(at); at = parents[at]) {
      way.push(at)
      isOnWay.add(at)
    }
    let depth = at === undefined ? 0 : (depths[at] ?? 0) + 1
    for (const step of way.reverse()) depths[step] = depth++
  }
  return [...items.keys()].sort((a, b) => (depths[a] ?? 0) - (depths[b] ?? 0) || a - b)
}
