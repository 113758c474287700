/** Converts rows to the JSON of a DTO. */
import { type GraphQLNamedType, type GraphQLType, getNamedType, getNullableType, isListType, isObjectType } from 'graphql'
import type { Page } from '../../core/base/page.js'
import type { Ctx } from '../../core/context.js'
import { fromLocalized, isLocalizedType, languageFirst, languageFirstWithin } from '../../core/input/localized.js'
import { REMOVAL_INSTANT } from '../../core/lifecycle/registry.js'
import { ownerOfFields } from '../../core/store/custom-fields.js'
import type { CustomFieldValues, Localized } from '../../db/json.js'
import type { Dto, Nested } from './dto.js'
import { pointerOf } from './errors.js'
import type { BulkAnswer } from './route.js'
import type { SchemaRegistry } from './shapes/json-schema.js'
import type { Property } from './shapes/properties.js'

type Json = Record<string, unknown>
// biome-ignore lint/suspicious/noExplicitAny: rows of every table pass here
type AnyRow = any
interface Writer {
  write: (row: AnyRow, ctx: Ctx, language: string) => Json
  /** Whether it writes lists of localized values, whose order depends on the language. */
  isLocalized: boolean
  /** Each leaves out the custom fields of a property that the caller may not see. */
  customFields: readonly ((ctx: Ctx, object: Json) => Promise<void>)[]
}

export function openResponseWriter(schemas: SchemaRegistry) {
  const whole = new WeakMap<Dto, Writer>()
  const bare = new WeakMap<Dto, Writer>()

  /** Returns the writer of a DTO: one for before and one for after the removal. */
  function writerOf(dto: Dto, { effectiveDate }: Ctx): Writer {
    const isAfter = effectiveDate >= REMOVAL_INSTANT
    const writers = isAfter ? bare : whole
    const known = writers.get(dto) ?? compile(schemas, dto, isAfter)
    writers.set(dto, known)
    return known
  }

  const write: WriteAll = async (ctx, dto, rows, nested) => {
    ctx.budget.takeObjects(rows.length)
    const writer = writerOf(dto, ctx)
    const language = rows.length && writer.isLocalized ? await ctx.services.languageOf(ctx) : ''
    const objects = rows.map((row) => writer.write(row, ctx, language))
    for (const show of writer.customFields) for (const object of objects) await show(ctx, object)
    await addRelated(ctx, dto, rows, objects)
    if (rows.length) for (const name of nested) await addNested(ctx, dto, name, rows, objects, write)
    return objects
  }

  return {
    one: async (ctx: Ctx, dto: Dto, row: AnyRow) => (await write(ctx, dto, [row], Object.keys(dto.nest ?? {})))[0],
    page: async (ctx: Ctx, dto: Dto, page: Page<AnyRow>, expands: readonly string[]) =>
      envelope(page, await write(ctx, dto, page.items, expands)),
    bulk,
  }
}

/** Writes rows with everything nested in them: one statement for each kind of nesting. */
type WriteAll = (ctx: Ctx, dto: Dto, rows: readonly AnyRow[], nested: readonly string[]) => Promise<Json[]>

async function addRelated(ctx: Ctx, dto: Dto, rows: readonly AnyRow[], objects: readonly Json[]) {
  for (const [name, relation] of Object.entries(dto.related ?? {})) {
    const values = rows.length ? await relation(ctx, rows) : []
    for (const [i, object] of objects.entries()) object[name] = values[i] ?? null
  }
}

async function addNested(ctx: Ctx, dto: Dto, name: string, rows: readonly AnyRow[], objects: readonly Json[], write: WriteAll) {
  const nest = dto.nest?.[name]
  if (!nest) return
  const found = await nest.of(ctx, rows)
  const inside = [...new Set<AnyRow>(found.flat().filter(Boolean))]
  const written = await write(ctx, nest.dto, inside, [])
  const byRow = new Map(inside.map((row, i) => [row, written[i] as Json]))
  for (const [i, object] of objects.entries()) object[name] = nestedIn(nest, found[i], (row) => byRow.get(row) as Json)
}

export type ResponseWriter = ReturnType<typeof openResponseWriter>

function nestedIn({ many }: Nested, value: AnyRow, write: (row: AnyRow) => Json): unknown {
  if (many) return (value as AnyRow[]).map(write)
  return value ? write(value) : null
}

