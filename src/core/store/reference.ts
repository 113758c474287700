/** Finds records by the references in paths, inputs and files: id, uuid, an external key, or other key columns. */
import { sql } from 'kysely'
import { DomainError, invalidField, notFound, orThrow, refused } from '../base/errors.js'
import type { Ctx } from '../context.js'
import { type Column, type Resource, type Row, type Table, toErrorCode, toWords } from './resource.js'
import { canHold } from './row.js'
import type { SourceTable } from './sources.js'
import { databaseOf, find, groupBy, type Key } from './store.js'

/** The lookup keys of a kind of record. `id` and `sourceId` always belong to them. */
export interface LookupKeys<T extends Table = Table> {
  // biome-ignore lint/suspicious/noExplicitAny: records of every kind are named, whatever their search input
  resource: Resource<T, any, any>
  sources: SourceTable
  /** Additional lookup columns, each with the column that narrows it if several records can have the same value. */
  columns?: Readonly<Record<string, Column<T> | null>>
  /** True if an id and a sourceId in one input must refer to the same record. Otherwise the id is used. */
  mustAgree?: true
}

// biome-ignore lint/suspicious/noExplicitAny: the lookup keys of "some kind of record", whatever its table
export type AnyLookupKeys = LookupKeys<any>

/** One way to name a record. `within` narrows it: the other system of a `sourceId`, or the value of the narrowing column. */
export interface LookupReference {
  lookupKey: string
  value: string | number
  within?: string | null | undefined
}

export interface FoundRecord {
  id: number
  uuid: string
}

/** Finds, for each list of references, the records that any of them refers to, with one statement per lookup key. */
export async function findRecords(
  ctx: Ctx,
  keys: AnyLookupKeys,
  lists: readonly (readonly LookupReference[])[],
): Promise<FoundRecord[][]> {
  const byLookupKey = new Map<string, Map<string, KeyedRecord[]>>()
  for (const [lookupKey, references] of groupBy(lists.flat(), (reference) => reference.lookupKey)) {
    const values = [...new Set(references.map(({ value }) => String(value)))]
    byLookupKey.set(
      lookupKey,
      groupBy(await recordsByKey(ctx, keys, lookupKey, values), ({ value }) => value),
    )
  }
  const recordsOf = ({ lookupKey, value, within }: LookupReference) =>
    (byLookupKey.get(lookupKey)?.get(String(value)) ?? []).filter((record) => within == null || record.within === within)
  return lists.map((list) => [...new Map(list.flatMap(recordsOf).map((record) => [record.id, record])).values()])
}

type KeyedRecord = FoundRecord & { value: string; within: string | null }

async function recordsByKey(
  ctx: Ctx,
  { resource, sources, columns = {} }: AnyLookupKeys,
  lookupKey: string,
  values: readonly string[],
): Promise<KeyedRecord[]> {
  const table = sql.table(resource.table)
  const column = sql`t.${sql.id(lookupKey)}`
  const narrowing = columns[lookupKey] ? sql`t.${sql.id(columns[lookupKey])}` : sql`null::text`
  const ids = values.filter((id) => lookupKey !== 'id' || canHold(resource.table, { id }))
  const list = lookupKey === 'id' ? sql`any(${ids}::int4[])` : sql`any(${ids}::text[])`
  // Sources are joined to the values: with `any`, a plan from old statistics compares every source with every value for every record.
  const query =
    lookupKey === 'sourceId'
      ? sql<KeyedRecord>`
        select t.id, t.uuid, named.value, s.name as within
          from unnest(${values}::text[]) named(value)
          join ${sql.table(sources.table)} s on s.id = named.value
          join ${table} t on t.id = s.${sql.id(sources.owner)}
         order by t.id`
      : sql<KeyedRecord>`select t.id, t.uuid, ${column}::text as value, ${narrowing} as within from ${table} t where ${column} = ${list} order by t.id`
  return (await query.execute(databaseOf(ctx, resource))).rows
}

export const lookupKeysOf = ({ columns = {} }: AnyLookupKeys): string[] => ['id', 'sourceId', ...Object.keys(columns)]

/** Throws for a lookup key that is not supported. */
export function requireLookupKey(lookupKey: string, supported: readonly string[]): void {
  if (supported.includes(lookupKey)) return
  const message = `The lookup key [${lookupKey}] is not supported here; use ${supported.join(' or ')}`
  throw new DomainError('LOOKUP_KEY', 'INVALID_LOOKUP_KEY', message)
}

