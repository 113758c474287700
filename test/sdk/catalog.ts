/** Tests the SDK's services of the catalogue as a storefront uses them: menus, pages, search, clusters, favourites and order lists. */
import { deepEqual, equal, ok, rejects } from 'node:assert/strict'
import { type Clients, password, type Step, searchVariables, setToken } from './accounts.js'
import { dutch } from './run.js'
import { closeShop, type FlowShop, openShop, runMutation, searchableAttributes } from './shop.js'

// biome-ignore lint/suspicious/noExplicitAny: the SDK is not a dependency, so its types are not available
type Sdk = any

const imageVariantFilters = { transformations: [{ name: 'grid', transformation: { width: 300, format: 'WEBP', fit: 'BOUNDS' } }] }
const listIds = (list: Sdk[]): number[] => list.map(({ productId, clusterId }) => productId ?? clusterId)
const readPower = ({ attributes }: Sdk): number =>
  attributes.items.find(({ attributeDescription }: Sdk) => attributeDescription.name === 'FLOW_POWER').value.intValue

const findFacet = ({ filters }: Sdk, id: string) =>
  filters.find(({ attributeDescription }: Sdk) => attributeDescription.id === id)

export async function testCatalog(sdk: Sdk, clients: Clients, step: Step) {
  const shop = await openShop(sdk, clients.admin)
  const visitor = clients.storefront()
  const visitorFlows = { menus: testMenus, pages: testCategoryPages, products: testProductPages, clusters: testClusters }
  for (const [name, flow] of Object.entries(visitorFlows)) await step(`catalogue: ${name}`, () => flow(sdk, visitor, shop, step))
  await step('catalogue: related products', () => testRelatedProducts(sdk, clients, shop, step))
  await step('catalogue: machine page', () => testMachine(sdk, clients, shop, step))
  await step('catalogue: a contact', () => testContact(sdk, clients, shop, step))
  await step('catalogue: everything is deleted', () => closeShop(sdk, clients.admin, shop))
}

/** The menu, three levels deep. */
async function testMenus(sdk: Sdk, visitor: Sdk, { menu: [top, middle, shelf] }: FlowShop, step: Step) {
  const service = sdk.categoryService(visitor)
  const below = async (id: number) =>
    (await service.getCategories({ parentCategoryIds: [id], hidden: 'N' })).items.map((it: Sdk) => it.categoryId)
  await step('categoryService.getCategories, level by level', async () =>
    deepEqual([await below(top), await below(middle), await below(shelf)], [[middle], [shelf], []]),
  )
  await step('categoryService.getCategoryHierarchy is the breadcrumb trail', async () => {
    const trail = await service.getCategoryHierarchy({ categoryId: shelf, language: 'NL' })
    deepEqual(
      trail.slice(-3).map((it: Sdk) => it.names[0].value),
      ['Flow gereedschap', 'Flow elektrisch', 'Flow boren'],
    )
  })
}

/** The page of a category: its products, its filters, and a picture of each product. */
async function testCategoryPages(
  sdk: Sdk,
  visitor: Sdk,
  { menu: [top, , shelf], facets, drills, cluster: group }: FlowShop,
  step: Step,
) {
  const service = sdk.categoryService(visitor)
  const common = {
    language: 'NL',
    filterAvailableAttributeInput: searchableAttributes,
    imageVariantFilters,
    attributeResultSearchInput: {},
  }
  await step('categoryService.getCategory returns the products of its subcategories, with facets', async () => {
    const sortInputs = [{ field: 'CATEGORY_ORDER', order: 'ASC' }]
    const { products } = await service.getCategory({ categoryId: top, categoryProductSearchInput: { sortInputs }, ...common })
    deepEqual(new Set(listIds(products.items)), new Set([...drills, group.clusterId, group.option]))
    const facet = findFacet(products, facets.power)
    deepEqual([facet.type, facet.integerRangeFilter], ['INT', { min: 500, max: 900 }])
  })
  await step('categoryService.getCategory filters by an attribute value, and the facet counts it', async () => {
    const textFilters = [{ name: 'FLOW_COLOR', values: ['Blauw'] }]
    const { products } = await service.getCategory({ categoryId: shelf, categoryProductSearchInput: { textFilters }, ...common })
    deepEqual(listIds(products.items), [drills[0]])
    const [blue, black] = findFacet(products, facets.color).textFilters
    deepEqual(blue, { value: 'Blauw', count: 1, countTotal: 1, countActive: 1, isSelected: true })
    deepEqual([black.value, black.count, black.countTotal, black.isSelected], ['Zwart', 0, 1, false])
  })
  await step('categoryService.getCategory filters by a range of an attribute', async () => {
    const rangeFilters = [{ name: 'FLOW_POWER', from: 800, to: 1000, type: 'INT' }]
    const { products } = await service.getCategory({ categoryId: shelf, categoryProductSearchInput: { rangeFilters }, ...common })
    deepEqual(listIds(products.items), [drills[1]])
    equal(readPower(products.items[0]), 900)
    await checkPicture(products.items[0].media.images.items[0].imageVariants[0].url, visitor)
  })
}

