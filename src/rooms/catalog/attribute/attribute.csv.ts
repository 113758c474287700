/** Files of attributes. */
import type {
  AttributeBulkCreateInput,
  AttributeCsvInput,
  AttributeFieldName,
  CsvImportResponse,
} from '../../../contract/contract.gen.js'
import type { BulkResult } from '../../../core/bulk/bulk.js'
import { writeByGroup, writeValid } from '../../../core/bulk/items.js'
import type { Ctx } from '../../../core/context.js'
import * as csv from '../../../core/csv/cells.js'
import { importCsv } from '../../../core/csv/import.js'
import { type LookupReference, lookupKeysOf } from '../../../core/store/reference.js'
import { groupBy } from '../../../core/store/store.js'
import { CLASSES, OWNERS, type Owner } from '../../../resources/catalog/attribute.js'
import { mergedValue, VALUE_FIELDS, valueIn } from './attribute.csv.value.js'
import { OWNER_LOOKUPS, recordIds, refreshRecords, refuseWithoutRole } from './attribute.owners.js'
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

/** A row: what is said, and of which record. */
interface Item {
  owner: Owner
  record: LookupReference
  attribute: AttributeBulkCreateInput
}

/** Imports a file of attributes. A row says one thing of one record; further rows add further languages. */
export const importAttributes = (ctx: Ctx, input: AttributeCsvInput): Promise<CsvImportResponse> =>
  importCsv(ctx, input, {
    fields: FIELDS,
    read: (values) => csv.readRow(values, (row) => read(ctx, row)),
    keyOf: ({ owner, record, attribute: { attributeDescriptionId: id, attributeDescriptionName: name } }) =>
      JSON.stringify([owner, record, id ?? name]),
    merge: (earlier, later) => ({
      ...later,
      attribute: { ...later.attribute, value: mergedValue(earlier.attribute.value, later.attribute.value) },
    }),
    write: (inner, items) =>
      writeByGroup(
        items,
        ({ owner }) => owner,
        (owner, some) => writeOf(inner, owner, some),
      ),
  })

const VALUES = VALUE_FIELDS.filter((field) => field !== 'TEXT_VALUES_LANGUAGE')

const classOf = csv.oneOf(...OWNERS.map((owner) => CLASSES[owner]))

function read(ctx: Ctx, row: csv.CsvRow<AttributeFieldName>): Item {
  const attributeClass = csv.requiredCell(row, 'ATTRIBUTE_CLASS', classOf)
  const owner = OWNERS.find((one) => CLASSES[one] === attributeClass) as Owner
  if (owner) refuseWithoutRole(ctx, owner)
  const lookupKey = csv.optionalCell(row, 'LOOKUP_KEY', lookupKeyOf(owner)) ?? 'id'
  const source = csv.optionalCell(row, 'SOURCE', csv.rawText)
  const record = {
    lookupKey,
    value: csv.optionalCell(row, 'LOOKUP_VALUE', csv.rawText) ?? '',
    within: lookupKey === 'sourceId' ? source : null,
  }
  if (!record.value) csv.addCellError(row, 'LOOKUP_VALUE', 'must name a record')
  const value = valueIn(row)
  if (!value && row.problems.length === 0)
    csv.addCellError(row, VALUES.join(', '), 'are all empty: the one that fits the type of the attribute must be given')
  return { owner, record, attribute: { ...descriptionIn(row), value } }
}

/** The keys of REST, in capitals or not. */
const lookupKeyOf =
  (owner: Owner | undefined): csv.Reader<string> =>
  (text, refuse) => {
    const keys = owner ? lookupKeysOf(OWNER_LOOKUPS[owner]) : [text]
    const asked = text.replaceAll('_', '').toLowerCase()
    return keys.find((key) => key.toLowerCase() === asked) ?? refuse(`must be one of ${keys.join(', ')}`)
  }

function descriptionIn(row: csv.CsvRow<AttributeFieldName>): AttributeBulkCreateInput {
  const id = csv.optionalCell(row, 'ATTRIBUTE_DESCRIPTION_ID', csv.withRules({ format: 'uuid' }))
  const name = csv.optionalCell(row, 'ATTRIBUTE_DESCRIPTION_NAME', csv.rawText)
  const { ATTRIBUTE_DESCRIPTION_ID: hasId, ATTRIBUTE_DESCRIPTION_NAME: hasName } = row.values
  if (!hasId && !hasName) csv.addCellError(row, 'ATTRIBUTE_DESCRIPTION_ID', 'or ATTRIBUTE_DESCRIPTION_NAME must be given')
  return { ...(id && { attributeDescriptionId: id }), ...(name && { attributeDescriptionName: name }) }
}

/** The rows about records of one class: a few statements, however many. */
async function writeOf(ctx: Ctx, owner: Owner, items: readonly Item[]): Promise<BulkResult[]> {
  const ids = await recordIds(
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
    await refreshRecords(
      ctx,
      owner,
      records.map(({ ownerId }) => ownerId),
    )
    return valid.map(({ ownerId }) => ({ success: true, action: 'update', id: ownerId }))
  })
}
