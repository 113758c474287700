/** Converts a record to a file row, and a file row to a bulk item: without ids, which mean nothing elsewhere, unless the file is imported back. */
import type { Families, Family, Schema } from './families.js'
import {
  hasSources,
  type Item,
  keyOf,
  type RecordKey,
  type Reference,
  type ReferenceBook,
  references,
  sourcesOf,
  textOfKey,
} from './references.js'

/** The shape of a file of a family. */
export interface FileShape {
  family: Family
  schema: Schema
  /** With ids, the file can be imported only into the tenant that it comes from. */
  hasIds: boolean
  refs: readonly Reference[]
  expands: readonly string[]
}

/** Properties that are never exported: an id within a record, and a second name of an attribute. */
const INNER_NUMBERS = ['id', 'attributeDescriptionId']

const SOURCE: Schema = { type: 'object', properties: { source: { type: 'string' }, sourceId: { type: 'string' } } }

/** Properties with different names in a record and its bulk item. */
const RENAMED: Record<string, Record<string, string>> = { prices: { bulkPriceDiscountType: 'bulkDiscountType' } }

/** Additional properties of a family, which its bulk has elsewhere: the type of stock is in the URL. */
const ALSO: Record<string, readonly string[]> = { inventory: ['type'] }

/** Properties with records of other families. */
const OWN_FAMILY: Record<string, readonly string[]> = { clusters: ['products', 'options', 'defaultProductId'] }

export function shapeFile(family: Family, families: Families, hasIds: boolean): FileShape {
  if (!family.bulk) return { family, schema: family.record, hasIds: true, refs: [], expands: family.expands }
  const renamed = Object.values(RENAMED[family.name] ?? {})
  const refs = hasIds ? [] : (references[family.name] ?? [])
  const isReadable = (name: string) => name in family.record.properties || renamed.includes(name)
  const dropped = [...(OWN_FAMILY[family.name] ?? []), ...refs.flatMap(({ from, takes }) => [from, takes])]
  // The id of a stock row is that of its product.
  if (!hasIds || family.name === 'inventory') dropped.push('id')
  const own = Object.entries(family.bulk.item.properties as Record<string, Schema>).filter(
    ([name, property]) => isReadable(name) && !property.deprecated && !dropped.includes(name),
  )
  const referring = refs.map((reference) => [reference.as, schemaOf(reference, families.find(reference.to), family)] as const)
  const also = (ALSO[family.name] ?? []).map((name) => [name, family.record.properties[name]] as const)
  const copied = refs.flatMap(({ via }) => (via ? [[via.copies, { type: 'string' }] as const] : []))
  const properties = Object.fromEntries([...own, ...referring, ...copied, ...also])
  const expands = family.expands.filter((name) => name in properties || refs.some(({ from }) => from === name))
  return {
    family,
    schema: { type: 'object', properties },
    hasIds,
    refs,
    expands: expands.filter((name) => !isReferring(refs, name)),
  }
}

/** Returns whether a related record is only referred to and need not be read. */
const isReferring = (refs: readonly Reference[], name: string) => refs.some(({ as, from }) => as === name && from !== name)

function schemaOf({ as, from, spelling }: Reference, to: Family, family: Family): Schema {
  if (family.record.properties[from]?.type === 'array') return { type: 'array', items: { type: 'string' } }
  if (!hasSources(to)) return { type: 'string' }
  if (!spelling) return SOURCE
  return { ...SOURCE, title: as, properties: { [spelling.source]: { type: 'string' }, [spelling.sourceId]: { type: 'string' } } }
}

/** Returns the records of a page as items of a file, with their sort keys. Records that they refer to are read together. */
export async function toItems(
  shape: FileShape,
  records: readonly Item[],
  book: ReferenceBook,
  resolve: Families['resolve'],
): Promise<{ key: string; item: Item }[]> {
  const { family, refs } = shape
  for (const reference of refs) await loadReferred(reference, records, book)
  return records.map((record) => {
    const item = family.bulk ? project(rename(family, record), shape.schema, resolve, !shape.hasIds) : record
    if (family.bulk && !shape.hasIds && hasSources(family)) item.sources = sourcesOf(record)
    for (const reference of refs) addReference(reference, record, item, book)
    return { key: orderOf(shape, record, item), item: sortProperties(item, shape.schema) }
  })
}

/** Adds a reference of the record to the item of a file. */
function addReference(reference: Reference, record: Item, item: Item, book: ReferenceBook): void {
  const { unless, as, from, via } = reference
  if (unless && record[unless] != null) return
  const value = spellReference(reference, record, book)
  if (value !== undefined) item[as] = value
  if (via) item[via.copies] = book.keptOf(via.family, record[from], via.copies)
}

