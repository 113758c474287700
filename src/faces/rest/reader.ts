/** From a request to an input of the domain: shape checked, old spellings translated, rules applied. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { type GraphQLInputType, getNamedType, getNullableType, isEnumType, isListType } from 'graphql'
import { DomainError, invalid, type Problem } from '../../core/base/errors.js'
import { pageRequest } from '../../core/base/page.js'
import { applyRules } from '../../core/input/rules.js'
import { convertTarget, convertValue, isDropped, renamedTo } from '../../core/lifecycle/legacy.js'
import { directiveProperties, readDirectives } from './directives.js'
import type { Dto, LegacyProperty } from './dto.js'
import type { BulkInput, RouteInput } from './route.js'
import { PAGING, type SchemaRegistry } from './shapes/json-schema.js'
import type { Property } from './shapes/properties.js'

type Json = Record<string, unknown>
type Query = Record<string, string | string[] | undefined>

/** Schemas are compiled at their first use: a start pays for none. */
export function openRequestReader(schemas: SchemaRegistry) {
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false, verbose: true })
  const validators = new Map<object, ValidateFunction>()

  const check: Check = (takes, schemaOf, value) => {
    const known = validators.get(takes) ?? ajv.compile({ ...schemaOf(), components: { schemas: schemas.schemas } })
    validators.set(takes, known)
    if (!known(value)) throw invalid(problemsOf(known.errors ?? []))
  }

  return {
    body: (dto: Dto, body: unknown) => {
      check(dto, () => schemas.refOf(dto), body)
      return toInput(schemas, dto, body as Json)
    },
    search: (dto: Dto, body: unknown) => readSearch(schemas, dto, body ?? {}, check),
    query: (takes: RouteInput & { kind: 'query' }, query: Query) => readQuery(schemas, takes, query),
    bulk: (takes: RouteInput & { kind: 'bulk' }, lookupKey: string, body: unknown) =>
      readBulk(schemas, takes, lookupKey, body, check),
  }
}

export type RequestReader = ReturnType<typeof openRequestReader>
/** `takes` is what the schema is remembered by. */
type Check = (takes: object, schemaOf: () => object, value: unknown) => void

/** The input that the contract's type describes, with its defaults where it has some. */
function toInput(schemas: SchemaRegistry, dto: Dto, body: Json, path: (string | number)[] = []): Json {
  const { properties } = schemas.shapeOf(dto)
  const input: Json = {}
  for (const property of properties) {
    const value = body[property.name]
    if (value === undefined) {
      if (property.default !== undefined) input[property.name] ??= property.default
    } else if (!property.legacy) input[property.name] = contractValue(schemas, dto, property, value, path)
    else translate(property, value, input, body, path, properties)
  }
  foldSource(dto, body, input, path)
  return applyRules({ type: schemas.contract.getType(dto.from) as GraphQLInputType }, input, path) as Json
}

/** What REST has beyond the contract's input is checked here; the input's own fields are, together, afterwards. */
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

/** What stands inside another input may have old names of its own. */
function inner(schemas: SchemaRegistry, dto: Dto, { type }: Property, value: unknown, path: (string | number)[]): unknown {
  const nested = dto.inner?.find(({ from }) => from === getNamedType(type).name)
  if (!nested || value === null) return value
  if (Array.isArray(value)) return value.map((item, i) => toInput(schemas, nested, item as Json, [...path, i]))
  return toInput(schemas, nested, value as Json, path)
}

/** An old name is left out, or goes by its new name. */
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
    if (body[successor.name] != null) throw invalid([{ path: [...path, name], message: `must not come with ${successor.name}` }])
    input[successor.name] = convertValue(value, String(successor.type), (body.language as string | undefined) ?? undefined)
    return
  }
  const target = renamedTo(legacy) ?? name
  if (target !== name && body[target] !== undefined && body[target] !== value)
    throw invalid([{ path: [...path, name], message: `contradicts ${target}` }])
  input[target] = applyRules({ type: property.type as GraphQLInputType }, toContract(property, value), [...path, name])
}

/** `source` and `sourceId` are one entry of `sources`, where that is not sent. */
function foldSource({ legacy }: Dto, { source, sourceId, sources }: Json, input: Json, path: (string | number)[]) {
  if (legacy?.source?.before !== 'folded' || (source == null && sourceId == null)) return
  const absent = source == null ? 'source' : sourceId == null ? 'sourceId' : null
  if (absent) throw invalid([{ path: [...path, absent], message: 'must be given, too: source and sourceId belong together' }])
  if (sources == null) input.sources = [{ name: source, id: sourceId }]
}

/** REST writes ranges as {from, to} and sources as {source, sourceId}; the contract as {greaterThan, lessThan} and {name, id}. */
function toContract({ type }: Property, value: unknown): unknown {
  const { name } = getNamedType(type)
  if (/^Source\w*Input$/.test(name) && value !== null)
    return Array.isArray(value) ? value.map(sourceToContract) : sourceToContract(value as Json)
  if (name !== 'DateSearchInput' || value === null) return value
  const { from, to } = value as Json
  return { greaterThan: from, lessThan: to }
}

const sourceToContract = ({ source, sourceId }: Json) => ({
  ...(source !== undefined && { name: source }),
  ...(sourceId !== undefined && { id: sourceId }),
})

