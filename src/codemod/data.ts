/** Replaces deprecated properties in JSON: in the variables of a document, whose types the schema knows, and in REST payloads, whose properties follow from the endpoint. */
import { type GraphQLInputType, getNamedType, isEnumType, isInputObjectType } from 'graphql'
import { isSameInput, type RetypedVariables } from './arguments.js'
import { type Edit, removalEdits } from './edits.js'
import type { JsonMember, JsonNode } from './json.js'
import { chooseFix, type Finding, type InputPlan, lastName, leaveToHuman, ORIGINAL_LANGUAGE, planInput } from './plan.js'
import type { PublishedContract, PublishedItem } from './published.js'

interface PlannedUse {
  /** Null for a change that another change makes necessary. */
  item: PublishedItem | null
  plan: InputPlan
}

/** What is known about an object in the data. */
export interface DataShape {
  /** Returns the item of a property, and its plan. `siblings` are all keys of the object. */
  property(key: string, siblings: readonly string[]): PlannedUse | null
  inside(key: string): DataShape | null
  /** Returns the item of a value: a deprecated enum value. */
  leaf?(value: unknown): PlannedUse | null
}

export interface DataChange {
  edits: Edit[]
  findings: Finding[]
}

export function changeData(source: string, node: JsonNode, shape: DataShape | null): DataChange {
  const change: DataChange = { edits: [], findings: [] }
  if (shape) walkNode(source, node, shape, change)
  return change
}

function walkNode(source: string, node: JsonNode, shape: DataShape, change: DataChange): void {
  if (node.kind === 'array') walkList(source, node.values, shape, change)
  if (node.kind === 'leaf') walkLeaf(node, shape, change)
  if (node.kind === 'object') walkObject(source, node.members, shape, change)
}

/** Walks a list. Entries that contain nothing but a dropped enum value, such as a sort by it, are removed. */
function walkList(source: string, values: readonly JsonNode[], shape: DataShape, change: DataChange): void {
  const uses = values.map((value) => findDroppedUse(value, shape))
  for (const [i, value] of values.entries()) {
    const use = uses[i]
    if (use) addFinding(change, use, '', value.start)
    else walkNode(source, value, shape, change)
  }
  change.edits.push(...removalEdits(source, values, (i) => uses[i] != null))
}

function findDroppedUse(node: JsonNode, shape: DataShape): PlannedUse | null {
  if (node.kind !== 'object') return null
  for (const { key, value } of node.members) {
    const use = value.kind === 'leaf' ? shape.inside(key)?.leaf?.(value.value) : null
    if (use?.plan.kind === 'drop') return use
  }
  return null
}

function walkObject(source: string, members: readonly JsonMember[], shape: DataShape, change: DataChange): void {
  const siblings = members.map(({ key }) => key)
  const plans = members.map((member) => {
    const use = shape.property(member.key, siblings)
    if (use) addFinding(change, use, member.key, member.start)
    return use?.plan
  })
  for (const [i, member] of members.entries()) {
    const plan = plans[i]
    if (plan?.kind === 'drop') continue
    if (plan?.kind === 'wrap') change.edits.push(...wrapEdits(member, plan.key, plan.beside))
    if (plan?.kind === 'localize')
      change.edits.push(...wrapEdits(member, 'value', { language: findLanguage(members, plan.language) }))
    if (plan?.kind === 'gather')
      change.edits.push(
        ...gatherEdits(
          source,
          member,
          members.find(({ key }) => key === plan.other),
        ),
      )
    if (plan && 'name' in plan) change.edits.push({ start: member.start, end: member.keyEnd, text: JSON.stringify(plan.name) })
    const inside = shape.inside(member.key)
    if (inside) walkNode(source, member.value, inside, change)
  }
  change.edits.push(...removalEdits(source, members, (i) => plans[i]?.kind === 'drop'))
}

/** Returns the language in the given sibling property, in upper case as the server stores it. */
function findLanguage(members: readonly JsonMember[], key: string | null): string {
  const language = members.find((member) => member.key === key)?.value
  return language?.kind === 'leaf' && typeof language.value === 'string' ? language.value.toUpperCase() : ORIGINAL_LANGUAGE
}

