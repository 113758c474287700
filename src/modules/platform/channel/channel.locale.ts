/**
 * The language, country, time zone and currency of a channel: the defaults of its callers. They are cached together with the
 * other settings of the channel, so that almost no request reads them.
 */
import { DEFAULT_COUNTRY, DEFAULT_CURRENCY, DEFAULT_LANGUAGE, DEFAULT_TIME_ZONE } from '../../../contract/defaults.js'
import type { Ctx } from '../../../core/context.js'
import { find } from '../../../core/store/store.js'
import { channel } from '../../../resources/platform/channel.js'
import { cachedForChannel, knownForChannel } from './channel.guest.js'
import { isTimeZone } from './day.js'

export interface ChannelLocale {
  /** Two letters in capitals: the language of the channel, otherwise that of the tenant's data. */
  language: string
  /** Two letters in capitals: the country of addresses without one, and the zone whose tax is added by default. */
  country: string
  /** An IANA name, such as Europe/Amsterdam: determines when a day begins. */
  timeZone: string
  /** Three letters in capitals: only prices in this currency apply. */
  currency: string
}

const readLocale = (ctx: Ctx): Promise<ChannelLocale> =>
  cachedForChannel(
    ctx,
    'locale',
    async () => {
      const row = await find(ctx, channel, { id: ctx.actor.channelId })
      return {
        language: row?.language ?? (await languageOfTenant(ctx)) ?? DEFAULT_LANGUAGE,
        country: row?.country ?? DEFAULT_COUNTRY,
        // Another version of Node.js may not know a stored time zone, which must not stop a sale.
        timeZone: row?.timeZone && isTimeZone(row.timeZone) ? row.timeZone : DEFAULT_TIME_ZONE,
        currency: row?.currency ?? DEFAULT_CURRENCY,
      }
    },
    // Transactions that change channels do nothing else, unless the whole request is one.
    !ctx.request,
  )

async function languageOfTenant({ actor, tenants }: Ctx): Promise<string | undefined> {
  const query = tenants.control.selectFrom('control.tenant').select('defaultDataLanguage').where('id', '=', actor.tenantId)
  return (await query.executeTakeFirst())?.defaultDataLanguage?.toUpperCase()
}

/** Returns the locale of the caller's channel; synchronously if it is cached. A request that is one transaction reads it once, because it may have changed it. */
export function localeOf(ctx: Ctx): ChannelLocale | Promise<ChannelLocale> {
  const known = knownForChannel(ctx, 'locale') as ChannelLocale | undefined
  if (known) return known
  return ctx.requestCache.get(localeOf, ctx.actor.channelId, () => readLocale(ctx))
}

/** Returns the locale of another channel, such as that of a cart or an order. */
export const localeOfChannel = (ctx: Ctx, channelId: number): ChannelLocale | Promise<ChannelLocale> =>
  localeOf(channelId === ctx.actor.channelId ? ctx : { ...ctx, actor: { ...ctx.actor, channelId } })

/** Returns the language of the caller's channel, which comes first in lists of localized values. */
export function defaultLanguage(ctx: Ctx): string | Promise<string> {
  const locale = localeOf(ctx)
  return locale instanceof Promise ? locale.then(({ language }) => language) : locale.language
}
