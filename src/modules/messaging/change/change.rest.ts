import type { ChangeType } from '../../../contract/contract.gen.js'
import { invalidField } from '../../../core/base/errors.js'
import { parseDateTime } from '../../../core/input/scalar-rules.js'
import type { Routes } from '../../../interfaces/rest/route.js'
import { changesDto } from './change.dto.js'
import { type ChangesRequest, listChanges } from './change.service.js'
import { changeTypes } from './change.types.js'

type Query = Record<string, string | undefined>

const isChangeType = (text: string): text is ChangeType => changeTypes.includes(text as ChangeType)

function typesIn(text: string | undefined): ChangeType[] | undefined {
  const names = text?.split(',').filter(Boolean)
  const unknown = names?.find((name) => !isChangeType(name))
  if (unknown) throw invalidField('types', `must be one or more of ${changeTypes.join(', ')}; there is no ${unknown}`)
  return names?.filter(isChangeType)
}

function integerIn(query: Query, name: 'limit' | 'wait', min: number, max: number): number | undefined {
  const text = query[name]
  if (text === undefined) return undefined
  if (!/^\d{1,6}$/.test(text) || Number(text) < min || Number(text) > max)
    throw invalidField(name, `must be a whole number from ${min} to ${max}`)
  return Number(text)
}

function requestIn(query: Query): ChangesRequest {
  const { after, since, types } = query
  const instant = since === undefined ? undefined : parseDateTime(since)
  if (instant === null) throw invalidField('since', 'must be a time such as 2026-11-15T12:00:00Z')
  return {
    after,
    since: instant,
    types: typesIn(types),
    limit: integerIn(query, 'limit', 1, 1000),
    wait: integerIn(query, 'wait', 0, 20),
  }
}

export const changeRest = {
  'GET /v2/changes': {
    summary:
      'The records that were created, updated and deleted after a cursor, in commit order; with `wait`, as soon as there is a change.',
    queryParameters: {
      after: 'The cursor of the previous response; if absent, starts with the oldest change that is kept.',
      since: 'A point in time to start at, instead of a cursor. The response may start a few minutes earlier, never later.',
      types: 'Types of records, separated by commas; by default all types that the caller may read.',
      limit: 'The maximum number of changes in a response: 1 to 1000, 100 by default.',
      wait: 'How many seconds to wait for a change if there is none: 0 to 20, 0 by default.',
    },
    output: { kind: 'one', dto: changesDto },
    handle: (ctx, { query = {} }) => listChanges(ctx, requestIn(query)),
  },
} satisfies Routes
