/** GraphQL inside TypeScript and JavaScript: tagged templates and templates marked with a comment. */
export interface Embedded {
  start: number
  end: number
  /** Why it cannot be read as a document; null when it can. */
  skipped: string | null
}

/** Ignored by GraphQL and no space to us, so that an interpolation is never taken for space that may go. */
const MASK = '\uFEFF'
const TAGGED = /(?:\b(?:gql|graphql)\s*\(?\s*|\/\*\s*GraphQL\s*\*\/\s*)$/

/** The document with its interpolations hidden; positions are those of the source. */
export function maskedText(source: string, { start, end }: Embedded): string {
  const text = [...spans(source, start, end)]
  let masked = source.slice(start, end)
  for (const span of text) {
    const [from, to] = [span.start - start, span.end - start]
    masked = masked.slice(0, from) + MASK.repeat(to - from) + masked.slice(to)
  }
  return masked
}

export function findTemplates(source: string): Embedded[] {
  const found: Embedded[] = []
  let at = 0
  while (at < source.length) {
    const next = skipToken(source, at)
    if (source[at] === '`') {
      const [start, end] = [at + 1, next - 1]
      if (TAGGED.test(source.slice(Math.max(0, at - 40), at))) found.push({ start, end, skipped: whySkipped(source, start, end) })
      else for (const span of spans(source, start, end)) found.push(...shifted(source, span))
    }
    at = next
  }
  return found
}

/** Documents inside an interpolation of an ordinary template. */
const shifted = (source: string, span: { start: number; end: number }) =>
  findTemplates(source.slice(span.start + 2, span.end - 1)).map(({ start, end, skipped }) => ({
    start: start + span.start + 2,
    end: end + span.start + 2,
    skipped,
  }))

/** Only fragments that stand beside the definitions can be left alone; anything else changes what the document means. */
function whySkipped(source: string, start: number, end: number): string | null {
  if (source.slice(start, end).includes('\\')) return 'it contains escapes'
  for (const span of spans(source, start, end)) {
    const before = source.slice(start, span.start).replace(/\$\{[^}]*\}/g, '')
    const depth = before.split('{').length - before.split('}').length
    const round = before.split('(').length - before.split(')').length
    if (depth !== 0 || round !== 0) return 'an interpolation stands inside a definition'
  }
  return null
}

function* spans(source: string, start: number, end: number): Generator<{ start: number; end: number }> {
  for (let at = start; at < end; at++) {
    if (source[at] === '\\') at++
    if (source[at] !== '$' || source[at + 1] !== '{') continue
    const close = closingBrace(source, at + 2)
    yield { start: at, end: close }
    at = close - 1
  }
}

/** The position after the brace that closes what began before `from`. */
function closingBrace(source: string, from: number): number {
  let depth = 1
  let at = from
  while (at < source.length && depth > 0) {
    if (source[at] === '{') depth++
    if (source[at] === '}') depth--
    at = skipToken(source, at)
  }
  return at
}

/** The position after the comment, string, pattern or template that begins here, else after one character. */
function skipToken(source: string, at: number): number {
  const rest = source.slice(at, at + 2)
  if (rest === '//') return until(source, '\n', at)
  if (rest === '/*') return until(source, '*/', at + 2)
  const character = source[at]
  if (character === '"' || character === "'") return skipString(source, at, character)
  if (character === '`') return skipTemplate(source, at)
  if (character === '/' && /(?:^|[=(,:;!&|?{}[]|\breturn)\s*$/.test(source.slice(Math.max(0, at - 20), at)))
    return skipString(source, at, '/')
  return at + 1
}

function until(source: string, mark: string, from: number): number {
  const found = source.indexOf(mark, from)
  return found < 0 ? source.length : found + mark.length
}

/** An apostrophe in the text of a page opens no string: a string ends on its line. */
function skipString(source: string, at: number, quote: string): number {
  for (let i = at + 1; i < source.length && source[i] !== '\n'; i++) {
    if (source[i] === '\\') i++
    else if (source[i] === quote) return i + 1
  }
  return at + 1
}

function skipTemplate(source: string, from: number): number {
  let at = from + 1
  while (at < source.length && source[at] !== '`') {
    if (source[at] === '\\') at += 2
    else if (source[at] === '$' && source[at + 1] === '{') at = closingBrace(source, at + 2)
    else at++
  }
  return at + 1
}
