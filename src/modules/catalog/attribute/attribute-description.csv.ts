/** The CSV import of attribute descriptions. */
import type {
  AttributeDescriptionCsvInput,
  AttributeDescriptionFieldName,
  AttributeType,
  CsvImportResponse,
} from '../../../contract/contract.gen.js'
import type { BulkItem } from '../../../core/bulk/bulk.js'
import type { Ctx } from '../../../core/context.js'
import * as csv from '../../platform/csv/cells.js'
import { importCsv } from '../../platform/csv/import.js'
import { mergeRows } from '../../platform/csv/merge.js'
import { languageCell, mergeValues, readValue, VALUE_FIELDS } from './attribute.csv.value.js'
import { CLASS_BY_OWNER, OWNER_COLUMNS } from './attribute.resource.js'
import { type DescriptionItem, upsertDescriptions } from './attribute-description.bulk.js'

type DescriptionField = AttributeDescriptionFieldName

const columns: csv.Columns<DescriptionField> = {
  TYPE: ['type', csv.oneOf<AttributeType>('TEXT', 'ENUM', 'COLOR', 'DATETIME', 'INT', 'DECIMAL')],
  VALUESET_ID: ['valuesetId', csv.integer()],
  GROUP: ['group', csv.plain(64)],
  IS_SEARCHABLE: ['isSearchable', csv.boolean],
  IS_PUBLIC: ['isPublic', csv.boolean],
  IS_SYSTEM: ['isSystem', csv.boolean],
  IS_HIDDEN: ['isHidden', csv.boolean],
}
/** Texts in the language of their row. */
const texts = { DESCRIPTION: 'descriptions', UNIT: 'units' } as const satisfies Partial<Record<DescriptionField, string>>

const FIELDS: readonly DescriptionField[] = [
  'NAME',
  'ATTRIBUTE_CLASS',
  'LANGUAGE',
  ...(Object.keys(texts) as DescriptionField[]),
  ...(Object.keys(columns) as DescriptionField[]),
  ...VALUE_FIELDS,
]

type DescriptionCsvItem = DescriptionItem & BulkItem

/** Imports a file of descriptions, found by class and name. More rows of one description add languages. */
export const importDescriptions = (ctx: Ctx, input: AttributeDescriptionCsvInput): Promise<CsvImportResponse> =>
  importCsv(ctx, input, {
    operation: 'attributeDescriptionCsvImport',
    fields: FIELDS,
    read: (values) => csv.readRow(values, readDescriptionRow),
    keyOf: ({ attributeClass, name }) => `${attributeClass} ${name}`,
    merge: (earlier, later) => {
      const defaultValue = mergeValues(earlier.defaultValue, later.defaultValue)
      return { ...mergeRows(earlier, later), ...(defaultValue && { defaultValue }) }
    },
    write: (inner, items) => upsertDescriptions(inner, items, {}),
  })

const classCell = csv.oneOf(...OWNER_COLUMNS.map((owner) => CLASS_BY_OWNER[owner]))

function readDescriptionRow(row: csv.CsvRow<DescriptionField>): DescriptionCsvItem {
  const defaultValue = readValue(row)
  return {
    name: csv.requiredCell(row, 'NAME', csv.rawText),
    attributeClass: csv.requiredCell(row, 'ATTRIBUTE_CLASS', classCell),
    ...csv.readCells(row, columns),
    ...readText(row, 'DESCRIPTION'),
    ...readText(row, 'UNIT'),
    ...(defaultValue && { defaultValue }),
  }
}

function readText(row: csv.CsvRow<DescriptionField>, field: keyof typeof texts) {
  const value = csv.optionalCell(row, field, csv.plain())
  const { LANGUAGE: named } = row.values
  if (value === undefined) return {}
  const language = languageCell(field)(named ?? '', (message) => csv.addCellError(row, 'LANGUAGE', message))
  return { [texts[field]]: [{ language, value }] }
}
