/** Removes variables and fragments that a rewritten document no longer uses, because a server refuses a document that declares them. */
import { type ASTNode, type DocumentNode, Kind, type OperationDefinitionNode, visit } from 'graphql'

interface UsedNames {
  variables: Set<string>
  fragments: Set<string>
}

export function removeUnused(
  before: DocumentNode,
  after: DocumentNode,
): { document: DocumentNode; dropped: ReadonlySet<string> } {
  const dropped = new Set<string>()
  const kept = new Set<string>()
  const usedBefore = new Map(selectOperations(before).map((operation) => [operation.loc, collectUsedNames(before, operation)]))
  const fragmentsBefore = [...usedBefore.values()].flatMap(({ fragments }) => [...fragments])
  const fragmentsAfter = new Set(
    selectOperations(after).flatMap((operation) => [...collectUsedNames(after, operation).fragments]),
  )
  const document: DocumentNode = visit(after, {
    FragmentDefinition: ({ name }) =>
      fragmentsBefore.includes(name.value) && !fragmentsAfter.has(name.value) ? null : undefined,
    OperationDefinition(operation) {
      const usedAfter = collectUsedNames(after, operation)
      const variableDefinitions = operation.variableDefinitions?.filter(({ variable: { name } }) => {
        const wasUsed = usedBefore.get(operation.loc)?.variables.has(name.value)
        const isUnused = wasUsed && !usedAfter.variables.has(name.value)
        ;(isUnused ? dropped : kept).add(name.value)
        return !isUnused
      })
      if (variableDefinitions?.length === operation.variableDefinitions?.length) return undefined
      return { ...operation, variableDefinitions: variableDefinitions ?? [] }
    },
  })
  return { document, dropped: new Set([...dropped].filter((name) => !kept.has(name))) }
}

const selectOperations = ({ definitions }: DocumentNode) =>
  definitions.filter((definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION)

/** Collects what an operation uses, directly and through the fragments of its document. */
function collectUsedNames(document: DocumentNode, operation: OperationDefinitionNode): UsedNames {
  const used: UsedNames = { variables: new Set(), fragments: new Set() }
  const collect = (node: ASTNode) =>
    visit(node, {
      VariableDefinition: () => false,
      Variable: ({ name }) => void used.variables.add(name.value),
      FragmentSpread({ name }) {
        const isVisited = used.fragments.has(name.value)
        used.fragments.add(name.value)
        const fragment = document.definitions.find(
          (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name.value,
        )
        if (fragment && !isVisited) collect(fragment)
      },
    })
  collect(operation)
  return used
}
