/** Files of descriptions. */
import type {
  AttributeDescriptionCsvInput,
  AttributeDescriptionFieldName,
  AttributeType,
  CsvImportResponse,
} from '../../../contract/contract.gen.js'
import type { BulkItem } from '../../../core/bulk/bulk.js'
import type { Ctx } from '../../../core/context.js'
import * as csv from '../../../core/csv/cells.js'
import { importCsv } from '../../../core/csv/import.js'
import { mergeRows } from '../../../core/csv/merge.js'
import { CLASSES, OWNERS } from '../../../resources/catalog/attribute.js'
import { languageOf, mergedValue, VALUE_FIELDS, valueIn } from './attribute.csv.value.js'
import { type DescriptionItem, upsertDescriptions } from './attribute-description.bulk.js'

type Field = AttributeDescriptionFieldName

const columns: csv.Columns<Field> = {
  TYPE: ['type', csv.oneOf<AttributeType>('TEXT', 'ENUM', 'COLOR', 'DATETIME', 'INT', 'DECIMAL')],
  VALUESET_ID: ['valuesetId', csv.integer()],
  GROUP: ['group', csv.plain(64)],
  IS_SEARCHABLE: ['isSearchable', csv.boolean],
  IS_PUBLIC: ['isPublic', csv.boolean],
  IS_SYSTEM: ['isSystem', csv.boolean],
  IS_HIDDEN: ['isHidden', csv.boolean],
}
/** In the language of their row. */
const texts = { DESCRIPTION: 'descriptions', UNIT: 'units' } as const satisfies Partial<Record<Field, string>>

const FIELDS: readonly Field[] = [
  'NAME',
  'ATTRIBUTE_CLASS',
  'LANGUAGE',
  ...(Object.keys(texts) as Field[]),
  ...(Object.keys(columns) as Field[]),
  ...VALUE_FIELDS,
]

type Item = DescriptionItem & BulkItem

/** Imports a file of descriptions, found by class and name. Further rows of one description add further languages. */
export const importDescriptions = (ctx: Ctx, input: AttributeDescriptionCsvInput): Promise<CsvImportResponse> =>
  importCsv(ctx, input, {
    fields: FIELDS,
    read: (values) => csv.readRow(values, read),
    keyOf: ({ attributeClass, name }) => `${attributeClass} ${name}`,
    merge: (earlier, later) => {
      const defaultValue = mergedValue(earlier.defaultValue, later.defaultValue)
      return { ...mergeRows(earlier, later), ...(defaultValue && { defaultValue }) }
    },
    write: (inner, items) => upsertDescriptions(inner, items, {}),
  })

const classOf = csv.oneOf(...OWNERS.map((owner) => CLASSES[owner]))

function read(row: csv.CsvRow<Field>): Item {
  const defaultValue = valueIn(row)
  return {
    name: csv.requiredCell(row, 'NAME', csv.rawText),
    attributeClass: csv.requiredCell(row, 'ATTRIBUTE_CLASS', classOf),
    ...csv.readCells(row, columns),
    ...textIn(row, 'DESCRIPTION'),
    ...textIn(row, 'UNIT'),
    ...(defaultValue && { defaultValue }),
  }
}

function textIn(row: csv.CsvRow<Field>, field: keyof typeof texts) {
  const value = csv.optionalCell(row, field, csv.plain())
  const { LANGUAGE: named } = row.values
  if (value === undefined) return {}
  const language = languageOf(field)(named ?? '', (message) => csv.addCellError(row, 'LANGUAGE', message))
  return { [texts[field]]: [{ language, value }] }
}
