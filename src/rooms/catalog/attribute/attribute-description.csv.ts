/** Files of descriptions. */
import type {
  AttributeDescriptionCsvInput,
  AttributeDescriptionFieldName,
  AttributeType,
  CsvImportResponse,
} from '../../../contract/contract.gen.js'
import type { BulkItem } from '../../../core/bulk.js'
import type { Ctx } from '../../../core/context.js'
import { importCsv, type Values } from '../../../core/csv.js'
import { invalidField } from '../../../core/errors.js'
import { formats } from '../../../core/rules.js'
import { cellsValue, oneOfWords, VALUE_FIELDS, wholeNumber } from './attribute.csv.value.js'
import { CLASSES, OWNERS } from './attribute.write.js'
import { type DescriptionItem, upsertDescriptions } from './attribute-description.bulk.js'

const FIELDS: readonly AttributeDescriptionFieldName[] = [
  'NAME',
  'DESCRIPTION',
  'UNIT',
  'LANGUAGE',
  'TYPE',
  'ATTRIBUTE_CLASS',
  'VALUESET_ID',
  'GROUP',
  'IS_SEARCHABLE',
  'IS_PUBLIC',
  'IS_SYSTEM',
  'IS_HIDDEN',
  ...VALUE_FIELDS,
]
const TYPES: readonly AttributeType[] = ['TEXT', 'ENUM', 'COLOR', 'DATETIME', 'INT', 'DECIMAL']

type Cells = Values<AttributeDescriptionFieldName>
type Item = DescriptionItem & BulkItem

/** Imports a file of descriptions, found by class and name. Further rows of one description add further languages. */
export const importDescriptions = (ctx: Ctx, input: AttributeDescriptionCsvInput): Promise<CsvImportResponse> =>
  importCsv(ctx, input, {
    fields: FIELDS,
    read,
    keyOf: ({ attributeClass, name }) => `${attributeClass} ${name}`,
    write: (inner, items) => upsertDescriptions(inner, items, {}),
  })

const classes = OWNERS.map((owner) => CLASSES[owner])

function read(cells: Cells): Item {
  if (!cells.NAME) throw invalidField('NAME', 'must be given')
  const defaultValue = cellsValue(cells)
  return {
    name: cells.NAME,
    attributeClass: oneOfWords('ATTRIBUTE_CLASS', cells.ATTRIBUTE_CLASS, classes),
    ...(cells.TYPE && { type: oneOfWords('TYPE', cells.TYPE, TYPES) }),
    ...(cells.VALUESET_ID && { valuesetId: wholeNumber('VALUESET_ID', cells.VALUESET_ID) }),
    ...(cells.GROUP && { group: shortText('GROUP', cells.GROUP) }),
    ...text('descriptions', 'DESCRIPTION', cells),
    ...text('units', 'UNIT', cells),
    ...flag('isSearchable', 'IS_SEARCHABLE', cells),
    ...flag('isPublic', 'IS_PUBLIC', cells),
    ...flag('isSystem', 'IS_SYSTEM', cells),
    ...flag('isHidden', 'IS_HIDDEN', cells),
    ...(defaultValue && { defaultValue }),
  }
}

function text(column: 'descriptions' | 'units', field: 'DESCRIPTION' | 'UNIT', cells: Cells) {
  const { [field]: value, LANGUAGE: language = '' } = cells
  if (!value) return {}
  if (!formats.language.pattern.test(language))
    throw invalidField('LANGUAGE', `must name the language of ${field} by two letters`)
  return { [column]: [{ language, value }] }
}

const WORDS: Record<string, boolean> = { TRUE: true, FALSE: false, Y: true, N: false, 1: true, 0: false }

function flag(column: string, field: AttributeDescriptionFieldName, { [field]: cell }: Cells) {
  if (!cell) return {}
  const value = WORDS[cell.toUpperCase()]
  if (value === undefined) throw invalidField(field, 'must be true or false')
  return { [column]: value }
}

function shortText(field: string, cell: string): string {
  if (cell.length > 64) throw invalidField(field, 'must be at most 64 characters long')
  return cell
}
