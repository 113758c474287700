/** The plan of a selection on one type: built once per document, used by every request. */
import {
  type ASTVisitor,
  type DirectiveNode,
  type FieldNode,
  type FragmentSpreadNode,
  type GraphQLAbstractType,
  GraphQLError,
  type GraphQLField,
  type GraphQLLeafType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  type InlineFragmentNode,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  type ValueNode,
} from 'graphql'
import type { Ctx } from '../../../core/context.js'
import type { Fragments } from './selection.js'

/** The shape of a type: read once; graphql-js inspects the type for every value. */
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
  /** The response key. */
  key: string
  parentType: GraphQLObjectType
  nodes: readonly FieldNode[]
  definition: GraphQLField<unknown, Ctx>
  isNonNull: boolean
  shape: TypeShape
  /** Whether its arguments are literals: they are read once and are the same for every request. */
  isConstant: boolean
  /** For a column that is returned as stored: tests whether a value needs no conversion. Null for every other field. */
  isPlain: ((value: unknown) => boolean) | null
  /** Whether its resolver returns an object or a list of objects that is always the same for the same parent. */
  isShareable: boolean
  /** Whether it describes the schema. Its response is as large as the schema allows, and counts less. */
  isIntrospection: boolean
  /** Returns the selection below, by the actual type. */
  below: (type: GraphQLObjectType) => readonly PlannedField[]
}

export interface PlannedOperation {
  operation: OperationDefinitionNode
  fragments: Fragments
  /** The fields of a mutation run one after the other. */
  isSerial: boolean
  /** An alias is `__proto__`: objects must have no prototype. */
  hasPrototypeAlias: boolean
  /** Returns the selected fields with these variables, which `@skip` and `@include` may depend on. */
  rootFor: (variables: Variables) => readonly PlannedField[]
}

type Variables = Readonly<Record<string, unknown>>

interface Planner {
  schema: GraphQLSchema
  fragments: Fragments
  variables: Variables
}

/** The number of cached combinations of conditions of an operation. */
const MAX_COMBINATIONS = 16

/** The variables of `@skip` and `@include` in a document, and whether an alias is `__proto__`. */
export interface Conditions {
  variables: Set<string>
  hasPrototypeAlias: boolean
}

const isCondition = ({ name }: DirectiveNode) => name.value === 'skip' || name.value === 'include'

export function findConditions(): { visitor: ASTVisitor; found: Conditions } {
  const found: Conditions = { variables: new Set(), hasPrototypeAlias: false }
  const visitor: ASTVisitor = {
    Directive: (node) => {
      const value = isCondition(node) ? node.arguments?.[0]?.value : undefined
      if (value?.kind === Kind.VARIABLE) found.variables.add(value.name.value)
    },
    Field: ({ alias }) => {
      found.hasPrototypeAlias ||= alias?.value === '__proto__'
    },
  }
  return { visitor, found }
}

/** Returns the plan of an operation. A document with conditions has a plan for each combination of their variables. */
export function planOperation(
  schema: GraphQLSchema,
  fragments: Fragments,
  operation: OperationDefinitionNode,
  { variables: names, hasPrototypeAlias }: Conditions,
): PlannedOperation {
  const type = schema.getRootType(operation.operation)
  if (!type) throw new GraphQLError(`This API has no ${operation.operation} operations.`)
  const conditions = [...names]
  const known = new Map<string, readonly PlannedField[]>()
  const rootFor = (variables: Variables): readonly PlannedField[] => {
    const key = conditions.map((name) => String(variables[name])).join()
    const plan = known.get(key)
    if (plan) return plan
    const values = Object.fromEntries(conditions.map((name) => [name, variables[name]]))
    const root = fieldsOf({ schema, fragments, variables: values }, type, [operation.selectionSet])
    if (known.size < MAX_COMBINATIONS) known.set(key, root)
    return root
  }
  return { operation, fragments, isSerial: operation.operation === 'mutation', hasPrototypeAlias, rootFor }
}

/** Returns whether the conditions on a node include it. */
function isIncluded({ variables }: Planner, { directives = [] }: { directives?: readonly DirectiveNode[] }): boolean {
  return directives.filter(isCondition).every((node) => {
    const value = node.arguments?.[0]?.value
    const given = value?.kind === Kind.VARIABLE ? variables[value.name.value] : value?.kind === Kind.BOOLEAN && value.value
    if (typeof given !== 'boolean')
      throw new GraphQLError('Argument "if" of non-null type "Boolean!" must not be null.', { nodes: node })
    return given === (node.name.value === 'include')
  })
}

