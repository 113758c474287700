/** Many categories at once: a few statements, however many items. */

import { DomainError } from '../../../core/base/errors.js'
import { type BulkItem, type BulkResult, type Directives, replacesTexts, upsertMany } from '../../../core/bulk/bulk.js'
import { exceptNotEmpty, mergeResults, writtenItems } from '../../../core/bulk/identify.js'
import { mapCollectingErrors, writeWithoutFailing } from '../../../core/bulk/item-errors.js'
import { namesForSlugs, type SlugChange, writeSlugs } from '../../../core/bulk/slugs.js'
import type { Ctx } from '../../../core/context.js'
import { type LocalizedPatch, toLocalized } from '../../../core/input/localized.js'
import { writeSources } from '../../../core/store/sources.js'
import { rowsOf } from '../../../core/store/store.js'
import type { CategoryRow } from '../../../db/db.gen.js'
import { category, categorySlug, categorySource, sourcesOfCategory } from '../../../resources/catalog/category.js'
import { categoryIdsByReference, PARENT_NOT_FOUND, referenceNotFound, requireWholeReference } from './category.find.js'
import { type CategoryValues, languageOf, namesAfter, parted, removeAllLanguages } from './category.service.js'
import { lockTreeExclusive, lockTreeShared, type Place, placeAll } from './category.tree.js'

/** An item of the bulk, and the category as it was; none where it is new. */
type Asked = ReturnType<typeof parted> & { before: CategoryRow | undefined; names: Record<string, string> }
type Done = Asked & { id: number; isNew: boolean }

/** Adds or changes categories by their uuid. A parent may be among the items. */
export const upsertCategories = (ctx: Ctx, items: readonly BulkItem[], directives: Directives): Promise<BulkResult[]> =>
  writeWithoutFailing(ctx, 'category', items, (some) => writeCategories(ctx, some, directives))

async function writeCategories(ctx: Ctx, items: readonly BulkItem[], directives: Directives): Promise<BulkResult[]> {
  const mayMove = (items as CategoryValues[]).some(({ parent }) => parent !== undefined)
  await (mayMove ? lockTreeExclusive : lockTreeShared)(ctx)
  const uuids = items.map(({ uuid }) => uuid as string)
  const known = new Map((await rowsOf(ctx, category, 'uuid', uuids)).map((row) => [row.uuid, row]))
  const asked = items.map((item) => prepared(item, known.get(item.uuid as string), directives))
  const sound = asked.filter((item): item is Asked => 'values' in item)
  const values = sound.map((item) => item.values)
  const written = sound.length ? await upsertMany(ctx, category, 'uuid', values, directives) : []
  await writeBesides(ctx, writtenItems(sound, written), directives)
  return mergeResults(
    asked.map((item) => ('values' in item ? null : item.error)),
    written,
  )
}

/** What no category may be fails its own item and no other. */
function prepared(item: BulkItem, before: CategoryRow | undefined, directives: Directives): Asked | { error: string } {
  try {
    const asked = parted(item as CategoryValues)
    if (asked.parent) requireWholeReference(asked.parent)
    const given = asked.values.names
    const names = !before && directives.skipCreate ? {} : namesThen(before, given, directives)
    const defaultLanguage = asked.values.defaultLanguage ?? (before && !given ? undefined : languageOf(names, before))
    return { ...asked, values: { ...asked.values, defaultLanguage }, before, names }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { error: error.message }
  }
}

/** The names that the category will have. */
function namesThen(before: CategoryRow | undefined, given: CategoryValues['names'], directives: Directives) {
  if (before && directives.skipIfNotEmpty?.includes('names')) return before.names
  return namesAfter(stays(before?.names, 'names', given, directives), given ?? undefined)
}

/** What stays of a text beside what an item says of it: all, or nothing where the bulk replaces texts. */
function stays(before: Record<string, string> = {}, column: string, given: unknown, directives: Directives) {
  return replacesTexts(directives, column) && given ? {} : before
}

async function writeBesides(ctx: Ctx, done: readonly Done[], directives: Directives) {
  if (done.length === 0) return
  const sourced = await exceptNotEmpty(ctx, done, directives, 'sources', sourcesOfCategory)
  await writeSources(
    ctx,
    categorySource,
    sourced.map(({ id, sources }) => ({ ownerId: id, sources })),
  )
  await placeAll(ctx, await placesOf(ctx, done, directives))
  await writeSlugs(
    ctx,
    categorySlug,
    done.map((item) => slugsOf(item, directives)),
  )
}

/** New categories are placed anyway; others where they have to move. Parents are looked up when the sources of all items are known. */
async function placesOf(
  ctx: Ctx,
  done: readonly Done[],
  { skipMoveOnUpdate, skipIfNotEmpty = [] }: Directives,
): Promise<Place[]> {
  const stayPut = ({ before, parent }: Done) =>
    before && (parent === undefined || skipMoveOnUpdate || (skipIfNotEmpty.includes('parent') && before.parentId !== null))
  const moving = done.filter((item) => !stayPut(item))
  const references = moving.flatMap(({ parent }) => parent ?? [])
  const found = (references.length ? await categoryIdsByReference(ctx, references) : []).values()
  const places = mapCollectingErrors(
    moving,
    ({ id }) => id,
    ({ id, parent, before }) => {
      const parentId = parent ? found.next().value : null
      if (parent && parentId == null) throw referenceNotFound(parent, PARENT_NOT_FOUND)
      return before && before.parentId === parentId ? [] : [{ id, parentId: parentId ?? null }]
    },
  )
  return places.flat()
}

function slugsOf({ id, before, names, values, slugs, autoGenerateSlugs }: Done, directives: Directives): SlugChange {
  const had = before?.slugs ?? {}
  if (directives.skipIfNotEmpty?.includes('slugs') && Object.keys(had).length) return { ownerId: id }
  const kept = stays(had, 'slugs', slugs, directives)
  const given: LocalizedPatch =
    slugs === null || kept !== had ? { ...removeAllLanguages(had), ...toLocalized(slugs ?? []) } : toLocalized(slugs ?? [])
  if (!before) return { ownerId: id, given, from: autoGenerateSlugs === false ? undefined : names }
  return { ownerId: id, given, from: namesForSlugs({ names, slugs: had }, { names: values.names, slugs, autoGenerateSlugs }) }
}

/** The order in which items are written, so that a parent among them comes before its children: the place of each item, by depth. */
export function parentsFirst(items: readonly CategoryValues[]): number[] {
  const keyOf = (name?: string | null, id?: string | null) => JSON.stringify([name, id])
  const places = new Map(items.flatMap(({ sources }, i) => (sources ?? []).map(({ name, id }) => [keyOf(name, id), i] as const)))
  const parents = items.map(({ parent }) =>
    parent?.id == null ? places.get(keyOf(parent?.source, parent?.sourceId)) : undefined,
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
