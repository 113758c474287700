/** Brings rows that have changed since the copy over to the new database. */
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { columnList, quote, quoteTable } from '../copy/tables.js'
import { type KeyedTable, literal } from './capture.js'

const CHANGED = 'wharf_move.changed'
const KEY_COLUMNS = 'id, place, key'

/** The rows of a table whose keys were noted: those of this round, or all. */
function isNoted(table: KeyedTable, more = ''): string {
  const noted = `from ${CHANGED} where place = ${literal(quoteTable(table))} ${more}`
  if (table.keys.length === 0) return `exists (select ${noted})`
  const names = table.keys.map(({ name }) => quote(name)).join(', ')
  const values = table.keys.map(({ type }, i) => `(key ->> ${i})::${type}`).join(', ')
  return `(${names}) in (select ${values} ${noted})`
}

/** Copies the changes that are noted and not yet done. Returns how many there were. What is committed later has a note of its own, which the next round sees. */
export async function copyChanges(source: pg.Client, target: pg.Client, tables: readonly KeyedTable[]): Promise<number> {
  await source.query('begin transaction isolation level repeatable read')
  const { rows } = await source.query<{ id: string; place: string }>(`select id::text, place from ${CHANGED} where not done`)
  const places = new Set(rows.map(({ place }) => place))
  const ids = rows.map(({ id }) => id)
  await target.query('begin')
  await copyRows(source, target, `(select ${KEY_COLUMNS} from ${CHANGED} where not done)`, `${CHANGED} (${KEY_COLUMNS})`)
  for (const table of tables.filter((one) => places.has(quoteTable(one)))) {
    await target.query(`delete from ${quoteTable(table)} where ${isNoted(table, 'and not done')}`)
    const changed = `(select ${columnList(table)} from ${quoteTable(table)} where ${isNoted(table, 'and not done')})`
    await copyRows(source, target, changed, `${quoteTable(table)} (${columnList(table)})`)
  }
  await target.query(`update ${CHANGED} set done = true where not done`)
  await target.query('commit')
  await source.query('commit')
  await source.query(`update ${CHANGED} set done = true where id = any($1::bigint[])`, [ids])
  return ids.length
}

const copyRows = (source: pg.Client, target: pg.Client, from: string, to: string): Promise<void> =>
  pipeline(source.query(copyTo(`copy ${from} to stdout`)), target.query(copyFrom(`copy ${to} from stdin`)))

/** Says where the databases differ: in the number of rows of a table, or in the rows that were changed since the copy, whose sums are compared. */
export async function findDifference(
  source: pg.Client,
  target: pg.Client,
  tables: readonly KeyedTable[],
): Promise<string | null> {
  // One statement for all tables: nobody may write meanwhile.
  const statement = tables.map(describeTable).join(' union all ')
  const read = async (client: pg.Client) => (await client.query<{ place: string; rows: string; sum: string }>(statement)).rows
  const [here, there] = await Promise.all([read(source), read(target)])
  const found = new Map(there.map(({ place, rows, sum }) => [place, `${rows} ${sum}`]))
  return here.find(({ place, rows, sum }) => found.get(place) !== `${rows} ${sum}`)?.place ?? null
}

const describeTable = (table: KeyedTable) => `
  select ${literal(quoteTable(table))} as place, count(*)::text as rows,
         coalesce(sum(hashtextextended(row(${columnList(table)})::text, 0)) filter (where ${isNoted(table)}), 0)::text as sum
    from ${quoteTable(table)}`
