/** Attributes that are written together with their records. The caller has checked that the records exist and may be changed. */
import { type RawBuilder, sql } from 'kysely'
import type { AttributeBulkCreateInput } from '../../../contract/contract.gen.js'
import { DomainError } from '../../../core/base/errors.js'
import { type Directives, replacesTexts } from '../../../core/bulk/bulk.js'
import type { Child } from '../../../core/bulk/children.js'
import type { Ctx } from '../../../core/context.js'
import { newUuid } from '../../../core/store/row.js'
import type { StoredValue } from '../../../db/json.js'
import { mapCollectingErrors } from '../../../resources/catalog/item-errors.js'
import { type FindDescription, loadDescriptions } from './attribute.descriptions.js'
import { CLASS_BY_OWNER, type OwnerColumn } from './attribute.resource.js'
import { isTextPatch, type TextPatch, toStoredValue } from './attribute.value.js'

/** The attribute changes of one record; others stay. */
export interface AttributeChanges {
  ownerId: number
  attributes: readonly AttributeBulkCreateInput[]
  /** A single attribute was sent, not a list. */
  isAlone?: true
}

/** A value of an attribute, to be stored. */
interface AttributeValueRow {
  ownerId: number
  attributeDescriptionId: number
  /** Null removes the attribute. */
  value: StoredValue | TextPatch | null
}

/** How texts are written: `merge` keeps the languages that are not given, `replace` does not. */
export type TextMode = 'merge' | 'replace'

/** Returns the text mode of a bulk. `property` is the name of the attributes in the directives. */
export const textModeFor = (directives: Directives, property = 'attributes'): TextMode =>
  replacesTexts(directives, property) ? 'replace' : 'merge'

/**
 * Adds, changes and removes attributes of many records with a fixed number of statements. All writers lock them by record and description,
 * which prevents deadlocks.
 */
export async function writeAttributes(
  ctx: Ctx,
  owner: OwnerColumn,
  records: readonly AttributeChanges[],
  texts: TextMode = 'merge',
) {
  const asked = records.flatMap(({ attributes }) => attributes)
  if (asked.length === 0) return
  const described = await loadDescriptions(ctx, CLASS_BY_OWNER[owner], asked)
  const rows = mapCollectingErrors(
    records,
    ({ ownerId }) => ownerId,
    (record) => toValueRows(record, described),
  )
    .flat()
    .sort(byOwnerAndDescription)
  const kept = rows.filter(({ value }) => value !== null)
  if (kept.length < rows.length) await deleteRows(ctx, owner, rows)
  if (kept.length) await upsertRows(ctx, owner, kept, texts)
}

type AttributedRecord = { id: number; attributes?: readonly AttributeBulkCreateInput[] | null | undefined }

/** The attributes of records; null leaves them unchanged. */
export const attributesChild = (owner: OwnerColumn): Child<AttributedRecord> => ({
  storedIn: { table: 'attribute', owner },
  write(ctx, records, directives) {
    const changes = records.map(({ id, attributes }) => ({ ownerId: id, attributes: attributes ?? [] }))
    return writeAttributes(ctx, owner, changes, textModeFor(directives))
  },
})

/** Converts changes to rows; an attribute may occur once per record. */
function toValueRows({ ownerId, attributes, isAlone }: AttributeChanges, described: FindDescription): AttributeValueRow[] {
  const seen = new Set<number>()
  return attributes.map((item, i) =>
    withPath(isAlone ? [] : ['attributes', i], () => {
      const description = described(item)
      if (seen.has(description.id)) throw attributeError([], `${description.name} is given twice`)
      seen.add(description.id)
      if (item.value === undefined) throw attributeError(['value'], `${description.name} needs a value, or null to remove it`)
      const value = item.value && toStoredValue(description, item.value)
      return { ownerId, attributeDescriptionId: description.id, value }
    }),
  )
}

const attributeError = (path: string[], message: string) =>
  new DomainError('VALIDATION', 'ATTRIBUTE_VALIDATION_ERROR', message, [{ path, message }])

/** Adds the position in the input to errors of `work`. */
function withPath<T>(start: readonly (string | number)[], work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind !== 'VALIDATION') throw error
    const problems = error.problems.map(({ path, message }) => ({ path: [...start, ...path], message }))
    throw new DomainError(error.kind, error.code, error.message, problems)
  }
}

const byOwnerAndDescription = (a: AttributeValueRow, b: AttributeValueRow) =>
  a.ownerId - b.ownerId || a.attributeDescriptionId - b.attributeDescriptionId

