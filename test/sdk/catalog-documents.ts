/** Sends the SDK's documents of the catalogue with an administrator's key: creates a small shop, queries it and deletes it. */
import { deepEqual, equal, ok } from 'node:assert/strict'
import { sendAttributes } from './attribute-documents.js'
import { sendClusters } from './cluster-documents.js'
import {
  sendAssortments,
  sendBundles,
  sendCrossupsells,
  sendFavorites,
  sendMachines,
  sendSearches,
  sendSurcharges,
} from './list-documents.js'
import { sendCatalogImports, sendMedia } from './media-documents.js'
import { type Data, type DocumentRunner, dutch, type ReportResult } from './run.js'

/** The created records: a department with two subcategories, and four products in the first. */
export interface DocumentShop {
  department: Data
  shelf: Data
  cellar: Data
  productIds: [number, number, number, number]
}

export async function sendCatalog(run: DocumentRunner, report: ReportResult) {
  const shop = await createShop(run)
  const sequences = {
    sendCategories,
    sendProducts,
    sendPlacements,
    sendAttributes,
    sendClusters,
    sendMedia,
    sendCatalogImports,
    sendBundles,
    sendCrossupsells,
    sendSurcharges,
  }
  for (const [name, sequence] of Object.entries({ ...sequences, sendMachines, sendAssortments, sendFavorites, sendSearches }))
    await sequence(run, shop).catch((error: unknown) => report(name, error))
  await deleteShop(run, shop)
}

const SLUGS = { NL: 'sdk-kelder', EN: 'sdk-cellar' }

async function createShop(run: DocumentRunner): Promise<DocumentShop> {
  const sources = [{ name: 'sdk', id: 'department' }]
  const department = await run('categoryCreate', { input: { names: dutch('SDK afdeling'), sources } }, (created) =>
    deepEqual(created.slugs, dutch('sdk-afdeling')),
  )
  const parent = department.categoryId
  const shelf = await run('categoryCreate', { input: { names: dutch('SDK plank'), parent } }, (created) =>
    deepEqual([created.parent.categoryId, created.categoryPath.at(-1).categoryId], [parent, created.categoryId]),
  )
  const slugs = Object.entries(SLUGS).map(([language, value]) => ({ language, value }))
  const cellar = await run('categoryCreate', { input: { names: dutch('SDK kelder'), slugs, parentUuid: department.uuid } })
  const productIds: number[] = []
  for (const name of ['Pomp', 'Slang', 'Klem', 'Filter']) {
    const input = { categoryId: shelf.categoryId, names: dutch(`SDK ${name}`), sku: `SDK-${name}`, status: 'A' }
    productIds.push((await run('productCreate', { input })).productId)
  }
  return { department, shelf, cellar, productIds: productIds as DocumentShop['productIds'] }
}

async function deleteShop(run: DocumentRunner, { department, shelf, cellar, productIds }: DocumentShop) {
  for (const productId of productIds) await run('productDelete', { productId }, (answer) => equal(answer, true))
  for (const { categoryId } of [cellar, shelf, department])
    await run('categoryDelete', { categoryId }, (answer) => equal(answer, true))
}

const listCategoryIds = (list: Data[]) => list.map(({ categoryId }) => categoryId)

async function sendCategories(run: DocumentRunner, { department, shelf, cellar }: DocumentShop) {
  const { categoryId } = department
  const both = [shelf.categoryId, cellar.categoryId]
  await run('category', { categoryId: shelf.categoryId, categoryProductSearchInput: {} }, (it) => {
    deepEqual([it.names, it.urlId, it.products.itemsFound], [dutch('SDK plank'), shelf.categoryId, 4])
  })
  await run('category', { slug: SLUGS.EN, language: 'EN' }, (it) => equal(it.categoryId, cellar.categoryId))
  await run('categoryBySlug', { slug: SLUGS.NL, language: 'NL' }, (it) => equal(it.categoryId, cellar.categoryId))
  await run('categoryBySource', { source: { name: 'sdk', id: 'department' } }, (it) => equal(it.categoryId, categoryId))
  await run('categories', { filter: { parentCategoryIds: [categoryId], sortField: 'categoryOrder' } }, (found) =>
    deepEqual([found.itemsFound, listCategoryIds(found.items)], [2, both]),
  )
  await run('categoryChildren', { categoryId }, (list) => deepEqual(listCategoryIds(list), both))
  await run('categoryHierarchy', { categoryId: cellar.categoryId }, (list) =>
    deepEqual(listCategoryIds(list).slice(-2), [categoryId, cellar.categoryId]),
  )
  const order = { categoryUuid: cellar.uuid, targetCategoryUuid: shelf.uuid }
  await run('categoryMoveAbove', order, (list) => deepEqual(listCategoryIds(list), both.toReversed()))
  await run('categoryMoveBelow', order, (list) => deepEqual(listCategoryIds(list), both))
  const input = { shortDescriptions: dutch('Koel en donker'), hidden: 'N' }
  await run('categoryUpdate', { categoryId: cellar.categoryId, input }, (it) =>
    deepEqual([it.shortDescriptions, it.names], [dutch('Koel en donker'), dutch('SDK kelder')]),
  )
}

