/** The defaults if neither the caller, nor the channel, nor the tenant says otherwise. The contract publishes these values. */

export const DEFAULT_LANGUAGE = 'NL'

/** The default country of an address, and the default tax zone. */
export const DEFAULT_COUNTRY = 'NL'

export const DEFAULT_TIME_ZONE = 'Europe/Amsterdam'

export const DEFAULT_CURRENCY = 'EUR'
