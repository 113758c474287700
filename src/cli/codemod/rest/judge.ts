/** Finds the deprecated items of a REST call in some text, and the edits that replace them. */
import { changeData, type DataShape } from '../../../codemod/data.js'
import { applyEdits, type Edit, removalEdits } from '../../../codemod/edits.js'
import { type JsonNode, parseJson } from '../../../codemod/json.js'
import {
  findOperationItems,
  findParameterItems,
  listBodyNames,
  listParameterNames,
  planProperty,
  shapeOfPayload,
} from '../../../codemod/payload.js'
import { type Finding, leaveToHuman } from '../../../codemod/plan.js'
import type { PublishedContract, PublishedItem } from '../../../codemod/published.js'
import { type Address, type ApiAddress, rangeIn, UNKNOWN } from './address.js'
import type { CodeMember, CodeNode } from './literal.js'

interface TextRange {
  start: number
  end: number
}

/** A query parameter on its own line or in its own object. */
interface QueryEntry extends TextRange {
  name: string
  nameRange: TextRange
}

/** The data that a call sends: literals of code, JSON text at a position (which may itself be a string of JSON, `leaf`), a list of parameters, or something built elsewhere. */
export type SentData =
  | { kind: 'code'; node: CodeNode }
  | { kind: 'json'; text: string; offset: number; canEdit: boolean; leaf?: TextRange }
  | { kind: 'entries'; entries: readonly QueryEntry[] }
  | { kind: 'unknown' }
  | null

export interface CodeCall {
  /** The position at which the call is reported. */
  offset: number
  /** Null if the method is not known here. */
  method: string | null
  address: Address
  api: ApiAddress
  query: SentData
  body: SentData
  /** Whether the URL names the API itself, and not only a path below some base URL. */
  isExplicit: boolean
}

