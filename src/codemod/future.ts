/** Builds the schema of a date, without the items that are removed by then. */
import {
  buildASTSchema,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  type NamedTypeNode,
  parse,
  printSchema,
  visit,
} from 'graphql'
import type { PublishedContract } from './published.js'

interface DeprecatableNode {
  name: { value: string }
  directives?: readonly { name: { value: string }; arguments?: readonly { value: unknown }[] }[] | undefined
}

const futureSchemas = new WeakMap<PublishedContract, Map<string, GraphQLSchema>>()

export function schemaAt(published: PublishedContract, at: string): GraphQLSchema {
  const schemas = futureSchemas.get(published) ?? new Map<string, GraphQLSchema>()
  futureSchemas.set(published, schemas)
  const schema = schemas.get(at) ?? buildFutureSchema(published, at)
  schemas.set(at, schema)
  return schema
}

function buildFutureSchema(published: PublishedContract, at: string): GraphQLSchema {
  const today = parse(printSchema(published.schema))
  const future = removeUnreachableTypes(removeDeprecatedItems(today, published, Date.parse(at)))
  // A type may lose a field that an interface of it keeps. Requests must not select it there, so it is missing here, too.
  return buildASTSchema(future, { assumeValid: true, assumeValidSDL: true })
}

function removeDeprecatedItems(document: DocumentNode, published: PublishedContract, at: number): DocumentNode {
  const isGone = (coordinate: string, { directives }: DeprecatableNode) => {
    const isFlagged = directives?.some(({ name }) => name.value === 'deprecated')
    const item = published.find(coordinate, { deprecationReason: isFlagged ? '' : null })
    return item !== null && Date.parse(item.removal) <= at
  }
  const definitions = document.definitions.map((definition) => {
    if (!('name' in definition) || !definition.name) return definition
    const type = definition.name.value
    const keep = (member: DeprecatableNode) => !isGone(`${type}.${member.name.value}`, member)
    if (definition.kind === Kind.ENUM_TYPE_DEFINITION) return { ...definition, values: definition.values?.filter(keep) ?? [] }
    if (definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION)
      return { ...definition, fields: definition.fields?.filter(keep) ?? [] }
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION && definition.kind !== Kind.INTERFACE_TYPE_DEFINITION) return definition
    const fields = definition.fields?.filter(keep).map((field) => ({
      ...field,
      arguments: field.arguments?.filter((arg) => !isGone(`${type}.${field.name.value}(${arg.name.value}:)`, arg)) ?? [],
    }))
    return { ...definition, fields: fields ?? [] }
  })
  return { ...document, definitions }
}

/** Removes unreachable types, because a fragment on them would fail. */
function removeUnreachableTypes(document: DocumentNode): DocumentNode {
  const reached = new Set<string>()
  const waiting = ['Query', 'Mutation', 'Subscription', ...document.definitions.flatMap(typesOfSchemaAndDirectives)]
  for (const name of waiting) {
    if (reached.has(name)) continue
    reached.add(name)
    for (const definition of document.definitions) waiting.push(...typesReachedFrom(definition, name))
  }
  const definitions = document.definitions.filter((definition) => {
    const name = typeName(definition)
    return name === null || reached.has(name)
  })
  return { ...document, definitions }
}

const typeName = (definition: DefinitionNode) =>
  definition.kind !== Kind.DIRECTIVE_DEFINITION && 'name' in definition && definition.name ? definition.name.value : null

const typesOfSchemaAndDirectives = (definition: DefinitionNode) =>
  definition.kind === Kind.SCHEMA_DEFINITION || definition.kind === Kind.DIRECTIVE_DEFINITION ? namedTypesIn(definition) : []

/** Returns the types that the definition refers to, if it is the one of `name`; for an interface also the types that implement it. */
function typesReachedFrom(definition: DefinitionNode, name: string): string[] {
  if (typeName(definition) === name) return namedTypesIn(definition)
  const isImplementation =
    definition.kind === Kind.OBJECT_TYPE_DEFINITION && definition.interfaces?.some((type) => type.name.value === name)
  return isImplementation ? [definition.name.value] : []
}

function namedTypesIn(definition: DefinitionNode): string[] {
  const names: string[] = []
  visit(definition, { NamedType: (type: NamedTypeNode) => void names.push(type.name.value) })
  return names
}
