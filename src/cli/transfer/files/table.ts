import type { Cell } from '../columns.js'

/** A row of a table. The first one of a file has the names of the columns. */
export interface TableRow {
  /** The line or row of the file, from 1. */
  line: number
  cells: (Cell | undefined)[]
}
