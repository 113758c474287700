/**
 * Sends the documents of the SDK for which nothing else was written, each with the least that its variables accept. Most of them name
 * records that do not exist. The answer may be a refusal, but never an internal error, and never that the document is invalid.
 */
import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  type OperationDefinitionNode,
  parse,
  typeFromAST,
} from 'graphql'
import type { ReportResult } from './run.js'

const SCALARS: Record<string, unknown> = {
  Int: 1,
  Float: 1,
  Boolean: true,
  String: 'x',
  ID: '01890a5d-ac96-774b-bcce-b302099a8057',
  DateTime: '2026-01-01T00:00:00.000Z',
  JSON: {},
  Upload: null,
}

/** The least that a type accepts. */
function leastOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return leastOf(type.ofType)
  if (isListType(type)) return [leastOf(type.ofType)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (!isInputObjectType(type)) return SCALARS[type.name] ?? 'x'
  const required = Object.values(type.getFields()).filter(isRequiredInputField)
  return Object.fromEntries(required.map((field) => [field.name, leastOf(field.type)]))
}

function leastVariables(document: DocumentNode, schema: GraphQLSchema): Record<string, unknown> {
  const operation = document.definitions.find((node): node is OperationDefinitionNode => node.kind === 'OperationDefinition')
  return Object.fromEntries(
    (operation?.variableDefinitions ?? []).flatMap(({ type, variable, defaultValue }) => {
      const inputType = typeFromAST(schema, type as never) as GraphQLInputType
      return isNonNullType(inputType) && !defaultValue ? [[variable.name.value, leastOf(inputType)]] : []
    }),
  )
}

/** Refusals that would mean that the server, not the request, is wrong. */
const FAULTS = new Set(['INTERNAL_SERVER_ERROR', 'GRAPHQL_VALIDATION_FAILED', 'GRAPHQL_PARSE_FAILED', 'BUDGET_EXCEEDED'])

export async function sendEveryDocument(
  endpoint: string,
  apikey: string,
  schema: GraphQLSchema,
  documents: readonly { name: string; text: string }[],
  report: ReportResult,
): Promise<void> {
  for (const { name, text } of documents) {
    const variables = leastVariables(parse(text), schema)
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey },
      body: JSON.stringify({ query: text, variables }),
    })
    const body = (await response.json()) as { data?: unknown; errors?: { message: string; extensions?: { code?: string } }[] }
    const fault = body.errors?.find(({ extensions }) => FAULTS.has(extensions?.code ?? 'INTERNAL_SERVER_ERROR'))
    const refusal = body.errors?.[0]?.extensions?.code
    report(
      `document ${name}${refusal ? `, refused as it should: ${refusal}` : ''}`,
      response.status >= 500 ? new Error(String(response.status)) : fault && new Error(fault.message),
    )
  }
}
