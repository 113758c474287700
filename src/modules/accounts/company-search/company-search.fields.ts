/** The fields that `companySearch` searches and sorts by: of companies, their addresses, their contacts, and the attributes of both. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { CompanySearchInput, CompanySearchSortField, CompanyTermFieldName } from '../../../contract/contract.gen.js'
import { anyOf } from '../../../db/conditions.js'
import { matchesTerm } from '../../../resources/accounts/term-filter.js'
import { attributeRows, matchesAttributeColumn } from './company-search.attributes.js'

type SearchedPart = 'company' | 'address' | 'contact' | 'companyAttribute' | 'contactAttribute'
type SearchCondition = RawBuilder<SqlBool>

const partByPrefix: Record<string, SearchedPart> = {
  COMPANY_ADDRESS: 'address',
  COMPANY_ATTRIBUTE: 'companyAttribute',
  CONTACT_ATTRIBUTE: 'contactAttribute',
  COMPANY: 'company',
  CONTACT: 'contact',
}

/** Returns the table and column of a field. Columns are named after contract fields: COMPANY_ADDRESS_POSTAL_CODE is `address.postalCode`. */
function toPartColumn(field: string): { part: SearchedPart; column: string } {
  const [, prefix = '', name = ''] =
    /^(COMPANY_ADDRESS|COMPANY_ATTRIBUTE|CONTACT_ATTRIBUTE|COMPANY|CONTACT)_(\w+)$/.exec(field) ?? []
  const column = name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  // The id of an attribute is a uuid, and `id` is compared as a number, so it has another column name.
  return { part: partByPrefix[prefix] as SearchedPart, column: prefix.endsWith('ATTRIBUTE') && column === 'id' ? 'key' : column }
}

/** The rows of each part that belong to a company, as a from and where clause. */
const partRows: Record<Exclude<SearchedPart, 'company'>, RawBuilder<unknown>> = {
  address: sql`address where address."companyId" = company.id`,
  contact: sql`"contactCompany" acts join contact on contact.id = acts."contactId" where acts."companyId" = company.id`,
  companyAttribute: sql`${attributeRows} "companyAttribute" where "companyAttribute"."companyId" = company.id`,
  contactAttribute: sql`"contactCompany" acts join ${attributeRows} "contactAttribute" on "contactAttribute"."contactId" = acts."contactId"
    where acts."companyId" = company.id`,
}

const matchesField = ({ part, column }: { part: SearchedPart; column: string }, term: string) =>
  part.endsWith('Attribute') ? matchesAttributeColumn(part, column, term) : matchesTerm(part, column, term)

/** Returns the condition on the company itself, or that one of its addresses, contacts or attributes fulfils it. */
export const existsInPart = (part: SearchedPart, condition: SearchCondition): SearchCondition =>
  part === 'company' ? condition : sql`exists (select from ${partRows[part]} and ${condition})`

const splitFieldNames = (names: string): CompanyTermFieldName[] => names.trim().split(/\s+/) as CompanyTermFieldName[]
const DEFAULT_TERM_FIELDS = splitFieldNames(`
  COMPANY_ID COMPANY_NAME COMPANY_TAX_NUMBER COMPANY_COC_NUMBER COMPANY_NOTES COMPANY_DEBTOR_ID COMPANY_EMAIL
  COMPANY_ADDRESS_ID COMPANY_ADDRESS_FIRST_NAME COMPANY_ADDRESS_LAST_NAME COMPANY_ADDRESS_STREET COMPANY_ADDRESS_NUMBER
  COMPANY_ADDRESS_NUMBER_EXTENSION COMPANY_ADDRESS_POSTAL_CODE COMPANY_ADDRESS_CITY COMPANY_ADDRESS_REGION
  COMPANY_ADDRESS_COUNTRY COMPANY_ADDRESS_PHONE COMPANY_ADDRESS_MOBILE COMPANY_ADDRESS_EMAIL COMPANY_ADDRESS_CODE
  COMPANY_ADDRESS_NOTES COMPANY_ADDRESS_NAME CONTACT_ID CONTACT_FIRST_NAME CONTACT_LAST_NAME CONTACT_PHONE CONTACT_MOBILE
  CONTACT_EMAIL CONTACT_IBAN CONTACT_BANK_ACCOUNT CONTACT_BIC CONTACT_NOTES CONTACT_DEBTOR_ID
  COMPANY_ATTRIBUTE_VALUE_NAME COMPANY_ATTRIBUTE_VALUE_COLOR_VALUE COMPANY_ATTRIBUTE_VALUE_TEXT_VALUES
  COMPANY_ATTRIBUTE_VALUE_DATE_VALUE COMPANY_ATTRIBUTE_VALUE_DECIMAL_VALUE COMPANY_ATTRIBUTE_VALUE_INTEGER_VALUE
  CONTACT_ATTRIBUTE_VALUE_NAME CONTACT_ATTRIBUTE_VALUE_COLOR_VALUE CONTACT_ATTRIBUTE_VALUE_TEXT_VALUES
  CONTACT_ATTRIBUTE_VALUE_DATE_VALUE CONTACT_ATTRIBUTE_VALUE_DECIMAL_VALUE CONTACT_ATTRIBUTE_VALUE_INTEGER_VALUE`)

interface WeightedField {
  field: CompanyTermFieldName
  boost: number
}

/** Returns the fields to search, each with its boost; the default fields if none is given. Repeating a field adds up its boosts. */
function weightedFields({ termFields }: CompanySearchInput): WeightedField[] {
  const boosts = new Map<CompanyTermFieldName, number>()
  for (const { fieldNames, boost } of termFields ?? [])
    for (const field of fieldNames) boosts.set(field, (boosts.get(field) ?? 0) + (boost ?? 1))
  const fields = [...boosts].map(([field, boost]) => ({ field, boost }))
  return fields.length ? fields : DEFAULT_TERM_FIELDS.map((field) => ({ field, boost: 1 }))
}

/** Returns the condition that the term is in one of the fields. Each part of a company is searched once. */
export function termCondition(search: CompanySearchInput, term: string): SearchCondition {
  const columns = weightedFields(search).map(({ field }) => toPartColumn(field))
  const conditions = [...new Set(Object.values(partByPrefix))].flatMap((part) => {
    const matches = columns.filter((column) => column.part === part).map((column) => matchesField(column, term))
    return matches.length ? [existsInPart(part, anyOf(matches))] : []
  })
  return anyOf(conditions)
}

/** Returns how well a company matches the term: the sum of the boosts of the fields that contain it. */
function relevanceScore(search: CompanySearchInput): RawBuilder<unknown> {
  const { term } = search
  if (term == null) return sql`0`
  const scores = weightedFields(search).map(({ field, boost }) => {
    const column = toPartColumn(field)
    return sql`case when ${existsInPart(column.part, matchesField(column, term))} then ${sql.lit(boost)} else 0 end`
  })
  return sql.join(scores, sql` + `)
}

/** Returns the expression to sort companies by. Of several addresses, contacts or attributes, the smallest value counts. */
export function sortExpression(search: CompanySearchInput, field: CompanySearchSortField): RawBuilder<unknown> {
  if (field === 'RELEVANCE') return relevanceScore(search)
  const { part, column } = toPartColumn(field)
  const value = sql`${sql.table(part)}.${sql.id(column)}`
  return part === 'company' ? value : sql`(select min(${value}) from ${partRows[part]})`
}
