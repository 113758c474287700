/** Finds the products of a segment whose texts match a term, and ranks them exactly as PostgreSQL does with the SQL of term/rank.ts. */
import type { LexemeIds, Lexemes } from './lexemes.js'
import { membersWith, type Segment } from './segment.js'
import { keyOf, MEASURED_VECTORS, type TextIndex, vectorOf } from './text-index.js'
import { type Operand, parseQuery, rankedOperands, type TextQuery } from './tsquery.js'

/** The tsqueries of a term as texts; see termCte. A query is null where the term has no such words. */
export interface TermQueries {
  query: string | null
  close: string | null
  prefix: string | null
  weak: string | null
  allExact: string | null
  allClose: string | null
  headExact: string | null
  headClose: string | null
  headMixed: string | null
}

/** A term to find. */
export interface TextTerm {
  language: string
  queries: TermQueries
  /** The hash of the whole term in lower case, to compare with names. */
  nameHash: number
  /** The hash of the whole term as a code. */
  codeHash: number
  /** The term as the id of a product or cluster; null when it is no number. */
  id: number | null
}

/** A word of a query with its numbers in the dictionary. */
interface FoundOperand extends LexemeIds {
  isWord: true
}
type FoundQuery = FoundOperand | { isWord: false; isAnd: boolean; parts: FoundQuery[] }

/** A query for ts_rank: its words, in the order in which they are added up. */
type RankQuery = FoundOperand[]

/** A term whose words are looked up. */
export interface PreparedTerm {
  term: TextTerm
  query: FoundQuery | null
  allExact: FoundQuery | null
  allClose: FoundQuery | null
  heads: (FoundQuery | null)[]
  /** The queries that every measured vector is ranked by, with the number that the rank is divided by. */
  ranks: { words: RankQuery; divisor: number }[]
  lexemes: Lexemes
}

/** Looks up the words of a term. Throws an UnsupportedQuery for a term that only PostgreSQL can search. */
export function prepareTerm(term: TextTerm, lexemes: Lexemes): PreparedTerm {
  const parsed = (name: keyof TermQueries) => (term.queries[name] === null ? null : parseQuery(term.queries[name]))
  const find = (operand: Operand): FoundOperand => ({
    isWord: true,
    ...(operand.isPrefix ? lexemes.findPrefix(operand.lexeme) : lexemes.find(operand.lexeme)),
  })
  const toFound = (query: TextQuery): FoundQuery =>
    'lexeme' in query ? find(query) : { isWord: false, isAnd: query.operator === '&', parts: query.parts.map(toFound) }
  const found = (name: keyof TermQueries) => {
    const query = parsed(name)
    return query && toFound(query)
  }
  const ranked = (name: keyof TermQueries, divisor: number) => ({ words: rankedOperands(parsed(name)).map(find), divisor })
  return {
    term,
    query: found('query'),
    allExact: found('allExact'),
    allClose: found('allClose'),
    heads: [found('headExact'), found('headClose'), found('headMixed')],
    ranks: [ranked('close', 1), ranked('prefix', 10), ranked('weak', 1000)],
    lexemes,
  }
}

/** A set of rows, one bit each. */
type Rows = Uint32Array
const newRows = ({ rowCount }: TextIndex): Rows => new Uint32Array((rowCount + 31) >> 5)
const hasRow = (rows: Rows, row: number): boolean => ((rows[row >> 5] as number) & (1 << (row & 31))) !== 0

const ALL = 0b1111
const TEXTS = 0b0001

/** Products of a segment with their ranks, in ascending order. */
export interface RankedMembers {
  members: number[]
  ranks: number[]
}

/** The products of the segment that match the term, ranked if `isRanked`. `isWanted` leaves out products before they are ranked. */
export function matchTerm(
  segment: Segment,
  prepared: PreparedTerm,
  isWanted: (member: number) => boolean,
  isRanked: boolean,
): RankedMembers {
  const { language } = prepared.term
  const own = segment.texts.get(language)
  const common = segment.texts.get('')
  const found: RankedMembers = { members: [], ranks: [] }
  const byId = idMembers(segment, prepared.term)
  if (own) matchTexts(segment, own, prepared, byId, isWanted, isRanked, found)
  if (!common || own?.rowCount === segment.memberIds.length) return found
  const hasOwn = new Uint8Array(segment.memberIds.length)
  for (const member of own?.members ?? []) hasOwn[member] = 1
  const isCommon = (member: number) => hasOwn[member] === 0 && isWanted(member)
  matchTexts(segment, common, prepared, byId, isCommon, isRanked, found)
  return own ? sortByMember(found) : found
}

