/** Positions in the write-ahead log of PostgreSQL. A replica that has replayed a position shows everything that was committed before it. */

export type Position = bigint

/** Parses a position such as `16/B374D848`; returns null for anything else. */
export function parsePosition(text: unknown): Position | null {
  const [, high, low] = (typeof text === 'string' && text.match(/^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i)) || []
  return high === undefined ? null : (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}

export const formatPosition = (position: Position): string =>
  `${(position >> 32n).toString(16).toUpperCase()}/${(position & 0xffff_ffffn).toString(16).toUpperCase()}`

const PAGE = 8192n
const SEGMENT = 16_777_216n
/** The headers of a page and of the first page of a segment. */
const [HEADER, LONG_HEADER] = [24n, 40n]

/** Returns the end of the last record. PostgreSQL reports the position of the next record, which at the beginning of a page is after its header, where no replica gets before that record comes. */
export function toRecordEnd(position: Position): Position {
  if (position % SEGMENT === LONG_HEADER) return position - LONG_HEADER
  return position % PAGE === HEADER ? position - HEADER : position
}
