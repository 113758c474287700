/** Finds the products of a segment whose texts match a term, and ranks them. */

import type { Segment } from '../segment.js'
import type { PreparedTerm, TextTerm } from './prepared-term.js'
import { ALL_VECTORS, NO_MEMBERS, TextMatcher } from './text-matcher.js'
import { TextRanker } from './text-rank.js'
import type { Texts } from './texts.js'

/** Products of a segment with their ranks, in ascending order. */
interface RankedMembers {
  members: number[]
  ranks: number[]
}

type IsMember = (member: number) => boolean

/** Runs one term on any number of segments. Without `isRanked` all ranks are 0. */
export class TermSearch {
  readonly #matcher: TextMatcher
  readonly #ranker: TextRanker

  constructor(
    readonly prepared: PreparedTerm,
    readonly isRanked: boolean,
  ) {
    this.#matcher = new TextMatcher(prepared)
    this.#ranker = new TextRanker(this.#matcher)
  }

  /** Returns the matching products of the segment. `isWanted` leaves out products before they are ranked. Products without texts in the language are found by words without a language. */
  run(segment: Segment, isWanted: IsMember): RankedMembers {
    const own = segment.texts.get(this.prepared.term.language)
    const common = segment.texts.get('')
    const found: RankedMembers = { members: [], ranks: [] }
    const byId = idMembers(segment, this.prepared.term)
    const flags = own?.has
    if (own) this.#match(segment, own, byId, flags ? (member) => flags[member] === 1 && isWanted(member) : isWanted, found)
    if (!common || (own && !flags)) return found
    this.#match(segment, common, byId, flags ? (member) => flags[member] === 0 && isWanted(member) : isWanted, found)
    return own ? sortByMember(found) : found
  }

  #match(segment: Segment, texts: Texts, byId: ReadonlySet<number>, isWanted: IsMember, found: RankedMembers): void {
    const matcher = this.#matcher
    const { query } = this.prepared
    matcher.open(segment.block, segment.memberIds.length, [...texts.words, ...segment.ofCodes.words])
    let matches = matcher.find(query, ALL_VECTORS)
    if (byId.size) {
      if (matches === NO_MEMBERS) matches = matcher.newSet()
      for (const member of byId) matcher.addMember(matches, member)
    }
    if (matches === NO_MEMBERS) return
    const hits = matcher.pick(matches, isWanted)
    if (hits.length === 0) return
    if (this.isRanked) this.#ranker.rank(segment, texts, hits, matches, byId)
    for (const member of hits) {
      found.members.push(member)
      found.ranks.push(this.isRanked ? (this.#ranker.ranks[member] as number) : 0)
    }
  }
}

function sortByMember({ members, ranks }: RankedMembers): RankedMembers {
  const order = members.map((_, i) => i).sort((a, b) => (members[a] as number) - (members[b] as number))
  return { members: order.map((i) => members[i] as number), ranks: order.map((i) => ranks[i] as number) }
}

const NOBODY: ReadonlySet<number> = new Set()

/** Returns the products that the term names by their id, or by that of their cluster. */
function idMembers({ memberIds, entryIds, isCluster, statuses }: Segment, { id }: TextTerm): ReadonlySet<number> {
  if (id === null) return NOBODY
  const found = new Set<number>()
  for (let member = 0; member < memberIds.length; member++) {
    const isNamed = memberIds[member] === id && statuses[member] !== 0
    if (isNamed || (entryIds[member] === id && isCluster[member])) found.add(member)
  }
  return found
}
