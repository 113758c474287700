import type { ClusterMoveItem, ProductMoveItem } from '../../../contract/contract.gen.js'
import { notFound } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { buyerOf } from '../../../core/store/buyer-rows.js'
import { childPage, relationField } from '../../../core/store/relations.js'
import { get } from '../../../core/store/store.js'
import { selectedColumns } from '../../../faces/graphql/compile/selection.js'
import type { Resolvers } from '../../../faces/graphql/resolvers.gen.js'
import { asSearch, category } from '../../../resources/catalog/category.js'
import {
  asProductRelationship,
  asRelationship,
  type Place,
  placesOfCluster,
  placesOfProduct,
} from '../../../resources/catalog/placement.js'
import { breadcrumb, homeOf, shownInCategory } from './placement.default-category.js'
import { moveAll } from './placement.move.js'
import { moveByUuids, moveTo } from './placement.order.js'
import { addAll, addItems, removeAll, removeItems, setHomeOfCluster, setHomeOfProduct } from './placement.service.js'

const shown = async (ctx: Ctx, places: Promise<Place[]>, buyer = ctx.buyer) =>
  (await places).map((place) => asRelationship(ctx, place, buyer))
const shownProducts = async (ctx: Ctx, places: Promise<Place[]>) =>
  (await places).filter(({ productId }) => productId).map((place) => asProductRelationship(ctx, place))
const first = async <T>(list: Promise<T[]>) => (await list)[0] as T

async function answered(ctx: Ctx, categoryId: number, actions: Promise<Awaited<ReturnType<typeof addItems>>>) {
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
  const { movedCount, errors } = await moveAll(ctx, 'product', moves)
  return { movedCount, errors: errors.map((error) => ({ ...error, record: products[error.rowNumber - 1] })) }
}

async function moveClusters(ctx: Ctx, clusters: readonly ClusterMoveItem[]) {
  const moves = clusters.map(({ clusterId, categoryId }) => ({ id: clusterId, categoryId }))
  const { movedCount, errors } = await moveAll(ctx, 'cluster', moves)
  return { movedCount, errors: errors.map((error) => ({ ...error, record: JSON.stringify(clusters[error.rowNumber - 1]) })) }
}

const listedBy = (parent: 'productId' | 'clusterId') => ({ table: 'categoryItem', parent, child: 'categoryId' }) as const

