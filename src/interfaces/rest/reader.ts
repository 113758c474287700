/** Converts a request to an input of the domain: shape checked, old names translated, rules applied. */
import { type GraphQLInputType, getNamedType, getNullableType, isEnumType, isListType } from 'graphql'
import { invalid, type Problem, shorten } from '../../core/base/errors.js'
import { pageRequest } from '../../core/base/page.js'
import { applyRules } from '../../core/input/rules.js'
import { convertTarget, convertValue, isDropped, renamedTo } from '../../core/lifecycle/legacy.js'
import { readBulk } from './bulk-reader.js'
import type { Dto, LegacyProperty } from './dto.js'
import type { RouteInput } from './route.js'
import { PAGING, type SchemaRegistry } from './shapes/json-schema.js'
import type { Property } from './shapes/properties.js'
import { type Check, openValidator } from './validator.js'

type Json = Record<string, unknown>
type Query = Record<string, string | string[] | undefined>

export function openRequestReader(schemas: SchemaRegistry) {
  const check = openValidator(schemas)
  const toItem = (dto: Dto, item: Json, path: (string | number)[]) => toInput(schemas, dto, item, path)

  return {
    body: (dto: Dto, body: unknown) => {
      check(dto, () => schemas.refOf(dto), body)
      return toInput(schemas, dto, body as Json)
    },
    search: (dto: Dto, body: unknown) => readSearch(schemas, dto, body ?? {}, check),
    query: (takes: RouteInput & { kind: 'query' }, query: Query) => readQuery(schemas, takes, query),
    bulk: (takes: RouteInput & { kind: 'bulk' }, lookupKey: string, body: unknown) =>
      readBulk(schemas, takes, lookupKey, body, check, toItem),
  }
}

export type RequestReader = ReturnType<typeof openRequestReader>

/** Returns the input of the contract's type, with its defaults. */
function toInput(schemas: SchemaRegistry, dto: Dto, body: Json, path: (string | number)[] = []): Json {
  const { properties } = schemas.shapeOf(dto)
  const input: Json = {}
  for (const property of properties) {
    const value = body[property.name]
    if (value === undefined) {
      if (property.default !== undefined && !property.isOwnDefault) input[property.name] ??= property.default
    } else if (!property.legacy) input[property.name] = contractValue(schemas, dto, property, value, path)
    else translate(property, value, input, body, path, properties)
  }
  foldSource(dto, body, input, path)
  return applyRules({ type: schemas.contract.getType(dto.from) as GraphQLInputType }, input, path) as Json
}

/** Checks what REST adds to the contract's input; the input's own fields are checked together, afterwards. */
function contractValue(
  schemas: SchemaRegistry,
  dto: Dto,
  property: Property,
  value: unknown,
  path: (string | number)[],
): unknown {
  const given = inner(schemas, dto, property, toContract(property, value), [...path, property.name])
  if (!dto.also?.[property.name]) return given
  return applyRules({ type: property.type as GraphQLInputType, rule: property.rule }, given, [...path, property.name])
}

/** Translates a nested input, which may have its own old names. */
function inner(schemas: SchemaRegistry, dto: Dto, { type }: Property, value: unknown, path: (string | number)[]): unknown {
  const nested = dto.inner?.find(({ from }) => from === getNamedType(type).name)
  if (!nested || value === null) return value
  if (Array.isArray(value)) return value.map((item, i) => toInput(schemas, nested, item as Json, [...path, i]))
  return toInput(schemas, nested, value as Json, path)
}

/** Translates an old name: it is left out, or renamed. */
function translate(
  property: Property,
  value: unknown,
  input: Json,
  body: Json,
  path: (string | number)[],
  siblings: readonly Property[] = [],
) {
  const { name, legacy } = property
  if (!legacy || isDropped(legacy) || legacy.before === 'folded') return
  const successor = siblings.find((sibling) => sibling.name === convertTarget(legacy))
  if (successor && value !== null) {
    if (body[successor.name] != null)
      throw invalid([{ path: [...path, name], message: `must not be given together with ${successor.name}` }])
    input[successor.name] = convertValue(value, String(successor.type), (body.language as string | undefined) ?? undefined)
    return
  }
  const target = renamedTo(legacy) ?? name
  if (target !== name && body[target] !== undefined && body[target] !== value)
    throw invalid([{ path: [...path, name], message: `contradicts ${target}` }])
  input[target] = applyRules({ type: property.type as GraphQLInputType }, toContract(property, value), [...path, name])
}

/** Merges `source` and `sourceId` into one entry of `sources`, unless that is sent. */
function foldSource({ legacy }: Dto, { source, sourceId, sources }: Json, input: Json, path: (string | number)[]) {
  if (legacy?.source?.before !== 'folded' || (source == null && sourceId == null)) return
  const absent = source == null ? 'source' : sourceId == null ? 'sourceId' : null
  if (absent) throw invalid([{ path: [...path, absent], message: 'is also required: source and sourceId belong together' }])
  if (sources == null) input.sources = [{ name: source, id: sourceId }]
}

