/** What a storefront does with the SDK's services of the catalogue: menus, pages, search, choices, favourites and assortments. */
import { deepEqual, equal, ok, rejects } from 'node:assert/strict'
import { type Clients, comeIn, password, type Step, variables } from './accounts.js'
import { nl } from './run.js'
import { closeShop, does, openShop, type Shop, searchable } from './shop.js'

// biome-ignore lint/suspicious/noExplicitAny: the SDK is installed aside, so its types are not here
type Sdk = any

const imageVariantFilters = { transformations: [{ name: 'grid', transformation: { width: 300, format: 'WEBP', fit: 'BOUNDS' } }] }
const idsOf = (list: Sdk[]): number[] => list.map(({ productId, clusterId }) => productId ?? clusterId)
const wattOf = ({ attributes }: Sdk): number =>
  attributes.items.find(({ attributeDescription }: Sdk) => attributeDescription.name === 'FLOW_POWER').value.intValue

const facetOf = ({ filters }: Sdk, id: string) => filters.find(({ attributeDescription }: Sdk) => attributeDescription.id === id)

export async function catalogue(sdk: Sdk, clients: Clients, step: Step) {
  const shop = await openShop(sdk, clients.admin)
  const visitor = clients.storefront()
  for (const [name, flow] of Object.entries({ menus, pages, details, choices }))
    await step(`catalogue: ${name}`, () => flow(sdk, visitor, shop, step))
  await step('catalogue: besides', () => besides(sdk, clients, shop, step))
  await step('catalogue: machine page', () => machine(sdk, clients, shop, step))
  await step('catalogue: a contact', () => contact(sdk, clients, shop, step))
  await step('catalogue: everything goes', () => closeShop(sdk, clients.admin, shop))
}

/** The menu as it unfolds, three levels deep. */
async function menus(sdk: Sdk, visitor: Sdk, { menu: [top, middle, shelf] }: Shop, step: Step) {
  const service = sdk.categoryService(visitor)
  const below = async (id: number) =>
    (await service.getCategories({ parentCategoryIds: [id], hidden: 'N' })).items.map((it: Sdk) => it.categoryId)
  await step('categoryService.getCategories, level by level', async () =>
    deepEqual([await below(top), await below(middle), await below(shelf)], [[middle], [shelf], []]),
  )
  await step('categoryService.getCategoryHierarchy is the trail of crumbs', async () => {
    const trail = await service.getCategoryHierarchy({ categoryId: shelf, language: 'NL' })
    deepEqual(
      trail.slice(-3).map((it: Sdk) => it.names[0].value),
      ['Flow gereedschap', 'Flow elektrisch', 'Flow boren'],
    )
  })
}

/** The page of a category: what is on it, what it can be filtered by, and a picture of each. */
async function pages(sdk: Sdk, visitor: Sdk, { menu: [top, , shelf], facets, drills, cluster: group }: Shop, step: Step) {
  const service = sdk.categoryService(visitor)
  const asked = { language: 'NL', filterAvailableAttributeInput: searchable, imageVariantFilters, attributeResultSearchInput: {} }
  await step('categoryService.getCategory shows what is below it, with facets', async () => {
    const sortInputs = [{ field: 'CATEGORY_ORDER', order: 'ASC' }]
    const { products } = await service.getCategory({ categoryId: top, categoryProductSearchInput: { sortInputs }, ...asked })
    deepEqual(new Set(idsOf(products.items)), new Set([...drills, group.clusterId, group.option]))
    const facet = facetOf(products, facets.power)
    deepEqual([facet.type, facet.integerRangeFilter], ['INT', { min: 500, max: 900 }])
  })
  await step('categoryService.getCategory by a value of an attribute, which its facet counts', async () => {
    const textFilters = [{ name: 'FLOW_COLOR', values: ['Blauw'] }]
    const { products } = await service.getCategory({ categoryId: shelf, categoryProductSearchInput: { textFilters }, ...asked })
    deepEqual(idsOf(products.items), [drills[0]])
    const [blue, black] = facetOf(products, facets.color).textFilters
    deepEqual(blue, { value: 'Blauw', count: 1, countTotal: 1, countActive: 1, isSelected: true })
    deepEqual([black.value, black.count, black.countTotal, black.isSelected], ['Zwart', 0, 1, false])
  })
  await step('categoryService.getCategory by a range of an attribute', async () => {
    const rangeFilters = [{ name: 'FLOW_POWER', from: 800, to: 1000, type: 'INT' }]
    const { products } = await service.getCategory({ categoryId: shelf, categoryProductSearchInput: { rangeFilters }, ...asked })
    deepEqual(idsOf(products.items), [drills[1]])
    equal(wattOf(products.items[0]), 900)
    await shows(products.items[0].media.images.items[0].imageVariants[0].url, visitor)
  })
}

