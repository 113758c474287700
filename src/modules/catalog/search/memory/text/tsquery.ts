/** Reads tsqueries in their text form, such as `'zaag' & ( 'blad' | 'bla':* )`. */

/** A word to find, or words that begin with it. */
export interface Operand {
  lexeme: string
  isPrefix: boolean
}

export type TextQuery = Operand | { operator: '&' | '|'; parts: TextQuery[] }

/** A query whose words are numbers in a list of operands. */
export type FoundQuery = { operand: number } | { isAnd: boolean; parts: FoundQuery[] }

/** Thrown for a query that only PostgreSQL supports: one by the order of words. */
export class UnsupportedQuery extends Error {}

/** Parses a query; null for an empty one. */
export function parseQuery(text: string): TextQuery | null {
  if (!text.trim()) return null
  const reader = { text, at: 0 }
  const query = readAlternatives(reader)
  if (reader.at < text.length) throw new UnsupportedQuery(text)
  return query
}

interface Reader {
  text: string
  at: number
}

function skipBlanks(reader: Reader): string {
  while (reader.text[reader.at] === ' ') reader.at += 1
  return reader.text[reader.at] ?? ''
}

const readAlternatives = (reader: Reader) => readList(reader, '|', (inner) => readList(inner, '&', readOperand))

function readList(reader: Reader, operator: '&' | '|', readPart: (reader: Reader) => TextQuery): TextQuery {
  const parts = [readPart(reader)]
  while (skipBlanks(reader) === operator) {
    reader.at += 1
    parts.push(readPart(reader))
  }
  return parts.length === 1 ? (parts[0] as TextQuery) : { operator, parts }
}

function readOperand(reader: Reader): TextQuery {
  const first = skipBlanks(reader)
  if (first === '(') return readGroup(reader)
  if (first !== "'") throw new UnsupportedQuery(reader.text)
  let lexeme = ''
  for (reader.at += 1; ; reader.at += 1) {
    const letter = reader.text[reader.at]
    if (letter === undefined) throw new UnsupportedQuery(reader.text)
    if (letter === "'" && reader.text[reader.at + 1] !== "'") break
    if (letter === "'" || letter === '\\') reader.at += 1
    lexeme += reader.text[reader.at]
  }
  reader.at += 1
  return { lexeme, isPrefix: readSuffix(reader) }
}

function readGroup(reader: Reader): TextQuery {
  reader.at += 1
  const query = readAlternatives(reader)
  if (skipBlanks(reader) !== ')') throw new UnsupportedQuery(reader.text)
  reader.at += 1
  return query
}

/** Reads `:*` after a lexeme; weights there are not supported. */
function readSuffix(reader: Reader): boolean {
  if (reader.text[reader.at] !== ':') return false
  if (reader.text[reader.at + 1] !== '*') throw new UnsupportedQuery(reader.text)
  reader.at += 2
  return true
}

/**
 * Returns the distinct words of a query for ts_rank, in the order in which PostgreSQL adds them up. ts_rank treats a query whose outermost
 * operator is `&` differently, which is not supported here; other queries count as alternatives, whatever they contain.
 */
export function rankedOperands(query: TextQuery | null): Operand[] {
  if (query && 'operator' in query && query.operator === '&') throw new UnsupportedQuery('rank')
  const byText = new Map<string, Operand>()
  for (const operand of query ? operandsOf(query) : []) {
    const known = byText.get(operand.lexeme)
    if (known && known.isPrefix !== operand.isPrefix) throw new UnsupportedQuery('rank')
    byText.set(operand.lexeme, operand)
  }
  return [...byText.values()].sort((a, b) => (a.lexeme < b.lexeme ? -1 : 1))
}

function* operandsOf(query: TextQuery): Generator<Operand> {
  if ('lexeme' in query) yield query
  else for (const part of query.parts) yield* operandsOf(part)
}
