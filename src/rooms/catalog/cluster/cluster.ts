import type { DateSearchInput, SortOrder, YesNo } from '../../../contract/contract.gen.js'
import { dateRange, equals, everyone, oneOf, type Resource } from '../../../core/resource.js'
import type { SlugTable } from '../../../core/slugs.js'
import { hasSource, type Source, type SourceTable, sourcesOf } from '../../../core/sources.js'
import type { ClusterOptionRow, ClusterRow } from '../../../db/db.gen.js'

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

type ClusterSortField = 'ID' | 'CODE' | 'CREATED_AT' | 'LAST_MODIFIED_AT'

/** How REST searches clusters; cluster.dto.ts declares it. What GraphQL calls a search of clusters is the search room's. */
export interface ClusterRestSearch {
  page?: number | null
  offset?: number | null
  ids?: readonly number[] | null
  codes?: readonly string[] | null
  categoryIds?: readonly number[] | null
  clusterConfigIds?: readonly number[] | null
  hidden?: YesNo | null
  sources?: readonly { name?: string | null; id?: string | null }[] | null
  createdAt?: DateSearchInput | null
  lastModifiedAt?: DateSearchInput | null
  sortInputs?: readonly { field: ClusterSortField; order: SortOrder }[] | null
}

/** Products that differ in a few attributes, shown as one. */
export const cluster: Resource<'cluster', ClusterRestSearch, ClusterSortField> = {
  label: 'Cluster',
  table: 'cluster',
  key: 'id',
  lookups: { uuid: ['uuid'] },
  visible: everyone,
  filters: {
    ids: oneOf('id'),
    codes: oneOf('code'),
    categoryIds: oneOf('categoryId'),
    clusterConfigIds: oneOf('clusterConfigId'),
    hidden: equals('hidden'),
    sources: hasSource(clusterSource),
    createdAt: dateRange('createdAt'),
    lastModifiedAt: dateRange('lastModifiedAt'),
  },
  sort: { ID: 'id', CODE: 'code', CREATED_AT: 'createdAt', LAST_MODIFIED_AT: 'lastModifiedAt' },
  lean: { always: ['uuid', 'categoryId', 'clusterConfigId', 'defaultProductId', 'hidden'], reads: { sku: ['code'] } },
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

/** A cluster that was deleted brings along what belonged to it: nobody could look it up any more. */
export type ShownCluster = ClusterRow & { sources?: Source[]; options?: readonly ClusterOptionRow[] }