function compile(schemas: SchemaRegistry, dto: Dto, isAfter: boolean): Writer {
  const parts = schemas
    .shapeOf(dto)
    .properties.filter(({ name, legacy }) => !(isAfter && legacy) && !dto.legacy?.[name]?.isSilent)
    .map((property) => ({
      name: property.name,
      read: dto.legacy?.[property.name]?.read ?? dto.read?.[property.name] ?? plain(property),
      inLanguage: languageOrder(property),
    }))
  const write: Writer['write'] = (row, ctx, language) => {
    const object: Json = {}
    for (const { name, read, inLanguage } of parts) {
      const value = read(row, ctx)
      object[name] = inLanguage ? inLanguage(value, language) : value
    }
    return object
  }
  const shape = schemas.shapeOf(dto).properties
  const customFields = shape.flatMap((property) => showFieldsOf(property) ?? [])
  return { write, isLocalized: parts.some(({ inLanguage }) => inLanguage !== null), customFields }
}

/** Returns how the custom fields of a property, or of the objects in it, are limited to those that the caller may see; null if it has none. */
function showFieldsOf({
  name,
  type,
  fieldsOf,
}: Pick<Property, 'name' | 'type' | 'fieldsOf'>): Writer['customFields'][number] | null {
  if (fieldsOf)
    return async (ctx, object) => {
      // Copied, because the row itself may be shown to others.
      object[name] = await ctx.services.customFields.show(ctx, fieldsOf, object[name] as CustomFieldValues)
    }
  const named = getNamedType(type)
  if (!isObjectType(named)) return null
  const owner = ownerOfFields(named.getFields().customFields ?? {})
  if (!owner) return null
  return async (ctx, object) => {
    const shown = async (inside: Json) => ({
      ...inside,
      customFields: await ctx.services.customFields.show(ctx, owner, inside.customFields as CustomFieldValues),
    })
    const value = object[name]
    object[name] = Array.isArray(value) ? await Promise.all(value.map(shown)) : value && (await shown(value as Json))
  }
}

/** Returns how the localized values of a property are ordered; null if it has none. */
function languageOrder({ type }: Property): ((value: unknown, language: string) => unknown) | null {
  const named = getNamedType(type)
  if (isLocalizedType(named.name) && isListType(getNullableType(type)))
    return (value, language) => (Array.isArray(value) ? languageFirst(value, language) : value)
  return holdsLocalized(named) ? languageFirstWithin : null
}

/** Returns whether values of a type contain lists of localized values. */
function holdsLocalized(type: GraphQLNamedType, seen = new Set<GraphQLNamedType>()): boolean {
  if (isLocalizedType(type.name)) return true
  if (seen.has(type) || !('getFields' in type)) return false
  seen.add(type)
  const fields: { type: GraphQLType }[] = Object.values(type.getFields())
  return fields.some((field) => holdsLocalized(getNamedType(field.type), seen))
}

/** Returns a function that reads a plain value: decimals become numbers, localized texts become lists. */
function plain({ name, type }: Property): (row: AnyRow) => unknown {
  const named = getNamedType(type).name
  if (named === 'Float') return (row) => (row[name] === null ? null : Number(row[name]))
  if (named === 'LocalizedString') return (row) => fromLocalized(row[name] as Localized)
  return (row) => row[name] ?? null
}

/** Returns the page in the format of REST: `total` is the number of items on this page, `itemsFound` the overall count. */
const envelope = ({ start, end, page, offset, pages, itemsFound, messages = [] }: Page<unknown>, data: Json[]) => ({
  data,
  messages,
  start,
  end,
  page,
  offset,
  total: data.length,
  pages,
  itemsFound,
})

function bulk({ lookupKey: by, keys, results, problems = [], moreProblems = 0 }: BulkAnswer) {
  const data = results.map((result, i) => {
    const lookupKey = typeof by === 'string' ? by : by[i]
    return result.success
      ? { action: result.action, id: result.id, key: keys[i], lookupKey, success: true }
      : { key: keys[i], lookupKey, success: false, error: result.error }
  })
  const total = data.length
  const failed = data.filter(({ success }) => !success).length
  if (failed === 0) return { data, messages: ['Completed'], total }
  return {
    data,
    messages: ['Completed', `${failed} of ${total} items failed; see the error of each item`],
    total,
    succeeded: total - failed,
    failed,
    ...(problems.length && { problems: problems.map((problem) => ({ pointer: pointerOf(problem), message: problem.message })) }),
    ...(moreProblems && { moreProblems }),
  }
}
