/** Variables and fragments that a rewritten document no longer uses: a server refuses a document that declares them. */
import { type ASTNode, type DocumentNode, Kind, type OperationDefinitionNode, visit } from 'graphql'

interface Used {
  variables: Set<string>
  fragments: Set<string>
}

export function withoutLeftovers(
  before: DocumentNode,
  after: DocumentNode,
): { document: DocumentNode; dropped: ReadonlySet<string> } {
  const dropped = new Set<string>()
  const kept = new Set<string>()
  const old = new Map(operationsOf(before).map((operation) => [operation.loc, used(before, operation)]))
  const spread = [...old.values()].flatMap(({ fragments }) => [...fragments])
  const still = new Set(operationsOf(after).flatMap((operation) => [...used(after, operation).fragments]))
  const document: DocumentNode = visit(after, {
    FragmentDefinition: ({ name }) => (spread.includes(name.value) && !still.has(name.value) ? null : undefined),
    OperationDefinition(operation) {
      const now = used(after, operation)
      const variableDefinitions = operation.variableDefinitions?.filter(({ variable: { name } }) => {
        const isLeft = old.get(operation.loc)?.variables.has(name.value) && !now.variables.has(name.value)
        ;(isLeft ? dropped : kept).add(name.value)
        return !isLeft
      })
      if (variableDefinitions?.length === operation.variableDefinitions?.length) return undefined
      return { ...operation, variableDefinitions: variableDefinitions ?? [] }
    },
  })
  return { document, dropped: new Set([...dropped].filter((name) => !kept.has(name))) }
}

const operationsOf = ({ definitions }: DocumentNode) =>
  definitions.filter((one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION)

/** What an operation uses, by itself and through the fragments of its document. */
function used(document: DocumentNode, operation: OperationDefinitionNode): Used {
  const found: Used = { variables: new Set(), fragments: new Set() }
  const look = (node: ASTNode) =>
    visit(node, {
      VariableDefinition: () => false,
      Variable: ({ name }) => void found.variables.add(name.value),
      FragmentSpread({ name }) {
        const isKnown = found.fragments.has(name.value)
        found.fragments.add(name.value)
        const fragment = document.definitions.find(
          (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === name.value,
        )
        if (fragment && !isKnown) look(fragment)
      },
    })
  look(operation)
  return found
}
