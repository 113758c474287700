/** The items of a bulk request: each is checked separately, so that an invalid one does not refuse the others. */
import { setImmediate } from 'node:timers/promises'
import { DomainError, invalid, MAX_TOLD_PROBLEMS, type Problem } from '../../core/base/errors.js'
import { failedResult } from '../../core/bulk/bulk.js'
import { directiveProperties, readDirectives } from './directives.js'
import type { Dto } from './dto.js'
import type { BulkAnswer, BulkInput, RefusedItem, RouteInput } from './route.js'
import type { SchemaRegistry } from './shapes/json-schema.js'
import type { Check } from './validator.js'

type Json = Record<string, unknown>
type BulkRoute = RouteInput & { kind: 'bulk' }

/** Translates one item with a valid shape. */
type ToItem = (dto: Dto, item: Json, path: (string | number)[]) => Json

const MAX_BULK_ITEMS = 10_000
/** After this many items the server serves other requests. */
const SLICE = 250

/** The valid items, and the errors of the others. */
export interface ReadBulk extends BulkInput {
  refused: RefusedItem[]
}

/** Refuses too many items without inspecting them. */
export function refuseTooMany(takes: BulkRoute, body: unknown): void {
  const { maxItems = MAX_BULK_ITEMS } = takes
  const plural = listNameIn(takes, body)
  const items = isObject(body) ? body[plural] : undefined
  if (Array.isArray(items) && items.length > maxItems)
    throw invalid([{ path: [plural], message: `must NOT have more than ${maxItems} items; it has ${items.length}` }])
}

/** Returns the name of the list in a body. */
const listNameIn = ({ plural, otherPlural }: BulkRoute, body: unknown): string =>
  otherPlural && isObject(body) && body[plural] === undefined && body[otherPlural] !== undefined ? otherPlural : plural

