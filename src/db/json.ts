/** The shapes that jsonb columns hold. */

/** Text in several languages: language code in upper case → text. */
export type Localized = Record<string, string>

export type Access = 'OWNER' | 'EDITOR' | 'VIEWER' | 'NONE'

/** Role domain → access, such as `{ pricing: 'OWNER' }`. */
export type Roles = Record<string, Access>
