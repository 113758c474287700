/** Rows that name records by uuid, because they have no external key. In the tenant that they come from, they mean those records. */
import type { Bulk, Family } from './families.js'
import type { FileShape } from './record.js'
import { hasSources, type Item, isOwnKey, type RecordKey, type Reference, type ReferenceBook } from './references.js'

type Source = { source: string; sourceId: string }

const sourcesIn = (row: Item): Source[] => (Array.isArray(row.sources) ? row.sources : []).filter(isOwnKey)

/** Returns the key in a reference of a row, normalized. */
function keyIn({ as, spelling }: Reference, row: Item): RecordKey | null {
  const value = row[as]
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  return spelling ? { source: value[spelling.source], sourceId: value[spelling.sourceId] } : (value as Source)
}

/** Looks up the records that rows name by uuid: themselves, and those that they refer to by a key that the server accepts. */
export async function loadOwnRecords({ family, refs }: FileShape, rows: readonly Item[], book: ReferenceBook): Promise<void> {
  if (hasSources(family)) await book.loadByKeys(family.name, rows.flatMap(sourcesIn))
  for (const reference of refs)
    if (!reference.takes) await book.loadByKeys(reference.to, rows.flatMap((row) => keyIn(reference, row) ?? []).filter(isOwnKey))
}

/** Returns the item with ids instead of uuids, if this tenant has the records and they have no external keys. */
export function nameOwnRecords({ family, refs }: FileShape, bulk: Bulk, item: Item, book: ReferenceBook): Item {
  const named = setOwnId(family, bulk, item, book)
  for (const reference of refs) {
    const key = reference.takes ? null : keyIn(reference, item)
    const id = key && isOwnKey(key) ? book.keylessIdOf(reference.to, key.sourceId) : undefined
    if (id === undefined) continue
    if (reference.from in bulk.item.properties) {
      delete named[reference.as]
      named[reference.from] = id
    } else named[reference.as] = { id }
  }
  return named
}

/** Sets the id of the record itself. The uuid does not become an external key, which would change the record. */
function setOwnId(family: Family, bulk: Bulk, item: Item, book: ReferenceBook): Item {
  const own = hasSources(family) ? sourcesIn(item).find(({ sourceId }) => book.keylessIdOf(family.name, sourceId)) : undefined
  if (!own) return { ...item }
  const { sources, ...rest } = item
  const others = (sources as Source[]).filter((source) => source !== own)
  const id = 'id' in bulk.keys && item.id === undefined ? { id: book.keylessIdOf(family.name, own.sourceId) } : {}
  return { ...rest, ...id, ...(others.length && { sources: others }) }
}
