/**
 * CSV as in RFC 4180: every character of a cell is kept, so that importing an export changes nothing. The parser
 * of the published imports, `modules/platform/csv/parser.ts`, trims cells, as those imports promise.
 */

import type { Cell } from '../columns.js'
import { BadFile } from './bad-file.js'
import type { TableRow } from './table.js'

export const writeCsvRow = (cells: readonly (Cell | undefined)[]): string => `${cells.map(quoteCell).join(',')}\r\n`

/** Quotes a cell if it would be misread otherwise. */
function quoteCell(cell: Cell | undefined): string {
  const text = cell === undefined ? '' : String(cell)
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const MAX_CELL = 10_000_000

/** Reads rows from pieces of text. The separator is the most frequent candidate in the first line, because office programs of many countries write semicolons. */
export async function* readCsv(pieces: AsyncIterable<string>): AsyncGenerator<TableRow> {
  const parser = openParser()
  for await (const piece of pieces) yield* parser.push(piece)
  yield* parser.end()
}

function openParser() {
  let separator = ''
  let opening = ''
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  let wasQuoted = false
  let line = 1
  let firstLine = 1
  let pending = ''

  const endCell = () => {
    cells.push(cell)
    cell = ''
    wasQuoted = false
  }
  const endRow = (): TableRow[] => {
    endCell()
    const row = { line: firstLine, cells }
    cells = []
    firstLine = line
    return row.cells.some((text) => text !== '') ? [row] : []
  }

  /** Reads a character within quotes; returns how many more were consumed. */
  const readQuoted = (character: string, next: string | undefined): number => {
    if (cell.length > MAX_CELL)
      throw new BadFile(`Line ${firstLine}: a cell has more than ${MAX_CELL} characters; is a quote missing?`)
    if (character === '"' && next !== '"') isQuoted = false
    else cell += character
    return character === '"' && next === '"' ? 1 : 0
  }
  /** Reads a character outside quotes that does not end a row. */
  const readPlain = (character: string) => {
    if (character === '"' && cell === '' && !wasQuoted) {
      isQuoted = true
      wasQuoted = true
    } else if (character === separator) endCell()
    else if (character !== '\r') cell += character
  }

  function* read(text: string): Generator<TableRow> {
    for (let at = 0; at < text.length; at++) {
      const character = text[at] as string
      if (character === '\n') line++
      if (isQuoted) at += readQuoted(character, text[at + 1])
      else if (character === '\n') yield* endRow()
      else readPlain(character)
    }
  }

  return {
    *push(piece: string): Generator<TableRow> {
      if (separator === '') {
        opening += piece
        if (!/[\r\n]/.test(opening) && opening.length < 1_000_000) return
        separator = findSeparator(opening)
        pending = opening.replace(/^\uFEFF/, '')
      } else pending += piece
      // A quote at the end may be the first of two.
      const held = pending.endsWith('"') ? pending.slice(-1) : ''
      const whole = held ? pending.slice(0, -1) : pending
      pending = held
      yield* read(whole)
    },
    *end(): Generator<TableRow> {
      if (separator === '') {
        separator = findSeparator(opening)
        pending = opening.replace(/^\uFEFF/, '')
      }
      yield* read(pending)
      if (isQuoted) throw new BadFile(`Line ${firstLine}: a quoted cell is not closed.`)
      if (cell !== '' || cells.length) yield* endRow()
    },
  }
}

function findSeparator(text: string): string {
  const [line = ''] = text.split(/[\r\n]/, 1)
  const counted = [',', ';', '\t'].map((character) => ({ character, count: line.split(character).length }))
  return counted.sort((a, b) => b.count - a.count)[0]?.character ?? ','
}
