/** Real documents and answers, by operation: recorded from the demo shop by tools/graphql-examples.ts. */
export type GraphqlExamples = Readonly<Record<string, GraphqlExample | undefined>>

export interface GraphqlExample {
  document: string
  variables?: Readonly<Record<string, unknown>>
  /** Who calls, if not a program with an API key: somebody who is logged in. */
  caller?: 'contact' | 'administrator'
  /** Files that are sent beside the document, by their place in the request. */
  files?: Readonly<Record<string, { name: string; content: string }>>
  answer: { data?: unknown; errors?: unknown }
}
