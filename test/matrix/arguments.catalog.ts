/** The same for products, clusters and categories. */
import type { Variables } from './arguments.graphql.js'
import { english } from './things.js'

const products: Record<string, Variables> = {
  'query.product': ({ product }) => ({ productId: product.id }),
  'query.productSurcharges': ({ product }) => ({ productId: product.id }),
  'query.attributesByProductId': ({ product }) => ({ productId: product.id, input: {} }),
  'query.attributeResultByProductId': ({ product }) => ({ productId: product.id, input: {} }),
  'mutation.productCreate': () => ({ input: { sku: 'NEW' } }),
  'mutation.productUpdate': ({ product }) => ({ productId: product.id, input: { sku: 'RENAMED' } }),
  'mutation.productDelete': ({ looseProduct }) => ({ productId: looseProduct.id }),
  'query.cluster': ({ cluster }) => ({ clusterId: cluster.id }),
  'query.attributeResultByClusterId': ({ cluster }) => ({ clusterId: cluster.id, input: {} }),
  'mutation.clusterCreate': ({ config }) => ({ input: { clusterConfigId: config.id } }),
  'mutation.clusterUpdate': ({ cluster }) => ({ id: cluster.id, input: { names: english('Renamed') } }),
  'mutation.clusterDelete': ({ otherCluster }) => ({ id: otherCluster.id }),
  'mutation.clusterAssignProducts': ({ cluster, looseProduct }) => ({
    clusterId: cluster.id,
    input: { productIds: [looseProduct.id] },
  }),
  'mutation.clusterUnassignProducts': ({ cluster, members, categories }) => ({
    clusterId: cluster.id,
    input: { productIds: [members[0].id], categoryId: categories[0].id },
  }),
  'mutation.clusterAssignProduct': ({ cluster, looseProduct }) => ({ clusterId: cluster.id, productId: looseProduct.id }),
  'mutation.clusterUnassignProduct': ({ cluster, members }) => ({ clusterId: cluster.id, productId: members[0].id }),
  'mutation.productAssignToCluster': ({ cluster, looseProduct }) => ({ clusterId: cluster.id, productId: looseProduct.id }),
  'mutation.productUnassignFromCluster': ({ members }) => ({ productId: members[0].id }),
  'mutation.productClusterMoveAbove': ({ members }) => ({
    relationshipUuid: members[1].uuid,
    targetRelationshipUuid: members[0].uuid,
  }),
  'mutation.productClusterMoveBelow': ({ members }) => ({
    relationshipUuid: members[0].uuid,
    targetRelationshipUuid: members[1].uuid,
  }),
  'mutation.clusterProductCreate': ({ cluster }) => ({ id: cluster.id, input: { sku: 'NEW' } }),
  'mutation.clusterProductUpdate': ({ cluster, members }) => ({
    id: cluster.id,
    productId: members[0].id,
    input: { sku: 'RENAMED' },
  }),
  'mutation.clusterProductDelete': ({ cluster, members }) => ({ id: cluster.id, productId: members[0].id }),
  'query.clusterConfig': ({ config }) => ({ clusterConfigId: config.id }),
  'query.clusterConfigSetting': ({ configSetting }) => ({ uuid: configSetting.uuid }),
  'mutation.clusterConfigCreate': () => ({ input: { name: 'NEW' } }),
  'mutation.clusterConfigUpdate': ({ config }) => ({ clusterConfigId: config.id, input: { name: 'RENAMED' } }),
  'mutation.clusterConfigDelete': ({ unusedConfig }) => ({ id: unusedConfig.id }),
  'mutation.clusterConfigAddSetting': ({ config }) => ({
    clusterConfigId: config.id,
    input: { attributeName: 'HEIGHT', displayType: 'RADIO' },
  }),
  'mutation.clusterConfigUpdateSetting': ({ config, configSetting }) => ({
    clusterConfigId: config.id,
    settingId: configSetting.id,
    input: { priority: 2 },
  }),
  'mutation.clusterConfigRemoveSetting': ({ config, configSetting }) => ({
    clusterConfigId: config.id,
    settingId: configSetting.id,
  }),
  'mutation.clusterConfigSettingCreate': ({ config }) => ({
    configUuid: config.uuid,
    input: { attributeName: 'HEIGHT', displayType: 'RADIO' },
  }),
  'mutation.clusterConfigSettingUpdate': ({ configSetting }) => ({ uuid: configSetting.uuid, input: { priority: 2 } }),
  'mutation.clusterConfigSettingDelete': ({ configSetting }) => ({ uuid: configSetting.uuid }),
  'query.clusterOption': ({ options }) => ({ uuid: options[0].uuid }),
  'mutation.clusterOptionCreate': ({ cluster }) => ({ clusterId: cluster.id, input: { names: english('New') } }),
  'mutation.clusterOptionUpdate': ({ cluster, options }) => ({
    clusterId: cluster.id,
    optionId: options[0].id,
    input: { names: english('Renamed') },
  }),
  'mutation.clusterOptionDelete': ({ cluster, options }) => ({ clusterId: cluster.id, optionId: options[0].id }),
  'mutation.clusterOptionAssignProducts': ({ options, looseProduct }) => ({
    uuid: options[0].uuid,
    productIds: [looseProduct.id],
  }),
  'mutation.clusterOptionRemoveProducts': ({ options, product }) => ({ uuid: options[0].uuid, productIds: [product.id] }),
  'mutation.clusterOptionProductCreate': ({ options }) => ({ id: options[0].id, input: { sku: 'NEW' } }),
  'mutation.clusterOptionProductUpdate': ({ options, product }) => ({
    id: options[0].id,
    productId: product.id,
    input: { sku: 'RENAMED' },
  }),
  'mutation.clusterOptionProductDelete': ({ options, product }) => ({ id: options[0].id, productId: product.id }),
  'mutation.clusterOptionMoveAbove': ({ options }) => ({
    clusterOptionUuid: options[1].uuid,
    targetClusterOptionUuid: options[0].uuid,
  }),
  'mutation.clusterOptionMoveBelow': ({ options }) => ({
    clusterOptionUuid: options[0].uuid,
    targetClusterOptionUuid: options[1].uuid,
  }),
  'mutation.productClusterOptionMoveAbove': ({ product, otherProduct }) => ({
    productUuid: otherProduct.uuid,
    targetProductUuid: product.uuid,
  }),
  'mutation.productClusterOptionMoveBelow': ({ product, otherProduct }) => ({
    productUuid: product.uuid,
    targetProductUuid: otherProduct.uuid,
  }),
  'query.bundle': ({ bundle }) => ({ id: bundle.uuid }),
  'mutation.bundleCreate': () => ({ input: { name: 'New' } }),
  'mutation.bundleUpdate': ({ bundle }) => ({ id: bundle.uuid, input: { name: 'Renamed' } }),
  'mutation.bundleDelete': ({ bundle }) => ({ id: bundle.uuid }),
  'mutation.bundleAddItems': ({ bundle, otherProduct }) => ({
    id: bundle.uuid,
    input: { items: [{ productId: otherProduct.id }] },
  }),
  'mutation.bundleAddItemsAndReturnBundle': ({ bundle, otherProduct }) => ({
    id: bundle.uuid,
    input: { items: [{ productId: otherProduct.id }] },
  }),
  'mutation.bundleRemoveItem': ({ bundle, product }) => ({ id: bundle.uuid, productId: product.id }),
  'mutation.bundleRemoveItemAndReturnBundle': ({ bundle, product }) => ({ id: bundle.uuid, productId: product.id }),
  'query.crossupsell': ({ crossupsell }) => ({ id: crossupsell.uuid }),
  'mutation.crossupsellCreate': ({ product, looseProduct }) => ({
    input: { type: 'RELATED', productIdFrom: product.id, productIdTo: looseProduct.id },
  }),
  'mutation.crossupsellUpdate': ({ crossupsell }) => ({ id: crossupsell.uuid, input: { subType: 'x' } }),
  'mutation.crossupsellDelete': ({ crossupsell }) => ({ id: crossupsell.uuid }),
}