/** Wraps the value as the property `key` of the only entry of a list, after the texts in `beside`; null stays null. */
function wrapEdits({ value }: JsonMember, key: string, beside: Readonly<Record<string, string>>): Edit[] {
  if (value.kind === 'leaf' && value.value === null) return []
  const { start, end } = value
  const texts = Object.entries(beside).map(([name, text]) => `${JSON.stringify(name)}: ${JSON.stringify(text)}, `)
  return [
    { start, end: start, text: `[{ ${texts.join('')}${JSON.stringify(key)}: ` },
    { start: end, end, text: ' }]' },
  ]
}

function gatherEdits(source: string, { key, value: { start, end } }: JsonMember, other: JsonMember | undefined): Edit[] {
  const rest = other ? `, ${source.slice(other.start, other.end)}` : ''
  return [
    { start, end: start, text: `[{ ${JSON.stringify(key)}: ` },
    { start: end, end, text: `${rest} }]` },
  ]
}

function walkLeaf(node: Extract<JsonNode, { kind: 'leaf' }>, shape: DataShape, change: DataChange) {
  const found = shape.leaf?.(node.value)
  if (!found) return
  // Outside of a list there is no entry that could be left out.
  const use = found.plan.kind === 'drop' && found.item ? { ...found, plan: leaveToHuman(found.item) } : found
  addFinding(change, use, String(node.value), node.start)
  if (use.plan.kind === 'rename') change.edits.push({ start: node.start, end: node.end, text: JSON.stringify(use.plan.name) })
}

function addFinding({ findings }: DataChange, { item, plan }: PlannedUse, key: string, offset: number) {
  findings.push({ name: item?.item ?? key, item, offset, isFixed: plan.kind !== 'human', how: plan.how })
}

/** Returns the shape of data for an input type of the schema. */
function shapeOfInput(published: PublishedContract, type: GraphQLInputType): DataShape | null {
  const named = getNamedType(type)
  if (isEnumType(named))
    return { property: () => null, inside: () => null, leaf: (value) => planEnumValue(published, named, value) }
  if (!isInputObjectType(named)) return null
  const fields = named.getFields()
  const types = new Map(Object.values(fields).map((field) => [field.name, field.type]))
  return {
    property(key, siblings) {
      const field = fields[key]
      const item = field && published.find(`${named.name}.${key}`, field)
      return item ? { item, plan: planInput(item, types, key, siblings) } : null
    },
    inside: (key) => (fields[key] ? shapeOfInput(published, fields[key].type) : null),
  }
}

function planEnumValue(published: PublishedContract, type: ReturnType<typeof getNamedType>, sent: unknown) {
  const value = isEnumType(type) && typeof sent === 'string' ? type.getValue(sent) : undefined
  const item = value ? published.find(`${type?.name}.${value.name}`, value) : null
  if (!item) return null
  const name = lastName(item.use?.[0] ?? '')
  return { item, plan: planEnum(item, name) }
}

function planEnum(item: PublishedItem, name: string): InputPlan {
  const fix = chooseFix(item)
  if (fix === 'drop') return { kind: 'drop', how: 'leave this entry out' }
  return fix === 'rename' ? { kind: 'rename', name, how: `rename to ${name}` } : leaveToHuman(item)
}

/** Returns the shape of a variable whose declared input changes: fields that the new input lacks are left to a human. */
function shapeOfRetyped(published: PublishedContract, from: GraphQLInputType, to: string): DataShape | null {
  const [old, now] = [getNamedType(from), published.schema.getType(to)]
  const shape = shapeOfInput(published, from)
  if (!shape || !isInputObjectType(old) || !isInputObjectType(now)) return shape
  return {
    ...shape,
    property: (key, siblings) =>
      isSameInput(old, now, key)
        ? shape.property(key, siblings)
        : { item: null, plan: { kind: 'human', how: `${now.name} does not take it` } },
  }
}

/** Returns the shape of the variables of an operation. Variables that it no longer declares are removed. */
export function shapeOfVariables(
  published: PublishedContract,
  types: ReadonlyMap<string, GraphQLInputType>,
  dropped: ReadonlySet<string>,
  retyped: Readonly<RetypedVariables>,
): DataShape {
  return {
    property: (key) =>
      dropped.has(key) ? { item: null, plan: { kind: 'drop', how: `left out: $${key} is no longer used` } } : null,
    inside(key) {
      const [type, change] = [types.get(key), retyped.get(key)]
      if (!type) return null
      return change ? shapeOfRetyped(published, type, change.to) : shapeOfInput(published, type)
    },
  }
}
