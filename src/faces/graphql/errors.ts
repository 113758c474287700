/** How the domain's errors look in GraphQL. */
import { GraphQLError } from 'graphql'
import type { DomainError } from '../../core/errors.js'
import { knownFailure } from '../failure.js'

/** Anything unexpected becomes a plain internal error; `report` gets the cause. */
export function renderError(error: GraphQLError, requestId: string, report: (cause: unknown) => void): GraphQLError {
  const cause = error.originalError
  // A value that graphql-js itself could not read carries its own words.
  if (!cause || cause instanceof GraphQLError) return error
  const failure = knownFailure(cause)
  if (failure) return rendered(error, failure)
  report(cause)
  return placed(error, 'Internal server error', { code: 'INTERNAL_SERVER_ERROR', requestId })
}

const rendered = (error: GraphQLError, failure: DomainError) =>
  placed(error, failure.message, {
    code: failure.code,
    ...(failure.problems.length && { problems: failure.problems.map(({ path, message }) => ({ path, message })) }),
  })

const placed = (error: GraphQLError, message: string, extensions: Record<string, unknown>) =>
  new GraphQLError(message, {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    path: error.path,
    extensions,
  })
