/** The number of units of each product that a cart orders, and the ids of lines that are not stored yet. */
import type { CartItemRow } from '../../../db/db.gen.js'

/** Returns all units of a line; those of a child depend on its parent. */
export const unitsOf = (line: CartItemRow, parent: CartItemRow | undefined): number => line.quantity * (parent?.quantity ?? 1)

/** Returns the next temporary id of a row that is not stored yet: negative, and lower than all others. */
export const temporaryId = (rows: readonly Pick<CartItemRow, 'id'>[]): number =>
  rows.reduce((lowest, { id }) => Math.min(lowest, id), 0) - 1