export interface Judgement {
  findings: Finding[]
  edits: Edit[]
  /** What could not be read, one sentence each. */
  unread: { offset: number; message: string }[]
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

export function judgeCall(published: PublishedContract, source: string, call: CodeCall): Judgement {
  const judgement: Judgement = { findings: [], edits: [], unread: [] }
  const path = call.api.path.replace(/\/$/, '')
  const [, , resource = ''] = path.split('/')
  if (resource.includes(UNKNOWN) || resource === '') {
    if (call.isExplicit) addUnread(judgement, call, 'the path of the request is built at run time')
    return judgement
  }
  const method = call.method ?? call.api.method
  const endpoints = (method ? [method.toUpperCase()] : METHODS).map((one) => `${one} ${path}`)
  for (const endpoint of endpoints) {
    for (const item of findOperationItems(published, endpoint)) addFinding(judgement, item, call.offset, leaveToHuman(item))
  }
  judgeQuery(published, source, call, endpoints, judgement)
  judgeBody(published, source, call, endpoints, judgement)
  return judgement
}

const addUnread = ({ unread }: Judgement, { offset }: CodeCall, message: string) => unread.push({ offset, message })

function addFinding({ findings }: Judgement, item: PublishedItem, offset: number, plan: { kind: string; how: string }) {
  const isKnown = findings.some((finding) => finding.item === item && finding.offset === offset)
  if (!isKnown) findings.push({ name: item.item, item, offset, isFixed: plan.kind !== 'human', how: plan.how })
}

const shown = (endpoint: string) => endpoint.replaceAll(UNKNOWN, '…')

interface Parameter {
  name: string
  offset: number
  /** Returns the edit that removes or renames it; null if it cannot be edited safely. */
  edit: (name: string | null) => Edit[] | null
}

function judgeQuery(
  published: PublishedContract,
  source: string,
  call: CodeCall,
  endpoints: readonly string[],
  judgement: Judgement,
): void {
  const parameters = [...parametersOfAddress(call), ...parametersOfData(source, call.query)]
  const names = parameters.map(({ name }) => name)
  for (const endpoint of endpoints) {
    const items = findParameterItems(published, `${endpoint}?${names.map((name) => `${name}=`).join('&')}`)
    for (const parameter of parameters) {
      const item = items.get(parameter.name)
      if (item) judgeParameter(judgement, parameter, item, names)
    }
  }
  const isBuiltElsewhere =
    call.query?.kind === 'unknown' || isPartlyUnknown(call.query) || names.some((name) => name.includes(UNKNOWN))
  const deprecated = [...new Set(endpoints.flatMap((endpoint) => listParameterNames(published, endpoint)))]
  if (isBuiltElsewhere && deprecated.length && call.isExplicit)
    addUnread(
      judgement,
      call,
      `${shown(endpoints[0] ?? '')}: a part of the query is built elsewhere; check it for ${deprecated.join(', ')}`,
    )
}

function judgeParameter(
  judgement: Judgement,
  { name, offset, edit }: Parameter,
  item: PublishedItem,
  names: readonly string[],
): void {
  const plan = planProperty(item, name, names)
  const isEditable = plan.kind === 'drop' || plan.kind === 'rename'
  const edits = isEditable ? edit(plan.kind === 'rename' ? plan.name : null) : null
  const isNew = !judgement.findings.some((finding) => finding.offset === offset)
  addFinding(judgement, item, offset, edits ? plan : { kind: 'human', how: isEditable ? plan.how : leaveToHuman(item).how })
  if (edits && isNew) judgement.edits.push(...edits)
}

const isPartlyUnknown = (data: SentData) => data?.kind === 'code' && data.node.isUnknown === true

function parametersOfAddress({ address, api }: CodeCall): Parameter[] {
  if (api.queryAt < 0) return []
  const parts = address.text.slice(api.queryAt).split(/[#\s]/)[0]?.split('&') ?? []
  let at = api.queryAt
  return parts.map((part, i) => {
    const [from, to] = [at, at + part.length]
    at = to + 1
    const name = part.split('=')[0] ?? ''
    const edit = (renamed: string | null): Edit[] | null => {
      if (renamed) {
        const range = rangeIn(address, from, from + name.length)
        return range && [{ ...range, text: renamed }]
      }
      const isOnly = parts.length === 1
      // The separator is removed, too: the `&` after the parameter, or the one before the last, or the `?` before the only one.
      const range = i < parts.length - 1 ? rangeIn(address, from, to + 1) : rangeIn(address, from - 1, to)
      return range && (isOnly || parts.length > 1) ? [{ ...range, text: '' }] : null
    }
    return { name: decodeURIComponentSafely(name), offset: address.starts[from] ?? 0, edit }
  })
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function parametersOfData(source: string, data: SentData): Parameter[] {
  if (data?.kind === 'entries')
    return data.entries.map(({ name, start, nameRange }, at) => ({
      name,
      offset: start,
      edit: (renamed) =>
        renamed ? [{ ...nameRange, text: renamed }] : removalEdits(source, data.entries, (index) => index === at),
    }))
  if (data?.kind !== 'code' || data.node.kind !== 'object') return []
  const { members } = data.node
  return members.map((member, at) => ({
    name: member.key,
    offset: member.start,
    edit: (renamed) =>
      renamed ? [renameMember(member as CodeMember, renamed)] : removalEdits(source, members, (index) => index === at),
  }))
}

const renameMember = ({ key, start, keyEnd, style }: CodeMember, name: string): Edit => {
  const text = style === 'shorthand' ? `${name}: ${key}` : name
  return style === 'quoted' ? { start: start + 1, end: keyEnd - 1, text } : { start, end: keyEnd, text }
}

function judgeBody(
  published: PublishedContract,
  source: string,
  call: CodeCall,
  endpoints: readonly string[],
  judgement: Judgement,
): void {
  const writing = endpoints.filter((endpoint) => !/^(?:GET|DELETE) /.test(endpoint))
  const names = [...new Set(writing.flatMap((endpoint) => listBodyNames(published, endpoint)))]
  if (!names.length) return
  for (const endpoint of writing) judgeSent(published, source, call.body, endpoint, judgement)
  const isBuiltElsewhere =
    call.body?.kind === 'unknown' || isUnreadable(call.body) || (call.body === null && call.method === null)
  if (isBuiltElsewhere && call.isExplicit)
    addUnread(
      judgement,
      call,
      `${shown(writing.join(' or '))}: a part of the body is built elsewhere; check it for ${names.join(', ')}`,
    )
}

/** Returns whether a literal has parts, at any depth, that are only known at run time and could be objects. */
function isUnreadable(data: SentData): boolean {
  const isOpen = (node: CodeNode): boolean => {
    if (node.kind === 'object')
      return node.isUnknown === true || node.members.some(({ value }) => value.kind !== 'leaf' && isOpen(value))
    return node.kind === 'array' ? node.values.some((value) => isOpen(value)) : node.isUnknown === true
  }
  return data?.kind === 'code' && isOpen(data.node)
}

function judgeSent(published: PublishedContract, source: string, sent: SentData, endpoint: string, judgement: Judgement): void {
  const shape = shapeOfPayload(published, endpoint)
  if (sent?.kind === 'json') judgeJson(sent, shape, judgement)
  if (sent?.kind !== 'code' || sent.node.kind === 'leaf') return
  const members = new Map(listMembers(sent.node).map((member) => [member.start, member]))
  const { edits, findings } = changeData(source, sent.node, onlySimplePlans(shape))
  for (const finding of findings) pushFinding(judgement, finding, 0, true)
  judgement.edits.push(...edits.map((edit) => styleEdit(edit, members)))
}

function judgeJson(sent: Extract<SentData, { kind: 'json' }>, shape: DataShape, judgement: Judgement): void {
  const node = parseOrNull(sent.text)
  if (!node) return
  const { edits, findings } = changeData(sent.text, node, shape)
  for (const finding of findings)
    pushFinding(judgement, sent.leaf ? { ...finding, offset: 0 } : finding, sent.offset, sent.canEdit)
  if (sent.leaf && edits.length) judgement.edits.push({ ...sent.leaf, text: JSON.stringify(applyEdits(sent.text, edits)) })
  else if (sent.canEdit) judgement.edits.push(...edits.map((edit) => shiftEdit(edit, sent.offset)))
}

function pushFinding({ findings }: Judgement, finding: Finding, shift: number, canEdit: boolean): void {
  const offset = finding.offset + shift
  if (findings.some((one) => one.item === finding.item && one.offset === offset)) return
  findings.push({ ...finding, offset, isFixed: finding.isFixed && canEdit })
}

const shiftEdit = (edit: Edit, by: number): Edit => ({ ...edit, start: edit.start + by, end: edit.end + by })

const listMembers = (node: JsonNode): CodeMember[] => {
  if (node.kind === 'array') return node.values.flatMap(listMembers)
  return node.kind === 'object' ? node.members.flatMap((member) => [member as CodeMember, ...listMembers(member.value)]) : []
}

/** Keeps the quotes of a renamed key, if it has any. */
function styleEdit(edit: Edit, members: ReadonlyMap<number, CodeMember>): Edit {
  const member = members.get(edit.start)
  return member && edit.end === member.keyEnd ? renameMember(member, JSON.parse(edit.text) as string) : edit
}

/** Limits changes in code to renaming and removing. A new shape of a value needs the syntax of its language, so the whole object is left to a human. */
const onlySimplePlans = (shape: DataShape): DataShape => ({
  property(key, siblings) {
    const use = shape.property(key, siblings)
    if (!use || siblings.every((sibling) => isSimple(shape.property(sibling, siblings)?.plan.kind))) return use
    return { ...use, plan: { kind: 'human', how: use.plan.how } }
  },
  inside: (key) => {
    const inside = shape.inside(key)
    return inside && onlySimplePlans(inside)
  },
})

const isSimple = (kind: string | undefined) => kind === undefined || kind === 'drop' || kind === 'rename' || kind === 'human'

function parseOrNull(text: string): JsonNode | null {
  try {
    return parseJson(text)
  } catch {
    return null
  }
}

export const editText = (source: string, edits: readonly Edit[]): string => applyEdits(source, withoutOverlaps(edits))

function withoutOverlaps(edits: readonly Edit[]): Edit[] {
  const kept: Edit[] = []
  for (const edit of edits.toSorted((a, b) => a.start - b.start || a.end - b.end))
    if (!kept.some(({ start, end }) => edit.start < end && start < edit.end)) kept.push(edit)
  return kept
}
