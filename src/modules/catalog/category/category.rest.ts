import { deleteMany, importFile } from '../../../interfaces/rest/mass-verbs.js'
import type { BulkAnswer, BulkInput, Route, Routes } from '../../../interfaces/rest/route.js'
import {
  bulkBySource,
  create,
  list,
  oneByLookup,
  removeByLookup,
  search,
  updateByLookup,
} from '../../../interfaces/rest/verbs.js'
import { category, categoryLookup } from '../../../resources/catalog/category.js'
import { orderParentsFirst, upsertCategories } from './category.bulk.js'
import { importCategories } from './category.csv.js'
import { categoryBulkDto, categoryCreateDto, categoryDto, categorySearchDto, categoryUpdateDto } from './category.dto.js'
import { listCategories, PARENT_NOT_FOUND } from './category.find.js'
import { createCategory, removeCategory, updateCategory } from './category.service.js'

const bulk = bulkBySource(categoryLookup, categoryBulkDto, 'categories', upsertCategories)

/** Writes parents among the items before their children; the results keep the order of the items. */
const parentsFirstBulk: Route = {
  ...bulk,
  async handle(ctx, asked) {
    const { items, directives } = asked.input as BulkInput
    const order = orderParentsFirst(items)
    const input = { items: order.map((i) => items[i]), directives }
    const { lookupKey, keys, results } = (await bulk.handle(ctx, { ...asked, input })) as BulkAnswer
    const places = new Map(order.map((i, place) => [i, place]))
    const inOrder = <V>(values: V[]) => items.map((_, i) => values[places.get(i) as number] as V)
    return { lookupKey, keys: inOrder(keys), results: inOrder(results) }
  },
}

export const categoryRest = {
  'GET /v2/categories': {
    ...list(category, categoryDto, categorySearchDto),
    handle: (ctx, { input }) => listCategories(ctx, input),
  },
  'POST /v2/categories': {
    ...create(category, categoryCreateDto, categoryDto),
    handle: (ctx, { input }) => createCategory(ctx, input, PARENT_NOT_FOUND),
  },
  'POST /v2/categories/search': {
    ...search(category, categoryDto, categorySearchDto),
    handle: (ctx, { input }) => listCategories(ctx, input),
  },
  'POST /v2/categories/bulk/{lookupKey}/delete': deleteMany(categoryLookup, removeCategory),
  'POST /v2/categories/csv': importFile('categories', importCategories),
  'POST /v2/categories/bulk/{lookupKey}': parentsFirstBulk,
  'GET /v2/categories/{lookupKey}/{key}': oneByLookup(categoryLookup, categoryDto),
  'PATCH /v2/categories/{lookupKey}/{key}': updateByLookup(categoryLookup, categoryUpdateDto, categoryDto, (ctx, key, input) =>
    updateCategory(ctx, key, input, PARENT_NOT_FOUND),
  ),
  'DELETE /v2/categories/{lookupKey}/{key}': removeByLookup(categoryLookup, categoryDto, removeCategory),
} satisfies Routes
