/** The language of a channel: that of whoever searches without saying theirs. */
import type { Ctx } from '../../../core/context.js'
import { find } from '../../../core/store/store.js'
import { channel } from '../../../resources/platform/channel.js'
import { cachedForChannel, knownForChannel } from './channel.guest.js'

const DEFAULT_LANGUAGE = 'NL'

/** The language that the caller's channel is set to, otherwise that of the tenant's data, otherwise Dutch; in capitals. */
export const languageOfChannel = (ctx: Ctx): Promise<string> =>
  cachedForChannel(ctx, 'language', async () => {
    const { tenantId, channelId } = ctx.actor
    const language = (await find(ctx, channel, { id: channelId }))?.language
    if (language) return language
    const query = ctx.tenants.control.selectFrom('control.tenant').select('defaultDataLanguage').where('id', '=', tenantId)
    return (await query.executeTakeFirst())?.defaultDataLanguage?.toUpperCase() ?? DEFAULT_LANGUAGE
  })

/** The languages that a context has asked for: inside a transaction nothing is cached for others. */
const asked = new WeakMap<Ctx, Promise<string>>()

/** The same, at once where it is cached: lists of localized values begin with it. */
export function defaultLanguage(ctx: Ctx): string | Promise<string> {
  const known = knownForChannel(ctx, 'language')
  if (typeof known === 'string') return known
  const language = asked.get(ctx) ?? languageOfChannel(ctx)
  asked.set(ctx, language)
  return language
}
