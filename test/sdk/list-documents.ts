/** Sends the SDK's documents of bundles, cross-upsells, surcharges, machines, order lists, favourite lists and search. */
import { deepEqual, equal, ok } from 'node:assert/strict'
import type { DocumentShop } from './catalog-documents.js'
import { type Data, type DocumentRunner, dutch } from './run.js'

const listItemIds = (list: Data[]) => list.map(({ productId }) => productId)

export async function sendBundles(run: DocumentRunner, { productIds: [a, b, c] }: DocumentShop) {
  const items = [{ productId: a, isLeader: 'Y' }, { productId: b }]
  const input = { name: 'SDK bundel', discount: 10, condition: 'ALL', addBundleItems: items }
  const { id } = await run('bundleCreate', { input }, (it) => deepEqual(listItemIds(it.items), [a, b]))
  await run('bundle', { id }, (it) => deepEqual([it.name, it.discount, it.items[0].isLeader], ['SDK bundel', 10, 'Y']))
  await run('bundles', { input: { productIds: [a] } }, (page) => equal(page.items[0].id, id))
  await run('product', { productId: a }, (it) => deepEqual([it.bundles[0].id, it.hasBundle, it.isBundleLeader], [id, 'Y', 'Y']))
  await run('bundleUpdate', { id, input: { description: 'Samen' } }, (it) => equal(it.description, 'Samen'))
  await run('bundleAddItemsAndReturnBundle', { id, input: { items: [{ productId: c }] } }, (it) => equal(it.items.length, 3))
  await run('bundleRemoveItemAndReturnBundle', { id, productId: c }, (it) => deepEqual(listItemIds(it.items), [a, b]))
  await run('bundleDelete', { id }, (answer) => equal(answer, true))
}

export async function sendCrossupsells(run: DocumentRunner, { productIds: [a, b] }: DocumentShop) {
  const input = { type: 'ACCESSORIES', subType: 'sdk', productIdFrom: a, productIdTo: b }
  const { id } = await run('crossupsellCreate', { input }, (it) => equal(it.productTo.productId, b))
  await run('crossupsell', { id }, (it) => deepEqual([it.type, it.productFrom.productId], ['ACCESSORIES', a]))
  await run('crossupsells', { input: { productIdsFrom: [a] }, priceCalculateProductInput: {} }, (page) =>
    deepEqual([page.itemsFound, page.items[0].id], [1, id]),
  )
  await run('crossupsellUpdate', { id, input: { type: 'PARTS' } }, (it) => deepEqual([it.type, it.subType], ['PARTS', 'sdk']))
  await run('crossupsellDelete', { id }, (answer) => equal(answer, true))
}

export async function sendSurcharges(run: DocumentRunner, { productIds: [productId] }: DocumentShop) {
  const surchargeInput = {
    name: dutch('SDK toeslag'),
    type: 'FlatFee',
    value: 2.5,
    taxCodeValue: 'H',
    taxZone: 'NL',
    enabled: true,
  }
  const { id } = await run('surchargeCreate', { input: surchargeInput })
  const input = { productId, surchargeIds: [id] }
  await run('addSurchargesToProduct', { input })
  await run('productSurcharges', { productId }, (page) => deepEqual([page.itemsFound, page.items[0].surcharge.id], [1, id]))
  await run('product', { productId }, (it) => equal(it.surcharges[0].id, id))
  await run('removeSurchargesFromProduct', { input })
  await run('productSurcharges', { productId, input: {} }, (page) => equal(page.itemsFound, 0))
  await run('surchargeDelete', { id })
}

export async function sendMachines(run: DocumentRunner, { productIds: [a] }: DocumentShop) {
  const externalReference = { source: 'sdk', sourceId: 'M1' }
  const below = { externalReference: { source: 'sdk', sourceId: 'M2' }, name: dutch('Motor') }
  const parts = [{ sku: 'SDK-Pomp', quantity: 2, name: dutch('Pomp') }]
  const common = { language: 'NL', sparePartsMachineProductSearchInput: {} }
  const input = { externalReference, name: dutch('SDK machine'), parts, machines: [below], slug: dutch('sdk-machine') }
  const { id } = await run('machineCreate', { ...common, input }, (it) => deepEqual(it.machines[0].name, dutch('Motor')))
  await run('machine', { ...common, id }, ({ sparePartProducts: { items } }) =>
    deepEqual([items[0].sku, items[0].quantity, items[0].product.productId], ['SDK-Pomp', 2, a]),
  )
  await run('machine', { ...common, slug: 'sdk-machine' }, (it) => equal(it.id, id))
  await run('machine', { ...common, ...externalReference }, (it) => equal(it.id, id))
  await run('machines', { ...common, input: { ids: [id] } }, (page) => equal(page.itemsFound, 1))
  const changed = { externalReference, name: dutch('SDK machine 2'), parts, slug: dutch('sdk-machine') }
  await run('machineUpsert', { ...common, input: changed }, (it) => deepEqual([it.id, it.name], [id, dutch('SDK machine 2')]))
  await run('machineDelete', { id }, (answer) => equal(answer, true))
}

const personInput = (name: string) => ({ email: `${name}@sdk.test`, firstName: 'Li', lastName: 'Lijst' })

