/** The rows of a noun in the database, and what its filters and sorts compare: the expected results of lists. */
import { type RawBuilder, sql } from 'kysely'
import type { Answer, TestServer } from '../../test-server.js'
import type { Fact, Look, Of } from '../probes.js'

export interface Noun {
  /** Every row with all that filters and sorts look at; null where the rows that a list shows say it themselves. */
  rows: ((server: TestServer) => Promise<Fact[]>) | null
  /** The id or uuid of a row that a list shows, where it is not in `id`. */
  keyOf?: (shown: Answer) => unknown
  /** The selection of a GraphQL list, if it is not a plain field. */
  selects?: string
  /** What a filter compares, if it is not the column of its name. */
  looks?: Record<string, Look>
  /** What a sort compares, if it is not the column of its name. */
  sorts?: Record<string, SortValue>
}

export interface SortValue {
  of: Of
  /** The rows without a value come last in both directions. */
  nullsLast?: boolean
  /** Text is compared in this language; by default by code point. */
  language?: string
  /** Additional arguments. */
  besides?: object
  /** No two rows can have the same value, so that ties cannot be tried. */
  isUnique?: boolean
}

/** The rows of a table, each with further columns that SQL says. The row itself is `t`. */
export const rowsOf =
  (table: string, extra: Record<string, RawBuilder<unknown>> = {}) =>
  async ({ db }: TestServer): Promise<Fact[]> => {
    const more = Object.entries(extra).map(([name, value]) => sql`, ${value} as ${sql.id(name)}`)
    return (await sql`select t.* ${sql.join(more, sql``)} from ${sql.table(table)} t order by t.id`.execute(db)).rows
  }

/** The pairs by which other systems know a row. */
export const sources = (table: string, owner: string, id = sql`t.id`) => sql`
  array(select jsonb_build_object('name', s.name, 'id', s.id) from ${sql.table(table)} s where s.${sql.id(owner)} = ${id})`

/** The texts of a localized column in one language. */
export const inDutch =
  (column: string): Of =>
  (fact) =>
    fact[column]?.NL

export const allTexts =
  (...columns: string[]): Of =>
  (fact) =>
    columns.flatMap((column) => (typeof fact[column] === 'object' ? Object.values(fact[column] ?? {}) : fact[column]))

export const unique = (of: Of): SortValue => ({ of, isUnique: true })
