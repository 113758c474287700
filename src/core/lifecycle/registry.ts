/** The registry of all deprecated items. They are numbered when the server starts. */
import type { Declared, Item } from './item.js'
import { REMOVAL } from './legacy.js'
import { migrations } from './migrations.js'

/** The date of the specification's list of deprecated items. */
const SINCE = new Date('2026-09-22T00:00:00Z')
export const REMOVAL_INSTANT = new Date(`${REMOVAL}T00:00:00Z`)

export interface Registry {
  items: readonly Item[]
  /** Returns an item by its id, such as `gql:Tax.shopId`. An unknown id is a bug and throws. */
  get(id: string): Item
  find(id: string): Item | undefined
}

export const idOf = ({ api, item }: Pick<Declared, 'api' | 'item'>) => `${api === 'graphql' ? 'gql' : 'rest'}:${item}`

/** Numbers the items in the order of the published list: by migration, API and name. */
export function openRegistry(declared: readonly Declared[]): Registry {
  const rank = new Map(migrations.map(({ key }, i) => [key, i]))
  const unknown = declared.find(({ legacy }) => !rank.has(legacy.migration))
  if (unknown) throw new Error(`${unknown.item} names the migration ${unknown.legacy.migration}, which does not exist`)
  const order = ({ api, item, legacy }: Declared) => `${String(rank.get(legacy.migration)).padStart(2, '0')} ${api} ${item}`
  const items = declared
    .toSorted((a, b) => (order(a) < order(b) ? -1 : 1))
    .map((item, bit): Item => ({ ...item, bit, id: idOf(item), since: SINCE, removal: REMOVAL_INSTANT }))
  const byId = new Map(items.map((item) => [item.id, item]))
  if (byId.size !== items.length) throw new Error('Two deprecated items have the same name')
  return {
    items,
    find: (id) => byId.get(id),
    get(id) {
      const found = byId.get(id)
      if (!found) throw new Error(`There is no deprecated item ${id}`)
      return found
    },
  }
}