/** Returns the fields of some selections on a type, those of one name together, in the order in which they are first named. */
function fieldsOf(planner: Planner, type: GraphQLObjectType, sets: readonly SelectionSetNode[]): PlannedField[] {
  const nodes = new Map<string, FieldNode[]>()
  const seen = new Set<string>()
  for (const set of sets) collect(planner, type, set, nodes, seen)
  return [...nodes].map(([key, group]) => fieldOf(planner, type, key, group))
}

function collect(
  planner: Planner,
  type: GraphQLObjectType,
  set: SelectionSetNode,
  nodes: Map<string, FieldNode[]>,
  seen: Set<string>,
) {
  for (const node of set.selections) {
    if (node.directives?.length && !isIncluded(planner, node)) continue
    if (node.kind === Kind.FIELD) {
      const key = node.alias?.value ?? node.name.value
      nodes.set(key, [...(nodes.get(key) ?? []), node])
      continue
    }
    const part = fragmentOf(planner, node, seen)
    if (part && applies(planner, part.typeCondition?.name.value, type)) collect(planner, type, part.selectionSet, nodes, seen)
  }
}

/** Returns the fragment that a selection spreads; undefined for a named one that was spread before. */
function fragmentOf({ fragments }: Planner, node: FragmentSpreadNode | InlineFragmentNode, seen: Set<string>) {
  if (node.kind === Kind.INLINE_FRAGMENT) return node
  if (seen.has(node.name.value)) return undefined
  seen.add(node.name.value)
  return fragments[node.name.value]
}

function applies({ schema }: Planner, condition: string | undefined, type: GraphQLObjectType): boolean {
  if (condition === undefined || condition === type.name) return true
  const named: GraphQLNamedType | undefined = schema.getType(condition)
  return named !== undefined && isAbstractType(named) && schema.isSubType(named as GraphQLAbstractType, type)
}

const isConstant = ({ arguments: args = [] }: FieldNode): boolean => !args.some(({ value }) => hasVariable(value))

function hasVariable(value: ValueNode): boolean {
  if (value.kind === Kind.LIST) return value.values.some(hasVariable)
  if (value.kind === Kind.OBJECT) return value.fields.some((field) => hasVariable(field.value))
  return value.kind === Kind.VARIABLE
}

const metaFields: Record<string, GraphQLField<unknown, unknown>> = {
  __typename: TypeNameMetaFieldDef,
  __schema: SchemaMetaFieldDef,
  __type: TypeMetaFieldDef,
}

const isLeaf = (type: GraphQLOutputType) => isLeafType(getNamedType(type))

const isString = (value: unknown) => typeof value === 'string'

/** Tests for values that the scalars of graphql-js return unchanged. */
const plainValues: Record<string, (value: unknown) => boolean> = {
  String: isString,
  ID: isString,
  Int: (value) => typeof value === 'number' && (value | 0) === value,
  Float: (value) => typeof value === 'number' && Number.isFinite(value),
  Boolean: (value) => typeof value === 'boolean',
}

/** Returns the test for plain values of a field. Most fields of a response are columns of text or numbers, which need neither a resolver nor a conversion. */
function plainValuesOf({ type, resolve, name }: GraphQLField<unknown, Ctx>): PlannedField['isPlain'] {
  const inner = isNonNullType(type) ? type.ofType : type
  return resolve || name.startsWith('__') || !isSpecifiedScalarType(inner as GraphQLNamedType)
    ? null
    : (plainValues[(inner as GraphQLNamedType).name] ?? null)
}

function fieldOf(planner: Planner, type: GraphQLObjectType, key: string, nodes: readonly FieldNode[]): PlannedField {
  const name = (nodes[0] as FieldNode).name.value
  const definition = type.getFields()[name] ?? metaFields[name]
  if (!definition) throw new GraphQLError(`Cannot query field "${name}" on type "${type.name}".`)
  const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? [])
  const known = new Map<GraphQLObjectType, readonly PlannedField[]>()
  const below = (found: GraphQLObjectType) => {
    const fields = known.get(found) ?? fieldsOf(planner, found, sets)
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
    isPlain: plainValuesOf(definition),
    isShareable: definition.resolve !== undefined && !isLeaf(definition.type),
    isIntrospection: type.name.startsWith('__') || name === '__schema' || name === '__type',
    below,
  }
}