/** Checks that the picture exists in the requested format. The server listens on a random port, so only the path of the address is used. */
async function checkPicture(url: string, client: Sdk) {
  const { pathname, search } = new URL(url)
  const response = await fetch(new URL(pathname + search, client.getConfig().endpoint))
  deepEqual([response.status, response.headers.get('content-type')], [200, 'image/webp'])
}

/** A page selects only the attributes and pictures that it shows. */
const narrowedSelection = {
  imageVariantFilters,
  imageSearchFilters: { page: 1, offset: 1, sort: 'ASC' },
  attributeResultSearchInput: { attributeDescription: { names: ['FLOW_POWER', 'FLOW_COLOR'], isPublic: true } },
}

async function testProductPages(sdk: Sdk, visitor: Sdk, { menu: [, , shelf], drills: [first] }: FlowShop, step: Step) {
  const service = sdk.productService(visitor)
  const checkProduct = (it: Sdk) => {
    deepEqual([it.productId, it.category.categoryId, it.media.images.itemsFound], [first, shelf, 1])
    equal(readPower(it), 500)
  }
  await step('productService.getProduct by id', async () =>
    checkProduct(await service.getProduct({ productId: first, language: 'NL', ...narrowedSelection })),
  )
  await step('productService.getProduct by slug', async () =>
    checkProduct(await service.getProduct({ slug: 'flow-klopboor', language: 'NL' })),
  )
  await step('productService.getProducts finds products by a prefix and despite a typing error', async () => {
    for (const term of ['flow klop', 'klopbor', 'FLOW-KLOPBOOR']) {
      const { items } = await service.getProducts({ input: { term, language: 'NL', offset: 5 }, language: 'NL' })
      equal(items[0]?.productId, first, term)
    }
  })
}

async function testClusters(sdk: Sdk, visitor: Sdk, { cluster: { clusterId, sizes, option } }: FlowShop, step: Step) {
  const service = sdk.clusterService(visitor)
  await step('clusterService.getCluster with its products, options and configuration', async () => {
    const it = await service.getCluster({ clusterId, language: 'NL', imageVariantFilters })
    deepEqual([listIds(it.products), it.config.settings[0].attributeName], [sizes, 'FLOW_POWER'])
    deepEqual([it.options[0].names, listIds(it.options[0].products)], [dutch('Flow koffer'), [option]])
  })
  await step('clusterService.getCluster by slug', async () =>
    equal((await service.getCluster({ slug: 'flow-boorset', language: 'NL' })).clusterId, clusterId),
  )
  await step('clusterService.getClusterConfig', async () =>
    equal((await service.getClusterConfig(clusterId)).config.settings[0].displayType, 'RADIO'),
  )
}

/** The bundles and cross-upsells of a product. */
async function testRelatedProducts(sdk: Sdk, { admin, storefront }: Clients, { drills: [first, second] }: FlowShop, step: Step) {
  const addBundleItems = [{ productId: first, isLeader: 'Y' }, { productId: second }]
  const bundle = await sdk
    .bundleService(admin)
    .createBundle({ input: { name: 'Flow', discount: 5, condition: 'ALL', addBundleItems } })
  const input = { type: 'ALTERNATIVES', productIdFrom: first, productIdTo: second }
  const { id } = await sdk.crossupsellService(admin).createCrossupsell({ input })
  const visitor = storefront()
  await step('bundleService.getBundles of a product', async () => {
    const { items } = await sdk.bundleService(visitor).getBundles({ input: { productIds: [first] } })
    deepEqual(
      [items[0].id, listIds(items[0].items), items[0].items[1].product.sku],
      [bundle.id, [first, second], 'FLOW-BOORHAMER'],
    )
  })
  await step('crossupsellService.getCrossupsells of a product', async () => {
    const request = { input: { productIdsFrom: [first], types: ['ALTERNATIVES'] }, priceCalculateProductInput: { taxZone: 'NL' } }
    const { items } = await sdk.crossupsellService(visitor).getCrossupsells(request)
    deepEqual([items[0].id, items[0].productTo.productId], [id, second])
  })
  equal(await sdk.bundleService(admin).deleteBundle(bundle.id), true)
  await runMutation(admin, `mutation { crossupsellDelete(id: "${id}") }`)
}

