/** What a storefront does with the SDK's services of the catalogue: menus, pages, search, choices, favourites and assortments. */
import { deepEqual, equal, ok } from 'node:assert/strict'
import { type Clients, comeIn, password, type Step, variables } from './accounts.js'
import { PNG } from './media-documents.js'
import { nl } from './run.js'

// biome-ignore lint/suspicious/noExplicitAny: the SDK is installed aside, so its types are not here
type Sdk = any

const imageVariantFilters = { transformations: [{ name: 'grid', transformation: { width: 300, format: 'WEBP', fit: 'BOUNDS' } }] }
const searchable = { isSearchable: true, isPublic: true }
const idsOf = (list: Sdk[]): number[] => list.map(({ productId, clusterId }) => productId ?? clusterId)

/** What the shop of these flows sells. */
interface Shop {
  menu: [number, number, number]
  power: string
  drills: [number, number]
  cluster: { clusterId: number; configId: number; sizes: [number, number]; option: number }
}

export async function catalogue(sdk: Sdk, clients: Clients, step: Step) {
  const shop = await open(sdk, clients.admin)
  const visitor = clients.storefront()
  for (const [name, flow] of Object.entries({ menus, pages, details, choices }))
    await step(`catalogue: ${name}`, () => flow(sdk, visitor, shop, step))
  await step('catalogue: machine page', () => machine(sdk, clients, shop, step))
  await step('catalogue: a contact', () => contact(sdk, clients, shop, step))
  await step('catalogue: everything goes', () => close(sdk, clients.admin, shop))
}

async function open(sdk: Sdk, admin: Sdk): Promise<Shop> {
  const categories = sdk.categoryService(admin)
  const top = await categories.createCategory({ input: { names: nl('Flow gereedschap') } })
  const middle = await categories.createCategory({ input: { names: nl('Flow elektrisch'), parent: top.categoryId } })
  const shelf = await categories.createCategory({ input: { names: nl('Flow boren'), parent: middle.categoryId } })
  const categoryId = shelf.categoryId
  const described = {
    name: 'FLOW_POWER',
    attributeClass: 'PRODUCT',
    type: 'INT',
    descriptions: nl('Vermogen'),
    defaultValue: { intValue: 0 },
  }
  const { id: power } = await sdk.attributeService(admin).createAttributeDescription({ ...described, ...searchable })
  const drills: [number, number] = [
    await sold(sdk, admin, { categoryId, power, watt: 500, name: 'Flow klopboor' }),
    await sold(sdk, admin, { categoryId, power, watt: 900, name: 'Flow boorhamer' }),
  ]
  return { menu: [top.categoryId, middle.categoryId, categoryId], power, drills, cluster: await cluster(sdk, admin, categoryId) }
}

interface Ware {
  categoryId: number
  power: string
  watt: number
  name: string
}

/** A product with its attribute and its picture. */
async function sold(sdk: Sdk, admin: Sdk, { categoryId, power, watt, name }: Ware): Promise<number> {
  const input = { categoryId, names: nl(name), sku: name.toUpperCase().replace(' ', '-'), status: 'A' }
  const { productId } = await sdk.productService(admin).createProduct(input)
  const attribute = { attributeDescriptionId: power, productId, value: { intValue: watt } }
  await sdk.attributeService(admin).createAttribute(attribute)
  const told = { alt: nl(name), description: nl(name), tags: [{ language: 'NL', values: ['flow'] }] }
  const uploadImages = [{ language: 'NL', uploadType: 'BASE64', base64File: { base64: PNG, fileName: 'drill.png' } }]
  await sdk.mediaImageService(admin).createMediaImage({ input: { ...told, productId: String(productId), uploadImages } })
  return productId
}

const does = async (admin: Sdk, query: string): Promise<Sdk> => {
  const { data, errors } = await admin.execute({ query })
  if (errors?.length) throw new Error(errors[0].message)
  return data
}