/** Filters at the top of the body or under `filters`; both shapes are in the contract. */
function readSearch(schemas: SchemaRegistry, dto: Dto, body: unknown, check: Check): Json {
  if (typeof body !== 'object' || Array.isArray(body) || body === null)
    throw invalid([{ path: [], message: 'must be an object' }])
  const { page, offset, ...rest } = body as Json
  const request = pageRequest({ page, offset }, maxOffset(schemas, dto))
  check(dto, () => schemas.refOf(dto), rest)
  const { filters, ...top } = rest as Json & { filters?: Json | null }
  const twice = Object.keys(filters ?? {}).filter((name) => top[name] !== undefined)
  if (twice.length)
    throw invalid(twice.map((name) => ({ path: ['filters', name], message: 'is given at the top of the body too' })))
  return toInput(schemas, dto, { ...top, ...filters, ...request })
}

const maxOffset = (schemas: SchemaRegistry, dto: Dto) =>
  schemas.shapeOf(dto).properties.find(({ name }) => name === 'offset')?.rule.max

/** The scalar filters of a search are the query parameters of its list. */
export function queryProperties(schemas: SchemaRegistry, { search, legacy = {} }: RouteInput & { kind: 'query' }): Property[] {
  const shape = schemas.shapeOf(search)
  const scalars = shape.properties.filter(
    ({ name, type }) => !PAGING.has(name) && !isListType(getNullableType(type)) && isScalarFilter(type),
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
  // Old names come last, so that each can be held against its successor.
  const isOld = ([name]: [string, unknown]) => Number(Boolean(known.get(name)?.legacy))
  for (const [name, text] of Object.entries(rest).sort((a, b) => isOld(a) - isOld(b))) {
    const property = known.get(name)
    const value = property && parameter(property, text, problems)
    if (!property) problems.push({ path: [name], message: `extraneous key [${name}] is not permitted` })
    else if (!property.legacy) body[name] = value
    else if (value !== undefined) translate(property, value, body, body, [])
  }
  if (problems.length) throw invalid(problems)
  return toInput(schemas, takes.search, { ...body, ...request })
}

/** Only plain decimal digits are a number; anything else is handed on and refused. */
const digits = (text: string | string[] | undefined) =>
  typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : text

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
  if (type === 'Int') return /^-?\d{1,10}$/.test(text) && Math.abs(Number(text)) < 2 ** 31 ? Number(text) : undefined
  if (type === 'Float') return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined
  if (type === 'Boolean') return text === 'true' ? true : text === 'false' ? false : undefined
  return text
}

const MAX_BULK_ITEMS = 10_000

function readBulk(
  schemas: SchemaRegistry,
  takes: RouteInput & { kind: 'bulk' },
  lookupKey: string,
  body: unknown,
  check: Check,
): BulkInput {
  const { dto, plural, keys } = takes
  check(takes, () => bulkSchema(schemas, takes), body)
  const { [plural]: raw, directives } = body as Json & { directives?: Json }
  const items = (raw as Json[]).map((item, i) => toInput(schemas, dto, item, [plural, i]))
  const columns = keys[lookupKey] ?? []
  items.forEach((item, i) => {
    const missing = columns.filter((column) => isBlank(item[column]))
    if (missing.length)
      throw new DomainError('VALIDATION', 'LOOKUP_KEY_NOT_FOUND', `Item ${i} lacks its lookup key ${missing.join(' and ')}`, [
        { path: [plural, i], message: `lacks its lookup key [${missing.join(', ')}]` },
      ])
  })
  return { items, directives: readDirectives(directives ?? {}, directiveProperties(schemas, dto)) }
}

/** An empty key is none; sources are one when they hold a key. */
const isBlank = (key: unknown): boolean =>
  Array.isArray(key) ? key.every(({ id }: Json) => isBlank(id)) : key === undefined || key === null || key === ''

export function bulkSchema(schemas: SchemaRegistry, { dto, plural, resets }: RouteInput & { kind: 'bulk' }): Json {
  const flag = { anyOf: [{ type: 'boolean' }, { type: 'array', items: { type: 'string' } }] }
  const directives = {
    type: 'object',
    properties: {
      skipIfNotEmpty: {
        type: 'array',
        items: { type: 'string' },
        description: 'Properties that keep what they hold, unless they are empty.',
      },
      skipCreate: { ...flag, description: 'Update only; an item that does not exist fails.' },
      skipMoveOnUpdate: { ...flag, description: 'Keeps the parent of what exists.' },
      mergeTranslationsOnUpdate: { ...flag, description: 'Removes the translations that the item does not name.' },
      ...(resets && { resetOnUpdate: { ...flag, description: 'Deletes the other tiers of the prices that the items name.' } }),
    },
    additionalProperties: false,
  }
  const items = { type: 'array', minItems: 1, maxItems: MAX_BULK_ITEMS, items: schemas.refOf(dto) }
  return { type: 'object', properties: { [plural]: items, directives }, required: [plural], additionalProperties: false }
}

/** Ajv's findings in the published wording; what is said of the alternatives of a nullable value is noise. */
function problemsOf(errors: ErrorObject[]): Problem[] {
  const telling = errors.filter(({ keyword, params }) => keyword !== 'anyOf' && !(keyword === 'type' && params.type === 'null'))
  return (telling.length ? telling : errors).map(({ instancePath, keyword, params, message }) => {
    const path = instancePath.split('/').slice(1).map(unescaped)
    if (keyword === 'additionalProperties')
      return { path, message: `extraneous key [${params.additionalProperty}] is not permitted` }
    if (keyword === 'required') return { path, message: `required key [${params.missingProperty}] not found` }
    if (keyword === 'enum') return { path, message: `must be one of ${params.allowedValues.join(', ')}` }
    return { path, message: message ?? 'is not valid' }
  })
}

const unescaped = (step: string) => (/^\d+$/.test(step) ? Number(step) : step.replaceAll('~1', '/').replaceAll('~0', '~'))