/** Returns the items of a body; throws if it has none. */
function requireItems(plural: string, body: unknown): Json[] {
  const items = isObject(body) ? body[plural] : undefined
  if (!isObject(body)) throw invalid([{ path: [], message: 'must be an object' }])
  if (items === undefined) throw invalid([{ path: [], message: `required key [${plural}] not found` }])
  if (!Array.isArray(items)) throw invalid([{ path: [plural], message: 'must be array' }])
  if (items.length === 0) throw invalid([{ path: [plural], message: 'must NOT have fewer than 1 items' }])
  return items as Json[]
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

export async function readBulk(
  schemas: SchemaRegistry,
  takes: BulkRoute,
  lookupKey: string,
  body: unknown,
  check: Check,
  toItem: ToItem,
): Promise<ReadBulk> {
  const { dto } = takes
  const plural = listNameIn(takes, body)
  const raw = requireItems(plural, body)
  const { [plural]: _, ...rest } = body as Json
  check(takes, () => ({ ...bulkSchema(schemas, takes), required: [] }), rest)
  const directives = readDirectives((rest.directives as Json | undefined) ?? {}, directiveProperties(schemas, dto))
  const items: Json[] = []
  const refused: RefusedItem[] = []
  for (const [i, item] of raw.entries()) {
    if (i % SLICE === SLICE - 1) await setImmediate()
    const problems = tryItem(() => {
      check(dto, () => schemas.refOf(dto), item, refused.length >= MAX_TOLD_PROBLEMS)
      items.push(requireKey(takes, lookupKey, toItem(dto, item, [])))
    })
    if (problems) refused.push({ at: i, key: rawKey(takes, lookupKey, item), ...problems })
  }
  throwIfNoneCanBeRead(refused, raw.length, plural)
  return { items, directives, refused }
}

function tryItem(read: () => void): Pick<RefusedItem, 'problems' | 'code'> | null {
  try {
    read()
    return null
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { code: error.code, problems: error.problems.length ? error.problems : [{ path: [], message: error.message }] }
  }
}

const NO_KEY = 'LOOKUP_KEY_NOT_FOUND'

function requireKey({ keys, findKeyless }: BulkRoute, lookupKey: string, item: Json): Json {
  const missing = (keys[lookupKey] ?? []).filter((column) => isBlank(item[column]))
  const problems = missing.length
    ? [{ path: [], message: `lacks its lookup key [${missing.join(', ')}]` }]
    : (findKeyless?.(item) ?? [])
  if (problems.length) throw new DomainError('VALIDATION', NO_KEY, 'An item lacks its lookup key', problems)
  return item
}

/** Returns whether a key is empty; sources count if they contain a key. */
const isBlank = (key: unknown): boolean =>
  Array.isArray(key) ? key.every(({ id }: Json) => isBlank(id)) : key === undefined || key === null || key === ''

/** Throws the published error, with every problem, if no item is valid. */
function throwIfNoneCanBeRead(refused: readonly RefusedItem[], total: number, plural: string) {
  if (refused.length < total) return
  const problems = refused.flatMap((item) => placed(item, plural))
  const lacksKeys = refused.every(({ code }) => code === NO_KEY)
  throw lacksKeys ? new DomainError('VALIDATION', NO_KEY, 'No item has its lookup key', problems) : invalid(problems)
}

/** Refuses the whole request if one item is invalid. */
export function refuseUnread({ refused }: ReadBulk, plural: string): void {
  if (refused.length) throw invalid(refused.flatMap((item) => placed(item, plural)))
}

const placed = ({ at, problems }: RefusedItem, plural: string): Problem[] =>
  problems.map(({ path, message }) => ({ path: [plural, at, ...path], message }))

/** Returns the key of an invalid item, if it has one. */
function rawKey({ keys }: BulkRoute, lookupKey: string, item: unknown): string {
  if (!isObject(item)) return ''
  const columns = keys[lookupKey] ?? ['id', 'sku', 'code', 'name']
  return columns.flatMap((column) => textOf(column === 'sources' ? firstSource(item) : item[column])).join('/')
}

const firstSource = ({ sources }: Json) => (Array.isArray(sources) && isObject(sources[0]) ? sources[0].sourceId : undefined)
const textOf = (key: unknown) => (typeof key === 'string' ? [key.slice(0, 255)] : typeof key === 'number' ? [String(key)] : [])

/** Returns the results of all items, in order: of written and of invalid ones. */
export function withRefused(answer: BulkAnswer, refused: readonly RefusedItem[], plural: string): BulkAnswer {
  if (refused.length === 0) return answer
  const { lookupKey: by } = answer
  const lookupKeyOf = (i: number) => (typeof by === 'string' ? by : (by[i] ?? ''))
  const written = answer.results.map((result, i) => ({ result, key: answer.keys[i] ?? '', lookupKey: lookupKeyOf(i) }))
  const failed = refused.map((item) => ({
    at: item.at,
    row: { result: failedResult(sentenceOf(item)), key: item.key, lookupKey: lookupKeyOf(-1) },
  }))
  const byPlace = new Map(failed.map(({ at, row }) => [at, row]))
  const others = written.values()
  const places = Array.from({ length: written.length + failed.length }, (_, place) => place)
  const all = places.flatMap((place) => byPlace.get(place) ?? others.next().value ?? [])
  return {
    lookupKey: all.map(({ lookupKey }) => lookupKey),
    keys: all.map(({ key }) => key),
    results: all.map(({ result }) => result),
    ...toldProblems(refused, plural),
  }
}

function toldProblems(refused: readonly RefusedItem[], plural: string): Pick<BulkAnswer, 'problems' | 'moreProblems'> {
  const total = refused.reduce((sum, { problems }) => sum + problems.length, 0)
  const problems = refused
    .slice(0, MAX_TOLD_PROBLEMS)
    .flatMap((item) => placed(item, plural))
    .slice(0, MAX_TOLD_PROBLEMS)
  return { problems, moreProblems: total - problems.length }
}

/** The maximum number of problems in the message of one item. */
const MAX_TOLD = 3

function sentenceOf({ problems }: RefusedItem): string {
  const told = invalid(problems.slice(0, MAX_TOLD)).message
  return problems.length > MAX_TOLD ? `${told}; and ${problems.length - MAX_TOLD} more` : told
}

export function bulkSchema(
  schemas: SchemaRegistry,
  { dto, plural, maxItems = MAX_BULK_ITEMS, resets }: RouteInput & { kind: 'bulk' },
): Json {
  const flag = { anyOf: [{ type: 'boolean' }, { type: 'array', items: { type: 'string' } }] }
  const directives = {
    type: 'object',
    properties: {
      skipIfNotEmpty: {
        type: 'array',
        items: { type: 'string' },
        description: 'Properties that keep their values, unless they are empty.',
      },
      skipCreate: { ...flag, description: 'Update only; an item that does not exist fails.' },
      skipMoveOnUpdate: { ...flag, description: 'Keeps the parent of existing records.' },
      mergeTranslationsOnUpdate: { ...flag, description: 'Removes the translations that the item does not contain.' },
      ...(resets && { resetOnUpdate: { ...flag, description: 'Deletes the other tiers of the prices in the items.' } }),
    },
    additionalProperties: false,
  }
  const items = { type: 'array', minItems: 1, maxItems, items: schemas.refOf(dto) }
  return { type: 'object', properties: { [plural]: items, directives }, required: [plural], additionalProperties: false }
}
