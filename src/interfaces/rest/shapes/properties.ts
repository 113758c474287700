/** Reads the properties of a DTO with their types from the contract's schema. */
import {
  extendSchema,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  type InputObjectTypeDefinitionNode,
  type InputValueDefinitionNode,
  isInputObjectType,
  isLeafType,
  isNonNullType,
  isObjectType,
  isRequiredInputField,
  parse,
  typeFromAST,
} from 'graphql'
import type { FieldOwnerType } from '../../../contract/contract.gen.js'
import { hasOwnDefault, ruleOf } from '../../../core/input/rules.js'
import type { Rule } from '../../../core/input/scalar-rules.js'
import { type Legacy, legacyOf } from '../../../core/lifecycle/legacy.js'
import { ownerOfFields } from '../../../core/store/custom-fields.js'
import { columns } from '../../../db/db.gen.js'
import type { Dto } from '../dto.js'
import type { Routes } from '../route.js'

export interface Property {
  name: string
  type: GraphQLInputType | GraphQLOutputType
  required: boolean
  rule: Rule
  description: string | null
  default?: unknown
  /** The default is only published: the module chooses it. */
  isOwnDefault?: true
  legacy: Legacy | null
  /** The kind of custom fields that it shows. */
  fieldsOf?: FieldOwnerType
}

export interface DtoShape {
  dto: Dto
  isInput: boolean
  properties: Property[]
}

/** Returns the contract with the types that only REST declares; the schema of GraphQL stays unchanged. */
export function restSchema(contract: GraphQLSchema, routes: Routes): GraphQLSchema {
  const taken = Object.values(routes).flatMap(({ input }) =>
    input ? ('search' in input ? input.search : 'dto' in input ? input.dto : []) : [],
  )
  const declared = new Set(taken.flatMap((dto) => [dto, ...(dto.inner ?? [])]).flatMap(({ declares }) => declares ?? []))
  if (declared.size === 0) return contract
  return extendSchema(contract, parse([...declared].join('\n'), { noLocation: true }), {
    assumeValid: true,
    assumeValidSDL: true,
  })
}

const IDENTITY = { id: 'Int!', uuid: 'String!' }

export function shapeOf(schema: GraphQLSchema, dto: Dto): DtoShape {
  const type = schema.getType(dto.from)
  if (!isInputObjectType(type) && !isObjectType(type))
    throw new Error(`${dto.name} is made from ${dto.from}, which is not a type of the contract`)
  const isInput = isInputObjectType(type)
  const isPartial = type.astNode?.directives?.some(({ name }) => name.value === 'partial') ?? false
  const own = isInput
    ? Object.values(type.getFields())
        .filter(shown(dto))
        .map((field) => inputProperty(field, isPartial))
    : Object.values(type.getFields())
        .filter((field) => shown(dto)(field) && isPlain(field))
        .map(outputProperty)
  const extra = { ...(!isInput && isStored(dto.from) && IDENTITY), ...dto.also }
  const added = Object.entries(extra).map(([name, text]) => addedProperty(schema, name, text))
  const names = new Set(added.map(({ name }) => name))
  return {
    dto,
    isInput,
    properties: [...added, ...own.filter(({ name }) => !names.has(name)), ...legacyProperties(schema, dto, type)],
  }
}

/** Filters fields: a DTO has deprecated fields of the contract only if it declares them itself. */
const shown = (dto: Dto) => (field: { name: string; astNode?: object | null }) =>
  !dto.omit?.includes(field.name) && !dto.legacy?.[field.name] && !legacyOf(field as GraphQLInputField)

/** The directive of fields that a module from outside adds to a type of the contract. Only GraphQL resolves them. */
export const ADDED_BY_MODULE = 'addedByModule'

/** Returns whether a field is data of the row itself; relations are nested explicitly. */
function isPlain(field: GraphQLField<unknown, unknown>): boolean {
  const named = getNamedType(field.type)
  if (field.astNode?.directives?.some(({ name }) => name.value === ADDED_BY_MODULE)) return false
  return field.args.length === 0 && (isLeafType(named) || (isObjectType(named) && !isStored(named.name)))
}

const isStored = (typeName: string) => {
  const table = typeName.charAt(0).toLowerCase() + typeName.slice(1)
  return table in columns || `control.${table}` in columns
}

const inputProperty = (field: GraphQLInputField, isPartial: boolean): Property => ({
  name: field.name,
  type: field.type,
  required: !isPartial && isRequiredInputField(field),
  rule: ruleOf(field),
  description: field.description ?? null,
  ...(!isPartial && field.defaultValue !== undefined && { default: field.defaultValue }),
  ...(hasOwnDefault(field) && { isOwnDefault: true }),
  legacy: null,
})

const outputProperty = (field: GraphQLField<unknown, unknown>): Property => ({
  name: field.name,
  type: field.type,
  required: true,
  rule: {},
  description: field.description ?? null,
  legacy: null,
  ...(ownerOfFields(field) && { fieldsOf: ownerOfFields(field) as FieldOwnerType }),
})

function addedProperty(schema: GraphQLSchema, name: string, text: string): Property {
  const astNode = asDeclared(name, text)
  const type = typeFromAST(schema, astNode.type as never) as GraphQLInputType | undefined
  if (!type) throw new Error(`${text} is not a type of the contract`)
  const description =
    name === 'id' ? 'The id of the record.' : name === 'uuid' ? 'The uuid of the record; paths accept either.' : null
  return { name, type, required: isNonNullType(type), rule: ruleOf({ astNode }), description, legacy: null }
}

/** Returns a property as SDL would declare it. */
function asDeclared(name: string, text: string): InputValueDefinitionNode {
  const [{ fields } = {}] = parse(`input I { ${name}: ${text} }`, { noLocation: true })
    .definitions as readonly InputObjectTypeDefinitionNode[]
  return fields?.[0] as InputValueDefinitionNode
}

function legacyProperties(schema: GraphQLSchema, dto: Dto, type: { getFields(): Record<string, { type: unknown }> }): Property[] {
  return Object.entries(dto.legacy ?? {}).map(([name, legacy]) => {
    const declared = type.getFields()[name]?.type as GraphQLInputType | undefined
    const found = legacy.type ? addedProperty(schema, name, legacy.type).type : declared
    if (!found) throw new Error(`${dto.name}.${name} needs a type`)
    return { name, type: found, required: false, rule: {}, description: null, legacy }
  })
}
