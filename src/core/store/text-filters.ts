/** Looking for text: capitals make no difference, and a sign that SQL reads as a wildcard stands for itself. */
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { DB } from '../../db/db.gen.js'
import type { Column, Filter, Table } from './resource.js'

/** In lower case as the database has it, sign by sign: what it takes for one e-mail address is one to a limit, too. */
export const lowered = (text: string) =>
  Array.from(text, (sign) => String.fromCodePoint(sign.toLowerCase().codePointAt(0) ?? 0)).join('')

/** What LIKE finds a part of a text by. */
export const partOf = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** The column contains the text; an empty one leaves nothing out. */
export const contains =
  <T extends Table>(column: Column<T>): Filter<T, string> =>
  (eb, text) =>
    text === '' ? eb.val(true) : sql<SqlBool>`lower(${eb.ref(column as never)}) like lower(${partOf(text)})`

/** The column holds this text. */
export const sameText =
  <T extends Table>(column: Column<T>): Filter<T, string> =>
  (eb, text) =>
    sql<SqlBool>`lower(${eb.ref(column as never)}) = lower(${text})`

/** The column is this number, written out: what a term can say of an id. */
export const sameNumber =
  <T extends Table>(column: Column<T>): Filter<T, string> =>
  (eb, text) =>
    sql<SqlBool>`${eb.ref(column as never)} = ${/^\d{1,9}$/.test(text) ? Number(text) : null}`

/** The filter `term`: one of the fields that `termFields` names fits, or any of all when it names none. */
export const inSomeOf =
  <T extends Table, F extends string>(fields: Record<F, Filter<T, string>>): Filter<T, string> =>
  (eb: ExpressionBuilder<DB, T>, term, search) => {
    const asked = search.termFields as readonly F[] | null | undefined
    const names = [...new Set(asked?.length ? asked : (Object.keys(fields) as F[]))]
    return eb.or(names.map((name): Expression<SqlBool> => fields[name](eb, term, search)))
  }
