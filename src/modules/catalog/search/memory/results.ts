/** Runs a search on the segments of an index: the products that match, the page of results, and the counts of facets. */
import { isInRange } from './block-range.js'
import type { AreaIds, IndexCounts, IndexPage, IndexQuery, Visibility } from './messages.js'
import type { Numbers } from './narrow.js'
import type { Numbering } from './numbering.js'
import { membersWith } from './postings.js'
import type { Segment } from './segment.js'
import { TermSearch } from './text/match.js'
import type { PreparedTerm } from './text/prepared-term.js'
import { TopResults } from './top-results.js'

/** The products of a segment that match everything except the filters by attribute, in ascending order. */
export interface Matches {
  segment: Segment
  members: ArrayLike<number>
  ranks: readonly number[] | null
  /** 1 for products that also match the filters by attribute; null without filters. */
  selected: Uint8Array | null
}

/** All products that match a search. */
export type Result = readonly Matches[]

/** Tests one product of a segment. */
type IsMember = (member: number) => boolean

/** Searches one segment; null if nothing matches there. */
export type SearchSegment = (segment: Segment) => Matches | null

/** Returns a function that runs the query on segments. What it finds in one of them does not depend on the others. */
export function openQuery(query: IndexQuery, term: PreparedTerm | null, values: Numbering): SearchSegment {
  const isVisible = visibilityOf(query.visibility)
  const isMatching = filterOf(query)
  const isSelected = selectionOf(query, values)
  const search = term && new TermSearch(term, query.order !== 'id')
  return (segment) => {
    if (term && !isInRange(segment.block, term.blocks)) return null
    const candidates = candidatesIn(segment, query.area)
    if (candidates?.length === 0) return null
    const found = matchSegment(segment, candidates, search, (member) => isVisible(segment, member) && isMatching(segment, member))
    return found.members.length ? { ...found, selected: isSelected && selectMembers(segment, found.members, isSelected) } : null
  }
}

function matchSegment(
  segment: Segment,
  candidates: Numbers | Int32Array | null,
  search: TermSearch | null,
  isWanted: IsMember,
): Omit<Matches, 'selected'> {
  if (!search) return { segment, members: filterMembers(segment, candidates, isWanted), ranks: null }
  const inArea = candidates && toFlags(segment, candidates)
  const isCandidate: IsMember = inArea ? (member) => inArea[member] === 1 && isWanted(member) : isWanted
  const { members, ranks } = search.run(segment, isCandidate)
  return { segment, members, ranks: search.isRanked ? ranks : null }
}

function filterMembers({ memberIds }: Segment, candidates: Numbers | Int32Array | null, isWanted: IsMember): number[] {
  const members: number[] = []
  const count = candidates?.length ?? memberIds.length
  for (let i = 0; i < count; i++) {
    const member = candidates ? (candidates[i] as number) : i
    if (isWanted(member)) members.push(member)
  }
  return members
}

function toFlags({ memberIds }: Segment, members: Numbers | Int32Array): Uint8Array {
  const flags = new Uint8Array(memberIds.length)
  for (const member of members) flags[member] = 1
  return flags
}

/** Returns the products of the segment in the area, in ascending order; null for all. */
function candidatesIn(segment: Segment, { categoryIds, entryIds }: AreaIds): Numbers | Int32Array | null {
  if (!categoryIds && !entryIds) return null
  const inCategories = categoryIds && membersOfCategories(segment, categoryIds)
  if (!entryIds) return inCategories
  const entries = new Set(entryIds)
  const every = inCategories ?? Int32Array.from(segment.memberIds.keys())
  return every.filter((member) => entries.has(segment.entryIds[member] as number))
}

function membersOfCategories(segment: Segment, categoryIds: readonly number[]): Numbers | Int32Array {
  const lists = categoryIds.map((id) => membersWith(segment.categories, id)).filter(({ length }) => length)
  if (lists.length <= 1) return lists[0] ?? new Int32Array(0)
  return Int32Array.from(new Set(lists.flatMap((list) => [...list]))).sort()
}

