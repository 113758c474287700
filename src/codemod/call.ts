/** Migrates a REST call: its address with the query, and its body. */
import { changeData } from './data.js'
import { applyEdits } from './edits.js'
import { parseJson } from './json.js'
import { findOperationItems, findParameterItems, planProperty, shapeOfPayload } from './payload.js'
import { type Finding, type InputPlan, leaveToHuman } from './plan.js'
import type { PublishedContract, PublishedItem } from './published.js'

/** `endpoint` is a method and a path with its query, such as `GET /v2/taxes?shopId=1`. */
export interface RestCall {
  endpoint: string
  /** The body as JSON text; empty when there is none. */
  body: string
}

export interface MigratedCall extends RestCall {
  findings: Finding[]
}

const REQUEST_LINE = /^\s*(GET|POST|PUT|PATCH|DELETE)\s+(\S+)(?:\s+HTTP\/[\d.]+)?\s*$/i
const HEADER = /^[\w-]+:\s/

/** Reads a call as editors and protocols write it: the request line, headers, an empty line, the body. Null if the text is not a call. */
export function readCall(text: string): RestCall | null {
  const [first = '', ...rest] = text.trim().split('\n')
  const [, method = '', address = ''] = REQUEST_LINE.exec(first) ?? []
  if (!address) return null
  const start = rest.findIndex((line) => !HEADER.test(line))
  const body = start < 0 ? '' : rest.slice(start).join('\n').trim()
  return { endpoint: `${method.toUpperCase()} ${toPath(address)}`, body }
}

/** Returns the path and query of a URL, which may begin with a server or with a variable such as `{{server}}`. */
const toPath = (address: string) => address.replace(/^(?:https?:\/\/[^/]+|\{\{\w+\}\}|\$\w+)(?=\/)/i, '')

export function migrateCall(published: PublishedContract, { endpoint, body }: RestCall): MigratedCall {
  const operations = findOperationItems(published, endpoint).map((item) => toFinding(item, leaveToHuman(item)))
  const query = migrateQuery(published, endpoint)
  const { edits, findings } = body
    ? changeData(body, parseJson(body), shapeOfPayload(published, endpoint))
    : { edits: [], findings: [] }
  return {
    endpoint: query.endpoint,
    body: applyEdits(body, edits),
    findings: [...operations, ...query.findings, ...findings],
  }
}

/** Renames deprecated query parameters or leaves them out. Other changes of a value are left to a human. */
function migrateQuery(published: PublishedContract, endpoint: string): { endpoint: string; findings: Finding[] } {
  const [address = '', query = ''] = endpoint.split('?')
  const parameters = query.split('&').filter(Boolean)
  const names = parameters.map((parameter) => parameter.split('=')[0] ?? '')
  const items = findParameterItems(published, endpoint)
  const findings: Finding[] = []
  const changed = parameters.flatMap((parameter, i) => {
    const name = names[i] ?? ''
    const item = items.get(name)
    if (!item) return [parameter]
    const plan = toQueryPlan(item, planProperty(item, name, names))
    findings.push(toFinding(item, plan))
    if (plan.kind === 'drop') return []
    return [plan.kind === 'rename' ? plan.name + parameter.slice(name.length) : parameter]
  })
  return { endpoint: changed.length ? `${address}?${changed.join('&')}` : address, findings }
}

const toQueryPlan = (item: PublishedItem, plan: InputPlan): InputPlan =>
  plan.kind === 'drop' || plan.kind === 'rename' ? plan : leaveToHuman(item)

const toFinding = (item: PublishedItem, { kind, how }: InputPlan): Finding => ({
  name: item.item,
  item,
  offset: 0,
  isFixed: kind !== 'human',
  how,
})
