/** The published list of deprecated items, as it reads on a day. Every other format is drawn from it. */

import type { Api, Item, ItemKind } from '../../core/lifecycle/item.js'
import { type Legacy, legacyReason, REMOVAL } from '../../core/lifecycle/legacy.js'
import { type Migration, migrations, SPECIFIED } from '../../core/lifecycle/migrations.js'
import type { Registry } from '../../core/lifecycle/registry.js'

type ItemCounts = Record<Api, number>

/** The specification's four keys come first, in its order. */
export interface ListedItem {
  api: Api
  item: string
  endpoints: readonly string[]
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
}

export interface ListedMigration extends Migration {
  listed: ItemCounts
}

export interface DeprecationList {
  /** The day of the instant that the list is shown for. */
  generatedAt: string
  removal: string
  totals: {
    /** What the specification counts. */
    specification: ItemCounts
    /** What this server serves and lists. */
    listed: ItemCounts
    specified: number
    derived: number
  }
  migrations: readonly ListedMigration[]
  items: readonly ListedItem[]
}

/** The specification counts these migrations without naming their items; we derive them from the published schema. */
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

/** An interface cannot keep what one of its types loses: GraphQL flags both, the specification names only the type's. */
const IMPLIED = new Set([
  'IBaseUser.debtorId',
  'IBaseProduct.defaultLanguage',
  'ICluster.defaultLanguage',
  'IProduct.defaultLanguage',
  'IResource.language',
  'IBaseProduct.sku',
  'ICluster.sku',
  'IResource.class',
])

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10)

/** The list of an instant; it only changes from day to day. */
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

const toListedItem = ({ api, item, endpoints, legacy, id, kind, direction, since, removal }: Item): ListedItem => ({
  api,
  item,
  endpoints,
  note: buildNote(legacy),
  id,
  kind,
  migration: legacy.migration,
  replacement: legacy.use?.length ? legacy.use.join(' or ') : null,
  use: legacy.use ?? [],
  before: legacy.before ?? 'works',
  direction,
  since: dayOf(since),
  removal: dayOf(removal),
  fix: legacy.fix ?? null,
  reason: legacyReason(legacy),
  provenance: COUNTED_ONLY.has(legacy.migration) || IMPLIED.has(item) ? 'derived' : 'specification',
})

export const NO_REPLACEMENT = 'No replacement: stop using it.'

/** Who reads only the specification's four keys must learn here what to do. */
function buildNote({ use, note }: Legacy): string {
  const instead = use?.length ? `Use ${use.join(' or ')}.` : note ? null : NO_REPLACEMENT
  return [instead, note].filter(Boolean).join(' ')
}

function countByApi(items: readonly ListedItem[]): ItemCounts {
  const graphql = items.filter(({ api }) => api === 'graphql').length
  return { graphql, rest: items.length - graphql }
}

export const isRemovedBy = ({ generatedAt }: Pick<DeprecationList, 'generatedAt'>, { removal }: Pick<ListedItem, 'removal'>) =>
  removal <= generatedAt

export const countDaysLeft = ({ generatedAt, removal }: DeprecationList) =>
  (Date.parse(removal) - Date.parse(generatedAt)) / 86_400_000