/** Returns the key of a path, which is an id or a uuid. */
export const idOrUuid = <T extends Table>(value: string | number): Key<T> =>
  (/^[0-9a-f-]{36}$/i.test(String(value)) ? { uuid: value } : { id: value }) as unknown as Key<T>

/** The query parameters that narrow a key which several records can have: `source`, or the name of a column. */
type Narrowing = Readonly<Record<string, string | undefined>>

/** Returns the key of the record of a path `…/{lookupKey}/{value}`; null if there is no such record. */
export async function lookUpKey<T extends Table>(
  ctx: Ctx,
  keys: LookupKeys<T>,
  lookupKey: string,
  value: string,
  narrowing: Narrowing = {},
): Promise<Key<T> | null> {
  requireLookupKey(lookupKey, lookupKeysOf(keys))
  if (lookupKey === 'id') return idOrUuid(value)
  const within = narrowing[lookupKey === 'sourceId' ? 'source' : (keys.columns?.[lookupKey] ?? '')]
  const [[record, another] = []] = await findRecords(ctx, keys, [[{ lookupKey, value, within }]])
  if (another) throw severalFound(keys, lookupKey, value)
  return record ? idOrUuid(record.id) : null
}

function severalFound({ resource: { label }, columns }: AnyLookupKeys, lookupKey: string, value: string): DomainError {
  const advice = columns ? '' : '; also give its source'
  return refused(
    `${toErrorCode(label)}_MULTIPLE_FOUND_ERROR`,
    `More than one ${toWords(label)} has the ${lookupKey} [${value}]${advice}`,
  )
}

/** A reference in an input to another record, such as its parent: by id, or by external key. */
export interface InputReference {
  id?: number | null
  source?: string | null
  sourceId?: string | null
}

/**
 * Finds the id of the record for each reference, or the error with `code` if there is none. Null and undefined stay as they are.
 * It takes two statements for any number of references.
 */
export async function resolveReferences<R extends InputReference | null | undefined>(
  ctx: Ctx,
  keys: AnyLookupKeys,
  references: readonly R[],
  code?: string,
): Promise<(number | DomainError | Exclude<R, InputReference>)[]> {
  const lists = references.flatMap((reference) => {
    const { id, source, sourceId } = reference ?? {}
    const needsSource = source != null && sourceId != null && (id == null || keys.mustAgree)
    return [
      id == null ? [] : [{ lookupKey: 'id', value: id }],
      needsSource ? [{ lookupKey: 'sourceId', value: sourceId, within: source }] : [],
    ]
  })
  const found = (await findRecords(ctx, keys, lists)).map(([record]) => record?.id)
  return references.map((reference, i) => {
    if (!reference) return reference as Exclude<R, InputReference>
    const [byId, bySource] = found.slice(2 * i)
    const id = reference.id == null ? bySource : byId
    return referenceError(keys, reference, bySource) ?? id ?? referenceNotFound(keys, reference, code)
  })
}

function referenceError(keys: AnyLookupKeys, reference: InputReference, bySource: number | undefined): DomainError | null {
  const { id, source, sourceId } = reference
  const words = toWords(keys.resource.label)
  const isBySource = source != null && sourceId != null
  if (id == null && !isBySource) return invalidField('parent', `must identify a ${words} by id, or by source and sourceId`)
  if (id == null || !isBySource || !keys.mustAgree || bySource === id) return null
  const other = bySource === undefined ? `no ${words}` : `the ${words} with id [${bySource}]`
  return invalidField('parent', `contradicts itself: ${other} has the source [${source}] and sourceId [${sourceId}]`)
}

function referenceNotFound({ resource: { label } }: AnyLookupKeys, reference: InputReference, code?: string): DomainError {
  const { id, source, sourceId } = reference
  return notFound(label, code ?? `${toErrorCode(label)}_NOT_FOUND_ERROR`, id == null ? { source, sourceId } : { id })
}

/** Finds the record that an input refers to, or throws `code`. */
export async function recordByReference<T extends Table>(
  ctx: Ctx,
  keys: LookupKeys<T>,
  reference: InputReference,
  code?: string,
): Promise<Row<T>> {
  const [id = 0] = (await resolveReferences(ctx, keys, [reference], code)).map(orThrow)
  const record = await find(ctx, keys.resource, idOrUuid<T>(id))
  if (!record) throw referenceNotFound(keys, reference, code)
  return record
}
