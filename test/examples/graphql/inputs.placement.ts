/** Inputs of categories, and of the places of products and clusters in them. */
import type { Inputs } from './inputs.js'
import { dutchAndEnglish, source } from './texts.js'

const categories: Inputs = {
  'query.categoryBySlug': () => ({ slug: 'catalogue', language: 'EN' }),
  'query.categoryBySource': () => ({ source: { name: 'DEMO', id: 'demo-drills' } }),
  'query.categoryChildren': ({ home }) => ({ categoryId: home.parentId }),
  'query.productSearchByCategory': ({ home }) => ({
    input: { categoryIds: [home.id], language: 'EN', page: 1, offset: 12, statuses: ['A'] },
  }),
  'mutation.categoryCreate': ({ home }) => ({
    input: { parent: home.parentId, names: dutchAndEnglish('Klemmen', 'Clamps'), sources: source('PIM', 'C-17') },
  }),
  'mutation.categoryUpdate': ({ home }) => ({
    categoryId: home.id,
    input: { shortDescriptions: dutchAndEnglish('Voor steen en beton.', 'For stone and concrete.') },
  }),
}

const byUuids: Inputs = {
  'mutation.baseProductCategoryMoveAboveByUuids': ({ home, placedProducts: [first, second] }) => ({
    categoryUuid: home.uuid,
    productUuid: second.uuid,
    targetProductUuid: first.uuid,
  }),
  'mutation.baseProductCategoryMoveBelowByUuids': ({ home, placedProducts: [first, second] }) => ({
    categoryUuid: home.uuid,
    productUuid: first.uuid,
    targetProductUuid: second.uuid,
  }),
  'mutation.baseProductCategoryMoveToTopByUuids': ({ home, placedProducts: [, second] }) => ({
    categoryUuid: home.uuid,
    productUuid: second.uuid,
  }),
  'mutation.baseProductCategoryMoveToBottomByUuids': ({ home, placedProducts: [first] }) => ({
    categoryUuid: home.uuid,
    productUuid: first.uuid,
  }),
}

const clusters: Inputs = {
  'mutation.clusterRemoveFromCategory': ({ clusterHome, placedCluster }) => ({
    clusterId: placedCluster.id,
    categoryId: clusterHome.id,
  }),
  'mutation.clusterSetDefaultCategory': ({ clusterHome, placedCluster }) => ({
    clusterId: placedCluster.id,
    categoryId: clusterHome.id,
  }),
  'mutation.clustersBulkRemoveFromCategory': ({ clusterHome, placedCluster }) => ({
    clusterIds: [placedCluster.id],
    categoryId: clusterHome.id,
  }),
}

export const placementInputs: Inputs = { ...categories, ...byUuids, ...clusters }
