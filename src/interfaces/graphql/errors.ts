/** Renders the domain's errors in GraphQL. */
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { BudgetExceeded } from '../../core/base/budget.js'
import { type DomainError, MAX_TOLD_PROBLEMS, RateLimited, shorten } from '../../core/base/errors.js'
import { removalSentence } from '../../core/lifecycle/effective-date.js'
import type { Item, ItemUse } from '../../core/lifecycle/item.js'
import { replacementOf } from '../../core/lifecycle/legacy.js'
import { mustLog, toDomainError } from '../http/known-errors.js'

/** Renders an error. Anything unexpected becomes a plain internal error; `report` gets the cause. */
export function renderError(error: GraphQLError, requestId: string, report: (cause: unknown) => void): GraphQLError {
  const cause = error.originalError
  // An error of graphql-js itself about an unreadable value has its own message.
  if (!cause || cause instanceof GraphQLError) return coded(error, 'VALIDATION_ERROR')
  const failure = toDomainError(cause)
  if (mustLog(failure)) report(cause)
  if (failure) return rendered(error, failure)
  return placed(error, 'Internal server error', { code: 'INTERNAL_SERVER_ERROR', requestId })
}

const coded = (error: GraphQLError, code: string) => placed(error, shortMessage(error.message), { code, ...error.extensions })

/** The maximum length of a graphql-js message, in characters. It repeats the values that were sent. */
const MAX_MESSAGE = 1_000

/** Shortens a message of graphql-js, without the schema names that it suggests. */
export const shortMessage = (message: string) => shorten(message.replace(/ Did you mean [^?]*\?$/, ''), MAX_MESSAGE)

const rendered = (error: GraphQLError, failure: DomainError) =>
  placed(error, failure.message, {
    code: failure.code,
    ...(failure instanceof RateLimited && { retryAfter: failure.retryAfterS }),
    ...(failure.problems.length && {
      problems: failure.problems.slice(0, MAX_TOLD_PROBLEMS).map(({ path, message }) => ({ path, message })),
    }),
    ...(failure instanceof BudgetExceeded && { limit: failure.limit, maximum: failure.maximum }),
  })

const placed = (error: GraphQLError, message: string, extensions: Record<string, unknown>) =>
  new GraphQLError(message, {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    path: error.path,
    extensions,
  })

/** More errors would add no information. */
const MOST_REMOVALS = 100

/** Returns one error for each removed item and each position that uses it. */
export const removedErrors = (uses: readonly ItemUse[]) => uses.slice(0, MOST_REMOVALS).map(removedError)

function removedError({ item, place }: ItemUse): GraphQLFormattedError {
  const [line, column] = place.split(':').map(Number)
  const isVariable = place.startsWith('$')
  return {
    message: removalSentence(item),
    ...(!isVariable && { locations: [{ line: line as number, column: column as number }] }),
    extensions: {
      code: 'REMOVED_ITEM',
      item: item.item,
      ...itemDetail(item),
      documentation: `/deprecations#${item.legacy.migration}`,
      ...(isVariable && { variable: place }),
    },
  }
}

/** Returns what a client needs to replace an item. */
export const itemDetail = ({ legacy, removal }: Item) => ({
  replacement: replacementOf(legacy),
  migration: legacy.migration,
  removedAt: removal.toISOString(),
  fix: legacy.fix ?? null,
})
