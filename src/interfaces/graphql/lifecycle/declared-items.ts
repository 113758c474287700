/** The deprecated items in the SDL, and their positions in the schema. */
import {
  type GraphQLArgument,
  type GraphQLEnumValue,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql'
import type { Declared, ItemKind } from '../../../core/lifecycle/item.js'
import { type Legacy, legacyOf } from '../../../core/lifecycle/legacy.js'

/** A definition of the schema that may be an item. */
export type Definition = GraphQLField<unknown, unknown> | GraphQLArgument | GraphQLInputField | GraphQLEnumValue

interface Found {
  declared: Declared
  definition: Definition
}

export function graphqlItems(schema: GraphQLSchema): Found[] {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))
  return types.flatMap((type) => {
    if (isEnumType(type)) return type.getValues().flatMap((value) => found(value, 'enum-value', `${type.name}.${value.name}`))
    if (isInputObjectType(type))
      return Object.values(type.getFields()).flatMap((field) => found(field, 'input-field', `${type.name}.${field.name}`))
    return isObjectType(type) || isInterfaceType(type) ? ofFields(schema, type) : []
  })
}

function ofFields(schema: GraphQLSchema, type: GraphQLObjectType | GraphQLInterfaceType): Found[] {
  const root = type === schema.getQueryType() ? 'query' : type === schema.getMutationType() ? 'mutation' : null
  return Object.values(type.getFields()).flatMap((field) => [
    ...found(field, root ?? 'field', root ? field.name : `${type.name}.${field.name}`),
    ...field.args.flatMap((arg) => found(arg, 'argument', `${type.name}.${field.name}(${arg.name}:)`)),
  ])
}

function found(definition: Definition, kind: ItemKind, item: string): Found[] {
  const legacy = legacyOf(definition)
  return legacy ? [{ definition, declared: declaredAs(kind, item, legacy) }] : []
}

const declaredAs = (kind: ItemKind, item: string, legacy: Legacy): Declared => ({
  api: 'graphql',
  kind,
  item,
  legacy,
  endpoints: [],
  direction: null,
})
