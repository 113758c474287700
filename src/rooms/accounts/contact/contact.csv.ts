/** Contacts from a file. */
import type { ContactCsvInput, ContactFieldName, CsvImportResponse } from '../../../contract/contract.gen.js'
import type { BulkResult } from '../../../core/bulk.js'
import type { Ctx } from '../../../core/context.js'
import { importCsv, type Values } from '../../../core/csv.js'
import { invalid, type Problem } from '../../../core/errors.js'
import { answersOf } from '../../../core/identified.js'
import { companyIdsByReference } from '../company/company.access.js'
import { type Cell, type Item, itemOf, keyOf, numberOf, personCells, sourceOf, text, writer, yesNo } from '../user/party.csv.js'
import { upsertContacts } from './contact.bulk.js'
import { contact, contactSource } from './contact.js'
import { link } from './contact.links.js'

const cells: Partial<Record<ContactFieldName, Cell>> = {
  ...personCells,
  MOBILE: text('mobile', 30, 6),
  MAILING_LIST: yesNo('mailingList'),
  EXPIRES: { property: 'expires', format: 'dateTime' },
  IBAN: text('iban', 34),
  BANK_ACCOUNT: text('bankAccount', 50),
  BIC: text('bic', 11),
  NOTES: text('notes', 5000),
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

/** `alsoFor` is a company that the contact acts for beside its primary one. */
type Row = { item: Item; alsoFor: number | null }

/** Imports contacts: a row with a number or a source is about that contact, any other adds one. */
export const importContacts = (ctx: Ctx, { file, mappings }: ContactCsvInput): Promise<CsvImportResponse> =>
  importCsv(
    ctx,
    { file, mappings },
    {
      fields: [...(Object.keys(cells) as ContactFieldName[]), ...others],
      read,
      keyOf: ({ item }) => keyOf(item),
      write,
    },
  ).finally(ctx.identities.forget)

/** The primary company is the one that is called so; where none is, the one there is. */
function read(values: Values<ContactFieldName>): Row {
  const problems: Problem[] = []
  const primary = numberOf(values, 'PRIMARY_COMPANY_ID', problems)
  const company = numberOf(values, 'COMPANY_ID', problems)
  const source = sourceOf(values, 'COMPANY_SOURCE_NAME', 'COMPANY_SOURCE_ID', problems)
  if (problems.length) throw invalid(problems)
  const id = primary ?? company
  const parent = id ? { id } : source && { source: source.name, sourceId: source.id }
  const item = itemOf(values, cells, 'CONTACT_ID')
  return { item: { ...item, ...(parent && { parent }) }, alsoFor: (primary && company !== primary && company) || null }
}

const writeItems = writer(contact, contactSource, upsertContacts)

async function write(ctx: Ctx, rows: readonly Row[]): Promise<BulkResult[]> {
  const asked = rows.flatMap(({ alsoFor }) => (alsoFor ? [{ id: alsoFor }] : []))
  const known = new Set(asked.length ? await companyIdsByReference(ctx, asked) : [])
  const errors = rows.map(({ alsoFor }) => (alsoFor && !known.has(alsoFor) ? `Company with id [${alsoFor}] not found` : null))
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
      return alsoFor && result?.success ? [{ contactId: result.id, companyId: alsoFor }] : []
    }),
  )
  return answersOf(errors, written)
}
