import type { Readable } from 'node:stream'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { DatabaseContent } from './fill-database.js'
import { type CopiedTable, columnList, listSequences, listTables, quoteTable, sumTable } from './tables.js'

/** Reads all rows of a database, or of some of its tables, in one snapshot. The transaction stays open until the connection ends. */
export async function readDatabase(
  source: pg.Client,
  isRead: (table: CopiedTable) => boolean = () => true,
): Promise<DatabaseContent> {
  await source.query('begin transaction isolation level repeatable read read only')
  const tables: DatabaseContent['tables'] = []
  for (const table of (await listTables(source)).filter(isRead)) tables.push({ ...table, ...(await sumTable(source, table)) })
  return { tables, sequences: await listSequences(source), readRows: (table) => readRows(source, table) }
}

const readRows = (source: pg.Client, table: CopiedTable): Readable =>
  source.query(copyTo(`copy ${quoteTable(table)} (${columnList(table)}) to stdout`))