async function deleteRows(ctx: Ctx, owner: OwnerColumn, rows: readonly AttributeValueRow[]) {
  const gone = rows.filter(({ value }) => value === null)
  await sql`delete from attribute using ${unnestKeys(gone)}
             where attribute.${sql.id(owner)} = x."ownerId" and attribute."attributeDescriptionId" = x."attributeDescriptionId"`.execute(
    ctx.db,
  )
}

const unnestKeys = (rows: readonly AttributeValueRow[]) => sql`
  unnest(${rows.map(({ ownerId }) => ownerId)}::int4[],
         ${rows.map((row) => row.attributeDescriptionId)}::int4[]) as x("ownerId", "attributeDescriptionId")`

/** Returns an expression for the written value: merged texts keep the languages that are not given. */
const writtenValue = (texts: TextMode, given: string): RawBuilder<StoredValue> =>
  texts === 'merge'
    ? sql`case when jsonb_typeof(${sql.ref(given)}) = 'object' then jsonb_strip_nulls(attribute.value || ${sql.ref(given)}) else ${sql.ref(given)} end`
    : sql`jsonb_strip_nulls(${sql.ref(given)})`

/**
 * Writes rows that differ; unchanged values keep their modification time. They are filtered before the insert, which would otherwise lock
 * and write them.
 */
async function upsertRows(ctx: Ctx, owner: OwnerColumn, rows: readonly AttributeValueRow[], texts: TextMode) {
  const column = sql.id(owner)
  const uuids = rows.map(() => newUuid(ctx))
  // Formatted here, because `pg` would inspect each of tens of thousands of elements.
  const ownerIds = `{${rows.map(({ ownerId }) => ownerId)}}`
  const descriptionIds = `{${rows.map((row) => row.attributeDescriptionId)}}`
  const values = JSON.stringify(rows.map(({ value }) => value))
  await sql`
    with given as materialized (
      select uuid, "ownerId", "attributeDescriptionId", value
        from rows from (unnest(${`{${uuids}}`}::uuid[]), unnest(${ownerIds}::int4[]), unnest(${descriptionIds}::int4[]),
                        jsonb_array_elements(${values}::jsonb))
          as x(uuid, "ownerId", "attributeDescriptionId", value))
    insert into attribute (uuid, ${column}, "attributeDescriptionId", value, "createdAt", "createdBy", "lastModifiedAt", "lastModifiedBy")
    select uuid, "ownerId", "attributeDescriptionId", value, ${ctx.now}::timestamptz, ${ctx.actor.userId}::int4,
           ${ctx.now}::timestamptz, ${ctx.actor.userId}::int4
      from given
     where not exists (
       select from attribute
        where attribute.${column} = given."ownerId" and attribute."attributeDescriptionId" = given."attributeDescriptionId"
          and attribute.value is not distinct from ${writtenValue(texts, 'given.value')} offset 0)
     order by "ownerId", "attributeDescriptionId"
    on conflict (${column}, "attributeDescriptionId") where ${column} is not null
    do update set value = ${writtenValue(texts, 'excluded.value')}, "lastModifiedAt" = excluded."lastModifiedAt", "lastModifiedBy" = excluded."lastModifiedBy"
     where attribute.value is distinct from ${writtenValue(texts, 'excluded.value')}`
    .execute(ctx.db)
    .catch(rethrowAsNotFound)
  await stripRemovedLanguages(ctx, owner, rows)
}

/** Removes languages to be deleted from new attributes, which never had them. */
async function stripRemovedLanguages(ctx: Ctx, owner: OwnerColumn, rows: readonly AttributeValueRow[]) {
  const patched = rows.filter(({ value }) => value && isTextPatch(value) && Object.values(value).includes(null))
  if (patched.length === 0) return
  await sql`update attribute set value = jsonb_strip_nulls(attribute.value) from ${unnestKeys(patched)}
             where attribute.${sql.id(owner)} = x."ownerId" and attribute."attributeDescriptionId" = x."attributeDescriptionId"
               and attribute.value is distinct from jsonb_strip_nulls(attribute.value)`.execute(ctx.db)
}

/** Converts foreign key errors to "not found": the description or record was just deleted. */
export function rethrowAsNotFound(error: { code?: string; constraint?: string }): never {
  if (error.code !== '23503') throw error
  const isDescription = error.constraint?.includes('attributeDescriptionId')
  throw new DomainError(
    'NOT_FOUND',
    isDescription ? 'ATTRIBUTE_DESCRIPTION_NOT_FOUND' : 'ATTRIBUTE_VALIDATION_ERROR',
    `The ${isDescription ? 'description' : 'record'} of an attribute no longer exists`,
  )
}
