/** External references: the keys of a record in other systems. A pair belongs to one record of its kind. */
import { type SqlBool, sql } from 'kysely'
import { DomainError, invalid, type Problem } from '../base/errors.js'
import type { Ctx } from '../context.js'
import type { Relation } from './relations.js'
import type { Filter, Table } from './resource.js'
import { groupBy } from './store.js'

/** `name` is the other system, `id` the key of the record there. */
export interface Source {
  name: string
  id: string
}

/** The table that holds the sources of one kind of record: name, id, and the column of their owner; (name, id) is its key. */
export interface SourceTable {
  table: string
  owner: string
  /** The published error code for a pair that another record has. */
  taken: string
}

const MAX_NAME = 32
const MAX_ID = 64

/** Reads the sources of many records in one statement. A deleted record carries its sources itself, because they can no longer be read. */
export const sourcesOf =
  ({ table, owner }: SourceTable): Relation<{ id: number; sources?: Source[] }, Source[]> =>
  async (ctx, parents) => {
    const ids = parents.flatMap(({ id, sources }) => (sources ? [] : [id]))
    if (ids.length === 0) return parents.map(({ sources }) => sources ?? [])
    const { rows } = await sql<Source & { owner: number }>`
      select name, id, ${sql.id(owner)} as owner from ${sql.table(table)}
       where ${sql.id(owner)} = any(${ids}) order by name, id`.execute(ctx.db)
    const byOwner = groupBy(rows, (row) => row.owner)
    return parents.map((parent) => parent.sources ?? (byOwner.get(parent.id) ?? []).map(({ name, id }) => ({ name, id })))
  }

/** The sources in an input: an id for a system, or null to remove that system. */
export interface SourcePatch {
  name: string
  id?: string | null
}

/** The new sources of one record. */
export interface SourceChange {
  ownerId: number
  /** Null removes all of them. */
  sources: readonly SourcePatch[] | null | undefined
}

/** The error if another record has the source. If that record was inserted concurrently, a second try finds it. */
export class SourceTakenError extends DomainError {
  constructor(code: string, detail: string | undefined) {
    const pair = detail?.match(/\(name, id\)=\((.*)\)/)?.[1]
    super('CONFLICT', code, `A source${pair ? ` [${pair}]` : ''} already belongs to another record`)
  }
}

/**
 * Writes the sources of many records. Each given system gets the given ids; other systems are not changed.
 * A pair that belongs to another record is refused.
 */
export async function writeSources(ctx: Ctx, { table, owner, taken }: SourceTable, records: readonly SourceChange[]) {
  for (const { sources } of records) checkSources(sources ?? [])
  const target = sql.table(table)
  const cleared = records.flatMap(({ ownerId, sources }) => (sources === null ? [ownerId] : []))
  if (cleared.length) await sql`delete from ${target} where ${sql.id(owner)} = any(${cleared})`.execute(ctx.db)
  const rows = records.flatMap(({ ownerId, sources }) => (sources ?? []).map(({ name, id = null }) => ({ ownerId, name, id })))
  if (rows.length === 0) return
  const pairs = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as pair("ownerId" int4, name text, id text)`
  await sql`
    delete from ${target} old
     using (select "ownerId", name, array_remove(array_agg(id), null) as ids from ${pairs} group by "ownerId", name) named
     where old.${sql.id(owner)} = named."ownerId" and old.name = named.name and old.id <> all(named.ids)`.execute(ctx.db)
  await sql`insert into ${target} (name, id, ${sql.id(owner)})
            select pair.name, pair.id, pair."ownerId" from ${pairs}
             where pair.id is not null
               and not exists (select from ${target} old where old.name = pair.name and old.id = pair.id and old.${sql.id(owner)} = pair."ownerId")
             order by 1, 2`
    .execute(ctx.db)
    .catch((error: { code?: string; detail?: string }) => {
      throw error.code === '23505' ? new SourceTakenError(taken, error.detail) : error
    })
}

/** Finds the records with these external keys, in one system or in any if none is named. */
export async function ownersBySource(
  ctx: Ctx,
  { table, owner }: SourceTable,
  asked: readonly { id: string; name?: string | null }[],
): Promise<{ id: string; name: string; ownerId: number }[]> {
  const pairs = sql`jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as pair(name text, id text)`
  const { rows } = await sql<{ id: string; name: string; ownerId: number }>`
    select distinct t.name, t.id, t.${sql.id(owner)} as "ownerId" from ${pairs}
      join ${sql.table(table)} t on t.id = pair.id and (pair.name is null or t.name = pair.name)`.execute(ctx.db)
  return rows
}

/** The filter `sources`: records that have one of the given sources. Name or id may be omitted. */
export const hasSource =
  <T extends Table>({ table, owner }: SourceTable): Filter<T, readonly SourceSearch[]> =>
  (eb, asked) =>
    asked.length === 0
      ? eb.val(true)
      : sql<SqlBool>`${eb.ref('id' as never)} in (
          select t.${sql.id(owner)} from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as pair(name text, id text)
            join ${sql.table(table)} t on (pair.id is null or t.id = pair.id) and (pair.name is null or t.name = pair.name))`

interface SourceSearch {
  id?: string | null
  name?: string | null
}

function checkSources(sources: readonly SourcePatch[]) {
  const seen = new Set<string>()
  const problems = sources.flatMap(({ name, id }, i): Problem[] => {
    const key = JSON.stringify([name, id])
    const isRepeated = seen.has(key)
    seen.add(key)
    if (isRepeated) return [{ path: ['sources', i], message: 'repeats another source' }]
    if (name.length === 0 || name.length > MAX_NAME)
      return [{ path: ['sources', i, 'name'], message: `must be 1 to ${MAX_NAME} characters long` }]
    return id != null && (id.length === 0 || id.length > MAX_ID)
      ? [{ path: ['sources', i, 'id'], message: `must be 1 to ${MAX_ID} characters long` }]
      : []
  })
  if (problems.length) throw invalid(problems)
}
