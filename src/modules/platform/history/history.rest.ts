import type { HistoryRecordType, RecordHistorySearchInput } from '../../../contract/contract.gen.js'
import { invalidField } from '../../../core/base/errors.js'
import { parseDateTime } from '../../../core/input/scalar-rules.js'
import type { Routes } from '../../../interfaces/rest/route.js'
import { historyEntryDto } from './history.dto.js'
import { listHistory } from './history.service.js'
import { historyTypes } from './history.types.js'

type Query = Record<string, string | undefined>

const MAX_FIELDS = 100
const MAX_FIELD_LENGTH = 255

function readType(text = ''): HistoryRecordType {
  const type = historyTypes.find((known) => known === text)
  if (!type) throw invalidField('recordType', `must be one of ${historyTypes.join(', ')}`)
  return type
}

function readInteger(query: Query, name: 'page' | 'offset', max: number): number | undefined {
  const text = query[name]
  if (text === undefined) return undefined
  if (!/^\d{1,10}$/.test(text) || Number(text) < 1 || Number(text) > max)
    throw invalidField(name, `must be a whole number from 1 to ${max}`)
  return Number(text)
}

function readInstant(query: Query, name: 'from' | 'to'): string | undefined {
  const text = query[name]
  if (text === undefined) return undefined
  const instant = parseDateTime(text)
  if (!instant) throw invalidField(name, 'must be a time such as 2026-11-15T12:00:00Z')
  return new Date(instant).toISOString()
}

function readFields({ fields }: Query): string[] | undefined {
  const names = fields?.split(',').filter(Boolean)
  if (names && (names.length > MAX_FIELDS || names.some((name) => name.length > MAX_FIELD_LENGTH)))
    throw invalidField('fields', `must be at most ${MAX_FIELDS} names of at most ${MAX_FIELD_LENGTH} characters`)
  return names
}

function readFlag({ includesParts }: Query): boolean {
  if (includesParts !== undefined && includesParts !== 'true' && includesParts !== 'false')
    throw invalidField('includesParts', 'must be true or false')
  return includesParts !== 'false'
}

function readSearch(query: Query): Partial<RecordHistorySearchInput> {
  const [page, offset] = [readInteger(query, 'page', 2 ** 31 - 1), readInteger(query, 'offset', 1000)]
  const [greaterThan, lessThan] = [readInstant(query, 'from'), readInstant(query, 'to')]
  return {
    ...(page !== undefined && { page }),
    ...(offset !== undefined && { offset }),
    changedAt: { ...(greaterThan && { greaterThan }), ...(lessThan && { lessThan }) },
    fields: readFields(query) ?? null,
    includesParts: readFlag(query),
  }
}

export const historyRest = {
  'GET /v2/history/{recordType}/{recordId}': {
    summary: 'The history of a record, newest first: when, who, which fields, before and after.',
    queryParameters: {
      page: 'The page, 1 by default.',
      offset: 'Items per page: 1 to 1000, 12 by default.',
      from: 'Only changes from this time on.',
      to: 'Only changes up to this time.',
      fields: 'Only changes of any of these fields, separated by commas, such as `names` or `names.EN`.',
      includesParts: 'Whether changes of parts, such as the lines of an order, are included: `true` (the default) or `false`.',
    },
    output: { kind: 'page', dto: historyEntryDto },
    handle: (ctx, { params, query = {} }) =>
      listHistory(ctx, { recordType: readType(params.recordType), recordId: params.recordId ?? '' }, readSearch(query)),
  },
} satisfies Routes