/** The picture is there, made as it was asked for. The server took any free port, so only its path is sure. */
async function shows(url: string, client: Sdk) {
  const { pathname, search } = new URL(url)
  const answer = await fetch(new URL(pathname + search, client.getConfig().endpoint))
  deepEqual([answer.status, answer.headers.get('content-type')], [200, 'image/webp'])
}

/** A page asks for the attributes and pictures that it has room for. */
const narrowed = {
  imageVariantFilters,
  imageSearchFilters: { page: 1, offset: 1, sort: 'ASC' },
  attributeResultSearchInput: { attributeDescription: { names: ['FLOW_POWER', 'FLOW_COLOR'], isPublic: true } },
}

async function details(sdk: Sdk, visitor: Sdk, { menu: [, , shelf], drills: [first] }: Shop, step: Step) {
  const service = sdk.productService(visitor)
  const seen = (it: Sdk) => {
    deepEqual([it.productId, it.category.categoryId, it.media.images.itemsFound], [first, shelf, 1])
    equal(wattOf(it), 500)
  }
  await step('productService.getProduct by id', async () =>
    seen(await service.getProduct({ productId: first, language: 'NL', ...narrowed })),
  )
  await step('productService.getProduct by slug', async () =>
    seen(await service.getProduct({ slug: 'flow-klopboor', language: 'NL' })),
  )
  await step('productService.getProducts suggests while one types, and forgives a typing error', async () => {
    for (const term of ['flow klop', 'klopbor', 'FLOW-KLOPBOOR']) {
      const { items } = await service.getProducts({ input: { term, language: 'NL', offset: 5 }, language: 'NL' })
      equal(items[0]?.productId, first, term)
    }
  })
}

async function choices(sdk: Sdk, visitor: Sdk, { cluster: { clusterId, sizes, option } }: Shop, step: Step) {
  const service = sdk.clusterService(visitor)
  await step('clusterService.getCluster with its products, options and configuration', async () => {
    const it = await service.getCluster({ clusterId, language: 'NL', imageVariantFilters })
    deepEqual([idsOf(it.products), it.config.settings[0].attributeName], [sizes, 'FLOW_POWER'])
    deepEqual([it.options[0].names, idsOf(it.options[0].products)], [nl('Flow koffer'), [option]])
  })
  await step('clusterService.getCluster by slug', async () =>
    equal((await service.getCluster({ slug: 'flow-boorset', language: 'NL' })).clusterId, clusterId),
  )
  await step('clusterService.getClusterConfig', async () =>
    equal((await service.getClusterConfig(clusterId)).config.settings[0].displayType, 'RADIO'),
  )
}

/** What is shown beside a product: what it is sold together with, and what goes with it. */
async function besides(sdk: Sdk, { admin, storefront }: Clients, { drills: [first, second] }: Shop, step: Step) {
  const addBundleItems = [{ productId: first, isLeader: 'Y' }, { productId: second }]
  const bundle = await sdk
    .bundleService(admin)
    .createBundle({ input: { name: 'Flow', discount: 5, condition: 'ALL', addBundleItems } })
  const input = { type: 'ALTERNATIVES', productIdFrom: first, productIdTo: second }
  const { id } = await sdk.crossupsellService(admin).createCrossupsell({ input })
  const visitor = storefront()
  await step('bundleService.getBundles of a product', async () => {
    const { items } = await sdk.bundleService(visitor).getBundles({ input: { productIds: [first] } })
    deepEqual([items[0].id, idsOf(items[0].items), items[0].items[1].product.sku], [bundle.id, [first, second], 'FLOW-BOORHAMER'])
  })
  await step('crossupsellService.getCrossupsells of a product', async () => {
    const asked = { input: { productIdsFrom: [first], types: ['ALTERNATIVES'] }, priceCalculateProductInput: { taxZone: 'NL' } }
    const { items } = await sdk.crossupsellService(visitor).getCrossupsells(asked)
    deepEqual([items[0].id, items[0].productTo.productId], [id, second])
  })
  equal(await sdk.bundleService(admin).deleteBundle(bundle.id), true)
  await does(admin, `mutation { crossupsellDelete(id: "${id}") }`)
}

