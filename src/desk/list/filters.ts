/** The filters of a list: which ones its search input has, and how they are written in the URL of the view. */
import type { SchemaField, SchemaType } from '../api/schema.js'

type FilterKind = 'text' | 'number' | 'boolean' | 'enum' | 'date' | 'json' | 'object'

export interface Filter {
  name: string
  description: string
  /** The type of the API, such as `ProductStatus`. */
  type: string
  kind: FilterKind
  isList: boolean
  isRequired: boolean
  /** The values of an enum. */
  values: string[]
  /** The members of an object, such as the two ends of a range. */
  members: Filter[]
}

export type Params = Record<string, string>
type Types = ReadonlyMap<string, SchemaType>

/** These belong to the page and its order, not to what is found. */
const NOT_FILTERS = new Set(['page', 'offset', 'sort', 'sortInputs', 'sortByCustomField', 'language'])
const NUMBERS = new Set(['Int', 'Float', 'Decimal'])
const DATES = new Set(['DateTime', 'Date'])
/** Objects inside objects that a person can still fill in. */
const MAX_DEPTH = 3

/** Returns every filter of a search input. Deprecated members are not part of the introspection. */
export const listFilters = (input: SchemaType, types: Types): Filter[] =>
  input.fields.filter(({ name }) => !NOT_FILTERS.has(name)).map((field) => toFilter(field, types, 0))

function toFilter(field: SchemaField, types: Types, depth: number): Filter {
  const { name, description, type, isList, isRequired } = field
  const own = types.get(type)
  const members = field.kind === 'INPUT_OBJECT' && depth < MAX_DEPTH ? (own?.fields ?? []) : []
  return {
    name,
    description,
    type,
    kind: kindOf(field),
    isList,
    isRequired,
    values: field.kind === 'ENUM' ? (own?.values ?? []).map((value) => value.name) : [],
    members: asRange(type, members).map((member) => toFilter(member, types, depth + 1)),
  }
}

/** A range of days has two names for each of its ends; one of them is offered, as a day. */
const asRange = (type: string, members: SchemaField[]): SchemaField[] =>
  type === 'DateSearchInput'
    ? members.filter(({ name }) => name === 'from' || name === 'to').map((member) => ({ ...member, type: 'Date' }))
    : members

function kindOf({ kind, type }: SchemaField): FilterKind {
  if (kind === 'ENUM') return 'enum'
  if (kind === 'INPUT_OBJECT') return 'object'
  if (NUMBERS.has(type)) return 'number'
  if (DATES.has(type)) return 'date'
  if (type === 'Boolean') return 'boolean'
  return type === 'JSON' ? 'json' : 'text'
}

const SEPARATOR = '|'

/** Joins values for the URL; a value may contain the separator. */
export const joinValues = (values: readonly string[]): string =>
  values.map((value) => value.replaceAll('%', '%25').replaceAll(SEPARATOR, '%7C')).join(SEPARATOR)

export const splitValues = (text: string): string[] =>
  text
    .split(SEPARATOR)
    .filter(Boolean)
    .map((value) => value.replaceAll('%7C', SEPARATOR).replaceAll('%25', '%'))

const belongsTo = (path: string, key: string) => key === path || key.startsWith(`${path}.`)

/** Returns the part of the URL that a filter uses, such as `createdAt.from` and `createdAt.to`. */
export const paramsOf = (name: string, query: URLSearchParams): Params =>
  Object.fromEntries([...query].filter(([key, value]) => belongsTo(name, key) && value !== ''))

/** Returns what the URL has to change so that it has these values of a filter, and no others. */
export function replaceParams(name: string, query: URLSearchParams, params: Params): Record<string, string | null> {
  const removed = Object.keys(paramsOf(name, query)).map((key) => [key, null])
  return { ...Object.fromEntries(removed), ...params }
}

/** Returns the entries of a list of objects that have values: `sources.0.id` is in the first one. */
export function entriesOf(path: string, params: Params): string[] {
  const entries = Object.keys(params)
    .filter((key) => key.startsWith(`${path}.`) && params[key] !== '')
    .map((key) => key.slice(path.length + 1).split('.')[0] ?? '')
  return [...new Set(entries)].filter((entry) => /^\d{1,3}$/.test(entry)).sort((a, b) => Number(a) - Number(b))
}

/** Returns the value of a filter for the API; undefined if the URL has none, or one that is not complete. */
function readFilter(filter: Filter, params: Params, path = filter.name): unknown {
  if (filter.kind === 'object') {
    if (!filter.isList) return readObject(filter, params, path)
    const objects = entriesOf(path, params).map((entry) => readObject(filter, params, `${path}.${entry}`))
    const complete = objects.filter((object) => object !== undefined)
    return complete.length > 0 ? complete : undefined
  }
  const text = params[path]
  if (!text) return undefined
  if (!filter.isList) return readScalar(filter, text)
  const values = splitValues(text)
    .map((value) => readScalar(filter, value))
    .filter((value) => value !== undefined)
  return values.length > 0 ? values : undefined
}

function readObject({ members }: Filter, params: Params, path: string): object | undefined {
  const read = members.map((member) => ({ member, value: readFilter(member, params, `${path}.${member.name}`) }))
  if (read.some(({ member, value }) => member.isRequired && value === undefined)) return undefined
  const known = read.filter(({ value }) => value !== undefined).map(({ member, value }) => [member.name, value])
  return known.length > 0 ? Object.fromEntries(known) : undefined
}

function readScalar({ kind, values }: Filter, text: string): unknown {
  switch (kind) {
    case 'number':
      return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined
    case 'boolean':
      return text === 'true' || text === 'false' ? text === 'true' : undefined
    case 'enum':
      return values.includes(text) ? text : undefined
    case 'date':
      return /^\d{4}-\d{2}-\d{2}/.test(text) ? text : undefined
    case 'json':
      return readJson(text)
    case 'text':
    case 'object':
      return text
  }
}

/** Reads a number or a boolean; any other text is meant as it is written. */
function readJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'number' || typeof value === 'boolean' ? value : text
  } catch {
    return text
  }
}

/** Returns the filters that the URL has, as the part of the input that the API gets. */
export function readInput(filters: readonly Filter[], query: URLSearchParams): Record<string, unknown> {
  const read = filters.map((filter) => [filter.name, readFilter(filter, paramsOf(filter.name, query))] as const)
  return Object.fromEntries(read.filter(([, value]) => value !== undefined))
}

export interface Sort {
  field: string
  order: 'ASC' | 'DESC'
}

/** Reads the order of a list from the URL: `NAME` ascends, `-NAME` descends. */
export function readSort(text: string | null): Sort | null {
  if (!text) return null
  return text.startsWith('-') ? { field: text.slice(1), order: 'DESC' } : { field: text, order: 'ASC' }
}

export const writeSort = ({ field, order }: Sort): string => (order === 'DESC' ? `-${field}` : field)

/** Returns the order after a click on a heading: ascending first, then descending. */
export const nextSort = (field: string, current: Sort | null): Sort => ({
  field,
  order: current?.field === field && current.order === 'ASC' ? 'DESC' : 'ASC',
})
