/** Measures lists and objects in variables before they are read, so that an oversized one costs nothing. */
import {
  type DocumentNode,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  type OperationDefinitionNode,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { invalid } from '../../core/base/errors.js'
import { ruleOf } from '../../core/input/rules.js'
import { MAX_ITEMS } from '../../core/input/scalar-rules.js'

/** A variable: the type of its value, and its maximum length if it is a list. */
interface VariableShape {
  name: string
  type: GraphQLInputType
  maxItems: number
}

const shapes = new WeakMap<OperationDefinitionNode, VariableShape[]>()

/** Throws if a list in the variables is too long, or an object has more names than its type has fields. */
export function refuseLongLists(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): void {
  const known = shapes.get(operation) ?? shapesOf(schema, document, operation)
  shapes.set(operation, known)
  for (const { name, type, maxItems } of known) measure(type, variables[name], maxItems, name === 'input' ? [] : [name])
}

/** Returns the shapes of variables, without those that contain no lists and objects. */
function shapesOf(schema: GraphQLSchema, document: DocumentNode, { variableDefinitions = [] }: OperationDefinitionNode) {
  const limits = argumentLimits(schema, document)
  return variableDefinitions.flatMap(({ variable, type: node }): VariableShape[] => {
    const type = typeFromAST(schema, node as never) as GraphQLInputType | undefined
    const name = variable.name.value
    return type && isMeasured(type) ? [{ name, type, maxItems: limits.get(name) ?? MAX_ITEMS }] : []
  })
}

/** Returns for each variable the maximum length of its argument. */
function argumentLimits(schema: GraphQLSchema, document: DocumentNode): Map<string, number> {
  const limits = new Map<string, number>()
  const info = new TypeInfo(schema)
  const visitor = visitWithTypeInfo(info, {
    Argument: ({ value }) => {
      const argument = info.getArgument()
      const { maxItems } = argument ? ruleOf(argument) : {}
      if (value.kind === 'Variable' && maxItems !== undefined) limits.set(value.name.value, maxItems)
    },
  })
  visit(document, visitor)
  return limits
}

const isMeasured = (type: GraphQLInputType) => isListType(getNullableType(type)) || isInputObjectType(getNamedType(type))

type Path = readonly (string | number)[]

function measure(type: GraphQLInputType, value: unknown, maxItems: number, path: Path): void {
  const bare = getNullableType(type)
  if (typeof value !== 'object' || value === null) return
  if (isListType(bare)) measureList(bare.ofType, Array.isArray(value) ? value : [value], maxItems, path)
  else if (isInputObjectType(bare)) measureFields(bare, value, path)
}

function measureList(type: GraphQLInputType, list: readonly unknown[], maxItems: number, path: Path) {
  if (list.length > maxItems) throw invalid([{ path, message: `must have at most ${maxItems} entries` }])
  if (isMeasured(type)) for (const [i, item] of list.entries()) measure(type, item, MAX_ITEMS, [...path, i])
}

function measureFields(type: GraphQLInputObjectType, value: object, path: Path) {
  const fields = type.getFields()
  const names = Object.keys(value)
  if (names.length > Object.keys(fields).length) {
    const unknown = names.find((name) => !Object.hasOwn(fields, name)) ?? ''
    throw invalid([{ path: [...path, unknown], message: `is not a field of ${type.name}; ${names.length} names were sent` }])
  }
  for (const name of names) {
    const field = fields[name]
    if (field) measure(field.type, Reflect.get(value, name), ruleOf(field).maxItems ?? MAX_ITEMS, [...path, name])
  }
}
