/** Converts an item to cells of a table, and back. `names.NL` is a text in a language, `sources.ERP` an external key, `address.city` a nested property. */
import { findNearestName } from '../../core/base/nearest-name.js'
import type { Families, Schema } from './families.js'
import type { Item } from './references.js'

export type Cell = string | number | boolean

/** A cell that cannot be read. */
export class CellError extends Error {}

/** Lists whose elements a column can name: the property that names them, and the one in the cell. */
const KEYED: readonly (readonly [key: string, value: string])[] = [
  ['language', 'value'],
  ['language', 'values'],
  ['source', 'sourceId'],
  ['attributeDescriptionName', 'value'],
]

const keyedBy = (item: Schema) => KEYED.find(([key, value]) => key in (item.properties ?? {}) && value in item.properties) ?? null

const typeOf = ({ type }: Schema): string | undefined => (Array.isArray(type) ? type[0] : type)

export interface Columns {
  flatten(item: Item): Map<string, Cell>
  /** Builds an item from cells; throws a CellError for an invalid one. */
  unflatten(cells: Iterable<readonly [column: string, cell: Cell]>): Item
  /** Throws if the item does not have a column. */
  requireKnown(columns: readonly string[]): void
  compare(a: string, b: string): number
}

export function openColumns(schema: Schema, resolve: Families['resolve']): Columns {
  const order = Object.keys(schema.properties)
  const rank = (column: string) => order.indexOf(column.split('.', 1)[0] as string)
  return {
    flatten: (item) => new Map(flattenObject(item, schema, '', resolve)),
    unflatten(cells) {
      const item: Item = {}
      for (const [column, cell] of cells) setCell(item, column, column, schema, cell, resolve)
      return item
    },
    requireKnown(columns) {
      const strange = columns.find((column) => rank(column) < 0)
      if (strange === undefined) return
      const nearest = findNearestName(strange, order, 3)
      throw new CellError(
        `There is no column "${strange}". ${nearest ? `Did you mean ${nearest}?` : `Columns are ${order.join(', ')}.`}`,
      )
    },
    compare: (a, b) => rank(a) - rank(b) || (a < b ? -1 : 1),
  }
}

function* flattenObject(value: Item, schema: Schema, prefix: string, resolve: Families['resolve']): Generator<[string, Cell]> {
  for (const [name, member] of Object.entries(value))
    if (member !== null && member !== undefined)
      yield* flattenValue(member, resolve(schema.properties?.[name] ?? {}), `${prefix}${name}`, resolve)
}

function* flattenValue(value: unknown, schema: Schema, column: string, resolve: Families['resolve']): Generator<[string, Cell]> {
  if (Array.isArray(value)) return yield* flattenList(value, resolve(schema.items ?? {}), column, resolve)
  if (typeof value !== 'object' || value === null) return yield [column, value as Cell]
  if (schema.properties) return yield* flattenObject(value as Item, schema, `${column}.`, resolve)
  yield [column, JSON.stringify(value)]
}

function* flattenList(
  list: readonly unknown[],
  item: Schema,
  column: string,
  resolve: Families['resolve'],
): Generator<[string, Cell]> {
  const keyed = keyedBy(item)
  if (keyed && isNamedOnce(list as Item[], keyed[0])) {
    const [key, inner] = keyed
    for (const element of list as Item[])
      if (element[inner] !== null && element[inner] !== undefined)
        yield* flattenValue(element[inner], resolve(item.properties[inner]), `${column}.${element[key]}`, resolve)
    return
  }
  if (list.length === 0) return
  yield [column, list.every(isPlainText) ? list.join('|') : JSON.stringify(list)]
}

const isNamedOnce = (list: readonly Item[], key: string) => new Set(list.map((element) => element[key])).size === list.length
const isPlainText = (element: unknown) => typeof element === 'string' && element !== '' && !/[|[]/.test(element)

function setCell(target: Item, path: string, column: string, schema: Schema, cell: Cell, resolve: Families['resolve']): void {
  const [, name = '', rest] = path.match(/^([^.]+)(?:\.(.*))?$/s) ?? []
  const member = schema.properties?.[name]
  if (!member) throw new CellError(`There is no column "${column}".`)
  const resolved = resolve(member)
  if (rest === undefined) {
    target[name] = readCell(cell, resolved, column, resolve)
    return
  }
  const item = resolve(resolved.items ?? {})
  const keyed = keyedBy(item)
  if (keyed) {
    target[name] ??= []
    setElement(target[name], keyed, rest, column, item, cell, resolve)
    return
  }
  if (!resolved.properties) throw new CellError(`The column "${column}" has no part "${rest}".`)
  target[name] ??= {}
  setCell(target[name], rest, column, resolved, cell, resolve)
}

/** Sets an element: `NL`, or `COLOR.enumValues` if the value has parts. */
function setElement(
  list: Item[],
  [key, inner]: readonly [string, string],
  rest: string,
  column: string,
  item: Schema,
  cell: Cell,
  resolve: Families['resolve'],
): void {
  const holdsParts = Boolean(resolve(item.properties[inner]).properties)
  const [, name = rest, part] = (holdsParts && rest.match(/^([^.]+)\.(.*)$/s)) || []
  const known = list.find((other) => other[key] === name)
  const element = known ?? { [key]: name }
  if (!known) list.push(element)
  const path = part === undefined ? inner : `${inner}.${part}`
  setCell(element, path, column, item, cell, resolve)
}

function readCell(cell: Cell, schema: Schema, column: string, resolve: Families['resolve']): unknown {
  const text = String(cell)
  const fail = (what: string) => new CellError(`The column "${column}" must be ${what}, not "${text.slice(0, 60)}".`)
  switch (typeOf(schema)) {
    case 'integer':
      if (!/^-?\d{1,15}$/.test(text)) throw fail('a whole number')
      return Number(text)
    case 'number':
      if (!/^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text)) throw fail('a number such as 12.5')
      return Number(text)
    case 'boolean':
      if (!/^(true|false)$/i.test(text)) throw fail('true or false')
      return text.toLowerCase() === 'true'
    case 'array':
      if (!text.startsWith('[') && typeOf(resolve(schema.items ?? {})) === 'string') return text.split('|')
      return parseJson(text, () => fail('a list in JSON'))
    case 'object':
      return parseJson(text, () => fail('an object in JSON'))
    default:
      return text
  }
}

function parseJson(text: string, fail: () => CellError): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw fail()
  }
}
