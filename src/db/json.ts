/** The types of the values in jsonb columns. */

/** Text in several languages: language code in upper case → text. */
export type Localized = Record<string, string>

export type Access = 'OWNER' | 'EDITOR' | 'VIEWER' | 'NONE'

/** Role domain → access, such as `{ pricing: 'OWNER' }`. */
export type Roles = Record<string, Access>

/** The opening hours of a warehouse on one day of the week (0 = Sunday). Times are HH:MM; null means closed, or no lunch break. */
export interface BusinessDay {
  dayOfWeek: number
  openingTime: string | null
  closingTime: string | null
  lunchBeakStartTime: string | null
  lunchBeakEndTime: string | null
}

/** A period in which the API behaves for a client as it will after the removal. Both ends are ISO 8601. */
export interface Brownout {
  from: string
  to: string
}

/** Id of a deprecated item → when it was last used, as ISO 8601. */
export type LastUses = Record<string, string>

/** A JSON Web Key (RFC 7517). */
export type Jwk = Record<string, unknown>

/** The data of an event, usually ids. The handler reads the rest from the database. */
export type EventPayload = Record<string, unknown>

/** Extra strings that the creator of a magic token stores in it. */
export type Extras = string[]

/** The value of an attribute. The type of its description decides: texts per language, selected enum values, or a single value. */
export type StoredValue = Record<string, string[]> | string[] | string | number

/** Tags per language. */
export type LocalizedTags = Record<string, string[]>

/** A file in our storage (`key`), or a video on another server (`uri`). */
export interface MediaFile {
  key?: string
  uri?: string
  fileName?: string
  mimeType: string | null
  size?: number
  cacheControl?: string
}

/** Language code → file. */
export type MediaFiles = Record<string, MediaFile>

/** The user groups that a price sheet is assigned to. */
export type Usergroups = string[]
