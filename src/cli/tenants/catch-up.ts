/** Copies the rows that have changed since the copy to the new database. */
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { columnList, quote, quoteTable } from '../copy/tables.js'
import { type KeyedTable, literal } from './capture.js'

const CHANGED = 'wharf_move.changed'
const KEY_COLUMNS = 'id, place, key'

/** Returns the condition for the recorded rows of a table: those of this round, or all. */
function isNoted(table: KeyedTable, more = ''): string {
  const noted = `from ${CHANGED} where place = ${literal(quoteTable(table))} ${more}`
  if (table.keys.length === 0) return `exists (select ${noted})`
  const names = table.keys.map(({ name }) => quote(name)).join(', ')
  const values = table.keys.map(({ type }, i) => `(key ->> ${i})::${type}`).join(', ')
  return `(${names}) in (select ${values} ${noted})`
}

/**
 * Copies the recorded changes, and returns how many there were. Changes committed later are recorded separately, for the next round.
 * The result is compared in the same snapshot: the rows of this round, or the number of rows of every table and all rows of all rounds.
 */
export async function copyChanges(
  source: pg.Client,
  target: pg.Client,
  tables: readonly KeyedTable[],
  compared: 'this round' | 'everything',
): Promise<number> {
  await source.query('begin transaction isolation level repeatable read')
  const { rows } = await source.query<{ id: string; place: string }>(`select id::text, place from ${CHANGED} where not done`)
  const places = new Set(rows.map(({ place }) => place))
  const changed = tables.filter((one) => places.has(quoteTable(one)))
  const ids = rows.map(({ id }) => id)
  await target.query('begin')
  await copyRows(source, target, `(select ${KEY_COLUMNS} from ${CHANGED} where not done)`, `${CHANGED} (${KEY_COLUMNS})`)
  for (const table of changed) {
    await target.query(`delete from ${quoteTable(table)} where ${isNoted(table, 'and not done')}`)
    const noted = `(select ${columnList(table)} from ${quoteTable(table)} where ${isNoted(table, 'and not done')})`
    await copyRows(source, target, noted, `${quoteTable(table)} (${columnList(table)})`)
  }
  await requireNoDifference(source, target, compared === 'everything' ? tables.map(describeTable) : changed.map(describeRound))
  await target.query(`update ${CHANGED} set done = true where not done`)
  await target.query('commit')
  await source.query('commit')
  await source.query(`update ${CHANGED} set done = true where id = any($1::bigint[])`, [ids])
  return ids.length
}

const copyRows = (source: pg.Client, target: pg.Client, from: string, to: string): Promise<void> =>
  pipeline(source.query(copyTo(`copy ${from} to stdout`)), target.query(copyFrom(`copy ${to} from stdin`)))

/** Compares both databases: the number of rows of a table, and the sum of some of them. One statement each, in one snapshot. */
async function requireNoDifference(source: pg.Client, target: pg.Client, statements: readonly string[]): Promise<void> {
  if (statements.length === 0) return
  const text = statements.join(' union all ')
  const read = async (client: pg.Client) => (await client.query<{ place: string; rows: string; sum: string }>(text)).rows
  const [here, there] = await Promise.all([read(source), read(target)])
  const found = new Map(there.map(({ place, rows, sum }) => [place, `${rows} ${sum}`]))
  const different = here.find(({ place, rows, sum }) => found.get(place) !== `${rows} ${sum}`)
  if (different) throw new Error(`${different.place} differs in the new database. Nothing was switched.`)
}

const sumRows = (table: KeyedTable) => `sum(hashtextextended(row(${columnList(table)})::text, 0))`

const describeTable = (table: KeyedTable) => `
  select ${literal(quoteTable(table))} as place, count(*)::text as rows,
         coalesce(${sumRows(table)} filter (where ${isNoted(table)}), 0)::text as sum
    from ${quoteTable(table)}`

const describeRound = (table: KeyedTable) => `
  select ${literal(quoteTable(table))} as place, count(*)::text as rows, coalesce(${sumRows(table)}, 0)::text as sum
    from ${quoteTable(table)} where ${isNoted(table, 'and not done')}`
