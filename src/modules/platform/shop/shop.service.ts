import { v7 } from 'uuid'
import { notFound } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { find, rowsOf } from '../../../core/store/store.js'
import type { Database } from '../../../db/database.js'
import type { ChannelRow, ShopRow } from '../../../db/db.gen.js'
import { channel } from '../../../resources/platform/channel.js'
import { shop } from './shop.resource.js'
import { inOwnTenant } from './tenant-rows.js'

/** Adds the shop of a channel, with default settings. */
export async function addShop(db: Database, channelId: number, at: Date): Promise<void> {
  await db
    .insertInto('shop')
    .values({ uuid: v7({ msecs: at.getTime() }), channelId, createdAt: at, lastModifiedAt: at })
    .execute()
}

/** Returns a shop, whose id is that of its channel. */
export async function getShop(ctx: Ctx, shopId: number): Promise<ShopRow> {
  const found = await find(ctx, shop, { channelId: shopId })
  if (!found) throw notFound('Shop', 'SHOP_NOT_FOUND_ERROR', { shopId })
  return found
}

/** Returns the shop of each channel, for callers that may see it. */
export const shopsOfChannels = inOwnTenant<ChannelRow, ShopRow>(async (ctx, channels) => {
  const ids = channels.map(({ id }) => id)
  const byChannel = new Map((await rowsOf(ctx, shop, 'channelId', ids)).map((row) => [row.channelId, row]))
  return ids.map((id) => byChannel.get(id) ?? null)
})

/** Returns the channel of each shop, which provides its name. */
export const channelsOfShops = inOwnTenant<ShopRow, ChannelRow>(async (ctx, shops) => {
  const ids = shops.map(({ channelId }) => channelId)
  const byId = new Map((await rowsOf(ctx, channel, 'id', ids)).map((row) => [row.id, row]))
  return ids.map((id) => byId.get(id) ?? null)
})
