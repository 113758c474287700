/** Looking for companies by text: in their own fields, in those of their addresses and of their contacts. */
import { type Expression, type SqlBool, sql } from 'kysely'
import type { CompanyTermField } from '../../../contract/contract.gen.js'
import type { Column, Filter } from '../../../core/resource.js'

/** Part of a text, in capitals or not. */
export const contains =
  (column: Column<'company'>): Filter<'company', string> =>
  (_eb, part) =>
    holdsPart(sql`company.${sql.id(column)}`, part)

/** The whole text, in capitals or not. */
export const sameText =
  (column: Column<'company'>): Filter<'company', string> =>
  (_eb, text) =>
    sql<SqlBool>`lower(company.${sql.id(column)}) = lower(${text})`

type Fields<C> = Partial<Record<CompanyTermField, C>>

const own: Fields<Column<'company'>> = {
  COMPANY_ID: 'id',
  COMPANY_NAME: 'name',
  COMPANY_TAX_NUMBER: 'taxNumber',
  COMPANY_COC_NUMBER: 'cocNumber',
  COMPANY_NOTES: 'notes',
  COMPANY_DEBTOR_ID: 'debtorId',
  COMPANY_EMAIL: 'email',
}

const ofAddress: Fields<Column<'address'>> = {
  COMPANY_ADDRESS_ID: 'id',
  COMPANY_ADDRESS_FIRST_NAME: 'firstName',
  COMPANY_ADDRESS_LAST_NAME: 'lastName',
  COMPANY_ADDRESS_STREET: 'street',
  COMPANY_ADDRESS_NUMBER: 'number',
  COMPANY_ADDRESS_NUMBER_EXTENSION: 'numberExtension',
  COMPANY_ADDRESS_POSTAL_CODE: 'postalCode',
  COMPANY_ADDRESS_CITY: 'city',
  COMPANY_ADDRESS_PHONE: 'phone',
  COMPANY_ADDRESS_MOBILE: 'mobile',
  COMPANY_ADDRESS_EMAIL: 'email',
  COMPANY_ADDRESS_CODE: 'code',
}

const ofContact: Fields<Column<'contact'>> = {
  CONTACT_ID: 'id',
  CONTACT_FIRST_NAME: 'firstName',
  CONTACT_LAST_NAME: 'lastName',
  CONTACT_PHONE: 'phone',
  CONTACT_MOBILE: 'mobile',
  CONTACT_EMAIL: 'email',
}

const namesOf = (...fields: Fields<string>[]) => fields.flatMap((some) => Object.keys(some)) as CompanyTermField[]

/** The fields that tell of nobody but the company itself. */
export const termFieldsWithoutContacts = namesOf(own, ofAddress)

/** Companies with the term in one of the asked fields, in any of them unless some are named. Numbers must be the term. */
export const containsTerm: Filter<'company', string> = (eb, term, search) => {
  const asked = search.termFields as readonly CompanyTermField[] | null | undefined
  const found = (table: string, fields: Fields<string>) => {
    const columns = Object.entries(fields).filter(([field]) => !asked?.length || asked.includes(field as CompanyTermField))
    return columns.length ? eb.or(columns.map(([, column]) => matches(table, column, term))) : null
  }
  const inCompany = found('company', own)
  const inAddress = found('address', ofAddress)
  const inContact = found('contact', ofContact)
  return eb.or([
    ...(inCompany ? [inCompany] : []),
    ...(inAddress ? [sql<SqlBool>`company.id in (select address."companyId" from address where ${inAddress})`] : []),
    ...(inContact
      ? [
          sql<SqlBool>`company.id in (
            select acts."companyId" from "contactCompany" acts join contact on contact.id = acts."contactId" where ${inContact})`,
        ]
      : []),
  ])
}

const matches = (table: string, column: string, term: string): Expression<SqlBool> => {
  const value = sql`${sql.table(table)}.${sql.id(column)}`
  return column === 'id' ? sql<SqlBool>`${value}::text = ${term}` : holdsPart(value, term)
}

/** The signs that LIKE reads as wildcards stand for themselves. */
const holdsPart = (value: Expression<unknown>, part: string): Expression<SqlBool> =>
  sql`lower(${value}) like lower(${`%${part.replace(/[\\%_]/g, '\\$&')}%`})`
