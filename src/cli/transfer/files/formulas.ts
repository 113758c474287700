/**
 * Texts that a spreadsheet program would calculate, because buyers can write them: a reference `=HYPERLINK(…)` in an export must stay a text. They get an
 * apostrophe before them, as OWASP recommends, and lose it again when the file is imported.
 */
import type { Cell } from '../columns.js'

/** What begins a formula, also after apostrophes: those of the text itself must differ from ours. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/
/** A number with a sign is calculated to itself. */
const NUMBER = /^[+-]\d+([.,]\d+)?$/

export const escapeFormula = (cell: Cell | undefined): Cell | undefined =>
  typeof cell === 'string' && FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell

/** Reads both forms: a text that was escaped, and one that was not. */
export const unescapeFormula = (cell: Cell | undefined): Cell | undefined =>
  typeof cell === 'string' && cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
