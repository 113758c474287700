/**
 * Fills the tables of an empty, migrated database. Meanwhile, foreign keys are dropped and triggers are disabled, because they would check rows
 * whose counterparts come later. It is one transaction, which the owner of the tables may run: no superuser is needed.
 */

import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { CommandFailure } from '../usage.js'
import {
  type CopiedSequence,
  type CopiedTable,
  columnList,
  listTables,
  OUR_SCHEMAS,
  quoteTable,
  sumTable,
  type TableSum,
} from './tables.js'

/** A table to fill, and its number of rows. */
type FilledTable = CopiedTable & Pick<TableSum, 'rows'> & Partial<TableSum>

export interface DatabaseContent {
  /** Tables without a sum are not compared with the original, because their rows are changed on the way. */
  tables: FilledTable[]
  sequences: CopiedSequence[]
  /** Returns the rows of a table in COPY format. */
  readRows: (table: CopiedTable) => Readable
}

export interface FillSteps {
  onTable: (done: number) => void
  /** Changes the copied rows, in the same transaction. */
  beforeCommit?: (target: pg.Client) => Promise<void>
}

export async function fillDatabase(target: pg.Client, content: DatabaseContent, steps: FillSteps): Promise<void> {
  await requireSameTables(target, content.tables)
  await target.query('begin')
  const rules = await suspendRules(target, content.tables)
  await copyTables(target, content, steps.onTable)
  await copySequences(target, content.sequences)
  await rules.restore({ isChecked: true })
  await steps.beforeCommit?.(target)
  await target.query('commit')
  await target.query('analyze')
}

/** Fills a database that is not complete yet: its rules are restored later. */
export async function fillOpenDatabase(target: pg.Client, content: DatabaseContent): Promise<TableRules> {
  await requireSameTables(target, content.tables)
  await target.query('begin')
  const rules = await suspendRules(target, content.tables)
  await copyTables(target, content, () => undefined)
  await target.query('commit')
  await target.query('analyze')
  return rules
}

/** Disabled foreign keys and triggers. */
export interface TableRules {
  /** Enables them again; unchecked foreign keys apply to new rows, and to the others after `check`. */
  restore: (how: { isChecked: boolean }) => Promise<void>
  check: () => Promise<void>
}

async function suspendRules(target: pg.Client, tables: readonly CopiedTable[]): Promise<TableRules> {
  const all = tables.map(quoteTable)
  const foreignKeys = await dropForeignKeys(target)
  for (const table of all) await target.query(`alter table ${table} disable trigger user`)
  return {
    restore: async ({ isChecked }) => {
      const end = isChecked ? '' : ' not valid'
      const statements = [
        ...all.map((table) => `alter table ${table} enable trigger user`),
        ...foreignKeys.map(({ table, name, definition }) => `alter table ${table} add constraint "${name}" ${definition}${end}`),
      ]
      await target.query(statements.join('; '))
    },
    check: async () => {
      for (const { table, name } of foreignKeys) await target.query(`alter table ${table} validate constraint "${name}"`)
    },
  }
}

async function copyTables(target: pg.Client, content: DatabaseContent, onTable: FillSteps['onTable']): Promise<void> {
  await target.query(`truncate ${content.tables.map(quoteTable).join(', ')}`)
  for (const [i, table] of content.tables.entries()) {
    const rows = target.query(copyFrom(`copy ${quoteTable(table)} (${columnList(table)}) from stdin`))
    await pipeline(content.readRows(table), rows)
    if (table.sum !== undefined) await requireSameRows(target, table)
    onTable(i + 1)
  }
}

export async function copySequences(target: pg.Client, sequences: readonly CopiedSequence[]): Promise<void> {
  await target.query(
    'select setval(place::regclass, last, "isCalled") from unnest($1::text[], $2::bigint[], $3::boolean[]) as given(place, last, "isCalled")',
    [sequences.map(quoteTable), sequences.map(({ lastValue }) => lastValue), sequences.map(({ isCalled }) => isCalled)],
  )
}

/** Drops the foreign keys and returns their definitions. */
async function dropForeignKeys(target: pg.Client) {
  const { rows } = await target.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(c.oid) as definition
      from pg_constraint c join pg_namespace n on n.oid = c.connamespace
     where contype = 'f' and ${OUR_SCHEMAS} order by 1, 2`)
  for (const { table, name } of rows) await target.query(`alter table ${table} drop constraint "${name}"`)
  return rows
}

async function requireSameTables(target: pg.Client, tables: readonly CopiedTable[]): Promise<void> {
  const describe = (list: readonly CopiedTable[]) => list.map((table) => `${quoteTable(table)} (${columnList(table)})`)
  const here = new Set(describe(await listTables(target)))
  const missing = describe(tables).find((table) => !here.has(table))
  if (missing) throw new CommandFailure(`The copy is of another version of Wharf: there is no table ${missing}.`)
}

async function requireSameRows(target: pg.Client, table: FilledTable): Promise<void> {
  const { rows, sum } = await sumTable(target, table)
  if (rows !== table.rows || sum !== table.sum)
    throw new Error(
      `${quoteTable(table)} did not arrive whole: ${rows} of ${table.rows} rows, or rows that differ. Nothing was stored.`,
    )
}
