/**
 * Splits the text of a CSV file into rows of cells, piece by piece. No cell, row or file takes more memory than its limit:
 * the excess is skipped, and the row reports it.
 */

/** A row as it is in the file. */
export interface ParsedRow {
  cells: string[]
  /** The exceeded limit; its cells are incomplete then. */
  excess?: string
}

const MAX_CELL = 100_000
const MAX_CELLS = 1_000
const MAX_ROW = 1_000_000

type State = 'start' | 'plain' | 'quoted' | 'afterQuote'

export interface CsvParser {
  /** Returns the rows that this piece of text completes. */
  push(text: string): ParsedRow[]
  /** Returns the last row, which has no line break. */
  end(): ParsedRow[]
  /** Returns true if the text so far ends inside a quoted cell. */
  isQuoted(): boolean
}

/**
 * Opens a parser. Spaces before a cell and around its quotes are ignored. A quote inside a cell that does not begin with one is part of the cell,
 * and so are the quotes around a part of it. Blank lines are skipped.
 */
export function openCsvParser(separator: string): CsvParser {
  let state: State = 'start'
  let cell = ''
  /** Spaces after a closing quote, which count if more text follows. */
  let spaces = ''
  let row = openRow()
  let rows: ParsedRow[] = []
  let skipsLineFeed = false

  const addText = (text: string) => {
    if (cell.length + text.length <= MAX_CELL) cell += text
    else row.exceed(`has a cell of more than ${MAX_CELL} characters`)
  }
  const endCell = () => {
    row.add(cell.trimEnd())
    cell = ''
    spaces = ''
    state = 'start'
  }
  const endRow = () => {
    const isBlank = row.isEmpty() && state === 'start'
    endCell()
    if (!isBlank) rows.push(row.take())
    row = openRow()
  }

  /** Reads one character outside quotes; returns true if it ends a cell or a row. */
  const readEnd = (character: string): boolean => {
    if (character === separator) endCell()
    else if (character === '\n' || character === '\r') endRow()
    else return false
    skipsLineFeed = character === '\r'
    return true
  }

  const readStart = (character: string) => {
    if (character === '"') state = 'quoted'
    else if (!isSpace(character)) {
      state = 'plain'
      addText(character)
    }
  }

  const readAfterQuote = (character: string) => {
    if (character === '"' && !spaces) {
      addText('"')
      state = 'quoted'
    } else if (isSpace(character) && spaces.length < MAX_CELL) spaces += character
    else {
      cell = ''.concat('"', cell, '"', spaces, character)
      state = 'plain'
    }
  }

  const readCharacter = (character: string) => {
    if (readEnd(character)) return
    if (state === 'start') readStart(character)
    else readAfterQuote(character)
  }

  /** Reads from a position in a piece of text, and returns where it stopped. */
  const readFrom = (text: string, at: number): number => {
    const character = text.charAt(at)
    const isSkipped = skipsLineFeed && character === '\n'
    skipsLineFeed = false
    if (isSkipped) return at + 1
    if (state === 'quoted') return readQuoted(text, at)
    if (state === 'plain' && !isEnd(character)) return readPlain(text, at)
    readCharacter(character)
    return at + 1
  }

  const push = (text: string): ParsedRow[] => {
    rows = []
    for (let at = 0; at < text.length; ) at = readFrom(text, at)
    return rows
  }

  const isEnd = (character: string) => character === separator || character === '\n' || character === '\r'

  /** Reads the text up to the next quote at once. */
  const readQuoted = (text: string, from: number): number => {
    const quote = text.indexOf('"', from)
    addText(text.slice(from, quote < 0 ? undefined : quote))
    if (quote < 0) return text.length
    state = 'afterQuote'
    return quote + 1
  }

  const readPlain = (text: string, from: number): number => {
    let to = from + 1
    while (to < text.length && !isEnd(text.charAt(to))) to++
    addText(text.slice(from, to))
    return to
  }

  return {
    push,
    isQuoted: () => state === 'quoted',
    end: () => {
      rows = []
      if (state !== 'start' || !row.isEmpty()) endRow()
      return rows
    },
  }
}

const isSpace = (character: string) => character === ' ' || character === '\t' || character === '\u00a0' || character === '\f'

/** Opens the row that is being read. */
function openRow() {
  const cells: string[] = []
  let size = 0
  let excess: string | undefined
  const exceed = (what: string) => {
    excess ??= what
  }
  return {
    exceed,
    isEmpty: () => cells.length === 0 && excess === undefined,
    add(text: string) {
      size += text.length
      if (cells.length >= MAX_CELLS + 1) exceed(`has more than ${MAX_CELLS} cells`)
      else if (size > MAX_ROW) exceed(`has more than ${MAX_ROW} characters`)
      else cells.push(text)
    },
    take: (): ParsedRow => (excess === undefined ? { cells } : { cells, excess }),
  }
}
