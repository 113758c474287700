import type { Resolvers } from '../../../contract/contract.gen.js'
import { related } from '../../../core/load.js'
import { sourcesOfCluster } from './cluster.js'

export const clusterGraphql = {
  Cluster: {
    clusterId: ({ id }) => id,
    categoryId: ({ categoryId }) => categoryId ?? 0,
    class: () => 'CLUSTER',
    type: () => 'CLUSTER',
    language: () => 'NL',
    defaultLanguage: () => 'NL',
    sku: ({ code }) => code ?? '',
    shortNames: () => [],
    sources: related(sourcesOfCluster),
  },
} satisfies Resolvers
