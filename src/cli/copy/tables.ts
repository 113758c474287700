/** The contents of a Wharf database: tables, sequences, and checksums of their rows. */
import type pg from 'pg'
import { SCHEMA_PREFIX } from '../../extend/module-migrations.js'

export interface CopiedTable {
  schema: string
  name: string
  /** Without generated columns. */
  columns: string[]
}

export interface CopiedSequence {
  schema: string
  name: string
  lastValue: string
  isCalled: boolean
}

/** The checksum of a table: equal tables have equal sums. */
export interface TableSum {
  rows: number
  sum: string
}

/** The schemas of Wharf and of its modules. */
export const OUR_SCHEMAS = `(n.nspname in ('public', 'control') or starts_with(n.nspname, '${SCHEMA_PREFIX}'))`

const OURS = `${OUR_SCHEMAS} and not exists (
  select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`

export async function listTables(client: pg.Client): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(`
    select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and ${OURS}
     group by 1, 2 order by 1, 2`)
  return rows
}

export async function listSequences(client: pg.Client): Promise<CopiedSequence[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and ${OURS} order by 1, 2`)
  if (rows.length === 0) return []
  // One statement for all: during the pause of a move every round trip counts.
  const states = rows.map(
    (one, i) => `select ${i} as i, last_value::text as "lastValue", is_called as "isCalled" from ${quoteTable(one)}`,
  )
  const { rows: found } = await client.query<{ i: number; lastValue: string; isCalled: boolean }>(states.join(' union all '))
  return found.map(({ i, ...state }) => ({ ...(rows[i] as (typeof rows)[0]), ...state }))
}

/** Counts the rows and adds up their hashes. */
export async function sumTable(client: pg.Client, table: CopiedTable): Promise<TableSum> {
  const { rows } = await client.query<TableSum>(`
    select count(*)::float8 as rows, coalesce(sum(hashtextextended(row(${columnList(table)})::text, 0)), 0)::text as sum
      from ${quoteTable(table)}`)
  return rows[0] as TableSum
}

export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`
export const quoteTable = ({ schema, name }: { schema: string; name: string }) => `${quote(schema)}.${quote(name)}`
export const columnList = ({ columns }: CopiedTable) => columns.map(quote).join(', ')
