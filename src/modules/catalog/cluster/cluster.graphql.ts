import type { Ctx } from '../../../core/context.js'
import { relationField } from '../../../core/store/relations.js'
import { get } from '../../../core/store/store.js'
import { selectedRelation } from '../../../interfaces/graphql/compile/selection.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { cluster, sourcesOfCluster } from '../../../resources/catalog/cluster.js'
import { product } from '../../../resources/catalog/product.js'
import { defaultProductOf, matchesHidden } from '../assortment/assortment.read.js'
import { importClusters } from './cluster.csv.js'
import { assignProducts, joinCluster, leaveCluster, moveInCluster, unassignProducts } from './cluster.members.js'
import { createInCluster, removeFromCluster, updateInCluster } from './cluster.products.js'
import { clusterOfProduct, findCluster, productsOfCluster } from './cluster.read.js'
import { createCluster, removeCluster, updateCluster } from './cluster.service.js'

const productsField = selectedRelation(product, productsOfCluster)
const defaultProductField = selectedRelation(product, defaultProductOf)
const clusterField = selectedRelation(cluster, clusterOfProduct)

export const clusterGraphql = {
  Query: { cluster: (_, args, ctx) => findCluster(ctx, args) },
  Mutation: {
    clusterCreate: (_, { input }, ctx) => createCluster(ctx, input),
    clusterUpdate: (_, { id, input }, ctx) => updateCluster(ctx, { id }, input),
    clusterDelete: (_, { id }, ctx) => trueAfter(removeCluster(ctx, { id })),
    clusterCsvImport: (_, { input }, ctx) => importClusters(ctx, input),
    clusterProductCreate: (_, { id, input }, ctx) => createInCluster(ctx, id, input),
    clusterProductUpdate: (_, { id, productId, input }, ctx) => updateInCluster(ctx, id, productId, input),
    clusterProductDelete: (_, { id, productId }, ctx) => trueAfter(removeFromCluster(ctx, id, productId)),
    clusterAssignProducts: (_, { clusterId, input }, ctx) => assignProducts(ctx, clusterId, input.productIds),
    clusterUnassignProducts: (_, { clusterId, input }, ctx) => unassignProducts(ctx, clusterId, input),
    clusterAssignProduct: (_, { clusterId, productId }, ctx) =>
      getClusterAfter(ctx, clusterId, joinCluster(ctx, clusterId, productId)),
    clusterUnassignProduct: (_, { clusterId, productId }, ctx) =>
      getClusterAfter(ctx, clusterId, leaveCluster(ctx, productId, clusterId)),
    productAssignToCluster: (_, { productId, clusterId }, ctx) =>
      getProductAfter(ctx, productId, joinCluster(ctx, clusterId, productId)),
    productUnassignFromCluster: (_, { productId }, ctx) => getProductAfter(ctx, productId, leaveCluster(ctx, productId)),
    productClusterMoveAbove: (_, { relationshipUuid, targetRelationshipUuid }, ctx) =>
      moveInCluster(ctx, relationshipUuid, targetRelationshipUuid, 'above'),
    productClusterMoveBelow: (_, { relationshipUuid, targetRelationshipUuid }, ctx) =>
      moveInCluster(ctx, relationshipUuid, targetRelationshipUuid, 'below'),
  },
  Cluster: {
    clusterId: ({ id }) => id,
    categoryId: ({ categoryId }) => categoryId ?? 0,
    class: () => 'CLUSTER',
    type: () => 'CLUSTER',
    language: (_, __, ctx) => ctx.services.languageOf(ctx),
    defaultLanguage: (_, __, ctx) => ctx.services.languageOf(ctx),
    sku: ({ code }) => code ?? '',
    shortNames: () => [],
    sources: relationField(sourcesOfCluster),
    products: async (parent, { input }, ctx, info) =>
      (await productsField(parent, ctx, info)).filter(matchesHidden(input?.hidden)),
    defaultProduct: async (parent, { hidden }, ctx, info) =>
      nullUnlessMatching(await defaultProductField(parent, ctx, info), hidden),
  },
  Product: {
    cluster: async (parent, { hidden }, ctx, info) => nullUnlessMatching(await clusterField(parent, ctx, info), hidden),
  },
} satisfies Resolvers

const nullUnlessMatching = <R extends { hidden: 'Y' | 'N' }>(found: R | null, hidden: boolean | null | undefined): R | null =>
  found && matchesHidden(hidden)(found) ? found : null

async function trueAfter(work: Promise<unknown>): Promise<boolean> {
  await work
  return true
}

async function getClusterAfter(ctx: Ctx, id: number, work: Promise<unknown>) {
  await work
  return get(ctx, cluster, { id })
}

async function getProductAfter(ctx: Ctx, id: number, work: Promise<unknown>) {
  await work
  return get(ctx, product, { id })
}