function sortByMember({ members, ranks }: RankedMembers): RankedMembers {
  const order = members.map((_, i) => i).sort((a, b) => (members[a] as number) - (members[b] as number))
  return { members: order.map((i) => members[i] as number), ranks: order.map((i) => ranks[i] as number) }
}

/** The products that the term names by their id, or by that of their cluster. */
function idMembers({ memberIds, entryIds, isCluster, statuses }: Segment, { id }: TextTerm): ReadonlySet<number> {
  const found = new Set<number>()
  if (id === null) return found
  for (let member = 0; member < memberIds.length; member++) {
    const isNamed = memberIds[member] === id && statuses[member] !== 0
    if (isNamed || (entryIds[member] === id && isCluster[member])) found.add(member)
  }
  return found
}

function matchTexts(
  segment: Segment,
  texts: TextIndex,
  prepared: PreparedTerm,
  byId: ReadonlySet<number>,
  isWanted: (member: number) => boolean,
  isRanked: boolean,
  found: RankedMembers,
): void {
  const matching = prepared.query ? evaluate(texts, prepared.query, ALL) : newRows(texts)
  if (byId.size) for (let row = 0; row < texts.rowCount; row++) if (byId.has(texts.members[row] as number)) addRow(matching, row)
  const { hits, wanted } = pickRows(texts, matching, isWanted)
  if (hits.length === 0) return
  const ranks = isRanked ? rankRows(segment, texts, prepared, byId, hits, wanted) : null
  for (const row of hits) {
    found.members.push(texts.members[row] as number)
    found.ranks.push(ranks ? (ranks[row] as number) : 0)
  }
}

/** The rows of a set whose products are wanted, as a list and as a set. */
function pickRows(texts: TextIndex, rows: Rows, isWanted: (member: number) => boolean): { hits: number[]; wanted: Rows } {
  const hits: number[] = []
  const wanted = newRows(texts)
  for (let word = 0; word < rows.length; word++) {
    for (let bits = rows[word] as number; bits; bits &= bits - 1) {
      const row = (word << 5) + (31 - Math.clz32(bits & -bits))
      if (!isWanted(texts.members[row] as number)) continue
      hits.push(row)
      addRow(wanted, row)
    }
  }
  return { hits, wanted }
}

function addRow(rows: Rows, row: number): void {
  rows[row >> 5] = (rows[row >> 5] as number) | (1 << (row & 31))
}

/** The rows that match a query in the vectors of the mask. */
function evaluate(texts: TextIndex, query: FoundQuery, vectors: number): Rows {
  if (query.isWord) {
    const rows = newRows(texts)
    for (const place of placesOf(texts, query)) {
      if (!(vectors & (1 << vectorOf(texts.keys[place] as number)))) continue
      const end = texts.starts[place + 1] as number
      for (let i = texts.starts[place] as number; i < end; i++) addRow(rows, texts.rows[i] as number)
    }
    return rows
  }
  const [first, ...others] = query.parts
  const rows = evaluate(texts, first as FoundQuery, vectors)
  for (const part of others) {
    const more = evaluate(texts, part, vectors)
    for (let word = 0; word < rows.length; word++)
      rows[word] = query.isAnd ? (rows[word] as number) & (more[word] as number) : (rows[word] as number) | (more[word] as number)
  }
  return rows
}

/** The places in `keys` of the words that an operand means. */
function placesOf(texts: TextIndex, { from, to, others }: LexemeIds): number[] {
  const places: number[] = []
  addPlaces(texts, from, to, places)
  for (const id of others) addPlaces(texts, id, id + 1, places)
  return places
}

function addPlaces({ keys }: TextIndex, from: number, to: number, places: number[]): void {
  if (from === to) return
  const [first, last] = [keyOf(from, 0), keyOf(to, 0)]
  let [low, high] = [0, keys.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((keys[middle] as number) < first) low = middle + 1
    else high = middle
  }
  for (; low < keys.length && (keys[low] as number) < last; low++) places.push(low)
}

/** Points for how whole the words match, in tenths, as wordRank in term/rank.ts has them. */
const WORD_POINTS = [10, 8, 5]
const HEAD_POINTS = [20, 15, 12]
const CODE_POINTS = 100
const NAME_POINTS = 10
/** The default boost of attributes, and that of ids, divided by the largest boost. */
const ATTRIBUTE_BOOST = 0.2
const ID_BOOST = 0.001 / 5

