/** Adds the SDL of modules to the document of the contract. The result has no extensions, so that everything that reads the contract sees one document. */
import {
  type ConstDirectiveNode,
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  GraphQLError,
  Kind,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
  parse,
} from 'graphql'
import { ADDED_BY_MODULE } from '../interfaces/rest/shapes/properties.js'
import { badModule } from './bad-module.js'

/** The SDL of one module. */
export interface SchemaPart {
  module: string
  schema: string
}

const NEW_TYPES: readonly string[] = [
  Kind.OBJECT_TYPE_DEFINITION,
  Kind.INPUT_OBJECT_TYPE_DEFINITION,
  Kind.ENUM_TYPE_DEFINITION,
  Kind.UNION_TYPE_DEFINITION,
]
const MARK: ConstDirectiveNode = { kind: Kind.DIRECTIVE, name: { kind: Kind.NAME, value: ADDED_BY_MODULE } }
const ROOTS: readonly string[] = ['Query', 'Mutation']

export function extendDocument(contract: DocumentNode, parts: readonly SchemaPart[]): DocumentNode {
  if (parts.length === 0) return contract
  const definitions = new Map(contract.definitions.map((node, i): [string, DefinitionNode] => [nameOf(node) ?? `#${i}`, node]))
  const published = new Set(definitions.keys())
  const added = parts.map((part) => ({ ...part, nodes: parsePart(part) }))
  for (const { module, nodes } of added) for (const node of nodes) if (!extendedType(node)) addType(definitions, module, node)
  for (const { module, nodes } of added)
    for (const node of nodes) {
      const extension = extendedType(node)
      if (extension) addFields(definitions, published, module, extension)
    }
  return { ...contract, definitions: [...definitions.values()] }
}

function parsePart({ module, schema }: SchemaPart): readonly DefinitionNode[] {
  try {
    return parse(schema).definitions
  } catch (error) {
    const { message, locations } = error as GraphQLError
    const line = error instanceof GraphQLError && locations?.[0] ? ` in line ${locations[0].line}` : ''
    throw badModule(module, `its schema has a syntax error${line}: ${message}`)
  }
}

const nameOf = (node: DefinitionNode): string | undefined => ('name' in node ? node.name?.value : undefined)

/** Returns the extension of an object type; `type Query` of a module also extends. */
function extendedType(node: DefinitionNode): ObjectTypeExtensionNode | ObjectTypeDefinitionNode | null {
  if (node.kind === Kind.OBJECT_TYPE_EXTENSION) return node
  return node.kind === Kind.OBJECT_TYPE_DEFINITION && ROOTS.includes(node.name.value) ? node : null
}

function addType(definitions: Map<string, DefinitionNode>, module: string, node: DefinitionNode): void {
  const name = nameOf(node) ?? node.kind
  if (!NEW_TYPES.includes(node.kind))
    throw badModule(
      module,
      `its schema has "${name}" (${node.kind}). A module adds types, inputs, enums and unions, and extends types.`,
    )
  if (definitions.has(name)) throw badModule(module, `the type ${name} exists already. Choose another name.`)
  definitions.set(name, node)
}

function addFields(
  definitions: Map<string, DefinitionNode>,
  published: ReadonlySet<string>,
  module: string,
  extension: ObjectTypeExtensionNode | ObjectTypeDefinitionNode,
): void {
  const name = extension.name.value
  const type = definitions.get(name)
  if (type?.kind !== Kind.OBJECT_TYPE_DEFINITION) throw badModule(module, `it extends ${name}, which is not an object type.`)
  const fields = [...(type.fields ?? [])]
  const isRequiredOfWharf = (field: FieldDefinitionNode) =>
    published.has(name) && !ROOTS.includes(name) && field.type.kind === Kind.NON_NULL_TYPE
  for (const field of extension.fields ?? []) {
    const place = `${name}.${field.name.value}`
    if (fields.some((known) => known.name.value === field.name.value))
      throw badModule(module, `the field ${place} exists already. Choose another name.`)
    if (isRequiredOfWharf(field))
      throw badModule(module, `the field ${place} must be nullable, because tenants without the module have no value for it.`)
    fields.push(
      published.has(name) && !ROOTS.includes(name) ? { ...field, directives: [...(field.directives ?? []), MARK] } : field,
    )
  }
  definitions.set(name, { ...type, fields })
}
