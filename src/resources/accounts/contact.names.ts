/** The names of contacts, as approvals show them. */
import { sql } from 'kysely'
import type { Database } from '../../db/database.js'

export interface NamedPerson {
  id: number
  /** Empty for a contact without a name. */
  name: string
  email: string | null
  /** The language that the contact prefers. */
  language: string | null
}

/** Reads the names of contacts. Contacts that have been deleted are left out. */
export async function readNames(db: Database, ids: readonly number[]): Promise<NamedPerson[]> {
  const { rows } = await sql<NamedPerson>`
    select id, concat_ws(' ', nullif("firstName", ''), "middleName", nullif("lastName", '')) as name, email, "primaryLanguage" as language
      from contact where id = any(${[...new Set(ids)]}::int4[])`.execute(db)
  return rows
}

/** Returns what a person is called: the name, or else the e-mail address. */
export const calledName = (person: Pick<NamedPerson, 'name' | 'email'> | undefined): string => person?.name || person?.email || ''
