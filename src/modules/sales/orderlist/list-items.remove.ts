/** Deleting an order list or a favorite list. */
import { type Ctx, inTransaction } from '../../../core/context.js'
import type { Relation } from '../../../core/store/relations.js'
import type { Resource } from '../../../core/store/resource.js'
import { get, type Key, remove } from '../../../core/store/store.js'
import { clearGuestCache } from '../../platform/channel/channel.guest.js'

type ListTable = 'orderlist' | 'favoriteList'

// biome-ignore lint/suspicious/noExplicitAny: each kind of list names its own kinds of record
type NestedRelations = Record<string, { of: Relation<any, unknown[]> }>

/** Deletes a list, and returns it with its items. */
export const removeList = <T extends ListTable>(ctx: Ctx, resource: Resource<T>, key: Key<T>, named: NestedRelations = {}) =>
  inTransaction(ctx, async (inner) => {
    const row = await get(inner, resource, key, 'OWNER')
    const held: Record<string, unknown[]> = {}
    for (const [name, { of }] of Object.entries(named)) held[name] = (await of(inner, [row]))[0] ?? []
    return { ...(await remove(inner, resource, key)), named: held }
  }).finally(() => clearGuestCache(ctx))
