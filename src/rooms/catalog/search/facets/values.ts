/** The values of attributes that entries name by their ids. An id is made from what it stands for, so it stands for that for ever. */
import { sql } from 'kysely'
import type { Ctx } from '../../../../core/context.js'
import type { Database } from '../../../../db/database.js'

export interface Value {
  attributeDescriptionId: number
  /** Empty where a value belongs to no language. */
  language: string
  value: string
  number: number | null
}

/** Beyond so many, all are forgotten: they are read again as they are needed. */
const KEPT = 200_000
const keptFor = new WeakMap<Database, Map<string, Value>>()

function keptIn(db: Database): Map<string, Value> {
  const known = keptFor.get(db)
  // Those who still use the old ones keep them.
  const kept = known && known.size <= KEPT ? known : new Map<string, Value>()
  keptFor.set(db, kept)
  return kept
}

/** The values behind some ids; only those that are not known yet are read. */
export async function valuesOf(ctx: Ctx, ids: Iterable<string>): Promise<ReadonlyMap<string, Value>> {
  const kept = ctx.db.isTransaction ? new Map<string, Value>() : keptIn(ctx.db)
  const unknown = new Set<string>()
  for (const id of ids) if (!kept.has(id)) unknown.add(id)
  if (unknown.size === 0) return kept
  const { rows } = await sql<Omit<Value, 'number'> & { id: string; number: string | null }>`
    select distinct on (v.id) v.id::text as id, v."attributeDescriptionId", v.language, v.value, v.number
      from "searchValue" v where v.id = any(${[...unknown]}::int8[])`.execute(ctx.db)
  for (const { id, number, ...value } of rows) kept.set(id, { ...value, number: number === null ? null : Number(number) })
  return kept
}
