import { type SqlBool, sql } from 'kysely'
import type { ClusterOptionPaginatedSearchInput } from '../../../contract/contract.gen.js'
import type { Page } from '../../../core/base/page.js'
import type { Ctx } from '../../../core/context.js'
import type { LookupKeys } from '../../../core/store/reference.js'
import { type Filter, oneOf, type Resource, visibleToAll } from '../../../core/store/resource.js'
import { type Source, type SourceTable, sourcesOf } from '../../../core/store/sources.js'
import { type Key, list } from '../../../core/store/store.js'
import type { ClusterOptionRow } from '../../../db/db.gen.js'
import { likePattern } from '../../../resources/text-filters.js'

/** The source table of cluster options: the ids that other systems have for them. */
export const clusterOptionSource: SourceTable = {
  table: 'clusterOptionSource',
  owner: 'clusterOptionId',
  taken: 'CLUSTER_OPTION_ALREADY_EXISTS_ERROR',
}

export const sourcesOfOption = sourcesOf(clusterOptionSource)

/** Finds options by their id, or by a part of a name in any language; case is ignored. */
const matchesTerm: Filter<'clusterOption', string> = (eb, term) =>
  term === ''
    ? eb.val(true)
    : sql<SqlBool>`(id::text = ${term} or exists (
        select from jsonb_each_text(names) as t(language, name) where lower(t.name) like lower(${likePattern(term)})))`

/** Finds required options for true, optional ones for false. */
const isRequired: Filter<'clusterOption', boolean> = (eb, required) => eb('isRequired', '=', required ? 'Y' : 'N')

const includeHidden: Filter<'clusterOption', boolean> = (eb, included) => (included ? eb.val(true) : eb('hidden', '=', 'N'))

/** An option of a cluster: a set of products, one of which the visitor may choose in addition. */
export const clusterOption: Resource<'clusterOption', ClusterOptionPaginatedSearchInput, never> = {
  label: 'ClusterOption',
  table: 'clusterOption',
  key: 'id',
  lookups: { uuid: ['uuid'] },
  visible: visibleToAll,
  filters: { term: matchesTerm, clusterIds: oneOf('clusterId'), clusterOptionIds: oneOf('id'), isRequired, includeHidden },
  sort: {} as Record<never, never>,
  localized: ['names', 'descriptions', 'shortDescriptions'],
}

/** The lookup keys of cluster options. */
export const clusterOptionLookup: LookupKeys<'clusterOption'> = { resource: clusterOption, sources: clusterOptionSource }

const orderedOptions: Resource<'clusterOption'> = { ...clusterOption, sort: { CLUSTER: 'clusterId', ORDER: 'sortOrder' } }

/** Returns a page of options, sorted by cluster and by their order in it. */
export const listOptions = (
  ctx: Ctx,
  search: Partial<ClusterOptionPaginatedSearchInput>,
  reading: { counted?: boolean; within?: Key<'clusterOption'> },
): Promise<Page<ClusterOptionRow>> =>
  list(ctx, orderedOptions, { ...search, sortInputs: [{ field: 'CLUSTER' }, { field: 'ORDER' }] }, reading)

/** An option row. A deleted option carries its sources, because they can no longer be read. */
export type OptionWithSources = ClusterOptionRow & { sources?: Source[] }

/** Reads the links between options and their products, in the order of the option. */
export async function readOptionProducts(ctx: Ctx, optionIds: readonly number[]) {
  return ctx.db
    .selectFrom('clusterOptionProduct')
    .select(['id', 'uuid', 'clusterOptionId', 'productId', 'sortOrder', 'createdAt', 'lastModifiedAt'])
    .where('clusterOptionId', '=', sql<number>`any(${optionIds})`)
    .orderBy('sortOrder')
    .orderBy('id')
    .execute()
}
