/** Finds the deprecated items of a document, once when it is compiled, and those that its variables add. */
import {
  type ASTNode,
  type ASTVisitor,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  type TypeInfo,
  typeFromAST,
} from 'graphql'
import type { Item, ItemUse } from '../../../core/lifecycle/item.js'
import { idOf, type Registry } from '../../../core/lifecycle/registry.js'
import { type Definition, graphqlItems } from './declared-items.js'

type Variables = Record<string, unknown>

/** Finds the uses of one schema's items. */
export interface UseFinder {
  /** Returns a visitor that finds all uses in a document, including operations that are not executed and fields behind `@skip`: it would not be valid without the item. */
  inDocument(info: TypeInfo): { visitor: ASTVisitor; found: readonly ItemUse[] }
  /** Returns the uses in the values of an operation's variables; null if they cannot contain any. */
  inVariables(operation: OperationDefinitionNode): ((variables: Variables) => readonly ItemUse[]) | null
}

export function usesFinder(schema: GraphQLSchema, registry: Registry): UseFinder {
  const items = new Map(graphqlItems(schema).map(({ definition, declared }) => [definition, registry.get(idOf(declared))]))
  const leading = typesWithItems(schema, items)
  return {
    inDocument: (info) => findUses(items, info),
    inVariables: (operation) => variableUses(schema, items, leading, operation),
  }
}

type Items = ReadonlyMap<Definition, Item>

const OPERATIONS = new Set<string>(['field', 'query', 'mutation'])

const asUse = (item: Item, place: string): ItemUse => ({ item, kind: OPERATIONS.has(item.kind) ? 'selected' : 'sent', place })

function findUses(items: Items, info: TypeInfo) {
  const found: ItemUse[] = []
  const meet = (definition: Definition | null | undefined, node: ASTNode) => {
    const item = definition && items.get(definition)
    if (item) found.push(asUse(item, positionOf(node)))
  }
  const visitor: ASTVisitor = {
    Field: (node) => meet(info.getFieldDef(), node),
    Argument: (node) => meet(info.getArgument(), node),
    EnumValue: (node) => meet(info.getEnumValue(), node),
    ObjectField: (node) => {
      const parent = getNamedType(info.getParentInputType())
      if (isInputObjectType(parent)) meet(parent.getFields()[node.name.value], node)
    },
  }
  return { visitor, found }
}

const positionOf = ({ loc }: ASTNode) => `${loc?.startToken.line}:${loc?.startToken.column}`

/** Returns the input types below which an item can be sent. */
function typesWithItems(schema: GraphQLSchema, items: Items): Set<GraphQLNamedType> {
  const inputs = Object.values(schema.getTypeMap()).filter(isInputType)
  const found = new Set<GraphQLNamedType>()
  const leads = (type: GraphQLNamedType) => {
    if (isEnumType(type)) return type.getValues().some((value) => items.has(value))
    if (!isInputObjectType(type)) return false
    return Object.values(type.getFields()).some((field) => items.has(field) || found.has(getNamedType(field.type)))
  }
  // Repeated until no more types that contain such a type are found.
  for (let before = -1; before < found.size; ) {
    before = found.size
    for (const type of inputs) if (leads(type)) found.add(type)
  }
  return found
}

type Leading = ReadonlySet<GraphQLNamedType>

function variableUses(schema: GraphQLSchema, items: Items, leading: Leading, operation: OperationDefinitionNode) {
  const open = (operation.variableDefinitions ?? []).flatMap(({ variable, type: node }) => {
    const type = typeFromAST(schema, node)
    return isInputType(type) && leading.has(getNamedType(type)) ? [{ name: variable.name.value, type }] : []
  })
  if (open.length === 0) return null
  return (variables: Variables) => {
    const uses: ItemUse[] = []
    const walk = walker(items, leading, (item, place) => uses.push(asUse(item, place)))
    for (const { name, type } of open) if (Object.hasOwn(variables, name)) walk(type, variables[name], `$${name}`)
    return uses
  }
}

/** Walks a value. A present key counts as used, whatever its value: the schema without it would refuse even a null. */
function walker(items: Items, leading: Leading, meet: (item: Item, place: string) => void) {
  const walk = (type: GraphQLInputType, value: unknown, place: string): void => {
    if (value == null) return
    if (isNonNullType(type)) walk(type.ofType, value, place)
    else if (isListType(type)) walkItems(type.ofType, value, place)
    else if (isEnumType(type)) check(typeof value === 'string' ? type.getValue(value) : null, place)
    else if (isInputObjectType(type) && typeof value === 'object') walkFields(type.getFields(), value, place)
  }
  // Walks the items of a list; a single value counts as a list of one.
  const walkItems = (type: GraphQLInputType, value: unknown, place: string) => {
    if (!Array.isArray(value)) return walk(type, value, place)
    for (const [i, one] of value.entries()) walk(type, one, `${place}[${i}]`)
  }
  const check = (definition: Definition | null | undefined, place: string) => {
    const item = definition && items.get(definition)
    if (item) meet(item, place)
  }
  const walkFields = (fields: Record<string, { type: GraphQLInputType } & Definition>, value: object, place: string) => {
    for (const [name, member] of Object.entries(value)) {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined
      check(field, `${place}.${name}`)
      if (field && leading.has(getNamedType(field.type))) walk(field.type, member, `${place}.${name}`)
    }
  }
  return walk
}
