/** The contract after the removal: the same document without its deprecated items. */
import {
  buildASTSchema,
  type ConstDirectiveNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type GraphQLEnumType,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type InterfaceTypeDefinitionNode,
  isEnumType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  Kind,
  lexicographicSortSchema,
  printSchema,
  type TypeDefinitionNode,
  visit,
} from 'graphql'
import { insteadOf, legacyOf } from '../../../core/lifecycle/legacy.js'
import { REMOVAL_INSTANT } from '../../../core/lifecycle/registry.js'

export const isPastRemoval = (at: Date) => REMOVAL_INSTANT <= at

export const sdlOf = (schema: GraphQLSchema) => `${printSchema(lexicographicSortSchema(schema))}\n`

/** Returns the schema after the removal, with the resolvers of the present one. */
export function schemaAfterRemoval(document: DocumentNode, present: GraphQLSchema): GraphQLSchema {
  const schema = buildASTSchema(futureDocument(document), { assumeValid: true, assumeValidSDL: true })
  for (const type of Object.values(schema.getTypeMap())) {
    const today = present.getType(type.name)
    if (isScalarType(type) && isScalarType(today)) type.serialize = today.serialize
    if (isEnumType(type) && isEnumType(today)) copyValues(type, today)
    if (isObjectType(type) && isObjectType(today)) copyResolvers(type, today)
    if (isInterfaceType(type) && isInterfaceType(today)) type.resolveType = today.resolveType
  }
  return schema
}

function copyValues(type: GraphQLEnumType, today: GraphQLEnumType) {
  for (const value of type.getValues()) value.value = today.getValue(value.name)?.value
}

function copyResolvers(type: GraphQLObjectType, today: GraphQLObjectType) {
  type.isTypeOf = today.isTypeOf
  for (const field of Object.values(type.getFields())) field.resolve = today.getFields()[field.name]?.resolve
}

interface Flagged {
  directives?: readonly ConstDirectiveNode[]
}

const isItem = ({ directives }: Flagged) => directives?.some(({ name }) => name.value === 'legacy') ?? false

/** Returns the document without the items, and without the types that only they led to. */
function futureDocument(document: DocumentNode): DocumentNode {
  const gone = (node: Flagged) => (isItem(node) ? null : undefined)
  const reduced = visit(keepRequiredFields(document), {
    FieldDefinition: gone,
    InputValueDefinition: gone,
    EnumValueDefinition: gone,
  })
  const schema = buildASTSchema(reduced, { assumeValid: true, assumeValidSDL: true })
  const kept = reachable(schema, reduced)
  return { ...reduced, definitions: reduced.definitions.filter((node) => !isType(node) || kept.has(node.name.value)) }
}

/** Keeps removed fields that an interface still has, because GraphQL requires every field of an interface on its types; requests may not select them there. */
function keepRequiredFields(document: DocumentNode): DocumentNode {
  const lasting = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.INTERFACE_TYPE_DEFINITION ? [[node.name.value, lastingFields(node)] as const] : [],
    ),
  )
  return visit(document, {
    ObjectTypeDefinition: ({ name, interfaces, fields, ...node }) => ({
      ...node,
      name,
      interfaces,
      fields: fields?.map((field) => {
        const required = interfaces?.find((one) => lasting.get(one.name.value)?.has(field.name.value))
        return isItem(field) && required ? keptField(field, name.value, required.name.value) : field
      }),
    }),
  })
}

const lastingFields = ({ fields }: InterfaceTypeDefinitionNode) =>
  new Set(fields?.filter((field) => !isItem(field)).map(({ name }) => name.value))

function keptField(field: FieldDefinitionNode, type: string, required: string): FieldDefinitionNode {
  const legacy = legacyOf({ astNode: field })
  const instead = legacy ? insteadOf(legacy, '') : ''
  const value = `Removed: a request that selects it on ${type} fails. ${instead} The schema has it only because ${required}, which keeps it, requires it.`
  return { ...field, description: { kind: Kind.STRING, value }, directives: [] }
}

const isType = (node: { kind: Kind }): node is TypeDefinitionNode => TYPES.has(node.kind)
const TYPES = new Set([
  Kind.SCALAR_TYPE_DEFINITION,
  Kind.OBJECT_TYPE_DEFINITION,
  Kind.INTERFACE_TYPE_DEFINITION,
  Kind.UNION_TYPE_DEFINITION,
  Kind.ENUM_TYPE_DEFINITION,
  Kind.INPUT_OBJECT_TYPE_DEFINITION,
])

/**
 * Returns the types that a document can still reach. A document that reaches an interface may reach its implementations, and vice
 * versa, so a fragment on a removed type is always below a removed field: the types need no separate items.
 */
function reachable(schema: GraphQLSchema, document: DocumentNode): Set<string> {
  const leads = new Map(document.definitions.filter(isType).map((node) => [node.name.value, namesIn(node)]))
  const kept = new Set<string>()
  const keep = (name: string) => {
    if (kept.has(name)) return
    kept.add(name)
    leads.get(name)?.forEach(keep)
    const type = schema.getType(name)
    if (isInterfaceType(type)) for (const one of implementing(schema, type)) keep(one.name)
  }
  for (const root of [schema.getQueryType(), schema.getMutationType()]) if (root) keep(root.name)
  return kept
}

const implementing = (schema: GraphQLSchema, type: GraphQLInterfaceType) => {
  const { objects, interfaces } = schema.getImplementations(type)
  return [...objects, ...interfaces]
}

/** Returns every type that a definition mentions. */
function namesIn(definition: TypeDefinitionNode): Set<string> {
  const names = new Set<string>()
  visit(definition, { NamedType: ({ name }) => void names.add(name.value) })
  return names
}
