/** How many units of each product the lines of a cart order, and the ids of lines that are not stored yet. */
import type { CartItemRow } from '../../../db/db.gen.js'

/** All units of a line: those of a child depend on its parent. */
export const unitsOf = (line: CartItemRow, parent: CartItemRow | undefined): number => line.quantity * (parent?.quantity ?? 1)

/** The next free id of a row that is not stored yet. It is negative, and lower than that of all others. */
export const temporaryId = (rows: readonly Pick<CartItemRow, 'id'>[]): number =>
  rows.reduce((lowest, { id }) => Math.min(lowest, id), 0) - 1
