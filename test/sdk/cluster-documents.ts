/** Sends the SDK's documents of clusters, their options and their configurations. */
import { deepEqual, equal, ok } from 'node:assert/strict'
import type { DocumentShop } from './catalog-documents.js'
import { type Data, type DocumentRunner, dutch } from './run.js'

export async function sendClusters(run: DocumentRunner, shop: DocumentShop) {
  const attributes = [await createDescription(run, 'SDK_SIZE'), await createDescription(run, 'SDK_COLOR')]
  const config = await run('clusterConfigCreate', {
    input: { name: 'SDK_CONFIG', settings: [{ attributeName: 'SDK_SIZE', displayType: 'DROPDOWN', priority: 1 }] },
  })
  const parentId = shop.shelf.categoryId
  const input = { names: dutch('SDK pompen'), clusterConfigId: config.id, parentId, code: 'SDK-C' }
  const first = await run('clusterCreate', { input }, (it) =>
    deepEqual([it.names, it.code, it.config.name], [dutch('SDK pompen'), 'SDK-C', 'SDK_CONFIG']),
  )
  const second = await run('clusterCreate', { input: { ...input, names: dutch('SDK slangen') } })
  const id = first.clusterId
  await run('clusterUpdate', { id, input: { shortDescriptions: dutch('Alle maten') } }, (it) =>
    deepEqual([it.shortDescriptions, it.names], [dutch('Alle maten'), dutch('SDK pompen')]),
  )
  await run('clusters', { input: { clusterIds: [id, second.clusterId] } }, (page) => equal(page.itemsFound, 2))
  await run('clusterConfig', { clusterId: id }, (it) => equal(it.config.settings[0].attributeName, 'SDK_SIZE'))
  await sendConfigs(run, config)
  await sendMembers(run, id, shop)
  await sendClusterPlacements(run, [id, second.clusterId], shop)
  await sendOptions(run, id, shop)
  for (const clusterId of [id, second.clusterId]) await run('clusterDelete', { id: clusterId }, (answer) => equal(answer, true))
  await run('clusterConfigDelete', { id: config.id })
  for (const id of attributes) await run.query(`mutation { attributeDescriptionDelete(id: "${id}") }`)
}

/** Creates a product attribute, because a configuration can only name existing ones. */
async function createDescription(run: DocumentRunner, name: string): Promise<string> {
  const input = `{ name: "${name}", attributeClass: PRODUCT, type: TEXT, descriptions: [], defaultValue: { textValues: [] } }`
  const { attributeDescriptionCreate } = await run.query(`mutation { attributeDescriptionCreate(input: ${input}) { id } }`)
  return attributeDescriptionCreate.id
}

async function sendConfigs(run: DocumentRunner, config: Data) {
  const clusterConfigId = config.id
  await run('clusterConfigs', {}, (list) => ok(list.some(({ id }: Data) => id === clusterConfigId)))
  await run('clusterConfigsPaginated', { input: { names: ['SDK_CONFIG'] } }, (page) => equal(page.itemsFound, 1))
  const input = { attributeName: 'SDK_COLOR', displayType: 'COLOR', priority: 2 }
  const setting = await run('clusterConfigAddSetting', { clusterConfigId, input }, (it) => equal(it.displayType, 'COLOR'))
  const settingId = setting.id
  await run('clusterConfigUpdateSetting', { clusterConfigId, settingId, input: { displayType: 'RADIO' } }, (it) =>
    deepEqual([it.displayType, it.priority], ['RADIO', 2]),
  )
  await run('clusterConfigRemoveSetting', { clusterConfigId, settingId }, (answer) => equal(answer, true))
  const renamed = await run('clusterConfigUpdate', { clusterConfigId, input: { name: 'SDK_CONFIG' } })
  const { configUuid } = renamed.settings[0]
  const created = await run('clusterConfigSettingCreate', { configUuid, input })
  const { uuid } = created
  await run('clusterConfigSetting', { uuid }, (it) =>
    deepEqual([it.attributeName, it.clusterConfigId], ['SDK_COLOR', clusterConfigId]),
  )
  await run('clusterConfigSettingUpdate', { uuid, input: { priority: 9 } }, (it) => equal(it.priority, '9'))
  await run('clusterConfigSettingDelete', { uuid }, (answer) => equal(answer, true))
}

