/** The contents of a database: a fingerprint of the rows of every table. */
import { sql } from 'kysely'
import type { TestServer } from '../test-server.js'

let statement: string | undefined

/** Returns a fingerprint of the rows of each table. Sequences are not included: a number that a dry run took from one stays taken. */
export async function readTables({ db }: TestServer): Promise<Map<string, string>> {
  statement ??= await buildStatement(db)
  const { rows } = await sql.raw<{ name: string; rows: string }>(statement).execute(db)
  return new Map(rows.map((row) => [row.name, row.rows]))
}

async function buildStatement(db: TestServer['db']): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'control') order by 1`.execute(db)
  const one = (name: string) =>
    `select '${name}' as name, coalesce(sum(hashtextextended(t::text, 0))::text, '') || ' in ' || count(*) as rows from ${name} t`
  return rows.map(({ name }) => one(name)).join(' union all ')
}

/** The tables that differ. */
export const changedTables = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...before.keys()].filter((table) => before.get(table) !== after.get(table))