const rename = ({ name }: Family, record: Item): Item =>
  Object.fromEntries(Object.entries(record).map(([property, value]) => [RENAMED[name]?.[property] ?? property, value]))

/** Keeps the properties of the schema, without nulls. */
function project(value: Item, schema: Schema, resolve: Families['resolve'], isPortable: boolean): Item {
  const kept: Item = {}
  for (const [name, property] of Object.entries(schema.properties as Record<string, Schema>)) {
    const member = value[name]
    if (member === null || member === undefined) continue
    const inner = resolve(property)
    kept[name] = Array.isArray(member)
      ? member.map((element) => projectInner(element, resolve(inner.items ?? {}), resolve, isPortable))
      : projectInner(member, inner, resolve, isPortable)
  }
  return kept
}

function projectInner(value: unknown, schema: Schema, resolve: Families['resolve'], isPortable: boolean): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !schema.properties) return value
  const known = Object.entries(schema.properties as Record<string, Schema>).filter(
    ([name, property]) => !property.deprecated && !(isPortable && INNER_NUMBERS.includes(name)),
  )
  return project(value as Item, { properties: Object.fromEntries(known) }, resolve, isPortable)
}

/** Sorts properties by the schema, so that equal records give equal lines. */
const sortProperties = (item: Item, { properties }: Schema): Item =>
  Object.fromEntries(Object.keys(properties).flatMap((name) => (item[name] === undefined ? [] : [[name, item[name]]])))

/** Returns the sort key of an item. Files are sorted by keys, because ids differ between tenants. Parents come before their children. */
function orderOf({ family, hasIds }: FileShape, record: Item, item: Item): string {
  if (hasIds) return String(record.id).padStart(12, '0')
  const depth = typeof record.path === 'string' ? String(record.path.split(/[./,]/).length).padStart(4, '0') : ''
  if (hasSources(family)) return depth + textOfKey(keyOf(family, record))
  const columns = Object.values(family.bulk?.keys ?? {}).find(([first]) => first !== 'id')
  return columns ? JSON.stringify([columns.map((name) => item[name]), item]) : JSON.stringify(item)
}

const idsIn = (value: unknown): (number | string)[] =>
  Array.isArray(value) ? value.map(({ id }) => id) : value === null || value === undefined ? [] : [value as number | string]

/** Reads the records that a page refers to. */
async function loadReferred({ from, to, via }: Reference, records: readonly Item[], book: ReferenceBook): Promise<void> {
  const ids = records.flatMap((record) => idsIn(record[from]))
  if (!via) return book.loadByIds(to, ids)
  await book.loadByIds(via.family, ids, [via.from, via.copies])
  await book.loadByIds(
    to,
    ids.flatMap((id) => book.keptOf(via.family, id, via.from) ?? []),
  )
}

function spellReference({ from, to, spelling, via }: Reference, record: Item, book: ReferenceBook): unknown {
  const ids = idsIn(record[from]).flatMap((id) => (via ? (book.keptOf(via.family, id, via.from) ?? []) : id))
  const keys = ids.flatMap((id) => book.keyOf(to, id) ?? [])
  if (Array.isArray(record[from])) return keys.map(String).sort()
  const [key] = keys
  if (key === undefined || typeof key === 'string' || !spelling) return key
  return { [spelling.source]: key.source, [spelling.sourceId]: key.sourceId }
}

/** Converts a row of a file to a bulk item, or returns why it cannot be one. Referenced records must have been looked up. */
export function toBulkItem({ refs }: FileShape, row: Item, book: ReferenceBook): Item {
  const item = { ...row }
  for (const { as, takes, to } of refs) {
    if (!takes || item[as] === undefined) continue
    const wanted = keysIn(item[as])
    const ids = wanted.map((key) => {
      const id = book.idOf(to, key)
      if (id === undefined) throw new Error(`${as}: there is no record of ${to} with the key ${describeKey(key)}`)
      return id
    })
    const isList = Array.isArray(item[as])
    delete item[as]
    item[takes] = isList ? ids : ids[0]
  }
  return item
}

/** Looks up the records that rows refer to by keys that the server does not accept. */
export async function loadReferences({ refs }: FileShape, rows: readonly Item[], book: ReferenceBook): Promise<void> {
  for (const { as, takes, to } of refs)
    if (takes)
      await book.loadByKeys(
        to,
        rows.flatMap((row) => (row[as] === undefined ? [] : keysIn(row[as]))),
      )
}

const keysIn = (value: unknown): RecordKey[] => (Array.isArray(value) ? value : [value]) as RecordKey[]
const describeKey = (key: RecordKey) => (typeof key === 'string' ? `"${key}"` : `"${key.source} ${key.sourceId}"`)