export async function sendAssortments(run: DocumentRunner, { productIds: [a, b, c] }: DocumentShop) {
  const { companyId } = await run('companyCreate', { input: { name: 'SDK lists' } })
  const { contactId } = await run('contactCreate', { input: { ...personInput('lists'), parentId: companyId } })
  const input = { type: 'POSITIVE', code: 'SDK', descriptions: dutch('SDK lijst'), productIds: [a] }
  const { id } = await run('orderlistCreate', { input }, (it) => deepEqual([it.type, it.active], ['POSITIVE', 'Y']))
  await run('orderlist', { id }, (it) => deepEqual(it.descriptions, dutch('SDK lijst')))
  await run('orderlists', { input: { codes: ['SDK'] } }, (page) => equal(page.itemsFound, 1))
  await run('orderlistUpdate', { id, input: { partnerEntity: 'sdk' } }, (it) => equal(it.partnerEntity, 'sdk'))
  await run('orderlistAddItems', { id, input: { productIds: [b, c] } })
  await run('orderlistRemoveItems', { id, input: { productIds: [c] } })
  const expectIds = (ids: number[]) => (it: Data) => deepEqual(it.positiveOrderlistsProductIds, ids)
  for (const [whom, ids, of] of [
    ['Users', { userIds: [contactId] }, { contactId }],
    ['Companies', { companyIds: [companyId] }, { companyId }],
  ] as const) {
    await run(`orderlistAssign${whom}`, { id, input: ids })
    await run('computedOrderlists', { input: of }, expectIds([a, b]))
    await run(`orderlistUnassign${whom}`, { id, input: ids })
    await run('computedOrderlists', { input: of }, expectIds([]))
  }
  await run('orderlistDelete', { id }, (answer) => equal(answer, true))
  await run('contactDelete', { id: contactId })
  await run('companyDelete', { id: companyId })
}

export async function sendFavorites(run: DocumentRunner, { productIds: [a, b] }: DocumentShop) {
  const { customerId } = await run('customerCreate', { input: personInput('favorites') })
  const input = { name: 'SDK favorieten', customerId, productIds: [a] }
  const { id } = await run('favoriteListCreate', { input }, (it) =>
    deepEqual([it.name, it.customerId], ['SDK favorieten', customerId]),
  )
  await run('favoriteListAddItems', { id, input: { productIds: [b] } }, (it) => equal(it.products.items.length, 2))
  await run('favoriteList', { id }, (it) => deepEqual([it.products.itemsFound, it.clusters.itemsFound], [2, 0]))
  await run('favoriteLists', { input: { customerId } }, (page) => equal(page.items[0].id, id))
  await run('favoriteListUpdate', { id, input: { name: 'SDK wensen' } }, (it) => equal(it.name, 'SDK wensen'))
  await run('favoriteListRemoveItems', { id, input: { productIds: [a] } }, (it) => deepEqual(listItemIds(it.products.items), [b]))
  await run('favoriteListClearItems', { id, products: true, clusters: true }, (it) => deepEqual(it.products.items, []))
  await run('favoriteListDelete', { id }, (answer) => equal(answer, true))
  await run('customerDelete', { id: customerId })
}

export async function sendSearches(run: DocumentRunner, { shelf, productIds }: DocumentShop) {
  const { categoryId } = shelf
  const common = { language: 'NL', page: 1, offset: 12, statuses: ['A'] }
  await run('productSearchSolr', { input: { ...common, term: 'sdk pomp' } }, (page) => ok(page.itemsFound >= 1))
  await run('productSearchByCategory', { input: { ...common, categoryIds: [categoryId] } }, ({ results }) =>
    deepEqual([results[0].categoryId, results[0].response.itemsFound], [categoryId, 4]),
  )
  const ids = productIds.map(String)
  await run('productSearchProductsIndex', { input: { ids } }, (it) => deepEqual([it.accepted, it.entityCount], [true, 4]))
  await run('productSearchClustersIndex', { input: { ids: ['1'] } })
  await run('productSearchCategoriesIndex', { input: { ids: [String(categoryId)] } })
  await run('productSearchBatchMetrics', {}, (it) => ok(it.batchCount >= 1))
  await run('productSearchBatchMetricsHourly', {}, (it) => ok(it.totalHours >= 1))
  await run('productSearchBatchMetricsFailedJobs', { limit: 5 }, (it) => ok(it.tenant))
  await run('productSearchBatchMetricsQueueStatus', {}, (it) => equal(it.intake.failed, 0))
  await sendReindex(run)
}

/** A reindex of the search that is cancelled, or was done before. */
async function sendReindex(run: DocumentRunner) {
  await run('productSearchReindexLock', {}, (it) => equal(it.isLocked, false))
  const { reindexId } = await run('productSearchFullReindexStart', {})
  await run('productSearchReindexStatus', { reindexId }, (it) => equal(it.reindexId, reindexId))
  await run('productSearchFullReindexCancel', { reindexId }, (it) => equal(typeof it.cancelled, 'boolean'))
  await run('productSearchReindexLockForceRelease', {}, (it) => equal(typeof it.released, 'boolean'))
}
