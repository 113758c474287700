/** Rewrites the arguments of a field whose replacement takes them in another shape. */
import {
  type ArgumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLNamedType,
  getNamedType,
  isInputObjectType,
  Kind,
  type ObjectFieldNode,
  type ValueNode,
} from 'graphql'
import { lastName } from './plan.js'
import type { PublishedContract, PublishedItem } from './published.js'
import { markReplacement } from './reprint.js'

type FieldDefinition = GraphQLField<unknown, unknown>

/** Variables whose declared type changes, because the position that they are used in takes another type. */
export type RetypedVariables = Map<string, { from: string; to: string }>

/** Returns the argument that takes the value of a deprecated one as a field of its input, such as `input: { email: … }` for `email: …`. */
export function findGatheringArgument(
  { item, use }: PublishedItem,
  field: FieldDefinition,
  name: string,
  siblings: readonly string[],
): string | null {
  const [target, ...more] = use ?? []
  if (!target || more.length || target.split('(')[0] !== item.split('(')[0]) return null
  const argument = field.args.find((candidate) => candidate.name === lastName(target))
  const type = argument && getNamedType(argument.type)
  const isGathering = isInputObjectType(type) && type.getFields()[name] !== undefined
  return isGathering && !siblings.includes(argument?.name ?? '') ? (argument?.name ?? null) : null
}

/** Moves deprecated arguments into the input that replaces them. */
export function gatherArguments(
  published: PublishedContract,
  parent: GraphQLNamedType,
  field: FieldDefinition,
  node: FieldNode,
): FieldNode {
  const siblings = (node.arguments ?? []).map(({ name }) => name.value)
  const targets = new Map(
    field.args.flatMap((argument) => {
      const item = published.find(`${parent.name}.${field.name}(${argument.name}:)`, argument)
      const target = item && findGatheringArgument(item, field, argument.name, siblings)
      return target ? [[argument.name, target] as const] : []
    }),
  )
  const gathered = (node.arguments ?? []).filter(({ name }) => targets.has(name.value))
  const [first] = gathered
  if (!first) return node
  const name = targets.get(first.name.value) as string
  const fields = gathered.map(
    ({ name: old, value }): ObjectFieldNode => ({ kind: Kind.OBJECT_FIELD, name: { kind: Kind.NAME, value: old.value }, value }),
  )
  const input: ArgumentNode = {
    kind: Kind.ARGUMENT,
    name: { kind: Kind.NAME, value: name },
    value: { kind: Kind.OBJECT, fields },
  }
  const next = (node.arguments ?? []).flatMap((argument) => {
    if (argument === first) return [markReplacement(first, input)]
    return gathered.includes(argument) ? [] : [argument]
  })
  return { ...node, arguments: next }
}

/** Returns whether a value for one input can be sent as another. A variable gets the new type. */
export function canSendAs(
  value: ValueNode,
  from: GraphQLInputType | undefined,
  to: GraphQLInputType,
  retyped: RetypedVariables,
): boolean {
  const [old, now] = [getNamedType(from), getNamedType(to)]
  if (!isInputObjectType(old) || !isInputObjectType(now) || old.name === now.name) return true
  if (value.kind === Kind.VARIABLE) retyped.set(value.name.value, { from: old.name, to: now.name })
  if (value.kind !== Kind.OBJECT) return value.kind === Kind.VARIABLE || value.kind === Kind.NULL
  return value.fields.every(({ name }) => isSameInput(old, now, name.value))
}

/** Returns whether both inputs have this field, with the same type. */
export function isSameInput(from: GraphQLInputObjectType, to: GraphQLInputObjectType, name: string): boolean {
  const [old, now] = [from.getFields()[name], to.getFields()[name]]
  return old !== undefined && now !== undefined && getNamedType(old.type).name === getNamedType(now.type).name
}

/** Describes which fields of an input its replacement does not have. */
export function describeInputChange(from: GraphQLNamedType | undefined, to: GraphQLNamedType): string {
  if (!isInputObjectType(from) || !isInputObjectType(to) || from.name === to.name) return ''
  const missing = Object.keys(from.getFields()).filter((name) => !isSameInput(from, to, name))
  return `; it takes ${to.name} instead of ${from.name}${missing.length ? `, without ${missing.join(', ')}` : ''}`
}
