/**
 * Texts that a spreadsheet program would evaluate, because buyers can write them: a reference `=HYPERLINK(…)` in an export must stay a text. They are
 * prefixed with an apostrophe, as OWASP recommends, which the import removes.
 */
import type { Cell } from '../columns.js'

/** The beginning of a formula, also after apostrophes: those of the text itself must differ from the prefix. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/
/** A number with a sign evaluates to itself. */
const NUMBER = /^[+-]\d+([.,]\d+)?$/

export const escapeFormula = (cell: Cell | undefined): Cell | undefined =>
  typeof cell === 'string' && FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell

/** Reads both escaped and unescaped texts. */
export const unescapeFormula = (cell: Cell | undefined): Cell | undefined =>
  typeof cell === 'string' && cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
