/** The schema as it will be at a date, without the items that are gone by then. */
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
import type { Published } from './published.js'

interface Flagged {
  name: { value: string }
  directives?: readonly { name: { value: string }; arguments?: readonly { value: unknown }[] }[] | undefined
}

const known = new WeakMap<Published, Map<string, GraphQLSchema>>()

export function futureSchema(published: Published, at: string): GraphQLSchema {
  const schemas = known.get(published) ?? new Map<string, GraphQLSchema>()
  known.set(published, schemas)
  const found = schemas.get(at) ?? built(published, at)
  schemas.set(at, found)
  return found
}

function built(published: Published, at: string): GraphQLSchema {
  const today = parse(printSchema(published.schema))
  return buildASTSchema(withoutOrphans(withoutItems(today, published, Date.parse(at))), { assumeValidSDL: true })
}

function withoutItems(document: DocumentNode, published: Published, at: number): DocumentNode {
  const isGone = (coordinate: string, { directives }: Flagged) => {
    const isFlagged = directives?.some(({ name }) => name.value === 'deprecated')
    const item = published.find(coordinate, { deprecationReason: isFlagged ? '' : null })
    return item !== null && Date.parse(item.removal) <= at
  }
  const definitions = document.definitions.map((definition) => {
    if (!('name' in definition) || !definition.name) return definition
    const type = definition.name.value
    const keep = (member: Flagged) => !isGone(`${type}.${member.name.value}`, member)
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

/** A type that nothing leads to any more is gone, too: a fragment on it would fail. */
function withoutOrphans(document: DocumentNode): DocumentNode {
  const reached = new Set<string>()
  const waiting = ['Query', 'Mutation', 'Subscription', ...document.definitions.flatMap(namedByTheSchemaItself)]
  for (const name of waiting) {
    if (reached.has(name)) continue
    reached.add(name)
    for (const definition of document.definitions) waiting.push(...ledTo(definition, name))
  }
  const definitions = document.definitions.filter((definition) => {
    const name = typeName(definition)
    return name === null || reached.has(name)
  })
  return { ...document, definitions }
}

const typeName = (definition: DefinitionNode) =>
  definition.kind !== Kind.DIRECTIVE_DEFINITION && 'name' in definition && definition.name ? definition.name.value : null

const namedByTheSchemaItself = (definition: DefinitionNode) =>
  definition.kind === Kind.SCHEMA_DEFINITION || definition.kind === Kind.DIRECTIVE_DEFINITION ? namesIn(definition) : []

/** What a type mentions; for an interface also the types that implement it. */
function ledTo(definition: DefinitionNode, name: string): string[] {
  if (typeName(definition) === name) return namesIn(definition)
  const isImplementation =
    definition.kind === Kind.OBJECT_TYPE_DEFINITION && definition.interfaces?.some((type) => type.name.value === name)
  return isImplementation ? [definition.name.value] : []
}

function namesIn(definition: DefinitionNode): string[] {
  const names: string[] = []
  visit(definition, { NamedType: (type: NamedTypeNode) => void names.push(type.name.value) })
  return names
}
