/** The columns of a table, and which of them are shown. */
import type { ReactNode } from 'react'

/** Shown if there is no value. */
export const NO_VALUE = '–'

export interface Column<Row> {
  /** Empty for a column of buttons; its heading is read aloud, but not shown. */
  title: string
  render(row: Row): ReactNode
  /** Numbers are right-aligned. */
  isNumber?: boolean
  /** Hidden on narrow screens. */
  isSecondary?: boolean
}

/** Returns the columns that have a value in any of the rows, with their cells. */
export const withoutEmpty = <Row>(columns: Column<Row>[], rows: readonly Row[]) =>
  columns.map((column) => ({ column, cells: rows.map((row) => column.render(row)) })).filter(({ cells }) => !cells.every(isEmpty))

const isEmpty = (cell: ReactNode) => cell == null || cell === false || cell === '' || cell === NO_VALUE