type IsInSegment = (segment: Segment, member: number) => boolean

/** Returns the condition that a product is visible: its status, and whether its result is hidden and in the assortment. */
function visibilityOf({ statuses, hidden, assortment }: Visibility): IsInSegment {
  const hasStatus = new Uint8Array(256).fill(statuses.length ? 0 : 1)
  for (const status of statuses) hasStatus[status.charCodeAt(0)] = 1
  const wantedHidden = hidden === null ? null : Number(hidden)
  const isInAssortment = assortment && assortmentFilter(assortment)
  return (segment, member) =>
    hasStatus[segment.statuses[member] as number] === 1 &&
    (wantedHidden === null || segment.hidden[member] === wantedHidden) &&
    (!isInAssortment || isInAssortment(segment, member))
}

/** Returns the filter by order lists, as assortmentConditions in conditions.ts: a list names products, results, or products by the id of a cluster. */
function assortmentFilter({ positive, negative }: NonNullable<Visibility['assortment']>): IsInSegment {
  const shown = positive && {
    ids: new Set([...positive.productIds, ...positive.clusterIds]),
    entries: new Set(positive.clusterIds),
  }
  const [refused, refusedEntries] = [new Set(negative.productIds), new Set(negative.clusterIds)]
  return ({ memberIds, entryIds }, member) => {
    const [id, entryId] = [memberIds[member] as number, entryIds[member] as number]
    return (!shown || shown.ids.has(id) || shown.entries.has(entryId)) && !refused.has(id) && !refusedEntries.has(entryId)
  }
}

/** Returns the condition for everything except the area, the term and the attributes. */
function filterOf({ class: type, memberIds }: IndexQuery): IsInSegment {
  const wantedCluster = type === null ? null : Number(type === 'CLUSTER')
  const ids = memberIds && new Set(memberIds)
  return (segment, member) =>
    (wantedCluster === null || segment.isCluster[member] === wantedCluster) &&
    (!ids || ids.has(segment.memberIds[member] as number))
}

/** Returns the condition that a product matches all filters by attribute; null without filters. */
function selectionOf({ valueFilters }: IndexQuery, values: Numbering): IsInSegment | null {
  if (valueFilters.length === 0) return null
  const filters = valueFilters.map(({ valueIds, isExcluding }) => {
    const numbers = new Uint8Array(values.texts.length)
    for (const id of valueIds) {
      const number = values.find(id)
      if (number !== undefined) numbers[number] = 1
    }
    return { numbers, isExcluding }
  })
  return (segment, member) => filters.every(({ numbers, isExcluding }) => hasValue(segment, member, numbers) !== isExcluding)
}

function hasValue({ valueStarts, valueNumbers }: Segment, member: number, numbers: Uint8Array): boolean {
  const end = valueStarts[member + 1] as number
  for (let i = valueStarts[member] as number; i < end; i++) if (numbers[valueNumbers[i] as number]) return true
  return false
}

function selectMembers(segment: Segment, members: ArrayLike<number>, isSelected: IsInSegment): Uint8Array {
  const selected = new Uint8Array(members.length)
  for (let i = 0; i < members.length; i++) if (isSelected(segment, members[i] as number)) selected[i] = 1
  return selected
}

/** Returns the page of a result: products as they are, and clusters once, by the best of their products. */
export function readPage(result: Result, { order, skip, limit }: IndexQuery, number: number): IndexPage {
  const top = new TopResults(skip + limit, order)
  for (const { segment, members, ranks, selected } of result) addResults(top, segment, members, ranks, selected)
  return { result: number, itemsFound: top.count, ...top.slice(skip), counted: null }
}

/** Returns the ids of all matching products, including those of clusters. */
export function listMembers(result: Result): Int32Array {
  const ids: number[] = []
  for (const { segment, members, selected } of result)
    for (let i = 0; i < members.length; i++)
      if (!selected || selected[i]) ids.push(segment.memberIds[members[i] as number] as number)
  return Int32Array.from(ids)
}

