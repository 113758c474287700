import type { SlugTable } from '../../core/bulk/slugs.js'
import type { LookupKeys } from '../../core/store/reference.js'
import { type Resource, visibleToAll } from '../../core/store/resource.js'
import { type Source, type SourceTable, sourcesOf } from '../../core/store/sources.js'
import type { ClusterOptionRow, ClusterRow } from '../../db/db.gen.js'

/** How other systems know clusters. */
export const clusterSource: SourceTable = { table: 'clusterSource', owner: 'clusterId', taken: 'CLUSTER_ALREADY_EXISTS_ERROR' }

export const sourcesOfCluster = sourcesOf(clusterSource)

/** What clusters are called in addresses. */
export const clusterSlug: SlugTable = {
  table: 'clusterSlug',
  owner: 'clusterId',
  of: 'cluster',
  taken: 'CLUSTER_SLUG_ALREADY_EXISTS_ERROR',
}

/** Products that differ in a few attributes, shown as one. */
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

/** How clusters are named. */
export const clusterLookup: LookupKeys<'cluster'> = { resource: cluster, sources: clusterSource }

/** A cluster that was deleted brings along what belonged to it: nobody could look it up any more. */
export type ClusterWithChildren = ClusterRow & { sources?: Source[]; options?: readonly ClusterOptionRow[] }
