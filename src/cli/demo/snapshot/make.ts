/** Makes the snapshot of a shop into which the demo was loaded call by call. */
import { buffer } from 'node:stream/consumers'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { FileAbout, FileStore } from '../../../core/files/files.js'
import { type CopiedTable, columnList, listSequences, listTables, quoteTable } from '../../copy/tables.js'
import { hashMigrations, type Snapshot, type SnapshotFile, type SnapshotTable } from './archive.js'

/**
 * Tables that each shop fills itself. Accounts and sessions contain secrets. The change feed belongs to its database,
 * and delivered events mean nothing in another shop.
 */
const LEFT_OUT = [
  'migration',
  'account',
  'session',
  'refreshToken',
  'magicToken',
  'passwordToken',
  'approvalKey',
  'loginChange',
  'idempotencyKey',
  'changeEntry',
  'changeFeed',
  'changeMark',
  'searchChange',
  'searchSnapshot',
]

/** Conditions on the rows to copy of some tables. The log of webhooks needs their events. */
const CONDITIONS: Readonly<Record<string, string>> = {
  event: `where id in (select "eventId" from "actionDelivery")`,
}

/** Dates of price agreements are part of their names, so they stay. */
const FIXED_DATES = ['pricesheet', 'discount']

const isCopied = ({ schema, name }: CopiedTable) => schema === 'public' && !LEFT_OUT.includes(name)

interface Column {
  name: string
  type: string
}

async function readTable(source: pg.Client, table: CopiedTable): Promise<SnapshotTable & { data: Buffer }> {
  const { rows: columns } = await source.query<Column>(
    `select attname as name, format_type(atttypid, null) as type from pg_attribute where attrelid = $1::regclass and attnum > 0`,
    [quoteTable(table)],
  )
  const types = new Map(columns.map(({ name, type }) => [name, type]))
  const placesOf = (...wanted: string[]) =>
    FIXED_DATES.includes(table.name)
      ? []
      : table.columns.flatMap((column, i) => (wanted.includes(types.get(column) ?? '') ? [i] : []))
  const select = `select ${columnList(table)} from ${quoteTable(table)} ${CONDITIONS[table.name] ?? ''} order by 1, 2`
  const data = await buffer(source.query(copyTo(`copy (${table.columns.length > 1 ? select : select.slice(0, -3)}) to stdout`)))
  const rows = data.reduce((count, byte) => count + Number(byte === 10), 0)
  return { ...table, rows, bytes: data.length, instants: placesOf('timestamp with time zone'), json: placesOf('jsonb'), data }
}

async function readFiles(source: pg.Client, store: FileStore): Promise<(SnapshotFile & { data: Buffer })[]> {
  const { rows } = await source.query<{ file: FileAbout & { key: string } }>(
    `select distinct on (file->>'key') file from (
       select jsonb_path_query(files, '$.*') as file from "mediaImage" union all select jsonb_path_query(files, '$.*') from "mediaDocument") shown
      order by file->>'key'`,
  )
  const files = rows.map(async ({ file: { key, mimeType, fileName, cacheControl } }) => {
    const opened = await store.open(key)
    if (!opened) throw new Error(`The file ${key} is missing.`)
    const data = await buffer(opened.stream)
    return { key, bytes: data.length, about: { mimeType, fileName, cacheControl }, data }
  })
  return Promise.all(files)
}

/** Reads the whole shop. `madeAt` is the current time of its clock, `inputs` the hash of its inputs. */
export async function makeSnapshot(
  source: pg.Client,
  store: FileStore,
  { madeAt, inputs }: { madeAt: Date; inputs: string },
): Promise<Snapshot> {
  const tables: (SnapshotTable & { data: Buffer })[] = []
  for (const table of (await listTables(source)).filter(isCopied)) tables.push(await readTable(source, table))
  const files = await readFiles(source, store)
  const sequences = (await listSequences(source)).filter(({ schema }) => schema === 'public')
  return {
    header: {
      inputs,
      migrations: await hashMigrations(source),
      madeAt: madeAt.toISOString(),
      tables: tables.map(({ data: _, ...table }) => table),
      sequences,
      files: files.map(({ data: _, ...file }) => file),
    },
    parts: [...tables, ...files].map(({ data }) => data),
  }
}