/** The ranks of rows, by row. The parts are added up in the order of the SQL, because sums of floating point numbers depend on it. */
function rankRows(
  segment: Segment,
  texts: TextIndex,
  prepared: PreparedTerm,
  byId: ReadonlySet<number>,
  hits: readonly number[],
  wanted: Rows,
): Float64Array {
  const { term, allExact, allClose, heads } = prepared
  const ranks = new Float64Array(texts.rowCount)
  const words = [evaluated(texts, allExact, TEXTS), evaluated(texts, allClose, TEXTS), evaluated(texts, allClose, ALL)]
  const ofHeads = heads.map((head) => evaluated(texts, head, TEXTS))
  const named = new Set(membersWith(segment.codes, term.codeHash))
  for (const row of hits) {
    const whole = named.has(texts.members[row] as number) ? CODE_POINTS : 0
    const name = texts.nameHashes[row] === term.nameHash ? NAME_POINTS : 0
    ranks[row] = (10 * (whole + name) + pointsOf(words, WORD_POINTS, row) + pointsOf(ofHeads, HEAD_POINTS, row)) / 10
  }
  for (let vector = 0; vector < MEASURED_VECTORS; vector++)
    for (const { words: ranked, divisor } of prepared.ranks)
      addVectorRanks(texts, prepared, ranked, vector, divisor, hits, wanted, ranks)
  addAttributeRanks(texts, prepared, hits, wanted, ranks)
  if (byId.size)
    for (const row of hits) if (byId.has(texts.members[row] as number)) ranks[row] = (ranks[row] as number) + ID_BOOST
  return ranks
}

const evaluated = (texts: TextIndex, query: FoundQuery | null, vectors: number): Rows | null =>
  query && evaluate(texts, query, vectors)

/** The points of the first of the sets that has the row. */
function pointsOf(sets: readonly (Rows | null)[], points: readonly number[], row: number): number {
  for (let i = 0; i < sets.length; i++) {
    const set = sets[i]
    if (set && hasRow(set, row)) return points[i] as number
  }
  return 0
}

/** A constant of ts_rank: the sum of 1/n² for all n. */
const LIMIT = 1.64493406685
const LOG_2 = Math.log(2)

function addVectorRanks(
  texts: TextIndex,
  prepared: PreparedTerm,
  words: RankQuery,
  vector: number,
  divisor: number,
  hits: readonly number[],
  wanted: Rows,
  ranks: Float64Array,
): void {
  const sums = sumScores(texts, prepared, words, vector, wanted)
  if (!sums) return
  for (const row of hits) {
    const sum = sums[row] as number
    if (sum === 0) continue
    const length = texts.lengths[row * MEASURED_VECTORS + vector] as number
    const rank = Math.fround(Math.fround(sum / words.length) / (Math.log(length + 1) / LOG_2))
    ranks[row] = (ranks[row] as number) + rank / divisor
  }
}

/** Values of attributes are ranked without regard to their length. */
const ATTRIBUTES = MEASURED_VECTORS

function addAttributeRanks(
  texts: TextIndex,
  prepared: PreparedTerm,
  hits: readonly number[],
  wanted: Rows,
  ranks: Float64Array,
): void {
  const { words } = prepared.ranks[0] as { words: RankQuery }
  const sums = sumScores(texts, prepared, words, ATTRIBUTES, wanted)
  if (!sums) return
  for (const row of hits)
    ranks[row] = (ranks[row] as number) + Math.fround((sums[row] as number) / words.length) * ATTRIBUTE_BOOST
}

/** The sum of the scores of all words in one vector, by row; null when no row has any of them. */
function sumScores(
  texts: TextIndex,
  { lexemes }: PreparedTerm,
  words: RankQuery,
  vector: number,
  wanted: Rows,
): Float32Array | null {
  let sums: Float32Array | null = null
  for (const word of words) {
    const places = placesOf(texts, word).filter((place) => vectorOf(texts.keys[place] as number) === vector)
    // PostgreSQL adds up words in alphabetical order. Those that came after the sorting have to be put into it.
    if (word.others.length) places.sort((a, b) => compareTexts(lexemes, texts, a, b))
    for (const place of places) {
      sums ??= new Float32Array(texts.rowCount)
      const end = texts.starts[place + 1] as number
      for (let i = texts.starts[place] as number; i < end; i++) {
        const row = texts.rows[i] as number
        if (hasRow(wanted, row)) sums[row] = (sums[row] as number) + (texts.scores[i] as number) / LIMIT
      }
    }
  }
  return sums
}

const compareTexts = (lexemes: Lexemes, { keys }: TextIndex, a: number, b: number): number =>
  lexemes.textOf((keys[a] as number) >> 2) < lexemes.textOf((keys[b] as number) >> 2) ? -1 : 1
