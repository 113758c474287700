/** Reads the cells of a file. An empty cell is ignored. */

import { invalid, type Problem } from '../../../core/base/errors.js'
import { parseJson } from '../../../core/base/json.js'
import { applyScalarRule, type Rule } from '../../../core/input/scalar-rules.js'
import type { CellValues } from './file.js'

/** Converts a text; `refuse` takes what is wrong with it. */
export type Reader<T = unknown> = (text: string, refuse: (message: string) => undefined) => T | undefined

/** The property of a column, and how its text is read. */
type Column = readonly [property: string, read: Reader]

export type Columns<F extends string = string> = Partial<Record<F, Column>>

const MAX_INT = 2 ** 31 - 1

/** Reads a text with the same rules as API inputs. */
export const withRules =
  (rule: Rule): Reader<string> =>
  (text, refuse) => {
    const problems: Problem[] = []
    const tidy = applyScalarRule(rule, text, [], problems) as string
    return problems[0] ? refuse(problems[0].message) : tidy
  }

/** Keys and codes are kept as they were sent. */
export const rawText = withRules({})
export const key = (maxLength: number): Reader<string> => withRules({ maxLength })
export const code = (maxLength: number): Reader<string> => withRules({ maxLength, code: true })
export const html = withRules({ html: true, long: true })
export const plain = (maxLength?: number, minLength?: number): Reader<string> =>
  withRules({ plain: true, ...(maxLength && { maxLength }), ...(minLength && { minLength }) })
export const twoLetters = withRules({ format: 'language' })
export const dateTime = withRules({ format: 'dateTime' })

export const integer =
  (min = -MAX_INT, max = MAX_INT): Reader<number> =>
  (text, refuse) =>
    /^-?\d{1,10}$/.test(text) && Number(text) >= min && Number(text) <= max
      ? Number(text)
      : refuse(`must be a whole number${min === -MAX_INT ? '' : ` from ${min}`}${max === MAX_INT ? '' : ` to ${max}`}`)

/** Reads the id of a record. Zero counts as missing, as in the contract. */
export const recordId: Reader<number> = (text, refuse) =>
  /^\d{1,10}$/.test(text) && Number(text) <= MAX_INT ? Number(text) || undefined : refuse('must be a whole number')

export const decimal: Reader<number> = (text, refuse) =>
  /^-?\d+(\.\d+)?$/.test(text) && Number.isFinite(Number(text)) ? Number(text) : refuse('must be a number with a decimal point')

/** Reads a number with the rules of an input. */
export const decimalWithin =
  (rule: Rule): Reader<number> =>
  (text, refuse) => {
    const value = decimal(text, refuse)
    if (value === undefined) return undefined
    const problems: Problem[] = []
    applyScalarRule(rule, value, [], problems)
    return problems[0] ? refuse(problems[0].message) : value
  }

/** Reads one of some words, ignoring case. */
export const oneOf =
  <W extends string>(...words: readonly W[]): Reader<W> =>
  (text, refuse) =>
    words.find((word) => word === text.toUpperCase()) ?? refuse(`must be one of ${words.join(', ')}`)

export const yesNo = oneOf('Y', 'N')

const BOOLEANS: Record<string, boolean> = { TRUE: true, FALSE: false, Y: true, N: false, 1: true, 0: false }

export const boolean: Reader<boolean> = (text, refuse) => BOOLEANS[text.toUpperCase()] ?? refuse('must be true or false')

/** Reads custom fields: a JSON object of codes and values, which are checked when the row is written. */
export const customFields: Reader<object> = (text, refuse) => {
  const value = parseJson(text)
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? value
    : refuse('must be a JSON object, such as {"costCentre": "A1"}')
}

/** Reads several values in one cell. */
export const separated =
  (separator: string | RegExp): Reader<string[]> =>
  (text, refuse) =>
    rawText(text, refuse)
      ?.split(separator)
      .map((part) => part.trim())
      .filter(Boolean)

/** A row that is being read, with its problems so far. */
export interface CsvRow<F extends string> {
  values: CellValues<F>
  problems: Problem[]
}

/** Reads a row and reports all its problems together. */
export function readRow<F extends string, Item>(values: CellValues<F>, read: (row: CsvRow<F>) => Item): Item {
  const problems: Problem[] = []
  const item = read({ values, problems })
  if (problems.length) throw invalid(problems)
  return item
}

/** Adds a problem to a row. */
export function addCellError<F extends string>({ problems }: CsvRow<F>, field: string, message: string): undefined {
  problems.push({ path: [field], message })
}

/** Returns the value of one cell. */
export function optionalCell<F extends string, T>(row: CsvRow<F>, field: F, read: Reader<T>): T | undefined {
  const text = row.values[field]
  return text === undefined ? undefined : read(text, (message) => addCellError(row, field, message))
}

/** Returns the value of a required cell; an empty one refuses the row. */
export function requiredCell<F extends string, T>(row: CsvRow<F>, field: F, read: Reader<T>): T {
  if (row.values[field] === undefined) addCellError(row, field, 'must be given')
  return optionalCell(row, field, read) as T
}

/** Returns the properties from the cells of a row. */
export function readCells<F extends string>(row: CsvRow<F>, columns: Columns<F>): Record<string, unknown> {
  const given = (Object.keys(row.values) as F[]).flatMap((field): [string, unknown][] => {
    const column: Column | undefined = columns[field]
    return column ? [[column[0], optionalCell(row, field, column[1])]] : []
  })
  return Object.fromEntries(given.filter(([, value]) => value !== undefined))
}

/** Returns texts from the cells of a row, each in the language of the row. */
export const localizedCells = <F extends string>(
  row: CsvRow<F>,
  columns: Columns<F>,
  language: string,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(readCells(row, columns)).map(([property, value]) => [property, [{ language, value }]]))

/** Returns an external key, which must be complete or absent. */
export function sourceCells<F extends string>(
  row: CsvRow<F>,
  nameField: F,
  idField: F,
): { name: string; id: string } | undefined {
  const [name, id] = [optionalCell(row, nameField, rawText), optionalCell(row, idField, rawText)]
  if (name !== undefined && id !== undefined) return { name, id }
  const absent = [nameField, idField].filter((field) => row.values[field] === undefined)
  const [first] = absent
  if (absent.length === 1 && first) addCellError(row, first, `is also required: ${nameField} and ${idField} belong together`)
  return undefined
}

/** Returns a reference to another record: by id, or else by external key. */
export function referenceCells<F extends string>(row: CsvRow<F>, numberField: F, nameField: F, idField: F) {
  const id = optionalCell(row, numberField, recordId)
  const source = sourceCells(row, nameField, idField)
  return id ? { id } : source && { source: source.name, sourceId: source.id }
}
