import { type SqlBool, sql } from 'kysely'
import type { ClusterOptionPaginatedSearchInput } from '../../contract/contract.gen.js'
import type { Page } from '../../core/base/page.js'
import type { Ctx } from '../../core/context.js'
import type { LookupKeys } from '../../core/store/reference.js'
import { type Filter, oneOf, type Resource, visibleToAll } from '../../core/store/resource.js'
import { type Source, type SourceTable, sourcesOf } from '../../core/store/sources.js'
import { type Key, list } from '../../core/store/store.js'
import { likePattern } from '../../core/store/text-filters.js'
import type { ClusterOptionRow } from '../../db/db.gen.js'

/** How other systems know options. */
export const clusterOptionSource: SourceTable = {
  table: 'clusterOptionSource',
  owner: 'clusterOptionId',
  taken: 'CLUSTER_OPTION_ALREADY_EXISTS_ERROR',
}

export const sourcesOfOption = sourcesOf(clusterOptionSource)

const matchesTerm: Filter<'clusterOption', string> = (eb, term) =>
  term === ''
    ? eb.val(true)
    : sql<SqlBool>`(id::text = ${term} or exists (
        select from jsonb_each_text(names) as t(language, name) where lower(t.name) like lower(${likePattern(term)})))`

/** A search for required options, or for those that are not. */
const isRequired: Filter<'clusterOption', boolean> = (eb, asked) => eb('isRequired', '=', asked ? 'Y' : 'N')

const includeHidden: Filter<'clusterOption', boolean> = (eb, asked) => (asked ? eb.val(true) : eb('hidden', '=', 'N'))

/** Something to choose beside the product of a cluster. */
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

/** How options of clusters are named. */
export const clusterOptionLookup: LookupKeys<'clusterOption'> = { resource: clusterOption, sources: clusterOptionSource }

const orderedOptions: Resource<'clusterOption'> = { ...clusterOption, sort: { CLUSTER: 'clusterId', ORDER: 'sortOrder' } }

/** A page of options: those of a cluster stand together, in their order. */
export const listOptions = (
  ctx: Ctx,
  search: Partial<ClusterOptionPaginatedSearchInput>,
  reading: { counted?: boolean; within?: Key<'clusterOption'> },
): Promise<Page<ClusterOptionRow>> =>
  list(ctx, orderedOptions, { ...search, sortInputs: [{ field: 'CLUSTER' }, { field: 'ORDER' }] }, reading)

/** An option that was deleted brings its sources along: nobody could look them up any more. */
export type OptionWithSources = ClusterOptionRow & { sources?: Source[] }

/** Which products can be chosen in which option, in their order. */
export async function readOptionProducts(ctx: Ctx, optionIds: readonly number[]) {
  return ctx.db
    .selectFrom('clusterOptionProduct')
    .select(['id', 'uuid', 'clusterOptionId', 'productId', 'sortOrder', 'createdAt', 'lastModifiedAt'])
    .where('clusterOptionId', '=', sql<number>`any(${optionIds})`)
    .orderBy('sortOrder')
    .orderBy('id')
    .execute()
}
