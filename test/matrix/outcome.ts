/** The outcome of a request, in one word. */
import type { Answer } from '../test-server.js'

/**
 * `ok`: data, or done. `empty`: allowed, but an empty list, or nothing was done. `none`: allowed, and the response is null.
 * `notFound`: for the caller there is no such object. `refused`: the object does not allow it now. `invalid`: the input was wrong,
 * which says nothing about rights. `error`: the server failed.
 */
export type Outcome = 'ok' | 'empty' | 'none' | 'forbidden' | 'unauthenticated' | 'notFound' | 'refused' | 'invalid' | 'error'

const byCode: [RegExp, Outcome][] = [
  [/^UNAUTHENTICATED$/, 'unauthenticated'],
  [/^FORBIDDEN$/, 'forbidden'],
  [/^INTERNAL_SERVER_ERROR$/, 'error'],
  [/NOT_FOUND|^PRODUCT_FETCH_ERROR$/, 'notFound'],
  [/VALIDATION|^BAD_USER_INPUT$|^BAD_REQUEST$|^GRAPHQL_/, 'invalid'],
]

/** Operations that have one published code for every refusal: the message says that something is missing. */
const OWN_CODE = /CLUSTER_CONFIG|CLUSTER_OPTION|^LIST_SURCHARGES_ERROR$|^ATTRIBUTE_VALIDATION_ERROR$/

export function graphqlOutcome(answer: Answer): Outcome {
  const code: string | undefined = answer.errors?.[0]?.code
  if (OWN_CODE.test(code ?? '') && answer.errors[0].message.endsWith(' not found')) return 'notFound'
  if (answer.errors) return byCode.find(([pattern]) => pattern.test(code ?? ''))?.[1] ?? 'refused'
  const [value] = Object.values(answer) as Answer[]
  if (value === null || value === undefined || value === false) return 'none'
  return isEmpty(value) ? 'empty' : 'ok'
}

/** The fields that count the results of a response, or of an action. */
export const COUNTS = [
  'itemsFound',
  'deletedIds',
  'movedCount',
  'entityCount',
  'positiveOrderlistsCount',
  'negativeOrderlistsCount',
]

/** A page, a list or a report of actions in which nothing is. */
function isEmpty(value: Answer): boolean {
  if (Array.isArray(value)) return value.length === 0
  const counts = COUNTS.flatMap((field) => (value[field] === undefined ? [] : [value[field]]))
  const isNothing = (count: Answer) => count === 0 || count === null || count.length === 0
  if (counts.length > 0 && counts.every(isNothing)) return true
  return value.actions?.data.every(({ success }: Answer) => !success) ?? false
}

const byStatus: Record<number, Outcome> = {
  400: 'invalid',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'notFound',
  409: 'refused',
  410: 'refused',
  422: 'invalid',
  429: 'refused',
}

export function restOutcome({ status, body }: { status: number; body: Answer }): Outcome {
  if (status >= 500) return 'error'
  if (status >= 400) return byStatus[status] ?? 'refused'
  if (body?.itemsFound === 0) return 'empty'
  // A bulk reports the result of each item.
  const failed = (body?.messages ?? body?.data ?? []) as Answer[]
  return Array.isArray(failed) && failed.some((one) => one?.error || one?.status >= 400) ? 'invalid' : 'ok'
}
