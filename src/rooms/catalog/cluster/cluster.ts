import { everyone, type Resource } from '../../../core/resource.js'
import { type SourceTable, sourcesOf } from '../../../core/sources.js'

/** How other systems know clusters. */
export const clusterSource: SourceTable = { table: 'clusterSource', owner: 'clusterId', taken: 'CLUSTER_ALREADY_EXISTS_ERROR' }

export const sourcesOfCluster = sourcesOf(clusterSource)

/** Products that differ in a few attributes, shown as one. */
export const cluster: Resource<'cluster', object, never> = {
  label: 'Cluster',
  table: 'cluster',
  key: 'id',
  lookups: { uuid: ['uuid'] },
  visible: everyone,
  filters: {},
  sort: {} as Record<never, never>,
  localized: [
    'names',
    'descriptions',
    'shortDescriptions',
    'slugs',
    'metadataTitles',
    'metadataDescriptions',
    'metadataKeywords',
    'metadataCanonicalUrls',
  ],
}
