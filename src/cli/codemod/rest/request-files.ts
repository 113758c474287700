/** Finds the requests in files of HTTP clients: `.http` and `.rest`, and those of Bruno. */
import { readAddress, toApiAddress } from './address.js'
import type { CodeCall, SentData } from './judge.js'

/** A GraphQL document in a file of requests. */
interface FoundDocument {
  start: number
  end: number
  /** The document, if the file has it as a string of JSON. */
  decoded?: string
}

export interface FoundRequests {
  calls: CodeCall[]
  documents: FoundDocument[]
}

const REQUEST_LINE = /^[ \t]*(?:(GET|POST|PUT|PATCH|DELETE)[ \t]+)?(\S*\/v2\/\S*)/im

export function findHttpFileRequests(source: string): FoundRequests {
  const found: FoundRequests = { calls: [], documents: [] }
  for (const { start, end } of splitRequests(source)) {
    const text = source.slice(start, end)
    const line = REQUEST_LINE.exec(text)
    if (!line) continue
    const [method, target = ''] = [line[1]?.toUpperCase() ?? 'GET', line[2]]
    const at = start + line.index + line[0].length - target.length
    // A query may continue in the next lines, each beginning with ? or &.
    const more = /^(?:\s*\n[ \t]+[?&]\S+)*/.exec(source.slice(at + target.length, end))?.[0] ?? ''
    const lineEnd = source.indexOf('\n', at + target.length + more.length)
    const blank = lineEnd < 0 ? -1 : /\n[ \t]*\r?\n/.exec(source.slice(lineEnd, end))?.index
    const bodyStart = blank === undefined || blank < 0 ? end : lineEnd + blank
    addRequest(found, source, { method, start: at, end: at + target.length, bodyStart, bodyEnd: end, more })
  }
  return found
}

function splitRequests(source: string): { start: number; end: number }[] {
  const marks = [...source.matchAll(/^###.*$/gm)]
  const starts = [0, ...marks.map(({ index, 0: mark }) => index + mark.length)]
  return starts.map((start, i) => ({ start, end: marks[i]?.index ?? source.length }))
}

interface RequestText {
  method: string
  start: number
  end: number
  bodyStart: number
  bodyEnd: number
  more?: string
  query?: SentData
}

function addRequest(
  found: FoundRequests,
  source: string,
  { method, start, end, bodyStart, bodyEnd, more, ...rest }: RequestText,
): void {
  const address = readAddress(source, start, end)
  const api = toApiAddress(address, false)
  const body = trimRange(source, bodyStart, bodyEnd)
  if (!api) {
    if (
      /\/graphql\b/.test(address.text) &&
      /^(?:query|mutation|subscription|fragment|\{\s*\w)/.test(source.slice(body.start, body.end))
    )
      found.documents.push(body)
    return
  }
  const query: SentData = more?.trim() ? { kind: 'unknown' } : (rest.query ?? null)
  found.calls.push({ offset: start, method, address, api, query, body: toSent(source, body), isExplicit: true })
}

function trimRange(source: string, start: number, end: number): FoundDocument {
  const text = source.slice(start, end)
  const from = start + text.length - text.trimStart().length
  return { start: from, end: Math.max(from, start + text.trimEnd().length) }
}

function toSent(source: string, { start, end }: FoundDocument): SentData {
  if (start >= end) return null
  const text = source.slice(start, end)
  if (!/^[{[]/.test(text)) return { kind: 'unknown' }
  // A variable such as {{shop}} can have any value; a string of the same length keeps all positions.
  const readable = text.replace(/\{\{[^}]*\}\}/g, (variable, at: number) =>
    isInString(text, at) ? 'x'.repeat(variable.length) : `"${'x'.repeat(variable.length - 2)}"`,
  )
  try {
    JSON.parse(readable)
    // An entry of `sources` repeats a value, so it is not written if it contains a variable.
    return { kind: 'json', text: readable, offset: start, canEdit: readable === text || !text.includes('"source"') }
  } catch {
    return { kind: 'unknown' }
  }
}

const isInString = (text: string, at: number) => (text.slice(0, at).replace(/\\./g, '').match(/"/g)?.length ?? 0) % 2 === 1

const BLOCK = /^([\w:-]+)\s*\{[ \t]*\r?\n([\s\S]*?)^\}/gm

/** Finds the request in a Bruno file: a block of the method with its URL, and blocks of the query and the body. */
export function findBrunoRequests(source: string): FoundRequests {
  const found: FoundRequests = { calls: [], documents: [] }
  const blocks = new Map([...source.matchAll(BLOCK)].map((match) => [match[1] ?? '', blockRange(match)]))
  const method = ['get', 'post', 'put', 'patch', 'delete'].find((name) => blocks.has(name))
  const request = blocks.get(method ?? '')
  const document = blocks.get('body:graphql')
  if (document) found.documents.push(trimRange(source, document.start, document.end))
  const url = request && /^[ \t]*url:[ \t]*(\S+)/m.exec(source.slice(request.start, request.end))
  if (!method || !url) return found
  const start = request.start + url.index + url[0].length - (url[1]?.length ?? 0)
  const body = blocks.get('body:json') ?? blocks.get('body')
  const query = readQueryBlock(source, blocks.get('params:query') ?? blocks.get('query'))
  const [bodyStart, bodyEnd] = [body?.start ?? 0, body?.end ?? 0]
  addRequest(found, source, {
    method: method.toUpperCase(),
    start,
    end: start + (url[1]?.length ?? 0),
    bodyStart,
    bodyEnd,
    query,
  })
  return found
}

/** Reads the lines `name: value` of a block; a `~` disables one. */
function readQueryBlock(source: string, block: FoundDocument | undefined): SentData {
  if (!block) return null
  const lines = [...source.slice(block.start, block.end).matchAll(/^([ \t]*)(~?)([^\s:~]+):.*$/gm)]
  const entries = lines.map(({ index, 0: line, 1: indent = '', 2: mark = '', 3: name = '' }) => {
    const start = block.start + index + indent.length
    const nameStart = start + mark.length
    const nameRange = { start: nameStart, end: nameStart + name.length }
    return { name, start, end: block.start + index + line.trimEnd().length, nameRange }
  })
  return { kind: 'entries', entries }
}

const blockRange = ({ index, 0: whole, 2: inner = '' }: RegExpMatchArray) => {
  const start = (index ?? 0) + whole.length - 1 - inner.length
  return { start, end: start + inner.length }
}
