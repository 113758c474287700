/** Looking for a term in what has a name and descriptions: a set, a value, an attribute. */
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Column, Filter } from '../../../core/store/resource.js'

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
