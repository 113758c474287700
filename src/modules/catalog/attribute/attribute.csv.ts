/** The CSV import of attributes. */
import type {
  AttributeBulkCreateInput,
  AttributeCsvInput,
  AttributeFieldName,
  CsvImportResponse,
} from '../../../contract/contract.gen.js'
import type { BulkResult } from '../../../core/bulk/bulk.js'
import { writeByGroup, writeValid } from '../../../core/bulk/items.js'
import type { Ctx } from '../../../core/context.js'
import { type LookupReference, lookupKeysOf } from '../../../core/store/reference.js'
import { groupBy } from '../../../core/store/store.js'
import * as csv from '../../platform/csv/cells.js'
import { importCsv } from '../../platform/csv/import.js'
import { mergeValues, readValue, VALUE_FIELDS } from './attribute.csv.value.js'
import { findOwnerIds, OWNER_LOOKUPS, refreshOwners, requireEditorRole } from './attribute.owners.js'
import { CLASS_BY_OWNER, OWNER_COLUMNS, type OwnerColumn } from './attribute.resource.js'
import { writeAttributes } from './attribute.write.js'

const FIELDS: readonly AttributeFieldName[] = [
  'ATTRIBUTE_DESCRIPTION_ID',
  'ATTRIBUTE_DESCRIPTION_NAME',
  ...VALUE_FIELDS,
  'ATTRIBUTE_CLASS',
  'LOOKUP_KEY',
  'LOOKUP_VALUE',
  'SOURCE',
]

/** A row: a value, and its record. */
interface AttributeCsvItem {
  owner: OwnerColumn
  record: LookupReference
  attribute: AttributeBulkCreateInput
}

/** Imports a file of attributes. A row has one value of one record; more rows add languages. */
export const importAttributes = (ctx: Ctx, input: AttributeCsvInput): Promise<CsvImportResponse> =>
  importCsv(ctx, input, {
    operation: 'attributeCsvImport',
    fields: FIELDS,
    read: (values) => csv.readRow(values, (row) => readAttributeRow(ctx, row)),
    keyOf: ({ owner, record, attribute: { attributeDescriptionId: id, attributeDescriptionName: name } }) =>
      JSON.stringify([owner, record, id ?? name]),
    merge: (earlier, later) => ({
      ...later,
      attribute: { ...later.attribute, value: mergeValues(earlier.attribute.value, later.attribute.value) },
    }),
    write: (inner, items) =>
      writeByGroup(
        items,
        ({ owner }) => owner,
        (owner, some) => writeForOwner(inner, owner, some),
      ),
  })

const VALUE_COLUMNS = VALUE_FIELDS.filter((field) => field !== 'TEXT_VALUES_LANGUAGE')

const classCell = csv.oneOf(...OWNER_COLUMNS.map((owner) => CLASS_BY_OWNER[owner]))

function readAttributeRow(ctx: Ctx, row: csv.CsvRow<AttributeFieldName>): AttributeCsvItem {
  const attributeClass = csv.requiredCell(row, 'ATTRIBUTE_CLASS', classCell)
  const owner = OWNER_COLUMNS.find((one) => CLASS_BY_OWNER[one] === attributeClass) as OwnerColumn
  if (owner) requireEditorRole(ctx, owner)
  const lookupKey = csv.optionalCell(row, 'LOOKUP_KEY', lookupKeyCell(owner)) ?? 'id'
  const source = csv.optionalCell(row, 'SOURCE', csv.rawText)
  const record = {
    lookupKey,
    value: csv.optionalCell(row, 'LOOKUP_VALUE', csv.rawText) ?? '',
    within: lookupKey === 'sourceId' ? source : null,
  }
  if (!record.value) csv.addCellError(row, 'LOOKUP_VALUE', 'must identify a record')
  const value = readValue(row)
  if (!value && row.problems.length === 0)
    csv.addCellError(row, VALUE_COLUMNS.join(', '), 'are all empty: the one that fits the type of the attribute is required')
  return { owner, record, attribute: { ...readDescriptionKey(row), value } }
}

/** Reads the lookup keys of REST, ignoring case. */
const lookupKeyCell =
  (owner: OwnerColumn | undefined): csv.Reader<string> =>
  (text, refuse) => {
    const keys = owner ? lookupKeysOf(OWNER_LOOKUPS[owner]) : [text]
    const asked = text.replaceAll('_', '').toLowerCase()
    return keys.find((key) => key.toLowerCase() === asked) ?? refuse(`must be one of ${keys.join(', ')}`)
  }

function readDescriptionKey(row: csv.CsvRow<AttributeFieldName>): AttributeBulkCreateInput {
  const id = csv.optionalCell(row, 'ATTRIBUTE_DESCRIPTION_ID', csv.withRules({ format: 'uuid' }))
  const name = csv.optionalCell(row, 'ATTRIBUTE_DESCRIPTION_NAME', csv.rawText)
  const { ATTRIBUTE_DESCRIPTION_ID: hasId, ATTRIBUTE_DESCRIPTION_NAME: hasName } = row.values
  if (!hasId && !hasName) csv.addCellError(row, 'ATTRIBUTE_DESCRIPTION_ID', 'or ATTRIBUTE_DESCRIPTION_NAME must be given')
  return { ...(id && { attributeDescriptionId: id }), ...(name && { attributeDescriptionName: name }) }
}

/** Writes the rows of one class of records with a fixed number of statements. */
async function writeForOwner(ctx: Ctx, owner: OwnerColumn, items: readonly AttributeCsvItem[]): Promise<BulkResult[]> {
  const ids = await findOwnerIds(
    ctx,
    owner,
    items.map(({ record }) => record),
  )
  const checked = items.map(({ attribute }, i) => {
    const ownerId = ids[i] as number | string
    return typeof ownerId === 'string' ? ownerId : { ownerId, attribute }
  })
  return writeValid(checked, async (valid) => {
    const records = [...groupBy(valid, ({ ownerId }) => ownerId)].map(([ownerId, some]) => ({
      ownerId,
      attributes: some.map(({ attribute }) => attribute),
    }))
    await writeAttributes(ctx, owner, records)
    await refreshOwners(
      ctx,
      owner,
      records.map(({ ownerId }) => ownerId),
    )
    return valid.map(({ ownerId }) => ({ success: true, action: 'update', id: ownerId }))
  })
}
