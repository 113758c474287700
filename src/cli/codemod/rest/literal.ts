/** Reads object and array literals of code as data with positions. Values that are not literals are leaves without a value. */
import type { JsonMember, JsonNode } from '../../../codemod/json.js'
import type { CodeScan } from './scan.js'

export interface CodeMember extends JsonMember {
  /** `{ shopId }`, a bare key, or a quoted one: a new name is written the same way. */
  style: 'shorthand' | 'bare' | 'quoted'
}

export type CodeNode = JsonNode & {
  /** Whether parts of it are only known at run time: a variable, a spread, a computed key. */
  isUnknown?: boolean
}

const WRAPPER = /^(?:JSON\.stringify|json_encode|json\.dumps|new\s+URLSearchParams|array)\s*\(\s*/

/** Returns the value between two positions. */
export function readValue(scan: CodeScan, start: number, end: number): CodeNode {
  const { source, closings } = scan
  const from = skipSpace(scan, start, end)
  const wrapper = WRAPPER.exec(source.slice(from, Math.min(end, from + 60)))?.[0] ?? ''
  const isArray = wrapper.startsWith('array')
  const at = from + wrapper.length
  if (isArray) return readMembers(scan, from, at, closings.get(source.indexOf('(', from)) ?? end)
  const closing = closings.get(at)
  if (closing !== undefined && '{['.includes(source[at] ?? '') && (wrapper || isLast(scan, closing, end)))
    return readMembers(scan, at, at + 1, closing)
  const text = scan.strings.find(({ start: begin }) => begin === at + 1)
  if (text && text.end < end) return { kind: 'leaf', start: text.start, end: text.end, value: source.slice(text.start, text.end) }
  const isPlain = /^(?:null|true|false|-?\d[\d.]*)\s*$/.test(source.slice(at, end))
  return { kind: 'leaf', start: at, end, value: null, isUnknown: !isPlain }
}

/** Returns whether only white space and assertions such as `as const` follow a literal. */
const isLast = ({ source }: CodeScan, closing: number, end: number) =>
  /^\s*(?:(?:as|satisfies)\s[^,]*|!)?[\s)]*$/.test(source.slice(closing + 1, end))

function readMembers(scan: CodeScan, start: number, from: number, to: number): CodeNode {
  const parts = splitAtCommas(scan, from, to)
  const members = parts.map((part) => readMember(scan, part))
  if (members.some(Boolean) || scan.source[start] === '{') {
    const known = members.flatMap((member) => member ?? [])
    return { kind: 'object', start, end: to + 1, members: known, isUnknown: known.length < members.length }
  }
  return { kind: 'array', start, end: to + 1, values: parts.map((part) => readValue(scan, part.start, part.end)) }
}

interface Part {
  start: number
  end: number
}

/** Returns the parts between commas, without nested ones. */
export function splitAtCommas(scan: CodeScan, from: number, to: number): Part[] {
  const parts: Part[] = []
  let start = from
  const add = (end: number) => {
    const begin = skipSpace(scan, start, end)
    const trimmed = scan.source.slice(begin, end).trimEnd().length
    if (trimmed > 0) parts.push({ start: begin, end: begin + trimmed })
    start = end + 1
  }
  for (let at = from; at < to; at = nextPosition(scan, at)) if (scan.source[at] === ',') add(at)
  add(to)
  return parts
}

const nextPosition = ({ closings, skips }: CodeScan, at: number) => skips.get(at) ?? (closings.get(at) ?? at) + 1

/** Returns the first position that is neither white space nor in a comment. */
function skipSpace({ source, skips }: CodeScan, from: number, to: number): number {
  let at = from
  while (at < to) {
    if (/\s/.test(source[at] ?? '')) at++
    else if (/^(?:\/[/*]|#)/.test(source.slice(at, at + 2)) && skips.has(at)) at = skips.get(at) ?? at + 1
    else return at
  }
  return at
}

const KEY = /^(?:(["'])([\w$.-]+)\1|([A-Za-z_$][\w$]*))\s*(=>|:(?!:)|=(?![=>]))\s*/

/** Returns a member of an object, or an argument with a name; null for a spread, a computed key or anything else. */
export function readMember(scan: CodeScan, { start, end }: Part): CodeMember | null {
  const text = scan.source.slice(start, end)
  if (/^[A-Za-z_$][\w$]*$/.test(text) && scan.source[start - 1] !== '$') {
    const value: CodeNode = { kind: 'leaf', start: end, end, value: null, isUnknown: true }
    return { key: text, start, keyEnd: end, end, value, style: 'shorthand' }
  }
  const [whole = '', quote, quoted, bare] = KEY.exec(text) ?? []
  const key = quoted ?? bare
  if (!key) return null
  const keyEnd = start + key.length + (quote ? 2 : 0)
  return { key, start, keyEnd, end, value: readValue(scan, start + whole.length, end), style: quote ? 'quoted' : 'bare' }
}