async function machine(sdk: Sdk, { admin, storefront }: Clients, { drills: [first] }: Shop, step: Step) {
  const externalReference = { source: 'flow', sourceId: '1' }
  const input = {
    externalReference,
    name: nl('Flow kolomboor'),
    slug: nl('flow-kolomboor'),
    parts: [{ sku: 'FLOW-KLOPBOOR', quantity: 1 }],
  }
  const { id } = await sdk.machineService(admin).createMachine({ input, language: 'NL' })
  await step('machineService.getMachine by slug, with its parts as products', async () => {
    const service = sdk.machineService(storefront())
    const it = await service.getMachine({ slug: 'flow-kolomboor', language: 'NL', sparePartsMachineProductSearchInput: {} })
    deepEqual(
      [it.id, it.name, idsOf(it.sparePartProducts.items.map(({ product }: Sdk) => product))],
      [id, nl('Flow kolomboor'), [first]],
    )
  })
  await does(admin, `mutation { machineDelete(id: "${id}") }`)
}

/** Somebody who buys for a company keeps favourites, and sees what the company's order list leaves. */
async function contact(sdk: Sdk, { admin, storefront }: Clients, shop: Shop, step: Step) {
  const visitor = storefront()
  const { companyId } = await sdk.companyService(visitor).createCompany({ input: { name: 'Flow Trading' }, ...variables })
  const email = 'flow@sdk.test'
  const input = { email, firstName: 'Flo', lastName: 'Koper', parentId: companyId, password }
  const made = await sdk.userService(visitor).registerContact({ contactRegisterInput: input, ...variables })
  comeIn(visitor, (await sdk.loginService(visitor).login({ email, password })).session.accessToken)
  const contactId = made.contact.contactId ?? made.contact.userId
  await step('favoriteListService of a contact', () => favorites(sdk, visitor, contactId, shop))
  await step('orderlistService narrows what a company and a contact see', () =>
    assortment(sdk, { admin, visitor }, { companyId, contactId }, shop),
  )
  await does(admin, `mutation { contactDelete(id: ${contactId}) companyDelete(id: ${companyId}) }`)
}

async function favorites(sdk: Sdk, visitor: Sdk, contactId: number, { drills: [first], cluster: { clusterId } }: Shop) {
  const service = sdk.favoriteListService(visitor)
  const { id } = await service.createFavoriteList({ name: 'Flow', contactId, productIds: [first], isDefault: true })
  await service.addFavoriteListItems(id, { clusterIds: [clusterId] })
  const it = await service.getFavoriteList({ id, language: 'NL' })
  deepEqual([idsOf(it.products.items), idsOf(it.clusters.items), it.isDefault], [[first], [clusterId], true])
  equal((await service.getFavoriteLists({ contactId })).itemsFound, 1)
  const viewer = await sdk.userService(visitor).getViewer(variables)
  equal(viewer.favoriteLists.items[0].id, id)
  equal((await service.updateFavoriteList(id, { name: 'Flow later' })).name, 'Flow later')
  deepEqual((await service.clearFavoriteListItems(id, true, true)).products.items, [])
  equal(await service.deleteFavoriteList(id), true)
}

interface Buyer {
  companyId: number
  contactId: number
}

async function assortment(
  sdk: Sdk,
  { admin, visitor }: { admin: Sdk; visitor: Sdk },
  { companyId, contactId }: Buyer,
  shop: Shop,
) {
  const [first, second] = shop.drills
  const service = sdk.orderlistService(admin)
  const { id } = await service.createOrderlist({ type: 'POSITIVE', descriptions: nl('Flow'), productIds: [first] })
  const products = sdk.productService(visitor)
  const seen = async (party: object) =>
    idsOf((await products.getProducts({ input: { categoryId: shop.menu[2], ...party }, language: 'NL' })).items)
  ok((await seen({ companyId })).includes(second), 'before it is assigned')
  await service.assignOrderlistCompanies(id, { companyIds: [companyId] })
  deepEqual(await seen({ companyId }), [first])
  deepEqual((await service.getComputedOrderlists({ companyId })).positiveOrderlistsProductIds, [first])
  await service.unassignOrderlistCompanies(id, { companyIds: [companyId] })
  await service.assignOrderlistUsers(id, { userIds: [contactId] })
  deepEqual(await seen({}), [first])
  equal((await products.getProduct({ productId: first, applyOrderlists: true })).productId, first)
  await rejects(products.getProduct({ productId: second, applyOrderlists: true }), /not found/)
  equal(await service.deleteOrderlist(id), true)
  ok((await seen({})).includes(second), 'after it is gone')
}
