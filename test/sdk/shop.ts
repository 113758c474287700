/** The shop of the SDK flows: three levels of categories, two drills with pictures, and a cluster with two products. */
import { deepEqual, equal } from 'node:assert/strict'
import { PNG } from './media-documents.js'
import { dutch } from './run.js'

// biome-ignore lint/suspicious/noExplicitAny: the SDK is not a dependency, so its types are not available
type Sdk = any

export const searchableAttributes = { isSearchable: true, isPublic: true }

/** The ids of the created records. */
export interface FlowShop {
  menu: [number, number, number]
  /** The attribute descriptions in which the drills differ. */
  facets: { power: string; color: string }
  drills: [number, number]
  cluster: { clusterId: number; configId: number; sizes: [number, number]; option: number }
}

export async function openShop(sdk: Sdk, admin: Sdk): Promise<FlowShop> {
  const categories = sdk.categoryService(admin)
  const top = await categories.createCategory({ input: { names: dutch('Flow gereedschap') } })
  const middle = await categories.createCategory({ input: { names: dutch('Flow elektrisch'), parent: top.categoryId } })
  const shelf = await categories.createCategory({ input: { names: dutch('Flow boren'), parent: middle.categoryId } })
  const categoryId = shelf.categoryId
  const facets = {
    power: await createAttributeDescription(sdk, admin, { name: 'FLOW_POWER', type: 'INT', defaultValue: { intValue: 0 } }),
    color: await createAttributeDescription(sdk, admin, { name: 'FLOW_COLOR', type: 'TEXT', defaultValue: { textValues: [] } }),
  }
  const drills: [number, number] = [
    await createProductWithPicture(sdk, admin, { categoryId, facets, watt: 500, color: 'Blauw', name: 'Flow klopboor' }),
    await createProductWithPicture(sdk, admin, { categoryId, facets, watt: 900, color: 'Zwart', name: 'Flow boorhamer' }),
  ]
  return {
    menu: [top.categoryId, middle.categoryId, categoryId],
    facets,
    drills,
    cluster: await createCluster(sdk, admin, categoryId),
  }
}

const createAttributeDescription = async (
  sdk: Sdk,
  admin: Sdk,
  given: { name: string; type: string; defaultValue: object },
): Promise<string> =>
  (
    await sdk.attributeService(admin).createAttributeDescription({
      ...given,
      ...searchableAttributes,
      attributeClass: 'PRODUCT',
      descriptions: dutch(given.name),
    })
  ).id

interface ProductDetails {
  categoryId: number
  facets: FlowShop['facets']
  watt: number
  color: string
  name: string
}

/** Creates a product with attributes and a picture. */
async function createProductWithPicture(
  sdk: Sdk,
  admin: Sdk,
  { categoryId, facets, watt, color, name }: ProductDetails,
): Promise<number> {
  const input = { categoryId, names: dutch(name), sku: name.toUpperCase().replace(' ', '-'), status: 'A' }
  const { productId } = await sdk.productService(admin).createProduct(input)
  const attributes = sdk.attributeService(admin)
  const textValues = [{ language: 'NL', values: [color] }]
  await attributes.createAttribute({ attributeDescriptionId: facets.power, productId, value: { intValue: watt } })
  await attributes.createAttribute({ attributeDescriptionId: facets.color, productId, value: { textValues } })
  const texts = { alt: dutch(name), description: dutch(name), tags: [{ language: 'NL', values: ['flow'] }] }
  const uploadImages = [{ language: 'NL', uploadType: 'BASE64', base64File: { base64: PNG, fileName: 'drill.png' } }]
  await sdk.mediaImageService(admin).createMediaImage({ input: { ...texts, productId: String(productId), uploadImages } })
  return productId
}

/** Runs a mutation that no service of the SDK offers. */
export const runMutation = async (admin: Sdk, query: string): Promise<Sdk> => {
  const { data, errors } = await admin.execute({ query })
  if (errors?.length) throw new Error(errors[0].message)
  return data
}

async function createCluster(sdk: Sdk, admin: Sdk, parentId: number): Promise<FlowShop['cluster']> {
  const settings = [{ attributeName: 'FLOW_POWER', displayType: 'RADIO', priority: 1 }]
  const { id: configId } = await sdk.clusterConfigService(admin).createClusterConfig({ name: 'Flow', settings })
  const service = sdk.clusterService(admin)
  const created = await service.createCluster({ input: { names: dutch('Flow boorset'), clusterConfigId: configId, parentId } })
  const { clusterId } = created
  const sizes: number[] = []
  for (const size of ['S', 'L', 'koffer']) {
    const input = { categoryId: parentId, names: dutch(`Flow boorset ${size}`), sku: `FLOW-${size}`, status: 'A' }
    sizes.push((await sdk.productService(admin).createProduct(input)).productId)
  }
  const [small, large, box] = sizes as [number, number, number]
  for (const productId of [small, large]) await service.clusterAssignProduct({ clusterId, productId })
  await runMutation(
    admin,
    `mutation { clusterOptionCreate(clusterId: ${clusterId}, input: { names: [{ language: "NL", value: "Flow koffer" }], productIds: [${box}] }) { id } }`,
  )
  return { clusterId, configId, sizes: [small, large], option: box }
}

export async function closeShop(sdk: Sdk, admin: Sdk, { menu, facets, drills, cluster: group }: FlowShop) {
  for (const productId of group.sizes)
    await sdk.clusterService(admin).clusterUnassignProduct({ clusterId: group.clusterId, productId })
  equal(await sdk.clusterService(admin).deleteCluster({ id: group.clusterId }), true)
  await runMutation(admin, `mutation { clusterConfigDelete(id: ${group.configId}) }`)
  const goods = [...drills, ...group.sizes, group.option]
  await runMutation(admin, `mutation { ${goods.map((id) => `p${id}: productDelete(productId: ${id})`).join(' ')} }`)
  await runMutation(
    admin,
    `mutation { ${menu
      .toReversed()
      .map((id) => `c${id}: categoryDelete(categoryId: ${id})`)
      .join(' ')} }`,
  )
  const deleted = await sdk.attributeService(admin).deleteAttributeDescriptionBulk(Object.values(facets))
  deepEqual(deleted.failedIds, [])
}
