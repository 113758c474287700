/** The statements of the history. */
import { type RawBuilder, sql } from 'kysely'
import type { HistoryRecordType } from '../../../contract/contract.gen.js'
import type { PageRequest } from '../../../core/base/page.js'
import type { Table } from '../../../core/store/resource.js'
import { columnNames } from '../../../core/store/row.js'
import { allOf } from '../../../db/conditions.js'
import type { Database } from '../../../db/database.js'
import type { RecordHistoryRow } from '../../../db/db.gen.js'

export type EntryRow = Omit<RecordHistoryRow, 'type' | 'ownerType' | 'ownerId'> & { type: HistoryRecordType }

/** What a page of a history shows. */
export interface HistorySearch {
  type: HistoryRecordType
  recordId: number
  /** The types of parts to include. */
  parts: readonly HistoryRecordType[]
  /** The tenant, in the control database; null for entries of all tenants. */
  tenantId: string | null
  isControl: boolean
  from: Date | null
  to: Date | null
  fields: readonly string[] | null
}

/** Reads one page, newest first, and the number of all entries, in one statement. */
export async function readEntries(
  db: Database,
  { type, recordId, parts, tenantId, isControl, from, to, fields }: HistorySearch,
  { page, offset }: PageRequest,
): Promise<{ itemsFound: number; rows: EntryRow[] }> {
  const table = sql.table(isControl ? 'control.controlHistory' : 'recordHistory')
  const conditions: RawBuilder<unknown>[] = [
    ...(tenantId === null ? [] : [sql`(h."tenantId" is null or h."tenantId" = ${tenantId}::text)`]),
    ...(from ? [sql`h."changedAt" >= ${from}::timestamptz`] : []),
    ...(to ? [sql`h."changedAt" <= ${to}::timestamptz`] : []),
    ...(fields ? [sql`h.changes ?| ${topLevel(fields)}::text[]`] : []),
  ]
  const select = (where: RawBuilder<unknown>) =>
    sql`select h.id, h.type, h."recordId", h.uuid, h.action, h."changedAt", h.origin, h.changes from ${table} h
         where ${allOf([where, ...conditions])}`
  const own = select(sql`h.type = ${type}::text and h."recordId" = ${recordId}::int`)
  const ofParts = select(sql`h."ownerType" = ${type}::text and h."ownerId" = ${recordId}::int and h.type = any(${parts}::text[])`)
  const { rows } = await sql<EntryRow & { itemsFound: number }>`
    with entry as (${own} ${parts.length ? sql`union all ${ofParts}` : sql``})
    select total."itemsFound", p.id, p.type, p."recordId", p.uuid, p.action, p."changedAt", p.origin, p.changes from (select count(*)::int as "itemsFound" from entry) total
      left join lateral (select id, type, "recordId", uuid, action, "changedAt", origin, changes from entry order by id desc limit ${offset}::int offset ${(page - 1) * offset}::bigint) p on true
     order by p.id desc`.execute(db)
  return { itemsFound: rows[0]?.itemsFound ?? 0, rows: rows.filter(({ id }) => id !== null) }
}

/** Returns the stored keys that may hold a field: a part of a composite field is stored with the whole field. */
const topLevel = (fields: readonly string[]) => [...new Set(fields.flatMap((field) => [field, field.split('.')[0] ?? field]))]

/** Returns the numeric id of a record, also of a deleted one; null if no record has had the uuid. */
export async function findRecordId(
  { db, control }: { db: Database; control: Database },
  type: HistoryRecordType,
  uuid: string,
  isControl: boolean,
): Promise<number | null> {
  const name: Table = isControl ? (`control.${type}` as Table) : (type as Table)
  // Rows that only link two records have no uuid.
  if (!columnNames(name).includes('uuid')) return null
  const table = sql.table(name)
  const entries = sql.table(isControl ? 'control.controlHistory' : 'recordHistory')
  const { rows } = await sql<{ id: number }>`
    select id from ${table} where uuid = ${uuid}::uuid
    union all
    select "recordId" from ${entries} where uuid = ${uuid}::uuid and action = 'DELETED' and type = ${type}::text
    limit 1`.execute(isControl ? control : db)
  return rows[0]?.id ?? null
}

/** Reads the present names of API keys and OAuth2 clients, by their uuids. */
export async function readCredentialNames(control: Database, uuids: readonly string[]): Promise<Map<string, string>> {
  if (uuids.length === 0) return new Map()
  const { rows } = await sql<{ uuid: string; name: string }>`
    select uuid, name from control."gqlApiKey" where uuid = any(${uuids}::uuid[])
    union all
    select uuid, name from control."restApiKey" where uuid = any(${uuids}::uuid[])`.execute(control)
  return new Map(rows.map(({ uuid, name }) => [uuid, name]))
}

const PRUNE_BATCH = 5000

/**
 * Deletes the entries from before an instant, oldest first, in batches, so that no write waits for long. Entries are nearly in the order of their
 * time, so it ends with the first batch without an old one. Those without a time are as old as the next one.
 */
export async function pruneHistory(
  db: Database,
  table: 'recordHistory' | 'control.controlHistory',
  before: Date,
): Promise<number> {
  let total = 0
  let [last, count] = [0, 1]
  while (count > 0) {
    const { rows } = await sql<{ last: number; count: number }>`
      with batch as (select id, "changedAt" from ${sql.table(table)} where id > ${last}::bigint order by id limit ${PRUNE_BATCH}::int),
           gone as (delete from ${sql.table(table)} h using batch b
                     where h.id = b.id and b.id <= (select max(id) from batch where "changedAt" < ${before}::timestamptz)
                       and coalesce(b."changedAt" < ${before}::timestamptz, true) returning h.id)
      select coalesce((select max(id) from batch), 0)::float8 as last, (select count(*)::int from gone) as count`.execute(db)
    last = rows[0]?.last ?? 0
    count = rows[0]?.count ?? 0
    total += count
  }
  return total
}
