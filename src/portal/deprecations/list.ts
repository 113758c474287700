/** Builds the published list of deprecated items for a date. All other formats are rendered from it. */
import { DAY_MS } from '../../core/base/clock.js'
import type { Api, Item, ItemKind } from '../../core/lifecycle/item.js'
import { insteadOf, type Legacy, legacyReason, NO_REPLACEMENT, REMOVAL, replacementOf } from '../../core/lifecycle/legacy.js'
import { type Migration, migrations, SPECIFIED } from '../../core/lifecycle/migrations.js'
import type { Registry } from '../../core/lifecycle/registry.js'

type ItemCounts = Record<Api, number>

/** The four keys of the specification come first, in its order. */
export interface ListedItem {
  api: Api
  item: string
  endpoints: readonly string[]
  /** Includes the replacement, because a reader of the specification's four keys sees nothing else. */
  note: string
  id: string
  kind: ItemKind
  migration: string
  replacement: string | null
  use: readonly string[]
  before: NonNullable<Legacy['before']>
  direction: Item['direction']
  since: string
  removal: string
  fix: Legacy['fix'] | null
  reason: string
  provenance: 'specification' | 'derived'
  /** REST only: the positions of the property in the bodies of its endpoints. */
  places: Item['places']
}

export interface ListedMigration extends Migration {
  listed: ItemCounts
}

export interface DeprecationList {
  /** The date for which the list is shown. */
  generatedAt: string
  removal: string
  totals: {
    /** The number of items that the specification counts. */
    specification: ItemCounts
    /** The number of them that this server has. */
    listed: ItemCounts
    specified: number
    derived: number
  }
  migrations: readonly ListedMigration[]
  items: readonly ListedItem[]
}

/** The specification counts these migrations without naming their items; they are derived from the published schema. */
const COUNTED_ONLY = new Set([
  'order-status-flags',
  'class-to-type',
  'tax-code-value',
  'shipping-cost',
  'inventory-response',
  'sort-values',
  'order-address-operations',
  'authentication',
  'other',
])

/** Fields of interfaces whose types lose the field. GraphQL must deprecate both; the specification names only the field of the type. */
const IMPLIED = new Set([
  'IBaseUser.debtorId',
  'IBaseProduct.defaultLanguage',
  'ICluster.defaultLanguage',
  'IProduct.defaultLanguage',
  'IResource.language',
  'ICluster.sku',
  'IResource.class',
])

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10)

/** Builds the list for an instant. It changes only from day to day. */
export function buildList({ items: registered }: Registry, instant: Date): DeprecationList {
  const items = registered.map(toListedItem)
  const specified = items.filter(({ provenance }) => provenance === 'specification').length
  return {
    generatedAt: dayOf(instant),
    removal: REMOVAL,
    totals: { specification: SPECIFIED, listed: countByApi(items), specified, derived: items.length - specified },
    migrations: migrations.map(({ key, title, action, expected }) => ({
      key,
      title,
      action,
      expected,
      listed: countByApi(items.filter(({ migration, item }) => migration === key && !IMPLIED.has(item))),
    })),
    items,
  }
}

const toListedItem = ({ api, item, endpoints, places, legacy, id, kind, direction, since, removal }: Item): ListedItem => ({
  api,
  item,
  endpoints,
  note: insteadOf(legacy, NO_REPLACEMENT),
  id,
  kind,
  migration: legacy.migration,
  replacement: replacementOf(legacy),
  use: legacy.use ?? [],
  before: legacy.before ?? 'works',
  direction,
  since: dayOf(since),
  removal: dayOf(removal),
  fix: legacy.fix ?? null,
  reason: legacyReason(legacy),
  provenance: COUNTED_ONLY.has(legacy.migration) || IMPLIED.has(item) ? 'derived' : 'specification',
  places: places ?? {},
})

function countByApi(items: readonly ListedItem[]): ItemCounts {
  const graphql = items.filter(({ api }) => api === 'graphql').length
  return { graphql, rest: items.length - graphql }
}

export const isRemovedBy = ({ generatedAt }: Pick<DeprecationList, 'generatedAt'>, { removal }: Pick<ListedItem, 'removal'>) =>
  removal <= generatedAt

export const countDaysLeft = ({ generatedAt, removal }: DeprecationList) =>
  (Date.parse(removal) - Date.parse(generatedAt)) / DAY_MS
