/** Adds recorded examples to the operations of the OpenAPI document. */
import type { JsonSchema } from '../../interfaces/rest/shapes/json-schema.js'
import { mapValues } from './publish.js'

type Json = Record<string, unknown>

/** Real requests and responses, by route: recorded from the demo shop by tools/rest-examples.ts. */
export type Examples = Readonly<Record<string, RestExample | undefined>>

export interface RestExample {
  /** The path with its parameters and query, as it was called. */
  path: string
  params: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
  body?: unknown
  status: number
  answer: unknown
}

/** Adds the example to parameters, body and response. */
export function addExample(operation: Json, example: RestExample | undefined): Json {
  if (!example) return operation
  const values: Record<string, string> = { ...example.params, ...example.query }
  const parameters = (operation.parameters as Json[]).map((parameter) => {
    const value = values[String(parameter.name)]
    return value === undefined ? parameter : { ...parameter, example: withType(parameter, value) }
  })
  const body = operation.requestBody as { content: Record<string, Json> } | undefined
  const responses = operation.responses as Record<string, { content?: Record<string, Json> }>
  const answer = responses[example.status]
  return {
    ...operation,
    parameters,
    ...(body &&
      example.body !== undefined && {
        requestBody: { ...body, content: mapValues(body.content, (one) => ({ ...one, example: example.body })) },
      }),
    responses: {
      ...responses,
      ...(answer?.content && {
        [example.status]: { ...answer, content: mapValues(answer.content, (one) => ({ ...one, example: example.answer })) },
      }),
    },
  }
}

const withType = ({ schema }: Json, value: string) => ((schema as JsonSchema)?.type === 'integer' ? Number(value) : value)
