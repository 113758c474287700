/** What the files of companies, contacts and customers have in common: how a cell is read, and which record a row is about. */
import type { BulkItem, BulkResult } from '../../../core/bulk.js'
import type { Ctx } from '../../../core/context.js'
import type { Values } from '../../../core/csv.js'
import { invalid, type Problem } from '../../../core/errors.js'
import { writeIdentified } from '../../../core/identified.js'
import type { Resource, Table } from '../../../core/resource.js'
import { newUuid } from '../../../core/row.js'
import { type Format, formats } from '../../../core/rules.js'
import type { SourceTable } from '../../../core/sources.js'

/** The property that a column becomes, and what its text must be. */
export interface Cell {
  property: string
  min?: number
  max?: number
  format?: Extract<Format, 'email' | 'dateTime' | 'language'>
  oneOf?: readonly string[]
}

export const text = (property: string, max?: number, min?: number): Cell => ({
  property,
  ...(max && { max }),
  ...(min && { min }),
})
export const yesNo = (property: string): Cell => ({ property, oneOf: ['Y', 'N'] })

/** Of persons, the columns that contacts and customers share. */
export const personCells = {
  FIRST_NAME: text('firstName', 30),
  MIDDLE_NAME: text('middleName', 20),
  LAST_NAME: text('lastName', 50),
  GENDER: { property: 'gender', oneOf: ['M', 'F', 'U'] },
  EMAIL: { property: 'email', max: 150, format: 'email' },
  DATE_OF_BIRTH: { property: 'dateOfBirth', format: 'dateTime' },
  PRIMARY_LANGUAGE: { property: 'primaryLanguage', format: 'language' },
  DEBTOR_ID: text('debtorId', 100),
  PHONE: text('phone', 30, 6),
} as const satisfies Record<string, Cell>

/** A row as an item of a bulk. */
export type Item = BulkItem & { id?: number; sources?: { name: string; id: string }[] }

/** Reads a row; everything that is wrong with it is told at once. `own` is the column of the record's own number. */
export function itemOf<F extends string>(values: Values<F>, cells: Partial<Record<F, Cell>>, own: F): Item {
  const problems: Problem[] = []
  const item: Item = {}
  for (const [field, cell] of Object.entries(cells) as [F, Cell][]) {
    const given = values[field]
    if (given !== undefined) item[cell.property] = cellValue(field, cell, given, problems)
  }
  const id = numberOf(values, own, problems)
  const source = sourceOf(values as Values<string>, 'SOURCE_NAME', 'SOURCE_ID', problems)
  if (problems.length) throw invalid(problems)
  return { ...item, ...(id && { id }), ...(source && { sources: [source] }) }
}

function cellValue(field: string, { min = 0, max = Infinity, format, oneOf }: Cell, given: string, problems: Problem[]): unknown {
  const plain = given.replace(/<\/?[a-z!][^<>]*>/gi, '')
  const refuse = (message: string) => problems.push({ path: [field], message })
  if (plain.includes('\0')) refuse('must not contain a null character')
  if (plain.length < min) refuse(`must be at least ${min} characters long`)
  if (plain.length > max) refuse(`must be at most ${max} characters long`)
  if (format && format !== 'dateTime' && !formats[format].pattern.test(plain)) refuse(formats[format].message)
  if (oneOf && !oneOf.includes(plain.toUpperCase())) refuse(`must be one of ${oneOf.join(', ')}`)
  if (format === 'dateTime') return instantOf(field, plain, problems)
  return oneOf || format === 'language' ? plain.toUpperCase() : plain
}

/** An instant without a zone is UTC; a day that the calendar lacks is none. */
function instantOf(field: string, given: string, problems: Problem[]): string | null {
  const [, day = '', time = '00:00', zone = 'Z'] = given.match(/^(\d{4}-\d\d-\d\d)(?:[T ]([\d:.]+))?(Z|[+-]\d\d:?\d\d)?$/) ?? []
  const isOfCalendar = new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day)
  const instant = new Date(`${day}T${time}${zone}`)
  if (day && isOfCalendar && !Number.isNaN(instant.getTime())) return instant.toJSON()
  problems.push({ path: [field], message: formats.dateTime.message })
  return null
}

/** A number of 0 says nothing, as the contract has it. */
export function numberOf<F extends string>(values: Values<F>, field: F, problems: Problem[]): number | undefined {
  const given = values[field] ?? '0'
  if (/^\d{1,10}$/.test(given) && Number(given) < 2 ** 31) return Number(given) || undefined
  problems.push({ path: [field], message: 'must be a whole number' })
  return undefined
}

/** The key of another system is whole or not there. */
export function sourceOf(values: Values<string>, nameField: string, idField: string, problems: Problem[]) {
  const [name, id] = [values[nameField], values[idField]]
  if (name === undefined && id === undefined) return undefined
  if (name !== undefined && id !== undefined) return { name, id }
  problems.push({
    path: [name === undefined ? nameField : idField],
    message: `is missing: ${nameField} and ${idField} belong together`,
  })
  return undefined
}

/** Rows of one record are written one after another. */
export const keyOf = ({ id, sources }: Item): string | null => (id ? String(id) : sources ? JSON.stringify(sources) : null)

type Upsert = (ctx: Ctx, items: readonly BulkItem[], directives: object) => Promise<BulkResult[]>

/** Writes rows by their number, by another system's key, or, without either, as new records. */
export const writer =
  <T extends Table>(resource: Resource<T>, sources: SourceTable, upsert: Upsert) =>
  async (ctx: Ctx, items: readonly Item[]): Promise<BulkResult[]> => {
    const write = (known: BulkItem[]) => upsert(ctx, known, {})
    const results = new Map<Item, BulkResult>()
    for (const kind of ['id', 'sourceId', 'new'] as const) {
      const some = items.filter((item) => kindOf(item) === kind)
      if (some.length === 0) continue
      const written =
        kind === 'new'
          ? await write(some.map((item) => ({ ...item, uuid: newUuid(ctx) })))
          : await writeIdentified(ctx, resource, sources, kind, some, write)
      for (const [i, item] of some.entries()) results.set(item, written[i] as BulkResult)
    }
    return items.map((item) => results.get(item) as BulkResult)
  }

const kindOf = ({ id, sources }: Item) => (id ? 'id' : sources ? 'sourceId' : 'new')
