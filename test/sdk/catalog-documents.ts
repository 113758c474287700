/** The SDK's documents of the catalogue as an administrator's key: a small shop is built, asked about from all sides and cleared. */
import { deepEqual, equal, ok } from 'node:assert/strict'
import { attributes } from './attribute-documents.js'
import { clusters } from './cluster-documents.js'
import { assortments, bundles, crossupsells, favorites, machines, searches, surcharges } from './list-documents.js'
import { imports, media } from './media-documents.js'
import { type Data, nl, type Report, type Run } from './run.js'

/** What the stories are told about: a department with two shelves, and four products on the first. */
export interface Shop {
  department: Data
  shelf: Data
  cellar: Data
  productIds: [number, number, number, number]
}

export async function catalog(run: Run, report: Report) {
  const shop = await build(run)
  const stories = { categories, products, placements, attributes, clusters, media, imports, bundles, crossupsells, surcharges }
  for (const [name, story] of Object.entries({ ...stories, machines, assortments, favorites, searches }))
    await story(run, shop).catch((error: unknown) => report(`documents of ${name}`, error))
  await clear(run, shop)
}

const SLUGS = { NL: 'sdk-kelder', EN: 'sdk-cellar' }

async function build(run: Run): Promise<Shop> {
  const sources = [{ name: 'sdk', id: 'department' }]
  const department = await run('categoryCreate', { input: { names: nl('SDK afdeling'), sources } }, (made) =>
    deepEqual(made.slugs, nl('sdk-afdeling')),
  )
  const parent = department.categoryId
  const shelf = await run('categoryCreate', { input: { names: nl('SDK plank'), parent } }, (made) =>
    deepEqual([made.parent.categoryId, made.categoryPath.at(-1).categoryId], [parent, made.categoryId]),
  )
  const slugs = Object.entries(SLUGS).map(([language, value]) => ({ language, value }))
  const cellar = await run('categoryCreate', { input: { names: nl('SDK kelder'), slugs, parentUuid: department.uuid } })
  const productIds: number[] = []
  for (const name of ['Pomp', 'Slang', 'Klem', 'Filter']) {
    const input = { categoryId: shelf.categoryId, names: nl(`SDK ${name}`), sku: `SDK-${name}`, status: 'A' }
    productIds.push((await run('productCreate', { input })).productId)
  }
  return { department, shelf, cellar, productIds: productIds as Shop['productIds'] }
}

async function clear(run: Run, { department, shelf, cellar, productIds }: Shop) {
  for (const productId of productIds) await run('productDelete', { productId }, (answer) => equal(answer, true))
  for (const { categoryId } of [cellar, shelf, department])
    await run('categoryDelete', { categoryId }, (answer) => equal(answer, true))
}

const idsOf = (list: Data[]) => list.map(({ categoryId }) => categoryId)

async function categories(run: Run, { department, shelf, cellar }: Shop) {
  const { categoryId } = department
  const both = [shelf.categoryId, cellar.categoryId]
  await run('category', { categoryId: shelf.categoryId, categoryProductSearchInput: {} }, (it) => {
    deepEqual([it.names, it.urlId, it.products.itemsFound], [nl('SDK plank'), shelf.categoryId, 4])
  })
  await run('category', { slug: SLUGS.EN, language: 'EN' }, (it) => equal(it.categoryId, cellar.categoryId))
  await run('categoryBySlug', { slug: SLUGS.NL, language: 'NL' }, (it) => equal(it.categoryId, cellar.categoryId))
  await run('categoryBySource', { source: { name: 'sdk', id: 'department' } }, (it) => equal(it.categoryId, categoryId))
  await run('categories', { filter: { parentCategoryIds: [categoryId], sortField: 'categoryOrder' } }, (found) =>
    deepEqual([found.itemsFound, idsOf(found.items)], [2, both]),
  )
  await run('categoryChildren', { categoryId }, (list) => deepEqual(idsOf(list), both))
  await run('categoryHierarchy', { categoryId: cellar.categoryId }, (list) =>
    deepEqual(idsOf(list).slice(-2), [categoryId, cellar.categoryId]),
  )
  const order = { categoryUuid: cellar.uuid, targetCategoryUuid: shelf.uuid }
  await run('categoryMoveAbove', order, (list) => deepEqual(idsOf(list), both.toReversed()))
  await run('categoryMoveBelow', order, (list) => deepEqual(idsOf(list), both))
  const input = { shortDescriptions: nl('Koel en donker'), hidden: 'N' }
  await run('categoryUpdate', { categoryId: cellar.categoryId, input }, (it) =>
    deepEqual([it.shortDescriptions, it.names], [nl('Koel en donker'), nl('SDK kelder')]),
  )
}

