/** The children of categories: sources and slugs. */
import type { UpdateCategoryInput } from '../../../contract/contract.gen.js'
import { type Directives, replacesTexts } from '../../../core/bulk/bulk.js'
import { type Children, sourcesChild } from '../../../core/bulk/children.js'
import type { Written } from '../../../core/bulk/items.js'
import { type LocalizedPatch, toLocalized } from '../../../core/input/localized.js'
import type { Localized } from '../../../db/json.js'
import { categorySlug, categorySource } from '../../../resources/catalog/category.js'
import { namesForSlugs, type SlugChange, writeSlugs } from '../../../resources/catalog/slugs.js'

/** The children of a category in an input, and the data for its slugs. */
export interface CategoryChildren extends Pick<UpdateCategoryInput, 'sources' | 'slugs' | 'autoGenerateSlugs'> {
  values: Pick<UpdateCategoryInput, 'names'>
  /** All names of the category after the change. */
  names: Localized
  /** The slugs before the change; empty for a new category. */
  slugsBefore: Localized
}

export const categoryChildren = {
  sources: sourcesChild(categorySource),
  slugs: {
    isFilled: ({ slugsBefore }) => Object.keys(slugsBefore).length > 0,
    write: (ctx, records, directives) =>
      writeSlugs(
        ctx,
        categorySlug,
        records.map((record) => toSlugChange(record, directives)),
      ),
  },
} satisfies Children<Written<CategoryChildren>>

/** Returns the slug change. If the bulk replaces texts, the slugs in other languages are removed. */
function toSlugChange(record: Written<CategoryChildren>, directives: Directives): SlugChange {
  const { id, isNew, values, names, slugs, slugsBefore, autoGenerateSlugs } = record
  const removesOthers = slugs === null || (slugs && replacesTexts(directives, 'slugs'))
  const given = { ...(removesOthers && removeAllLanguages(slugsBefore)), ...toLocalized(slugs ?? []) }
  if (isNew) return { ownerId: id, given, from: autoGenerateSlugs === false ? {} : names }
  const from = namesForSlugs({ names, slugs: slugsBefore }, { names: values.names, slugs, autoGenerateSlugs })
  return { ownerId: id, given, from }
}

/** Returns a patch that removes every language of a text. */
const removeAllLanguages = (text: Localized): LocalizedPatch =>
  Object.fromEntries(Object.keys(text).map((language) => [language, null]))
