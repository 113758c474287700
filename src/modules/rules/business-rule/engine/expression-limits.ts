/**
 * What an expression of a business rule may look like. The engine has no limits of its own: one expression can keep it busy for ever or use
 * up all memory. This check refuses what is known to be dangerous when a rule is written; the process that evaluates rules is killed when
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

/** The reason why an expression is refused; null when it is allowed. */
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

/** A range has two small literal ends, and is not created again for each element of a list. */
function whyRangeRefused(text: string, at: number, open: readonly Bracket[]): string | null {
  if (text[at] !== '.' || text[at + 1] !== '.') return null
  const before = /-?\d{1,9}\s*$/.exec(text.slice(Math.max(0, at - 20), at))?.[0] ?? ''
  const [, from, to] = RANGE.exec(`${before.trim()}..${text.slice(at + 2).trimStart()}`) ?? []
  if (from === undefined || to === undefined) return 'has a range whose ends are not plain numbers'
  if (Math.abs(Number(from)) > MAX_RANGE || Math.abs(Number(to)) > MAX_RANGE) return `has a range beyond ${MAX_RANGE}`
  return isInClosure(open) ? 'has a range for each element of a list' : null
}