async function testMachine(sdk: Sdk, { admin, storefront }: Clients, { drills: [first] }: FlowShop, step: Step) {
  const externalReference = { source: 'flow', sourceId: '1' }
  const input = {
    externalReference,
    name: dutch('Flow kolomboor'),
    slug: dutch('flow-kolomboor'),
    parts: [{ sku: 'FLOW-KLOPBOOR', quantity: 1 }],
  }
  const { id } = await sdk.machineService(admin).createMachine({ input, language: 'NL' })
  await step('machineService.getMachine by slug, with its parts as products', async () => {
    const service = sdk.machineService(storefront())
    const it = await service.getMachine({ slug: 'flow-kolomboor', language: 'NL', sparePartsMachineProductSearchInput: {} })
    deepEqual(
      [it.id, it.name, listIds(it.sparePartProducts.items.map(({ product }: Sdk) => product))],
      [id, dutch('Flow kolomboor'), [first]],
    )
  })
  await runMutation(admin, `mutation { machineDelete(id: "${id}") }`)
}

/** A contact of a company has favourite lists, and sees only the products of the company's order list. */
async function testContact(sdk: Sdk, { admin, storefront }: Clients, shop: FlowShop, step: Step) {
  const visitor = storefront()
  // The company belongs to the session in which it is registered.
  const started = await visitor.execute({ query: 'mutation { startSession { session { accessToken } } }', variables: {} })
  setToken(visitor, (started.data ?? started).startSession.session.accessToken)
  const { companyId } = await sdk.companyService(visitor).createCompany({ input: { name: 'Flow Trading' }, ...searchVariables })
  const email = 'flow@sdk.test'
  const input = { email, firstName: 'Flo', lastName: 'Koper', parentId: companyId, password }
  const created = await sdk.userService(visitor).registerContact({ contactRegisterInput: input, ...searchVariables })
  setToken(visitor, (await sdk.loginService(visitor).login({ email, password })).session.accessToken)
  const contactId = created.contact.contactId ?? created.contact.userId
  await step('favoriteListService of a contact', () => checkFavorites(sdk, visitor, contactId, shop))
  await step('orderlistService limits the products that a company and a contact see', () =>
    checkAssortment(sdk, { admin, visitor }, { companyId, contactId }, shop),
  )
  await runMutation(admin, `mutation { contactDelete(id: ${contactId}) companyDelete(id: ${companyId}) }`)
}

async function checkFavorites(sdk: Sdk, visitor: Sdk, contactId: number, { drills: [first], cluster: { clusterId } }: FlowShop) {
  const service = sdk.favoriteListService(visitor)
  const { id } = await service.createFavoriteList({ name: 'Flow', contactId, productIds: [first], isDefault: true })
  await service.addFavoriteListItems(id, { clusterIds: [clusterId] })
  const it = await service.getFavoriteList({ id, language: 'NL' })
  deepEqual([listIds(it.products.items), listIds(it.clusters.items), it.isDefault], [[first], [clusterId], true])
  equal((await service.getFavoriteLists({ contactId })).itemsFound, 1)
  const viewer = await sdk.userService(visitor).getViewer(searchVariables)
  equal(viewer.favoriteLists.items[0].id, id)
  equal((await service.updateFavoriteList(id, { name: 'Flow later' })).name, 'Flow later')
  deepEqual((await service.clearFavoriteListItems(id, true, true)).products.items, [])
  equal(await service.deleteFavoriteList(id), true)
}

interface Buyer {
  companyId: number
  contactId: number
}

async function checkAssortment(
  sdk: Sdk,
  { admin, visitor }: { admin: Sdk; visitor: Sdk },
  { companyId, contactId }: Buyer,
  shop: FlowShop,
) {
  const [first, second] = shop.drills
  const service = sdk.orderlistService(admin)
  const { id } = await service.createOrderlist({ type: 'POSITIVE', descriptions: dutch('Flow'), productIds: [first] })
  const products = sdk.productService(visitor)
  const listVisible = async (party: object) =>
    listIds((await products.getProducts({ input: { categoryId: shop.menu[2], ...party }, language: 'NL' })).items)
  ok((await listVisible({ companyId })).includes(second), 'before it is assigned')
  await service.assignOrderlistCompanies(id, { companyIds: [companyId] })
  deepEqual(await listVisible({ companyId }), [first])
  deepEqual((await service.getComputedOrderlists({ companyId })).positiveOrderlistsProductIds, [first])
  await service.unassignOrderlistCompanies(id, { companyIds: [companyId] })
  await service.assignOrderlistUsers(id, { userIds: [contactId] })
  deepEqual(await listVisible({}), [first])
  equal((await products.getProduct({ productId: first, applyOrderlists: true })).productId, first)
  await rejects(products.getProduct({ productId: second, applyOrderlists: true }), /not found/)
  equal(await service.deleteOrderlist(id), true)
  ok((await listVisible({})).includes(second), 'after it is deleted')
}
