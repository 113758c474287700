/** The SDK's documents without the fields of rooms that are not built. The list may only shrink. */
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

/** The document as it can be asked today, and whether anything had to be left out. */
export function pruned(text: string, schema: GraphQLSchema): { document: DocumentNode; isWhole: boolean } {
  const whole = parse(text)
  const document = withoutUnused(withoutFields(whole, schema))
  return { document, isWhole: print(document) === print(whole) }
}

function withoutFields(document: DocumentNode, schema: GraphQLSchema): DocumentNode {
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

/** Fragments that nothing spreads and variables that nothing uses go, until nothing more does. */
function withoutUnused(document: DocumentNode): DocumentNode {
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
  return print(next) === print(document) ? document : withoutUnused(next)
}
