/** External references: which other system knows a record, and by which key. A pair belongs to one record of its kind. */
import { sql } from 'kysely'
import type { Ctx } from './context.js'
import { conflict, invalid, type Problem } from './errors.js'
import type { Relation } from './load.js'
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
  /** The published code for a pair that another record has. */
  taken: string
}

const MAX_NAME = 32
const MAX_ID = 64

/** The sources of many records, one statement. */
export const sourcesOf =
  ({ table, owner }: SourceTable): Relation<{ id: number }, Source[]> =>
  async (ctx, parents) => {
    const { rows } = await sql<Source & { owner: number }>`
      select name, id, ${sql.id(owner)} as owner from ${sql.table(table)}
       where ${sql.id(owner)} = any(${parents.map(({ id }) => id)}) order by name, id`.execute(ctx.db)
    const byOwner = groupBy(rows, (row) => row.owner)
    return parents.map((parent) => (byOwner.get(parent.id) ?? []).map(({ name, id }) => ({ name, id })))
  }

/** Makes `sources` the sources of one record: others of its own go, one that belongs to another record is refused. */
export async function replaceSources(
  ctx: Ctx,
  { table, owner, taken }: SourceTable,
  ownerId: number,
  sources: readonly Source[],
) {
  refuseBad(sources)
  const target = sql.table(table)
  await sql`delete from ${target} where ${sql.id(owner)} = ${ownerId}`.execute(ctx.db)
  if (sources.length === 0) return
  const pairs = sql`jsonb_to_recordset(${JSON.stringify(sources)}::jsonb) as pair(name text, id text)`
  await sql`insert into ${target} (name, id, ${sql.id(owner)}) select pair.name, pair.id, ${ownerId}::int4 from ${pairs} order by 1, 2`
    .execute(ctx.db)
    .catch((error: { code?: string }) => {
      if (error.code === '23505') throw conflict(taken, 'A source belongs to another record already')
      throw error
    })
}

function refuseBad(sources: readonly Source[]) {
  const seen = new Set<string>()
  const problems = sources.flatMap(({ name, id }, i): Problem[] => {
    const key = JSON.stringify([name, id])
    const isRepeated = seen.has(key)
    seen.add(key)
    if (isRepeated) return [{ path: ['sources', i], message: 'repeats another source' }]
    if (name.length === 0 || name.length > MAX_NAME)
      return [{ path: ['sources', i, 'name'], message: `must be 1 to ${MAX_NAME} characters long` }]
    return id.length === 0 || id.length > MAX_ID
      ? [{ path: ['sources', i, 'id'], message: `must be 1 to ${MAX_ID} characters long` }]
      : []
  })
  if (problems.length) throw invalid(problems)
}
