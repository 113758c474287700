/** The extreme values of inputs: for each single value in the input of an operation, those at the edge of what its rule lets through. */
import {
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql'
import { ruleOf } from '../../src/core/input/rules.js'
import type { Rule } from '../../src/core/input/scalar-rules.js'

/** A member of an input: an argument, a field, or a property of a REST body. */
export interface InputMember {
  name: string
  type: GraphQLInputType
  rule: Rule
}

/** A single value somewhere in an input. */
export interface Leaf {
  path: readonly (string | number)[]
  type: string
  isNullable: boolean
  rule: Rule
}

/** Inputs that contain themselves, such as groups of groups, are followed so far. */
const MAX_DEPTH = 6

const membersOf = (type: GraphQLInputType): InputMember[] => {
  const bare = getNullableType(type)
  return isInputObjectType(bare)
    ? Object.values(bare.getFields()).map((field) => ({ name: field.name, type: field.type, rule: ruleOf(field) }))
    : []
}

/** The single values of a member, also those in the first entry of its lists. */
export function leavesOf({ name, type, rule }: InputMember, above: Leaf['path'] = []): Leaf[] {
  const bare = getNullableType(type)
  const path = [...above, name]
  if (path.length > MAX_DEPTH) return []
  if (isInputObjectType(bare)) return membersOf(bare).flatMap((member) => leavesOf(member, path))
  if (!isListType(bare)) return [{ path, type: bare.name, isNullable: !isNonNullType(type), rule }]
  const members = membersOf(bare.ofType)
  if (members.length) return members.flatMap((member) => leavesOf(member, [...path, 0]))
  return [{ path: [...path, 0], type: getNamedType(bare).name, isNullable: false, rule }]
}

const MAX_INT = 2 ** 31 - 1
const MAX_FLOAT = 1.7e308
const LONG = 5000

/** The values at the edge of a rule, and what an input can say nothing with: zero, an empty text, null. */
export function extremesOf({ type, isNullable, rule }: Leaf): unknown[] {
  const { min, max, above, minLength = 0, maxLength = LONG, format } = rule
  const nothing = isNullable ? [null] : []
  const numbers = (lowest: number, highest: number) => [
    ...new Set([min ?? (above === undefined ? lowest : above + 0.00001), max ?? highest, 0]),
  ]
  if (type === 'Int') return [...numbers(-MAX_INT - 1, MAX_INT), ...nothing]
  if (type === 'Float') return [...numbers(-MAX_FLOAT, MAX_FLOAT), ...nothing]
  if (type === 'DateTime' || format === 'dateTime') return ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', ...nothing]
  if (type.startsWith('JSON')) return [{ text: '\u0000' }, { text: '\ud800' }, { '\u0000': 1 }, ...nothing]
  if (type !== 'String' && type !== 'ID') return nothing
  return [...(minLength > 0 ? [] : ['']), ...(format ? [] : ['9'.repeat(Math.min(maxLength, LONG))]), ...nothing]
}

/** A copy of an input with another value at one place. What is missing on the way there is filled with the least that its type needs. */
export function withValue(
  input: Record<string, unknown>,
  members: readonly InputMember[],
  path: Leaf['path'],
  value: unknown,
): Record<string, unknown> {
  const copy = structuredClone(input)
  // biome-ignore lint/suspicious/noExplicitAny: it walks through inputs of all types
  let at: any = copy
  let type = members.find(({ name }) => name === path[0])?.type
  for (const [i, step] of path.slice(0, -1).entries()) {
    at[step] ??= leastOf(type as GraphQLInputType)
    at = at[step]
    const bare = getNullableType(type as GraphQLInputType)
    const next = path[i + 1] as string | number
    if (isListType(bare) && at.length === 0) at.push(leastOf(bare.ofType))
    type = isListType(bare) ? bare.ofType : membersOf(bare).find(({ name }) => name === next)?.type
  }
  at[path.at(-1) as string | number] = value
  return copy
}

/** The least value of a type. */
function leastOf(type: GraphQLInputType): unknown {
  const bare = getNullableType(type)
  if (isListType(bare)) return []
  if (isEnumType(bare)) return bare.getValues()[0]?.name
  if (isInputObjectType(bare)) {
    const required = Object.values(bare.getFields()).filter(isRequiredInputField)
    return Object.fromEntries(required.map((field) => [field.name, leastOf(field.type)]))
  }
  return { Int: 1, Float: 1, Boolean: false, DateTime: '2026-01-01T00:00:00Z' }[bare.name] ?? 'NL'
}