const listProductIds = ({ products }: Data) => products.map(({ productId }: Data) => productId)

async function sendMembers(run: DocumentRunner, clusterId: number, { shelf, productIds: [a, b] }: DocumentShop) {
  await run('clusterAssignProduct', { clusterId, productId: a }, (it) => deepEqual(listProductIds(it), [a]))
  await run('clusterUnassignProduct', { clusterId, productId: a }, (it) => deepEqual(listProductIds(it), []))
  const input = { productIds: [a, b] }
  await run('clusterAssignProducts', { clusterId, input }, ({ cluster }) => deepEqual(listProductIds(cluster), [a, b]))
  await sendMemberOrder(run, clusterId, [a, b])
  await run('clusterUpdate', { id: clusterId, input: { defaultProductId: b } }, (it) => equal(it.defaultProduct.productId, b))
  await run('cluster', { clusterId, language: 'NL' }, (it) => deepEqual(listProductIds(it), [a, b]))
  await run('products', { input: { productIds: [a], clusterIds: [clusterId] } }, ({ items }) =>
    equal(items[0].clusterId, clusterId),
  )
  await run('clusterUnassignProducts', { clusterId, input: { ...input, categoryId: shelf.categoryId } }, ({ cluster }) =>
    deepEqual(listProductIds(cluster), []),
  )
  await run('productAssignToCluster', { productId: a, clusterId }, (it) => equal(it.productId, a))
  await run('productUnassignFromCluster', { productId: a }, (it) => equal(it.productId, a))
  await sendOwnProduct(run, clusterId)
}

async function sendMemberOrder(run: DocumentRunner, clusterId: number, [a, b]: [number, number]) {
  const uuidOf = async (productId: number) => (await run('product', { productId })).uuid
  const both = { relationshipUuid: await uuidOf(b), targetRelationshipUuid: await uuidOf(a) }
  await run('productClusterMoveAbove', both)
  await run('cluster', { clusterId }, (it) => deepEqual(listProductIds(it), [b, a]))
  await run('productClusterMoveBelow', both)
}

/** A product that is created and deleted through its cluster. */
async function sendOwnProduct(run: DocumentRunner, id: number) {
  const { productId } = await run('clusterProductCreate', { id, input: { names: dutch('SDK maat XL'), sku: 'SDK-XL' } })
  await run('clusterProductUpdate', { id, productId, input: { weight: 3 } }, (it) => equal(it.weight, 3))
  await run('clusterProductDelete', { id, productId }, (answer) => equal(answer, true))
}

async function sendClusterPlacements(run: DocumentRunner, clusterIds: [number, number], { shelf, cellar }: DocumentShop) {
  const [clusterId] = clusterIds
  const { categoryId } = cellar
  await run('clusterAddToCategory', { clusterId, categoryId, makeDefault: true }, (it) => equal(it.isDefault, true))
  await run('clusterSetDefaultCategory', { clusterId, categoryId: shelf.categoryId }, (it) =>
    equal(it.categoryId, shelf.categoryId),
  )
  await run('clusterRemoveFromCategory', { clusterId, categoryId }, (answer) => equal(answer, true))
  const created = await run('clustersBulkAddToCategory', { clusterIds, categoryId, startingSortOrder: 1 }, (list) =>
    equal(list.length, 2),
  )
  const [upper, lower] = created.map(({ uuid }: Data) => uuid)
  const pair = { relationshipUuid: lower, targetRelationshipUuid: upper }
  await run('clusterCategoryMoveAbove', pair, (list) => equal(list[0].uuid, lower))
  await run('clusterCategoryMoveBelow', pair, (list) => equal(list[0].uuid, upper))
  await run('clustersBulkRemoveFromCategory', { clusterIds, categoryId }, (answer) => equal(answer, true))
  for (const to of [categoryId, shelf.categoryId])
    await run('clusterBulkMove', { input: { clusters: [{ clusterId, categoryId: to }] } }, (it) => equal(it.movedCount, 1))
}

