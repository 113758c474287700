/** Finds the requests in a collection of Postman. */
import type { JsonNode } from '../../../codemod/json.js'
import { readAddress, toApiAddress } from './address.js'
import type { SentData } from './judge.js'
import type { FoundRequests } from './request-files.js'

type Leaf = Extract<JsonNode, { kind: 'leaf' }>

const memberOf = (node: JsonNode | undefined, key: string): JsonNode | undefined =>
  node?.kind === 'object' ? node.members.find((member) => member.key === key)?.value : undefined

const textOf = (node: JsonNode | undefined): string | null =>
  node?.kind === 'leaf' && typeof node.value === 'string' ? node.value : null

export const isPostmanCollection = (node: JsonNode): boolean =>
  memberOf(node, 'item')?.kind === 'array' && memberOf(node, 'info')?.kind === 'object'

export function findPostmanRequests(source: string, collection: JsonNode): FoundRequests {
  const found: FoundRequests = { calls: [], documents: [] }
  const visit = (node: JsonNode | undefined): void => {
    if (node?.kind === 'array') for (const value of node.values) visit(value)
    if (node?.kind !== 'object') return
    const request = memberOf(node, 'request')
    if (request) addRequest(found, source, request)
    visit(memberOf(node, 'item'))
  }
  visit(collection)
  return found
}

function addRequest(found: FoundRequests, source: string, request: JsonNode): void {
  const url = request.kind === 'object' ? memberOf(request, 'url') : request
  const raw = (url?.kind === 'object' ? memberOf(url, 'raw') : url) as Leaf | undefined
  const body = memberOf(request, 'body')
  const document = memberOf(memberOf(body, 'graphql'), 'query')
  const decoded = textOf(document)
  if (document && decoded !== null) found.documents.push({ start: document.start, end: document.end, decoded })
  if (!raw || textOf(raw) === null) return
  const address = readAddress(source, raw.start + 1, raw.end - 1)
  const api = toApiAddress(address, false)
  if (!api) return
  const method = textOf(memberOf(request, 'method')) ?? 'GET'
  const query = readQuery(memberOf(url, 'query'))
  found.calls.push({ offset: raw.start, method, address, api, query, body: readBody(body), isExplicit: true })
}

function readQuery(list: JsonNode | undefined): SentData {
  if (list?.kind !== 'array') return null
  const entries = list.values.flatMap((entry) => {
    const key = memberOf(entry, 'key')
    const name = textOf(key)
    return key && name
      ? [{ name, start: entry.start, end: entry.end, nameRange: { start: key.start + 1, end: key.end - 1 } }]
      : []
  })
  return { kind: 'entries', entries }
}

function readBody(body: JsonNode | undefined): SentData {
  const raw = memberOf(body, 'raw')
  const text = textOf(raw)
  if (!raw || !text?.trim()) return null
  try {
    JSON.parse(text)
    return { kind: 'json', text, offset: raw.start, canEdit: true, leaf: { start: raw.start, end: raw.end } }
  } catch {
    return { kind: 'unknown' }
  }
}
