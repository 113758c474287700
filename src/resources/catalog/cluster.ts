import type { LookupKeys } from '../../core/store/reference.js'
import { type Resource, visibleToAll } from '../../core/store/resource.js'
import { type Source, type SourceTable, sourcesOf } from '../../core/store/sources.js'
import type { ClusterOptionRow, ClusterRow } from '../../db/db.gen.js'
import type { SlugTable } from './slugs.js'

/** The source table of clusters: the ids that other systems have for them. */
export const clusterSource: SourceTable = { table: 'clusterSource', owner: 'clusterId', taken: 'CLUSTER_ALREADY_EXISTS_ERROR' }

export const sourcesOfCluster = sourcesOf(clusterSource)

/** The slug table of clusters. */
export const clusterSlug: SlugTable = {
  table: 'clusterSlug',
  owner: 'clusterId',
  of: 'cluster',
  taken: 'CLUSTER_SLUG_ALREADY_EXISTS_ERROR',
}

/** A cluster: products that differ in a few attributes and are shown as one. */
export const cluster: Resource<'cluster', object, never> = {
  label: 'Cluster',
  table: 'cluster',
  key: 'id',
  lookups: { uuid: ['uuid'] },
  visible: visibleToAll,
  filters: {},
  sort: {} as Record<never, never>,
  selectColumns: { always: ['uuid', 'categoryId', 'clusterConfigId', 'defaultProductId', 'hidden'], reads: { sku: ['code'] } },
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

/** The lookup keys of clusters. */
export const clusterLookup: LookupKeys<'cluster'> = { resource: cluster, sources: clusterSource }

/** A cluster row. A deleted cluster carries its sources and options, because they can no longer be read. */
export type ClusterWithChildren = ClusterRow & { sources?: Source[]; options?: readonly ClusterOptionRow[] }