async function sendOptions(run: DocumentRunner, clusterId: number, { productIds: [, , c, d] }: DocumentShop) {
  const input = { names: dutch('SDK toebehoren'), isRequired: 'Y', productIds: [c] }
  const created = await run('clusterOptionCreate', { clusterId, input }, (it) =>
    deepEqual([it.names, it.isRequired, listProductIds(it)], [dutch('SDK toebehoren'), 'Y', [c]]),
  )
  const other = await run('clusterOptionCreate', { clusterId, input: { names: dutch('SDK garantie') } })
  const optionId = created.clusterOptionId
  await run('clusterOptionUpdate', { clusterId, optionId, input: { isRequired: 'N' } }, (it) => equal(it.isRequired, 'N'))
  await run('clusterOptions', { input: { clusterIds: [clusterId] } }, (page) => equal(page.itemsFound, 2))
  const [uuid, target] = await readOptionUuids(run, clusterId, [optionId, other.clusterOptionId])
  await run('clusterOption', { uuid }, (it) => deepEqual(it.names, dutch('SDK toebehoren')))
  await run('clusterOptionAssignProducts', { uuid, productIds: [d] }, (it) => deepEqual(listProductIds(it), [c, d]))
  await sendOptionProducts(run, optionId, [c, d])
  await run('clusterOptionRemoveProducts', { uuid, productIds: [c, d] }, (it) => deepEqual(listProductIds(it), []))
  const pair = { clusterOptionUuid: target, targetClusterOptionUuid: uuid }
  const order = (list: Data[]) => list.map(({ names }) => names[0].value)
  await run('clusterOptionMoveAbove', pair, (list) => deepEqual(order(list), ['SDK garantie', 'SDK toebehoren']))
  await run('clusterOptionMoveBelow', pair, (list) => deepEqual(order(list), ['SDK toebehoren', 'SDK garantie']))
  for (const option of [created, other])
    await run('clusterOptionDelete', { clusterId, optionId: option.clusterOptionId }, (answer) => equal(answer, true))
}

/** Reads the uuids of options: the SDK's documents need them, but none returns them. */
async function readOptionUuids(run: DocumentRunner, clusterId: number, ids: number[]): Promise<string[]> {
  const { cluster } = await run.query(`{ cluster(clusterId: ${clusterId}) { options { clusterOptionId uuid } } }`)
  return ids.map((id) => cluster.options.find(({ clusterOptionId }: Data) => clusterOptionId === id).uuid)
}

async function sendOptionProducts(run: DocumentRunner, id: number, [c, d]: [number, number]) {
  const uuidOf = async (productId: number) => (await run('product', { productId })).uuid
  const both = { productUuid: await uuidOf(d), targetProductUuid: await uuidOf(c) }
  await run('productClusterOptionMoveAbove', both, (list) => equal(list[0].productUuid, both.productUuid))
  await run('productClusterOptionMoveBelow', both, (list) => equal(list[0].productUuid, both.targetProductUuid))
  const { productId } = await run('clusterOptionProductCreate', { id, input: { names: dutch('SDK service'), sku: 'SDK-SRV' } })
  await run('clusterOptionProductUpdate', { id, productId, input: { physical: 'N' } }, (it) => equal(it.physical, 'N'))
  await run('clusterOptionProductDelete', { id, productId }, (answer) => equal(answer, true))
}
