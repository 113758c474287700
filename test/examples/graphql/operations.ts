/** The operations that have an example: all that are not deprecated. */
import type { GraphQLField } from 'graphql'
import { schema } from '../../contract/surface.js'

export type Field = GraphQLField<unknown, unknown>

export interface Call {
  variables: Record<string, unknown>
  /** The caller, if it is not a program with an API key. */
  caller?: 'contact' | 'administrator' | 'guardedAdministrator'
  /** Files that are sent beside the document, by their place in the request. */
  files?: Record<string, { name: string; content: string }>
}

const rootFields = (root: 'query' | 'mutation') =>
  Object.values((root === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {})

/** Every operation, such as `query.tax`, with its field. */
export const operations: ReadonlyMap<string, Field> = new Map(
  (['query', 'mutation'] as const).flatMap((root) =>
    rootFields(root)
      .filter(({ deprecationReason }) => deprecationReason == null)
      .map((field): [string, Field] => [`${root}.${field.name}`, field]),
  ),
)