/** Converts REST sources {source, sourceId} to those of the contract {name, id}. */
function toContract({ type }: Property, value: unknown): unknown {
  const { name } = getNamedType(type)
  if (/^Source\w*Input$/.test(name) && value !== null)
    return Array.isArray(value) ? value.map(sourceToContract) : sourceToContract(value as Json)
  return value
}

const sourceToContract = ({ source, sourceId }: Json) => ({
  ...(source !== undefined && { name: source }),
  ...(sourceId !== undefined && { id: sourceId }),
})

/** Reads a search. Filters are at the top of the body or inside `filters`; both shapes are in the contract. */
function readSearch(schemas: SchemaRegistry, dto: Dto, body: unknown, check: Check): Json {
  if (typeof body !== 'object' || Array.isArray(body) || body === null)
    throw invalid([{ path: [], message: 'must be an object' }])
  const { page, offset, ...rest } = body as Json
  const request = pageRequest({ page, offset }, maxOffset(schemas, dto))
  check(dto, () => schemas.refOf(dto), rest)
  const { filters, ...top } = rest as Json & { filters?: Json | null }
  const twice = Object.keys(filters ?? {}).filter((name) => top[name] !== undefined)
  if (twice.length)
    throw invalid(twice.map((name) => ({ path: ['filters', name], message: 'is also given at the top of the body' })))
  return toInput(schemas, dto, { ...top, ...filters, ...request })
}

const maxOffset = (schemas: SchemaRegistry, dto: Dto) =>
  schemas.shapeOf(dto).properties.find(({ name }) => name === 'offset')?.rule.max

/** Returns the scalar filters of a search, which are the query parameters of its list. */
export function queryProperties(schemas: SchemaRegistry, { search, legacy = {} }: RouteInput & { kind: 'query' }): Property[] {
  const shape = schemas.shapeOf(search)
  const scalars = shape.properties.filter(
    ({ name, type }) => !PAGING.has(name) && !(name in legacy) && !isListType(getNullableType(type)) && isScalarFilter(type),
  )
  const old = Object.entries(legacy).map(([name, declared]): Property => {
    const type = (schemas.contract.getType((declared as LegacyProperty).type ?? 'String') ??
      schemas.contract.getType('String')) as GraphQLInputType
    return { name, type, required: false, rule: {}, description: null, legacy: declared }
  })
  return [...scalars, ...old]
}

const SCALARS = new Set(['Int', 'Float', 'String', 'ID', 'Boolean'])
const isScalarFilter = (type: Property['type']) => SCALARS.has(getNamedType(type).name) || isEnumType(getNamedType(type))

function readQuery(schemas: SchemaRegistry, takes: RouteInput & { kind: 'query' }, query: Query): Json {
  const { page, offset, expands: _, ...rest } = query
  const request = pageRequest({ page: digits(page), offset: digits(offset) }, maxOffset(schemas, takes.search))
  const known = new Map(queryProperties(schemas, takes).map((property) => [property.name, property]))
  const problems: Problem[] = []
  const body: Json = {}
  // Old names come last, so that each can be compared with its successor.
  const isOld = ([name]: [string, unknown]) => Number(Boolean(known.get(name)?.legacy))
  for (const [name, text] of Object.entries(rest).sort((a, b) => isOld(a) - isOld(b))) {
    const property = known.get(name)
    const value = property && parameter(property, text, problems)
    if (!property) problems.push({ path: [name], message: `extraneous key [${shorten(name)}] is not permitted` })
    else if (!property.legacy) body[name] = value
    else if (value !== undefined) translate(property, value, body, body, [])
  }
  if (problems.length) throw invalid(problems)
  return toInput(schemas, takes.search, { ...body, ...request })
}

/** Parses plain decimal digits without leading zeros; anything else is passed on and refused. */
const digits = (text: string | string[] | undefined) =>
  typeof text === 'string' && /^(0|[1-9]\d{0,14})$/.test(text) ? Number(text) : text

function parameter({ name, type }: Property, text: string | string[] | undefined, problems: Problem[]): unknown {
  const named = getNamedType(type)
  const value = typeof text === 'string' ? parsed(named.name, text) : undefined
  const isKnown = isEnumType(named) ? named.getValue(String(value)) !== undefined : value !== undefined
  if (isKnown) return value
  const wanted = isEnumType(named)
    ? `one of ${named
        .getValues()
        .map((v) => v.name)
        .join(', ')}`
    : `one ${named.name}`
  problems.push({ path: [name], message: `must be ${wanted}` })
  return undefined
}

function parsed(type: string, text: string): unknown {
  if (type === 'Int') return /^(0|-?[1-9]\d{0,9})$/.test(text) && Math.abs(Number(text)) < 2 ** 31 ? Number(text) : undefined
  if (type === 'Float') return /^-?(0|[1-9]\d*)(\.\d+)?$/.test(text) ? Number(text) : undefined
  if (type === 'Boolean') return text === 'true' ? true : text === 'false' ? false : undefined
  return text
}
