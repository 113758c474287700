/** Reads the variables of a request. The error report is limited, whatever was sent. */
import { type GraphQLError, type GraphQLSchema, getVariableValues, type OperationDefinitionNode } from 'graphql'
import { countParts } from '../../core/base/json.js'

type Variables = Record<string, unknown>

const MAX_ERRORS = 50
/**
 * graphql-js repeats the whole object in the error of each of its fields, which is quadratic. Variables are therefore read to their first error;
 * only those with fewer parts than this are read again for all errors.
 */
const MAX_PARTS_FOR_ALL_ERRORS = 1_000

export function readVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  given: Variables,
): { errors: readonly GraphQLError[]; coerced?: never } | { coerced: Variables; errors?: never } {
  const read = (maxErrors: number) => getVariableValues(schema, variableDefinitions, given, { maxErrors })
  const first = read(1)
  if (!first.errors) return first
  const isSmall = countParts(given, MAX_PARTS_FOR_ALL_ERRORS) < MAX_PARTS_FOR_ALL_ERRORS
  const errors = isSmall ? (read(MAX_ERRORS).errors ?? []) : first.errors.slice(0, 1)
  return { errors }
}
