/** Removes the fields of modules that are not built from the SDK's documents. The list of fields may only shrink. */
import { type DocumentNode, type GraphQLSchema, Kind, parse, print, TypeInfo, visit, visitWithTypeInfo } from 'graphql'

/** Fields of prices, stock and tickets. */
const NOT_BUILT = new Set([
  'price',
  'priceData',
  'bulkPrices',
  'effectivePrice',
  'minPrice',
  'maxPrice',
  'inventory',
  'pricesheets',
  'pricesheetsEffective',
  'ticketsAssigned',
])

/** The document without fields that our schema does not have yet, and whether it is unchanged. */
export function pruneDocument(text: string, schema: GraphQLSchema): { document: DocumentNode; isUnchanged: boolean } {
  const original = parse(text)
  const document = removeUnusedParts(removeMissingFields(original, schema))
  return { document, isUnchanged: print(document) === print(original) }
}

function removeMissingFields(document: DocumentNode, schema: GraphQLSchema): DocumentNode {
  const types = new TypeInfo(schema)
  return visit(
    document,
    visitWithTypeInfo(types, {
      Field: {
        enter(node) {
          const parent = types.getParentType()
          return parent && NOT_BUILT.has(node.name.value) && !types.getFieldDef() ? null : undefined
        },
      },
    }),
  )
}

/** Removes unused fragments and variables, repeatedly, until none is left. */
function removeUnusedParts(document: DocumentNode): DocumentNode {
  const spread = new Set<string>()
  const used = new Set<string>()
  visit(document, {
    FragmentSpread: ({ name }) => void spread.add(name.value),
    Variable: ({ name }, _key, parent) => {
      if (!(parent && 'kind' in parent && parent.kind === Kind.VARIABLE_DEFINITION)) used.add(name.value)
    },
  })
  const next = visit(document, {
    FragmentDefinition: ({ name }) => (spread.has(name.value) ? undefined : null),
    VariableDefinition: ({ variable }) => (used.has(variable.name.value) ? undefined : null),
  })
  return print(next) === print(document) ? document : removeUnusedParts(next)
}
