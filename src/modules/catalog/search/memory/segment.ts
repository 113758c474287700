/**
 * A segment of the index: the products of one block of 1,024 ids, as columns of numbers. It is made from the text in which PostgreSQL sends a
 * block (engine/blocks.ts), and is immutable: a changed block is sent again and becomes a new segment.
 */
import type { Lexemes } from './lexemes.js'
import type { Numbering } from './numbering.js'
import { openTextIndex, type TextIndex, type TextRows, TextRowsBuilder } from './text-index.js'

/** Separates the rows of a block, and the fields of a row. Neither occurs in the values. */
export const ROW_END = '\x1e'
export const FIELD_END = '\x1f'

/** A block as PostgreSQL sends it. A text row that has not changed since the block was last sent has only the id and the language. */
export interface BlockText {
  block: number
  members: string
  texts: string
}

/** The columns of the products, which are ordered by result and id: the products of a cluster are consecutive. */
export interface Segment {
  block: number
  memberIds: Int32Array
  entryIds: Int32Array
  /** The code of the letter of the status; 0 without a status. */
  statuses: Uint8Array
  hidden: Uint8Array
  isCluster: Uint8Array
  /** The values of product n are `valueNumbers` from `valueStarts[n]` to `valueStarts[n + 1]`. */
  valueStarts: Int32Array
  valueNumbers: Int32Array
  /** Category ids, each with its products. */
  categories: Postings
  /** Hashes of codes without punctuation, each with its products. */
  codes: Postings
  /** The texts by language; '' has those without a language. */
  texts: ReadonlyMap<string, TextIndex>
  bytes: number
}

/** Keys in ascending order, each with the numbers of its products: those from `starts[k]` to `starts[k + 1]`. */
interface Postings {
  keys: Float64Array
  starts: Int32Array
  members: Int32Array
}

/** The dictionaries that all segments of a catalogue share. */
export interface Dictionaries {
  lexemes: Lexemes
  /** Numbers of attribute values, by their id in "searchValue". */
  values: Numbering
}

/** A segment that is complete except for its texts, which are sorted once all words are known. */
export interface OpenSegment {
  segment: Omit<Segment, 'texts' | 'bytes'>
  texts: ReadonlyMap<string, TextRows>
}

/** Reads a block; `old` is its current segment. */
export function readBlock(
  { block, members, texts }: BlockText,
  { lexemes, values }: Dictionaries,
  old: Segment | undefined,
): OpenSegment {
  const rows = members === '' ? [] : members.split(ROW_END)
  const count = rows.length
  const columns = {
    memberIds: new Int32Array(count),
    entryIds: new Int32Array(count),
    statuses: new Uint8Array(count),
    hidden: new Uint8Array(count),
    isCluster: new Uint8Array(count),
    valueStarts: new Int32Array(count + 1),
  }
  const valueNumbers: number[] = []
  const categories: [number, number][] = []
  const codes: [number, number][] = []
  for (const [n, row] of rows.entries()) {
    const [id, entryId, type, status, hidden, valueIds, categoryIds, codeHashes] = row.split(FIELD_END) as string[]
    columns.memberIds[n] = Number(id)
    columns.entryIds[n] = Number(entryId)
    columns.isCluster[n] = type === 'CLUSTER' ? 1 : 0
    columns.statuses[n] = status ? status.charCodeAt(0) : 0
    columns.hidden[n] = hidden === 't' ? 1 : 0
    for (const valueId of splitList(valueIds)) valueNumbers.push(values.add(valueId))
    columns.valueStarts[n + 1] = valueNumbers.length
    for (const categoryId of splitList(categoryIds)) categories.push([Number(categoryId), n])
    for (const hash of splitList(codeHashes)) codes.push([Number(hash), n])
  }
  const segment = {
    block,
    ...columns,
    valueNumbers: Int32Array.from(valueNumbers),
    categories: toPostings(categories),
    codes: toPostings(codes),
  }
  return { segment, texts: readTexts(texts, columns.memberIds, lexemes, old) }
}

const splitList = (list: string | undefined): string[] => (list ? list.split(',') : [])

function toPostings(pairs: [number, number][]): Postings {
  pairs.sort(([a, n], [b, m]) => a - b || n - m)
  const keys: number[] = []
  const starts: number[] = []
  for (const [i, [key]] of pairs.entries())
    if (key !== keys.at(-1)) {
      keys.push(key)
      starts.push(i)
    }
  starts.push(pairs.length)
  return {
    keys: Float64Array.from(keys),
    starts: Int32Array.from(starts),
    members: Int32Array.from(pairs, ([, member]) => member),
  }
}

/** Returns the products of a segment that have a key. */
export function membersWith({ keys, starts, members }: Postings, key: number): Int32Array {
  let [low, high] = [0, keys.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((keys[middle] as number) < key) low = middle + 1
    else high = middle
  }
  return keys[low] === key ? members.subarray(starts[low], starts[low + 1]) : NO_MEMBERS
}

const NO_MEMBERS = new Int32Array(0)

/** Reads the text rows of a block, by language. */
function readTexts(
  text: string,
  memberIds: Int32Array,
  lexemes: Lexemes,
  old: Segment | undefined,
): ReadonlyMap<string, TextRows> {
  const numberOf = new Map<number, number>()
  for (const [n, id] of memberIds.entries()) numberOf.set(id, n)
  const byLanguage = new Map<string, TextRowsBuilder>()
  const oldRows = new Map<string, Map<number, number>>()
  for (const row of text === '' ? [] : text.split(ROW_END)) {
    const [memberId, language = '', nameHash, ...vectors] = row.split(FIELD_END) as string[]
    const rows = byLanguage.get(language) ?? new TextRowsBuilder(lexemes, old?.texts.get(language) ?? null)
    byLanguage.set(language, rows)
    const member = numberOf.get(Number(memberId)) as number
    if (nameHash !== undefined) {
      rows.add(member, nameHash ? Number(nameHash) : -1, vectors)
      continue
    }
    const known = oldRows.get(language) ?? rowsById(old as Segment, language)
    oldRows.set(language, known)
    rows.keep(member, known.get(Number(memberId)) as number)
  }
  return byLanguage
}

/** Returns the text rows of a segment by the ids of their products. */
function rowsById({ memberIds, texts }: Segment, language: string): Map<number, number> {
  const rows = new Map<number, number>()
  for (const [row, member] of (texts.get(language)?.members ?? []).entries()) rows.set(memberIds[member] as number, row)
  return rows
}

/** Completes a segment. `renumbered` has the new numbers of words that were sorted after the block was read. */
export function closeSegment({ segment, texts }: OpenSegment, renumbered: Int32Array | null): Segment {
  const indexes = new Map([...texts].map(([language, rows]) => [language, openTextIndex(rows, renumbered)]))
  return { ...segment, texts: indexes, bytes: bytesOf(segment, indexes) }
}

function bytesOf(segment: OpenSegment['segment'], texts: ReadonlyMap<string, TextIndex>): number {
  const parts = [segment, segment.categories, segment.codes, ...texts.values()]
  let bytes = 0
  for (const part of parts) for (const column of Object.values(part)) if (ArrayBuffer.isView(column)) bytes += column.byteLength
  return bytes
}
