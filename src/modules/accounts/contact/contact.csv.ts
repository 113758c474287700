/** The CSV import of contacts. */
import type { ContactCsvInput, ContactFieldName, CsvImportResponse } from '../../../contract/contract.gen.js'
import type { BulkResult } from '../../../core/bulk/bulk.js'
import { csvRowKey } from '../../../core/bulk/identify.js'
import { writeValid, writtenItems } from '../../../core/bulk/items.js'
import type { Ctx } from '../../../core/context.js'
import { resolveReferences } from '../../../core/store/reference.js'
import { companyLookup } from '../../../resources/accounts/company.js'
import { contactLookup } from '../../../resources/accounts/contact.js'
import * as csv from '../../platform/csv/cells.js'
import { importCsv } from '../../platform/csv/import.js'
import { mergeRows } from '../../platform/csv/merge.js'
import { type PartyItem, personColumns, readPartyItem, writePartiesWith } from '../user/party.csv.js'
import { upsertContacts } from './contact.bulk.js'
import { addCompanyLinks } from './contact.links.js'

const columns: csv.Columns<ContactFieldName> = {
  ...personColumns,
  MOBILE: ['mobile', csv.plain(30, 6)],
  MAILING_LIST: ['mailingList', csv.yesNo],
  EXPIRES: ['expires', csv.dateTime],
  IBAN: ['iban', csv.plain(34)],
  BANK_ACCOUNT: ['bankAccount', csv.plain(50)],
  BIC: ['bic', csv.plain(11)],
  NOTES: ['notes', csv.plain(5000)],
  CUSTOM_FIELDS: ['customFields', csv.customFields],
}

/** Columns that are keys of the row, or that are accepted but not stored: a contact logs in with its e-mail address, and the rest belongs to its company. */
const keyAndIgnoredFields: readonly ContactFieldName[] = [
  'CONTACT_ID',
  'ABBREVIATION',
  'TITLE',
  'SSN',
  'LOGIN',
  'LOGIN_ROOT',
  'TAX_NUMBER',
  'COC_NUMBER',
  'PRIMARY_COMPANY_ID',
  'COMPANY_ID',
  'COMPANY_SOURCE_ID',
  'COMPANY_SOURCE_NAME',
  'SOURCE_NAME',
  'SOURCE_ID',
  'LANGUAGE',
]

/** A row of the file. `otherCompanyIds` are the companies of the contact besides its primary company. */
type ContactRowItem = { item: PartyItem; otherCompanyIds: readonly number[] }

/** Imports contacts. A row with an id or a source updates that contact, any other row creates one. */
export const importContacts = (ctx: Ctx, { file, mappings }: ContactCsvInput): Promise<CsvImportResponse> =>
  importCsv(
    ctx,
    { file, mappings },
    {
      operation: 'contactCsvImport',
      fields: [...(Object.keys(columns) as ContactFieldName[]), ...keyAndIgnoredFields],
      read: (values) => csv.readRow(values, readContactRow),
      keyOf: ({ item }) => csvRowKey(item),
      merge: (earlier, later) => ({
        item: mergeRows(earlier.item, later.item),
        otherCompanyIds: [...new Set([...earlier.otherCompanyIds, ...later.otherCompanyIds])],
      }),
      write: writeContactRows,
    },
  ).finally(ctx.services.identities.forget)

/** Reads a row. The primary company is PRIMARY_COMPANY_ID, or else COMPANY_ID, or else the source of a company. */
function readContactRow(row: csv.CsvRow<ContactFieldName>): ContactRowItem {
  const item = readPartyItem<ContactFieldName>(row, columns, 'CONTACT_ID')
  const primary = csv.optionalCell(row, 'PRIMARY_COMPANY_ID', csv.recordId)
  const company = csv.optionalCell(row, 'COMPANY_ID', csv.recordId)
  const source = csv.sourceCells(row, 'COMPANY_SOURCE_NAME', 'COMPANY_SOURCE_ID')
  const id = primary ?? company
  const parent = id ? { id } : source && { source: source.name, sourceId: source.id }
  const otherCompanyIds = primary && company && company !== primary ? [company] : []
  return { item: { ...item, ...(parent && { parent }) }, otherCompanyIds }
}

const writeContacts = writePartiesWith(contactLookup, upsertContacts)

async function writeContactRows(ctx: Ctx, rows: readonly ContactRowItem[]): Promise<BulkResult[]> {
  const references = rows.flatMap(({ otherCompanyIds }) => otherCompanyIds.map((id) => ({ id })))
  const existing = new Set<unknown>(await resolveReferences(ctx, companyLookup, references))
  const checked = rows.map((row) => {
    const unknown = row.otherCompanyIds.find((id) => !existing.has(id))
    return unknown === undefined ? row : `Company with id [${unknown}] not found`
  })
  return writeValid(checked, async (valid) => {
    const items = valid.map(({ item }) => item)
    const results = await writeContacts(ctx, items)
    const contacts = writtenItems(valid, results)
    await addCompanyLinks(
      ctx,
      contacts.flatMap(({ id, otherCompanyIds }) => otherCompanyIds.map((companyId) => ({ contactId: id, companyId }))),
    )
    return results
  })
}
