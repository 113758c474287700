import type { GraphQLResolveInfo } from 'graphql'
import type { Ctx } from '../../../core/context.js'
import { fromLocalized } from '../../../core/input/localized.js'
import { relationField, relationWithArgs } from '../../../core/store/relations.js'
import { get } from '../../../core/store/store.js'
import { needsTotal, selectedColumns, selectedRelation } from '../../../interfaces/graphql/compile/selection.js'
import { byId, findsById } from '../../../interfaces/graphql/early-fields.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { category, parentOfCategory, sourcesOfCategory } from '../../../resources/catalog/category.js'
import { importCategories } from './category.csv.js'
import { categoryBySlug, categoryBySource, findCategory, listCategories } from './category.find.js'
import { createCategory, moveCategory, removeCategory, resolveParent, updateCategory } from './category.service.js'
import { ancestorsOf, childrenOf, matchesHiddenArg, pathIds } from './category.tree.js'

const parentField = relationField(parentOfCategory)

const ancestorsField = selectedRelation(category, ancestorsOf)

/** Returns the children of a category by its id. */
function childrenField({ id }: { id: number }, ctx: Ctx, info: GraphQLResolveInfo) {
  const columns = selectedColumns(info, category)
  const children = childrenOf(columns)
  return relationWithArgs(ctx, childrenOf, [columns], id, (_, ids: readonly number[]) =>
    children(
      ctx,
      ids.map((parent) => ({ id: parent })),
    ),
  )
}

export const categoryGraphql = {
  Query: {
    category: findsById(
      ({ id, categoryId }) => categoryId ?? id,
      (_, lookup, ctx, info) => findCategory(ctx, lookup, selectedColumns(info, category)),
    ),
    categories: (_, { filter }, ctx, info) => listCategories(ctx, filter ?? {}, { counted: needsTotal(info) }),
    categoryBySlug: (_, { slug, language, hidden }, ctx, info) =>
      categoryBySlug(ctx, slug, language, hidden, selectedColumns(info, category)),
    categoryBySource: (_, { source, hidden }, ctx) => categoryBySource(ctx, source, hidden),
    categoryChildren: async (_, { categoryId }, ctx, info) =>
      childrenField(await get(ctx, category, { id: categoryId }), ctx, info),
    categoryHierarchy: async (_, { categoryId }, ctx, info) =>
      ancestorsField(await get(ctx, category, { id: categoryId }), ctx, info),
  },
  Mutation: {
    categoryCreate: async (_, { input }, ctx) => createCategory(ctx, await resolveParent(ctx, input)),
    categoryUpdate: async (_, { categoryId, input }, ctx) =>
      updateCategory(ctx, { id: categoryId }, await resolveParent(ctx, input)),
    categoryCsvImport: (_, { input }, ctx) => importCategories(ctx, input),
    categoryDelete: async (_, { categoryId }, ctx) => {
      await removeCategory(ctx, { id: categoryId })
      return true
    },
    categoryMoveAbove: (_, { categoryUuid, targetCategoryUuid }, ctx) =>
      moveCategory(ctx, categoryUuid, targetCategoryUuid, 'above'),
    categoryMoveBelow: (_, { categoryUuid, targetCategoryUuid }, ctx) =>
      moveCategory(ctx, categoryUuid, targetCategoryUuid, 'below'),
  },
  Category: {
    categoryId: ({ id }) => id,
    name: ({ names }, { language }) => fromLocalized(names, language),
    description: ({ descriptions }, { language }) => fromLocalized(descriptions, language),
    shortDescription: ({ shortDescriptions }, { language }) => fromLocalized(shortDescriptions, language),
    slug: ({ slugs }, { language }) => fromLocalized(slugs, language),
    rootCategoryId: ({ path }) => pathIds(path)[0] ?? 0,
    parentUuid: async (row, _, ctx) => (await parentField(row, {}, ctx))?.uuid ?? null,
    sources: relationField(sourcesOfCategory),
    categories: byId(async (row, { hidden }, ctx, info) =>
      (await childrenField(row, ctx, info)).filter(matchesHiddenArg(hidden)),
    ),
    parent: async (row, { hidden }, ctx) => {
      const parent = await parentField(row, {}, ctx)
      return parent && matchesHiddenArg(hidden)(parent) ? parent : null
    },
    categoryPath: async (row, { hidden }, ctx, info) => (await ancestorsField(row, ctx, info)).filter(matchesHiddenArg(hidden)),
  },
} satisfies Resolvers
