/** Published clients declare some variables by the name of another input. Such a document is read as if it had declared the right one. */
import {
  type ASTVisitor,
  type DocumentNode,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  type TypeNode,
  valueFromASTUntyped,
  visit,
} from 'graphql'
import type { Steps } from '../../../core/base/event-loop.js'
import { walkWithTypes } from './walk.js'

/** Other name → the inputs that are also declared by it. */
type OtherNames = ReadonlyMap<string, ReadonlySet<string>>

/** Returns a function that corrects variable types. `@alsoDeclared(as: […])` on an input lists the other names of its variables. */
export function variableTypeFixer(schema: GraphQLSchema): (document: DocumentNode) => Steps<DocumentNode> {
  const names = otherNames(schema)
  return function* (document) {
    return document.definitions.some(mentions(names)) ? yield* translated(schema, names, document) : document
  }
}

function otherNames(schema: GraphQLSchema): OtherNames {
  const found = new Map<string, Set<string>>()
  for (const type of Object.values(schema.getTypeMap())) {
    const directive = isInputObjectType(type) && type.astNode?.directives?.find(({ name }) => name.value === 'alsoDeclared')
    if (!directive) continue
    const as = directive.arguments?.flatMap(({ value }) => valueFromASTUntyped(value) as string[]) ?? []
    for (const name of as) found.set(name, (found.get(name) ?? new Set()).add(type.name))
  }
  return found
}

const mentions = (names: OtherNames) => (node: DocumentNode['definitions'][number]) =>
  node.kind === Kind.OPERATION_DEFINITION && (node.variableDefinitions ?? []).some(({ type }) => names.has(nameOf(type)))

const nameOf = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type))

/** Gives a variable the type of its positions if all of them expect the same other input; otherwise validation reports it. */
function* translated(schema: GraphQLSchema, names: OtherNames, document: DocumentNode): Steps<DocumentNode> {
  const expected = yield* placesOf(schema, document)
  const inOperation = (operation: OperationDefinitionNode) =>
    visit(operation, {
      VariableDefinition: (node) => {
        const [only, ...more] = expected.get(node.variable.name.value) ?? []
        const isOther = only !== undefined && more.length === 0 && names.get(nameOf(node.type))?.has(only)
        return isOther ? { ...node, type: renamed(node.type, only) } : undefined
      },
      SelectionSet: () => false,
    })
  const definitions = document.definitions.map((node) => (node.kind === Kind.OPERATION_DEFINITION ? inOperation(node) : node))
  return { ...document, definitions }
}

/** Returns for each variable the inputs that are expected in its positions, including fragments. */
function* placesOf(schema: GraphQLSchema, document: DocumentNode): Steps<Map<string, Set<string>>> {
  const places = new Map<string, Set<string>>()
  const info = new TypeInfo(schema)
  const visitor: ASTVisitor = {
    VariableDefinition: () => false,
    Variable: ({ name }) => {
      const type = getNamedType(info.getInputType())
      if (type) places.set(name.value, (places.get(name.value) ?? new Set()).add(type.name))
    },
  }
  yield* walkWithTypes(info, document, [visitor])
  return places
}

function renamed(type: TypeNode, name: string): TypeNode {
  if (type.kind === Kind.NAMED_TYPE) return { ...type, name: { ...type.name, value: name } }
  return { ...type, type: renamed(type.type, name) } as TypeNode
}
