/** Files of attributes. */
import type {
  AttributeBulkCreateInput,
  AttributeCsvInput,
  AttributeFieldName,
  CsvImportResponse,
} from '../../../contract/contract.gen.js'
import type { BulkResult } from '../../../core/bulk.js'
import type { Ctx } from '../../../core/context.js'
import { importCsv, type Values } from '../../../core/csv.js'
import { invalidField } from '../../../core/errors.js'
import { answersOf } from '../../../core/identified.js'
import { formats } from '../../../core/rules.js'
import { groupBy } from '../../../core/store.js'
import { cellsValue, oneOfWords, VALUE_FIELDS } from './attribute.csv.value.js'
import { type RecordReference, recordIds, refreshRecords, refuseWithoutRole } from './attribute.records.js'
import { CLASSES, OWNERS, type Owner, writeAttributes } from './attribute.write.js'

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
  record: RecordReference
  attribute: AttributeBulkCreateInput
}

/** Imports a file of attributes. A row says one thing of one record; further rows add further languages. */
export const importAttributes = (ctx: Ctx, input: AttributeCsvInput): Promise<CsvImportResponse> =>
  importCsv(ctx, input, {
    fields: FIELDS,
    read: (cells) => read(ctx, cells),
    keyOf: ({ owner, record, attribute: { attributeDescriptionId: id, attributeDescriptionName: name } }) =>
      JSON.stringify([owner, record, id ?? name]),
    write,
  })

const classes = OWNERS.map((owner) => CLASSES[owner])

function read(ctx: Ctx, cells: Values<AttributeFieldName>): Item {
  const attributeClass = oneOfWords('ATTRIBUTE_CLASS', cells.ATTRIBUTE_CLASS, classes)
  const owner = OWNERS.find((one) => CLASSES[one] === attributeClass) as Owner
  refuseWithoutRole(ctx, owner)
  const { LOOKUP_KEY: lookupKey = 'id', LOOKUP_VALUE: lookupValue, SOURCE: source = null } = cells
  if (!lookupValue) throw invalidField('LOOKUP_VALUE', 'must name a record')
  const value = cellsValue(cells)
  if (!value) throw invalidField('VALUE', 'must be given in the column that fits the type of the attribute')
  return { owner, record: { lookupKey, lookupValue, source }, attribute: { ...descriptionIn(cells), value } }
}

function descriptionIn(cells: Values<AttributeFieldName>): AttributeBulkCreateInput {
  const { ATTRIBUTE_DESCRIPTION_ID: id, ATTRIBUTE_DESCRIPTION_NAME: name } = cells
  if (!id && !name) throw invalidField('ATTRIBUTE_DESCRIPTION_ID', 'or ATTRIBUTE_DESCRIPTION_NAME must be given')
  if (id && !formats.uuid.pattern.test(id)) throw invalidField('ATTRIBUTE_DESCRIPTION_ID', formats.uuid.message)
  return { ...(id && { attributeDescriptionId: id }), ...(name && { attributeDescriptionName: name }) }
}

async function write(ctx: Ctx, items: readonly Item[]): Promise<BulkResult[]> {
  const results = new Map<Item, BulkResult>()
  for (const [owner, some] of groupBy(items, (item) => item.owner))
    for (const [i, result] of (await writeOf(ctx, owner, some)).entries()) results.set(some[i] as Item, result)
  return items.map((item) => results.get(item) as BulkResult)
}

/** The rows about records of one class: a few statements, however many. */
async function writeOf(ctx: Ctx, owner: Owner, items: readonly Item[]): Promise<BulkResult[]> {
  const ids = await recordIds(
    ctx,
    owner,
    items.map(({ record }) => record),
  )
  const found = items.flatMap(({ attribute }, i) => {
    const ownerId = ids[i]
    return typeof ownerId === 'number' ? [{ ownerId, attribute }] : []
  })
  const records = [...groupBy(found, ({ ownerId }) => ownerId)].map(([ownerId, some]) => ({
    ownerId,
    attributes: some.map(({ attribute }) => attribute),
  }))
  await writeAttributes(ctx, owner, records)
  await refreshRecords(
    ctx,
    owner,
    records.map(({ ownerId }) => ownerId),
  )
  return answersOf(
    ids.map((id) => (typeof id === 'string' ? id : null)),
    found.map(({ ownerId }) => ({ success: true, action: 'update', id: ownerId })),
  )
}
