import { withCode } from '../../../core/base/errors.js'
import { relationField } from '../../../core/store/relations.js'
import { get } from '../../../core/store/store.js'
import { needsTotal, selectedRelation } from '../../../interfaces/graphql/compile/selection.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { product } from '../../../resources/catalog/product.js'
import { defaultProductIdOf, defaultProductOf, matchesHidden } from '../assortment/assortment.read.js'
import { assignToOption, moveInOption, removeFromOption } from './cluster-option.members.js'
import { createInOption, deleteInOption, updateInOption } from './cluster-option.products.js'
import { optionsOfCluster, productsOfOption } from './cluster-option.read.js'
import { clusterOption, listOptions, sourcesOfOption } from './cluster-option.resource.js'
import { createOption, moveOption, removeOption, updateOption } from './cluster-option.service.js'

const optionsField = relationField(optionsOfCluster)
const productsField = selectedRelation(product, productsOfOption)
const defaultProductField = selectedRelation(product, defaultProductOf)

export const clusterOptionGraphql = {
  Query: {
    clusterOption: (_, { uuid }, ctx) => get(ctx, clusterOption, { uuid }),
    clusterOptions: (_, { input }, ctx, info) => listOptions(ctx, input ?? {}, { counted: needsTotal(info) }),
  },
  Mutation: {
    clusterOptionCreate: (_, { clusterId, input }, ctx) =>
      withCode('CREATE_CLUSTER_OPTION_ERROR', createOption(ctx, clusterId, input)),
    clusterOptionUpdate: (_, { clusterId, optionId, input }, ctx) =>
      withCode('UPDATE_CLUSTER_OPTION_ERROR', updateOption(ctx, { id: optionId, clusterId }, input)),
    clusterOptionDelete: (_, { clusterId, optionId }, ctx) =>
      withCode('DELETE_CLUSTER_OPTION_ERROR', trueAfter(removeOption(ctx, { id: optionId, clusterId }))),
    clusterOptionAssignProducts: (_, { uuid, productIds }, ctx) => assignToOption(ctx, uuid, productIds),
    clusterOptionRemoveProducts: (_, { uuid, productIds }, ctx) => removeFromOption(ctx, uuid, productIds),
    clusterOptionProductCreate: (_, { id, input }, ctx) => createInOption(ctx, id, input),
    clusterOptionProductUpdate: (_, { id, productId, input }, ctx) => updateInOption(ctx, id, productId, input),
    clusterOptionProductDelete: (_, { id, productId }, ctx) => trueAfter(deleteInOption(ctx, id, productId)),
    clusterOptionMoveAbove: async (_, { clusterOptionUuid, targetClusterOptionUuid }, ctx) => [
      ...(await moveOption(ctx, clusterOptionUuid, targetClusterOptionUuid, 'above')),
    ],
    clusterOptionMoveBelow: async (_, { clusterOptionUuid, targetClusterOptionUuid }, ctx) => [
      ...(await moveOption(ctx, clusterOptionUuid, targetClusterOptionUuid, 'below')),
    ],
    productClusterOptionMoveAbove: (_, { productUuid, targetProductUuid }, ctx) =>
      moveInOption(ctx, productUuid, targetProductUuid, 'above'),
    productClusterOptionMoveBelow: (_, { productUuid, targetProductUuid }, ctx) =>
      moveInOption(ctx, productUuid, targetProductUuid, 'below'),
  },
  ClusterOption: {
    clusterOptionId: ({ id }) => id,
    tenant: (_, _args, ctx) => ctx.actor.tenantId,
    createdBy: ({ createdBy }) => createdBy ?? 0,
    lastModifiedBy: ({ lastModifiedBy }) => lastModifiedBy ?? 0,
    sources: relationField(sourcesOfOption),
    products: async (parent, { input }, ctx, info) =>
      (await productsField(parent, ctx, info)).filter(matchesHidden(input?.hidden)),
    defaultProductId: relationField(defaultProductIdOf),
    defaultProduct: async (parent, { hidden }, ctx, info) => {
      const found = await defaultProductField(parent, ctx, info)
      return found && matchesHidden(hidden)(found) ? found : null
    },
  },
  Cluster: {
    options: async (parent, { input }, ctx) => {
      const ids = input?.ids?.length ? new Set(input.ids) : null
      const found = (await optionsField(parent, {}, ctx)).filter(matchesHidden(input?.hidden))
      return ids ? found.filter(({ id }) => ids.has(id)) : found
    },
  },
} satisfies Resolvers

async function trueAfter(work: Promise<unknown>): Promise<boolean> {
  await work
  return true
}
