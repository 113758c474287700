/** Changes favorite lists: their owner, the default list, and their items. */
import { sql } from 'kysely'
import type {
  FavoriteListsCreateInput,
  FavoriteListsItemsInput,
  FavoriteListsSearchInput,
  FavoriteListsUpdateInput,
} from '../../../contract/contract.gen.js'
import { invalid, invalidField } from '../../../core/base/errors.js'
import type { Page } from '../../../core/base/page.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { changing } from '../../../core/store/changing.js'
import { create, get, type Key, list, update } from '../../../core/store/store.js'
import type { FavoriteListRow } from '../../../db/db.gen.js'
import { clusterSource } from '../../../resources/catalog/cluster.js'
import { productSource } from '../../../resources/catalog/product.js'
import { slugOf } from '../../../resources/catalog/slugs.js'
import { refuseNulls } from '../../../resources/shapes/refuse-nulls.js'
import {
  addEntries,
  clearColumns,
  type EntryErrorCodes,
  type EntryKind,
  type EntryTable,
  removeEntries,
  resolveEntries,
} from '../orderlist/list-items.js'
import { type ListOwner, refuseForeignOwners, resolveOwner } from './favorite-list.owner.js'
import { favoriteList } from './favorite-list.resource.js'

type ListKey = Key<'favoriteList'>

const INVALID_INPUT = 'FAVORITE_LISTS_INVALID_INPUT_ERROR'
const CODES: EntryErrorCodes = { invalid: INVALID_INPUT, unknown: INVALID_INPUT }
/** The table of the products and clusters on a list. */
export const favoriteListItems: EntryTable = { table: 'favoriteListItem', list: 'favoriteListId' }

const itemKinds: readonly EntryKind[] = [
  {
    field: 'product',
    tables: [{ table: 'product', column: 'productId', sources: productSource }],
    label: 'Product',
    missing: 'PRODUCT_NOT_FOUND_ERROR',
  },
  {
    field: 'cluster',
    tables: [{ table: 'cluster', column: 'clusterId', sources: clusterSource }],
    label: 'Cluster',
    missing: 'CLUSTER_NOT_FOUND_ERROR',
  },
]

/** Returns a page of the lists that the caller may see; without a role, only the caller's own. */
export function listFavoriteLists(
  ctx: Ctx,
  search: FavoriteListsSearchInput,
  options: { counted?: boolean } = {},
): Promise<Page<FavoriteListRow>> {
  refuseForeignOwners(ctx, search, 'VIEWER')
  return list(ctx, favoriteList, search, options)
}

/** Adds a list for one owner. */
export const createFavoriteList = (ctx: Ctx, input: FavoriteListsCreateInput): Promise<FavoriteListRow> =>
  inTransaction(ctx, async (inner) => {
    const owner = await resolveOwner(inner, input)
    const isDefault = input.isDefault ?? false
    if (isDefault) await unsetDefault(inner, owner)
    const added = await create(inner, favoriteList, { ...nameAndSlug(input.name), isDefault, [owner.column]: owner.id })
    for (const kind of itemKinds)
      await addEntries(inner, favoriteListItems, added.id, (await resolveEntries(inner, kind, input, CODES)) ?? [])
    return added
  })

/** Changes a list; given products or clusters replace the current ones. */
export const updateFavoriteList = (ctx: Ctx, key: ListKey, input: FavoriteListsUpdateInput): Promise<FavoriteListRow> =>
  inTransaction(ctx, async (inner) => {
    refuseNulls(input, 'name', 'isDefault')
    const { isDefault, name } = input
    if (isDefault) await unsetDefault(inner, ownerOfRow(await get(inner, favoriteList, key, 'EDITOR')))
    const values = { ...(isDefault != null && { isDefault }), ...(name != null && nameAndSlug(name)) }
    const changed = await update(inner, favoriteList, key, values)
    for (const kind of itemKinds) {
      const entries = await resolveEntries(inner, kind, input, CODES)
      if (!entries) continue
      await clearColumns(inner, favoriteListItems, changed.id, [`${kind.field}Id`])
      await addEntries(inner, favoriteListItems, changed.id, entries)
    }
    return changed
  })

/** Adds the items that are not on the list yet. */
export const addToList = (ctx: Ctx, key: ListKey, input: FavoriteListsItemsInput): Promise<FavoriteListRow> =>
  changeListEntries(ctx, key, input, addEntries)

/** Removes the given items from the list. */
export const removeFromList = (ctx: Ctx, key: ListKey, input: FavoriteListsItemsInput): Promise<FavoriteListRow> =>
  changeListEntries(ctx, key, input, removeEntries)

/** Removes all products, all clusters, or both from the list; the input must say which. */
export function clearList(
  ctx: Ctx,
  key: ListKey,
  { products, clusters }: { products?: boolean | null; clusters?: boolean | null },
): Promise<FavoriteListRow> {
  const columns = [...(products ? ['productId'] : []), ...(clusters ? ['clusterId'] : [])]
  if (columns.length === 0) throw invalid([{ path: [], message: 'products or clusters must be true' }], INVALID_INPUT)
  return changing(ctx, favoriteList, key, { access: 'EDITOR', touch: true }, async (inner, changed) => {
    await clearColumns(inner, favoriteListItems, changed.id, columns)
    return changed
  })
}

const changeListEntries = (
  ctx: Ctx,
  key: ListKey,
  input: FavoriteListsItemsInput,
  change: typeof addEntries,
): Promise<FavoriteListRow> =>
  changing(ctx, favoriteList, key, { access: 'EDITOR', touch: true }, async (inner, changed) => {
    for (const kind of itemKinds)
      await change(inner, favoriteListItems, changed.id, (await resolveEntries(inner, kind, input, CODES)) ?? [])
    return changed
  })

function nameAndSlug(name: string) {
  if (name.trim() === '') throw invalidField('name', 'must not be blank', INVALID_INPUT)
  return { name, slug: slugOf(name) }
}

const ownerOfRow = ({ companyId, contactId, customerId }: FavoriteListRow): ListOwner =>
  companyId !== null
    ? { column: 'companyId', id: companyId }
    : contactId !== null
      ? { column: 'contactId', id: contactId }
      : { column: 'customerId', id: customerId as number }

/** Unsets the current default list of an owner. The owner's row is locked, because it may have only one default; no right over the owner is needed, so `changing` is not used. */
async function unsetDefault(ctx: Ctx, { column, id }: ListOwner): Promise<void> {
  const table = sql.table(column.slice(0, -2))
  await sql`select id from ${table} where id = ${id} for no key update`.execute(ctx.db)
  await sql`update "favoriteList" set "isDefault" = false, "lastModifiedAt" = ${ctx.now}
             where ${sql.id(column)} = ${id} and "isDefault"`.execute(ctx.db)
}
