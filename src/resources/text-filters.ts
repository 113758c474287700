/** Text filters. They ignore case, and treat SQL wildcards as plain characters. */
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Column, Filter, Table } from '../core/store/resource.js'
import type { DB } from '../db/db.gen.js'

/** Converts to lower case exactly as the database does, so that two spellings of an e-mail address that are equal in the database are equal for rate limits, too. */
export const toLowerLikePostgres = (text: string) =>
  Array.from(text, (sign) => String.fromCodePoint(sign.toLowerCase().codePointAt(0) ?? 0)).join('')

/** Returns the LIKE pattern for texts that contain the given text. */
export const likePattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Matches columns that contain the text. An empty text matches every row. */
export const contains =
  <T extends Table>(column: Column<T>): Filter<T, string> =>
  (eb, text) =>
    text === '' ? eb.val(true) : sql<SqlBool>`lower(${eb.ref(column as never)}) like lower(${likePattern(text)})`

/** Matches columns with this text. */
export const equalsIgnoreCase =
  <T extends Table>(column: Column<T>): Filter<T, string> =>
  (eb, text) =>
    sql<SqlBool>`lower(${eb.ref(column as never)}) = lower(${text})`

/** Matches columns that equal the number in the text. A search term finds ids with it. */
export const equalsNumberText =
  <T extends Table>(column: Column<T>): Filter<T, string> =>
  (eb, text) =>
    sql<SqlBool>`${eb.ref(column as never)} = ${/^\d{1,9}$/.test(text) ? Number(text) : null}`

/** The filter `term`: one of the fields in `termFields` matches, or any field if that list is empty. */
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

/** Matches texts that contain the term, ignoring case. An empty term, or an empty list of fields or languages, matches every row. */
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

/** Escapes the wildcards of LIKE. */
const literally = (term: string) => term.replace(/[\\%_]/g, '\\$&')
