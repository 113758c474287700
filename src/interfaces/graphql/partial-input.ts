import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLResolveInfo,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  type ValueNode,
} from 'graphql'
import { hasOwnDefault } from '../../core/input/rules.js'

/** The client's input at one position: a literal in the document, a value in the variables, or nothing. */
type Written = { literal: ValueNode } | { value: unknown } | undefined

interface Request {
  variables: Record<string, unknown>
  defaults: Map<string, ValueNode>
  dropsDefault: DropsDefault
}

/** Returns whether the default of a field is dropped: of every field of a partial input, and of fields whose default depends on the caller. */
type DropsDefault = (type: GraphQLInputObjectType, field: string) => boolean

/** Returns the arguments without defaults that must not count as sent: in a partial update, a declared default must not overwrite stored values. */
export function keepSentFields(
  info: GraphQLResolveInfo,
  args: Record<string, unknown>,
  rawVariables: Record<string, unknown>,
  dropsDefault: DropsDefault,
): Record<string, unknown> {
  const defaults = new Map<string, ValueNode>()
  for (const { variable, defaultValue } of info.operation.variableDefinitions ?? [])
    if (defaultValue) defaults.set(variable.name.value, defaultValue)
  const request: Request = { variables: rawVariables, defaults, dropsDefault }
  const literals = new Map(info.fieldNodes[0]?.arguments?.map(({ name, value }) => [name.value, value]))
  const declared = info.parentType.getFields()[info.fieldName]?.args ?? []
  const kept = { ...args }
  for (const argument of declared) {
    const { name, type } = argument
    if (!Object.hasOwn(args, name)) continue
    const written = writtenAs(request, literals.get(name))
    if (!written && hasOwnDefault(argument)) delete kept[name]
    else kept[name] = keepWritten(request, type, args[name], written)
  }
  return kept
}

function keepWritten(request: Request, type: GraphQLInputType, value: unknown, written: Written): unknown {
  if (value == null) return value
  if (isNonNullType(type)) return keepWritten(request, type.ofType, value, written)
  if (isListType(type) && Array.isArray(value)) {
    const items = itemsOf(request, written)
    // If a list is expected, a single value counts as a list of one.
    return value.map((item, index) => keepWritten(request, type.ofType, item, items ? items[index] : written))
  }
  return isInputObjectType(type) ? keepFields(request, type, value as object, written) : value
}

function keepFields(request: Request, type: GraphQLInputObjectType, value: object, written: Written): object {
  const fields = type.getFields()
  const kept = Object.entries(value).flatMap(([name, member]) => {
    const field = fields[name]
    const part = fieldOf(request, written, name)
    if (!part && request.dropsDefault(type, name)) return []
    return [[name, field ? keepWritten(request, field.type, member, part) : member]]
  })
  return Object.fromEntries(kept)
}

/** Resolves a literal. A variable means its value in the request, else its own default, else nothing. */
function writtenAs({ variables, defaults }: Request, literal: ValueNode | undefined): Written {
  if (literal?.kind !== Kind.VARIABLE) return literal && { literal }
  const name = literal.name.value
  if (Object.hasOwn(variables, name)) return { value: variables[name] }
  const otherwise = defaults.get(name)
  return otherwise && { literal: otherwise }
}

function itemsOf(request: Request, written: Written): Written[] | undefined {
  if (!written) return undefined
  if ('value' in written) return Array.isArray(written.value) ? written.value.map((value) => ({ value })) : undefined
  return written.literal.kind === Kind.LIST ? written.literal.values.map((item) => writtenAs(request, item)) : undefined
}

function fieldOf(request: Request, written: Written, name: string): Written {
  if (!written) return undefined
  if ('literal' in written) {
    const { literal } = written
    return literal.kind === Kind.OBJECT
      ? writtenAs(request, literal.fields.find((field) => field.name.value === name)?.value)
      : undefined
  }
  const { value } = written
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  const member: unknown = Reflect.get(value, name)
  return member === undefined ? undefined : { value: member }
}
