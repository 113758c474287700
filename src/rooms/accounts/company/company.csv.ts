/** Companies from a file. */
import type { CompanyCsvInput, CompanyFieldName, CsvImportResponse } from '../../../contract/contract.gen.js'
import type { Ctx } from '../../../core/context.js'
import { importCsv } from '../../../core/csv.js'
import { type Cell, itemOf, keyOf, text, writer, yesNo } from '../user/party.csv.js'
import { upsertCompanies } from './company.bulk.js'
import { company, companySource } from './company.js'

const cells: Partial<Record<CompanyFieldName, Cell>> = {
  NAME: text('name', 255),
  TAX_NUMBER: text('taxNumber', 100),
  COC_NUMBER: text('cocNumber', 100),
  DEBTOR_ID: text('debtorId', 100),
  PHONE: text('phone', 30, 6),
  EMAIL: { property: 'email', format: 'email' },
  NOTES: text('notes'),
  INHERIT_PRODUCT_LIST: yesNo('inheritProductList'),
  HIDDEN: yesNo('hidden'),
  PATH: text('path'),
  SLUG: text('slug'),
  TAG: text('tag', 255),
}

/** Accepted and not stored, as in the bulk of companies; the language says nothing of a company. */
const others: readonly CompanyFieldName[] = [
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

/** Imports companies: a row with a number or a source is about that company, any other adds one. */
export const importCompanies = (ctx: Ctx, { file, mappings }: CompanyCsvInput): Promise<CsvImportResponse> =>
  importCsv(
    ctx,
    { file, mappings },
    {
      fields: [...(Object.keys(cells) as CompanyFieldName[]), ...others],
      read: (values) => itemOf(values, cells, 'COMPANY_ID'),
      keyOf,
      write: writer(company, companySource, upsertCompanies),
    },
  )
