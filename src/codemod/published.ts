/** The list of deprecated items and the schema that a server publishes. The codemod uses nothing else. */
import type { GraphQLSchema } from 'graphql'

export interface PublishedItem {
  api: string
  item: string
  kind: string
  migration?: string
  endpoints: readonly string[]
  /** The positions of the property in the body of an endpoint, such as `clusters.products.language`. */
  places?: Readonly<Record<string, readonly string[]>> | null
  direction?: string | null
  use?: readonly string[] | null
  /** The replacement in words, even if no coordinate names it. */
  replacement?: string | null
  before?: string | null
  fix?: string | null
  note?: string | null
  removal: string
}

/** The list and the schema, looked up by coordinate. */
export interface PublishedContract {
  schema: GraphQLSchema
  items: readonly PublishedItem[]
  /** The date on which the last listed item is removed. */
  removal: string
  /** Finds the item of a coordinate such as `Query.shop`, `Tax.shopId`, `Query.tax(shopId:)` or `SortOrder.asc`. An element that is deprecated in the schema but not listed counts, too. */
  find(coordinate: string, definition: { deprecationReason?: string | null | undefined }): PublishedItem | null
}

const UNLISTED_REMOVAL = '2027-03-01T00:00:00Z'

export function indexPublished(items: readonly PublishedItem[], schema: GraphQLSchema): PublishedContract {
  const removal =
    items
      .map((item) => item.removal)
      .toSorted()
      .at(-1) ?? UNLISTED_REMOVAL
  const roots: Record<string, string> = {
    query: `${schema.getQueryType()?.name}.`,
    mutation: `${schema.getMutationType()?.name}.`,
  }
  const itemsByCoordinate = new Map(
    items.filter(({ api }) => api.toLowerCase() === 'graphql').map((item) => [`${roots[item.kind] ?? ''}${item.item}`, item]),
  )
  return {
    schema,
    items,
    removal,
    find(coordinate, { deprecationReason }) {
      const listed = itemsByCoordinate.get(coordinate)
      if (listed || typeof deprecationReason !== 'string') return listed ?? null
      return { api: 'graphql', item: coordinate, kind: 'unlisted', endpoints: [], note: deprecationReason, removal }
    },
  }
}
