/** Customers from a file. */
import type { CsvImportResponse, CustomerCsvInput, CustomerFieldName } from '../../../contract/contract.gen.js'
import { csvRowKey } from '../../../core/bulk/identify.js'
import type { Ctx } from '../../../core/context.js'
import * as csv from '../../../core/csv/cells.js'
import { importCsv } from '../../../core/csv/import.js'
import { customerLookup } from '../../../resources/accounts/customer.js'
import { type PartyItem, personColumns, readPartyItem, writePartiesWith } from '../user/party.csv.js'
import { upsertCustomers } from './customer.bulk.js'

/** Accepted and not stored, as in the bulk of customers; the language of a row says nothing of a customer. */
const keyAndIgnoredFields: readonly CustomerFieldName[] = [
  'CUSTOMER_ID',
  'ABBREVIATION',
  'TITLE',
  'SSN',
  'SOURCE_NAME',
  'SOURCE_ID',
  'LANGUAGE',
]

/** Imports customers: a row with a number or a source is about that customer, any other adds one. */
export const importCustomers = (ctx: Ctx, { file, mappings }: CustomerCsvInput): Promise<CsvImportResponse> =>
  importCsv<CustomerFieldName, PartyItem>(
    ctx,
    { file, mappings },
    {
      fields: [...(Object.keys(personColumns) as CustomerFieldName[]), ...keyAndIgnoredFields],
      read: (values) => csv.readRow(values, readCustomerRow),
      keyOf: csvRowKey,
      write: writePartiesWith(customerLookup, upsertCustomers),
    },
  ).finally(ctx.identities.forget)

/** Nothing is needed of a customer, but something. */
function readCustomerRow(row: csv.CsvRow<CustomerFieldName>): PartyItem {
  const item = readPartyItem<CustomerFieldName>(row, personColumns, 'CUSTOMER_ID')
  if (Object.keys(item).length === 0 && row.problems.length === 0)
    csv.addCellError(row, 'EMAIL', 'or a name must be given for a new customer')
  return item
}
