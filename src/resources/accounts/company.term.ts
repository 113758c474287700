/** The filter `term` of companies: it searches the fields of the company, of its addresses and of its contacts. */
import { type SqlBool, sql } from 'kysely'
import type { CompanyTermField } from '../../contract/contract.gen.js'
import type { Column } from '../../core/store/resource.js'
import { addressFields, idText, searchTables } from './term-filter.js'

type CompanyTermColumns<C> = Partial<Record<CompanyTermField, C>>

const companyColumns: CompanyTermColumns<Column<'company'>> = {
  COMPANY_ID: 'id',
  COMPANY_NAME: 'name',
  COMPANY_TAX_NUMBER: 'taxNumber',
  COMPANY_COC_NUMBER: 'cocNumber',
  COMPANY_NOTES: 'notes',
  COMPANY_DEBTOR_ID: 'debtorId',
  COMPANY_EMAIL: 'email',
}

const addressColumns = addressFields('COMPANY')

const contactColumns: CompanyTermColumns<Column<'contact'>> = {
  CONTACT_ID: 'id',
  CONTACT_FIRST_NAME: 'firstName',
  CONTACT_LAST_NAME: 'lastName',
  CONTACT_PHONE: 'phone',
  CONTACT_MOBILE: 'mobile',
  CONTACT_EMAIL: 'email',
}

/** Finds companies with the term in one of the `termFields`. */
export const companyTermFilter = searchTables<'company', CompanyTermField>(
  idText,
  { table: 'company', fields: companyColumns },
  {
    table: 'address',
    fields: addressColumns,
    ownerCondition: (match) => sql<SqlBool>`company.id in (select address."companyId" from address where ${match})`,
  },
  {
    table: 'contact',
    fields: contactColumns,
    ownerCondition: (match) => sql<SqlBool>`company.id in (
      select acts."companyId" from "contactCompany" acts join contact on contact.id = acts."contactId" where ${match})`,
  },
)
