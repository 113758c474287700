/**
 * A segment of the index: the products of one block of 1,024 ids, as columns of numbers. It is made from the text in which PostgreSQL sends a
 * block (engine/blocks.ts), and is immutable: when results of it change, a new segment takes its place, which shares what has not changed.
 */
import { type Columns, NO_COLUMNS, readColumns } from './columns.js'
import { type BlockText, FIELD_END, ROW_END } from './messages.js'
import type { Numbering } from './numbering.js'
import { replaceEntries } from './replace-entries.js'
import type { Lexemes } from './text/lexemes.js'
import {
  ATTRIBUTES,
  CODES,
  eachWord,
  REST,
  renumberTexts,
  replaceTexts,
  TEXTS,
  TextRows,
  type Texts,
  toNameHash,
} from './text/texts.js'

/** A block of products. */
export interface Segment extends Columns {
  block: number
  /** The codes of all products. */
  ofCodes: Texts
  /** The other texts by language; '' has those without a language. */
  texts: ReadonlyMap<string, Texts>
  bytes: number
}

/** The dictionaries that all segments of a catalogue share. */
export interface Dictionaries {
  lexemes: Lexemes
  /** Numbers of attribute values, by their id in "searchValue". */
  values: Numbering
}

/** Reads a block; `old` is its current segment. The first blocks of an index are closed once all words are known. */
export function readBlock(read: BlockText, { lexemes, values }: Dictionaries, old: Segment | undefined): Segment {
  const { block } = read
  const columns = readColumns(read.members, values)
  const { merged, oldNumbers } = read.entryIds
    ? replaceEntries(old ?? NO_COLUMNS, columns, new Set(read.entryIds))
    : { merged: columns, oldNumbers: null }
  const fresh = readTexts(read.texts, merged.memberIds, lexemes)
  if (lexemes.isSorted) addBlocks(lexemes, block, fresh)
  const texts = old && oldNumbers ? replaceAll(old, oldNumbers, fresh, merged.memberIds.length) : fresh
  return { block, ...merged, ...texts, bytes: bytesOf([merged, texts.ofCodes, ...texts.texts.values()]) }
}

/** Records the words of a block. */
function addBlocks(lexemes: Lexemes, block: number, { ofCodes, texts }: SegmentTexts): void {
  for (const one of [ofCodes, ...texts.values()]) eachWord(one, (id) => lexemes.addBlock(id, block))
}

type SegmentTexts = Pick<Segment, 'ofCodes' | 'texts'>

function replaceAll(old: SegmentTexts, numbers: Int32Array, fresh: SegmentTexts, count: number): SegmentTexts {
  const none = new TextRows([TEXTS, REST, ATTRIBUTES]).build(count)
  const texts = new Map(fresh.texts)
  for (const [language, before] of old.texts) {
    const after = replaceTexts(before, numbers, fresh.texts.get(language) ?? none, count)
    if (after.has?.includes(1) === false) texts.delete(language)
    else texts.set(language, after)
  }
  return { ofCodes: replaceTexts(old.ofCodes, numbers, fresh.ofCodes, count), texts }
}

/** Reads text rows, by language. Each product has a row without a language, which has its codes. */
function readTexts(text: string, memberIds: Int32Array, lexemes: Lexemes): SegmentTexts {
  const numberOf = new Map<number, number>()
  for (const [n, id] of memberIds.entries()) numberOf.set(id, n)
  const codes = new TextRows([CODES])
  const byLanguage = new Map<string, TextRows>()
  for (const row of text === '' ? [] : text.split(ROW_END)) {
    const [memberId, language = '', hash, texts = '', code = '', rest = '', attributes = ''] = row.split(FIELD_END) as string[]
    const member = numberOf.get(Number(memberId)) as number
    const rows = byLanguage.get(language) ?? new TextRows([TEXTS, REST, ATTRIBUTES])
    byLanguage.set(language, rows)
    rows.add(member, hash ? toNameHash(Number(hash)) : 0, [texts, rest, attributes], lexemes)
    if (language === '') codes.add(member, 0, [code], lexemes)
  }
  const count = memberIds.length
  return { ofCodes: codes.build(count), texts: new Map([...byLanguage].map(([language, rows]) => [language, rows.build(count)])) }
}

/** Gives the words of a segment, which was read before the dictionary was sorted, their final numbers. */
export function closeSegment(segment: Segment, lexemes: Lexemes, renumbered: Int32Array): Segment {
  const texts = new Map([...segment.texts].map(([language, one]) => [language, renumberTexts(one, renumbered)]))
  const closed = { ...segment, ofCodes: renumberTexts(segment.ofCodes, renumbered), texts }
  addBlocks(lexemes, segment.block, closed)
  return closed
}

/** Returns the size of all columns in some objects. */
function bytesOf(part: unknown): number {
  if (ArrayBuffer.isView(part)) return part.byteLength
  if (typeof part !== 'object' || part === null) return 0
  return Object.values(part).reduce((sum: number, inner) => sum + bytesOf(inner), 0)
}