async function cluster(sdk: Sdk, admin: Sdk, parentId: number): Promise<Shop['cluster']> {
  const settings = [{ attributeName: 'FLOW_POWER', displayType: 'RADIO', priority: 1 }]
  const { id: configId } = await sdk.clusterConfigService(admin).createClusterConfig({ name: 'Flow', settings })
  const service = sdk.clusterService(admin)
  const made = await service.createCluster({ input: { names: nl('Flow boorset'), clusterConfigId: configId, parentId } })
  const { clusterId } = made
  const sizes: number[] = []
  for (const size of ['S', 'L', 'koffer']) {
    const input = { categoryId: parentId, names: nl(`Flow boorset ${size}`), sku: `FLOW-${size}`, status: 'A' }
    sizes.push((await sdk.productService(admin).createProduct(input)).productId)
  }
  const [small, large, box] = sizes as [number, number, number]
  for (const productId of [small, large]) await service.clusterAssignProduct({ clusterId, productId })
  await does(
    admin,
    `mutation { clusterOptionCreate(clusterId: ${clusterId}, input: { names: [{ language: "NL", value: "Flow koffer" }], productIds: [${box}] }) { id } }`,
  )
  return { clusterId, configId, sizes: [small, large], option: box }
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
async function pages(sdk: Sdk, visitor: Sdk, { menu: [top, , shelf], power, drills, cluster: group }: Shop, step: Step) {
  const service = sdk.categoryService(visitor)
  const asked = { language: 'NL', filterAvailableAttributeInput: searchable, imageVariantFilters, attributeResultSearchInput: {} }
  await step('categoryService.getCategory shows what is below it, with facets', async () => {
    const sortInputs = [{ field: 'CATEGORY_ORDER', order: 'ASC' }]
    const { products } = await service.getCategory({ categoryId: top, categoryProductSearchInput: { sortInputs }, ...asked })
    deepEqual(new Set(idsOf(products.items)), new Set([...drills, group.clusterId, group.option]))
    const facet = products.filters.find(({ attributeDescription }: Sdk) => attributeDescription.id === power)
    deepEqual([facet.type, facet.integerRangeFilter], ['INT', { min: 500, max: 900 }])
  })
  await step('categoryService.getCategory by a range of an attribute', async () => {
    const rangeFilters = [{ name: 'FLOW_POWER', from: 800, to: 1000, type: 'INT' }]
    const { products } = await service.getCategory({ categoryId: shelf, categoryProductSearchInput: { rangeFilters }, ...asked })
    deepEqual(idsOf(products.items), [drills[1]])
    equal(products.items[0].attributes.items[0].value.intValue, 900)
    await shows(products.items[0].media.images.items[0].imageVariants[0].url, visitor)
  })
}

/** The picture is there, made as it was asked for. */
async function shows(url: string, client: Sdk) {
  const answer = await fetch(new URL(url, client.getConfig().endpoint))
  deepEqual([answer.status, answer.headers.get('content-type')], [200, 'image/webp'])
}

async function details(sdk: Sdk, visitor: Sdk, { menu: [, , shelf], drills: [first] }: Shop, step: Step) {
  const service = sdk.productService(visitor)
  const seen = (it: Sdk) => {
    deepEqual([it.productId, it.category.categoryId, it.media.images.itemsFound], [first, shelf, 1])
    equal(
      it.attributes.items.find(({ attributeDescription }: Sdk) => attributeDescription.name === 'FLOW_POWER').value.intValue,
      500,
    )
  }
  await step('productService.getProduct by id', async () =>
    seen(await service.getProduct({ productId: first, language: 'NL', imageVariantFilters })),
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
  await step('orderlistService narrows what a company sees', () => assortment(sdk, { admin, visitor }, companyId, shop))
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

async function assortment(sdk: Sdk, { admin, visitor }: { admin: Sdk; visitor: Sdk }, companyId: number, shop: Shop) {
  const [first, second] = shop.drills
  const service = sdk.orderlistService(admin)
  const list = await service.createOrderlist({ type: 'POSITIVE', descriptions: nl('Flow'), productIds: [first] })
  const products = sdk.productService(visitor)
  const seen = async () =>
    idsOf((await products.getProducts({ input: { categoryId: shop.menu[2], companyId }, language: 'NL' })).items)
  ok((await seen()).includes(second), 'before it is assigned')
  await service.assignOrderlistCompanies(list.id, { companyIds: [companyId] })
  deepEqual(await seen(), [first])
  deepEqual((await service.getComputedOrderlists({ companyId })).positiveOrderlistsProductIds, [first])
  equal(await service.deleteOrderlist(list.id), true)
}

async function close(sdk: Sdk, admin: Sdk, { menu, power, drills, cluster: group }: Shop) {
  for (const productId of group.sizes)
    await sdk.clusterService(admin).clusterUnassignProduct({ clusterId: group.clusterId, productId })
  equal(await sdk.clusterService(admin).deleteCluster({ id: group.clusterId }), true)
  await does(admin, `mutation { clusterConfigDelete(id: ${group.configId}) }`)
  const goods = [...drills, ...group.sizes, group.option]
  await does(admin, `mutation { ${goods.map((id) => `p${id}: productDelete(productId: ${id})`).join(' ')} }`)
  await does(
    admin,
    `mutation { ${menu
      .toReversed()
      .map((id) => `c${id}: categoryDelete(categoryId: ${id})`)
      .join(' ')} }`,
  )
  equal(await sdk.attributeService(admin).deleteAttributeDescription(power), true)
}
