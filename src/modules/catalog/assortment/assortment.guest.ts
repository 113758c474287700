/** The assortment of visitors: the order lists of the guest account of their channel. */
import { hasRole } from '../../../core/auth/access.js'
import type { Ctx } from '../../../core/context.js'
import { find } from '../../../core/store/store.js'
import { channel } from '../../../resources/platform/channel.js'
import { cachedGuest } from '../../platform/channel/channel.guest.js'
import { type ListInForce, listsThatApply } from './assortment.lists.js'

/** The guest account of a channel, and its active lists. */
export interface Guest {
  id: number
  lists: readonly ListInForce[]
}

/** Returns the guest account that applies to the caller: null for logged-in users, staff and other systems, and if the channel has none. */
export async function guestOf(ctx: Ctx): Promise<Guest | null> {
  if (ctx.actor.user || ctx.actor.kind === 'client' || isStaffOrEditor(ctx)) return null
  return cachedGuest(ctx, async () => {
    const id = (await find(ctx, channel, { id: ctx.actor.channelId }))?.anonymousUserId ?? null
    return id === null ? null : { id, lists: await listsThatApply(ctx, { userId: id, companyIds: null }, []) }
  })
}

/** Returns whether the caller may change products or read users and therefore sees everything. Reading products is not enough: a storefront's key is public. */
export const isStaffOrEditor = ({ actor: { roles } }: Ctx) =>
  hasRole(roles, 'product', 'EDITOR') || hasRole(roles, 'user', 'VIEWER')
