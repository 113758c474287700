/** The shop of the SDK's flows: three levels of categories, two drills with pictures and a set in two sizes. */
import { deepEqual, equal } from 'node:assert/strict'
import { PNG } from './media-documents.js'
import { nl } from './run.js'

// biome-ignore lint/suspicious/noExplicitAny: the SDK is installed aside, so its types are not here
type Sdk = any

export const searchable = { isSearchable: true, isPublic: true }

/** What the shop of these flows sells. */
export interface Shop {
  menu: [number, number, number]
  /** The descriptions of what the drills differ by. */
  facets: { power: string; color: string }
  drills: [number, number]
  cluster: { clusterId: number; configId: number; sizes: [number, number]; option: number }
}

export async function openShop(sdk: Sdk, admin: Sdk): Promise<Shop> {
  const categories = sdk.categoryService(admin)
  const top = await categories.createCategory({ input: { names: nl('Flow gereedschap') } })
  const middle = await categories.createCategory({ input: { names: nl('Flow elektrisch'), parent: top.categoryId } })
  const shelf = await categories.createCategory({ input: { names: nl('Flow boren'), parent: middle.categoryId } })
  const categoryId = shelf.categoryId
  const facets = {
    power: await described(sdk, admin, { name: 'FLOW_POWER', type: 'INT', defaultValue: { intValue: 0 } }),
    color: await described(sdk, admin, { name: 'FLOW_COLOR', type: 'TEXT', defaultValue: { textValues: [] } }),
  }
  const drills: [number, number] = [
    await sold(sdk, admin, { categoryId, facets, watt: 500, color: 'Blauw', name: 'Flow klopboor' }),
    await sold(sdk, admin, { categoryId, facets, watt: 900, color: 'Zwart', name: 'Flow boorhamer' }),
  ]
  return { menu: [top.categoryId, middle.categoryId, categoryId], facets, drills, cluster: await cluster(sdk, admin, categoryId) }
}

const described = async (sdk: Sdk, admin: Sdk, given: { name: string; type: string; defaultValue: object }): Promise<string> =>
  (
    await sdk
      .attributeService(admin)
      .createAttributeDescription({ ...given, ...searchable, attributeClass: 'PRODUCT', descriptions: nl(given.name) })
  ).id

interface Ware {
  categoryId: number
  facets: Shop['facets']
  watt: number
  color: string
  name: string
}

/** A product with its attributes and its picture. */
async function sold(sdk: Sdk, admin: Sdk, { categoryId, facets, watt, color, name }: Ware): Promise<number> {
  const input = { categoryId, names: nl(name), sku: name.toUpperCase().replace(' ', '-'), status: 'A' }
  const { productId } = await sdk.productService(admin).createProduct(input)
  const attributes = sdk.attributeService(admin)
  const textValues = [{ language: 'NL', values: [color] }]
  await attributes.createAttribute({ attributeDescriptionId: facets.power, productId, value: { intValue: watt } })
  await attributes.createAttribute({ attributeDescriptionId: facets.color, productId, value: { textValues } })
  const told = { alt: nl(name), description: nl(name), tags: [{ language: 'NL', values: ['flow'] }] }
  const uploadImages = [{ language: 'NL', uploadType: 'BASE64', base64File: { base64: PNG, fileName: 'drill.png' } }]
  await sdk.mediaImageService(admin).createMediaImage({ input: { ...told, productId: String(productId), uploadImages } })
  return productId
}

/** Does what no service of the SDK does. */
export const does = async (admin: Sdk, query: string): Promise<Sdk> => {
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

export async function closeShop(sdk: Sdk, admin: Sdk, { menu, facets, drills, cluster: group }: Shop) {
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
  const gone = await sdk.attributeService(admin).deleteAttributeDescriptionBulk(Object.values(facets))
  deepEqual(gone.failedIds, [])
}
