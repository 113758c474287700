/** Attribute values in the cells of a file. */
import type { AttributeValueInput } from '../../../contract/contract.gen.js'
import { formats } from '../../../core/input/scalar-rules.js'
import * as csv from '../../platform/csv/cells.js'
import { mergeEntries } from '../../platform/csv/merge.js'

/** The columns of a value, in any file. */
export const VALUE_FIELDS = [
  'TEXT_VALUES',
  'TEXT_VALUES_LANGUAGE',
  'ENUM_VALUES',
  'INT_VALUE',
  'DECIMAL_VALUE',
  'DATE_TIME_VALUE',
  'COLOR_VALUE',
] as const

const listCell = csv.separated('|')

/** Returns the value of a row; null if it has none. It is checked against its description when it is written. */
export function readValue(row: csv.CsvRow<(typeof VALUE_FIELDS)[number]>): AttributeValueInput | null {
  const texts = csv.optionalCell(row, 'TEXT_VALUES', listCell)
  const value = {
    textValues: texts && [
      { language: csv.requiredCell(row, 'TEXT_VALUES_LANGUAGE', languageCell('TEXT_VALUES')), values: texts },
    ],
    enumValues: csv.optionalCell(row, 'ENUM_VALUES', listCell),
    intValue: csv.optionalCell(row, 'INT_VALUE', csv.integer()),
    decimalValue: csv.optionalCell(row, 'DECIMAL_VALUE', csv.decimal),
    dateTimeValue: csv.optionalCell(row, 'DATE_TIME_VALUE', csv.rawText),
    colorValue: csv.optionalCell(row, 'COLOR_VALUE', csv.rawText),
  }
  const given = Object.entries(value).filter(([, one]) => one !== undefined)
  return given.length ? Object.fromEntries(given) : null
}

/** Merges the values of two rows: the languages of a text, or else the later value. */
export function mergeValues<V extends AttributeValueInput | null | undefined>(earlier: V, later: V): V {
  if (!earlier?.textValues || !later?.textValues) return later ?? earlier
  return { ...later, textValues: mergeEntries(earlier.textValues, later.textValues) }
}

/** Reads the language of a text, which has no default here. */
export const languageCell =
  (field: string): csv.Reader<string> =>
  (text, refuse) =>
    formats.language.pattern.test(text) ? text : refuse(`must be the two-letter language code of ${field}`)
