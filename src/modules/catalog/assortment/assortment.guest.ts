/** What visitors see: the order lists of the guest account of their channel. */
import { hasRole } from '../../../core/auth/access.js'
import type { Ctx } from '../../../core/context.js'
import { find } from '../../../core/store/store.js'
import { channel } from '../../../resources/platform/channel.js'
import { cachedGuest } from '../../platform/channel/channel.guest.js'
import { type ListInForce, listsThatApply } from './assortment.lists.js'

/** The guest of a channel, and the lists in force for it. */
export interface Guest {
  id: number
  lists: readonly ListInForce[]
}

/** The guest that the caller counts as: null for whoever is logged in, for the staff and for other systems, and where the channel has none. */
export async function guestOf(ctx: Ctx): Promise<Guest | null> {
  if (ctx.actor.user || ctx.actor.kind === 'client' || isStaffOrEditor(ctx)) return null
  return cachedGuest(ctx, async () => {
    const id = (await find(ctx, channel, { id: ctx.actor.channelId }))?.anonymousUserId ?? null
    return id === null ? null : { id, lists: await listsThatApply(ctx, { userId: id, companyIds: null }, []) }
  })
}

/** Whoever may change products or read users sees everything; a storefront's key reads products, too, and is in the hands of anybody. */
export const isStaffOrEditor = ({ actor: { roles } }: Ctx) =>
  hasRole(roles, 'product', 'EDITOR') || hasRole(roles, 'user', 'VIEWER')