async function products(run: Run, { shelf, productIds }: Shop) {
  const [productId] = productIds
  const input = { descriptions: nl('<p>Dompelpomp</p>'), eanCode: '8712345678906', weight: 2.5, priority: 10 }
  await run('productUpdate', { productId, input }, (it) => equal(it.productId, productId))
  await run('product', { productId }, (it) => {
    deepEqual([it.names, it.slugs, it.sku], [nl('SDK Pomp'), nl('sdk-pomp'), 'SDK-Pomp'])
    deepEqual([it.eanCode, it.weight, it.priority, it.unit], ['8712345678906', 2.5, 10, 1])
    deepEqual([it.categoryId, it.category.names], [shelf.categoryId, nl('SDK plank')])
    equal(it.categoryRelations[0].category.categoryId, shelf.categoryId)
  })
  await run('product', { slug: 'sdk-pomp', language: 'NL' }, (it) => equal(it.productId, productId))
  await run('product', { sku: 'SDK-Pomp' }, (it) => equal(it.productId, productId))
  await run('products', { input: { productIds, sortInputs: [{ field: 'NAME', order: 'ASC' }] } }, ({ items, itemsFound }) => {
    equal(itemsFound, 4)
    deepEqual(
      items.map(({ sku }: Data) => sku),
      ['SDK-Filter', 'SDK-Klem', 'SDK-Pomp', 'SDK-Slang'],
    )
  })
  await run('products', { input: { term: 'dompelpomp' } }, ({ items }) => equal(items[0]?.productId, productId))
  await run('productsRaw', { input: { productIds } }, (page) => equal(page.itemsFound, 4))
  await run('baseProducts', { input: { productIds, types: ['PRODUCT'] } }, (page) => equal(page.itemsFound, 4))
}

async function placements(run: Run, shop: Shop) {
  const { shelf, cellar, productIds } = shop
  const categoryId = cellar.categoryId
  const [a, b, c, d] = productIds
  const ids = (list: Data[]) => list.map((place) => place.productId)
  await run('productAddToCategory', { productId: d, categoryId, makeDefault: true }, (it) => equal(it.isDefault, true))
  await run('productSetDefaultCategory', { productId: d, categoryId: shelf.categoryId }, (it) =>
    equal(it.categoryId, shelf.categoryId),
  )
  await run('productRemoveFromCategory', { productId: d, categoryId }, (answer) => equal(answer, true))
  const made = await run('productsBulkAddToCategory', { productIds: [a, b, c], categoryId, startingSortOrder: 1 })
  const uuids: string[] = made.map(({ uuid }: Data) => uuid)
  const pair = (from: number, to: number) => ({ relationshipUuid: uuids[from], targetRelationshipUuid: uuids[to] })
  await run('productCategoryMoveAbove', pair(2, 0), (list) => deepEqual(ids(list), [c, a, b]))
  await run('productCategoryMoveBelow', pair(2, 0), (list) => deepEqual(ids(list), [a, c, b]))
  await run('productCategoryMoveToTop', { relationshipUuid: uuids[1] }, (list) => equal(list[0].productId, b))
  await run('productCategoryMoveToBottom', { relationshipUuid: uuids[1] }, (list) => equal(list.at(-1).productId, b))
  await inAnyOrder(run, uuids, pair)
  await byUuids(run, cellar.uuid, productIds)
  await run('productsBulkRemoveFromCategory', { productIds: [a, b, c], categoryId }, (answer) => equal(answer, true))
  const moves = [{ productId: a, categoryId }]
  await run('productBulkMove', { input: { products: moves } }, (it) => deepEqual([it.movedCount, it.errors ?? []], [1, []]))
  await run('productBulkMove', { input: { products: [{ productId: a, categoryId: shelf.categoryId }] } })
  await many(run, shop)
}

async function inAnyOrder(run: Run, uuids: string[], pair: (from: number, to: number) => object) {
  const order = (list: Data[]) => list.map(({ uuid }) => uuids.indexOf(uuid))
  await run('baseProductCategoryMoveAbove', pair(1, 0), (list) => deepEqual(order(list), [1, 0, 2]))
  await run('baseProductCategoryMoveBelow', pair(1, 0), (list) => deepEqual(order(list), [0, 1, 2]))
  await run('baseProductCategoryMoveToTop', { relationshipUuid: uuids[2] }, (list) => deepEqual(order(list), [2, 0, 1]))
  await run('baseProductCategoryMoveToBottom', { relationshipUuid: uuids[2] }, (list) => deepEqual(order(list), [0, 1, 2]))
}

async function byUuids(run: Run, categoryUuid: string, [a, b]: Shop['productIds']) {
  const uuidOf = async (productId: number) => (await run('product', { productId })).uuid
  const [productUuid, targetProductUuid] = [await uuidOf(a), await uuidOf(b)]
  const first = (list: Data[]) => list[0].baseProductUuid
  const both = { categoryUuid, productUuid, targetProductUuid }
  await run('baseProductCategoryMoveBelowByUuids', both, (list) => equal(first(list), targetProductUuid))
  await run('baseProductCategoryMoveAboveByUuids', both, (list) => equal(first(list), productUuid))
  await run('baseProductCategoryMoveToBottomByUuids', { categoryUuid, productUuid }, (list) => ok(first(list) !== productUuid))
  await run('baseProductCategoryMoveToTopByUuids', { categoryUuid, productUuid }, (list) => equal(first(list), productUuid))
}

async function many(run: Run, { cellar, productIds }: Shop) {
  const id = cellar.categoryId
  const input = { productIds: productIds.slice(0, 2) }
  const found = (answer: Data) => answer.category.products.itemsFound
  await run('categoryAddProductsClusters', { id, input }, (answer) => equal(found(answer), 2))
  await run('categoryRemoveProductsClusters', { id, input }, (answer) => equal(found(answer), 0))
}
