/** The first and the last block of a catalogue in which a query can match. */
import type { FoundQuery } from './text/tsquery.js'

export interface BlockRange {
  first: number
  last: number
}

export const EVERYWHERE: BlockRange = { first: Number.NEGATIVE_INFINITY, last: Number.POSITIVE_INFINITY }
const NOWHERE: BlockRange = { first: Number.POSITIVE_INFINITY, last: Number.NEGATIVE_INFINITY }

export const isInRange = (block: number, { first, last }: BlockRange): boolean => block >= first && block <= last

/** Returns the blocks that have the words of a query; `ranges` are those of its operands. A word that only one product has, such as its code, leaves one block. */
export function rangeOfQuery(query: FoundQuery | null, ranges: readonly BlockRange[]): BlockRange {
  if (query === null) return NOWHERE
  if ('operand' in query) return ranges[query.operand] as BlockRange
  const parts = query.parts.map((part) => rangeOfQuery(part, ranges))
  if (query.isAnd) {
    const common = { first: Math.max(...parts.map(({ first }) => first)), last: Math.min(...parts.map(({ last }) => last)) }
    return common.first <= common.last ? common : NOWHERE
  }
  return { first: Math.min(...parts.map(({ first }) => first)), last: Math.max(...parts.map(({ last }) => last)) }
}