const categories: Record<string, Variables> = {
  'query.category': ({ categories: [tools] }) => ({ categoryId: tools.id }),
  'query.categoryBySlug': () => ({ slug: 'tools', language: 'EN' }),
  'query.categoryBySource': () => ({ source: { name: 'erp', id: 'tools' } }),
  'query.categoryChildren': ({ categories: [tools] }) => ({ categoryId: tools.id }),
  'query.categoryHierarchy': ({ categories: [tools] }) => ({ categoryId: tools.id }),
  'query.attributeResultByCategoryId': ({ categories: [tools] }) => ({ categoryId: tools.id, input: {} }),
  'query.productSearchByCategory': ({ categories: [tools] }) => ({
    input: { categoryIds: [tools.id], language: 'EN', page: 1, offset: 12, statuses: ['A'] },
  }),
  'query.productSearchSolr': () => ({ input: { language: 'EN', page: 1, offset: 12, statuses: ['A'] } }),
  'mutation.categoryCreate': () => ({ input: { names: english('New') } }),
  'mutation.categoryUpdate': ({ categories: [tools] }) => ({ categoryId: tools.id, input: { names: english('Renamed') } }),
  'mutation.categoryDelete': ({ categories: [, , empty] }) => ({ categoryId: empty.id }),
  'mutation.categoryMoveAbove': ({ categories: [tools, paint] }) => ({
    categoryUuid: paint.uuid,
    targetCategoryUuid: tools.uuid,
  }),
  'mutation.categoryMoveBelow': ({ categories: [tools, paint] }) => ({
    categoryUuid: tools.uuid,
    targetCategoryUuid: paint.uuid,
  }),
  'mutation.categoryAddProductsClusters': ({ categories: [, paint], product }) => ({
    id: paint.id,
    input: { productIds: [product.id] },
  }),
  'mutation.categoryRemoveProductsClusters': ({ categories: [tools], product }) => ({
    id: tools.id,
    input: { productIds: [product.id] },
  }),
  'mutation.productBulkMove': ({ categories: [, paint], product }) => ({
    input: { products: [{ productId: product.id, categoryId: paint.id }] },
  }),
  'mutation.clusterBulkMove': ({ categories: [, paint], cluster }) => ({
    input: { clusters: [{ clusterId: cluster.id, categoryId: paint.id }] },
  }),
  ...moved('baseProductCategory', 'productCategory'),
  'mutation.baseProductCategoryMoveAboveByUuids': ({ categories: [tools], product, otherProduct }) => ({
    categoryUuid: tools.uuid,
    productUuid: otherProduct.uuid,
    targetProductUuid: product.uuid,
  }),
  'mutation.baseProductCategoryMoveBelowByUuids': ({ categories: [tools], product, otherProduct }) => ({
    categoryUuid: tools.uuid,
    productUuid: product.uuid,
    targetProductUuid: otherProduct.uuid,
  }),
  'mutation.baseProductCategoryMoveToTopByUuids': ({ categories: [tools], product }) => ({
    categoryUuid: tools.uuid,
    productUuid: product.uuid,
  }),
  'mutation.baseProductCategoryMoveToBottomByUuids': ({ categories: [tools], product }) => ({
    categoryUuid: tools.uuid,
    productUuid: product.uuid,
  }),
  'mutation.clusterCategoryMoveAbove': ({ clusterPlaces: [first, second] }) => ({
    relationshipUuid: second.uuid,
    targetRelationshipUuid: first.uuid,
  }),
  'mutation.clusterCategoryMoveBelow': ({ clusterPlaces: [first, second] }) => ({
    relationshipUuid: first.uuid,
    targetRelationshipUuid: second.uuid,
  }),
  'mutation.clusterAddToCategory': ({ categories: [, paint], cluster }) => ({
    clusterId: cluster.id,
    categoryId: paint.id,
    makeDefault: false,
  }),
  'mutation.clusterRemoveFromCategory': ({ categories: [tools], cluster }) => ({
    clusterId: cluster.id,
    categoryId: tools.id,
  }),
  'mutation.clusterSetDefaultCategory': ({ categories: [tools], cluster }) => ({
    clusterId: cluster.id,
    categoryId: tools.id,
  }),
  'mutation.clustersBulkAddToCategory': ({ categories: [, paint], cluster }) => ({
    clusterIds: [cluster.id],
    categoryId: paint.id,
    startingSortOrder: 1,
  }),
  'mutation.clustersBulkRemoveFromCategory': ({ categories: [tools], cluster }) => ({
    clusterIds: [cluster.id],
    categoryId: tools.id,
  }),
  'mutation.productAddToCategory': ({ categories: [, paint], product }) => ({
    productId: product.id,
    categoryId: paint.id,
    makeDefault: false,
  }),
  'mutation.productRemoveFromCategory': ({ categories: [tools], product }) => ({
    productId: product.id,
    categoryId: tools.id,
  }),
  'mutation.productSetDefaultCategory': ({ categories: [tools], product }) => ({
    productId: product.id,
    categoryId: tools.id,
  }),
  'mutation.productsBulkAddToCategory': ({ categories: [, paint], product }) => ({
    productIds: [product.id],
    categoryId: paint.id,
    startingSortOrder: 1,
  }),
  'mutation.productsBulkRemoveFromCategory': ({ categories: [tools], product }) => ({
    productIds: [product.id],
    categoryId: tools.id,
  }),
}

/** The four ways to move a place within its category. */
function moved(...names: string[]): Record<string, Variables> {
  const ways: Record<string, Variables> = {
    MoveAbove: ({ places: [first, second] }) => ({ relationshipUuid: second.uuid, targetRelationshipUuid: first.uuid }),
    MoveBelow: ({ places: [first, second] }) => ({ relationshipUuid: first.uuid, targetRelationshipUuid: second.uuid }),
    MoveToTop: ({ places: [, second] }) => ({ relationshipUuid: second.uuid }),
    MoveToBottom: ({ places: [first] }) => ({ relationshipUuid: first.uuid }),
  }
  return Object.fromEntries(
    names.flatMap((name) => Object.entries(ways).map(([way, variables]) => [`mutation.${name}${way}`, variables])),
  )
}

export const catalogArguments: Record<string, Variables> = { ...products, ...categories }
