/** Splits source code into strings, brackets and the rest, without parsing it: enough to find requests in several languages. */
import { skipToken } from '../templates.js'

export interface StringToken {
  /** The content, without its quotes. */
  start: number
  end: number
  quote: string
  /** The positions of the open brackets around it, the innermost last. */
  brackets: readonly number[]
}

export interface CodeScan {
  source: string
  strings: StringToken[]
  /** Opening bracket → closing bracket. */
  closings: ReadonlyMap<number, number>
  /** Start of a string, comment or regular expression → the position after it. */
  skips: ReadonlyMap<number, number>
}

type SkipToken = (source: string, at: number) => number

const PAIRS: Record<string, string> = { ')': '(', ']': '[', '}': '{' }

export function scanCode(source: string, skip: SkipToken): CodeScan {
  const strings: StringToken[] = []
  const closings = new Map<number, number>()
  const skips = new Map<number, number>()
  const open: number[] = []
  for (let at = 0; at < source.length; ) {
    const character = source[at] ?? ''
    const next = skip(source, at)
    if (next > at + 1) {
      skips.set(at, next)
      if (/["'`]/.test(character)) strings.push(readString(source, at, next, open))
    } else if ('([{'.includes(character)) open.push(at)
    else if (PAIRS[character] === source[open.at(-1) ?? -1]) closings.set(open.pop() ?? 0, at)
    at = next
  }
  return { source, strings, closings, skips }
}

function readString(source: string, start: number, end: number, open: readonly number[]): StringToken {
  const width = ['"""', "'''"].includes(source.slice(start, start + 3)) ? 3 : 1
  return { start: start + width, end: end - width, quote: source[start] ?? '', brackets: [...open] }
}

/** PHP, Python, Ruby, Go, Java, Kotlin and C#: comments of both kinds, strings that may have several lines. */
export const skipForeignToken: SkipToken = (source, at) => {
  const rest = source.slice(at, at + 3)
  if (rest.startsWith('//') || (source[at] === '#' && source[at + 1] !== '[')) return endOf(source, '\n', at)
  if (rest.startsWith('/*')) return endOf(source, '*/', at + 2)
  if (rest === '"""' || rest === "'''") return endOf(source, rest, at + 3)
  const quote = source[at] ?? ''
  if (!`"'\``.includes(quote) || quote === '') return at + 1
  for (let i = at + 1; i < source.length; i++) {
    if (source[i] === '\\') i++
    else if (source[i] === quote) return i + 1
  }
  return at + 1
}

export const skipScriptToken: SkipToken = skipToken

function endOf(source: string, mark: string, from: number): number {
  const found = source.indexOf(mark, from)
  return found < 0 ? source.length : found + mark.length
}
