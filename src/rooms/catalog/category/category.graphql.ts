import type { Resolvers } from '../../../contract/contract.gen.js'
import { type Relation, related } from '../../../core/load.js'
import { fromLocalized } from '../../../core/localized.js'
import { rowsOf } from '../../../core/store.js'
import type { CategoryRow } from '../../../db/db.gen.js'
import { category, sourcesOfCategory } from './category.js'

const parentUuids: Relation<CategoryRow, string | null> = async (ctx, children) => {
  const ids = [...new Set(children.flatMap(({ parentId }) => parentId ?? []))]
  const parents = ids.length ? await rowsOf(ctx, category, 'id', ids) : []
  const byId = new Map(parents.map(({ id, uuid }) => [id, uuid]))
  return children.map(({ parentId }) => byId.get(parentId ?? 0) ?? null)
}

export const categoryGraphql = {
  Category: {
    categoryId: ({ id }) => id,
    name: ({ names }, { language }) => fromLocalized(names, language),
    description: ({ descriptions }, { language }) => fromLocalized(descriptions, language),
    shortDescription: ({ shortDescriptions }, { language }) => fromLocalized(shortDescriptions, language),
    slug: ({ slugs }, { language }) => fromLocalized(slugs, language),
    rootCategoryId: ({ path }) => Number(path.split('/')[0]),
    parentUuid: related(parentUuids),
    sources: related(sourcesOfCategory),
  },
} satisfies Resolvers