async function sendProducts(run: DocumentRunner, { shelf, productIds }: DocumentShop) {
  const [productId] = productIds
  const input = { descriptions: dutch('<p>Dompelpomp</p>'), eanCode: '8712345678906', weight: 2.5, priority: 10 }
  await run('productUpdate', { productId, input }, (it) => equal(it.productId, productId))
  await run('product', { productId }, (it) => {
    deepEqual([it.names, it.slugs, it.sku], [dutch('SDK Pomp'), dutch('sdk-pomp'), 'SDK-Pomp'])
    deepEqual([it.eanCode, it.weight, it.priority, it.unit], ['8712345678906', 2.5, 10, 1])
    deepEqual([it.categoryId, it.category.names], [shelf.categoryId, dutch('SDK plank')])
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

async function sendPlacements(run: DocumentRunner, shop: DocumentShop) {
  const { shelf, cellar, productIds } = shop
  const categoryId = cellar.categoryId
  const [a, b, c, d] = productIds
  const ids = (list: Data[]) => list.map((place) => place.productId)
  await run('productAddToCategory', { productId: d, categoryId, makeDefault: true }, (it) => equal(it.isDefault, true))
  await run('productSetDefaultCategory', { productId: d, categoryId: shelf.categoryId }, (it) =>
    equal(it.categoryId, shelf.categoryId),
  )
  await run('productRemoveFromCategory', { productId: d, categoryId }, (answer) => equal(answer, true))
  const created = await run('productsBulkAddToCategory', { productIds: [a, b, c], categoryId, startingSortOrder: 1 })
  const uuids: string[] = created.map(({ uuid }: Data) => uuid)
  const pair = (from: number, to: number) => ({ relationshipUuid: uuids[from], targetRelationshipUuid: uuids[to] })
  await run('productCategoryMoveAbove', pair(2, 0), (list) => deepEqual(ids(list), [c, a, b]))
  await run('productCategoryMoveBelow', pair(2, 0), (list) => deepEqual(ids(list), [a, c, b]))
  await run('productCategoryMoveToTop', { relationshipUuid: uuids[1] }, (list) => equal(list[0].productId, b))
  await run('productCategoryMoveToBottom', { relationshipUuid: uuids[1] }, (list) => equal(list.at(-1).productId, b))
  await sendBaseProductMoves(run, uuids, pair)
  await sendMovesByUuids(run, cellar.uuid, productIds)
  await run('productsBulkRemoveFromCategory', { productIds: [a, b, c], categoryId }, (answer) => equal(answer, true))
  const moves = [{ productId: a, categoryId }]
  await run('productBulkMove', { input: { products: moves } }, (it) => deepEqual([it.movedCount, it.errors ?? []], [1, []]))
  await run('productBulkMove', { input: { products: [{ productId: a, categoryId: shelf.categoryId }] } })
  await sendBulkPlacements(run, shop)
}

async function sendBaseProductMoves(run: DocumentRunner, uuids: string[], pair: (from: number, to: number) => object) {
  const order = (list: Data[]) => list.map(({ uuid }) => uuids.indexOf(uuid))
  await run('baseProductCategoryMoveAbove', pair(1, 0), (list) => deepEqual(order(list), [1, 0, 2]))
  await run('baseProductCategoryMoveBelow', pair(1, 0), (list) => deepEqual(order(list), [0, 1, 2]))
  await run('baseProductCategoryMoveToTop', { relationshipUuid: uuids[2] }, (list) => deepEqual(order(list), [2, 0, 1]))
  await run('baseProductCategoryMoveToBottom', { relationshipUuid: uuids[2] }, (list) => deepEqual(order(list), [0, 1, 2]))
}

async function sendMovesByUuids(run: DocumentRunner, categoryUuid: string, [a, b]: DocumentShop['productIds']) {
  const uuidOf = async (productId: number) => (await run('product', { productId })).uuid
  const [productUuid, targetProductUuid] = [await uuidOf(a), await uuidOf(b)]
  const first = (list: Data[]) => list[0].baseProductUuid
  const both = { categoryUuid, productUuid, targetProductUuid }
  await run('baseProductCategoryMoveBelowByUuids', both, (list) => equal(first(list), targetProductUuid))
  await run('baseProductCategoryMoveAboveByUuids', both, (list) => equal(first(list), productUuid))
  await run('baseProductCategoryMoveToBottomByUuids', { categoryUuid, productUuid }, (list) => ok(first(list) !== productUuid))
  await run('baseProductCategoryMoveToTopByUuids', { categoryUuid, productUuid }, (list) => equal(first(list), productUuid))
}

async function sendBulkPlacements(run: DocumentRunner, { cellar, productIds }: DocumentShop) {
  const id = cellar.categoryId
  const input = { productIds: productIds.slice(0, 2) }
  const found = (answer: Data) => answer.category.products.itemsFound
  await run('categoryAddProductsClusters', { id, input }, (answer) => equal(found(answer), 2))
  await run('categoryRemoveProductsClusters', { id, input }, (answer) => equal(found(answer), 0))
}
