/** The text in which PostgreSQL sends a block of products; see engine/blocks.ts. */

/** Separates the rows of a block, and the fields of a row. Neither occurs in the values. */
export const ROW_END = '\x1e'
export const FIELD_END = '\x1f'

/** A block as PostgreSQL sends it, or some of its results. */
export interface BlockText {
  block: number
  /** The results that have changed: their rows replace the earlier ones. Null if the rows are all of the block. */
  entryIds: readonly number[] | null
  members: string
  texts: string
}
