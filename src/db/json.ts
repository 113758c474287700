/** The shapes that jsonb columns hold. */

/** Text in several languages: language code in upper case → text. */
export type Localized = Record<string, string>

export type Access = 'OWNER' | 'EDITOR' | 'VIEWER' | 'NONE'

/** Role domain → access, such as `{ pricing: 'OWNER' }`. */
export type Roles = Record<string, Access>

/** One day of a warehouse's week, 0 = Sunday; times as HH:MM, null where it is closed or takes no lunch break. */
export interface BusinessDay {
  dayOfWeek: number
  openingTime: string | null
  closingTime: string | null
  lunchBeakStartTime: string | null
  lunchBeakEndTime: string | null
}

/** Hours in which a client meets the contract as it will be after the removal; both ends as ISO 8601. */
export interface Brownout {
  from: string
  to: string
}

/** Id of a deprecated item → when it was last used, as ISO 8601. */
export type LastUses = Record<string, string>

/** A key as JSON (RFC 7517). */
export type Jwk = Record<string, unknown>

/** What an event is about; who carries it out looks up the rest. */
export type EventPayload = Record<string, unknown>

/** What a magic token carries along for whoever made it. */
export type Extras = string[]

/** The value of an attribute, by the type of its description: texts per language, chosen members, or a single value. */
export type StoredValue = Record<string, string[]> | string[] | string | number

/** Tags per language. */
export type LocalizedTags = Record<string, string[]>

/** A file that lies in the store, or a video that lies elsewhere. */
export interface MediaFile {
  key?: string
  uri?: string
  fileName?: string
  mimeType: string | null
  size?: number
  cacheControl?: string
}

/** Language → its file. */
export type MediaFiles = Record<string, MediaFile>
