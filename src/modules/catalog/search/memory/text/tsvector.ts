/** Reads tsvectors in their text form, such as `'zaag':1A,5D 'zagen':2B`, with everything that ts_rank computes from a single lexeme. */

/**
 * Called with each lexeme and its score: the part of ts_rank that depends on its positions and their weights. The lexeme is the part of the text between
 * two places, or `word` if it has characters that are written otherwise there. So most of them need no string of their own.
 */
type Visit = (from: number, to: number, word: string | null, score: number) => void

const QUOTE = 39
const COLON = 58
const BACKSLASH = 92
const COMMA = 44
const [A, C] = [65, 67]
const [ZERO, NINE] = [48, 57]
const round = Math.fround

/** The weights of a vector in the order of PostgreSQL: D, C, B, A. */
export type Weights = readonly [number, number, number, number]

/** Visits the lexemes of the vector and returns its length, as ts_rank counts it: positions, and lexemes without a position. */
export function readVector(text: string, weights: Weights, visit: Visit): number {
  let at = 0
  let length = 0
  while (at < text.length) {
    const end = endOfLexeme(text, at)
    const start = at + 1
    at = end + 1
    const score: Score = { sum: 0, best: -1, bestAt: 0, count: 0 }
    if (text.charCodeAt(at) === COLON) at = readPositions(text, at + 1, weights, score)
    else addPosition(score, weights[0])
    length += score.count
    visit(start, end, isQuoted(text, start, end) ? unquote(text.slice(start, end)) : null, finish(score))
    at += 1
  }
  return length
}

/** Returns the position of the quote that ends the lexeme whose first quote is at `start`. A quote inside a lexeme is doubled. */
function endOfLexeme(text: string, start: number): number {
  let end = text.indexOf("'", start + 1)
  while (text.charCodeAt(end + 1) === QUOTE) end = text.indexOf("'", end + 2)
  return end
}

/** Returns true if a lexeme has quotes or backslashes, which are doubled. */
function isQuoted(text: string, start: number, end: number): boolean {
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i)
    if (code === QUOTE || code === BACKSLASH) return true
  }
  return false
}

const unquote = (lexeme: string): string => lexeme.replaceAll("''", "'").replaceAll('\\\\', '\\')

interface Score {
  sum: number
  best: number
  bestAt: number
  count: number
}

/** Adds a position in single precision, as PostgreSQL does: every step is rounded. */
function addPosition(score: Score, weight: number): void {
  const { count } = score
  score.sum = round(score.sum + round(weight / ((count + 1) * (count + 1))))
  if (weight > score.best) {
    score.best = weight
    score.bestAt = count
  }
  score.count = count + 1
}

const finish = ({ sum, best, bestAt }: Score): number => round(round(best + sum) - round(best / ((bestAt + 1) * (bestAt + 1))))

/** Reads positions such as `1A,5` and returns where they end. A position without a letter has weight D. */
function readPositions(text: string, start: number, weights: Weights, score: Score): number {
  let at = start
  for (;;) {
    while (isDigit(text.charCodeAt(at))) at += 1
    const letter = text.charCodeAt(at)
    const isWeight = letter >= A && letter <= C
    addPosition(score, (isWeight ? weights[3 - (letter - A)] : weights[0]) as number)
    if (isWeight) at += 1
    if (text.charCodeAt(at) !== COMMA) return at
    at += 1
  }
}

const isDigit = (code: number) => code >= ZERO && code <= NINE
