/** What a selection comes to for one type: found once for a document, read at every request. */
import {
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLAbstractType,
  type GraphQLField,
  type GraphQLLeafType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  TypeNameMetaFieldDef,
  visit,
} from 'graphql'
import type { Ctx } from '../../../core/context.js'
import { type Fragments, fragmentsOf } from './selection.js'

/** What a type asks of a value: read once, where graphql-js asks the type at every value. */
export type TypeShape =
  | { kind: 'nonNull'; of: TypeShape }
  | { kind: 'list'; of: TypeShape; isNonNull: boolean }
  | { kind: 'leaf'; type: GraphQLLeafType }
  | { kind: 'object'; type: GraphQLObjectType }
  | { kind: 'abstract'; type: GraphQLAbstractType }

const shapes = new WeakMap<GraphQLOutputType, TypeShape>()

function shapeOf(type: GraphQLOutputType): TypeShape {
  const shape = shapes.get(type) ?? newShape(type)
  shapes.set(type, shape)
  return shape
}

function newShape(type: GraphQLOutputType): TypeShape {
  if (isNonNullType(type)) return { kind: 'nonNull', of: shapeOf(type.ofType) }
  if (isListType(type)) return { kind: 'list', of: shapeOf(type.ofType), isNonNull: isNonNullType(type.ofType) }
  if (isObjectType(type)) return { kind: 'object', type }
  return isAbstractType(type) ? { kind: 'abstract', type } : { kind: 'leaf', type: type as GraphQLLeafType }
}

export interface PlannedField {
  /** What the answer calls it. */
  key: string
  parentType: GraphQLObjectType
  nodes: readonly FieldNode[]
  definition: GraphQLField<unknown, Ctx>
  isNonNull: boolean
  shape: TypeShape
  /** Its arguments are written out in the document: they are read once and are the same at every request. */
  isConstant: boolean
  /** What is selected below, by the type that stands there. */
  below: (type: GraphQLObjectType) => readonly PlannedField[]
}

export interface PlannedQuery {
  operation: OperationDefinitionNode
  fragments: Fragments
  root: readonly PlannedField[]
}

interface Planner {
  schema: GraphQLSchema
  fragments: Fragments
}

/** The plan of a query; null for what is left to graphql-js: mutations, introspection, selections that hang on a condition, and a name that objects keep to themselves. */
export function planQuery(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): PlannedQuery | null {
  const type = schema.getQueryType()
  if (operation.operation !== 'query' || !type || isOdd(document)) return null
  const planner: Planner = { schema, fragments: fragmentsOf(document) }
  const root = fieldsOf(planner, type, [operation.selectionSet])
  return root && { operation, fragments: planner.fragments, root }
}

const isCondition = ({ name }: DirectiveNode) => name.value === 'skip' || name.value === 'include'

function isOdd(document: DocumentNode): boolean {
  let found = false
  visit(document, {
    Directive: (node) => {
      found ||= isCondition(node)
    },
    Field: ({ alias }) => {
      found ||= alias?.value === '__proto__'
    },
  })
  return found
}

/** The fields of some selections on a type, those of one name together, in the order in which they are first named. */
function fieldsOf(planner: Planner, type: GraphQLObjectType, sets: readonly SelectionSetNode[]): PlannedField[] | null {
  const nodes = new Map<string, FieldNode[]>()
  const seen = new Set<string>()
  for (const set of sets) collect(planner, type, set, nodes, seen)
  const fields: PlannedField[] = []
  for (const [key, group] of nodes) {
    const field = fieldOf(planner, type, key, group)
    if (!field) return null
    fields.push(field)
  }
  return fields
}

function collect(
  planner: Planner,
  type: GraphQLObjectType,
  set: SelectionSetNode,
  nodes: Map<string, FieldNode[]>,
  seen: Set<string>,
) {
  for (const node of set.selections) {
    if (node.kind === Kind.FIELD) {
      const key = node.alias?.value ?? node.name.value
      nodes.set(key, [...(nodes.get(key) ?? []), node])
      continue
    }
    if (node.kind === Kind.FRAGMENT_SPREAD) {
      if (seen.has(node.name.value)) continue
      seen.add(node.name.value)
    }
    const part = node.kind === Kind.FRAGMENT_SPREAD ? planner.fragments[node.name.value] : node
    if (part && applies(planner, part.typeCondition?.name.value, type)) collect(planner, type, part.selectionSet, nodes, seen)
  }
}

function applies({ schema }: Planner, condition: string | undefined, type: GraphQLObjectType): boolean {
  if (condition === undefined || condition === type.name) return true
  const named: GraphQLNamedType | undefined = schema.getType(condition)
  return named !== undefined && isAbstractType(named) && schema.isSubType(named as GraphQLAbstractType, type)
}

function isConstant({ arguments: args = [] }: FieldNode): boolean {
  let hasVariable = false
  for (const { value } of args)
    visit(value, {
      Variable: () => {
        hasVariable = true
      },
    })
  return !hasVariable
}

function fieldOf(planner: Planner, type: GraphQLObjectType, key: string, nodes: readonly FieldNode[]): PlannedField | null {
  const name = (nodes[0] as FieldNode).name.value
  const definition = name === '__typename' ? TypeNameMetaFieldDef : type.getFields()[name]
  if (!definition) return null
  const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? [])
  const known = new Map<GraphQLObjectType, readonly PlannedField[]>()
  const below = (found: GraphQLObjectType) => {
    const fields = known.get(found) ?? fieldsOf(planner, found, sets) ?? []
    known.set(found, fields)
    return fields
  }
  return {
    key,
    parentType: type,
    nodes,
    definition,
    isNonNull: isNonNullType(definition.type),
    shape: shapeOf(definition.type),
    isConstant: isConstant(nodes[0] as FieldNode),
    below,
  }
}
