/** What counts where neither the caller, nor the channel, nor the tenant says otherwise. The contract publishes these values as defaults. */

export const DEFAULT_LANGUAGE = 'NL'

/** The country of an address without one, and the zone whose tax is added if nobody names one. */
export const DEFAULT_COUNTRY = 'NL'

export const DEFAULT_TIME_ZONE = 'Europe/Amsterdam'

export const DEFAULT_CURRENCY = 'EUR'
