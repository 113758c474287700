import { type RawBuilder, type SqlBool, sql } from 'kysely'

/**
 * Matches records whose text has no value in a language. Not indexed: languages are an open set, and only people who translate ask for this.
 */
export const lacksLanguage = (texts: RawBuilder<unknown>, language: string): RawBuilder<SqlBool> =>
  sql`coalesce(${texts} ->> ${language.toUpperCase()}, '') = ''`
