/** Finds the products of a segment whose texts match a term, and ranks them. */
import type { PreparedTerm, TextTerm } from './prepared-term.js'
import type { Segment } from './segment.js'
import type { TextIndex } from './text-index.js'
import { ALL_VECTORS, NO_ROWS, TextMatcher } from './text-matcher.js'
import { TextRanker } from './text-rank.js'

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
    const own = segment.texts.get(this.prepared.term.language) ?? []
    const found: RankedMembers = { members: [], ranks: [] }
    const byId = idMembers(segment, this.prepared.term)
    for (const texts of own) if (this.#open(texts, byId)) this.#match(segment, texts, byId, isWanted, found)
    const common = segment.texts.get('') ?? []
    const isComplete = own.reduce((sum, { currentCount }) => sum + currentCount, 0) === segment.memberIds.length
    const open = isComplete ? [] : common
    const isOther = open.length && own.length ? withoutTexts(segment, own) : null
    for (const texts of open)
      if (this.#open(texts, byId))
        this.#match(segment, texts, byId, isOther ? (member) => isOther[member] === 1 && isWanted(member) : isWanted, found)
    return own.length + open.length > 1 ? sortByMember(found) : found
  }

  /** Opens a text index. Returns false if nothing there can match. */
  #open(texts: TextIndex, byId: ReadonlySet<number>): boolean {
    this.#matcher.open(texts)
    return byId.size > 0 || this.#matcher.canMatch(this.prepared.query)
  }

  #match(segment: Segment, texts: TextIndex, byId: ReadonlySet<number>, isWanted: IsMember, found: RankedMembers): void {
    const matcher = this.#matcher
    let rows = matcher.find(this.prepared.query, ALL_VECTORS)
    if (byId.size) {
      if (rows === NO_ROWS) rows = matcher.newRows()
      for (let row = 0; row < texts.rowCount; row++) if (byId.has(texts.members[row] as number)) matcher.addRow(rows, row)
    }
    if (rows === NO_ROWS) return
    const hits = matcher.pick(rows, (row) => {
      const member = texts.members[row] as number
      return member >= 0 && isWanted(member)
    })
    if (hits.length === 0) return
    if (this.isRanked) this.#ranker.rank(segment, hits, rows, byId)
    for (const row of hits) {
      found.members.push(texts.members[row] as number)
      found.ranks.push(this.isRanked ? (this.#ranker.ranks[row] as number) : 0)
    }
  }
}

/** Marks the products of a segment that have no texts in a language. */
function withoutTexts({ memberIds }: Segment, texts: readonly TextIndex[]): Uint8Array {
  const flags = new Uint8Array(memberIds.length).fill(1)
  for (const { members } of texts) for (const member of members) if (member >= 0) flags[member] = 0
  return flags
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
