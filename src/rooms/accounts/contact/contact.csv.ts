/** Contacts from a file. */
import type { ContactCsvInput, ContactFieldName, CsvImportResponse } from '../../../contract/contract.gen.js'
import type { BulkResult } from '../../../core/bulk/bulk.js'
import { csvRowKey, mergeResults } from '../../../core/bulk/identify.js'
import type { Ctx } from '../../../core/context.js'
import * as csv from '../../../core/csv/cells.js'
import { importCsv } from '../../../core/csv/import.js'
import { mergeRows } from '../../../core/csv/merge.js'
import { companyIdsByReference } from '../../../resources/accounts/company.access.js'
import { contact, contactSource } from '../../../resources/accounts/contact.js'
import { type Item, itemIn, personColumns, writer } from '../user/party.csv.js'
import { upsertContacts } from './contact.bulk.js'
import { link } from './contact.links.js'

const columns: csv.Columns<ContactFieldName> = {
  ...personColumns,
  MOBILE: ['mobile', csv.plain(30, 6)],
  MAILING_LIST: ['mailingList', csv.yesNo],
  EXPIRES: ['expires', csv.dateTime],
  IBAN: ['iban', csv.plain(34)],
  BANK_ACCOUNT: ['bankAccount', csv.plain(50)],
  BIC: ['bic', csv.plain(11)],
  NOTES: ['notes', csv.plain(5000)],
}

/** Accepted and not stored: what a contact logs in with is its e-mail address, and the rest stands in its company. */
const others: readonly ContactFieldName[] = [
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

/** `alsoFor` are companies that the contact acts for beside its primary one. */
type Row = { item: Item; alsoFor: readonly number[] }

/** Imports contacts: a row with a number or a source is about that contact, any other adds one. */
export const importContacts = (ctx: Ctx, { file, mappings }: ContactCsvInput): Promise<CsvImportResponse> =>
  importCsv(
    ctx,
    { file, mappings },
    {
      fields: [...(Object.keys(columns) as ContactFieldName[]), ...others],
      read: (values) => csv.readRow(values, read),
      keyOf: ({ item }) => csvRowKey(item),
      merge: (earlier, later) => ({
        item: mergeRows(earlier.item, later.item),
        alsoFor: [...new Set([...earlier.alsoFor, ...later.alsoFor])],
      }),
      write,
    },
  ).finally(ctx.identities.forget)

/** The primary company is the one that is called so; where none is, the one there is. */
function read(row: csv.CsvRow<ContactFieldName>): Row {
  const item = itemIn<ContactFieldName>(row, columns, 'CONTACT_ID')
  const primary = csv.optionalCell(row, 'PRIMARY_COMPANY_ID', csv.recordId)
  const company = csv.optionalCell(row, 'COMPANY_ID', csv.recordId)
  const source = csv.sourceCells(row, 'COMPANY_SOURCE_NAME', 'COMPANY_SOURCE_ID')
  const id = primary ?? company
  const parent = id ? { id } : source && { source: source.name, sourceId: source.id }
  const alsoFor = primary && company && company !== primary ? [company] : []
  return { item: { ...item, ...(parent && { parent }) }, alsoFor }
}

const writeItems = writer(contact, contactSource, upsertContacts)

async function write(ctx: Ctx, rows: readonly Row[]): Promise<BulkResult[]> {
  const asked = rows.flatMap(({ alsoFor }) => alsoFor.map((id) => ({ id })))
  const known = new Set(asked.length ? await companyIdsByReference(ctx, asked) : [])
  const errors = rows.map(({ alsoFor }) => {
    const stranger = alsoFor.find((id) => !known.has(id))
    return stranger === undefined ? null : `Company with id [${stranger}] not found`
  })
  const sound = rows.filter((_, i) => errors[i] === null)
  const written = sound.length
    ? await writeItems(
        ctx,
        sound.map(({ item }) => item),
      )
    : []
  await link(
    ctx,
    sound.flatMap(({ alsoFor }, i) => {
      const result = written[i]
      return result?.success ? alsoFor.map((companyId) => ({ contactId: result.id, companyId })) : []
    }),
  )
  return mergeResults(errors, written)
}
