/** Looking for text: capitals make no difference, and a sign that SQL reads as a wildcard stands for itself. */
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { DB } from '../../db/db.gen.js'
import type { Column, Filter, Table } from './resource.js'

/** In lower case as the database has it, sign by sign: what it takes for one e-mail address is one to a limit, too. */
export const toLowerLikePostgres = (text: string) =>
  Array.from(text, (sign) => String.fromCodePoint(sign.toLowerCase().codePointAt(0) ?? 0)).join('')

/** What LIKE finds a part of a text by. */
export const likePattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** The column contains the text; an empty one leaves nothing out. */
export const contains =
  <T extends Table>(column: Column<T>): Filter<T, string> =>
  (eb, text) =>
    text === '' ? eb.val(true) : sql<SqlBool>`lower(${eb.ref(column as never)}) like lower(${likePattern(text)})`

/** The column holds this text. */
export const equalsIgnoreCase =
  <T extends Table>(column: Column<T>): Filter<T, string> =>
  (eb, text) =>
    sql<SqlBool>`lower(${eb.ref(column as never)}) = lower(${text})`

/** The column is this number, written out: what a term can say of an id. */
export const equalsNumberText =
  <T extends Table>(column: Column<T>): Filter<T, string> =>
  (eb, text) =>
    sql<SqlBool>`${eb.ref(column as never)} = ${/^\d{1,9}$/.test(text) ? Number(text) : null}`

/** The filter `term`: one of the fields that `termFields` names fits, or any of all when it names none. */
export const termFilter =
  <T extends Table, F extends string>(fields: Record<F, Filter<T, string>>): Filter<T, string> =>
  (eb: ExpressionBuilder<DB, T>, term, search) => {
    const asked = search.termFields as readonly F[] | null | undefined
    const names = [...new Set(asked?.length ? asked : (Object.keys(fields) as F[]))]
    return eb.or(names.map((name): Expression<SqlBool> => fields[name](eb, term, search)))
  }

interface TermSearch {
  termFields?: readonly string[] | null
  termLanguages?: readonly string[] | null
}

/** What contains the term, in capitals or not. An empty term, like an empty list of fields or languages, leaves nothing out. */
export const containsTerm =
  <T extends 'valueset' | 'valuesetItem' | 'attributeDescription'>(column: Column<T>, field: string): Filter<T, string> =>
  (eb, term, search) => {
    if (term === '') return eb.val(true)
    const { termFields, termLanguages } = search as TermSearch
    const isAsked = (name: string) => !termFields?.length || termFields.includes(name)
    const pattern = `%${literally(term)}%`
    return eb.or([
      ...(isAsked(field) ? [sql<SqlBool>`${sql.ref(column)} ilike ${pattern}`] : []),
      ...(isAsked('DESCRIPTION') ? [someDescription(pattern, termLanguages ?? [])] : []),
    ])
  }

const someDescription = (pattern: string, languages: readonly string[]): Expression<SqlBool> =>
  sql`exists (
    select 1 from jsonb_each_text(descriptions) as description(language, text)
     where description.text ilike ${pattern}${languages.length ? sql` and description.language = any(${languages})` : sql``})`

/** The signs that LIKE reads as wildcards stand for themselves. */
const literally = (term: string) => term.replace(/[\\%_]/g, '\\$&')
