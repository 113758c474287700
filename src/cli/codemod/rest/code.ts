/** Finds REST calls in source code: `fetch`, axios, got, ky, the typed client of the server, and the HTTP clients of other languages. */
import { type Address, type ApiAddress, readJoinedAddress, toApiAddress } from './address.js'
import type { CodeCall, SentData } from './judge.js'
import { type CodeMember, type CodeNode, readMember, readValue, splitAtCommas } from './literal.js'
import type { CodeScan, StringToken } from './scan.js'

/** `axios.post(`, `$client->patch(`, `Http::get(`, `wp_remote_post(`, `requests.put(`, `PostAsJsonAsync(`. */
const VERB_CALL = /(?:[.>:]\s*|\bwp_remote_)(get|post|put|patch|delete)(?:AsJson)?(?:Async)?\s*(?:<[^()]*>)?\(\s*$/i
/** `fetch(`, `axios(`, `got(`, `ky(`, `client.request(`, `shop.call(`. */
const OPEN_CALL =
  /(?:\b|\$)(?:\w*fetch\w*|axios|got|ky|request|call|pages|curl_init|file_get_contents|NewRequest\w*|wp_remote_request)\s*(?:<[^()]*>)?\(\s*(?:new\s+(?:URL|Request)\s*\(\s*)?$/i
const METHOD_BEFORE = /\(\s*(?:new\s+)?(?:\w+\.)?["']?(GET|POST|PUT|PATCH|DELETE)["']?\s*,\s*$/i
const URL_KEY = /["']?\b(?:url|uri|path|endpoint)\b["']?\s*(?::|=>)\s*$/i
/** What may precede the quote: the prefix of an interpolated string, and the first part of a concatenated URL, such as `base +`. */
const STRING_PREFIX = /(?<![\w$])(?:[fFrRbBu]{1,2}|\$@?|@\$?)$/
const JOINED_BEFORE = /[\w$]+(?:(?:->|::|\?\.|\.)\w+|\[[^\]]*\]|\([^()]*\))*\s*(?:\+|\.)\s*$/

const QUERY_KEYS = ['params', 'searchParams', 'query', 'qs', 'queryParams']
const BODY_KEYS = ['body', 'data', 'json', 'payload', 'form_params']
const OPTION_KEYS = new Set([...QUERY_KEYS, ...BODY_KEYS, 'method', 'headers', 'path', 'header'])

export function findCalls(scan: CodeScan): CodeCall[] {
  const consumed = new Set<number>()
  return scan.strings.flatMap((token) => {
    if (consumed.has(token.start)) return []
    const address = readJoinedAddress(scan, token)
    for (const literal of address.literals) consumed.add(literal)
    const call = readCall(scan, token, address)
    return call ? [call] : []
  })
}

function readCall(scan: CodeScan, token: StringToken, address: Address): CodeCall | null {
  const opening = token.start - 1
  const text = scan.source.slice(Math.max(0, opening - 200), opening)
  const before = text.replace(STRING_PREFIX, '').replace(JOINED_BEFORE, '')
  const isKeyed = URL_KEY.test(before)
  const verb = VERB_CALL.exec(before)?.[1] ?? METHOD_BEFORE.exec(before)?.[1] ?? null
  const isCall = verb !== null || isKeyed || OPEN_CALL.test(before)
  const explicit = toApiAddress(address, false)
  const api = explicit ?? (isCall ? toApiAddress(address, true) : null)
  if (!api) return null
  const call = { offset: token.start, address, api, isExplicit: explicit !== null }
  // A URL that already has a query is for reading.
  if (!isCall) return { ...call, method: api.method ?? (api.queryAt < 0 ? null : 'GET'), query: null, body: null }
  const options = readOptions(scan, token, address, { isKeyed, before })
  return { ...call, ...describeCall(options, verb ?? api.method, api) }
}

interface CallOptions {
  members: CodeMember[]
  /** The first argument after the URL. */
  first: CodeNode | null
  /** Whether some argument, or a part of one, is only known at run time. */
  isOpen: boolean
}

function readOptions(
  scan: CodeScan,
  { brackets, start }: StringToken,
  address: Address,
  { isKeyed, before }: { isKeyed: boolean; before: string },
): CallOptions {
  if (/curl_init\s*\(\s*$/.test(before)) return readCurlOptions(scan, start)
  const open = /new\s+URL\s*\(\s*$/.test(before) ? brackets.at(-2) : brackets.at(-1)
  const close = open === undefined ? undefined : scan.closings.get(open)
  if (open === undefined || close === undefined) return { members: [], first: null, isOpen: true }
  const parts = splitAtCommas(scan, open + 1, close)
  if (isKeyed) {
    const members = parts.map((part) => readMember(scan, part))
    const known = members.flatMap((member) => member ?? [])
    return { members: known, first: null, isOpen: known.length < members.length }
  }
  const end = address.ends.at(-1) ?? start
  const behind = parts.filter((part) => part.start > end)
  const named = behind.map((part) => (/^\w+\s*=/.test(scan.source.slice(part.start, part.end)) ? readMember(scan, part) : null))
  const values = behind.filter((_, i) => !named[i]).map((part) => readValue(scan, part.start, part.end))
  const objects = values.filter((value) => value.kind === 'object')
  const members = [...named, ...objects.flatMap((value) => value.members as CodeMember[])].flatMap((member) => member ?? [])
  return { members, first: values[0] ?? null, isOpen: values.some(({ isUnknown }) => isUnknown) }
}

/** Reads the options that PHP sets one by one: `curl_setopt($ch, CURLOPT_CUSTOMREQUEST, 'PATCH')`, or in an array. */
function readCurlOptions(scan: CodeScan, from: number): CallOptions {
  const end = scan.source.indexOf('curl_exec', from)
  const until = end < 0 ? scan.source.length : end
  const text = scan.source.slice(from, until)
  const method =
    /CURLOPT_CUSTOMREQUEST\s*(?:,|=>)\s*["'](\w+)["']/.exec(text)?.[1] ?? (/CURLOPT_POST\w*/.test(text) ? 'POST' : 'GET')
  const fields = /CURLOPT_POSTFIELDS\s*(?:,|=>)\s*/.exec(text)
  const members: CodeMember[] = [textMember('method', method, from)]
  if (fields) {
    const start = from + fields.index + fields[0].length
    const close = scan.source.slice(start, until).search(/\)\s*;|,\s*\n|\]\s*\)/)
    const value = readValue(scan, start, close < 0 ? until : start + close + 1)
    members.push({ key: 'body', start, keyEnd: start, end: value.end, value, style: 'bare' })
  }
  return { members, first: null, isOpen: false }
}

const textMember = (key: string, value: string, at: number): CodeMember => ({
  key,
  start: at,
  keyEnd: at,
  end: at,
  value: { kind: 'leaf', start: at, end: at, value },
  style: 'bare',
})

function describeCall(options: CallOptions, verb: string | null, api: ApiAddress): Pick<CodeCall, 'method' | 'query' | 'body'> {
  const { members, first, isOpen } = options
  const find = (keys: readonly string[]) => members.find(({ key }) => keys.includes(key))
  const hasOptions = members.some(({ key }) => OPTION_KEYS.has(key))
  const named = find(['method', 'type'])?.value
  const given = named?.kind === 'leaf' && typeof named.value === 'string' ? named.value : null
  const method = verb ?? api.method ?? given ?? (named || isOpen ? null : 'GET')
  const isWrite = /^(?:post|put|patch)$/i.test(method ?? '')
  const query = toSent(find(QUERY_KEYS)?.value)
  // A client such as axios takes the body as the second argument, and no options with it.
  const positional = isWrite && first && !hasOptions ? first : undefined
  const body = toSent(find(BODY_KEYS)?.value ?? positional)
  const unknown: SentData = { kind: 'unknown' }
  return { method, query: query ?? (isOpen && !isWrite ? unknown : null), body: body ?? (isOpen ? unknown : null) }
}

function toSent(node: CodeNode | undefined): SentData {
  if (!node) return null
  if (node.kind !== 'leaf') return { kind: 'code', node }
  if (typeof node.value !== 'string') return { kind: 'unknown' }
  const isJson = /^\s*[{[]/.test(node.value)
  if (!isJson) return { kind: 'unknown' }
  const hasEscapes = node.value.includes('\\')
  const text = hasEscapes ? node.value.replace(/\\(["'\\])/g, '$1') : node.value
  return { kind: 'json', text, offset: node.start, canEdit: !hasEscapes }
}
