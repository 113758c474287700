/** Real documents and responses, by operation: recorded from the demo shop by tools/graphql-examples.ts. */
export type GraphqlExamples = Readonly<Record<string, GraphqlExample | undefined>>

export interface GraphqlExample {
  document: string
  variables?: Readonly<Record<string, unknown>>
  /** The logged-in caller; by default a program with an API key. */
  caller?: 'contact' | 'administrator'
  /** Files sent beside the document, by their position in the request. */
  files?: Readonly<Record<string, { name: string; content: string }>>
  answer: { data?: unknown; errors?: unknown }
}
