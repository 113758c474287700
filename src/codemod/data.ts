/** Deprecated properties in JSON: the variables of a document, typed by the schema, and payloads of REST, known by their endpoint. */
import { type GraphQLInputType, getNamedType, isEnumType, isInputObjectType } from 'graphql'
import { type Edit, removals } from './edits.js'
import type { JsonMember, JsonNode } from './json.js'
import { type Finding, fixOf, human, type InputPlan, LANGUAGE, lastName, planInput } from './plan.js'
import type { Published, PublishedItem } from './published.js'

interface Found {
  /** Null for what has to follow a change elsewhere. */
  item: PublishedItem | null
  plan: InputPlan
}

/** What is known about a place in the data. */
export interface Shape {
  /** The item that a property is, and what to do about it. */
  property(key: string, given: readonly string[]): Found | null
  inside(key: string): Shape | null
  /** A value that is an item itself: an old value of an enum. */
  leaf?(value: unknown): Found | null
}

export interface DataChange {
  edits: Edit[]
  findings: Finding[]
}

export function changeData(source: string, node: JsonNode, shape: Shape | null): DataChange {
  const change: DataChange = { edits: [], findings: [] }
  if (shape) walk(source, node, shape, change)
  return change
}

function walk(source: string, node: JsonNode, shape: Shape, change: DataChange): void {
  if (node.kind === 'array') for (const value of node.values) walk(source, value, shape, change)
  if (node.kind === 'leaf') walkLeaf(node, shape, change)
  if (node.kind === 'object') walkObject(source, node.members, shape, change)
}

function walkObject(source: string, members: readonly JsonMember[], shape: Shape, change: DataChange): void {
  const given = members.map(({ key }) => key)
  const plans = members.map((member) => {
    const found = shape.property(member.key, given)
    if (found) note(change, found, member.key, member.start)
    return found?.plan
  })
  for (const [i, member] of members.entries()) {
    const plan = plans[i]
    if (plan?.kind === 'drop') continue
    if (plan?.kind === 'localize') change.edits.push(...localized(member, languageIn(members, plan.language)))
    if (plan?.kind === 'gather')
      change.edits.push(
        ...gathered(
          source,
          member,
          members.find(({ key }) => key === plan.other),
        ),
      )
    if (plan?.kind === 'rename' || plan?.kind === 'localize' || plan?.kind === 'gather')
      change.edits.push({ start: member.start, end: member.keyEnd, text: JSON.stringify(plan.name) })
    const inside = shape.inside(member.key)
    if (inside) walk(source, member.value, inside, change)
  }
  change.edits.push(...removals(source, members, (i) => plans[i]?.kind === 'drop'))
}

/** The server stores the text in the language beside it, in capitals. */
function languageIn(members: readonly JsonMember[], key: string | null): string {
  const said = members.find((member) => member.key === key)?.value
  return said?.kind === 'leaf' && typeof said.value === 'string' ? said.value.toUpperCase() : LANGUAGE
}

function localized({ value }: JsonMember, language: string): Edit[] {
  if (value.kind === 'leaf' && value.value === null) return []
  const { start, end } = value
  return [
    { start, end: start, text: `[{ "language": ${JSON.stringify(language)}, "value": ` },
    { start: end, end, text: ' }]' },
  ]
}

function gathered(source: string, { key, value: { start, end } }: JsonMember, other: JsonMember | undefined): Edit[] {
  const rest = other ? `, ${source.slice(other.start, other.end)}` : ''
  return [
    { start, end: start, text: `[{ ${JSON.stringify(key)}: ` },
    { start: end, end, text: `${rest} }]` },
  ]
}

function walkLeaf(node: Extract<JsonNode, { kind: 'leaf' }>, shape: Shape, change: DataChange) {
  const found = shape.leaf?.(node.value)
  if (!found) return
  note(change, found, String(node.value), node.start)
  if (found.plan.kind === 'rename') change.edits.push({ start: node.start, end: node.end, text: JSON.stringify(found.plan.name) })
}

function note({ findings }: DataChange, { item, plan }: Found, key: string, offset: number) {
  findings.push({ name: item?.item ?? key, item, offset, isFixed: plan.kind !== 'human', how: plan.how })
}

/** Data for an input of the schema. */
function shapeOfInput(published: Published, type: GraphQLInputType): Shape | null {
  const named = getNamedType(type)
  if (isEnumType(named))
    return { property: () => null, inside: () => null, leaf: (value) => oldEnumValue(published, named, value) }
  if (!isInputObjectType(named)) return null
  const fields = named.getFields()
  const types = new Map(Object.values(fields).map((field) => [field.name, field.type]))
  return {
    property(key, given) {
      const field = fields[key]
      const item = field && published.find(`${named.name}.${key}`, field)
      return item ? { item, plan: planInput(item, types, key, given) } : null
    },
    inside: (key) => (fields[key] ? shapeOfInput(published, fields[key].type) : null),
  }
}

function oldEnumValue(published: Published, type: ReturnType<typeof getNamedType>, given: unknown) {
  const value = isEnumType(type) && typeof given === 'string' ? type.getValue(given) : undefined
  const item = value ? published.find(`${type?.name}.${value.name}`, value) : null
  if (!item) return null
  const name = lastName(item.use?.[0] ?? '')
  const plan: InputPlan = fixOf(item) === 'rename' ? { kind: 'rename', name, how: `rename to ${name}` } : human(item)
  return { item, plan }
}

/** The variables of an operation; those that it no longer declares are left out with it. */
export function shapeOfVariables(
  published: Published,
  types: ReadonlyMap<string, GraphQLInputType>,
  dropped: ReadonlySet<string>,
): Shape {
  return {
    property: (key) =>
      dropped.has(key) ? { item: null, plan: { kind: 'drop', how: `left out: $${key} is no longer used` } } : null,
    inside(key) {
      const type = types.get(key)
      return type ? shapeOfInput(published, type) : null
    },
  }
}
