/**
 * A segment of the index: the products of one block of 1,024 ids, as columns of numbers. It is made from the text in which PostgreSQL sends a
 * block (engine/blocks.ts), and is immutable: when results of it change, a new segment takes its place, which shares what has not changed.
 */

import { type Columns, NO_COLUMNS, readColumns } from './columns.js'
import type { Lexemes } from './lexemes.js'
import { type BlockText, FIELD_END, ROW_END } from './messages.js'
import type { Numbering } from './numbering.js'
import { replaceEntries } from './replace-entries.js'
import { closeTexts, type OpenTexts, replaceTexts, type TextIndex, TextRows } from './text-index.js'

/** A block of products. */
export interface Segment extends Columns {
  block: number
  /** The texts by language; '' has those without a language. The second index of a language has the rows that have changed since the first was made. */
  texts: ReadonlyMap<string, readonly TextIndex[]>
  bytes: number
}

/** The dictionaries that all segments of a catalogue share. */
export interface Dictionaries {
  lexemes: Lexemes
  /** Numbers of attribute values, by their id in "searchValue". */
  values: Numbering
}

/** A segment that is complete except for its texts, which are sorted once all words are known. */
export interface OpenSegment {
  segment: Columns & { block: number }
  texts: ReadonlyMap<string, OpenTexts>
}

/** Reads a block; `old` is its current segment. */
export function readBlock(read: BlockText, { lexemes, values }: Dictionaries, old: Segment | undefined): OpenSegment {
  const columns = readColumns(read.members, values)
  if (!read.entryIds)
    return { segment: { block: read.block, ...columns }, texts: readTexts(read.texts, columns.memberIds, lexemes) }
  const { merged, oldNumbers } = replaceEntries(old ?? NO_COLUMNS, columns, new Set(read.entryIds))
  const texts = replaceTexts(old?.texts ?? new Map(), oldNumbers, readTexts(read.texts, merged.memberIds, lexemes))
  return { segment: { block: read.block, ...merged }, texts }
}

/** Reads text rows, by language. */
function readTexts(text: string, memberIds: Int32Array, lexemes: Lexemes): ReadonlyMap<string, OpenTexts> {
  const numberOf = new Map<number, number>()
  for (const [n, id] of memberIds.entries()) numberOf.set(id, n)
  const byLanguage = new Map<string, OpenTexts>()
  for (const row of text === '' ? [] : text.split(ROW_END)) {
    const [memberId, language = '', nameHash, ...vectors] = row.split(FIELD_END) as string[]
    const open = byLanguage.get(language) ?? { rows: new TextRows(), older: [] }
    byLanguage.set(language, open)
    open.rows.add(numberOf.get(Number(memberId)) as number, nameHash ? Number(nameHash) : -1, vectors, lexemes)
  }
  return byLanguage
}

/** Completes a segment. `renumbered` has the new numbers of words that were sorted after the block was read. */
export function closeSegment({ segment, texts }: OpenSegment, lexemes: Lexemes, renumbered: Int32Array | null): Segment {
  const indexes = new Map<string, readonly TextIndex[]>()
  for (const [language, open] of texts) {
    const closed = closeTexts(open, renumbered, (lexemeId) => lexemes.addBlock(lexemeId, segment.block))
    if (closed.length) indexes.set(language, closed)
  }
  return { ...segment, texts: indexes, bytes: bytesOf(segment, indexes) }
}

function bytesOf(segment: OpenSegment['segment'], texts: Segment['texts']): number {
  const parts = [segment, segment.categories, segment.codes, ...[...texts.values()].flat()]
  let bytes = 0
  for (const part of parts) for (const column of Object.values(part)) if (ArrayBuffer.isView(column)) bytes += column.byteLength
  return bytes
}
