/**
 * Builds the indexes of custom fields, outside of requests and without locking tables. Equal values are found by an index that every table has;
 * ranges and sorts need one of their own for each field, and parts of texts another one.
 */
import { type RawBuilder, sql } from 'kysely'
import type { Job } from '../../../core/background-work.js'
import type { Database } from '../../../db/database.js'
import type { FieldDefinitionRow } from '../../../db/db.gen.js'
import { fieldOwners } from './field-owners.js'
import { searchExpression, sortExpression } from './field-search.js'

type IndexedField = Pick<FieldDefinitionRow, 'id' | 'code' | 'type' | 'ownerType'>

/** Returns the indexes of a field, by their names. */
function indexesOf(field: IndexedField): Map<string, RawBuilder<unknown>> {
  const column = sql.ref('customFields')
  const table = sql.table(fieldOwners[field.ownerType].tables[0])
  const indexes = new Map<string, RawBuilder<unknown>>()
  if (field.type !== 'LIST') indexes.set(`customField_${field.id}_sort`, sql`${table} (${sortExpression(field, column)}, id)`)
  if (field.type === 'TEXT')
    indexes.set(`customField_${field.id}_search`, sql`${table} using gin (${searchExpression(field, column)} gin_trgm_ops)`)
  return indexes
}

/** Builds the indexes of one field. An earlier one, of another type or not completed, is dropped first. */
async function buildIndexes(db: Database, field: IndexedField): Promise<void> {
  await db.connection().execute(async (own) => {
    // An index of a large table takes longer than a statement of a request may.
    await sql`set statement_timeout = 0`.execute(own)
    try {
      for (const [name, definition] of indexesOf(field)) {
        await sql`drop index concurrently if exists ${sql.id(name)}`.execute(own)
        await sql`create index concurrently ${sql.id(name)} on ${definition}`.execute(own)
      }
    } finally {
      await sql`reset statement_timeout`.execute(own)
    }
  })
}

const setState = (db: Database, { id }: IndexedField, state: 'READY' | 'FAILED') =>
  sql`update "fieldDefinition" set "indexState" = ${state} where id = ${id} and "isIndexed" and "indexState" in ('BUILDING', 'FAILED')`.execute(
    db,
  )

/** Drops the indexes of fields that are no longer indexed. */
async function dropUnused(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
     where c.relkind = 'i' and c.relname ~ '^customField_[0-9]+_(sort|search)$' and pg_table_is_visible(c.oid)
       and not exists (select from "fieldDefinition" d where d."isIndexed" and c.relname in ('customField_' || d.id || '_sort', 'customField_' || d.id || '_search'))`.execute(
    db,
  )
  for (const { name } of rows) await sql`drop index concurrently if exists ${sql.id(name)}`.execute(db)
}

/** Builds and drops indexes as the definitions say. A failed one is tried again with the next run. */
export const maintainFieldIndexes: Job = {
  name: 'build indexes of custom fields',
  async run({ db }) {
    await dropUnused(db)
    const { rows } = await sql<IndexedField>`
      select id, code, type, "ownerType" from "fieldDefinition" where "isIndexed" and "indexState" <> 'READY' order by id`.execute(
      db,
    )
    const failures: unknown[] = []
    for (const field of rows) {
      const failure = await buildIndexes(db, field).catch((error: unknown) => error ?? new Error('unknown'))
      if (failure) failures.push(failure)
      await setState(db, field, failure ? 'FAILED' : 'READY')
    }
    if (failures.length) throw failures[0]
  },
}
