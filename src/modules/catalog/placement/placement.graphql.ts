import type { ClusterMoveItem, ProductMoveItem } from '../../../contract/contract.gen.js'
import { notFound } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { childPage, relationField } from '../../../core/store/relations.js'
import { get } from '../../../core/store/store.js'
import { selectedColumns } from '../../../interfaces/graphql/compile/selection.js'
import { byId } from '../../../interfaces/graphql/early-fields.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { buyerOf } from '../../../resources/catalog/buyer-rows.js'
import { category, toCategorySearch } from '../../../resources/catalog/category.js'
import { findDefaultCategory, findShownInCategory, readBreadcrumb, readProductBreadcrumb } from './placement.default-category.js'
import { moveDefaultCategories } from './placement.move.js'
import { movePlacement, movePlacementByUuids } from './placement.order.js'
import {
  type Placement,
  placementsOfCluster,
  placementsOfProduct,
  toProductRelationship,
  toRelationship,
} from './placement.resource.js'
import {
  addItems,
  addToCategory,
  removeFromCategory,
  removeItems,
  setClusterDefaultCategory,
  setProductDefaultCategory,
} from './placement.service.js'

const toRelationships = async (ctx: Ctx, places: Promise<Placement[]>, buyer = ctx.buyer) =>
  (await places).map((place) => toRelationship(ctx, place, buyer))
const toProductRelationships = async (ctx: Ctx, places: Promise<Placement[]>) =>
  (await places).filter(({ productId }) => productId).map((place) => toProductRelationship(ctx, place))
const first = async <T>(list: Promise<T[]>) => (await list)[0] as T

async function toActionsResponse(ctx: Ctx, categoryId: number, actions: Promise<Awaited<ReturnType<typeof addItems>>>) {
  const data = await actions
  const done = data.filter(({ success }) => success)
  const row = await get(ctx, category, { id: categoryId })
  return {
    category: row,
    actions: { data, messages: [`${done.length} of ${data.length} succeeded`] },
    results: done.map(() => ({ key: row.uuid, directoryId: row.id })),
  }
}

async function moveProducts(ctx: Ctx, products: readonly ProductMoveItem[]) {
  const moves = products.map(({ productId, categoryId }) => ({ id: productId, categoryId }))
  const { movedCount, errors } = await moveDefaultCategories(ctx, 'product', moves)
  return { movedCount, errors: errors.map((error) => ({ ...error, record: products[error.rowNumber - 1] })) }
}

async function moveClusters(ctx: Ctx, clusters: readonly ClusterMoveItem[]) {
  const moves = clusters.map(({ clusterId, categoryId }) => ({ id: clusterId, categoryId }))
  const { movedCount, errors } = await moveDefaultCategories(ctx, 'cluster', moves)
  return { movedCount, errors: errors.map((error) => ({ ...error, record: JSON.stringify(clusters[error.rowNumber - 1]) })) }
}

const categoryLink = (parent: 'productId' | 'clusterId') => ({ table: 'categoryItem', parent, child: 'categoryId' }) as const

