/** Values of attributes in the cells of a file. */
import type { AttributeValueInput } from '../../../contract/contract.gen.js'
import { invalidField } from '../../../core/errors.js'
import { formats } from '../../../core/rules.js'

/** The columns that hold a value, whichever file they stand in. */
export const VALUE_FIELDS = [
  'TEXT_VALUES',
  'TEXT_VALUES_LANGUAGE',
  'ENUM_VALUES',
  'INT_VALUE',
  'DECIMAL_VALUE',
  'DATE_TIME_VALUE',
  'COLOR_VALUE',
] as const

type Cells = Partial<Record<(typeof VALUE_FIELDS)[number], string>>

/** The value that a row gives, null where it gives none. Whether it fits its description is seen when it is written. */
export function cellsValue(cells: Cells): AttributeValueInput | null {
  const value: AttributeValueInput = {
    ...(cells.TEXT_VALUES && { textValues: [{ language: languageOf(cells), values: parts(cells.TEXT_VALUES) }] }),
    ...(cells.ENUM_VALUES && { enumValues: parts(cells.ENUM_VALUES) }),
    ...(cells.INT_VALUE && { intValue: wholeNumber('INT_VALUE', cells.INT_VALUE) }),
    ...(cells.DECIMAL_VALUE && { decimalValue: decimal(cells.DECIMAL_VALUE) }),
    ...(cells.DATE_TIME_VALUE && { dateTimeValue: cells.DATE_TIME_VALUE }),
    ...(cells.COLOR_VALUE && { colorValue: cells.COLOR_VALUE }),
  }
  return Object.keys(value).length ? value : null
}

const parts = (cell: string) =>
  cell
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')

function languageOf({ TEXT_VALUES_LANGUAGE: language }: Cells): string {
  if (language && formats.language.pattern.test(language)) return language
  throw invalidField('TEXT_VALUES_LANGUAGE', 'must name the language of TEXT_VALUES by two letters')
}

/** A number that a column of the contract can hold. */
export function wholeNumber(field: string, cell: string): number {
  if (/^-?\d{1,10}$/.test(cell) && Math.abs(Number(cell)) < 2 ** 31) return Number(cell)
  throw invalidField(field, 'must be a whole number')
}

function decimal(cell: string): number {
  if (/^-?\d+(\.\d+)?$/.test(cell) && Number.isFinite(Number(cell))) return Number(cell)
  throw invalidField('DECIMAL_VALUE', 'must be a number with a point before its decimals')
}

/** One of the words that an enum of the contract has. */
export function oneOfWords<W extends string>(field: string, cell: string | undefined, words: readonly W[]): W {
  const found = words.find((word) => word === cell?.toUpperCase())
  if (!found) throw invalidField(field, `must be one of ${words.join(', ')}`)
  return found
}
