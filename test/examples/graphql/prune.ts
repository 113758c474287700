/** Removes fields without a value from a selection, and then what would make the example too long. */
import type { Selected } from './selection.js'

/** How many scalars and objects are selected, by level. */
const MAX_LEAVES = [14, 6, 3]
const MAX_OBJECTS = [4, 2, 0]

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.every(isEmpty))

const flatten = (values: readonly unknown[]): unknown[] => values.flat(Number.POSITIVE_INFINITY)

/** Returns the values of a field in all records of the response. */
const valuesOf = (records: readonly unknown[], name: string): unknown[] =>
  flatten(flatten(records).map((record) => Reflect.get(Object(record), name))).filter((value) => !isEmpty(value))

/** Identifiers are shown even where a record has no value for them. */
const isIdentifier = (name: string) => name === 'id' || name === '__typename'

/** The most important fields of a record: selected first. */
const LEADING =
  /^(id|itemId|productId|__typename|code|sku|names?|titles?|firstName|lastName|street|city|value|quantity|status|type|email|total|price|priceTotal|totalPrice|gross|net|itemsFound|items|addresses|product|contact|company|category|messages?|success)$/
/** The least important fields of a record: selected last. */
const TRAILING =
  /^(createdAt|lastModifiedAt|createdBy\w*|lastModifiedBy\w*|hidden|uuid|channelId|defaultLanguage|\w+Language|extra\d)$/

function weightOf({ name }: Selected): number {
  if (LEADING.test(name)) return 0
  return TRAILING.test(name) ? 2 : 1
}

export function pruneSelection(selected: readonly Selected[], records: readonly unknown[], level = 0): Selected[] {
  const below = isWrapper(selected) ? level : level + 1
  const kept = selected.flatMap((field): Selected[] => {
    if (field.on) return pruneFragment(field, records, level)
    const values = valuesOf(records, field.name)
    if (values.length === 0) return isIdentifier(field.name) ? [field] : []
    if (!field.inner) return [field]
    const inner = pruneSelection(field.inner, values, below)
    return inner.length > 0 ? [{ ...field, inner }] : []
  })
  return [
    ...choose(
      kept.filter((field) => !isRecord(field) && !field.on),
      MAX_LEAVES[level] ?? 0,
    ),
    ...choose(
      kept.filter((field) => isRecord(field) && !field.on),
      MAX_OBJECTS[level] ?? 0,
    ),
    ...kept.filter(({ on }) => on),
  ]
}

/** A result that only wraps records: they are on its own level. */
const isWrapper = (selected: readonly Selected[]) => selected.filter((field) => !isRecord(field)).length <= 3

/** Whether a field is a record of its own, and not a value that is read like a scalar. */
const isRecord = ({ isRecord: is = false }: Selected) => is

function pruneFragment(field: Selected, records: readonly unknown[], level: number): Selected[] {
  const own = flatten(records).filter((record) => Reflect.get(Object(record), '__typename') === field.on)
  const inner = pruneSelection(field.inner ?? [], own, level + 1).filter(({ name }) => name !== '__typename')
  return own.length > 0 && inner.length > 0 ? [{ ...field, inner }] : []
}

/** The most telling fields, in the order of the schema. */
function choose(fields: readonly Selected[], max: number): Selected[] {
  const chosen = new Set(fields.toSorted((one, other) => weightOf(one) - weightOf(other)).slice(0, max))
  return fields.filter((field) => chosen.has(field))
}
