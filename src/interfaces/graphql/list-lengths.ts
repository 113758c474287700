/** Measures lists and objects in variables before they are read, so that an oversized one costs nothing. */
import {
  type ASTVisitor,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  Kind,
  type OperationDefinitionNode,
  type TypeInfo,
  typeFromAST,
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

/** Returns the check of an operation: it throws if a list in the variables is too long, or an object has more names than its type has fields. */
export function listLengthCheck(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  limits: ReadonlyMap<string, number>,
): (variables: Record<string, unknown>) => void {
  // Variables that contain no lists and objects need no check.
  const shapes = variableDefinitions.flatMap(({ variable, type: node }): VariableShape[] => {
    const type = typeFromAST(schema, node as never) as GraphQLInputType | undefined
    const name = variable.name.value
    return type && isMeasured(type) ? [{ name, type, maxItems: limits.get(name) ?? MAX_ITEMS }] : []
  })
  return (variables) => {
    for (const { name, type, maxItems } of shapes) measure(type, variables[name], maxItems, name === 'input' ? [] : [name])
  }
}

/** Finds for each variable the maximum length of its argument. */
export function findArgumentLimits(info: TypeInfo): { visitor: ASTVisitor; found: ReadonlyMap<string, number> } {
  const found = new Map<string, number>()
  const visitor: ASTVisitor = {
    Argument: ({ value }) => {
      const argument = value.kind === Kind.VARIABLE ? info.getArgument() : null
      const { maxItems } = argument ? ruleOf(argument) : {}
      if (value.kind === Kind.VARIABLE && maxItems !== undefined) found.set(value.name.value, maxItems)
    },
  }
  return { visitor, found }
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
