/**
 * Limits of business rule expressions. The engine has none: one expression can loop forever or use
 * up all memory. This check refuses known dangers when a rule is written; the evaluating process is killed if
 * something gets past it.
 */

const MAX_LENGTH = 2000
const MAX_DEPTH = 50
/** The largest number of a range, such as [1..1000]. */
const MAX_RANGE = 1000
/** Functions that evaluate their second argument for each element of a list. */
const CLOSURES = new Set(['all', 'none', 'some', 'one', 'filter', 'map', 'flatMap', 'count'])

const RANGE = /^(-?\d{1,9})\.\.(-?\d{1,9})(?![\w.])/

/** An open bracket: which function it belongs to, and how many commas have followed it. */
interface Bracket {
  opener: string
  closure: boolean
  commas: number
}

const PAIRS: Record<string, string> = { ')': '(', ']': '[', '}': '{' }

/** Returns why an expression is refused; null if it is allowed. */
export function whyRefused(text: string): string | null {
  if (text.length > MAX_LENGTH) return `is longer than ${MAX_LENGTH} characters`
  const open: Bracket[] = []
  for (let at = 0; at < text.length; at++) {
    const character = text[at] as string
    if (character === '`') return 'must not contain `'
    if (character === '"' || character === "'") {
      const end = text.indexOf(character, at + 1)
      if (end < 0) return 'has a text without an end'
      at = end
      continue
    }
    const reason = whyBracketRefused(text, at, open) ?? whyRangeRefused(text, at, open)
    if (reason) return reason
  }
  return open.length ? `has a ${open.at(-1)?.opener} without an end` : null
}

function whyBracketRefused(text: string, at: number, open: Bracket[]): string | null {
  const character = text[at] as string
  if (character === ',') {
    const bracket = open.at(-1)
    if (bracket) bracket.commas++
    return null
  }
  if (character === '(' || character === '[' || character === '{') {
    const closure = character === '(' && CLOSURES.has(nameBefore(text, at))
    if (closure && isInClosure(open)) return 'looks through a list for each element of another list'
    open.push({ opener: character, closure, commas: 0 })
    return open.length > MAX_DEPTH ? `has more than ${MAX_DEPTH} brackets inside each other` : null
  }
  const opener = PAIRS[character]
  return opener && open.pop()?.opener !== opener ? `has a ${character} without a beginning` : null
}

const nameBefore = (text: string, at: number): string =>
  /([A-Za-z_]\w*)\s*$/.exec(text.slice(Math.max(0, at - 40), at))?.[1] ?? ''
const isInClosure = (open: readonly Bracket[]): boolean => open.some(({ closure, commas }) => closure && commas > 0)

/** Returns why a range is refused: it must have two small literal ends, and must not be created again for each element of a list. */
function whyRangeRefused(text: string, at: number, open: readonly Bracket[]): string | null {
  if (text[at] !== '.' || text[at + 1] !== '.') return null
  const before = /-?\d{1,9}\s*$/.exec(text.slice(Math.max(0, at - 20), at))?.[0] ?? ''
  const [, from, to] = RANGE.exec(`${before.trim()}..${text.slice(at + 2).trimStart()}`) ?? []
  if (from === undefined || to === undefined) return 'has a range whose ends are not plain numbers'
  if (Math.abs(Number(from)) > MAX_RANGE || Math.abs(Number(to)) > MAX_RANGE) return `has a range beyond ${MAX_RANGE}`
  return isInClosure(open) ? 'has a range for each element of a list' : null
}
