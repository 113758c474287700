/** The bodies of searches in OpenSearch, from the queries that the index in memory has as well. */
import type { IndexQuery } from '../../memory/messages.js'
import { UnsupportedQuery } from '../../memory/tsquery.js'
import { type Query, termQuery } from './term-query.js'

/** A page ends at most here, as `index.max_result_window` has it. */
const MAX_RESULT_WINDOW = 10_000
/** A list of ids or values in a query has at most this many, as `index.max_terms_count` has it. */
const MAX_TERMS_COUNT = 65_536
/** How many products are listed for PostgreSQL to sort. */
const MAX_LISTED = 30_000
/** How many values one part of the facets may have. An answer has at most 65,535 buckets, and every value has up to four. */
const MAX_VALUES = 15_000

/** Reads the version of the index together with the results: both come from one state of its shard. */
const STATE = { filter: { term: { kind: 'state' } }, aggs: { version: { max: { field: 'version' } } } }

/** The search of a page of results. */
export function pageBody(query: IndexQuery): object {
  const { skip, limit, order } = query
  if (skip + limit > MAX_RESULT_WINDOW) throw new UnsupportedQuery('a page that is too far')
  const byRank = { _score: order === 'rank' ? 'desc' : 'asc' }
  return {
    ...resultsOf(query, memberQuery(query, { isRanked: order !== 'id', hasValues: true })),
    from: skip,
    size: limit,
    sort: [...(order === 'id' ? [] : [byRank]), { entry: 'asc' }],
    docvalue_fields: ['entry', 'cluster'],
    aggs: { state: STATE },
  }
}

/** The search of all products that match, for PostgreSQL to sort. */
export function listBody(query: IndexQuery): object {
  const members = memberQuery(query, { isRanked: false, hasValues: true })
  const ids = { terms: { field: 'm.id', size: MAX_LISTED } }
  return {
    ...resultsOf(query, members),
    size: 0,
    aggs: { state: STATE, m: ofMembers({ found: { filter: members, aggs: { ids } } }) },
  }
}

/**
 * The counts of values: `active` without the filters by attribute, and `selected` with them, where there are any. Values are divided into
 * `partitions`, each of which is a search of its own.
 */
export function countBody(query: IndexQuery, partition: number, partitions: number): object {
  const active = memberQuery(query, { isRanked: false, hasValues: false })
  const selected = memberQuery(query, { isRanked: false, hasValues: true })
  const include = partitions > 1 ? { include: { partition, num_partitions: partitions } } : {}
  // A cluster counts once for each value, so results are counted, not products.
  const values = { terms: { field: 'm.values', size: MAX_VALUES, ...include }, aggs: { results: { reverse_nested: {} } } }
  const counted = {
    active: { filter: active, aggs: { values } },
    ...(query.valueFilters.length && { selected: { filter: selected, aggs: { values } } }),
  }
  return { ...resultsOf(query, active), size: 0, aggs: { state: STATE, m: ofMembers(counted) } }
}

const ofMembers = (aggs: object) => ({ nested: { path: 'm' }, aggs })

/**
 * The results with a product that matches `members`, and the document with the version, which is no result. The score of a result is that of
 * its best product.
 */
function resultsOf({ area: { categoryIds, entryIds } }: IndexQuery, members: Query) {
  const filter = [
    { term: { kind: 'entry' } },
    ...(categoryIds ? [isOneOf('categories', categoryIds)] : []),
    ...(entryIds ? [isOneOf('entry', entryIds)] : []),
  ]
  const found = { bool: { filter, must: [{ nested: { path: 'm', score_mode: 'max', query: members } }] } }
  return {
    query: { bool: { should: [found, { constant_score: { filter: { term: { kind: 'state' } } } }], minimum_should_match: 1 } },
    post_filter: { term: { kind: 'entry' } },
    track_total_hits: true,
    _source: false,
  }
}

/** The conditions on one product. `hasValues` adds the filters by attribute. */
function memberQuery(query: IndexQuery, { isRanked, hasValues }: { isRanked: boolean; hasValues: boolean }): Query {
  const { visibility, class: type, memberIds, valueFilters, term } = query
  const { statuses, hidden } = visibility
  const [filter, mustNot] = assortmentQueries(visibility.assortment)
  if (statuses.length) filter.push(isOneOf('m.status', statuses))
  if (hidden !== null) filter.push({ term: { 'm.hidden': hidden } })
  if (type !== null) filter.push({ term: { 'm.cluster': type === 'CLUSTER' } })
  if (memberIds) filter.push(isOneOf('m.id', memberIds))
  for (const { valueIds, isExcluding } of hasValues ? valueFilters : [])
    (isExcluding ? mustNot : filter).push(isOneOf('m.values', valueIds))
  const must = term && isRanked ? [termQuery(term, true)] : []
  if (term && !isRanked) filter.push(termQuery(term, false))
  return { bool: { filter, must_not: mustNot, must } }
}

/** As assortmentConditions in conditions.ts: what a product must be, and what it must not be. */
function assortmentQueries(assortment: IndexQuery['visibility']['assortment']): [Query[], Query[]] {
  if (!assortment) return [[], []]
  const { positive, negative } = assortment
  const shown = positive && {
    bool: {
      should: [isOneOf('m.id', [...positive.productIds, ...positive.clusterIds]), isOneOf('m.entry', positive.clusterIds)],
      minimum_should_match: 1,
    },
  }
  return [shown ? [shown] : [], [isOneOf('m.id', negative.productIds), isOneOf('m.entry', negative.clusterIds)]]
}

function isOneOf(field: string, values: readonly (string | number)[]): Query {
  if (values.length > MAX_TERMS_COUNT) throw new UnsupportedQuery('too many ids')
  return { terms: { [field]: values } }
}
