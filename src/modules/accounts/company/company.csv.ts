/** The CSV import of companies. */
import type { CompanyCsvInput, CompanyFieldName, CsvImportResponse } from '../../../contract/contract.gen.js'
import { csvRowKey } from '../../../core/bulk/identify.js'
import type { Ctx } from '../../../core/context.js'
import { companyLookup } from '../../../resources/accounts/company.js'
import * as csv from '../../platform/csv/cells.js'
import { importCsv } from '../../platform/csv/import.js'
import { readPartyItem, writePartiesWith } from '../user/party.csv.js'
import { upsertCompanies } from './company.bulk.js'

const columns: csv.Columns<CompanyFieldName> = {
  NAME: ['name', csv.plain(255)],
  TAX_NUMBER: ['taxNumber', csv.key(100)],
  COC_NUMBER: ['cocNumber', csv.key(100)],
  DEBTOR_ID: ['debtorId', csv.code(100)],
  PHONE: ['phone', csv.plain(30, 6)],
  EMAIL: ['email', csv.withRules({ format: 'email' })],
  NOTES: ['notes', csv.plain()],
  INHERIT_PRODUCT_LIST: ['inheritProductList', csv.yesNo],
  HIDDEN: ['hidden', csv.yesNo],
  PATH: ['path', csv.plain()],
  SLUG: ['slug', csv.plain()],
  TAG: ['tag', csv.plain(255)],
  CUSTOM_FIELDS: ['customFields', csv.customFields],
}

/** Columns that are keys of the row, or that are accepted but not stored, as in the bulk request of companies. */
const keyAndIgnoredFields: readonly CompanyFieldName[] = [
  'COMPANY_ID',
  'DEPARTMENT',
  'OFFICE',
  'INHERIT_ORDER_LIST',
  'BUDGET',
  'BUDGET_INHERIT',
  'SOURCE_NAME',
  'SOURCE_ID',
  'LANGUAGE',
]

/** Imports companies. A row with an id or a source updates that company, any other row creates one. */
export const importCompanies = (ctx: Ctx, { file, mappings }: CompanyCsvInput): Promise<CsvImportResponse> =>
  importCsv(
    ctx,
    { file, mappings },
    {
      operation: 'companyCsvImport',
      fields: [...(Object.keys(columns) as CompanyFieldName[]), ...keyAndIgnoredFields],
      read: (values) => csv.readRow(values, (row) => readPartyItem<CompanyFieldName>(row, columns, 'COMPANY_ID')),
      keyOf: csvRowKey,
      write: writePartiesWith(companyLookup, upsertCompanies),
    },
  )