const Mutation: Resolvers['Mutation'] = {
  categoryAddProductsClusters: (_, { id, input }, ctx) => answered(ctx, id, addItems(ctx, id, input)),
  categoryRemoveProductsClusters: (_, { id, input }, ctx) => answered(ctx, id, removeItems(ctx, id, input)),
  productBulkMove: (_, { input }, ctx) => moveProducts(ctx, input.products),
  clusterBulkMove: (_, { input }, ctx) => moveClusters(ctx, input.clusters),
  baseProductCategoryMoveAbove: (_, { relationshipUuid, targetRelationshipUuid }, ctx) =>
    shown(ctx, moveTo(ctx, relationshipUuid, { above: targetRelationshipUuid })),
  baseProductCategoryMoveBelow: (_, { relationshipUuid, targetRelationshipUuid }, ctx) =>
    shown(ctx, moveTo(ctx, relationshipUuid, { below: targetRelationshipUuid })),
  baseProductCategoryMoveToTop: (_, { relationshipUuid }, ctx) => shown(ctx, moveTo(ctx, relationshipUuid, 'top')),
  baseProductCategoryMoveToBottom: (_, { relationshipUuid }, ctx) => shown(ctx, moveTo(ctx, relationshipUuid, 'bottom')),
  baseProductCategoryMoveAboveByUuids: (_, { categoryUuid, productUuid, targetProductUuid }, ctx) =>
    shown(ctx, moveByUuids(ctx, categoryUuid, productUuid, { above: targetProductUuid })),
  baseProductCategoryMoveBelowByUuids: (_, { categoryUuid, productUuid, targetProductUuid }, ctx) =>
    shown(ctx, moveByUuids(ctx, categoryUuid, productUuid, { below: targetProductUuid })),
  baseProductCategoryMoveToTopByUuids: (_, { categoryUuid, productUuid }, ctx) =>
    shown(ctx, moveByUuids(ctx, categoryUuid, productUuid, 'top')),
  baseProductCategoryMoveToBottomByUuids: (_, { categoryUuid, productUuid }, ctx) =>
    shown(ctx, moveByUuids(ctx, categoryUuid, productUuid, 'bottom')),
  clusterAddToCategory: (_, { clusterId, ...addition }, ctx) => first(shown(ctx, addAll(ctx, 'cluster', [clusterId], addition))),
  clusterCategoryMoveAbove: (_, { relationshipUuid, targetRelationshipUuid }, ctx) =>
    shown(ctx, moveTo(ctx, relationshipUuid, { above: targetRelationshipUuid }, 'cluster')),
  clusterCategoryMoveBelow: (_, { relationshipUuid, targetRelationshipUuid }, ctx) =>
    shown(ctx, moveTo(ctx, relationshipUuid, { below: targetRelationshipUuid }, 'cluster')),
  clusterRemoveFromCategory: (_, { clusterId, categoryId }, ctx) => removeAll(ctx, 'cluster', [clusterId], categoryId),
  clusterSetDefaultCategory: (_, { clusterId, categoryId }, ctx) => setHomeOfCluster(ctx, clusterId, categoryId),
  clustersBulkAddToCategory: (_, { clusterIds, categoryId, startingSortOrder }, ctx) =>
    shown(ctx, addAll(ctx, 'cluster', clusterIds, { categoryId, sortOrder: startingSortOrder })),
  clustersBulkRemoveFromCategory: (_, { clusterIds, categoryId }, ctx) => removeAll(ctx, 'cluster', clusterIds, categoryId),
  productAddToCategory: (_, { productId, ...addition }, ctx) =>
    first(shownProducts(ctx, addAll(ctx, 'product', [productId], addition))),
  productCategoryMoveAbove: (_, { relationshipUuid, targetRelationshipUuid }, ctx) =>
    shownProducts(ctx, moveTo(ctx, relationshipUuid, { above: targetRelationshipUuid }, 'product')),
  productCategoryMoveBelow: (_, { relationshipUuid, targetRelationshipUuid }, ctx) =>
    shownProducts(ctx, moveTo(ctx, relationshipUuid, { below: targetRelationshipUuid }, 'product')),
  productCategoryMoveToTop: (_, { relationshipUuid }, ctx) => shownProducts(ctx, moveTo(ctx, relationshipUuid, 'top', 'product')),
  productCategoryMoveToBottom: (_, { relationshipUuid }, ctx) =>
    shownProducts(ctx, moveTo(ctx, relationshipUuid, 'bottom', 'product')),
  productRemoveFromCategory: (_, { productId, categoryId }, ctx) => removeAll(ctx, 'product', [productId], categoryId),
  productSetDefaultCategory: (_, { productId, categoryId }, ctx) => setHomeOfProduct(ctx, productId, categoryId),
  productsBulkAddToCategory: (_, { productIds, categoryId, startingSortOrder }, ctx) =>
    shownProducts(ctx, addAll(ctx, 'product', productIds, { categoryId, sortOrder: startingSortOrder })),
  productsBulkRemoveFromCategory: (_, { productIds, categoryId }, ctx) => removeAll(ctx, 'product', productIds, categoryId),
}

export const placementGraphql = {
  Mutation,
  Product: {
    categoryIds: async (row, args, ctx) =>
      (await relationField(placesOfProduct)(row, args, ctx)).map(({ categoryId }) => categoryId),
    category: (row, { hidden }, ctx, info) => homeOf(ctx, row, { hidden, columns: selectedColumns(info, category) }),
    categories: ({ id, clusterId }, { input }, ctx) =>
      clusterId
        ? childPage(ctx, category, listedBy('clusterId'), clusterId, asSearch(input ?? {}))
        : childPage(ctx, category, listedBy('productId'), id, asSearch(input ?? {})),
    categoryPath: (row, { hidden }, ctx, info) => breadcrumb(ctx, row, { hidden, columns: selectedColumns(info, category) }),
    categoryRelations: (row, args, ctx) => shown(ctx, relationField(placesOfProduct)(row, args, ctx), buyerOf(ctx, row)),
  },
  Cluster: {
    categoryIds: async (row, args, ctx) =>
      (await relationField(placesOfCluster)(row, args, ctx)).map(({ categoryId }) => categoryId),
    category: async (row, { hidden }, ctx, info) => {
      const home = await shownInCategory(ctx, row, { hidden, columns: selectedColumns(info, category) })
      if (!home) throw notFound('Category', 'CATEGORY_NOT_FOUND_ERROR', { clusterId: row.id, ...(hidden && { hidden }) })
      return home
    },
    categories: ({ id }, { input }, ctx) => childPage(ctx, category, listedBy('clusterId'), id, asSearch(input ?? {})),
    categoryPath: (row, { hidden }, ctx, info) => breadcrumb(ctx, row, { hidden, columns: selectedColumns(info, category) }),
    categoryRelations: (row, args, ctx) => shown(ctx, relationField(placesOfCluster)(row, args, ctx), buyerOf(ctx, row)),
  },
} satisfies Resolvers
