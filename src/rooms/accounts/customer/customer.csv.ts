/** Customers from a file. */
import type { CsvImportResponse, CustomerCsvInput, CustomerFieldName } from '../../../contract/contract.gen.js'
import type { Ctx } from '../../../core/context.js'
import { importCsv } from '../../../core/csv.js'
import { itemOf, keyOf, personCells, writer } from '../user/party.csv.js'
import { upsertCustomers } from './customer.bulk.js'
import { customer, customerSource } from './customer.js'

/** Accepted and not stored, as in the bulk of customers; the language of a row says nothing of a customer. */
const others: readonly CustomerFieldName[] = [
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
  importCsv<CustomerFieldName, ReturnType<typeof itemOf>>(
    ctx,
    { file, mappings },
    {
      fields: [...(Object.keys(personCells) as CustomerFieldName[]), ...others],
      read: (values) => itemOf<CustomerFieldName>(values, personCells, 'CUSTOMER_ID'),
      keyOf,
      write: writer(customer, customerSource, upsertCustomers),
    },
  ).finally(ctx.identities.forget)
