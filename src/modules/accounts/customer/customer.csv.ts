/** The CSV import of customers. */
import type { CsvImportResponse, CustomerCsvInput, CustomerFieldName } from '../../../contract/contract.gen.js'
import { csvRowKey } from '../../../core/bulk/identify.js'
import type { Ctx } from '../../../core/context.js'
import { customerLookup } from '../../../resources/accounts/customer.js'
import * as csv from '../../platform/csv/cells.js'
import { importCsv } from '../../platform/csv/import.js'
import { type PartyItem, personColumns, readPartyItem, writePartiesWith } from '../user/party.csv.js'
import { upsertCustomers } from './customer.bulk.js'

/** Columns that are keys of the row, or that are accepted but not stored, as in the bulk request of customers. */
const keyAndIgnoredFields: readonly CustomerFieldName[] = [
  'CUSTOMER_ID',
  'ABBREVIATION',
  'TITLE',
  'SSN',
  'SOURCE_NAME',
  'SOURCE_ID',
  'LANGUAGE',
]

/** Imports customers. A row with an id or a source updates that customer, any other row creates one. */
export const importCustomers = (ctx: Ctx, { file, mappings }: CustomerCsvInput): Promise<CsvImportResponse> =>
  importCsv<CustomerFieldName, PartyItem>(
    ctx,
    { file, mappings },
    {
      operation: 'customerCsvImport',
      fields: [...(Object.keys(personColumns) as CustomerFieldName[]), ...keyAndIgnoredFields],
      read: (values) => csv.readRow(values, readCustomerRow),
      keyOf: csvRowKey,
      write: writePartiesWith(customerLookup, upsertCustomers),
    },
  ).finally(ctx.services.identities.forget)

/** Reads a row. No field of a customer is required, but a row must have at least one. */
function readCustomerRow(row: csv.CsvRow<CustomerFieldName>): PartyItem {
  const item = readPartyItem<CustomerFieldName>(row, personColumns, 'CUSTOMER_ID')
  if (Object.keys(item).length === 0 && row.problems.length === 0)
    csv.addCellError(row, 'EMAIL', 'or a name must be given for a new customer')
  return item
}
