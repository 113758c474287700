/** Lists in variables are measured before their items are read: a list that is too long costs nothing. */
import {
  type DocumentNode,
  type GraphQLInputFieldMap,
  type GraphQLInputType,
  type GraphQLSchema,
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

/** How long a list may be that has no rule of its own. */
const MAX_ITEMS = 10_000

/** A variable: the type of its value, and how long it may be where it is a list. */
interface VariableShape {
  name: string
  type: GraphQLInputType
  maxItems: number
}

const shapes = new WeakMap<OperationDefinitionNode, VariableShape[]>()

/** Throws when a list in the variables is longer than it may be. */
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

/** Variables without lists in them are left out. */
function shapesOf(schema: GraphQLSchema, document: DocumentNode, { variableDefinitions = [] }: OperationDefinitionNode) {
  const limits = argumentLimits(schema, document)
  return variableDefinitions.flatMap(({ variable, type: node }): VariableShape[] => {
    const type = typeFromAST(schema, node as never) as GraphQLInputType | undefined
    const name = variable.name.value
    return type && holdsList(type) ? [{ name, type, maxItems: limits.get(name) ?? MAX_ITEMS }] : []
  })
}

/** Variable → how long the argument may be that it stands for. */
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

function holdsList(type: GraphQLInputType, seen = new Set<unknown>()): boolean {
  const bare = getNullableType(type)
  if (isListType(bare)) return true
  if (!isInputObjectType(bare) || seen.has(bare)) return false
  seen.add(bare)
  return Object.values(bare.getFields()).some((field) => holdsList(field.type, seen))
}

type Path = readonly (string | number)[]

function measure(type: GraphQLInputType, value: unknown, maxItems: number, path: Path): void {
  const bare = getNullableType(type)
  if (typeof value !== 'object' || value === null) return
  if (isListType(bare)) measureList(bare.ofType, Array.isArray(value) ? value : [value], maxItems, path)
  else if (isInputObjectType(bare)) measureFields(bare.getFields(), value, path)
}

function measureList(type: GraphQLInputType, list: readonly unknown[], maxItems: number, path: Path) {
  if (list.length > maxItems) throw invalid([{ path, message: `must have at most ${maxItems} entries` }])
  if (holdsList(type)) for (const [i, item] of list.entries()) measure(type, item, MAX_ITEMS, [...path, i])
}

function measureFields(fields: GraphQLInputFieldMap, value: object, path: Path) {
  for (const [name, item] of Object.entries(value)) {
    const field = fields[name]
    if (field) measure(field.type, item, ruleOf(field).maxItems ?? MAX_ITEMS, [...path, name])
  }
}
