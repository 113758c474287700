/** Finds GraphQL documents in TypeScript and JavaScript: tagged templates, templates marked with a comment, and plain templates that contain a document. */
import { isExecutableDefinitionNode, parse } from 'graphql'

export interface EmbeddedDocument {
  start: number
  end: number
  /** Why the template is skipped; null if it can be read as a document. */
  skipped: string | null
  /** The quote around a document that is an ordinary string, which must stay on one line. */
  quote?: string
}

/** Replaces interpolations. GraphQL ignores this character, and the edits do not treat it as removable white space. */
const MASK = '\uFEFF'
const TAGGED = /(?:\b(?:gql|graphql)\s*\(?\s*|\/\*\s*GraphQL\s*\*\/\s*)$/

/** How generated code writes the `$` of a variable. The backslash is masked by a space, because it is removed together with its variable. */
const ESCAPED_DOLLAR = /\\\$(?!\{)/g

/** Returns the document with its interpolations and its escapes of `$` masked; positions stay the same. */
export function maskInterpolations(source: string, { start, end }: EmbeddedDocument): string {
  const interpolations = [...findInterpolations(source, start, end)]
  let masked = source.slice(start, end).replace(ESCAPED_DOLLAR, ' $')
  for (const span of interpolations) {
    const [from, to] = [span.start - start, span.end - start]
    masked = masked.slice(0, from) + MASK.repeat(to - from) + masked.slice(to)
  }
  return masked
}

export function findTemplates(source: string): EmbeddedDocument[] {
  const found: EmbeddedDocument[] = []
  let at = 0
  while (at < source.length) {
    const next = skipToken(source, at)
    if (source[at] === '`') found.push(...readTemplate(source, at, next))
    else if (isQuoted(source, at, next) && isDocument(source.slice(at + 1, next - 1)))
      found.push({ start: at + 1, end: next - 1, skipped: null, quote: source[at] ?? '' })
    at = next
  }
  return found
}

/** Returns the document that a template is, or those inside its interpolations. */
function readTemplate(source: string, at: number, next: number): EmbeddedDocument[] {
  const [start, end] = [at + 1, next - 1]
  const isTagged = TAGGED.test(source.slice(Math.max(0, at - 40), at))
  const skipped = reasonToSkip(source, start, end)
  if (isTagged || (!skipped && isDocument(maskInterpolations(source, { start, end, skipped })))) return [{ start, end, skipped }]
  return [...findInterpolations(source, start, end)].flatMap((span) => findNestedTemplates(source, span))
}

/** Returns whether a string without escapes begins here; one with escapes is read as it is written, and would not parse. */
const isQuoted = (source: string, at: number, next: number) =>
  /["']/.test(source[at] ?? '') && next > at + 2 && !source.slice(at, next).includes('\\')

/** Returns whether an untagged template contains a GraphQL document: it begins like one, and can be parsed. */
function isDocument(text: string): boolean {
  if (!/^(?:[\s,\uFEFF]|#[^\n]*\n)*(?:query|mutation|subscription|fragment)\b[^;]*\{/.test(text)) return false
  try {
    return parse(text).definitions.every(isExecutableDefinitionNode)
  } catch {
    return false
  }
}

/** Finds documents inside an interpolation of an ordinary template. */
const findNestedTemplates = (source: string, span: { start: number; end: number }) =>
  findTemplates(source.slice(span.start + 2, span.end - 1)).map(({ start, end, skipped }) => ({
    start: start + span.start + 2,
    end: end + span.start + 2,
    skipped,
  }))

/** Returns why a template is skipped. Interpolations between definitions are fragments and can stay; one inside a definition could change its meaning. */
function reasonToSkip(source: string, start: number, end: number): string | null {
  if (source.slice(start, end).replace(ESCAPED_DOLLAR, '$').includes('\\')) return 'it contains escapes'
  for (const span of findInterpolations(source, start, end)) {
    const before = source.slice(start, span.start).replace(/\$\{[^}]*\}/g, '')
    const depth = before.split('{').length - before.split('}').length
    const round = before.split('(').length - before.split(')').length
    if (depth !== 0 || round !== 0) return 'an interpolation stands inside a definition'
  }
  return null
}

export function* findInterpolations(source: string, start: number, end: number): Generator<{ start: number; end: number }> {
  for (let at = start; at < end; at++) {
    if (source[at] === '\\') at++
    if (source[at] !== '$' || source[at + 1] !== '{') continue
    const close = closingBrace(source, at + 2)
    yield { start: at, end: close }
    at = close - 1
  }
}

/** Returns the position after the brace that closes an interpolation that began before `from`. */
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

/** Returns the position after the comment, string, regular expression or template that begins here, or else after one character. */
export function skipToken(source: string, at: number): number {
  const rest = source.slice(at, at + 2)
  if (rest === '//') return positionAfter(source, '\n', at)
  if (rest === '/*') return positionAfter(source, '*/', at + 2)
  const character = source[at]
  if (character === '"' || character === "'") return skipString(source, at, character)
  if (character === '`') return skipTemplate(source, at)
  if (character === '/' && /(?:^|[=(,:;!&|?{}[]|\breturn)\s*$/.test(source.slice(Math.max(0, at - 20), at)))
    return skipString(source, at, '/')
  return at + 1
}

function positionAfter(source: string, mark: string, from: number): number {
  const found = source.indexOf(mark, from)
  return found < 0 ? source.length : found + mark.length
}

/** Returns the position after a string, which must end on its line. Otherwise the quote is an apostrophe in JSX text, and only that character is skipped. */
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