const Mutation: Resolvers['Mutation'] = {
  categoryAddProductsClusters: (_, { id, input }, ctx) => toActionsResponse(ctx, id, addItems(ctx, id, input)),
  categoryRemoveProductsClusters: (_, { id, input }, ctx) => toActionsResponse(ctx, id, removeItems(ctx, id, input)),
  productBulkMove: (_, { input }, ctx) => moveProducts(ctx, input.products),
  clusterBulkMove: (_, { input }, ctx) => moveClusters(ctx, input.clusters),
  baseProductCategoryMoveAbove: (_, { relationshipUuid, targetRelationshipUuid }, ctx) =>
    toRelationships(ctx, movePlacement(ctx, relationshipUuid, { above: targetRelationshipUuid })),
  baseProductCategoryMoveBelow: (_, { relationshipUuid, targetRelationshipUuid }, ctx) =>
    toRelationships(ctx, movePlacement(ctx, relationshipUuid, { below: targetRelationshipUuid })),
  baseProductCategoryMoveToTop: (_, { relationshipUuid }, ctx) =>
    toRelationships(ctx, movePlacement(ctx, relationshipUuid, 'top')),
  baseProductCategoryMoveToBottom: (_, { relationshipUuid }, ctx) =>
    toRelationships(ctx, movePlacement(ctx, relationshipUuid, 'bottom')),
  baseProductCategoryMoveAboveByUuids: (_, { categoryUuid, productUuid, targetProductUuid }, ctx) =>
    toRelationships(ctx, movePlacementByUuids(ctx, categoryUuid, productUuid, { above: targetProductUuid })),
  baseProductCategoryMoveBelowByUuids: (_, { categoryUuid, productUuid, targetProductUuid }, ctx) =>
    toRelationships(ctx, movePlacementByUuids(ctx, categoryUuid, productUuid, { below: targetProductUuid })),
  baseProductCategoryMoveToTopByUuids: (_, { categoryUuid, productUuid }, ctx) =>
    toRelationships(ctx, movePlacementByUuids(ctx, categoryUuid, productUuid, 'top')),
  baseProductCategoryMoveToBottomByUuids: (_, { categoryUuid, productUuid }, ctx) =>
    toRelationships(ctx, movePlacementByUuids(ctx, categoryUuid, productUuid, 'bottom')),
  clusterAddToCategory: (_, { clusterId, ...addition }, ctx) =>
    first(toRelationships(ctx, addToCategory(ctx, 'cluster', [clusterId], addition))),
  clusterCategoryMoveAbove: (_, { relationshipUuid, targetRelationshipUuid }, ctx) =>
    toRelationships(ctx, movePlacement(ctx, relationshipUuid, { above: targetRelationshipUuid }, 'cluster')),
  clusterCategoryMoveBelow: (_, { relationshipUuid, targetRelationshipUuid }, ctx) =>
    toRelationships(ctx, movePlacement(ctx, relationshipUuid, { below: targetRelationshipUuid }, 'cluster')),
  clusterRemoveFromCategory: (_, { clusterId, categoryId }, ctx) => removeFromCategory(ctx, 'cluster', [clusterId], categoryId),
  clusterSetDefaultCategory: (_, { clusterId, categoryId }, ctx) => setClusterDefaultCategory(ctx, clusterId, categoryId),
  clustersBulkAddToCategory: (_, { clusterIds, categoryId, startingSortOrder }, ctx) =>
    toRelationships(ctx, addToCategory(ctx, 'cluster', clusterIds, { categoryId, sortOrder: startingSortOrder })),
  clustersBulkRemoveFromCategory: (_, { clusterIds, categoryId }, ctx) =>
    removeFromCategory(ctx, 'cluster', clusterIds, categoryId),
  productAddToCategory: (_, { productId, ...addition }, ctx) =>
    first(toProductRelationships(ctx, addToCategory(ctx, 'product', [productId], addition))),
  productCategoryMoveAbove: (_, { relationshipUuid, targetRelationshipUuid }, ctx) =>
    toProductRelationships(ctx, movePlacement(ctx, relationshipUuid, { above: targetRelationshipUuid }, 'product')),
  productCategoryMoveBelow: (_, { relationshipUuid, targetRelationshipUuid }, ctx) =>
    toProductRelationships(ctx, movePlacement(ctx, relationshipUuid, { below: targetRelationshipUuid }, 'product')),
  productCategoryMoveToTop: (_, { relationshipUuid }, ctx) =>
    toProductRelationships(ctx, movePlacement(ctx, relationshipUuid, 'top', 'product')),
  productCategoryMoveToBottom: (_, { relationshipUuid }, ctx) =>
    toProductRelationships(ctx, movePlacement(ctx, relationshipUuid, 'bottom', 'product')),
  productRemoveFromCategory: (_, { productId, categoryId }, ctx) => removeFromCategory(ctx, 'product', [productId], categoryId),
  productSetDefaultCategory: (_, { productId, categoryId }, ctx) => setProductDefaultCategory(ctx, productId, categoryId),
  productsBulkAddToCategory: (_, { productIds, categoryId, startingSortOrder }, ctx) =>
    toProductRelationships(ctx, addToCategory(ctx, 'product', productIds, { categoryId, sortOrder: startingSortOrder })),
  productsBulkRemoveFromCategory: (_, { productIds, categoryId }, ctx) =>
    removeFromCategory(ctx, 'product', productIds, categoryId),
}

export const placementGraphql = {
  Mutation,
  Product: {
    categoryIds: async (row, args, ctx) =>
      (await relationField(placementsOfProduct)(row, args, ctx)).map(({ categoryId }) => categoryId),
    category: (row, { hidden }, ctx, info) => findDefaultCategory(ctx, row, { hidden, columns: selectedColumns(info, category) }),
    categories: ({ id, clusterId }, { input }, ctx) =>
      clusterId
        ? childPage(ctx, category, categoryLink('clusterId'), clusterId, toCategorySearch(input ?? {}))
        : childPage(ctx, category, categoryLink('productId'), id, toCategorySearch(input ?? {})),
    categoryPath: byId(({ id }, { hidden }, ctx, info) =>
      readProductBreadcrumb(ctx, id, { hidden, columns: selectedColumns(info, category) }),
    ),
    categoryRelations: (row, args, ctx) =>
      toRelationships(ctx, relationField(placementsOfProduct)(row, args, ctx), buyerOf(ctx, row)),
  },
  Cluster: {
    categoryIds: async (row, args, ctx) =>
      (await relationField(placementsOfCluster)(row, args, ctx)).map(({ categoryId }) => categoryId),
    category: async (row, { hidden }, ctx, info) => {
      const home = await findShownInCategory(ctx, row, { hidden, columns: selectedColumns(info, category) })
      if (!home) throw notFound('Category', 'CATEGORY_NOT_FOUND_ERROR', { clusterId: row.id, ...(hidden && { hidden }) })
      return home
    },
    categories: ({ id }, { input }, ctx) =>
      childPage(ctx, category, categoryLink('clusterId'), id, toCategorySearch(input ?? {})),
    categoryPath: (row, { hidden }, ctx, info) => readBreadcrumb(ctx, row, { hidden, columns: selectedColumns(info, category) }),
    categoryRelations: (row, args, ctx) =>
      toRelationships(ctx, relationField(placementsOfCluster)(row, args, ctx), buyerOf(ctx, row)),
  },
} satisfies Resolvers