function addResults(
  top: TopResults,
  { entryIds, isCluster }: Segment,
  members: ArrayLike<number>,
  ranks: readonly number[] | null,
  selected: Uint8Array | null,
): void {
  let i = 0
  while (i < members.length) {
    const entryId = entryIds[members[i] as number] as number
    const type = isCluster[members[i] as number] as number
    let isFound = false
    let best = -1
    for (; i < members.length && entryIds[members[i] as number] === entryId; i++) {
      if (selected && !selected[i]) continue
      isFound = true
      if (ranks && (ranks[i] as number) > best) best = ranks[i] as number
    }
    if (isFound) top.add(entryId, best, type === 1)
  }
}

/** The number of results with each value: with all filters, and with all filters except those by attribute. */
export interface Counts {
  counts: Int32Array
  actives: Int32Array
}

export function countValues(result: Result, valueCount: number): Counts {
  const actives = new Int32Array(valueCount)
  addCounts(actives, result, false, 1)
  if (!result.some(({ selected }) => selected)) return { actives, counts: actives }
  const counts = new Int32Array(valueCount)
  addCounts(counts, result, true, 1)
  return { actives, counts }
}

/** What a change of the catalogue has done to a result. */
export interface Difference {
  removed: Result
  added: Result
}

/** Returns the counts of a result that differs from a counted one. Only segments that have changed are counted. */
export function changeCounts(before: IndexCounts, { removed, added }: Difference, valueCount: number): Counts {
  const hasFilters = [...removed, ...added].some(({ selected }) => selected) || before.counts !== before.actives
  const change = (column: Int32Array, isFiltered: boolean) => {
    const changed = new Int32Array(valueCount)
    for (const [i, value] of before.values.entries()) changed[value] = column[i] as number
    addCounts(changed, removed, isFiltered, -1)
    addCounts(changed, added, isFiltered, 1)
    return changed
  }
  const actives = change(before.actives, false)
  return { actives, counts: hasFilters ? change(before.counts, true) : actives }
}

/** Adds the results of segments to the counts of values, or subtracts them. */
export function addCounts(counts: Int32Array, result: Result, isFiltered: boolean, sign: 1 | -1): void {
  const lastEntries = new Int32Array(counts.length)
  for (const { segment, members, selected } of result)
    for (let i = 0; i < members.length; i++)
      if (!isFiltered || selected?.[i]) countMember(segment, members[i] as number, counts, lastEntries, sign)
}

/** Counts the values of a product. A cluster counts once, however many of its products have the value: `lastEntries` has the last result with each value. */
function countMember(segment: Segment, member: number, counts: Int32Array, lastEntries: Int32Array, sign: 1 | -1): void {
  const { memberIds, entryIds, valueStarts, valueNumbers } = segment
  const entryId = entryIds[member] as number
  const isProduct = memberIds[member] === entryId
  const end = valueStarts[member + 1] as number
  for (let at = valueStarts[member] as number; at < end; at++) {
    const value = valueNumbers[at] as number
    if (!isProduct && lastEntries[value] === entryId) continue
    counts[value] = (counts[value] as number) + sign
    if (!isProduct) lastEntries[value] = entryId
  }
}

/** Returns the values of the results, and the selected ones, with their counts. */
export function toIndexCounts({ counts, actives }: Counts, totals: Int32Array | null, selected: readonly number[]): IndexCounts {
  const values: number[] = []
  for (let value = 0; value < actives.length; value++) if (actives[value]) values.push(value)
  for (const value of selected) if (!actives[value]) values.push(value)
  const picked = pickValues(actives, values)
  return {
    values: Int32Array.from(values),
    counts: counts === actives ? picked : pickValues(counts, values),
    actives: picked,
    totals: totals && pickValues(totals, values),
  }
}

function pickValues(column: Int32Array, values: readonly number[]): Int32Array {
  const picked = new Int32Array(values.length)
  for (let i = 0; i < values.length; i++) picked[i] = column[values[i] as number] as number
  return picked
}
